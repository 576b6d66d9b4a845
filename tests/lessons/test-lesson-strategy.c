/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-lesson.h"
#include "ari-setup.h"
#include "ari-solution.h"

/* What a lesson in strategy calls right is right, and what it calls wrong loses clearly, by searches of its
 * positions. They count nodes, so that they find the same on every machine. */

#define SEED  77
#define CLEAR 0.1 /* of a winning chance */

/* So many nodes that each of eight seeds found the same. */
static const struct
{
  const char *lesson;
  guint64     nodes;
} cases[] = {
  { "minoa-strategy", 5000 },
  { "minarett-strategy", 60000 },
  { "labyrinth-strategy", 5000 },
  { "minotaur-strategy", 20000 },
};

static void
start (const AriLesson *lesson,
       guint            number,
       AriPosition     *position)
{
  g_autofree char *record = ari_lesson_record (lesson, number);
  g_auto(GStrv) words = g_strsplit (record, " ", -1);
  const AriRules *rules = ari_lesson_rules (lesson);
  g_autoptr(GError) error = NULL;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, lesson->setup, &error));
  rules->start (position, &setup);
  for (guint i = 0; words[i] != NULL; i++)
    {
      AriAction action;

      if (*words[i] == '\0')
        continue;

      ari_rules_parse (rules, position, words[i], &action, &error);
      g_assert_no_error (error);
      rules->apply (position, action);
    }
}

/* Whether every accepted action wins the match at once: other actions may win, too, but later. */
static gboolean
ends_here (const AriRules      *rules,
           const AriLessonStep *step,
           const AriPosition   *position)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions), n_accepted = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = rules->format (position, actions[i]);
      AriPosition after = *position;

      if (!ari_lesson_matches (step->accepts, name))
        continue;
      n_accepted++;
      rules->apply (&after, actions[i]);
      if (ari_rules_winners (rules, &after) != 1)
        return FALSE;
    }

  return n_accepted > 0;
}

static void
check_step (const AriLesson *lesson,
            guint            number,
            guint64          nodes)
{
  const AriRules *rules = ari_lesson_rules (lesson);
  const AriLessonStep *step = &lesson->steps[number];
  AriBudget budget = { .nodes = nodes, .threads = 1, .seed = SEED };
  g_autoptr(AriSolution) solution = NULL;
  AriAction actions[ARI_MAX_ACTIONS];
  AriPosition position;
  guint n;

  start (lesson, number, &position);
  if (ends_here (rules, step, &position))
    return;

  solution = ari_solution_find (rules, &position, &budget, NULL);
  n = rules->actions (&position, actions);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = rules->format (&position, actions[i]);
      const AriSolved *solved = ari_solution_look_up (solution, rules, &position, actions[i]);

      if (ari_lesson_matches (step->accepts, name)
            ? !ari_solution_is_right (solution, solved)
            : solved->loss < CLEAR)
        g_error ("%s, step %u: %s loses %.3f", lesson->id, number + 1, name, solved->loss);
    }
}

static void
test_lesson (gconstpointer data)
{
  guint which = GPOINTER_TO_UINT (data), n_asking = 0;
  const AriLesson *lesson = ari_lesson_lookup (cases[which].lesson);

  g_assert_nonnull (lesson);
  /* It comes last, because it takes the rules for granted. */
  g_assert_null (ari_lesson_next (lesson));
  for (guint i = 0; i < lesson->n_steps; i++)
    if (lesson->steps[i].accepts != NULL)
      {
        n_asking++;
        check_step (lesson, i, cases[which].nodes);
      }
  g_assert_cmpuint (n_asking, >=, 4);
  g_assert_cmpuint (n_asking, <=, 6);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lessons/strategy/", cases[i].lesson, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_lesson);
    }

  return g_test_run ();
}
