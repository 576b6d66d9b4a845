/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What evaluations learn: see learning.h. */
#include <math.h>

#include "labyrinth/labyrinth-turn.h"
#include "labyrinth/labyrinth-view.h"
#include "learning.h"
#include "minarett-lesson.h"

#define LESSONS 400
#define PASSES  30

static gboolean
play_one (AriPosition *position,
          AriRandom   *random)
{
  const AriRules *rules = &ari_rules_minarett;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  if (n > 0)
    rules->apply (position, actions[ari_random_below (random, n)]);

  return ari_rules_actor (rules, position) != ARI_NONE;
}

static double first_loss, last_loss;

static void
report_cb (guint  pass,
           double fitted,
           double others)
{
  if (pass == 0)
    first_loss = others;
  last_loss = others;
}

/* What the features don't tell, the network finds out: here, whether the actor's foundation stands in the
 * middle. */
static void
test_minarett (void)
{
  const AriFitting *fitting = ari_fitting_lookup ("minarett");
  g_autofree MinarettLesson *lessons = g_new0 (MinarettLesson, LESSONS);
  g_autofree int *known = g_new0 (int, LESSONS);
  g_autofree float *targets = g_new0 (float, LESSONS);
  g_autofree gint16 *weights = NULL, *again = NULL;
  AriLessons task = { lessons, known, targets, LESSONS, LESSONS * 3 / 4 };
  AriRandom random;
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_minarett);
  ari_random_init (&random, 5);
  for (guint i = 0; i < LESSONS;)
    {
      AriPosition position;
      int counts[MINARETT_N_FEATURES];
      const guint32 *own;

      setup.rules->start (&position, &setup);
      for (guint k = 0; k < 8; k++)
        if (!play_one (&position, &random))
          break;
      if (ari_rules_actor (setup.rules, &position) == ARI_NONE)
        continue;
      minarett_features (&position, counts);
      fitting->take (&position, counts, &lessons[i]);
      own = lessons[i].pieces[lessons[i].own];
      targets[i] = (own[MINARETT_LARGE] & MINARETT_BIT (MINARETT_SPACES / 2)) != 0 ? 0.9f : 0.2f;
      i++;
    }

  weights = fitting->learn (&task, PASSES, 1, report_cb);
  g_assert_cmpfloat (last_loss, <, 0.8 * first_loss);
  again = fitting->learn (&task, PASSES, 1, report_cb);
  g_assert_cmpmem (weights, sizeof (MinarettNet), again, sizeof (MinarettNet));
}

static double
cross_entropy (const double win[ARI_MAX_SEATS],
               const double target[ARI_MAX_SEATS])
{
  double sum = 0.0;

  for (guint s = 0; s < 3; s++)
    sum -= target[s] * log (win[s]);

  return sum;
}

/* Without weights the evaluation is the race, and what it learns of it comes out. */
static void
test_labyrinth (void)
{
  const AriTraining *training = ari_training_lookup ("labyrinth");
  g_autofree float *weights = g_new0 (float, training->n_weights);
  g_autofree float *squares = g_new0 (float, training->n_weights);
  const double target[ARI_MAX_SEATS] = { 0.1, 0.7, 0.2 };
  double win[ARI_MAX_SEATS], before;
  AriPosition position;
  LabyrinthView view;
  AriRandom random;
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_labyrinth);
  setup.seats = 3;
  setup.rules->start (&position, &setup);
  setup.rules->apply (&position, labyrinth_pack (LABYRINTH_BEGIN, 3, 0));
  labyrinth_view_init (&view, (Labyrinth *) &position);
  training->use (weights);
  training->ops->judge (&position, win);
  for (guint s = 0; s < 3; s++)
    g_assert_cmpfloat_with_epsilon (win[s], view.race[s], 1e-4);

  ari_random_init (&random, 1);
  training->begin (weights, &random);
  training->ops->judge (&position, win);
  before = cross_entropy (win, target);
  for (guint i = 0; i < 1000; i++)
    {
      training->learn (weights, squares, &position, target, 0.05);
      training->ops->judge (&position, win);
      g_assert_cmpfloat (cross_entropy (win, target), <, before + 1e-9);
    }
  for (guint s = 0; s < 3; s++)
    g_assert_cmpfloat_with_epsilon (win[s], target[s], 0.05);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/learning/minarett", test_minarett);
  g_test_add_func ("/lab/learning/labyrinth", test_labyrinth);

  return g_test_run ();
}
