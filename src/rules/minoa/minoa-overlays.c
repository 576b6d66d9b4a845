/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What areas are worth: the overlay, and what a move wins by it. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

/* Much can still happen in larger areas, so a move that leaves one player on the border has not gained it. */
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

  return TRUE;
}

/* The overlay "territory": one mark for each triangle of an area that it says something about. */
static guint
territory_marks (const AriPosition *position,
                 AriMark           *marks)
{
  MinoaArea areas[MINOA_BORDER_LINES];
  guint n_areas = minoa_areas (minoa_get (position), areas), n = 0;

  /* As long as the board is one area, a mark on all of it would say nothing. */
  if (n_areas < 2)
    return 0;

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
mark_words (const AriMark  *mark,
            guint           n_spots,
            const char     *usual,
            const AriNames *names)
{
  if (n_spots < 2)
    return NULL;

  /* Translators: an area, such as “safe area of Red”, and its size. */
  return g_strdup_printf (ngettext ("%1$s, %2$u triangle", "%1$s, %2$u triangles", n_spots), usual, n_spots);
}

static const AriOverlay territory = {
  .id = "territory",
  .title = N_("Who Owns What"),
  .explanation = N_("As soon as the board is divided, shows which areas already count for a player, which "
                    "only one player borders so far, and which are contested."),
  .marks = territory_marks,
};

const AriOverlays minoa_overlays = { .list = &territory, .n = 1, .words = mark_words };

/* Areas that only one seat borders, as seen by a seat. */
typedef struct
{
  MinoaCells safe;   /* count for the seat for good */
  MinoaCells owned;  /* the seat alone borders so far, and they are small enough to be a gain */
  MinoaCells alone;  /* the same of any size, and what is safe */
  MinoaCells others; /* of all other seats, for good or so far */
} Held;

static Held
find_held (const AriPosition *position,
           AriActor           seat)
{
  MinoaArea areas[MINOA_BORDER_LINES];
  guint n_areas = minoa_areas (minoa_get (position), areas);
  Held held = { 0 };

  for (guint i = 0; i < n_areas; i++)
    {
      MinoaCells cells = areas[i].cells;
      gboolean own = minoa_owner (&areas[i]) == seat;
      AriMarkKind kind;

      if (!judge (position, &areas[i], &kind) || kind == ARI_MARK_CONTESTED)
        continue;

      if (own)
        held.alone |= cells;
      if (kind == ARI_MARK_OWNED && areas[i].n_cells > LARGEST_CLAIM)
        continue;

      if (own && kind == ARI_MARK_SAFE)
        held.safe |= cells;
      else if (own)
        held.owned |= cells;
      else
        held.others |= cells;
    }

  return held;
}

/* How many more triangles a seat has at @then than at @before: a part of what it had alone is no gain. */
static int
count_gain (const Held *before,
            const Held *then)
{
  return (int) minoa_count_cells ((then->safe | then->owned) & ~before->alone)
         - (int) minoa_count_cells ((before->safe | before->owned) & ~then->alone);
}

/* The most triangles out of which @seat could shut everyone else by one move at @position, if it had the
 * turn, beyond those out of which it did at @from. */
static int
most_gained (const AriPosition *from,
             const AriPosition *position,
             AriActor           seat)
{
  Held before = find_held (from, seat);
  AriAction actions[ARI_MAX_ACTIONS];
  AriPosition start = *position;
  int most = 0;
  guint n;

  ((Minoa *) &start)->actor = (guint8) seat;
  n = minoa_actions (&start, actions);
  for (guint i = 0; i < n; i++)
    {
      AriPosition after = start;
      Held then;

      minoa_apply (&after, actions[i]);
      then = find_held (&after, seat);
      most = MAX (most, count_gain (&before, &then));
    }

  return most;
}

/* The same for the seat against @seat that could gain most. */
static int
most_gained_against (const AriPosition *from,
                     const AriPosition *position,
                     AriActor           seat)
{
  const Minoa *m = minoa_get (position);
  guint32 side = minoa_side (position, seat);
  int most = 0;

  for (AriActor other = 1; other <= m->seats; other++)
    if ((side >> (other - 1) & 1) == 0)
      most = MAX (most, most_gained (from, position, other));

  return most;
}

AriMerit
minoa_reason (const AriPosition *position,
              AriAction          action)
{
  AriActor seat = minoa_get (position)->actor;
  AriPosition after = *position;
  Held before = find_held (position, seat), then;
  int safe, owned, lost;

  minoa_apply (&after, action);
  then = find_held (&after, seat);
  safe = (int) minoa_count_cells (then.safe) - (int) minoa_count_cells (before.safe);
  owned = count_gain (&before, &then);
  lost = (int) minoa_count_cells (before.others) - (int) minoa_count_cells (then.others);

  if (safe > 0)
    return ari_merit ("secures",
                      ngettext ("It secures %d triangle for good.",
                                "It secures %d triangles for good.", (gulong) safe), safe);
  if (owned > 0)
    return ari_merit ("owns",
                      ngettext ("It shuts everyone else out of %d more triangle for now.",
                                "It shuts everyone else out of %d more triangles for now.",
                                (gulong) owned), owned);
  if (lost > 0)
    return ari_merit ("takes-away",
                      ngettext ("It takes away %d triangle that only others bordered.",
                                "It takes away %d triangles that only others bordered.",
                                (gulong) lost), lost);

  return ARI_NO_MERIT;
}

AriMerit
minoa_purpose (const AriPosition *position,
               AriAction          action)
{
  AriActor seat = minoa_get (position)->actor;
  AriPosition after = *position;
  int own, more, against, left;

  minoa_apply (&after, action);
  if (minoa_get (&after)->actor == ARI_NONE)
    return ARI_NO_MERIT;

  own = most_gained (&after, &after, seat);
  more = own - most_gained (position, position, seat);
  against = most_gained_against (position, position, seat);
  left = most_gained_against (position, &after, seat);

  if (more > 0 && more >= against - left)
    return ari_merit ("threatens",
                      ngettext ("It threatens to shut everyone else out of %d triangle with the "
                                "next move.",
                                "It threatens to shut everyone else out of %d triangles with the "
                                "next move.", (gulong) own), own);
  if (against > 0 && left == 0)
    return ari_merit ("stops-threat",
                      ngettext ("It stops a threat: with the next move, an opponent could have shut "
                                "everyone else out of %d more triangle.",
                                "It stops a threat: with the next move, an opponent could have shut "
                                "everyone else out of %d more triangles.",
                                (gulong) against), against);
  if (left < against)
    return ari_merit ("weakens-threat",
                      ngettext ("It weakens a threat: with the next move, an opponent could shut "
                                "everyone else out of %1$d more triangle, not %2$d.",
                                "It weakens a threat: with the next move, an opponent could shut "
                                "everyone else out of %1$d more triangles, not %2$d.",
                                (gulong) left), left, against);

  return minoa_purpose_on_area (position, action);
}
