/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ari-searcher.h"
#include "linear-system.h"
#include "quiet-game.h"

/* tune GAME [OPTION=VALUE]…: fits the weights of a game's features to results of self-play.
 *
 * This is the logistic regression that chess programmers know as Texel's tuning: the share of the win that
 * the weights predict for quiet positions should be as near as possible to how the games ended (Newton's
 * method minimises the cross entropy). The weights in use are the prior, so a few games don't change them
 * much. */

#define STEPS         12    /* of Newton's method */
#define PRIOR         5e-4  /* of the positions' number: how strongly the weights in use are held */

typedef struct
{
  gint8  counts[ARI_MAX_FEATURES];
  guint8 actor;
  float  learned; /* what a learned evaluation adds, as log odds */
  float  share;   /* of the win that the actor got */
} Sample;

typedef struct
{
  AriSetup       setup;
  const AriAlphaBetaOps *ops;
  guint64        nodes;
  AriRandom      random;
  GArray        *samples;
  gpointer       memory; /* of the learned evaluation */
} Tuning;

static void
add_sample (const AriPosition *position,
            double             found,
            gpointer           data)
{
  Tuning *tuning = data;
  Sample sample = { .actor = (guint8) ari_rules_actor (tuning->setup.rules, position) };
  int counts[ARI_MAX_FEATURES] = { 0 };

  tuning->ops->count (position, counts);
  for (guint i = 0; i < tuning->ops->n_features; i++)
    sample.counts[i] = (gint8) counts[i];
  if (tuning->ops->learned != NULL)
    sample.learned = (float) (tuning->ops->learned (tuning->memory, position, counts) / tuning->ops->unit);
  g_array_append_val (tuning->samples, sample);
}

static void
play_game (Tuning *tuning)
{
  guint first = tuning->samples->len;
  guint winners = ari_quiet_game_play (&tuning->setup, tuning->nodes, &tuning->random, add_sample, tuning);

  for (guint i = first; i < tuning->samples->len; i++)
    {
      Sample *sample = &g_array_index (tuning->samples, Sample, i);

      sample->share = (float) ari_quiet_game_share (winners, sample->actor);
    }
}

static double
predict (const Sample *sample,
         const double *weights,
         guint         n)
{
  double sum = (double) sample->learned;

  for (guint i = 0; i < n; i++)
    sum += weights[i] * sample->counts[i];

  return 1.0 / (1.0 + exp (-sum));
}

/* Mean cross entropy, in nats. */
static double
loss (const Tuning *tuning,
      const double *weights)
{
  double sum = 0.0;

  for (guint i = 0; i < tuning->samples->len; i++)
    {
      const Sample *sample = &g_array_index (tuning->samples, Sample, i);
      double p = CLAMP (predict (sample, weights, tuning->ops->n_features), 1e-9, 1.0 - 1e-9);

      sum -= sample->share * log (p) + (1.0 - sample->share) * log (1.0 - p);
    }

  return sum / tuning->samples->len;
}

static void
newton_step (const Tuning *tuning,
             const double *prior,
             double       *weights)
{
  double curvature[ARI_MAX_FEATURES][ARI_MAX_FEATURES] = { 0 }, slope[ARI_MAX_FEATURES] = { 0 };
  guint n = tuning->ops->n_features, n_samples = tuning->samples->len;

  for (guint s = 0; s < n_samples; s++)
    {
      const Sample *sample = &g_array_index (tuning->samples, Sample, s);
      double p = predict (sample, weights, n);

      for (guint i = 0; i < n; i++)
        {
          slope[i] += (sample->share - p) * sample->counts[i];
          for (guint k = 0; k < n; k++)
            curvature[i][k] += p * (1.0 - p) * sample->counts[i] * sample->counts[k];
        }
    }
  for (guint i = 0; i < n; i++)
    {
      slope[i] += PRIOR * n_samples * (prior[i] - weights[i]);
      curvature[i][i] += PRIOR * n_samples;
    }

  ari_linear_solve (&curvature[0][0], slope, n, ARI_MAX_FEATURES);
  for (guint i = 0; i < n; i++)
    weights[i] += slope[i];
}

static void
fit (const Tuning *tuning)
{
  const AriAlphaBetaOps *ops = tuning->ops;
  double prior[ARI_MAX_FEATURES], weights[ARI_MAX_FEATURES];

  for (guint i = 0; i < ops->n_features; i++)
    prior[i] = weights[i] = ops->features[i].weight / ops->unit;
  for (guint i = 0; i < STEPS; i++)
    newton_step (tuning, prior, weights);

  g_print ("positions %u\n", tuning->samples->len);
  g_print ("loss_before %.5f\n", loss (tuning, prior));
  g_print ("loss_after %.5f\n", loss (tuning, weights));
  for (guint i = 0; i < ops->n_features; i++)
    g_print ("weight %d was %d %s\n", (int) lround (weights[i] * ops->unit), ops->features[i].weight,
             ops->features[i].name);
}

int
ari_lab_tune (int    argc,
              char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) samples = g_array_new (FALSE, FALSE, sizeof (Sample));
  g_autofree char *text = NULL;
  g_autofree gpointer memory = NULL;
  Tuning tuning = { .samples = samples };
  gint games = 500;
  gint64 nodes = 5000, seed = 1;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &games, "Number of games (500)", "N" },
    { "nodes", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT64, &nodes,
      "Positions examined for each move (5000)", "N" },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT64, &seed,
      "The same seed gives the same games (1)", "N" },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    ARI_RANGE_GAMES, ARI_RANGE_NODES, ARI_RANGE_SEED, { NULL },
  };

  if (!ari_command_parse ("GAME [OPTION=VALUE]…",
                          "Fits the values of a game’s features to games the program plays against "
                            "itself.",
                          entries, ranges, 1, G_MAXINT16, &argc, &argv, &status))
    return status;

  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&tuning.setup, text, &error))
    return ari_command_usage (name, error->message);
  tuning.ops = ari_searcher_lookup (tuning.setup.rules->id)->alphabeta;
  if (tuning.ops == NULL)
    return ari_command_usage (name, "This game is searched by playouts; there are no weights to tune.");

  tuning.nodes = (guint64) nodes;
  tuning.memory = memory = g_malloc0 (tuning.ops->memory_size);
  ari_random_init (&tuning.random, (guint64) seed);
  for (gint i = 0; i < games; i++)
    play_game (&tuning);
  if (samples->len == 0)
    return ari_command_usage (name, "There were no quiet positions; play more games.");
  fit (&tuning);

  return EXIT_SUCCESS;
}
