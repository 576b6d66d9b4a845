/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Areas are found from the border: since sticks are a forest, walking along the border and around every tree
 * on the way returns to the start, and passes the border lines of exactly one area. So a few steps with
 * 24-bit masks tell which seats have pieces on an area; triangles are only filled in where they are
 * counted. */
#include "minoa-position.h"

/* The last point of the tree before @point on the way around the border, or @point itself if it is the only
 * one. @tree must have a border point. */
static guint
previous_in_tree (guint32 tree,
                  guint   point)
{
  guint32 before = tree & ((1u << point) - 1);

  return 31 - (guint) __builtin_clz (before != 0 ? before : tree);
}

static guint32
border_of_tree (const Minoa *m,
                guint        point)
{
  return (guint32) m->tree[point] & MINOA_BORDER_MASK;
}

/* The border lines, as a mask, of the area that border line @line belongs to. */
static guint32
border_of_area (const Minoa *m,
                guint        line)
{
  guint32 border = 0;
  guint l = line;

  do
    {
      guint end = (l + 1) % MINOA_BORDER_POINTS;

      border |= 1u << l;
      /* Around the tree at the end of the line: the border continues where the tree next touches it on the
       * far side. */
      l = previous_in_tree (border_of_tree (m, end), end);
    }
  while (l != line);

  return border;
}

/* Passages between neighbouring triangles, each at the lower cell of the two. */
static void
find_passages (const guint64 sticks[MINOA_LINE_WORDS],
               MinoaCells   *beside,
               MinoaCells   *above)
{
  const MinoaGeometry *g = minoa_geometry ();

  *beside = *above = 0;
  for (guint l = MINOA_BORDER_LINES; l < MINOA_LINES; l++)
    if (!minoa_has_line (sticks, l))
      {
        guint a = g->cell[g->line_triangles[l][0]], b = g->cell[g->line_triangles[l][1]];
        MinoaCells lower = (MinoaCells) 1 << MIN (a, b);

        if (MAX (a, b) - MIN (a, b) == 1)
          *beside |= lower;
        else
          *above |= lower;
      }
}

static MinoaCells
flood (MinoaCells seed,
       MinoaCells beside,
       MinoaCells above)
{
  MinoaCells before, cells = seed;

  do
    {
      before = cells;
      cells |= (cells & beside) << 1;
      cells |= (cells >> 1) & beside;
      cells |= (cells & above) << MINOA_CELL_ABOVE;
      cells |= (cells >> MINOA_CELL_ABOVE) & above;
    }
  while (cells != before);

  return cells;
}

guint
minoa_count_cells (MinoaCells cells)
{
  return (guint) (__builtin_popcountll ((guint64) cells) + __builtin_popcountll ((guint64) (cells >> 64)));
}

static guint32
seats_on (const Minoa *m,
          guint32      border)
{
  guint32 seats = 0;

  for (guint s = 0; s < m->seats; s++)
    if ((m->pieces[s] & border) != 0)
      seats |= 1u << s;

  return seats;
}

/* Lists all areas and returns their number. Every area touches the border, so there are at most 24. */
guint
minoa_areas (const Minoa *m,
             MinoaArea    areas[MINOA_BORDER_LINES])
{
  const MinoaGeometry *g = minoa_geometry ();
  MinoaCells beside, above;
  guint32 left = MINOA_BORDER_MASK;
  guint n = 0;

  find_passages (m->sticks, &beside, &above);
  while (left != 0)
    {
      guint line = (guint) __builtin_ctz (left);
      MinoaArea *area = &areas[n++];

      area->border = border_of_area (m, line);
      area->seats = seats_on (m, area->border);
      area->filled = (area->border & ~minoa_occupied (m)) == 0;
      area->cells = flood ((MinoaCells) 1 << g->cell[g->line_triangles[line][0]], beside, above);
      area->n_cells = minoa_count_cells (area->cells);
      left &= ~area->border;
    }

  return n;
}

/* The area on whose border @line lies, or inside which it is vacant. */
const MinoaArea *
minoa_find_area (const MinoaArea *areas,
                 guint            n_areas,
                 guint            line)
{
  guint triangle = minoa_geometry ()->line_triangles[line][0];

  for (guint i = 0; i < n_areas; i++)
    if (minoa_has_triangle (&areas[i], triangle))
      return &areas[i];

  g_return_val_if_reached (NULL);
}

/* Whether the game is over: all border lines carry pieces, and each area has pieces of only one seat. */
gboolean
minoa_is_divided_up (const Minoa *m)
{
  guint32 left = MINOA_BORDER_MASK;

  if (minoa_occupied (m) != MINOA_BORDER_MASK)
    return FALSE;

  while (left != 0)
    {
      guint32 border = border_of_area (m, (guint) __builtin_ctz (left));

      if (!minoa_is_one_seat (seats_on (m, border)))
        return FALSE;
      left &= ~border;
    }

  return TRUE;
}

/* The border lines of the two areas that a stick on the open line @line would make from one. Both are 0 if it
 * does not divide an area because one of the trees it joins does not touch the border. */
void
minoa_halves (const Minoa *m,
              guint        line,
              guint32      halves[2])
{
  const guint8 *ends = minoa_geometry ()->ends[line];
  guint32 tree = border_of_tree (m, ends[0]), other = border_of_tree (m, ends[1]);
  guint32 area, between;
  guint from, to;

  halves[0] = halves[1] = 0;
  if (tree == 0 || other == 0)
    return;

  /* The whole other tree lies between two neighbouring points of this one; the border line behind the first
   * of these belongs to the area that both touch. */
  to = (guint) __builtin_ctz (other);
  from = previous_in_tree (tree, to);
  area = border_of_area (m, from);
  between = from < to ? (1u << to) - (1u << from) : ~((1u << from) - (1u << to));
  halves[0] = area & between;
  halves[1] = area & ~between;
}

/* What already counts: areas whose border lines are all filled, by one seat alone. */
void
minoa_scores (const AriPosition *position,
              int                scores[ARI_MAX_SEATS])
{
  const Minoa *m = minoa_get (position);
  MinoaArea areas[MINOA_BORDER_LINES];
  guint n = minoa_areas (m, areas);

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    scores[s] = 0;
  for (guint i = 0; i < n; i++)
    if (areas[i].filled && minoa_owner (&areas[i]) != ARI_NONE)
      scores[minoa_owner (&areas[i]) - 1] += (int) areas[i].n_cells;
}

guint
minoa_side (const AriPosition *position,
            AriActor           seat)
{
  const Minoa *m = minoa_get (position);
  guint side = 1u << (seat - 1);

  if (seat > m->seats)
    return 0;

  if (m->seats == MINOA_SEATS && m->teams == MINOA_TEAMS_PARTNERS)
    side |= 1u << ((seat + 1) % MINOA_SEATS);

  return side;
}
