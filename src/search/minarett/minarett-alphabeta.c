/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-alphabeta-ops.h"
#include "ari-random.h"
#include "minarett-chances.h"
#include "minarett-alphabeta.h"
#include "minarett-net.h"

/* Zobrist keys for all eight symmetries at once: the smallest represents them all. */
typedef struct
{
  guint64 pieces[MINARETT_SEATS][MINARETT_SIZES][MINARETT_SPACES][MINARETT_SYMMETRIES];
  guint64 used[MINARETT_BOARDS][MINARETT_SEATS][MINARETT_SETS][MINARETT_SYMMETRIES];
} Keys;

static guint64
mix (guint64 a)
{
  AriRandom random;

  ari_random_init (&random, a);

  return ari_random_next (&random);
}

static guint32
turn_set (guint32 set,
          guint   symmetry)
{
  guint32 turned = 0;

  for (; set != 0; set &= set - 1)
    turned |= MINARETT_BIT (minarett_turn_space ((guint) __builtin_ctz (set), symmetry));

  return turned;
}

static void
make_keys (Keys *keys)
{
  for (guint s = 0; s < MINARETT_SEATS; s++)
    for (guint symmetry = 0; symmetry < MINARETT_SYMMETRIES; symmetry++)
      {
        for (guint size = 0; size < MINARETT_SIZES; size++)
          for (guint space = 0; space < MINARETT_SPACES; space++)
            keys->pieces[s][size][space][symmetry] =
              mix ((s * MINARETT_SIZES + size) * MINARETT_SPACES + minarett_turn_space (space, symmetry));

        for (guint b = 0; b < MINARETT_BOARDS; b++)
          for (guint set = 0; set < minarett_geometry (b)->n_sets; set++)
            keys->used[b][s][set][symmetry] =
              mix (turn_set (minarett_geometry (b)->sets[set], symmetry) | (guint64) (s + 1) << 32);
      }
}

static const Keys *
get_keys (void)
{
  static Keys keys;
  static gsize made;

  if (g_once_init_enter (&made))
    {
      make_keys (&keys);
      g_once_init_leave (&made, 1);
    }

  return &keys;
}

static void
add_keys (guint64        sums[MINARETT_SYMMETRIES],
          const guint64 *keys)
{
  for (guint i = 0; i < MINARETT_SYMMETRIES; i++)
    sums[i] ^= keys[i];
}

static guint64
key (const AriPosition *position,
     guint             *symmetry)
{
  const Minarett *m = minarett_get (position);
  const Keys *keys = get_keys ();
  guint64 sums[MINARETT_SYMMETRIES] = { 0 }, rest = m->actor | m->turn << 2 | m->passed << 4;
  guint best = 0;

  for (guint s = 0; s < MINARETT_SEATS; s++)
    {
      for (guint size = 0; size < MINARETT_SIZES; size++)
        for (guint32 spaces = m->pieces[s][size]; spaces != 0; spaces &= spaces - 1)
          add_keys (sums, keys->pieces[s][size][__builtin_ctz (spaces)]);
      for (guint64 sets = m->used[s]; sets != 0; sets &= sets - 1)
        add_keys (sums, keys->used[m->board][s][__builtin_ctzll (sets)]);
      for (guint size = 0; size < MINARETT_SIZES; size++)
        rest = rest << 3 | m->hand[s][size];
      rest = rest << 5 | (guint64) m->captured[s] << 3 | m->due[s];
    }

  for (guint i = 1; i < MINARETT_SYMMETRIES; i++)
    if (sums[i] < sums[best])
      best = i;
  *symmetry = best;

  return sums[best] ^ rest * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
}

static AriAction
turn (AriAction action,
      guint     symmetry,
      gboolean  back)
{
  return minarett_turn_action (action, back ? minarett_turn_inverse (symmetry) : symmetry);
}

/* The search needs the history only up to the start of this turn. */
static gsize
size (const AriPosition *position)
{
  return G_STRUCT_OFFSET (Minarett, recent) + (minarett_get (position)->quiet + 1u) * sizeof (guint64);
}

static gboolean
repeats (const AriPosition *position)
{
  return minarett_repeats (minarett_get (position));
}

static gboolean
gaining (const AriPosition *position)
{
  return minarett_is_capturing (minarett_get (position));
}

static int
learned (gpointer           memory,
         const AriPosition *position,
         const int         *counts)
{
  return minarett_net_judge (memory, minarett_get (position), counts);
}

/* See the page on search for how the weights were found. */
static const AriFeature features[MINARETT_N_FEATURES] = {
  { "turn", 17 },
  { "captured one", 17 },
  { "captured two", 7 },
  { "large in hand", -15 },
  { "medium in hand", -19 },
  { "small in hand", 55 },
  { "on top", 25 },
  { "on top of two", 12 },
  { "on top of three", -9 },
  { "free large", -23 },
  { "free medium", -60 },
  { "open medium", 28 },
  { "threat", 40 },
  { "covered large", -27 },
  { "closed tower", -19 },
  { "roof on others", 42 },
  { "two in a line", 0 },
  { "three in a line", 7 },
  { "four in a line", 36 },
  { "pair of mediums", 5 },
  { "pair of low smalls", 19 },
  { "pair of high smalls", 14 },
  { "inner", 16 },
  { "inner large", -25 },
  { "inner medium", -10 },
  { "corner", -7 },
  { "diagonal medium", 6 },
  { "diagonal small", 10 },
  { "captures due", 100 },
};

const AriAlphaBetaOps ari_alphabeta_minarett = {
  .features = features,
  .n_features = MINARETT_N_FEATURES,
  .unit = 100.0,
  .size = size,
  .count = minarett_features,
  .key = key,
  .turn = turn,
  .repeats = repeats,
  .threatened = minarett_threatened,
  .gaining = gaining,
  .promises = minarett_promises,
  .rank = minarett_rank,
  .memory_size = sizeof (MinarettSums),
  .learned = learned,
};
