/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AriRandom:
 *
 * A small random number generator as a value: the same seed gives the same
 * numbers on every machine. It is xoshiro256** (Blackman and Vigna, 2018), seeded
 * by SplitMix64.
 */
typedef struct
{
  guint64 state[4];
} AriRandom;

static inline void
ari_random_init (AriRandom *random,
                 guint64    seed)
{
  for (guint i = 0; i < 4; i++)
    {
      guint64 z = (seed += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

      z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
      z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
      random->state[i] = z ^ (z >> 31);
    }
}

static inline guint64
ari_random_next (AriRandom *random)
{
  guint64 *s = random->state;
  guint64 x = s[1] * 5, t = s[1] << 17;
  guint64 result = ((x << 7) | (x >> 57)) * 9;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = (s[3] << 45) | (s[3] >> 19);

  return result;
}

/* Uniform in 0 … n − 1 by Lemire's multiplication; the bias is below 2⁻³² · n. */
static inline guint32
ari_random_below (AriRandom *random,
                  guint32    n)
{
  return (guint32) (((ari_random_next (random) >> 32) * n) >> 32);
}

/* Takes a number that is uniform in 0 … n − 1 from a random word. The rest of the word serves for further
 * numbers, but only from its top: its low bits become 0 as far as those of n are. The bias is below the
 * product of all n taken, in units of 2⁻⁶⁴. */
static inline guint32
ari_random_take (guint64 *word,
                 guint32  n)
{
  unsigned __int128 product = (unsigned __int128) *word * n;

  *word = (guint64) product;
  return (guint32) (product >> 64);
}

/* Uniform in [0, 1), 53 bits. */
static inline double
ari_random_unit (AriRandom *random)
{
  return (double) (ari_random_next (random) >> 11) * 0x1.0p-53;
}

G_END_DECLS
