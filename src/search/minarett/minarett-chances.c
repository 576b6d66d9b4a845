/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-chances.h"

#include <string.h>

#include "ari-alphabeta-ops.h"

/* Ranks an action by what its pieces do where they land. It may be wrong when the same action destroys
 * elsewhere what it completes; the search verifies the claim. */

#define RANK_BLOCK     600 /* a roof on a tower that the other seat would complete */
#define RANK_BLOCK_LOW 60  /* a tower on a foundation of the other seat */
#define RANK_BUILD     30  /* each of the seat's pieces on another one of its own */
#define RANK_GROUND    8   /* each own piece on the ground */
#define RANK_TAKE      100

static guint32
missing_from (const MinarettGeometry *g,
              guint64                 used,
              guint                   first,
              guint                   end,
              guint32                 own,
              guint32                 room,
              guint                  *n_pairs)
{
  guint32 spaces = 0;

  for (guint s = first; s < end; s++)
    {
      guint32 missing = g->sets[s] & ~own;

      if ((missing & (missing - 1)) == 0 && (missing & room) != 0 && (used >> s & 1) == 0)
        {
          spaces |= missing;
          (*n_pairs)++;
        }
    }

  return spaces;
}

/* Where the small pieces of @own could land next, whatever is in the way: a piece travels at most as many
 * steps as its group has pieces, so at most as many as its stack is high. */
static guint32
reach_of_small (const MinarettGeometry *g,
                guint32                 own,
                guint32                 large,
                guint32                 medium)
{
  guint32 second = minarett_spread (g, own & (large | medium));
  guint32 third = minarett_spread (g, own & large & medium);

  third = minarett_spread (g, third);

  return minarett_spread (g, own | second | third);
}

void
minarett_chances (const Minarett  *m,
                  AriActor         seat,
                  MinarettChances *chances)
{
  const MinarettGeometry *g = minarett_geometry (m->board);
  const guint32 *own = m->pieces[seat - 1];
  guint32 large = minarett_of_size (m, MINARETT_LARGE), medium = minarett_of_size (m, MINARETT_MEDIUM);
  guint32 small = minarett_of_size (m, MINARETT_SMALL);
  /* Where one more piece of each kind has room. */
  const guint32 room[MINARETT_KINDS] = {
    MINARETT_ALL & ~(large | medium | small), large & ~(medium | small), (large ^ medium) & ~small,
    large & medium & ~small,
  };
  guint64 used = m->used[seat - 1];

  memset (chances, 0, sizeof *chances);
  minarett_kinds (m, seat, chances->kinds);
  chances->open_medium = own[MINARETT_LARGE] & own[MINARETT_MEDIUM] & ~small;
  chances->open_large = own[MINARETT_LARGE] & ~(medium | small);
  chances->roofs = reach_of_small (g, own[MINARETT_SMALL], large, medium);
  if (minarett_n_bits (chances->kinds[0]) >= MINARETT_SIDE - 1)
    chances->completes[0] = missing_from (g, used, 0, MINARETT_LINES, chances->kinds[0], room[0],
                                          &chances->n_pairs[0]);
  for (guint i = 1; i < MINARETT_KINDS && m->small == MINARETT_SMALL_ON; i++)
    if (minarett_n_bits (chances->kinds[i]) >= 2)
      chances->completes[i] = missing_from (g, used, MINARETT_LINES, g->n_sets, chances->kinds[i], room[i],
                                            &chances->n_pairs[i]);
}

/* The ranking of one action while its pieces are placed. */
typedef struct
{
  const Minarett        *m;
  const MinarettChances *own, *other;
  const guint32         *sizes;   /* where a piece of each size stands */
  guint                  s;       /* the actor's index */
  guint32                removed; /* where the moving pieces come from */
  gboolean               unstacks;
  gboolean               with_medium; /* the group has brought its own medium here */
  int                    rank;
} Ranking;

static guint
height_at (const guint32 sizes[MINARETT_SIZES],
           guint         space)
{
  return (sizes[MINARETT_LARGE] >> space & 1) + (sizes[MINARETT_MEDIUM] >> space & 1)
         + (sizes[MINARETT_SMALL] >> space & 1);
}

/* A piece of @size and @seat lands on @space at @level. */
static void
land (Ranking *r,
      guint    size,
      guint    s,
      guint    space,
      guint    level)
{
  guint32 bit = MINARETT_BIT (space);
  guint kind = level == 1 ? 0 : size == MINARETT_MEDIUM ? 1 : level;

  if (s != r->s)
    return;

  if (level > 1)
    r->rank += RANK_BUILD;
  else
    r->rank += RANK_GROUND;
  if ((r->own->completes[kind] & bit) != 0)
    r->rank = MAX (r->rank, r->m->captured[s] == MINARETT_CAPTURES - 1 ? ARI_RANK_WIN : ARI_RANK_GAIN);

  if (size == MINARETT_MEDIUM)
    {
      if ((r->own->open_large & bit & ~r->removed) != 0)
        {
          r->with_medium = TRUE;
          if (r->m->hand[s][MINARETT_SMALL] > 0 || (r->own->roofs & bit) != 0 ||
              (r->unstacks && r->m->pieces[s][MINARETT_SMALL] != 0))
            r->rank = MAX (r->rank, ARI_RANK_THREAT);
        }
      else if ((r->other->open_large & bit) != 0)
        r->rank += RANK_BLOCK_LOW;
    }
  else if (size == MINARETT_SMALL)
    {
      if ((r->own->open_medium & bit) != 0 || r->with_medium)
        r->rank = MAX (r->rank, ARI_RANK_WIN);
      else if ((r->other->open_medium & bit) != 0)
        r->rank += RANK_BLOCK;
    }
}

static void
rank_travel (Ranking              *r,
             const MinarettAction *a)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (r->m, a->from, tower);
  guint whole = a->kind == MINARETT_MOVE ? height_at (r->sizes, a->spaces[0]) : 0;

  r->removed = MINARETT_BIT (a->from);
  r->unstacks = a->kind == MINARETT_UNSTACK;
  for (guint i = 0; i < a->count; i++)
    {
      const MinarettPiece *piece = &tower[height - a->count + i];
      guint to = a->spaces[a->kind == MINARETT_UNSTACK ? i : 0];
      guint level = a->kind == MINARETT_MOVE ? whole + i + 1 : height_at (r->sizes, to) + 1;

      /* Dropped on another space, a medium piece does not help its roof. */
      if (a->kind == MINARETT_UNSTACK)
        r->with_medium = FALSE;
      land (r, piece->size, piece->seat - 1u, to, level);
    }
}

/* A capture is worth most where the other seat's tower, or the block of one's own, depends on the piece. */
static int
rank_capture (const Minarett        *m,
              const MinarettChances *other,
              guint                  s,
              guint                  size,
              guint                  space)
{
  guint32 bit = MINARETT_BIT (space);
  const guint32 *own = m->pieces[s];
  int rank = ARI_RANK_GAIN + (MINARETT_SIZES - (int) size);

  if (m->captured[s] == MINARETT_CAPTURES - 1)
    return ARI_RANK_WIN;
  if ((other->open_medium & bit) != 0)
    rank += 2 * RANK_TAKE;
  if (size == MINARETT_SMALL && (own[MINARETT_LARGE] & own[MINARETT_MEDIUM] & bit) != 0)
    rank += 3 * RANK_TAKE;
  if (size != MINARETT_LARGE && (own[MINARETT_LARGE] & bit) != 0)
    rank += RANK_TAKE;

  return rank;
}

void
minarett_rank (const AriPosition *position,
               const AriAction   *actions,
               guint              n,
               int               *ranks)
{
  const Minarett *m = minarett_get (position);
  const guint32 sizes[MINARETT_SIZES] = {
    minarett_of_size (m, MINARETT_LARGE), minarett_of_size (m, MINARETT_MEDIUM),
    minarett_of_size (m, MINARETT_SMALL),
  };
  MinarettChances own, other;

  minarett_chances (m, m->actor, &own);
  minarett_chances (m, MINARETT_SEATS + 1 - m->actor, &other);
  for (guint i = 0; i < n; i++)
    {
      MinarettAction a = minarett_unpack (actions[i]);
      Ranking r = { .m = m, .own = &own, .other = &other, .sizes = sizes, .s = m->actor - 1u };

      switch (a.kind)
        {
        case MINARETT_PLACE:
          land (&r, a.count, r.s, a.spaces[0], height_at (sizes, a.spaces[0]) + 1);
          break;

        case MINARETT_MOVE:
        case MINARETT_UNSTACK:
          rank_travel (&r, &a);
          break;

        case MINARETT_CAPTURE:
          r.rank = rank_capture (m, &other, r.s, a.count, a.spaces[0]);
          break;

        case MINARETT_DECLINE:
        case MINARETT_PASS:
        default:
          break;
        }
      ranks[i] = r.rank;
    }
}

/* Where a medium and a small piece of the seat could land together next, whatever is in the way. */
static guint32
reach_of_pair (const Minarett *m,
               AriActor        seat)
{
  const MinarettGeometry *g = minarett_geometry (m->board);
  const guint32 *own = m->pieces[seat - 1];
  guint32 first = minarett_spread (g, own[MINARETT_MEDIUM] & own[MINARETT_SMALL]);

  return first | minarett_spread (g, first);
}

/* Whether the seat could bring what its Minaretts lack from the board. */
static gboolean
completes_from_board (const Minarett        *m,
                      AriActor               seat,
                      const MinarettChances *chances)
{
  return (chances->open_medium & chances->roofs) != 0 || (chances->open_large & reach_of_pair (m, seat)) != 0;
}

static gboolean
completes_set (const MinarettChances *chances)
{
  return (chances->completes[0] | chances->completes[1] | chances->completes[2] | chances->completes[3]) != 0;
}

gboolean
minarett_promises (const AriPosition *position,
                   int                least)
{
  const Minarett *m = minarett_get (position);
  const guint32 *own = m->pieces[m->actor - 1];
  const guint8 *hand = m->hand[m->actor - 1];
  MinarettChances chances;

  minarett_chances (m, m->actor, &chances);
  if (completes_set (&chances) || (chances.open_medium != 0 && hand[MINARETT_SMALL] > 0) ||
      completes_from_board (m, m->actor, &chances))
    return TRUE;

  return least <= ARI_RANK_THREAT && chances.open_large != 0 &&
         (hand[MINARETT_MEDIUM] > 0 || own[MINARETT_MEDIUM] != 0) &&
         (hand[MINARETT_SMALL] > 0 || own[MINARETT_SMALL] != 0);
}

gboolean
minarett_threatened (const AriPosition *position)
{
  const Minarett *m = minarett_get (position);
  AriActor other = MINARETT_SEATS + 1u - m->actor;
  AriAction actions[ARI_MAX_ACTIONS];
  int ranks[ARI_MAX_ACTIONS];
  MinarettChances chances;
  Minarett turned;
  guint n;

  if (minarett_is_capturing (m))
    return FALSE;

  minarett_chances (m, other, &chances);
  if (chances.open_medium != 0 && m->hand[other - 1][MINARETT_SMALL] > 0)
    return TRUE;
  /* Nobody is near enough to justify listing all actions. */
  if (!completes_from_board (m, other, &chances) &&
      (m->captured[other - 1] < MINARETT_CAPTURES - 1 || !completes_set (&chances)))
    return FALSE;

  memcpy (&turned, m, G_STRUCT_OFFSET (Minarett, recent));
  turned.actor = turned.turn = (guint8) other;
  n = minarett_actions ((const AriPosition *) &turned, actions);
  minarett_rank ((const AriPosition *) &turned, actions, n, ranks);
  for (guint i = 0; i < n; i++)
    if (ranks[i] >= ARI_RANK_WIN)
      return TRUE;

  return FALSE;
}
