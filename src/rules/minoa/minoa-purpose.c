/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a move does to its area, if it neither wins triangles nor threatens to. The sentences count the pieces
 * along the border, and predict nothing. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

#define FEW_VACANT  3 /* border lines of an area: it is nearly filled */
#define USUAL_SHARE (MINOA_TRIANGLES / MINOA_BORDER_LINES) /* triangles that one piece holds on average */

static int
count (guint32 lines)
{
  return __builtin_popcount (lines);
}

/* The pieces of @seat along @border. */
static int
own_pieces (const Minoa *m,
            AriActor     seat,
            guint32      border)
{
  return count (m->pieces[seat - 1] & border);
}

/* The pieces along @border of the seat that has most of them there, but @seat. */
static int
most_pieces (const Minoa *m,
             AriActor     seat,
             guint32      border)
{
  int most = 0;

  for (AriActor other = 1; other <= m->seats; other++)
    if (other != seat)
      most = MAX (most, count (m->pieces[other - 1] & border));

  return most;
}

/* Only opponents border it. */
static gboolean
is_foreign (const AriPosition *position,
            const MinoaArea   *area)
{
  return area->seats != 0 && (area->seats & minoa_side (position, minoa_get (position)->actor)) == 0;
}

static AriMerit
say_lead (const MinoaArea *area,
          int              own,
          int              others)
{
  return ari_merit ("leads",
                    /* Translators: who has how many pieces, such as “3 to 2”. */
                    ngettext ("It takes the lead along an area of %1$u triangle, with %2$d to %3$d "
                              "pieces.",
                              "It takes the lead along an area of %1$u triangles, with %2$d to %3$d "
                              "pieces.", area->n_cells), area->n_cells, own, others);
}

/* @vacant lines of the border of @area are left for others. */
static AriMerit
say_vacant (const MinoaArea *area,
            int              vacant)
{
  if (vacant == 0)
    return ari_merit ("fills",
                      ngettext ("It takes the last vacant border line of an area of %u triangle.",
                                "It takes the last vacant border line of an area of %u triangles.",
                                area->n_cells), area->n_cells);
  if (vacant > FEW_VACANT)
    return ARI_NO_MERIT;

  return ari_merit ("nearly-fills",
                    ngettext ("It leaves only %1$d vacant border line on an area of "
                              "%2$u triangles.",
                              "It leaves only %1$d vacant border lines on an area of "
                              "%2$u triangles.", (gulong) vacant), vacant, area->n_cells);
}

/* A piece more along the border of @area, one of several areas. */
static AriMerit
purpose_along (const AriPosition *position,
               const MinoaArea   *area)
{
  const Minoa *m = minoa_get (position);
  int own = own_pieces (m, m->actor, area->border), others = most_pieces (m, m->actor, area->border);
  int vacant = count (area->border & ~minoa_occupied (m)) - 1;

  if (is_foreign (position, area) && minoa_owner (area) != ARI_NONE)
    return ari_merit ("enters",
                      ngettext ("It enters an area of %u triangle that only one other player bordered.",
                                "It enters an area of %u triangles that only one other player "
                                "bordered.", area->n_cells), area->n_cells);
  if (others > 0 && own == others)
    return say_lead (area, own + 1, others);

  return say_vacant (area, vacant);
}

/* A piece on border line @line makes a row with others of its own. */
static AriMerit
say_row (const Minoa *m,
         guint        line)
{
  guint32 own = m->pieces[m->actor - 1];
  guint before = 0, behind = 0;

  while (before < MINOA_BORDER_LINES
         && (own >> ((line + MINOA_BORDER_LINES - before - 1) % MINOA_BORDER_LINES) & 1) != 0)
    before++;
  while (behind < MINOA_BORDER_LINES && (own >> ((line + behind + 1) % MINOA_BORDER_LINES) & 1) != 0)
    behind++;
  if (before + behind == 0)
    return ARI_NO_MERIT;

  return ari_merit ("row",
                    /* Translators: pieces of one player side by side on the border; at least two. */
                    ngettext ("It makes a row of %u piece along the border.",
                              "It makes a row of %u pieces along the border.",
                              before + behind + 1), before + behind + 1);
}

static AriMerit
purpose_of_piece (const AriPosition *position,
                  AriAction          action)
{
  const Minoa *m = minoa_get (position);
  MinoaArea areas[MINOA_BORDER_LINES];
  guint n_areas = minoa_areas (m, areas);
  AriMerit purpose = ARI_NO_MERIT;

  if (minoa_filled_up (position, action) != 0)
    return ari_merit ("fills-border", _("It makes the rest of the border fill up immediately."));

  /* Along the whole border, one piece decides little. */
  if (n_areas > 1)
    purpose = purpose_along (position, minoa_find_area (areas, n_areas, action));

  return purpose.text != NULL ? purpose : say_row (m, action);
}

/* A stick makes @part of @whole. */
static AriMerit
purpose_of_part (const AriPosition *position,
                 const MinoaArea   *whole,
                 const MinoaArea   *part)
{
  const Minoa *m = minoa_get (position);
  int own = own_pieces (m, m->actor, part->border), others = most_pieces (m, m->actor, part->border);
  guint pieces = (guint) count (minoa_occupied (m) & part->border);

  if (minoa_owner (part) == m->actor && minoa_owner (whole) != m->actor)
    return ari_merit ("encloses",
                      ngettext ("It leaves an area of %u triangle that no other player borders so far.",
                                "It leaves an area of %u triangles that no other player borders so "
                                "far.",
                                part->n_cells), part->n_cells);
  if (is_foreign (position, part) && part->n_cells < USUAL_SHARE * pieces)
    return ari_merit ("boxes-in",
                      ngettext ("It boxes opponents into an area of only %u triangle.",
                                "It boxes opponents into an area of only %u triangles.",
                                part->n_cells), part->n_cells);
  if (own > others && others > 0
      && own_pieces (m, m->actor, whole->border) <= most_pieces (m, m->actor, whole->border))
    return say_lead (part, own, others);

  return ARI_NO_MERIT;
}

static AriMerit
purpose_of_stick (const AriPosition *position,
                  AriAction          action)
{
  const Minoa *m = minoa_get (position);
  AriPosition next = *position;
  MinoaArea areas[MINOA_BORDER_LINES], parts[MINOA_BORDER_LINES];
  const MinoaArea *whole = minoa_find_area (areas, minoa_areas (m, areas), action);
  AriMerit purpose = ARI_NO_MERIT;
  guint n_parts;

  if (whole->filled && minoa_owner (whole) != ARI_NONE)
    return ari_merit ("waits",
                      _("It is a waiting move: the stick lies in an area that already counts for good."));

  minoa_apply (&next, action);
  n_parts = minoa_areas (minoa_get (&next), parts);
  for (guint i = 0; i < n_parts && purpose.text == NULL; i++)
    if ((parts[i].border & whole->border) != 0 && parts[i].border != whole->border)
      purpose = purpose_of_part (position, whole, &parts[i]);

  return purpose;
}

/* What @action makes of its area. */
AriMerit
minoa_purpose_on_area (const AriPosition *position,
                       AriAction          action)
{
  if (action == MINOA_ACTION_PASS)
    return ARI_NO_MERIT;

  return action < MINOA_BORDER_LINES ? purpose_of_piece (position, action)
                                     : purpose_of_stick (position, action);
}
