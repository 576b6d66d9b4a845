/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a move does to the walls, or where along the border it stands: the sentences about a move of which
 * nothing better can be said. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

#define WORTH_DIVIDING 8 /* triangles of the smaller part of an area that a stick divides */

/* The parts into which a stick divides an area, in triangles; both are 0: it divides none. */
typedef struct
{
  guint less, more;
} Parts;

static guint
count_open (const Minoa *m)
{
  guint n = 0;

  for (guint w = 0; w < MINOA_LINE_WORDS; w++)
    n += (guint) __builtin_popcountll (m->open[w]);

  return n;
}

/* The points of the wall that begins at @point; 1: there is none. */
static guint
points_of_wall (const Minoa *m,
                guint        point)
{
  return (guint) __builtin_popcountll (m->tree[point]);
}

static Parts
divide (const Minoa *m,
        guint        line)
{
  MinoaArea areas[MINOA_BORDER_LINES];
  guint32 halves[2];
  guint sizes[2] = { 0 }, n;
  Minoa after = *m;

  minoa_halves (m, line, halves);
  if ((halves[0] | halves[1]) == 0)
    return (Parts) { 0 };

  minoa_set_stick (&after, line);
  n = minoa_areas (&after, areas);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < 2; k++)
      if (areas[i].border == halves[k])
        sizes[k] = areas[i].n_cells;

  return (Parts) { MIN (sizes[0], sizes[1]), MAX (sizes[0], sizes[1]) };
}

/* The stick that could divide an area most evenly. */
static Parts
find_division (const Minoa *m)
{
  Parts best = { 0 };

  for (guint line = MINOA_BORDER_LINES; line < MINOA_LINES; line++)
    if (minoa_has_line (m->open, line))
      {
        Parts parts = divide (m, line);

        if (parts.less > best.less)
          best = parts;
      }

  return best;
}

static AriMerit
shape_of_wall (const Minoa *m,
               const Minoa *after,
               guint        line)
{
  const guint8 *ends = minoa_geometry ()->ends[line];
  guint one = points_of_wall (m, ends[0]), other = points_of_wall (m, ends[1]);
  guint n_sticks = points_of_wall (after, ends[0]) - 1;
  guint n_out = count_open (m) - count_open (after) - 1;

  if (one > 1 && other > 1 && n_out == 0)
    return ari_merit ("joins-walls", _("It joins two walls."));
  if (one > 1 && other > 1)
    return ari_merit ("joins-walls",
                      ngettext ("It joins two walls, which rules out %u more line for sticks.",
                                "It joins two walls, which rules out %u more lines for sticks.", n_out), n_out);
  if (n_sticks == 1)
    return ari_merit ("begins-wall", _("It begins a new wall, and spends no piece."));
  if ((after->tree[ends[0]] & MINOA_BORDER_MASK) == 0)
    return ari_merit ("lengthens-wall",
                      ngettext ("It lengthens a wall to %u stick, and spends no piece.",
                                "It lengthens a wall to %u sticks, and spends no piece.", n_sticks), n_sticks);

  return ari_merit ("lengthens-wall",
                    ngettext ("It lengthens a wall from the border to %u stick, and spends no piece.",
                              "It lengthens a wall from the border to %u sticks, and spends no piece.", n_sticks),
                    n_sticks);
}

static AriMerit
shape_of_stick (const Minoa *m,
                guint        line)
{
  Parts parts = divide (m, line), ready;
  Minoa after = *m;

  if (parts.less > 0)
    return ari_merit ("divides",
                      ngettext ("It divides an area into parts of %1$u triangle and of %2$u.",
                                "It divides an area into parts of %1$u triangles and of %2$u.", parts.less),
                      parts.less, parts.more);

  minoa_set_stick (&after, line);
  ready = find_division (&after);
  if (ready.less >= WORTH_DIVIDING && ready.less > find_division (m).less)
    return ari_merit ("prepares-division",
                      ngettext ("It prepares a wall across: one more stick could divide an area into parts of "
                                "%1$u triangle and of %2$u.",
                                "It prepares a wall across: one more stick could divide an area into parts of "
                                "%1$u triangles and of %2$u.", ready.less), ready.less, ready.more);

  return shape_of_wall (m, &after, line);
}

/* The line with the next piece from @line along the border, in steps of @step; @line itself: there is none
 * before a wall that divides them. */
static guint
find_neighbour (const Minoa *m,
                guint32      border,
                guint        line,
                guint        step)
{
  guint l = (line + step) % MINOA_BORDER_LINES;

  while (l != line && (border >> l & 1) != 0)
    {
      if ((minoa_occupied (m) >> l & 1) != 0)
        return l;
      l = (l + step) % MINOA_BORDER_LINES;
    }

  return line;
}

/* How a piece stands to its neighbours. Where it has none on one side, or the same on both, that says nothing
 * of where walls must come. Partners count as opponents do: their areas have to be divided, too. */
static AriMerit
shape_of_piece (const Minoa *m,
                guint        line)
{
  MinoaArea areas[MINOA_BORDER_LINES];
  guint32 border = minoa_find_area (areas, minoa_areas (m, areas), line)->border;
  guint before = find_neighbour (m, border, line, MINOA_BORDER_LINES - 1);
  guint behind = find_neighbour (m, border, line, 1);
  guint32 own = m->pieces[m->actor - 1];
  gboolean between = before != line && behind != line && before != behind;
  guint n_own = (own >> before & 1) + (own >> behind & 1);

  if (between && n_own == 2)
    return ari_merit ("between-own", _("It stands between two pieces of its own colour on the border."));
  if (between && n_own == 1)
    return ari_merit ("between-both", _("It stands between a piece of its own colour and one of another colour "
                                        "on the border."));
  if (between)
    return ari_merit ("between-others", _("It stands between pieces of other colours: walls still have to "
                                          "separate it from them."));
  if (minoa_occupied (m) == 0)
    return ari_merit ("first-piece", _("It’s the first piece on the border."));
  if (own == 0)
    return ari_merit ("first-of-colour", _("It’s the first piece of its colour on the border."));

  return ARI_NO_MERIT;
}

AriMerit
minoa_shape (const AriPosition *position,
             AriAction          action)
{
  const Minoa *m = minoa_get (position);

  if (action == MINOA_ACTION_PASS)
    return ARI_NO_MERIT;

  return action < MINOA_BORDER_LINES ? shape_of_piece (m, action) : shape_of_stick (m, action);
}
