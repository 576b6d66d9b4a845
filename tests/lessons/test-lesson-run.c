/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person takes every lesson: each wrong action of every step is played, and answered. */
#include "ari-lesson-run.h"
#include "ari-performer.h"

typedef struct
{
  AriLessonRun *run;
  guint         n_changed, n_left;
} Pupil;

static void
changed_cb (Pupil *pupil)
{
  pupil->n_changed++;
}

static void
left_cb (Pupil *pupil)
{
  pupil->n_left++;
}

static void
begin (Pupil           *pupil,
       const AriLesson *lesson,
       guint            step)
{
  *pupil = (Pupil) { .run = ari_lesson_run_new (lesson, step) };
  g_signal_connect_swapped (pupil->run, "changed", G_CALLBACK (changed_cb), pupil);
  g_signal_connect_swapped (pupil->run, "left", G_CALLBACK (left_cb), pupil);
}

static void
end (Pupil *pupil)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (pupil->run);
}

static AriTable *
get_table (Pupil *pupil)
{
  return ari_task_get_table (ARI_TASK (pupil->run));
}

static AriMatch *
get_match (Pupil *pupil)
{
  return ari_table_get_match (get_table (pupil));
}

static const AriTaskCard *
get_card (Pupil *pupil)
{
  return ari_task_get_card (ARI_TASK (pupil->run));
}

static AriTaskState
get_state (Pupil *pupil)
{
  return ari_task_get_state (ARI_TASK (pupil->run));
}

static void
act (Pupil       *pupil,
     AriTaskDeed  deeds)
{
  g_assert_true (ari_task_act (ARI_TASK (pupil->run), deeds));
}

static const AriLessonStep *
get_step (Pupil *pupil)
{
  return &ari_lesson_run_get_lesson (pupil->run)->steps[ari_lesson_run_get_step (pupil->run)];
}

static void
choose (Pupil     *pupil,
        AriAction  action)
{
  ari_table_play (get_table (pupil), action);
}

static void
choose_text (Pupil      *pupil,
             const char *text)
{
  AriMatch *match = get_match (pupil);
  g_autoptr(GError) error = NULL;
  AriAction action;

  ari_rules_parse (ari_match_get_rules (match), ari_match_get_position (match), text, &action, &error);
  g_assert_no_error (error);
  choose (pupil, action);
}

/* None of them is played, and each gets a sentence. */
static void
choose_wrong (Pupil *pupil)
{
  AriMatch *match = get_match (pupil);
  const AriRules *rules = ari_match_get_rules (match);
  g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);
  guint n = rules->actions (ari_match_get_position (match), actions);
  guint cursor = ari_match_get_cursor (match), step = ari_lesson_run_get_step (pupil->run);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = rules->format (ari_match_get_position (match), actions[i]);

      if (ari_lesson_matches (get_step (pupil)->accepts, text))
        continue;
      choose (pupil, actions[i]);
      g_assert_nonnull (get_card (pupil)->said);
      g_assert_cmpint (get_state (pupil), ==, ARI_TASK_WRONG);
      g_assert_cmpuint (ari_lesson_run_get_step (pupil->run), ==, step);
      g_assert_cmpuint (ari_match_get_cursor (match), ==, cursor);
    }
}

/* Where there is nothing to play, a choice is answered, too. */
static void
choose_while_reading (Pupil *pupil)
{
  AriMatch *match = get_match (pupil);
  const AriRules *rules = ari_match_get_rules (match);
  g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);
  guint n = rules->actions (ari_match_get_position (match), actions), cursor = ari_match_get_cursor (match);

  if (n == 0)
    return;

  choose (pupil, actions[0]);
  g_assert_nonnull (get_card (pupil)->said);
  g_assert_cmpint (get_state (pupil), ==, ARI_TASK_IDLE);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, cursor);
}

/* Nothing more is played in a step that has been solved. */
static void
choose_too_much (Pupil *pupil)
{
  AriMatch *match = get_match (pupil);
  const AriRules *rules = ari_match_get_rules (match);
  g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);
  guint n = rules->actions (ari_match_get_position (match), actions), cursor = ari_match_get_cursor (match);

  if (n > 0 && ari_rules_actor (rules, ari_match_get_position (match)) == 1)
    choose (pupil, actions[0]);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, cursor);
  g_assert_cmpint (get_state (pupil), ==, ARI_TASK_SOLVED);
}

static void
perform (Pupil      *pupil,
         const char *performance)
{
  ari_table_perform (get_table (pupil), performance);
}

#define WEAK_TOSS "x=0 y=10500 strength=500 spin=0 wobble=0"

/* Rings that are not asked for are answered, and none of them decides anything. */
static void
take_toss (Pupil *pupil)
{
  const AriLessonStep *step = get_step (pupil);
  guint cursor = ari_match_get_cursor (get_match (pupil)), number = ari_lesson_run_get_step (pupil->run);
  const AriPerformer *performer = ari_performer_of (ARI_FEAT_TOSS);
  g_autofree char *answer = NULL, *model = performer->show (step->feat);

  g_assert_null (get_card (pupil)->answer);
  if (step->otherwise != NULL)
    {
      perform (pupil, WEAK_TOSS);
      g_assert_cmpstr (get_card (pupil)->said, ==, step->otherwise);
      g_assert_cmpint (get_state (pupil), ==, ARI_TASK_WRONG);
      /* What became of the ring, which the table announces, comes first. */
      g_assert_true (g_str_has_suffix (get_card (pupil)->answer, step->otherwise));
      g_assert_cmpstr (get_card (pupil)->answer, !=, step->otherwise);
    }
  act (pupil, ARI_TASK_SHOW);
  g_assert_nonnull (get_card (pupil)->said);
  g_assert_cmpint (get_state (pupil), ==, ARI_TASK_TOLD);

  perform (pupil, model);
  g_assert_cmpstr (get_card (pupil)->said, ==, step->praise);
  g_assert_cmpint (get_state (pupil), ==, ARI_TASK_SOLVED);

  /* Another one is told as well, and takes nothing back. */
  answer = g_strdup (get_card (pupil)->answer);
  perform (pupil, WEAK_TOSS);
  g_assert_cmpstr (get_card (pupil)->answer, !=, answer);
  g_assert_cmpstr (get_card (pupil)->said, ==, step->praise);
  g_assert_cmpint (get_state (pupil), ==, ARI_TASK_SOLVED);

  g_assert_cmpuint (ari_match_get_cursor (get_match (pupil)), ==, cursor);
  act (pupil, ARI_TASK_ONWARDS);
  g_assert_cmpuint (ari_lesson_run_get_step (pupil->run), ==, number + 1);
}

static void
take_step (Pupil *pupil)
{
  guint number = ari_lesson_run_get_step (pupil->run);
  g_autofree char *solution = ari_lesson_solution (get_step (pupil));
  gboolean goes_on = get_step (pupil)->praise == NULL;

  if (get_step (pupil)->feat != NULL)
    {
      take_toss (pupil);
      return;
    }
  if (solution == NULL)
    {
      g_assert_cmpint (get_state (pupil), ==, ARI_TASK_IDLE);
      choose_while_reading (pupil);
      act (pupil, ARI_TASK_ONWARDS);
      return;
    }

  choose_wrong (pupil);
  choose_text (pupil, solution);
  if (goes_on)
    {
      g_assert_cmpuint (ari_lesson_run_get_step (pupil->run), ==, number + 1);
      return;
    }
  g_assert_nonnull (get_card (pupil)->said);
  g_assert_cmpint (get_state (pupil), ==, ARI_TASK_SOLVED);
  choose_too_much (pupil);
  act (pupil, ARI_TASK_ONWARDS);
  g_assert_cmpuint (ari_lesson_run_get_step (pupil->run), ==, number + 1);
}

static void
take (const AriLesson *lesson)
{
  const AriLesson *next = ari_lesson_next (lesson);
  Pupil pupil;

  g_test_message ("%s", lesson->id);
  begin (&pupil, lesson, 0);
  for (guint i = 0; i < lesson->n_steps; i++)
    {
      g_assert_cmpuint (pupil.n_left, ==, 0);
      g_assert_cmpuint (ari_lesson_run_get_step (pupil.run), ==, i);
      /* Its end leads to the next lesson. */
      if (ari_lesson_run_is_last (pupil.run))
        g_assert_true ((ari_task_get_deeds (ARI_TASK (pupil.run)) & ARI_TASK_NEXT_LESSON)
                       == (next != NULL ? ARI_TASK_NEXT_LESSON : 0));
      take_step (&pupil);
    }
  g_assert_cmpstr (get_card (&pupil)->after, ==, next != NULL ? next->id : NULL);
  g_assert_cmpuint (pupil.n_left, ==, 1);
  end (&pupil);
}

/* The other right actions of a step lead to the next one, too. */
static void
take_other_ways (const AriLesson *lesson,
                 guint            number,
                 guint           *n_ways)
{
  const AriLessonStep *step = &lesson->steps[number];
  const AriRules *rules = ari_lesson_rules (lesson);
  g_autofree char *solution = ari_lesson_solution (step);
  g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);
  guint n = 1;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = NULL;
      Pupil pupil;

      begin (&pupil, lesson, number);
      n = rules->actions (ari_match_get_position (get_match (&pupil)), actions);
      text = n > 0 ? rules->format (ari_match_get_position (get_match (&pupil)), actions[i]) : NULL;
      if (text != NULL && ari_lesson_matches (step->accepts, text) && !g_str_equal (text, solution))
        {
          choose (&pupil, actions[i]);
          if (step->praise != NULL)
            act (&pupil, ARI_TASK_ONWARDS);
          g_assert_cmpuint (ari_lesson_run_get_step (pupil.run), ==, number + 1);
          *n_ways += 1;
        }
      end (&pupil);
    }
}

static void
test_other_ways (void)
{
  guint n_rules, n_lessons, n_ways = 0;
  const AriRules *const *rules = ari_rules_all (&n_rules);

  for (guint i = 0; i < n_rules; i++)
    {
      const AriLesson *lessons = ari_lessons_of (rules[i], &n_lessons);

      for (guint j = 0; j < n_lessons; j++)
        for (guint number = 0; number < lessons[j].n_steps; number++)
          if (lessons[j].steps[number].accepts != NULL)
            take_other_ways (&lessons[j], number, &n_ways);
    }
  g_test_message ("%u ways", n_ways);
  g_assert_cmpuint (n_ways, >, 0);
}

static void
test_all (void)
{
  guint n_rules, n_lessons;
  const AriRules *const *rules = ari_rules_all (&n_rules);

  for (guint i = 0; i < n_rules; i++)
    {
      const AriLesson *lessons = ari_lessons_of (rules[i], &n_lessons);

      for (guint j = 0; j < n_lessons; j++)
        take (&lessons[j]);
    }
}

/* Skipping plays what would have been right; going back takes it back. */
static void
test_skip (void)
{
  const AriLesson *lesson = ari_lesson_lookup ("minoa-first");
  Pupil pupil;

  begin (&pupil, lesson, 0);
  for (guint i = 1; i < lesson->n_steps; i++)
    {
      g_autofree char *record = ari_lesson_record (lesson, i);
      g_auto(GStrv) words = g_strsplit (record, " ", -1);
      guint n = *record != '\0' ? g_strv_length (words) : 0;

      act (&pupil, ARI_TASK_ONWARDS);
      g_assert_cmpuint (ari_lesson_run_get_step (pupil.run), ==, i);
      g_assert_cmpuint (ari_match_get_n_plies (get_match (&pupil)), ==, n);
    }
  g_assert_true (ari_lesson_run_is_last (pupil.run));

  for (guint i = lesson->n_steps - 1; i > 0; i--)
    {
      act (&pupil, ARI_TASK_BACK);
      g_assert_cmpuint (ari_lesson_run_get_step (pupil.run), ==, i - 1);
      g_assert_null (get_card (&pupil)->said);
    }
  g_assert_false (ari_task_act (ARI_TASK (pupil.run), ARI_TASK_BACK));
  g_assert_cmpuint (ari_lesson_run_get_step (pupil.run), ==, 0);
  g_assert_cmpuint (ari_match_get_n_plies (get_match (&pupil)), ==, 0);
  end (&pupil);
}

/* Where nothing is asked, nothing can be picked, although it may be the pupil's turn. */
static void
test_rests (void)
{
  Pupil pupil;

  begin (&pupil, ari_lesson_lookup ("minarett-captures"), 0);
  g_assert_false (ari_table_is_pickable (get_table (&pupil)));
  act (&pupil, ARI_TASK_ONWARDS);
  g_assert_true (ari_table_is_pickable (get_table (&pupil)));
  choose_text (&pupil, "L@e1");
  g_assert_cmpuint (ari_lesson_run_get_step (pupil.run), ==, 2);
  g_assert_true (ari_table_is_pickable (get_table (&pupil)));
  choose_text (&pupil, "xc4L");
  g_assert_cmpint (get_state (&pupil), ==, ARI_TASK_SOLVED);
  g_assert_false (ari_table_is_pickable (get_table (&pupil)));
  act (&pupil, ARI_TASK_BACK);
  g_assert_true (ari_table_is_pickable (get_table (&pupil)));
  end (&pupil);
}

/* The match goes on from the pupil's own right action, not from the one that the lesson would have shown. */
static void
test_own (void)
{
  Pupil pupil;
  g_autoptr(AriPly) first = NULL, second = NULL;

  begin (&pupil, ari_lesson_lookup ("minoa-first"), 1);
  choose_text (&pupil, "i7i8");
  act (&pupil, ARI_TASK_ONWARDS);
  first = g_list_model_get_item (G_LIST_MODEL (get_match (&pupil)), 0);
  second = g_list_model_get_item (G_LIST_MODEL (get_match (&pupil)), 1);
  g_assert_cmpuint (ari_ply_get_actor (first), ==, 1);
  g_assert_cmpuint (ari_ply_get_actor (second), ==, 2);
  choose_text (&pupil, "e5f6");
  g_assert_cmpint (get_state (&pupil), ==, ARI_TASK_SOLVED);
  g_assert_true (ari_match_get_actor (get_match (&pupil)) == 2);
  end (&pupil);
}

static void
test_show (void)
{
  Pupil pupil;
  const AriBoard *board;
  const AriSpot *spots;
  guint n;

  begin (&pupil, ari_lesson_lookup ("minoa-first"), 4);
  act (&pupil, ARI_TASK_SHOW);
  g_assert_nonnull (strstr (get_card (&pupil)->said, "b6c7"));
  g_assert_cmpint (get_state (&pupil), ==, ARI_TASK_TOLD);
  spots = ari_table_get_pointed_out (get_table (&pupil), &n);
  board = ari_match_get_rules (get_match (&pupil))->board (ari_match_get_setup (get_match (&pupil)));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (board->spots[spots[0]].name, ==, "b6c7");

  /* It is only shown; once played, it is no longer pointed out. */
  g_assert_true (ari_task_asks (ARI_TASK (pupil.run)));
  choose_text (&pupil, "b6c7");
  ari_table_get_pointed_out (get_table (&pupil), &n);
  g_assert_cmpuint (n, ==, 0);
  end (&pupil);
}

/* Nor is it pointed out in another step with the same position. */
static void
test_show_and_leave (void)
{
  Pupil pupil;
  guint n;

  begin (&pupil, ari_lesson_lookup ("minoa-first"), 1);
  act (&pupil, ARI_TASK_SHOW);
  ari_table_get_pointed_out (get_table (&pupil), &n);
  g_assert_cmpuint (n, >, 0);
  act (&pupil, ARI_TASK_BACK);
  ari_table_get_pointed_out (get_table (&pupil), &n);
  g_assert_cmpuint (n, ==, 0);
  end (&pupil);
}

/* Only the pupil is asked: the lesson plays for the others, and nobody thinks. */
static void
test_others (void)
{
  Pupil pupil;

  begin (&pupil, ari_lesson_lookup ("minoa-first"), 1);
  choose_text (&pupil, "a2a3");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (ari_match_get_n_plies (get_match (&pupil)), ==, 1);
  g_assert_false (ari_driver_get_thinking (ari_table_get_driver (get_table (&pupil))));
  g_assert_false (ari_driver_awaits_person (ari_table_get_driver (get_table (&pupil))));
  end (&pupil);
}

/* A step counts as solved once it has been, in whichever run. */
static void
test_skipped (void)
{
  const AriLesson *lesson = ari_lesson_lookup ("minoa-first");
  Pupil pupil;

  begin (&pupil, lesson, 0);
  act (&pupil, ARI_TASK_ONWARDS);
  g_assert_cmpuint (ari_lesson_first_unsolved (lesson, ari_lesson_run_get_solved (pupil.run)), ==, 1);
  choose_text (&pupil, "a2a3");
  g_assert_cmpuint (ari_lesson_first_unsolved (lesson, ari_lesson_run_get_solved (pupil.run)), ==, 2);
  act (&pupil, ARI_TASK_ONWARDS);
  act (&pupil, ARI_TASK_ONWARDS);
  act (&pupil, ARI_TASK_ONWARDS);
  g_assert_cmpuint (ari_lesson_first_unsolved (lesson, ari_lesson_run_get_solved (pupil.run)), ==, 2);
  end (&pupil);

  begin (&pupil, lesson, 4);
  g_assert_cmpuint (ari_lesson_first_unsolved (lesson, ari_lesson_run_get_solved (pupil.run)), ==, 4);
  act (&pupil, ARI_TASK_BACK);
  act (&pupil, ARI_TASK_BACK);

  /* It was solved before, and stays so when it is only passed now. */
  act (&pupil, ARI_TASK_ONWARDS);
  g_assert_cmpuint (ari_lesson_first_unsolved (lesson, ari_lesson_run_get_solved (pupil.run)), ==, 4);
  end (&pupil);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lessons/run/all", test_all);
  g_test_add_func ("/lessons/run/other-ways", test_other_ways);
  g_test_add_func ("/lessons/run/skip", test_skip);
  g_test_add_func ("/lessons/run/rests", test_rests);
  g_test_add_func ("/lessons/run/own", test_own);
  g_test_add_func ("/lessons/run/show", test_show);
  g_test_add_func ("/lessons/run/show-and-leave", test_show_and_leave);
  g_test_add_func ("/lessons/run/others", test_others);
  g_test_add_func ("/lessons/run/skipped", test_skipped);

  return g_test_run ();
}
