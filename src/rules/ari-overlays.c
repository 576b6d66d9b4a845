/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

#include <glib/gi18n-lib.h>
#include <math.h>

const AriOverlay *
ari_rules_overlays (const AriRules *rules,
                    guint          *n)
{
  *n = rules->overlays != NULL ? rules->overlays->n : 0;

  return rules->overlays != NULL ? rules->overlays->list : NULL;
}

const AriOverlay *
ari_rules_find_overlay (const AriRules *rules,
                        const char     *id)
{
  guint n;
  const AriOverlay *overlays = ari_rules_overlays (rules, &n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (overlays[i].id, id))
      return &overlays[i];

  return NULL;
}

static char *
usual_words (const AriRules *rules,
             const AriMark  *mark,
             const AriNames *names)
{
  const char *player = mark->seat != 0 ? ari_names_get (names, rules, mark->seat) : "";
  int percent = (int) lroundf (mark->strength * 100);

  switch (mark->kind)
    {
    case ARI_MARK_SAFE:
      return g_strdup_printf (_("safe area of %s"), player);
    case ARI_MARK_OWNED:
      return g_strdup_printf (_("area of %s for now"), player);
    case ARI_MARK_CONTESTED:
      return g_strdup (_("contested"));
    case ARI_MARK_LIKELY:
      if (mark->seat == 0)
        return g_strdup (_("no likely owner yet"));
      return g_strdup_printf (_("likely area of %1$s, %2$d%%"), player, percent);
    case ARI_MARK_THREAT:
      return g_strdup_printf (_("a danger for %s"), player);
    case ARI_MARK_CHANCE_FOR:
      return g_strdup_printf (_("a chance for %s"), player);
    case ARI_MARK_USED:
      return g_strdup (_("used up"));
    case ARI_MARK_SEEN:
      return g_strdup (_("was seen"));
    case ARI_MARK_REACH:
      return g_strdup_printf (_("can be reached, %d%%"), percent);
    case ARI_MARK_RISK:
      return g_strdup_printf (_("a risk for %1$s, %2$d%%"), player, percent);
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * ari_mark_words:
 * @n_spots: how many spots the mark stands for: 1, or those of its group that are told together
 * @names: (nullable): what the players are called
 *
 * Returns: (transfer full): what the mark says about them, translated, in lower case
 */
char *
ari_mark_words (const AriRules *rules,
                const AriMark  *mark,
                guint           n_spots,
                const AriNames *names)
{
  g_autofree char *usual = usual_words (rules, mark, names);
  char *own = rules->overlays->words != NULL ? rules->overlays->words (mark, n_spots, usual, names) : NULL;

  return own != NULL ? own : g_steal_pointer (&usual);
}
