/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

/* Triangles of areas that only one seat borders. */
typedef struct
{
  int safe;   /* count for the seat for good */
  int owned;  /* the seat alone borders so far */
  int others; /* the same of all other seats, for good or so far */
} Count;

static Count
count_triangles (const AriPosition *position,
                 AriActor           seat)
{
  AriMark marks[ARI_MAX_SPOTS];
  guint n = minoa_territory_marks (position, marks);
  Count count = { 0 };

  for (guint i = 0; i < n; i++)
    {
      count.safe += marks[i].seat == seat && marks[i].kind == ARI_MARK_SAFE;
      count.owned += marks[i].seat == seat && marks[i].kind == ARI_MARK_OWNED;
      count.others += marks[i].seat != seat && marks[i].kind != ARI_MARK_CONTESTED;
    }

  return count;
}

char *
minoa_reason (const AriPosition *position,
              AriAction          action)
{
  AriActor seat = minoa_get (position)->actor;
  AriPosition after = *position;
  Count before = count_triangles (position, seat), then;
  int safe, owned, lost;

  minoa_apply (&after, action);
  then = count_triangles (&after, seat);
  safe = then.safe - before.safe;
  owned = then.owned - before.owned;
  lost = before.others - then.others;

  if (safe > 0)
    return g_strdup_printf (ngettext ("It makes %d triangle yours for good.",
                                      "It makes %d triangles yours for good.", (gulong) safe), safe);
  if (owned > 0)
    return g_strdup_printf (ngettext ("Then you alone border %d more triangle.",
                                      "Then you alone border %d more triangles.", (gulong) owned), owned);
  if (lost > 0)
    return g_strdup_printf (ngettext ("It takes away %d triangle that only others bordered.",
                                      "It takes away %d triangles that only others bordered.",
                                      (gulong) lost), lost);

  return NULL;
}
