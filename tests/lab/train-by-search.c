/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "train-by-search.h"

#include <string.h>

#include "ari-searcher.h"
#include "jobs.h"
#include "learning.h"
#include "quiet-game.h"

/* Trains the learned part of the evaluation of a game that is searched by alpha-beta. The search plays itself
 * with few positions for each action. The target of each quiet position lies halfway between how its game
 * ended and what the search found: the result is right on average, but noisy, and the search looks only so
 * far. */

#define RESULT_PART 0.5f
#define HELD_OUT    20  /* of so many games the last one is kept to measure by */
#define LEARN_SEED  1   /* of the first weights and the order of the lessons */
#define LINE        108 /* characters */

typedef struct
{
  const AriTrainBySearch *training;
  const AriAlphaBetaOps  *ops;
  const AriFitting       *fitting;
  GByteArray             *lessons;
  GArray                 *known;    /* int */
  GArray                 *found;    /* float: the share that the search found */
  GArray                 *results;  /* float: the share that came of it */
  guint                   n_games;
  guint                   n_fitted; /* lessons of all but the last games */
} Course;

/* One game. */
typedef struct
{
  const AriAlphaBetaOps *ops;
  const AriFitting      *fitting;
  const AriRules        *rules;
  guint                  number;
  GByteArray            *lessons;
  GArray                *known;
  GArray                *found;
  GArray                *results;
  GByteArray            *actors;
} Game;

static void
game_free (gpointer data)
{
  Game *game = data;

  g_byte_array_unref (game->lessons);
  g_array_unref (game->known);
  g_array_unref (game->found);
  g_array_unref (game->results);
  g_byte_array_unref (game->actors);
  g_free (game);
}

static gpointer
take_game (guint    number,
           gpointer data)
{
  const Course *course = data;
  Game *game;

  if (number >= course->training->games)
    return NULL;

  game = g_new0 (Game, 1);
  game->ops = course->ops;
  game->fitting = course->fitting;
  game->rules = course->training->rules;
  game->number = number;
  game->lessons = g_byte_array_new ();
  game->known = g_array_new (FALSE, FALSE, sizeof (int));
  game->found = g_array_new (FALSE, FALSE, sizeof (float));
  game->results = g_array_new (FALSE, FALSE, sizeof (float));
  game->actors = g_byte_array_new ();

  return game;
}

static void
add_lesson_cb (const AriPosition *position,
               double             found,
               gpointer           data)
{
  Game *game = data;
  const AriAlphaBetaOps *ops = game->ops;
  guint8 actor = (guint8) ari_rules_actor (game->rules, position);
  int counts[ARI_MAX_FEATURES], known = 0;
  float share = (float) found;

  ops->count (position, counts);
  for (guint i = 0; i < ops->n_features; i++)
    known += counts[i] * ops->features[i].weight;

  g_byte_array_set_size (game->lessons, game->lessons->len + (guint) game->fitting->size);
  game->fitting->take (position, counts, game->lessons->data + game->lessons->len - game->fitting->size);
  g_array_append_val (game->known, known);
  g_array_append_val (game->found, share);
  g_byte_array_append (game->actors, &actor, 1);
}

static gpointer
play_game (gpointer piece,
           gpointer data)
{
  const AriTrainBySearch *training = ((const Course *) data)->training;
  Game *game = piece;
  AriRandom random;
  AriSetup setup;
  guint winners;

  ari_random_init (&random, training->seed + game->number);
  ari_train_draw_setup (training->rules, &random, &setup);
  winners = ari_quiet_game_play (&setup, training->nodes, &random, add_lesson_cb, game);
  for (guint i = 0; i < game->actors->len; i++)
    {
      float result = (float) ari_quiet_game_share (winners, game->actors->data[i]);

      g_array_append_val (game->results, result);
    }

  return game;
}

static void
add_game (gpointer result,
          gpointer data)
{
  Course *course = data;
  Game *game = result;

  g_byte_array_append (course->lessons, game->lessons->data, game->lessons->len);
  g_array_append_vals (course->known, game->known->data, game->known->len);
  g_array_append_vals (course->found, game->found->data, game->found->len);
  g_array_append_vals (course->results, game->results->data, game->results->len);
  if (++course->n_games <= course->training->games - course->training->games / HELD_OUT)
    course->n_fitted = course->known->len;
  game_free (game);
}

static void
report_cb (guint  pass,
           double fitted,
           double others)
{
  g_printerr ("pass %u loss %.5f held_out %.5f\n", pass, fitted, others);
}

static char *
write_weights (const Course *course,
               const gint16 *weights)
{
  const AriTrainBySearch *t = course->training;
  g_autofree char *command =
    g_strdup_printf ("./dev lab train %s --games %u --nodes %" G_GUINT64_FORMAT " --passes %u "
                     "--seed %" G_GUINT64_FORMAT, t->rules->id, t->games, t->nodes, t->passes, t->seed);
  GString *text = ari_train_new_file (course->fitting->header, command);
  gsize begun = text->len;

  g_string_append_printf (text, "const gint16 %s[%u] = {", course->fitting->name,
                          course->fitting->n_weights);
  for (guint i = 0; i < course->fitting->n_weights; i++)
    {
      char number[16];
      int length = g_snprintf (number, sizeof number, "%d,", weights[i]);

      if (i == 0 || text->len - begun + (gsize) length + 1 > LINE)
        {
          g_string_append (text, "\n  ");
          begun = text->len - 2;
        }
      else
        g_string_append_c (text, ' ');
      g_string_append (text, number);
    }
  g_string_append (text, "\n};\n");

  return g_string_free (text, FALSE);
}

static gint16 *
learn (const Course *course)
{
  guint n = course->known->len;
  g_autofree float *targets = g_new (float, n);

  for (guint i = 0; i < n; i++)
    targets[i] = RESULT_PART * g_array_index (course->results, float, i)
                 + (1.0f - RESULT_PART) * g_array_index (course->found, float, i);
  g_printerr ("positions %u\n", n);

  return course->fitting->learn (&(AriLessons) {
    .lessons = course->lessons->data, .known = (const int *) course->known->data, .targets = targets,
    .n = n, .n_fitted = course->n_fitted,
  }, course->training->passes, LEARN_SEED, report_cb);
}

char *
ari_train_by_search (const AriTrainBySearch *training)
{
  g_autoptr(GByteArray) lessons = g_byte_array_new ();
  g_autoptr(GArray) known = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr(GArray) found = g_array_new (FALSE, FALSE, sizeof (float));
  g_autoptr(GArray) results = g_array_new (FALSE, FALSE, sizeof (float));
  g_autofree gint16 *weights = NULL;
  Course course = {
    .training = training, .ops = ari_searcher_lookup (training->rules->id)->alphabeta,
    .fitting = ari_fitting_lookup (training->rules->id),
    .lessons = lessons, .known = known, .found = found, .results = results,
  };

  if (!ari_jobs_run (&(AriJobs) { take_game, play_game, add_game, game_free, &course }, training->n_threads))
    return NULL;

  weights = learn (&course);

  return write_weights (&course, weights);
}
