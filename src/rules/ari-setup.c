/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-setup.h"
#include "ari-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * ari_setup_init:
 *
 * Sets the usual number of seats and the default of each option.
 */
void
ari_setup_init (AriSetup       *setup,
                const AriRules *rules)
{
  memset (setup, 0, sizeof *setup);
  setup->rules = rules;
  setup->seats = (guint8) rules->default_seats;
}

/**
 * ari_setup_set_seats:
 *
 * Returns: FALSE with %ARI_RULES_ERROR_SETUP, and nothing changed, if the game does not support that number
 */
gboolean
ari_setup_set_seats (AriSetup *setup,
                     guint     seats,
                     GError  **error)
{
  const AriRules *rules = setup->rules;

  if (seats < rules->min_seats || seats > rules->max_seats)
    {
      /* Translators: the first is the name of a game, as in “Minoa is for 2 to 4 seats, not for 7.” */
      g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP, _("%s is for %u to %u players, not for "
                                                                    "%u."),
                   _(rules->name), rules->min_seats, rules->max_seats, seats);
      return FALSE;
    }

  setup->seats = (guint8) seats;
  return TRUE;
}

gboolean
ari_setup_offers (const AriSetup *setup,
                  guint           option)
{
  const AriOption *o = &setup->rules->options[option];

  return setup->seats >= o->min_seats && (o->idle >> setup->values[0] & 1) == 0;
}

void
ari_setup_settle (AriSetup *setup)
{
  for (guint i = 0; i < setup->rules->n_options; i++)
    if (!ari_setup_offers (setup, i))
      setup->values[i] = 0;
}

static gboolean
refuse_option (const AriRules *rules,
               const char     *name,
               GError        **error)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) names = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < rules->n_options; i++)
    g_strv_builder_add (builder, rules->options[i].name);
  names = g_strv_builder_end (builder);
  list = g_strjoinv (", ", names);
  /* Translators: a game, a name that it does not know, and a list of the names that it knows. */
  g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP, _("%s has no option “%s”; it has: seats, %s."),
               _(rules->name), name, list);

  return FALSE;
}

/**
 * ari_setup_set_option:
 * @name: the option, in its written form
 * @value: the value, in its written form
 *
 * Returns: FALSE with %ARI_RULES_ERROR_SETUP, and nothing changed, if the option or value does not exist
 */
gboolean
ari_setup_set_option (AriSetup   *setup,
                      const char *name,
                      const char *value,
                      GError    **error)
{
  const AriRules *rules = setup->rules;

  for (guint i = 0; i < rules->n_options; i++)
    {
      const AriOption *option = &rules->options[i];
      g_autofree char *list = NULL;

      if (!g_str_equal (option->name, name))
        continue;

      for (guint v = 0; option->values[v] != NULL; v++)
        if (g_str_equal (option->values[v], value))
          {
            setup->values[i] = (guint8) v;
            return TRUE;
          }

      list = g_strjoinv (", ", (char **) option->values);
      g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP,
                   /* Translators: an option, a wrong value, and a list of the right ones. */
                   _("Option “%s” cannot be “%s”; it can be: %s."), name, value, list);
      return FALSE;
    }

  return refuse_option (rules, name, error);
}

static gboolean
lookup_rules (const char      *id,
              const AriRules **rules,
              GError         **error)
{
  g_autoptr(GStrvBuilder) builder = NULL;
  g_auto(GStrv) ids = NULL;
  g_autofree char *list = NULL;
  const AriRules *const *all;
  guint n_rules;

  *rules = ari_rules_lookup (id);
  if (*rules != NULL)
    return TRUE;

  builder = g_strv_builder_new ();
  all = ari_rules_all (&n_rules);
  for (guint i = 0; i < n_rules; i++)
    g_strv_builder_add (builder, all[i]->id);
  ids = g_strv_builder_end (builder);
  list = g_strjoinv (", ", ids);
  g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP,
               _("There is no game “%s”; the games are: %s."), id, list);

  return FALSE;
}

/* One word of the form "seats=3" or "closing=line". */
static gboolean
parse_word (AriSetup   *setup,
            const char *word,
            GError    **error)
{
  const char *equals = strchr (word, '=');
  g_autofree char *name = NULL;
  guint64 seats;

  if (equals == NULL || equals == word || equals[1] == '\0')
    {
      g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP,
                   _("“%s” is not of the form option=value."), word);
      return FALSE;
    }

  name = g_strndup (word, (gsize) (equals - word));
  if (!g_str_equal (name, "seats"))
    return ari_setup_set_option (setup, name, equals + 1, error);

  if (!g_ascii_string_to_unsigned (equals + 1, 10, 0, G_MAXUINT8, &seats, NULL))
    {
      g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP,
                   _("“%s” isn’t a number of players."), equals + 1);
      return FALSE;
    }

  return ari_setup_set_seats (setup, (guint) seats, error);
}

/**
 * ari_setup_parse:
 * @text: the id of a game, then any number of words "seats=N" and "option=value", each at most once
 *
 * Options that @text omits keep their defaults.
 *
 * Returns: FALSE with %ARI_RULES_ERROR_SETUP; @setup is then undefined
 */
gboolean
ari_setup_parse (AriSetup   *setup,
                 const char *text,
                 GError    **error)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t", -1);
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const AriRules *rules = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (words[i][0] == '\0')
        continue;

      if (rules == NULL)
        {
          if (!lookup_rules (words[i], &rules, error))
            return FALSE;
          ari_setup_init (setup, rules);
          continue;
        }

      if (!g_hash_table_add (seen, g_strndup (words[i], strcspn (words[i], "="))))
        {
          g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP,
                       _("“%s” names an option that is already set."), words[i]);
          return FALSE;
        }
      if (!parse_word (setup, words[i], error))
        return FALSE;
    }

  return rules != NULL || lookup_rules ("", &rules, error);
}

/**
 * ari_setup_to_text:
 *
 * Returns: (transfer full): text for ari_setup_parse(), with every option: "minoa seats=2 closing=line
 *   teams=partners"
 */
char *
ari_setup_to_text (const AriSetup *setup)
{
  const AriRules *rules = setup->rules;
  GString *text = g_string_new (rules->id);

  g_string_append_printf (text, " seats=%u", setup->seats);
  for (guint i = 0; i < rules->n_options; i++)
    {
      const AriOption *option = &rules->options[i];

      g_string_append_printf (text, " %s=%s", option->name, option->values[setup->values[i]]);
    }

  return g_string_free_and_steal (text);
}

gboolean
ari_setup_equal (const AriSetup *a,
                 const AriSetup *b)
{
  return a->rules == b->rules && a->seats == b->seats && memcmp (a->values, b->values, sizeof a->values) == 0;
}
