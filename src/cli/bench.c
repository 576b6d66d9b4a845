/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "ari-rollout.h"
#include "ari-search.h"
#include "ari-searcher.h"

/* bench GAME [OPTION=VALUE]…: how fast the rules, the playouts and the search are. */

#define THREADS 2
#define BATCH   256 /* playouts between looks at the clock */

typedef struct
{
  const AriRules    *rules;
  const AriPosition *start;
  double             seconds;
  guint64            seed;
  double             rate;    /* out: playouts per second */
} Measure;

/* Complete uniformly random games from the start to the final score. */
static gpointer
measure_playouts (gpointer data)
{
  Measure *measure = data;
  const AriPlayouts *playouts = ari_searcher_lookup (measure->rules->id)->playouts;
  gsize size = playouts->size (measure->rules);
  g_autofree gpointer start = g_malloc (size);
  g_autofree gpointer state = g_malloc (size);
  AriOutcome outcome = { 0 };
  gint64 begun, elapsed, limit = (gint64) (measure->seconds * G_USEC_PER_SEC);
  guint64 n = 0;
  AriRandom random;

  ari_random_init (&random, measure->seed);
  playouts->load (start, measure->rules, measure->start);
  begun = g_get_monotonic_time ();
  do
    {
      for (guint i = 0; i < BATCH; i++)
        {
          memcpy (state, start, size);
          playouts->finish (state, &random, &outcome);
        }
      n += BATCH;
      elapsed = g_get_monotonic_time () - begun;
    }
  while (elapsed < limit);
  measure->rate = (double) n * G_USEC_PER_SEC / (double) elapsed;

  return NULL;
}

static void
print_playouts (Measure *measure)
{
  GThread *threads[THREADS];
  Measure parts[THREADS];
  double rate = 0.0;

  measure_playouts (measure);
  g_print ("playouts_per_second %.0f\n", measure->rate);

  for (guint i = 0; i < THREADS; i++)
    {
      parts[i] = *measure;
      parts[i].seed += i;
      threads[i] = g_thread_new ("bench", measure_playouts, &parts[i]);
    }
  for (guint i = 0; i < THREADS; i++)
    {
      g_thread_join (threads[i]);
      rate += parts[i].rate;
    }
  g_print ("playouts_per_second_two_threads %.0f\n", rate);
}

static void
print_search (const Measure *measure)
{
  static const char *const labels[THREADS] = {
    "search_nodes_per_second", "search_nodes_per_second_two_threads",
  };

  for (guint i = 0; i < THREADS; i++)
    {
      AriBudget budget = { .seconds = measure->seconds, .threads = i + 1, .seed = measure->seed };
      g_autoptr(AriVerdict) verdict = NULL;

      verdict = ari_search_run (measure->rules, measure->start, &budget, NULL, 0, NULL, NULL);
      g_print ("%s %.0f\n", labels[i], (double) verdict->nodes / verdict->seconds);
    }
}

/* Rollouts of a game with chance, and how many plain ones of them tell as much as one from which luck was
 * taken. */
static void
print_rollouts (const Measure *measure)
{
  const AriExpectimaxOps *ops = ari_searcher_lookup (measure->rules->id)->expectimax;
  g_autoptr(AriExpectimax) search = NULL;
  gint64 begun = g_get_monotonic_time (), elapsed;
  double sum = 0.0, square = 0.0, lucky_sum = 0.0, lucky_square = 0.0;
  guint n = 0;

  if (ops == NULL)
    return;

  search = ari_expectimax_new (ops, measure->rules);
  do
    {
      AriRollout rollout;
      double share;

      ari_expectimax_forget (search);
      ari_rollout_play (search, measure->rules, ops, measure->start, measure->seed + n++, 0, &rollout);
      share = rollout.win[0] - rollout.luck[0];
      sum += share;
      square += share * share;
      lucky_sum += rollout.win[0];
      lucky_square += rollout.win[0] * rollout.win[0];
      elapsed = g_get_monotonic_time () - begun;
    }
  while ((double) elapsed < measure->seconds * G_USEC_PER_SEC);

  g_print ("rollouts_per_second %.0f\n", (double) n * G_USEC_PER_SEC / (double) elapsed);
  g_print ("rollout_mean %.4f with_luck %.4f\n", sum / n, lucky_sum / n);
  g_print ("rollout_variance %.4f with_luck %.4f\n", square / n - sum * sum / n / n,
           lucky_square / n - lucky_sum * lucky_sum / n / n);
}

static void
print_perft (const Measure *measure)
{
  gint64 begun = g_get_monotonic_time (), elapsed;
  guint64 n = 0;

  do
    {
      n += ari_perft (measure->rules, measure->start, 3);
      elapsed = g_get_monotonic_time () - begun;
    }
  while ((double) elapsed < measure->seconds * G_USEC_PER_SEC);
  g_print ("perft_nodes_per_second %.0f\n", (double) n * G_USEC_PER_SEC / (double) elapsed);
}

int
ari_command_bench (int    argc,
                   char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  double seconds = 1.0;
  gint64 seed = 1;
  AriSetup setup;
  AriPosition start;
  Measure measure;
  int status;
  const GOptionEntry entries[] = {
    { "seconds", 't', G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &seconds,
      N_("Duration of each measurement (1)"), N_("SECONDS") },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT64, &seed,
      N_("Seed of the random numbers (1)"), N_("N") },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    ARI_REAL ("seconds", 0.001, ARI_MOST_SECONDS), ARI_RANGE_SEED, { NULL },
  };

  if (!ari_command_parse (_("GAME [OPTION=VALUE]…"),
                          _("Measures how fast the rules, the playouts and the search are."),
                          entries, ranges, 1, G_MAXINT16, &argc, &argv, &status))
    return status;

  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&setup, text, &error))
    return ari_command_usage (name, error->message);

  setup.rules->start (&start, &setup);
  measure = (Measure) { .rules = setup.rules, .start = &start, .seconds = seconds, .seed = (guint64) seed };
  print_playouts (&measure);
  print_search (&measure);
  print_rollouts (&measure);
  print_perft (&measure);

  return EXIT_SUCCESS;
}
