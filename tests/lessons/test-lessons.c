/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The data of all lessons: every position is reached by the rules, and every legal action has an answer. */
#include "ari-lesson.h"
#include "ari-performer.h"

static void
for_each_lesson (void (*check) (const AriLesson *lesson))
{
  guint n_rules, n_lessons, n_all = 0;
  const AriRules *const *rules = ari_rules_all (&n_rules);

  for (guint i = 0; i < n_rules; i++)
    {
      const AriLesson *lessons = ari_lessons_of (rules[i], &n_lessons);

      for (guint j = 0; j < n_lessons; j++)
        check (&lessons[j]);
      n_all += n_lessons;
    }
  g_assert_cmpuint (n_all, >, 0);
}

/* From the first lesson, the others follow one after another. */
static void
test_next (void)
{
  guint n_rules, n_lessons;
  const AriRules *const *rules = ari_rules_all (&n_rules);

  for (guint i = 0; i < n_rules; i++)
    {
      const AriLesson *lessons = ari_lessons_of (rules[i], &n_lessons), *lesson = lessons;
      guint n = 0;

      for (; lesson != NULL; lesson = ari_lesson_next (lesson))
        g_assert_true (lesson == &lessons[n++]);
      g_assert_cmpuint (n, ==, n_lessons);
    }
}

static void
apply (const AriLesson *lesson,
       AriPosition     *position,
       const char      *actions)
{
  const AriRules *rules = ari_lesson_rules (lesson);
  g_auto(GStrv) words = g_strsplit (actions != NULL ? actions : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      ari_rules_parse (rules, position, words[i], &action, &error);
      g_assert_no_error (error);
      rules->apply (position, action);
    }
}

static void
start (const AriLesson *lesson,
       guint            number,
       AriPosition     *position)
{
  g_autofree char *record = ari_lesson_record (lesson, number);
  g_autoptr(GError) error = NULL;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, lesson->setup, &error));
  g_assert_no_error (error);
  setup.rules->start (position, &setup);
  apply (lesson, position, *record != '\0' ? record : NULL);
}

/* Which answer a legal action gets: a reply, G_MAXUINT for the right one, or the number of replies for any
 * other. */
static guint
find_answer (const AriLessonStep *step,
             const char          *action)
{
  guint i;

  if (ari_lesson_matches (step->accepts, action))
    return G_MAXUINT;
  for (i = 0; i < ARI_LESSON_MAX_REPLIES && step->replies[i].actions != NULL; i++)
    if (ari_lesson_matches (step->replies[i].actions, action))
      return i;

  return i;
}

/* Each word of a reply, or of what is accepted, means something here. Some replies name a whole region of the
 * board, of which a part is occupied; that part need not be legal. */
static void
check_words (const char  *patterns,
             char       **legal)
{
  g_auto(GStrv) words = g_strsplit (patterns, " ", -1);
  guint n = 0;

  for (guint i = 0; legal[i] != NULL; i++)
    n += ari_lesson_matches (patterns, legal[i]);
  if (n == 0)
    g_error ("Nothing legal is one of: %s", patterns);
  g_assert_cmpuint (g_strv_length (words), >, 0);
}

static char **
list_legal (const AriLesson   *lesson,
            const AriPosition *position)
{
  const AriRules *rules = ari_lesson_rules (lesson);
  g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);
  guint n = rules->actions (position, actions);
  char **legal = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    legal[i] = rules->format (position, actions[i]);

  return legal;
}

/* After an accepted action, what the lesson plays and shows up to the next question is legal. */
static void
check_follows (const AriLesson   *lesson,
               guint              number,
               const AriPosition *position,
               const char        *action)
{
  const AriLessonStep *step = &lesson->steps[number];
  AriPosition after = *position;
  g_autofree char *next = NULL;

  apply (lesson, &after, action);
  do
    {
      if (step[1].record != NULL)
        {
          g_assert_null (step->then);
          return;
        }
      apply (lesson, &after, step->then);
      step++;
    }
  while (step->accepts == NULL && step != &lesson->steps[lesson->n_steps - 1]);

  next = ari_lesson_solution (step);
  apply (lesson, &after, next);
}

static void
check_asking (const AriLesson *lesson,
              guint            number)
{
  const AriLessonStep *step = &lesson->steps[number];
  const AriRules *rules = ari_lesson_rules (lesson);
  g_autofree char *solution = ari_lesson_solution (step);
  g_auto(GStrv) legal = NULL;
  guint counts[ARI_LESSON_MAX_REPLIES + 1] = { 0 }, n_replies = 0, n_right = 0;
  AriPosition position;

  start (lesson, number, &position);
  g_assert_cmpuint (ari_rules_actor (rules, &position), ==, 1);
  legal = list_legal (lesson, &position);
  g_assert_cmpuint (find_answer (step, solution), ==, G_MAXUINT);
  g_assert_true (g_strv_contains ((const char *const *) legal, solution));
  check_words (step->accepts, legal);

  for (guint i = 0; legal[i] != NULL; i++)
    {
      guint answer = find_answer (step, legal[i]);

      if (answer != G_MAXUINT)
        counts[answer]++;
      else
        {
          n_right++;
          check_follows (lesson, number, &position, legal[i]);
        }
    }
  g_assert_cmpuint (n_right, >, 0);
  while (n_replies < ARI_LESSON_MAX_REPLIES && step->replies[n_replies].actions != NULL)
    {
      check_words (step->replies[n_replies].actions, legal);
      g_assert_nonnull (step->replies[n_replies].text);
      /* An earlier reply must not hide this one. */
      g_assert_cmpuint (counts[n_replies], >, 0);
      n_replies++;
    }
  g_assert_true ((counts[n_replies] > 0) == (step->otherwise != NULL));
}

/* A ring is due, Show Me has one to show, and every other has an answer. */
static void
check_tossing (const AriLesson   *lesson,
               guint              number,
               const AriPosition *position)
{
  const AriLessonStep *step = &lesson->steps[number];
  const AriRules *rules = ari_lesson_rules (lesson);
  const AriPerformer *performer = ari_performer_of (ARI_FEAT_TOSS);
  const char *weak = "x=0 y=10500 strength=500 spin=0 wobble=0";
  g_autofree char *model = performer->show (step->feat);
  AriFeatOutcome outcome;

  g_assert_cmpuint (ari_rules_actor (rules, position), ==, 1);
  g_assert_cmpint (ari_feat_due (rules, position), ==, ARI_FEAT_TOSS);
  g_assert_true (performer->meets (model, step->feat));
  g_assert_true (performer->judge (model, &outcome, NULL));
  g_assert_cmpint (outcome, ==, ARI_FEAT_OUTCOME_HIT);
  g_assert_nonnull (step->praise);
  g_assert_true (performer->meets (weak, step->feat) == (step->otherwise == NULL));
}

static void
check_steps (const AriLesson *lesson)
{
  for (guint i = 0; i < lesson->n_steps; i++)
    {
      const AriLessonStep *step = &lesson->steps[i];
      AriPosition position;

      g_test_message ("%s, step %u", lesson->id, i + 1);
      g_assert_nonnull (step->text);
      start (lesson, i, &position);
      if (step->accepts != NULL)
        {
          g_assert_null (step->feat);
          check_asking (lesson, i);
        }
      else if (step->feat != NULL)
        {
          check_tossing (lesson, i, &position);
        }
      else
        {
          g_assert_null (step->praise);
          g_assert_null (step->otherwise);
          g_assert_null (step->replies[0].actions);
        }
      if (step->overlay != NULL)
        g_assert_nonnull (ari_rules_find_overlay (ari_lesson_rules (lesson), step->overlay));
    }
}

static void
test_steps (void)
{
  for_each_lesson (check_steps);
}

static void
check_identity (const AriLesson *lesson)
{
  g_assert_true (ari_lesson_lookup (lesson->id) == lesson);
  g_assert_true (g_str_has_prefix (lesson->id, ari_lesson_rules (lesson)->id));
  /* A run remembers solved steps as bits. */
  g_assert_cmpuint (lesson->n_steps, <=, 64);
  /* It ends with something to read. */
  g_assert_null (lesson->steps[lesson->n_steps - 1].accepts);
}

/* Where rings are tossed, the first lesson lets people toss one, although another lesson is about that. */
static void
test_first_toss (void)
{
  const AriLesson *lesson = ari_lesson_lookup ("minotaur-first");
  guint n_tosses = 0;

  for (guint i = 0; i < lesson->n_steps; i++)
    if (lesson->steps[i].feat != NULL)
      {
        AriPosition position;

        start (lesson, i, &position);
        g_assert_cmpint (ari_feat_due (ari_lesson_rules (lesson), &position), ==, ARI_FEAT_TOSS);
        /* They have challenged somebody for it. */
        g_assert_nonnull (lesson->steps[i - 1].accepts);
        n_tosses++;
      }
  g_assert_cmpuint (n_tosses, ==, 1);
}

static void
test_identities (void)
{
  for_each_lesson (check_identity);
  g_assert_null (ari_lesson_lookup ("nothing of the kind"));
}

/* What the texts say about the score after a step. */
static void
test_claims (void)
{
  static const struct
  {
    const char *lesson;
    guint       number; /* of the step after it */
    int         scores[2];
    guint       winners;
  } claims[] = {
    { "minoa-first", 5, { 20, 0 }, 0 },
    { "minoa-first", 6, { 7, 1 }, 0 },
    { "minoa-first", 7, { 60, 36 }, 1 },
    { "minarett-first", 5, { 0, 0 }, 1 },
    { "minarett-first", 6, { 0, 0 }, 0 },
    { "labyrinth-first", 8, { 1, 0 }, 0 },
    { "minarett-captures", 3, { 1, 0 }, 0 },
    { "minarett-captures", 5, { 1, 0 }, 0 },
    { "minotaur-first", 8, { 0, 0 }, 0 },
    { "minotaur-first", 12, { 3, 0 }, 0 },
    { "minoa-areas", 4, { 19, 1 }, 0 },
    { "minoa-walls", 3, { 12, 8 }, 0 },
    { "minoa-walls", 4, { 59, 37 }, 1 },
    { "minarett-groups", 2, { 0, 0 }, 0 },
    { "minarett-groups", 3, { 0, 0 }, 1 },
    { "minarett-groups", 5, { 1, 0 }, 0 },
    { "minotaur-challenges", 4, { 3, 0 }, 0 },
    { "minoa-strategy", 3, { 48, 31 }, 0 },
    { "minoa-strategy", 5, { 49, 47 }, 1 },
    { "minarett-strategy", 3, { 0, 0 }, 1 },
    { "labyrinth-strategy", 2, { 3, 3 }, 0 },
    { "minotaur-strategy", 6, { 12, 12 }, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
    {
      const AriLesson *lesson = ari_lesson_lookup (claims[i].lesson);
      g_autofree char *solution = ari_lesson_solution (&lesson->steps[claims[i].number - 1]);
      const AriRules *rules = ari_lesson_rules (lesson);
      int scores[ARI_MAX_SEATS] = { 0 };
      AriPosition position;

      start (lesson, claims[i].number - 1, &position);
      apply (lesson, &position, solution);
      rules->scores (&position, scores);
      g_assert_cmpint (scores[0], ==, claims[i].scores[0]);
      g_assert_cmpint (scores[1], ==, claims[i].scores[1]);
      g_assert_cmpuint (ari_rules_winners (rules, &position), ==, claims[i].winners);
    }
}

static void
test_matches (void)
{
  g_assert_true (ari_lesson_matches ("d4e5 x*", "d4e5"));
  g_assert_true (ari_lesson_matches ("d4e5 x*", "xc3M"));
  g_assert_false (ari_lesson_matches ("d4e5 x*", "d4e"));
  g_assert_false (ari_lesson_matches (NULL, "d4e5"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lessons/next", test_next);
  g_test_add_func ("/lessons/data/steps", test_steps);
  g_test_add_func ("/lessons/data/first-toss", test_first_toss);
  g_test_add_func ("/lessons/data/identities", test_identities);
  g_test_add_func ("/lessons/data/claims", test_claims);
  g_test_add_func ("/lessons/data/matches", test_matches);

  return g_test_run ();
}
