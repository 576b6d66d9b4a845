/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What actions do, and what follows: whose turn it is, the tie, the end. */
#include "minotaur-position.h"

#include <string.h>

#include "ari-hash.h"

/* With three seats there are no tiles of 2 and 4. */
static gboolean
is_in_play (guint seats,
            guint value)
{
  return seats == 3 ? value % 2 == 1 : value <= seats;
}

void
minotaur_start (AriPosition    *position,
                const AriSetup *setup)
{
  Minotaur *m = (Minotaur *) position;

  memset (position, 0, sizeof *position);
  m->table = MINOTAUR_BIT (minotaur_n_cells (setup->seats)) - 1;
  for (guint tile = 0; tile < MINOTAUR_TILES; tile++)
    if (is_in_play (setup->seats, minotaur_tile_value (tile)))
      m->unseen |= MINOTAUR_BIT (tile);
  m->turn = 1;
  m->turn_seat = 1;
  m->phase = MINOTAUR_AT_TURN;
  m->seats = setup->seats;
  m->mode = setup->values[0];
  m->prize = setup->values[1];
  m->tie = setup->values[2];
  memcpy (m->given, setup->head_start, sizeof m->given);
}

/* The sum of the resolved pairs of @seat, and of the points that it had at the start. */
int
minotaur_points (const Minotaur *m,
                 AriActor        seat)
{
  int points = m->given[seat - 1];

  for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
    if (minotaur_is_resolved (m, seat, colour))
      points += m->pairs[seat - 1][colour][MINOTAUR_LEFT];

  return points;
}

/* The seats among @seats (bits) with the highest @counts. */
static guint
best_of (guint      seats,
         const int *counts)
{
  guint best = 0;
  int most = 0;

  for (guint s = 0; s < MINOTAUR_MAX_SEATS; s++)
    {
      if ((seats >> s & 1) == 0 || (best != 0 && counts[s] < most))
        continue;
      if (best != 0 && counts[s] > most)
        best = 0;
      most = counts[s];
      best |= 1u << s;
    }

  return best;
}

static void
end_match (Minotaur *m,
           guint     winners)
{
  m->winners = (guint8) winners;
  m->phase = MINOTAUR_AT_END;
  m->turn_seat = 0;
}

/* The tied seat after @seat, in table order; 0 if there is none. */
static AriActor
next_tied (const Minotaur *m,
           AriActor        seat)
{
  guint later = m->tied >> seat;

  return later != 0 ? seat + 1u + (guint) __builtin_ctz (later) : 0;
}

/* The tied seats toss this many rounds before their hits are counted. */
static void
begin_tosses (Minotaur *m,
              guint     rounds)
{
  memset (m->tie_hits, 0, sizeof m->tie_hits);
  m->rounds = (guint8) rounds;
  m->phase = MINOTAUR_AT_TIE;
  m->turn_seat = (guint8) next_tied (m, 0);
}

/* The table is empty and every pair resolved. */
static void
count_points (Minotaur *m)
{
  int points[MINOTAUR_MAX_SEATS] = { 0 };
  guint best;

  for (AriActor seat = 1; seat <= m->seats; seat++)
    points[seat - 1] = minotaur_points (m, seat);
  best = best_of ((1u << m->seats) - 1, points);

  if (__builtin_popcount (best) == 1)
    end_match (m, best);
  else
    {
      m->tied = (guint8) best;
      begin_tosses (m, MINOTAUR_TOSSES);
    }
}

/* All tied seats have made all their tosses. */
static void
count_hits (Minotaur *m)
{
  int hits[MINOTAUR_MAX_SEATS];

  for (guint s = 0; s < MINOTAUR_MAX_SEATS; s++)
    hits[s] = m->tie_hits[s];
  m->tied = (guint8) best_of (m->tied, hits);

  if (m->tie == MINOTAUR_TIE_SHARED || __builtin_popcount (m->tied) == 1)
    end_match (m, m->tied);
  else
    begin_tosses (m, 1);
}

static void
toss_in_tie (Minotaur *m,
             gboolean  hit)
{
  AriActor next = next_tied (m, m->turn_seat);

  m->tie_hits[m->turn_seat - 1] = (guint8) (m->tie_hits[m->turn_seat - 1] + hit);
  if (next != 0)
    {
      m->turn_seat = (guint8) next;
      return;
    }

  m->turn_seat = (guint8) next_tied (m, 0);
  if (--m->rounds == 0)
    count_hits (m);
}

static gboolean
can_challenge (const Minotaur *m,
               AriActor        seat)
{
  for (AriActor other = 1; other <= m->seats; other++)
    for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
      if (minotaur_may_challenge (m, seat, other, colour))
        return TRUE;

  return FALSE;
}

/* Passes the turn on. On an empty table, skips seats that can challenge nobody; when no seat can challenge,
 * every pair is resolved. */
static void
end_turn (Minotaur *m)
{
  memset (m->open, 0, sizeof m->open);
  m->challenged = m->colour = m->named = m->challenger_hit = 0;
  m->turn++;
  m->phase = MINOTAUR_AT_TURN;
  for (guint i = 0; i < m->seats; i++)
    {
      m->turn_seat = (guint8) (m->turn_seat % m->seats + 1);
      if (m->table != 0 || can_challenge (m, m->turn_seat))
        return;
    }

  count_points (m);
}

/* Whether two tiles are a pair that the seat whose turn it is may claim. */
gboolean
minotaur_may_claim (const Minotaur *m,
                    guint           one,
                    guint           other)
{
  return minotaur_tile_colour (one) == minotaur_tile_colour (other) &&
         minotaur_tile_side (one) != minotaur_tile_side (other) &&
         !minotaur_has_pair (m, m->turn_seat, minotaur_tile_colour (one)) &&
         (m->mode != MINOTAUR_MODE_MEMORY || minotaur_tile_value (one) == minotaur_tile_value (other));
}

/* The tile on the last turned cell has become visible. */
static void
go_on_after_tile (Minotaur *m)
{
  if (m->open[1] == 0)
    m->phase = MINOTAUR_AT_SECOND;
  else if (minotaur_may_claim (m, m->tiles[minotaur_open_cell (m, 0)] - 1u,
                               m->tiles[minotaur_open_cell (m, 1)] - 1u))
    m->phase = MINOTAUR_AT_CLAIM;
  else
    end_turn (m);
}

static void
turn_over (Minotaur *m,
           guint     cell)
{
  m->open[m->open[0] == 0 ? 0 : 1] = (guint8) (cell + 1);
  m->shown[cell] = m->turn;
  if (m->tiles[cell] == 0)
    m->phase = MINOTAUR_AT_TILE;
  else
    go_on_after_tile (m);
}

static void
show (Minotaur *m,
      guint     tile)
{
  int cell = minotaur_last_open (m);

  m->tiles[cell] = (guint8) (tile + 1);
  m->unseen &= ~MINOTAUR_BIT (tile);
  go_on_after_tile (m);
}

static void
claim (Minotaur *m)
{
  for (guint i = 0; i < MINOTAUR_REVEALED; i++)
    {
      int cell = minotaur_open_cell (m, i);
      guint tile = m->tiles[cell] - 1u;

      m->pairs[m->turn_seat - 1][minotaur_tile_colour (tile)][minotaur_tile_side (tile)] =
        (guint8) minotaur_tile_value (tile);
      m->table &= ~MINOTAUR_BIT (cell);
      m->tiles[cell] = 0;
      m->shown[cell] = 0;
    }

  end_turn (m);
}

static void
challenge (Minotaur *m,
           AriActor  seat,
           guint     tile)
{
  m->challenged = (guint8) seat;
  m->colour = minotaur_tile_colour (tile);
  m->named = minotaur_tile_side (tile);
  m->phase = MINOTAUR_AT_CHALLENGER;
}

/* The two seats of a challenge exchange their tiles of @side. */
static void
exchange (Minotaur     *m,
          MinotaurSide  side)
{
  guint8 *own = &m->pairs[m->turn_seat - 1][m->colour][side];
  guint8 *others = &m->pairs[m->challenged - 1][m->colour][side];
  guint8 value = *own;

  *own = *others;
  *others = value;
  end_turn (m);
}

static void
toss (Minotaur *m,
      gboolean  hit)
{
  AriActor seat = m->phase == MINOTAUR_AT_CHALLENGED ? m->challenged : m->turn_seat;

  m->tosses[seat - 1]++;
  m->hits[seat - 1] += hit;
  if (m->phase == MINOTAUR_AT_TIE)
    toss_in_tie (m, hit);
  else if (m->phase == MINOTAUR_AT_CHALLENGER)
    {
      m->challenger_hit = (guint8) hit;
      m->phase = MINOTAUR_AT_CHALLENGED;
    }
  else if (m->challenger_hit && !hit)
    exchange (m, m->named);
  else if (!m->challenger_hit && hit)
    m->phase = MINOTAUR_AT_PRIZE;
  else
    end_turn (m);
}

static void
answer (Minotaur       *m,
        MinotaurChoice  choice)
{
  switch (choice)
    {
    case MINOTAUR_CLAIM:
      claim (m);
      break;

    case MINOTAUR_TAKE_LEFT:
      exchange (m, MINOTAUR_LEFT);
      break;

    case MINOTAUR_TAKE_RIGHT:
      exchange (m, MINOTAUR_RIGHT);
      break;

    case MINOTAUR_LEAVE:
    case MINOTAUR_DECLINE:
    case MINOTAUR_PASS:
      end_turn (m);
      break;

    case MINOTAUR_HIT:
    case MINOTAUR_MISS:
      toss (m, choice == MINOTAUR_HIT);
      break;

    case MINOTAUR_CHOICES:
    default:
      g_return_if_reached ();
    }
}

void
minotaur_apply (AriPosition *position,
                AriAction    action)
{
  Minotaur *m = (Minotaur *) position;
  MinotaurAction a = minotaur_unpack (action);

  switch (a.kind)
    {
    case MINOTAUR_TURN_OVER:
      turn_over (m, a.cell);
      break;

    case MINOTAUR_SHOW:
      show (m, a.tile);
      break;

    case MINOTAUR_CHALLENGE:
      challenge (m, a.seat, a.tile);
      break;

    case MINOTAUR_ANSWER:
      answer (m, a.choice);
      break;

    default:
      g_return_if_reached ();
    }
}

static guint64
mix_bytes (guint64       hash,
           const guint8 *bytes,
           gsize         n)
{
  guint64 word = 0;

  for (gsize i = 0; i < n; i++)
    {
      word = word << 8 | bytes[i];
      if (i % sizeof word == sizeof word - 1)
        hash = ari_hash_mix (hash, word);
    }

  return ari_hash_mix (hash, word);
}

gboolean
minotaur_turn_ends (const AriPosition *before G_GNUC_UNUSED,
                    const AriPosition *position)
{
  MinotaurPhase phase = minotaur_get (position)->phase;

  return phase == MINOTAUR_AT_TURN || phase == MINOTAUR_AT_TIE;
}

/* Leaves out when tiles were shown and how often seats have hit: no legal action depends on them. */
guint64
minotaur_hash (const AriPosition *position)
{
  static const guint8 none[MINOTAUR_MAX_SEATS];
  const Minotaur *m = minotaur_get (position);
  guint64 hash = ari_hash_mix (ari_hash_mix (0, m->table), m->unseen);

  hash = mix_bytes (hash, m->tiles, G_STRUCT_OFFSET (Minotaur, given) - G_STRUCT_OFFSET (Minotaur, tiles));

  /* Without head starts, hashes are what they were before there were any. */
  return memcmp (m->given, none, sizeof none) == 0 ? hash : mix_bytes (hash, m->given, sizeof m->given);
}
