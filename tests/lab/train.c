/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ari-expectimax.h"
#include "ari-playouts.h"
#include "interrupt.h"
#include "jobs.h"
#include "learning.h"
#include "train-by-search.h"

/* train GAME: lets an evaluation learn from games that the program plays against itself. train-by-search.c
 * does it for games that are searched by alpha-beta; here, the evaluation of a game with chance learns by
 * temporal differences (Sutton, 1988; Tesauro, "Temporal difference learning and TD-Gammon", 1995).
 *
 * All seats choose what the evaluation likes best without looking beyond their turn; the dice bring enough
 * variety. After a game the evaluation of each position moves towards what came after it: the mean of the
 * later evaluations and the result, in which each step farther away counts less by a factor of LAMBDA
 * (the forward view of TD(λ)). */

#define LAMBDA      0.8
#define OTHER_SEATS 0.4  /* games that have not the usual number of seats, or may by chance */
#define OTHER_VALUE 0.2  /* options that have not their usual value, or may by chance */
#define PER_LINE    12

typedef struct
{
  const AriRules    *rules;
  const AriTraining *training;
  AriExpectimax     *search;
  AriRandom          random;
  double             rate;
  float             *weights;
  float             *squares;
  float             *plain;     /* nothing learnt: what to measure against */
  GArray            *positions; /* AriPosition: the settled ones of the game */
} Trainer;

void
ari_train_draw_setup (const AriRules *rules,
                      AriRandom      *random,
                      AriSetup       *setup)
{
  const AriSetupChoices *choices = &rules->choices;

  ari_setup_init (setup, rules);
  if (ari_random_unit (random) < OTHER_SEATS)
    setup->seats = (guint8) (choices->min_seats
                             + ari_random_below (random, choices->max_seats - choices->min_seats + 1));
  for (guint i = 0; i < choices->n_options; i++)
    if (ari_random_unit (random) < OTHER_VALUE)
      setup->values[i] =
        (guint8) ari_random_below (random, g_strv_length ((char **) choices->options[i].values));
}

static AriAction
choose (Trainer           *self,
        const AriPosition *position)
{
  if (ari_rules_actor (self->rules, position) == ARI_CHANCE)
    return ari_draw_outcome (self->rules, position, &self->random);

  return ari_expectimax_choose (self->search, position, 0);
}

static void
get_result (Trainer           *self,
            const AriPosition *end,
            double             win[ARI_MAX_SEATS])
{
  guint share[ARI_MAX_SEATS];

  ari_share_win (ari_rules_winners (self->rules, end), share);
  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    win[s] = (double) share[s] / ARI_WIN;
}

/* From the end to the beginning, so that what came after is known; the judgements are those that were
 * played by. */
static void
learn_from (Trainer           *self,
            const AriPosition *end)
{
  guint n = self->positions->len;
  g_autofree double *targets = g_new0 (double, n * ARI_MAX_SEATS);
  double after[ARI_MAX_SEATS];

  get_result (self, end, after);
  for (guint i = n; i-- > 0;)
    {
      double win[ARI_MAX_SEATS] = { 0 };

      memcpy (targets + i * ARI_MAX_SEATS, after, sizeof after);
      self->training->ops->judge (&g_array_index (self->positions, AriPosition, i), win);
      for (guint s = 0; s < ARI_MAX_SEATS; s++)
        after[s] = LAMBDA * after[s] + (1.0 - LAMBDA) * win[s];
    }

  for (guint i = 0; i < n; i++)
    self->training->learn (self->weights, self->squares, &g_array_index (self->positions, AriPosition, i),
                           targets + i * ARI_MAX_SEATS, self->rate);
}

static void
train_by_one_game (Trainer *self)
{
  AriPosition position;
  AriSetup setup;

  ari_train_draw_setup (self->rules, &self->random, &setup);
  g_array_set_size (self->positions, 0);
  ari_expectimax_forget (self->search);
  self->rules->start (&position, &setup);
  while (ari_rules_actor (self->rules, &position) != ARI_NONE)
    {
      if (self->training->ops->settled (&position))
        g_array_append_val (self->positions, position);
      self->rules->apply (&position, choose (self, &position));
    }

  learn_from (self, &position);
}

/* One game of the usual kind against the evaluation that has learnt nothing, whose seats follow @first. */
static double
measure_by_one_game (Trainer *self,
                     guint    first)
{
  const float *used = NULL;
  double win[ARI_MAX_SEATS];
  guint seats;
  AriPosition position;
  AriSetup setup;
  AriActor actor;

  ari_setup_init (&setup, self->rules);
  seats = setup.seats;
  self->rules->start (&position, &setup);
  while ((actor = ari_rules_actor (self->rules, &position)) != ARI_NONE)
    {
      const float *weights = (actor + first) % seats == 0 ? self->weights : self->plain;

      if (actor != ARI_CHANCE && weights != used)
        {
          self->training->use (weights);
          ari_expectimax_forget (self->search);
          used = weights;
        }
      self->rules->apply (&position, choose (self, &position));
    }
  self->training->use (self->weights);
  get_result (self, &position, win);

  return win[(2 * seats - 1 - first) % seats];
}

static void
measure (Trainer *self,
         guint    games)
{
  double sum = 0.0, squares = 0.0;

  for (guint i = 0; i < games; i++)
    {
      double share = measure_by_one_game (self, i);

      sum += share / games;
      squares += share * share / games;
    }
  g_print ("share %.3f\n", sum);
  g_print ("standard_error %.3f\n", sqrt (MAX (squares - sum * sum, 0.0) / games));
}

GString *
ari_train_new_file (const char *header,
                    const char *command)
{
  GString *text = g_string_new ("/* SPDX-License-Identifier: GPL-3.0-or-later */\n");

  g_string_append_printf (text, "#include \"%s.h\"\n\n/* %s */\n", header, command);

  return text;
}

/* A table in C, which the program is built with. */
static char *
write_weights (const Trainer *self,
               gint           games,
               gint64         seed)
{
  g_autofree char *command = g_strdup_printf ("./dev lab train %s --games %d --seed %" G_GINT64_FORMAT
                                              " --rate %g", self->rules->id, games, seed, self->rate);
  GString *text = ari_train_new_file (self->training->header, command);

  g_string_append_printf (text, "const float %s[%u] = {", self->training->name, self->training->n_weights);
  for (guint i = 0; i < self->training->n_weights; i++)
    {
      char number[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append (text, i % PER_LINE == 0 ? "\n  " : " ");
      g_ascii_formatd (number, sizeof number, "%.3f", (double) self->weights[i]);
      g_string_append_printf (text, "%sf,", number);
    }
  g_string_append (text, "\n};\n");

  return g_string_free (text, FALSE);
}

static void
trainer_clear (Trainer *self)
{
  ari_expectimax_free (self->search);
  g_free (self->weights);
  g_free (self->squares);
  g_free (self->plain);
  g_array_unref (self->positions);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Trainer, trainer_clear)

/* Returns the weights that were learnt, as text. */
static char *
learn (const AriRules *rules,
       double          rate,
       gint            games,
       gint            matches,
       gint64          seed)
{
  const AriTraining *training = ari_training_lookup (rules->id);
  g_auto(Trainer) trainer = {
    .rules = rules,
    .training = training,
    .search = ari_expectimax_new (training->ops, rules),
    .rate = rate,
    .weights = g_new0 (float, training->n_weights),
    .squares = g_new0 (float, training->n_weights),
    .plain = g_new0 (float, training->n_weights),
    .positions = g_array_new (FALSE, FALSE, sizeof (AriPosition)),
  };

  ari_random_init (&trainer.random, (guint64) seed);
  trainer.training->begin (trainer.weights, &trainer.random);
  trainer.training->use (trainer.weights);
  for (gint i = 0; i < games; i++)
    train_by_one_game (&trainer);
  if (matches > 0)
    measure (&trainer, (guint) matches);

  return write_weights (&trainer, games, seed);
}

int
ari_lab_train (int    argc,
               char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *file = NULL, *text = NULL;
  gint games = 1000, matches = 1000, passes = 20, jobs = 1;
  gint64 seed = 1, nodes = 2000;
  double rate = 0.02;
  gboolean basis = FALSE;
  const AriRules *rules;
  const AriTraining *training;
  gboolean by_search;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_INT, &games, "Number of games (1000)", "N" },
    { "matches", 'm', 0, G_OPTION_ARG_INT, &matches,
      "Number of games afterwards against the untrained evaluation (1000)", "N" },
    { "rate", 'r', 0, G_OPTION_ARG_DOUBLE, &rate, "How fast to learn (0.02)", "RATE" },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &nodes,
      "Positions examined for each move, in games without chance (2000)", "N" },
    { "passes", 0, 0, G_OPTION_ARG_INT, &passes,
      "How often to learn from each position, in games without chance (20)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed,
      "The same seed gives the same games (1)", "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &jobs,
      "Games played at the same time (1)", "N" },
    { "basis", 0, 0, G_OPTION_ARG_NONE, &basis,
      "Don’t train, but solve what the evaluation is based on and write its tables", NULL },
    { "out", 'o', 0, G_OPTION_ARG_FILENAME, &file,
      "Where to write the weights (standard output)", "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    ARI_RANGE_GAMES, { "matches", 0, ARI_MOST_GAMES }, ARI_REAL ("rate", 0.000001, 100.0),
    ARI_RANGE_NODES, { "passes", 1, ARI_MOST_GAMES }, ARI_RANGE_SEED,
    ARI_RANGE_JOBS, { NULL },
  };

  if (!ari_command_parse ("GAME", "Trains the evaluation of a game on games the program plays against "
                                       "itself.",
                          entries, ranges, 1, 1, &argc, &argv, &status))
    return status;
  rules = ari_rules_lookup (argv[1]);
  training = rules != NULL ? ari_training_lookup (rules->id) : NULL;
  by_search = rules != NULL && ari_fitting_lookup (rules->id) != NULL;
  if (!by_search && training == NULL)
    return ari_command_usage (name, "No game of this name has an evaluation to train.");

  if (basis && (training == NULL || training->basis == NULL))
    return ari_command_usage (name, "The evaluation of this game isn’t based on what can be solved.");

  if (!ari_command_may_write (file, &error))
    return ari_command_failed (name, error);

  if (by_search)
    text = ari_train_by_search (&(AriTrainBySearch) {
      .rules = rules, .games = (guint) games, .nodes = (guint64) nodes, .passes = (guint) passes,
      .seed = (guint64) seed, .n_threads = (guint) jobs,
    });
  else
    text = basis ? training->basis () : learn (rules, rate, games, matches, seed);
  if (text == NULL)
    return ARI_EXIT_INTERRUPTED;
  if (!ari_command_write (file, text, &error))
    return ari_command_failed (name, error);

  return EXIT_SUCCESS;
}
