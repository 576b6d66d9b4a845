/* SPDX-License-Identifier: GPL-3.0-or-later */

/* No test can listen, but it can measure what makes a sound unpleasant. */
#include "ari-timbre.h"

#include <math.h>

#define FULL G_MAXINT16

static int
loudest (const gint16 *samples,
         gsize         n)
{
  int most = 0;

  for (gsize i = 0; i < n; i++)
    most = MAX (most, ABS (samples[i]));

  return most;
}

static void
for_each (void (*check) (AriSound      sound,
                         const gint16 *samples,
                         gsize         n))
{
  for (AriSound sound = ARI_SOUND_NONE + 1; sound < ARI_N_SOUNDS; sound++)
    {
      gsize n;
      g_autofree gint16 *samples = ari_timbre_render (sound, &n);

      g_test_message ("sound %d", (int) sound);
      check (sound, samples, n);
    }
}

static void
check_length (AriSound      sound,
              const gint16 *samples,
              gsize         n)
{
  g_assert_cmpuint (n, >, ARI_TIMBRE_RATE / 10);
  g_assert_cmpuint (n, <, ARI_TIMBRE_RATE * (sound == ARI_SOUND_END ? 2 : 1));
}

static void
test_length (void)
{
  for_each (check_length);
}

/* No sound is silent or near clipping. The reminder is the softest. */
static void
check_level (AriSound      sound,
             const gint16 *samples,
             gsize         n)
{
  int most = loudest (samples, n);

  g_assert_cmpint (most, <, FULL * 6 / 10);
  if (sound == ARI_SOUND_DUE)
    g_assert_cmpint (most, <, FULL * 2 / 10);
  g_assert_cmpint (most, >, FULL / 20);
}

static void
test_level (void)
{
  for_each (check_level);
}

/* A sound ends without a click and without DC offset. */
static void
check_rest (AriSound      sound,
            const gint16 *samples,
            gsize         n)
{
  double sum = 0;

  for (gsize i = 0; i < n; i++)
    sum += samples[i];

  g_assert_cmpint (samples[n - 1], ==, 0);
  g_assert_cmpint (loudest (samples + n - n / 100, n / 100), <, FULL / 500);
  g_assert_cmpfloat (fabs (sum / n), <, FULL / 1000.0);
}

static void
test_rest (void)
{
  for_each (check_rest);
}

/* The sound of a ply starts at once; a sound that follows it waits until it is over. */
static void
check_beginning (AriSound      sound,
                 const gint16 *samples,
                 gsize         n)
{
  const gsize ms = ARI_TIMBRE_RATE / 1000;
  int most = loudest (samples, n);

  if (sound == ARI_SOUND_DUE || sound == ARI_SOUND_END)
    g_assert_cmpint (loudest (samples, 200 * ms), ==, 0);
  else
    g_assert_cmpint (loudest (samples, 5 * ms), >, most / 10);
}

static void
test_beginning (void)
{
  for_each (check_beginning);
}

/* A placed piece sounds dry: after a tenth of a second hardly anything is left. */
static void
test_dry (void)
{
  gsize n, rest = ARI_TIMBRE_RATE / 10;
  g_autofree gint16 *samples = ari_timbre_render (ARI_SOUND_PLACE, &n);

  g_assert_cmpint (loudest (samples + rest, n - rest), <, loudest (samples, n) / 100);
}

static void
check_same (AriSound      sound,
            const gint16 *samples,
            gsize         n)
{
  gsize n_again;
  g_autofree gint16 *again = ari_timbre_render (sound, &n_again);

  g_assert_cmpmem (samples, n * sizeof *samples, again, n_again * sizeof *again);
}

static void
test_same (void)
{
  for_each (check_same);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/timbre/length", test_length);
  g_test_add_func ("/ui/timbre/level", test_level);
  g_test_add_func ("/ui/timbre/rest", test_rest);
  g_test_add_func ("/ui/timbre/beginning", test_beginning);
  g_test_add_func ("/ui/timbre/dry", test_dry);
  g_test_add_func ("/ui/timbre/same", test_same);

  return g_test_run ();
}
