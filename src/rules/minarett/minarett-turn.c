/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What actions do, and what follows: Minaretts, capture rights, the next turn, the end. */
#include "minarett-position.h"

#include <string.h>

#include "ari-hash.h"

#define BOTH_SEATS 3u

static guint64 position_hash (const Minarett *m);

void
minarett_start (AriPosition    *position,
                const AriSetup *setup)
{
  Minarett *m = (Minarett *) position;

  memset (position, 0, sizeof *position);
  for (guint s = 0; s < MINARETT_SEATS; s++)
    for (guint size = 0; size < MINARETT_SIZES; size++)
      m->hand[s][size] = MINARETT_EACH_SIZE;
  for (guint s = 0; s < MINARETT_SEATS; s++)
    {
      m->captured[s] = setup->head_start[s];
      m->hand[MINARETT_SEATS - 1 - s][MINARETT_SMALL] -= setup->head_start[s];
    }
  m->actor = m->turn = 1;
  m->board = setup->values[0];
  m->open = setup->values[1];
  m->small = setup->values[2];
  m->recent[0] = position_hash (m);
}

static void
end_match (Minarett *m,
           guint     winners)
{
  m->winners = (guint8) winners;
  m->actor = ARI_NONE;
}

/* Spaces with a Minarett of @seat. */
guint32
minarett_complete (const Minarett *m,
                   AriActor        seat)
{
  const guint32 *pieces = m->pieces[seat - 1];

  return pieces[MINARETT_LARGE] & pieces[MINARETT_MEDIUM] & pieces[MINARETT_SMALL];
}

/* The sets, from @first on, whose spaces are all in @mask. */
static guint64
sets_within (const MinarettGeometry *g,
             guint                   first,
             guint                   end,
             guint32                 mask)
{
  guint64 sets = 0;

  for (guint s = first; s < end; s++)
    sets |= (guint64) ((g->sets[s] & ~mask) == 0) << s;

  return sets;
}

/* The pieces of @seat that can form a capture position together: those on level 1, then three kinds of one
 * size on one level above it: mediums, smalls on one other piece, smalls on two. */
void
minarett_kinds (const Minarett *m,
                AriActor        seat,
                guint32         kinds[MINARETT_KINDS])
{
  const guint32 *own = m->pieces[seat - 1];
  guint32 large = minarett_of_size (m, MINARETT_LARGE), medium = minarett_of_size (m, MINARETT_MEDIUM);

  kinds[0] = own[MINARETT_LARGE] | (own[MINARETT_MEDIUM] & ~large) |
             (own[MINARETT_SMALL] & ~(large | medium));
  kinds[1] = own[MINARETT_MEDIUM] & large;
  kinds[2] = own[MINARETT_SMALL] & (large ^ medium);
  kinds[3] = own[MINARETT_SMALL] & large & medium;
}

/* The sets on which a capture position of @seat stands now, used or not, as bits. */
guint64
minarett_standing (const Minarett *m,
                   AriActor        seat)
{
  const MinarettGeometry *g = minarett_geometry (m->board);
  guint32 kinds[MINARETT_KINDS];
  guint64 sets = 0;

  minarett_kinds (m, seat, kinds);
  if (minarett_n_bits (kinds[0]) >= MINARETT_SIDE)
    sets |= sets_within (g, 0, MINARETT_LINES, kinds[0]);
  for (guint i = 1; i < MINARETT_KINDS && m->small == MINARETT_SMALL_ON; i++)
    if (kinds[i] != 0 && minarett_n_bits (kinds[i]) >= 3)
      sets |= sets_within (g, MINARETT_LINES, g->n_sets, kinds[i]);

  return sets;
}

/* Ends the match with a Minarett, or else grants the rights that positions have newly earned. */
static void
judge (Minarett *m)
{
  AriActor other = MINARETT_SEATS + 1 - m->turn;

  if (minarett_complete (m, m->turn) != 0)
    end_match (m, 1u << (m->turn - 1));
  else if (minarett_complete (m, other) != 0)
    end_match (m, 1u << (other - 1));

  for (guint s = 0; s < MINARETT_SEATS; s++)
    {
      guint64 fresh = minarett_standing (m, s + 1) & ~m->used[s];

      m->used[s] |= fresh;
      m->due[s] = (guint8) (m->due[s] + __builtin_popcountll (fresh));
    }
}

/* Passes the turn on, unless that ends the match in a draw. */
static void
end_turn (Minarett *m)
{
  guint64 hash;
  guint met = 0;

  m->actor = m->turn = MINARETT_SEATS + 1 - m->turn;
  if (m->progress)
    {
      memset (m->recent, 0, (m->quiet + 1u) * sizeof *m->recent);
      m->quiet = 0;
      m->progress = FALSE;
    }
  else if (++m->quiet == MINARETT_QUIET)
    {
      end_match (m, BOTH_SEATS);
      return;
    }

  hash = position_hash (m);
  for (guint i = 0; i < m->quiet; i++)
    met += m->recent[i] == hash;
  if (met >= 2)
    end_match (m, BOTH_SEATS);
  else
    m->recent[m->quiet] = hash;
}

/* Decides who acts next: first the seat whose turn it is while it has a capture left, then the other seat;
 * after that, the next turn begins. */
static void
settle (Minarett *m)
{
  if (m->actor == ARI_NONE)
    return;

  for (guint k = 0; k < MINARETT_SEATS; k++)
    {
      AriActor seat = k == 0 ? m->turn : MINARETT_SEATS + 1u - m->turn;

      if (m->due[seat - 1] == 0)
        continue;
      m->actor = (guint8) seat;
      if (minarett_of_seat (m, MINARETT_SEATS + 1 - seat) != 0)
        return;
      m->due[seat - 1] = 0;
    }

  end_turn (m);
}

/* Moves the pieces of a group to @spaces, or all to the first of them. */
static void
travel (Minarett             *m,
        const MinarettAction *a)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (m, a->from, tower);

  for (guint i = 0; i < a->count; i++)
    {
      const MinarettPiece *piece = &tower[height - a->count + i];
      guint to = a->spaces[a->kind == MINARETT_UNSTACK ? i : 0];

      m->pieces[piece->seat - 1][piece->size] ^= MINARETT_BIT (a->from) | MINARETT_BIT (to);
    }
}

static void
capture (Minarett *m,
         guint     size,
         guint     space)
{
  guint seat = m->actor;

  m->pieces[MINARETT_SEATS - seat][size] &= ~MINARETT_BIT (space);
  m->due[seat - 1]--;
  m->progress = TRUE;
  if (++m->captured[seat - 1] == MINARETT_CAPTURES)
    end_match (m, 1u << (seat - 1));
  else
    judge (m);
}

static void
pass (Minarett *m)
{
  if (m->passed)
    {
      end_match (m, BOTH_SEATS);
      return;
    }

  end_turn (m);
  m->passed = TRUE;
}

void
minarett_apply (AriPosition *position,
                AriAction    action)
{
  Minarett *m = (Minarett *) position;
  MinarettAction a = minarett_unpack (action);

  switch (a.kind)
    {
    case MINARETT_PLACE:
      m->hand[m->actor - 1][a.count]--;
      m->pieces[m->actor - 1][a.count] |= MINARETT_BIT (a.spaces[0]);
      m->progress = TRUE;
      judge (m);
      break;

    case MINARETT_MOVE:
    case MINARETT_UNSTACK:
      travel (m, &a);
      judge (m);
      break;

    case MINARETT_CAPTURE:
      capture (m, a.count, a.spaces[0]);
      break;

    case MINARETT_DECLINE:
      m->due[m->actor - 1]--;
      break;

    case MINARETT_PASS:
      pass (m);
      return;

    default:
      g_return_if_reached ();
    }

  m->passed = FALSE;
  settle (m);
}

/* Everything that makes two positions the same: board, hands, captures, rights, used sets, actor, options. It
 * leaves out the history, although a repetition depends on it. */
static guint64
position_hash (const Minarett *m)
{
  guint64 hash = (guint64) m->actor | (guint64) m->turn << 2 | (guint64) m->board << 4 |
                 (guint64) m->open << 6 | (guint64) m->small << 7;

  for (guint s = 0; s < MINARETT_SEATS; s++)
    {
      guint64 off_board = (guint64) m->captured[s] | (guint64) m->due[s] << 2;

      for (guint size = 0; size < MINARETT_SIZES; size++)
        off_board = off_board << 3 | m->hand[s][size];
      hash |= off_board << (16 + 24 * s);
    }

  for (guint size = 0; size < MINARETT_SIZES; size++)
    hash = ari_hash_mix (hash, (guint64) m->pieces[0][size] << 32 | m->pieces[1][size]);
  hash = ari_hash_mix (hash, m->used[0]);

  return ari_hash_mix (hash, m->used[1]);
}

guint64
minarett_hash (const AriPosition *position)
{
  return position_hash (minarett_get (position));
}
