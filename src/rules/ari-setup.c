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
  setup->seats = (guint8) rules->choices.default_seats;
}

guint
ari_setup_most_head_start (const AriSetup *setup)
{
  const AriHeadStart *head_start = setup->rules->choices.head_start;

  return head_start != NULL ? head_start->most (setup) : 0;
}

gboolean
ari_setup_has_head_start (const AriSetup *setup)
{
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (setup->head_start[i] > 0)
      return TRUE;

  return FALSE;
}

/* What the seats and options don't allow is cut. */
static void
settle_head_starts (AriSetup *setup)
{
  guint most = ari_setup_most_head_start (setup);

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    setup->head_start[i] = i < setup->seats ? (guint8) MIN (setup->head_start[i], most) : 0;
}

/**
 * ari_setup_set_seats:
 *
 * Head starts that are too great with so many seats are cut, and those of other seats dropped.
 *
 * Returns: FALSE with %ARI_RULES_ERROR_SETUP, and nothing changed, if the game does not support that number
 */
gboolean
ari_setup_set_seats (AriSetup *setup,
                     guint     seats,
                     GError  **error)
{
  const AriRules *rules = setup->rules;

  if (seats < rules->choices.min_seats || seats > rules->choices.max_seats)
    {
      if (rules->choices.min_seats == rules->choices.max_seats)
        /* Translators: the first is the name of a game, as in “Minarett is for 2 players, not for 7.” */
        g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP,
                     ngettext ("%s is for %u player, not for %u.", "%s is for %u players, not for %u.",
                               rules->choices.max_seats), _(rules->name), rules->choices.max_seats, seats);
      else
        /* Translators: the first is the name of a game, as in “Minoa is for 2 to 4 seats, not for 7.” */
        g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP, _("%s is for %u to %u players, not for "
                                                                      "%u."),
                     _(rules->name), rules->choices.min_seats, rules->choices.max_seats, seats);
      return FALSE;
    }

  setup->seats = (guint8) seats;
  settle_head_starts (setup);

  return TRUE;
}

gboolean
ari_setup_offers (const AriSetup *setup,
                  guint           option)
{
  const AriOption *o = &setup->rules->choices.options[option];

  return setup->seats >= o->min_seats && (o->idle >> setup->values[0] & 1) == 0;
}

void
ari_setup_settle (AriSetup *setup)
{
  for (guint i = 0; i < setup->rules->choices.n_options; i++)
    if (!ari_setup_offers (setup, i))
      setup->values[i] = 0;
  settle_head_starts (setup);
}

/* "2:3": three for seat 2. */
static gboolean
set_head_start (AriSetup   *setup,
                const char *text,
                GError    **error)
{
  g_auto(GStrv) parts = g_strsplit (text, ":", -1);
  guint most = ari_setup_most_head_start (setup);
  guint64 seat, size;

  if (g_strv_length (parts) != 2
      || !g_ascii_string_to_unsigned (parts[0], 10, 0, G_MAXUINT8, &seat, NULL)
      || !g_ascii_string_to_unsigned (parts[1], 10, 0, G_MAXUINT8, &size, NULL))
    g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP,
                 /* Translators: a part of a text that describes head starts. Keep “2:1” as it is. */
                 _("“%s” isn’t a head start. Expected a seat and a size, such as 2:1."), text);
  else if (seat < 1 || seat > setup->seats)
    g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP,
                 _("There is no seat %u for a head start; the last seat is %u."), (guint) seat, setup->seats);
  else if (size < 1 || size > most)
    g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP,
                 _("A head start in this match can be from 1 to %u, not %u."), most, (guint) size);
  else if (setup->head_start[seat - 1] > 0)
    g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP,
                 _("Seat %u has two head starts. Expected one at most."), (guint) seat);
  else
    {
      setup->head_start[seat - 1] = (guint8) size;
      return TRUE;
    }

  return FALSE;
}

/**
 * ari_setup_set_head_starts:
 * @text: a seat and a size for each seat that has a head start: "1:2,3:1"
 *
 * What is allowed depends on the seats and options, so set these first.
 *
 * Returns: FALSE with %ARI_RULES_ERROR_SETUP, and nothing changed, if the game has no head starts, or not
 *   these
 */
gboolean
ari_setup_set_head_starts (AriSetup   *setup,
                           const char *text,
                           GError    **error)
{
  g_auto(GStrv) parts = g_strsplit (text, ",", -1);
  AriSetup changed = *setup;

  if (setup->rules->choices.head_start == NULL)
    {
      g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP,
                   /* Translators: %s is the name of a game. */
                   _("%s has no head starts."), _(setup->rules->name));
      return FALSE;
    }

  memset (changed.head_start, 0, sizeof changed.head_start);
  for (guint i = 0; parts[i] != NULL; i++)
    if (!set_head_start (&changed, parts[i], error))
      return FALSE;
  *setup = changed;

  return TRUE;
}

/**
 * ari_setup_head_starts_to_text:
 *
 * Returns: (nullable) (transfer full): text for ari_setup_set_head_starts(); %NULL when no seat has one
 */
char *
ari_setup_head_starts_to_text (const AriSetup *setup)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < setup->seats; i++)
    if (setup->head_start[i] > 0)
      g_string_append_printf (text, "%s%u:%u", text->len > 0 ? "," : "", i + 1, setup->head_start[i]);

  return text->len > 0 ? g_string_free_and_steal (g_steal_pointer (&text)) : NULL;
}

static gboolean
refuse_option (const AriRules *rules,
               const char     *name,
               GError        **error)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) names = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < rules->choices.n_options; i++)
    g_strv_builder_add (builder, rules->choices.options[i].name);
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
 * Head starts that are too great with that value are cut.
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

  for (guint i = 0; i < rules->choices.n_options; i++)
    {
      const AriOption *option = &rules->choices.options[i];
      g_autofree char *list = NULL;

      if (!g_str_equal (option->name, name))
        continue;

      for (guint v = 0; option->values[v] != NULL; v++)
        if (g_str_equal (option->values[v], value))
          {
            setup->values[i] = (guint8) v;
            settle_head_starts (setup);
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

/* One word of the form "seats=3" or "closing=line". What follows "head=" is only stored. */
static gboolean
parse_word (AriSetup    *setup,
            const char  *word,
            const char **head_starts,
            GError     **error)
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
  if (g_str_equal (name, "head"))
    {
      *head_starts = equals + 1;
      return TRUE;
    }
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
 * @text: the id of a game, then any number of words "seats=N", "option=value" and "head=…" as in
 *   ari_setup_set_head_starts(), in any order, each at most once
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
  const char *head_starts = NULL;

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
      if (!parse_word (setup, words[i], &head_starts, error))
        return FALSE;
    }

  if (rules == NULL)
    return lookup_rules ("", &rules, error);

  return head_starts == NULL || ari_setup_set_head_starts (setup, head_starts, error);
}

/**
 * ari_setup_to_text:
 *
 * Returns: (transfer full): text for ari_setup_parse(), with every option, and with the head starts if
 *   there are any: "minoa seats=2 closing=line teams=partners head=2:3"
 */
char *
ari_setup_to_text (const AriSetup *setup)
{
  const AriRules *rules = setup->rules;
  g_autofree char *head_starts = ari_setup_head_starts_to_text (setup);
  GString *text = g_string_new (rules->id);

  g_string_append_printf (text, " seats=%u", setup->seats);
  for (guint i = 0; i < rules->choices.n_options; i++)
    {
      const AriOption *option = &rules->choices.options[i];

      g_string_append_printf (text, " %s=%s", option->name, option->values[setup->values[i]]);
    }
  if (head_starts != NULL)
    g_string_append_printf (text, " head=%s", head_starts);

  return g_string_free_and_steal (text);
}

gboolean
ari_setup_equal (const AriSetup *a,
                 const AriSetup *b)
{
  return a->rules == b->rules && a->seats == b->seats && memcmp (a->values, b->values, sizeof a->values) == 0
         && memcmp (a->head_start, b->head_start, sizeof a->head_start) == 0;
}
