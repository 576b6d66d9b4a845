/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-setup-words.h"

#include <glib/gi18n-lib.h>

void
ari_setup_words_add (GString    *line,
                     const char *title,
                     const char *value)
{
  g_autofree char *choice = NULL;

  /* Translators: an option and its value, as in “Teams: Each Alone”. */
  choice = value != NULL ? g_strdup_printf (C_("option", "%1$s: %2$s"), title, value) : g_strdup (title);
  g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", choice);
}

void
ari_setup_words_add_all (GString        *line,
                         const AriSetup *setup,
                         const AriNames *names)
{
  const AriRules *rules = setup->rules;

  for (guint i = 0; i < rules->choices.n_options; i++)
    if (ari_setup_offers (setup, i) && setup->values[i] != 0)
      ari_setup_words_add (line, _(rules->choices.options[i].title),
                           _(rules->choices.options[i].value_titles[setup->values[i]]));
  for (AriActor seat = 1; seat <= setup->seats; seat++)
    if (setup->head_start[seat - 1] > 0)
      {
        g_autofree char *words = rules->choices.head_start->words (setup, setup->head_start[seat - 1]);

        ari_setup_words_add (line, ari_names_get (names, rules, seat), words);
      }
}

char *
ari_setup_words (const AriSetup *setup)
{
  g_autoptr(GString) line = g_string_new (_(setup->rules->name));
  g_autofree char *seats = g_strdup_printf (ngettext ("%u player", "%u players", setup->seats), setup->seats);

  ari_setup_words_add (line, seats, NULL);
  ari_setup_words_add_all (line, setup, NULL);

  return g_string_free (g_steal_pointer (&line), FALSE);
}
