/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-slow.h"

#include "ari-rules.h"
#include "minoa/minoa.h"

static guint lines_of[SLOW_TRIANGLES][3];
static guint triangles_on[SLOW_LINES];   /* how many */
static guint triangle_on[SLOW_LINES][2]; /* which */

/* "d4e5" from the points "d4" and "e5". */
static guint
line_between (const AriBoard *board,
              const char     *p,
              const char     *q)
{
  char name[5] = { p[0], p[1], q[0], q[1], '\0' };

  return ari_board_find (board, name);
}

static void
make_tables (void)
{
  const AriBoard *board = ari_rules_minoa.board (NULL);

  if (triangles_on[0] > 0)
    return;

  for (guint t = 0; t < SLOW_TRIANGLES; t++)
    {
      const char *name = board->spots[SLOW_LINES + t].name;

      lines_of[t][0] = line_between (board, name, name + 2);
      lines_of[t][1] = line_between (board, name, name + 4);
      lines_of[t][2] = line_between (board, name + 2, name + 4);
      for (guint k = 0; k < 3; k++)
        {
          g_assert_cmpuint (lines_of[t][k], <, SLOW_LINES);
          triangle_on[lines_of[t][k]][triangles_on[lines_of[t][k]]++] = t;
        }
    }
}

gboolean
slow_is_border (guint line)
{
  make_tables ();
  return triangles_on[line] == 1;
}

void
slow_start (Slow           *slow,
            const AriSetup *setup)
{
  gboolean partners = setup->seats == 4 && setup->values[1] == 0;

  make_tables ();
  *slow = (Slow) { .seats = setup->seats, .coloured = setup->values[0] == 1, .actor = 1 };
  for (guint s = 0; s < slow->seats; s++)
    slow->shares[s] = 24 / slow->seats;

  /* Each opponent hands its pieces over, one after the other. */
  for (guint s = 0; s < slow->seats; s++)
    for (guint piece = 0; piece < setup->head_start[s]; piece++)
      for (guint other = 0; other < slow->seats; other++)
        if (other != s && !(partners && other % 2 == s % 2))
          {
            slow->shares[other]--;
            slow->shares[s]++;
          }
}

void
slow_read (Slow              *slow,
           const AriSetup    *setup,
           const AriPosition *position)
{
  const AriRules *rules = &ari_rules_minoa;

  slow_start (slow, setup);
  slow->actor = ari_rules_actor (rules, position);
  for (guint l = 0; l < SLOW_LINES; l++)
    {
      slow->on[l] = ari_rules_occupant (rules, position, (AriSpot) l);
      if (!slow_is_border (l))
        {
          g_autofree char *text = ari_rules_describe_spot (rules, position, (AriSpot) l);

          slow->on[l] = g_str_equal (text, "stick") ? SLOW_STICK : 0;
        }
    }
}

guint
slow_beside (guint line)
{
  g_assert_true (slow_is_border (line));

  return triangle_on[line][0];
}

guint
slow_next (guint  line,
           guint *end)
{
  const AriBoard *board = ari_rules_minoa.board (NULL);
  const char *point = board->spots[line].name + 2 * *end;

  for (guint l = 0; l < SLOW_LINES; l++)
    for (guint k = 0; k < 2; k++)
      if (l != line && slow_is_border (l) && strncmp (board->spots[l].name + 2 * k, point, 2) == 0)
        {
          *end = 1 - k;
          return l;
        }

  g_assert_not_reached ();
}

static void
fill_in (const Slow *slow,
         guint       triangle,
         guint       index,
         SlowArea   *area,
         guint       area_of[SLOW_TRIANGLES])
{
  area_of[triangle] = index;
  area->triangles++;

  for (guint k = 0; k < 3; k++)
    {
      guint line = lines_of[triangle][k];

      if (slow_is_border (line))
        {
          area->border++;
          if (slow->on[line] == 0)
            area->vacant++;
          else
            area->seats |= 1u << (slow->on[line] - 1);
        }
      else if (slow->on[line] == 0)
        {
          for (guint side = 0; side < 2; side++)
            if (area_of[triangle_on[line][side]] == SLOW_TRIANGLES)
              fill_in (slow, triangle_on[line][side], index, area, area_of);
        }
    }
}

guint
slow_areas (const Slow *slow,
            SlowArea    areas[SLOW_TRIANGLES],
            guint       area_of[SLOW_TRIANGLES])
{
  guint n = 0;

  for (guint t = 0; t < SLOW_TRIANGLES; t++)
    area_of[t] = SLOW_TRIANGLES;
  for (guint t = 0; t < SLOW_TRIANGLES; t++)
    if (area_of[t] == SLOW_TRIANGLES)
      {
        areas[n] = (SlowArea) { 0 };
        fill_in (slow, t, n, &areas[n], area_of);
        n++;
      }

  return n;
}

guint
slow_supply (const Slow *slow,
             guint       seat)
{
  guint supply = slow->shares[seat - 1];

  for (guint l = 0; l < SLOW_LINES; l++)
    if (slow->on[l] == seat)
      supply--;

  return supply;
}

gboolean
slow_legal (const Slow *slow,
            guint       line)
{
  SlowArea areas[SLOW_TRIANGLES];
  guint area_of[SLOW_TRIANGLES], n, before;
  Slow next = *slow;

  if (slow->on[line] != 0)
    return FALSE;
  if (slow_is_border (line))
    return slow_supply (slow, slow->actor) > 0;

  before = slow_areas (slow, areas, area_of);
  next.on[line] = SLOW_STICK;
  n = slow_areas (&next, areas, area_of);
  for (guint i = 0; i < n; i++)
    if (areas[i].border == 0)
      return FALSE;
  if (!slow->coloured || n == before)
    return TRUE;

  /* The two areas on either side of the new stick. */
  return areas[area_of[triangle_on[line][0]]].seats != 0 && areas[area_of[triangle_on[line][1]]].seats != 0;
}

gboolean
slow_over (const Slow *slow)
{
  SlowArea areas[SLOW_TRIANGLES];
  guint area_of[SLOW_TRIANGLES];
  guint n = slow_areas (slow, areas, area_of);

  for (guint i = 0; i < n; i++)
    if (areas[i].vacant > 0 || (areas[i].seats & (areas[i].seats - 1)) != 0)
      return FALSE;

  return TRUE;
}

gboolean
slow_passes (const Slow *slow)
{
  for (guint l = 0; l < SLOW_LINES; l++)
    if (slow_legal (slow, l))
      return FALSE;

  return TRUE;
}

void
slow_apply (Slow *slow,
            guint line)
{
  guint holders = 0, holder = 0;

  if (line < SLOW_LINES)
    {
      slow->on[line] = slow_is_border (line) ? slow->actor : SLOW_STICK;
      for (guint s = 1; s <= slow->seats; s++)
        if (slow_supply (slow, s) > 0)
          {
            holders++;
            holder = s;
          }
      if (slow_is_border (line) && slow_supply (slow, slow->actor) == 0 && holders == 1)
        for (guint l = 0; l < SLOW_LINES; l++)
          if (slow_is_border (l) && slow->on[l] == 0)
            slow->on[l] = holder;
    }

  slow->actor = slow_over (slow) ? 0 : slow->actor % slow->seats + 1;
}

void
slow_scores (const Slow *slow,
             int         scores[4])
{
  SlowArea areas[SLOW_TRIANGLES];
  guint area_of[SLOW_TRIANGLES];
  guint n = slow_areas (slow, areas, area_of);

  for (guint s = 0; s < 4; s++)
    {
      scores[s] = 0;
      for (guint i = 0; i < n; i++)
        if (areas[i].vacant == 0 && areas[i].seats == 1u << s)
          scores[s] += (int) areas[i].triangles;
    }
}

/* Whether sticks already lead from one end of the line to the other. */
gboolean
slow_connected (const Slow *slow,
                guint       line)
{
  const AriBoard *board = ari_rules_minoa.board (NULL);
  gboolean reached[256] = { FALSE }, grew = TRUE; /* by row and number: "d4" is 16 · 3 + 3 */
#define NAME(spot) (board->spots[spot].name)
#define AT(spot, k) (16 * (NAME (spot)[2 * (k)] - 'a') + NAME (spot)[2 * (k) + 1] - '1')

  reached[AT (line, 0)] = TRUE;
  while (grew)
    {
      grew = FALSE;
      for (guint l = 0; l < SLOW_LINES; l++)
        if (slow->on[l] == SLOW_STICK && reached[AT (l, 0)] != reached[AT (l, 1)])
          grew = reached[AT (l, 0)] = reached[AT (l, 1)] = TRUE;
    }

  return reached[AT (line, 1)];
#undef AT
#undef NAME
}
