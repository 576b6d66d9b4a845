/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

/* The triangles that count for @seat for good, and those that only it borders so far. */
static void
count_triangles (const AriPosition *position,
                 AriActor           seat,
                 int               *safe,
                 int               *owned)
{
  AriMark marks[ARI_MAX_SPOTS];
  guint n = minoa_territory_marks (position, marks);

  *safe = *owned = 0;
  for (guint i = 0; i < n; i++)
    if (marks[i].seat == seat)
      {
        *safe += marks[i].kind == ARI_MARK_SAFE;
        *owned += marks[i].kind == ARI_MARK_OWNED;
      }
}

/* The most triangles that belong to another seat so far, or for good. */
static int
count_of_others (const AriPosition *position,
                 AriActor           seat)
{
  int sum = 0;

  for (AriActor other = 1; other <= minoa_get (position)->seats; other++)
    {
      int safe, owned;

      count_triangles (position, other, &safe, &owned);
      sum += other != seat ? safe + owned : 0;
    }

  return sum;
}

char *
minoa_reason (const AriPosition *position,
              AriAction          action)
{
  AriActor seat = minoa_get (position)->actor;
  AriPosition after = *position;
  int safe, owned, safe_after, owned_after, lost;

  minoa_apply (&after, action);
  count_triangles (position, seat, &safe, &owned);
  count_triangles (&after, seat, &safe_after, &owned_after);
  lost = count_of_others (position, seat) - count_of_others (&after, seat);

  if (safe_after > safe)
    return g_strdup_printf (ngettext ("It makes %d triangle yours for good.",
                                      "It makes %d triangles yours for good.", (gulong) (safe_after - safe)),
                            safe_after - safe);
  if (owned_after > owned)
    return g_strdup_printf (ngettext ("Then you alone border %d more triangle.",
                                      "Then you alone border %d more triangles.",
                                      (gulong) (owned_after - owned)), owned_after - owned);
  if (lost > 0)
    return g_strdup_printf (ngettext ("It takes away %d triangle that only others bordered.",
                                      "It takes away %d triangles that only others bordered.",
                                      (gulong) lost), lost);

  return NULL;
}
