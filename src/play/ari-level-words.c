/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-level-words.h"

#include <glib/gi18n-lib.h>

char *
ari_level_words (const AriLevel *level,
                 const AriRules *rules)
{
  const char *title = g_dpgettext2 (GETTEXT_PACKAGE, "level", level->title);
  guint rating = ari_level_rating (level, rules);
  g_autofree char *number = g_strdup_printf ("%'u", rating);

  if (rating == 0)
    return g_strdup (title);

  /* Translators: a level of the computer and its rating, as in “Expert · 1,730”. */
  return g_strdup_printf (_("%1$s · %2$s"), title, number);
}

const char *
ari_level_words_explanation (const AriLevel *level,
                             const AriRules *rules)
{
  gboolean remembers = ari_rules_hides_information (rules) && level->memory != NULL;

  return _(remembers ? level->memory : level->explanation);
}

const char *
ari_level_words_meaning (const AriRules *rules)
{
  if (ari_level_rating (&ari_levels ()[0], rules) == 0)
    return NULL;

  return _("The numbers beside the levels are ratings: a player with 400 points more comes out ahead ten times in eleven.");
}
