/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Flies releases of every kind and prints a digest of every bit of every flight: toss-four-ways.sh builds it
 * with every compiler and compares. */
#include <stdio.h>

#include "ari-random.h"
#include "ari-flight.h"

#define N_RELEASES 1500

static guint64 digest = G_GUINT64_CONSTANT (0xcbf29ce484222325);

/* FNV-1a over numbers instead of bytes, so that padding and the order of bytes don't count. */
static void
take (gint64 number)
{
  digest = (digest ^ (guint64) number) * G_GUINT64_CONSTANT (0x100000001b3);
}

static void
take_vector (AriVector v)
{
  take (v.x);
  take (v.y);
  take (v.z);
}

static gint32
between (AriRandom *random,
         gint32     least,
         gint32     most)
{
  return least + (gint32) ari_random_below (random, (guint32) (most - least + 1));
}

/* Half of them go anywhere, half near a horn, where there is most to go wrong. */
static AriRelease
draw (AriRandom *random,
      gboolean   anywhere)
{
  if (anywhere)
    return (AriRelease) {
      between (random, -ARI_RELEASE_MAX_X, ARI_RELEASE_MAX_X),
      between (random, ARI_RELEASE_MIN_Y, ARI_RELEASE_MAX_Y),
      between (random, ARI_RELEASE_MIN_STRENGTH, ARI_RELEASE_MAX_STRENGTH),
      between (random, -ARI_RELEASE_MAX_SPIN, ARI_RELEASE_MAX_SPIN),
      between (random, -ARI_RELEASE_MAX_WOBBLE, ARI_RELEASE_MAX_WOBBLE),
    };

  return (AriRelease) { between (random, -2200, 2200), 10500, between (random, 3570, 3810),
                        between (random, -1500, 1500), between (random, -600, 600) };
}

int
main (void)
{
  AriRandom random;
  guint hits = 0;

  ari_random_init (&random, 1);
  for (guint i = 0; i < N_RELEASES; i++)
    {
      AriRelease release = draw (&random, i % 2 == 0);
      AriFlight flight;

      for (ari_flight_start (&flight, &release); !flight.over && flight.lost == 0; ari_flight_step (&flight))
        {
          take_vector (flight.place);
          take_vector (flight.axis);
        }
      take_vector (flight.speed);
      take_vector (flight.turn);
      take (flight.touched);
      take (flight.was_around);
      hits += ari_flight_is_hit (&flight);
    }

  printf ("%u %016" G_GINT64_MODIFIER "x\n", hits, digest);

  return 0;
}
