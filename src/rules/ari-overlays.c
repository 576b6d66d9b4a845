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
             const AriMark  *mark)
{
  const char *colour = mark->seat != 0 ? ari_seat_own_name (rules, mark->seat) : "";
  int percent = (int) lroundf (mark->strength * 100);

  switch (mark->kind)
    {
    case ARI_MARK_SAFE:
      return g_strdup_printf (_("safe area of %s"), colour);
    case ARI_MARK_OWNED:
      return g_strdup_printf (_("area of %s for now"), colour);
    case ARI_MARK_CONTESTED:
      return g_strdup (_("contested"));
    case ARI_MARK_LIKELY:
      if (mark->seat == 0)
        return g_strdup (_("contested"));
      return g_strdup_printf (_("likely area of %1$s, %2$d%%"), colour, percent);
    case ARI_MARK_THREAT:
      return g_strdup_printf (_("a danger for %s"), colour);
    case ARI_MARK_CHANCE_FOR:
      return g_strdup_printf (_("a chance for %s"), colour);
    case ARI_MARK_USED:
      return g_strdup (_("used up"));
    case ARI_MARK_SEEN:
      return g_strdup (_("was seen"));
    case ARI_MARK_REACH:
      return g_strdup_printf (_("can be reached, %d%%"), percent);
    case ARI_MARK_RISK:
      return g_strdup_printf (_("a risk for %1$s, %2$d%%"), colour, percent);
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * ari_mark_words:
 * @n_spots: how many spots the mark stands for: 1, or those of its group that are told together
 *
 * Returns: (transfer full): what the mark says about them, translated, in lower case
 */
char *
ari_mark_words (const AriRules *rules,
                const AriMark  *mark,
                guint           n_spots)
{
  g_autofree char *usual = usual_words (rules, mark);
  char *own = rules->overlays->words != NULL ? rules->overlays->words (mark, n_spots, usual) : NULL;

  return own != NULL ? own : g_steal_pointer (&usual);
}
