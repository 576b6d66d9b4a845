/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-state.h"

#include <string.h>

#include "ari-wide.h"

/* What the inner loops need of a line: its ends a and b, and a × b modulo 256. A border line has two ends
 * that no tree ever contains, so it never closes a cycle and joining them changes nothing; the inner loop
 * need not test what kind of line it has. */
static struct
{
  guint8 a, b, cross, padding;
} table[MINOA_LINES];

#define NOWHERE    MINOA_LANES       /* this point and the next are in no tree */
#define NO_TREE(i) (0xfe + (i))      /* their numbers */

static void
make_table (void)
{
  static gsize once = 0;
  const MinoaGeometry *g;

  if (!g_once_init_enter (&once))
    return;

  g = minoa_geometry ();
  for (guint l = 0; l < MINOA_LINES; l++)
    {
      /* Border lines run from point l on, so that the way round has one direction. */
      guint a = l < MINOA_BORDER_LINES ? l : g->ends[l][0];
      guint b = l < MINOA_BORDER_LINES ? (l + 1) % MINOA_BORDER_POINTS : g->ends[l][1];

      table[l].a = (guint8) (l < MINOA_BORDER_LINES ? NOWHERE : a);
      table[l].b = (guint8) (l < MINOA_BORDER_LINES ? NOWHERE + 1 : b);
      table[l].cross = (guint8) (g->row[a] * g->number[b] - g->row[b] * g->number[a]);
    }
  g_once_init_leave (&once, 1);
}

/* Joins two trees by a stick: one takes over the other's number and root, and its moments are adjusted. */
static inline void
join (MinoaState *self,
      guint       line)
{
  guint8 keep = self->tree[table[line].a], lose = self->tree[table[line].b];
  guint8 shift = (guint8) (self->moment[table[line].a] + table[line].cross - self->moment[table[line].b]);

  for (guint p = 0; p < MINOA_LANES; p++)
    {
      guint8 mask = self->tree[p] == lose ? 0xff : 0;

      self->moment[p] = (guint8) (self->moment[p] + (mask & shift));
      self->tree[p] ^= mask & (keep ^ lose);
    }
}

static inline void
set_stick (MinoaState *self,
           guint       line)
{
  join (self, line);
  self->holder[line] = MINOA_STICK;
  self->n_sticks++;
}

static inline gboolean
closes_cycle (const MinoaState *self,
              guint             line)
{
  return self->tree[table[line].a] == self->tree[table[line].b];
}

/* When only one seat still holds pieces, these go onto all vacant border lines. */
static void
fill_up (MinoaState *self)
{
  guint holders = 0, last = 0, kept = 0;

  for (guint s = 0; s < self->seats; s++)
    if (self->supply[s] > 0)
      {
        holders++;
        last = s;
      }
  if (holders != 1)
    return;

  for (guint l = 0; l < MINOA_BORDER_LINES; l++)
    if (self->holder[l] == 0)
      self->holder[l] = (guint8) (last + 1);
  self->supply[last] = 0;
  self->n_vacant = 0;
  for (guint i = 0; i < self->n_pool; i++)
    if (self->pool[i] >= MINOA_BORDER_LINES)
      self->pool[kept++] = self->pool[i];
  self->n_pool = (guint8) kept;
}

static inline void
set_piece (MinoaState *self,
           guint       line)
{
  self->holder[line] = self->turn + 1;
  self->n_vacant--;
  if (--self->supply[self->turn] == 0)
    fill_up (self);
}

static inline void
pass_turn (MinoaState *self)
{
  self->turn = self->turn + 1 == self->seats ? 0 : self->turn + 1;
}

static guint32
border_points (const MinoaState *self,
               guint             tree)
{
  guint32 mask = 0;

  for (guint p = 0; p < MINOA_BORDER_POINTS; p++)
    mask |= (guint32) (self->tree[p] == tree) << p;

  return mask;
}

/* Whether a piece borders on the area between the border points @from and @to, which one tree connects
 * without touching the border in between. Trees do not cross, so a tree met on the way hides everything
 * between its first and its last border point. */
static gboolean
gap_has_piece (const MinoaState *self,
               guint             from,
               guint             to)
{
  guint length = (to + MINOA_BORDER_POINTS - from) % MINOA_BORDER_POINTS;

  for (guint i = 0; i < length; i++)
    {
      guint point = (from + i) % MINOA_BORDER_POINTS;

      if (i > 0)
        for (guint k = length - 1; k > i; k--)
          if (self->tree[(from + k) % MINOA_BORDER_POINTS] == self->tree[point])
            {
              i = k;
              point = (from + k) % MINOA_BORDER_POINTS;
              break;
            }
      if (self->holder[point] != 0)
        return TRUE;
    }

  return FALSE;
}

/* closing=coloured: whether each part of an area that a stick divides has a piece. The stick divides an
 * area when both its trees touch the border; the parts meet the border between neighbouring points of
 * different trees. */
static gboolean
divides_well (const MinoaState *self,
              guint             line)
{
  guint one = self->tree[table[line].a], other = self->tree[table[line].b];
  guint32 ones = border_points (self, one), others = border_points (self, other), both = ones | others;
  guint from;

  if (ones == 0 || others == 0)
    return TRUE;

  from = 31 - (guint) __builtin_clz (both);
  for (guint32 todo = both; todo != 0; todo &= todo - 1)
    {
      guint to = (guint) __builtin_ctz (todo);

      if (self->tree[from] != self->tree[to] && !gap_has_piece (self, from, to))
        return FALSE;
      from = to;
    }

  return TRUE;
}

static gboolean
is_legal (const MinoaState *self,
          guint             line)
{
  if (line < MINOA_BORDER_LINES)
    return self->holder[line] == 0 && self->supply[self->turn] > 0;

  return !closes_cycle (self, line) &&
         (self->closing == MINOA_CLOSING_LINE || self->n_vacant == 0 || divides_well (self, line));
}

static gboolean
is_done (const MinoaState *self)
{
  return self->n_sticks == MINOA_ALL_STICKS && self->n_vacant == 0;
}

static inline void
set (MinoaState *self,
     guint       line)
{
  if (line < MINOA_BORDER_LINES)
    set_piece (self, line);
  else
    set_stick (self, line);
  pass_turn (self);
}

void
minoa_state_load (MinoaState        *self,
                  const AriPosition *position)
{
  const Minoa *m = minoa_get (position);

  make_table ();
  memset (self, 0, sizeof *self);
  self->seats = m->seats;
  self->closing = m->closing;
  self->partners = m->seats == MINOA_SEATS && m->teams == MINOA_TEAMS_PARTNERS;
  self->turn = m->actor == ARI_NONE ? 0 : m->actor - 1;
  for (guint p = 0; p < MINOA_LANES; p++)
    self->tree[p] = (guint8) p;
  self->tree[NOWHERE] = NO_TREE (0);
  self->tree[NOWHERE + 1] = NO_TREE (1);

  self->first_share = (guint8) minoa_share (m, 1);
  for (guint s = 0; s < m->seats; s++)
    {
      self->supply[s] = (guint8) minoa_supply (m, s + 1);
      for (guint l = 0; l < MINOA_BORDER_LINES; l++)
        if ((m->pieces[s] >> l & 1) != 0)
          self->holder[l] = (guint8) (s + 1);
    }

  for (guint l = 0; l < MINOA_LINES; l++)
    if (minoa_has_line (m->sticks, l))
      set_stick (self, l);
    else if (self->holder[l] == 0)
      {
        self->n_vacant += l < MINOA_BORDER_LINES;
        self->pool[self->n_pool++] = (guint8) l;
      }
}

guint
minoa_state_list (const MinoaState *self,
                  AriAction         actions[ARI_MAX_ACTIONS])
{
  guint n = 0;

  for (guint i = 0; i < self->n_pool; i++)
    if (is_legal (self, self->pool[i]))
      actions[n++] = self->pool[i];

  if (n == 0 && !is_done (self))
    actions[n++] = MINOA_ACTION_PASS;

  return n;
}

void
minoa_state_play (MinoaState *self,
                  AriAction   action)
{
  guint8 *at;

  if (action == MINOA_ACTION_PASS)
    {
      pass_turn (self);
      return;
    }

  at = memchr (self->pool, (int) action, self->n_pool);
  *at = self->pool[--self->n_pool];
  set (self, action);
}

/* Puts lines that may become legal later back into the pool: draws until a line is legal, so that all
 * legal lines are equally likely. After many failures it lists the legal ones. */
static void
finish_slowly (MinoaState *self,
               AriRandom  *random)
{
  guint failures = 0;

  while (!is_done (self))
    {
      guint k = ari_random_below (random, self->n_pool), line = self->pool[k];

      if (line < MINOA_BORDER_LINES ? self->holder[line] != 0 : closes_cycle (self, line))
        self->pool[k] = self->pool[--self->n_pool];
      else if (is_legal (self, line))
        {
          self->pool[k] = self->pool[--self->n_pool];
          set (self, line);
          failures = 0;
        }
      else if (++failures > 2 * MINOA_LINES)
        {
          AriAction actions[ARI_MAX_ACTIONS];
          guint n = minoa_state_list (self, actions);

          minoa_state_play (self, actions[ari_random_below (random, n)]);
          failures = 0;
        }
    }
}

#define BATCH 6

/* Draws numbers below @n, @n − 1, … from one random number: the upper word of each product is a number,
 * the lower word the remaining randomness. Final lower words below the threshold are rejected, so that
 * the numbers are exactly uniform (Brackett-Rozinsky and Lemire, "Batched ranged random integer
 * generation", 2024). */
static inline void
draw_batch (AriRandom *random,
            guint      n,
            guint      drawn[BATCH])
{
  guint64 product = 1, rest;

  for (guint i = 0; i < BATCH; i++)
    product *= n - i;

  do
    {
      rest = ari_random_next (random);
      for (guint i = 0; i < BATCH; i++)
        {
          __extension__ unsigned __int128 wide = (unsigned __int128) rest * (n - i);

          drawn[i] = (guint) (wide >> 64);
          rest = (guint64) wide;
        }
    }
  while (G_UNLIKELY (rest < product) && rest < -product % product);
}

static inline void
swap_lines (MinoaState *self,
            guint       i,
            guint       k)
{
  guint8 line = self->pool[i];

  self->pool[i] = self->pool[k];
  self->pool[k] = line;
}

/* Shuffles the pool (Fisher and Yates, 1938), from the end on. */
static void
shuffle (MinoaState *self,
         AriRandom  *random)
{
  guint n = self->n_pool;

  while (n >= BATCH)
    {
      guint drawn[BATCH];

      draw_batch (random, n, drawn);
      for (guint i = 0; i < BATCH; i++)
        swap_lines (self, drawn[i], --n);
    }
  for (; n > 1; n--)
    swap_lines (self, ari_random_below (random, n), n - 1);
}

/* Two seats with closing=line: a line that is legal for one seat is legal for the other, and an illegal
 * line stays illegal. Drawing uniformly among the legal ones is then the same as going once through all
 * vacant lines in random order and skipping the illegal ones.
 *
 * Filling up is corrected afterwards: if a seat has set more pieces than it owns, its last ones go to the
 * other seat. Whose turn it was after that made no difference. */
ARI_WIDE static void
finish_fast (MinoaState *self,
             AriRandom  *random)
{
  guint plies = self->turn;
  int over = -self->first_share;
  guint8 seat;

  shuffle (self, random);
  for (guint i = self->n_pool; i-- > 0;)
    {
      guint line = self->pool[i];

      if (closes_cycle (self, line))
        continue;
      self->holder[line] = line < MINOA_BORDER_LINES ? 1 + plies % 2 : MINOA_STICK;
      join (self, line);
      plies++;
    }

  for (guint l = 0; l < MINOA_BORDER_LINES; l++)
    over += self->holder[l] == 1;
  seat = over > 0 ? 1 : 2;
  for (guint i = 0; over != 0; i++)
    if (self->pool[i] < MINOA_BORDER_LINES && self->holder[self->pool[i]] == seat)
      {
        self->holder[self->pool[i]] = 3 - seat;
        over += seat == 1 ? -1 : 1;
      }
}

/* Plays uniformly random legal actions until the sticks span the board and the border is full. The game
 * may have ended before, but nothing later changes its outcome. */
void
minoa_state_finish (MinoaState *self,
                    AriRandom  *random)
{
  if (self->seats == 2 && self->closing == MINOA_CLOSING_LINE)
    finish_fast (self, random);
  else
    finish_slowly (self, random);
}

/* The final points: see MinoaState. The border runs clockwise, and so does the turn from the row axis to the
 * number axis, so areas are positive. */
void
minoa_state_scores (const MinoaState *self,
                    int               points[ARI_MAX_SEATS])
{
  int sum[ARI_MAX_SEATS + 1] = { 0 };

  for (guint l = 0; l < MINOA_BORDER_LINES; l++)
    sum[self->holder[l]] += (guint8) (table[l].cross + self->moment[l] -
                                      self->moment[(l + 1) % MINOA_BORDER_POINTS]);

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    points[s] = sum[s + 1];
}

/* Fills the areas of a finished game from their border lines inwards. */
guint
minoa_state_owners (const MinoaState *self,
                    guint8            owners[ARI_MAX_SPOTS])
{
  const MinoaGeometry *g = minoa_geometry ();
  guint8 stack[MINOA_TRIANGLES];

  memset (owners, 0, MINOA_SPOTS);
  for (guint border = 0; border < MINOA_BORDER_LINES; border++)
    {
      guint8 seat = self->holder[border];
      guint n = 0;

      stack[n++] = g->line_triangles[border][0];
      while (n > 0)
        {
          guint triangle = stack[--n];

          if (owners[MINOA_SPOT_TRIANGLES + triangle] != 0)
            continue;
          owners[MINOA_SPOT_TRIANGLES + triangle] = seat;
          for (guint i = 0; i < 3; i++)
            {
              guint line = g->triangle_lines[triangle][i];
              guint beyond = g->line_triangles[line][0] ^ g->line_triangles[line][1] ^ triangle;

              if (line >= MINOA_BORDER_LINES && self->holder[line] != MINOA_STICK &&
                  owners[MINOA_SPOT_TRIANGLES + beyond] == 0)
                stack[n++] = (guint8) beyond;
            }
        }
    }

  return MINOA_SPOTS;
}
