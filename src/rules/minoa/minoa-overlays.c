/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What areas are worth: the overlay, and what a move wins by it. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

/* Larger areas are not yet worth calling owned or contested. */
#define LARGEST_CLAIM (MINOA_TRIANGLES / 3)

/* What the overlay says about an area; FALSE: nothing. */
static gboolean
judge (const AriPosition *position,
       const MinoaArea   *area,
       AriMarkKind       *kind)
{
  if (area->seats == 0)
    return FALSE;

  if (minoa_owner (area) != ARI_NONE)
    *kind = area->filled ? ARI_MARK_SAFE : ARI_MARK_OWNED;
  else if ((area->seats & ~minoa_side (position, (AriActor) __builtin_ctz (area->seats) + 1)) != 0)
    *kind = ARI_MARK_CONTESTED;
  else
    return FALSE;

  return *kind == ARI_MARK_SAFE || area->n_cells <= LARGEST_CLAIM;
}

/* The overlay "territory": one mark for each triangle of an area that it says something about. */
static guint
territory_marks (const AriPosition *position,
                 AriMark           *marks)
{
  MinoaArea areas[MINOA_BORDER_LINES];
  guint n_areas = minoa_areas (minoa_get (position), areas), n = 0;

  for (guint i = 0; i < n_areas; i++)
    {
      AriMarkKind kind;

      if (!judge (position, &areas[i], &kind))
        continue;

      for (guint t = 0; t < MINOA_TRIANGLES; t++)
        if (minoa_has_triangle (&areas[i], t))
          marks[n++] = (AriMark) {
            .spot = (AriSpot) (MINOA_SPOT_TRIANGLES + t),
            .kind = kind,
            .seat = (guint8) minoa_owner (&areas[i]),
            .group = (guint8) (i + 1),
            .strength = 1,
          };
    }

  return n;
}

/* Of a whole area, its size matters most. */
static char *
mark_words (const AriMark *mark,
            guint          n_spots,
            const char    *usual)
{
  if (n_spots < 2)
    return NULL;

  /* Translators: an area, such as “secure area of Red”, and its size. */
  return g_strdup_printf (ngettext ("%1$s, %2$u triangle", "%1$s, %2$u triangles", n_spots), usual, n_spots);
}

static const AriOverlay territory = {
  .id = "territory",
  .title = N_("Territory"),
  .explanation = N_("Shows which areas already count for a player, which only one player borders so far, "
                    "and which are contested."),
  .marks = territory_marks,
};

const AriOverlays minoa_overlays = { .list = &territory, .n = 1, .words = mark_words };

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
  guint n = territory_marks (position, marks);
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
    return g_strdup_printf (ngettext ("It secures %d triangle for good.",
                                      "It secures %d triangles for good.", (gulong) safe), safe);
  if (owned > 0)
    return g_strdup_printf (ngettext ("It shuts everyone else out of %d more triangle.",
                                      "It shuts everyone else out of %d more triangles.",
                                      (gulong) owned), owned);
  if (lost > 0)
    return g_strdup_printf (ngettext ("It takes away %d triangle that only others bordered.",
                                      "It takes away %d triangles that only others bordered.",
                                      (gulong) lost), lost);

  return NULL;
}
