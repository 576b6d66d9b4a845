/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-exercise.h"
#include "library-fixture.h"

#define NOON 1795348800 /* 2026-11-22, 12:00 UTC */
#define DAY  (24 * 60 * 60)

static GPtrArray *
list (Fixture  *f,
      GArray  **answers)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) ignored = NULL;
  GPtrArray *found;

  ari_library_exercises_async (f->library, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  found = ari_library_exercises_finish (f->library, result, answers != NULL ? answers : &ignored, NULL,
                                        &error);
  g_assert_no_error (error);

  return found;
}

static GArray *
unpractised_of (Fixture    *f,
                const char *name)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  GArray *found;

  ari_library_unpractised_async (f->library, name, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  found = ari_library_unpractised_finish (f->library, result, &error);
  g_assert_no_error (error);

  return found;
}

static GArray *
unpractised (Fixture *f)
{
  return unpractised_of (f, NULL);
}

/* A match with one evaluation, of Ariadne, who is a person, and Minos; returns its id. */
static gint64
add_match (Fixture     *f,
           AriSeatKind  minos)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriEval eval = { .win = { 0.3, 0.7 }, .loss = 0.4, .best = (char *) "a1b1", .program = (char *) "test" };
  AriRandom random;

  ari_random_init (&random, 3);
  test_match_play (match, &random, 6);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, minos, "Minos", minos == ARI_SEAT_COMPUTER ? "adept" : NULL);
  ari_match_set_cursor (match, 3);
  ari_match_set_eval (match, ari_match_get_ply (match), &eval);

  return fixture_add (f, match);
}

static gint64
add_reviewed (Fixture *f)
{
  return add_match (f, ARI_SEAT_COMPUTER);
}

static void
add_mistake (Fixture *f,
             gint64   match,
             guint    ply,
             int      n_evals)
{
  g_autoptr(GPtrArray) mistakes = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_exercise_free);
  AriExercise *mistake = ari_exercise_new ("minoa", NULL);

  mistake->ply = ply;
  g_set_str (&mistake->kind, "win");
  g_set_str (&mistake->opponents, "Minos");
  g_ptr_array_add (mistakes, mistake);
  ari_library_add_exercises_async (f->library, match, mistakes, n_evals, NULL, fixture_done_cb, f);
  fixture_succeed (f);
}

static void
answer (Fixture           *f,
        const AriExercise *exercise,
        gint64             time,
        guint              rating)
{
  g_autoptr(AriExercise) after = ari_exercise_copy (exercise);

  after->answered = time;
  after->due = time + DAY;
  after->stability = 2.5;
  after->difficulty = 4.25;
  ari_library_answer_exercise_async (f->library, after, rating, "a1b1", NULL, fixture_done_cb, f);
  fixture_succeed (f);
}

static void
test_mistake (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(GPtrArray) listed = NULL, again = NULL;
  const AriExercise *exercise;
  gint64 match;

  fixture_open (f);
  match = add_reviewed (f);
  add_mistake (f, match, 3, 1);
  add_mistake (f, match, 3, 1);
  listed = list (f, NULL);
  g_assert_cmpuint (listed->len, ==, 1);
  exercise = listed->pdata[0];
  g_assert_cmpstr (exercise->game, ==, "minoa");
  g_assert_null (exercise->puzzle);
  g_assert_cmpint (exercise->match, ==, match);
  g_assert_cmpuint (exercise->ply, ==, 3);
  g_assert_cmpstr (exercise->kind, ==, "win");
  g_assert_cmpstr (exercise->opponents, ==, "Minos");
  g_assert_cmpstr (exercise->solution, ==, "");
  g_assert_cmpint (exercise->answered, ==, 0);

  ari_library_solve_exercise_async (f->library, exercise->id, "found", NULL, fixture_done_cb, f);
  fixture_succeed (f);
  fixture_close (f);
  fixture_renew (f);
  fixture_open (f);
  again = list (f, NULL);
  g_assert_cmpstr (((AriExercise *) again->pdata[0])->solution, ==, "found");
}

/* A match is looked through once for each number of evaluations. */
static void
test_unpractised (Fixture       *f,
                  gconstpointer  data)
{
  g_autoptr(GArray) before = NULL, after = NULL, later = NULL;
  g_autofree char *sql = NULL;
  gint64 match;

  fixture_open (f);
  match = add_reviewed (f);
  before = unpractised (f);
  g_assert_cmpuint (before->len, ==, 1);
  g_assert_cmpint (g_array_index (before, gint64, 0), ==, match);
  add_mistake (f, match, 3, 1);
  after = unpractised (f);
  g_assert_cmpuint (after->len, ==, 0);

  sql = g_strdup_printf ("INSERT INTO eval SELECT match, 4, win, points, error, loss, loss_error, best, "
                         "nodes, seed, program, luck, raw FROM eval WHERE match = %" G_GINT64_FORMAT, match);
  fixture_sql (f->path, sql);
  later = unpractised (f);
  g_assert_cmpuint (later->len, ==, 1);
}

static void
review_again (Fixture       *f,
              gint64         id,
              const AriEval *eval)
{
  g_autoptr(AriMatch) match = fixture_load (f, id);
  g_autoptr(AriAutosave) autosave = ari_autosave_new (f->library, match, id);

  ari_match_set_eval (match, ari_match_find (match, 3), eval);
  g_assert_true (ari_autosave_is_pending (autosave));
  while (ari_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
}

/* A deeper review writes over the evaluations that there are. */
static void
test_reviewed_again (Fixture       *f,
                     gconstpointer  data)
{
  AriEval deeper = { .win = { 0.2, 0.8 }, .loss = 0.5, .best = (char *) "a1b1", .nodes = 100000,
                     .program = (char *) "test" };
  g_autoptr(GArray) practised = NULL, again = NULL;
  gint64 match;

  fixture_open (f);
  match = add_reviewed (f);
  add_mistake (f, match, 3, 1);
  practised = unpractised (f);
  g_assert_cmpuint (practised->len, ==, 0);
  review_again (f, match, &deeper);
  again = unpractised (f);
  g_assert_cmpuint (again->len, ==, 1);
}

/* Among several persons, only the name tells who asks. */
static void
test_several_persons (Fixture       *f,
                      gconstpointer  data)
{
  g_autoptr(GArray) nobody = NULL, other = NULL, ariadne = NULL;

  fixture_open (f);
  add_match (f, ARI_SEAT_PERSON);
  nobody = unpractised (f);
  g_assert_cmpuint (nobody->len, ==, 0);
  other = unpractised_of (f, "Daedalus");
  g_assert_cmpuint (other->len, ==, 0);
  ariadne = unpractised_of (f, "Ariadne");
  g_assert_cmpuint (ariadne->len, ==, 1);
}

/* Exercises go with the ply, and are not asked while the match is deleted. */
static void
test_gone (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(GPtrArray) deleted = NULL, restored = NULL, purged = NULL;
  gint64 match;

  fixture_open (f);
  match = add_reviewed (f);
  add_mistake (f, match, 3, 1);
  ari_library_set_deleted_async (f->library, &match, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  deleted = list (f, NULL);
  g_assert_cmpuint (deleted->len, ==, 0);
  ari_library_set_deleted_async (f->library, &match, 1, FALSE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  restored = list (f, NULL);
  g_assert_cmpuint (restored->len, ==, 1);
  answer (f, restored->pdata[0], NOON, 3);

  ari_library_set_deleted_async (f->library, &match, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  ari_library_purge_async (f->library, &match, 1, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  purged = list (f, NULL);
  g_assert_cmpuint (purged->len, ==, 0);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM answer"), ==, 0);
  fixture_assert_sound (f->path);
}

/* A puzzle has one row, however often it is answered. */
static void
test_puzzle (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriExercise) puzzle = ari_exercise_new ("minoa", "minoa-1");
  g_autoptr(GPtrArray) listed = NULL;
  const AriExercise *found;

  fixture_open (f);
  answer (f, puzzle, NOON, 1);
  answer (f, puzzle, NOON + 60, 3);
  listed = list (f, NULL);
  g_assert_cmpuint (listed->len, ==, 1);
  found = listed->pdata[0];
  g_assert_cmpstr (found->puzzle, ==, "minoa-1");
  g_assert_cmpint (found->id, >, 0);
  g_assert_cmpint (found->answered, ==, NOON + 60);
  g_assert_cmpint (found->due, ==, NOON + 60 + DAY);
  g_assert_cmpfloat (found->stability, ==, 2.5);
  g_assert_cmpfloat (found->difficulty, ==, 4.25);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM answer WHERE action = 'a1b1'"), ==, 2);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT sum (rating) FROM answer"), ==, 4);
}

/* All answers, the latest first. */
static void
test_answers (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriExercise) puzzle = ari_exercise_new ("minoa", "minoa-1"), other = ari_exercise_new ("minoa", "minoa-2");
  g_autoptr(GArray) answers = NULL;
  g_autoptr(GPtrArray) listed = NULL;
  const AriExerciseAnswer *last;

  fixture_open (f);
  answer (f, puzzle, NOON, 3);
  answer (f, other, NOON + 60, 1);
  answer (f, puzzle, NOON + DAY, 2);
  listed = list (f, &answers);
  g_assert_cmpuint (answers->len, ==, 3);
  last = &g_array_index (answers, AriExerciseAnswer, 0);
  g_assert_cmpstr (last->game, ==, "minoa");
  g_assert_cmpstr (last->puzzle, ==, "minoa-1");
  g_assert_cmpint (last->time, ==, NOON + DAY);
  g_assert_cmpuint (last->rating, ==, 2);
  g_assert_cmpint (last->exercise, ==, g_array_index (answers, AriExerciseAnswer, 2).exercise);
  g_assert_cmpstr (g_array_index (answers, AriExerciseAnswer, 1).puzzle, ==, "minoa-2");
}

/* A file may hold any number. Times are such that they have a day in any time zone. */
static void
test_strange_times (Fixture       *f,
                    gconstpointer  data)
{
  static const char *const times[] = { "9223372036854775807", "-9223372036854775808", "253402300800" };
  g_autoptr(AriExercise) puzzle = ari_exercise_new ("minoa", "minoa-1");

  fixture_open (f);
  answer (f, puzzle, NOON, 3);
  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *sql =
          g_strdup_printf ("UPDATE exercise SET due = %1$s, answered = %1$s, stability = 1e308", times[i]);
      g_autoptr(GPtrArray) found = NULL;
      const AriExercise *exercise;

      fixture_sql (f->path, sql);
      found = list (f, NULL);
      g_assert_cmpuint (found->len, ==, 1);
      exercise = found->pdata[0];
      g_assert_cmpint (exercise->due, >=, 0);
      g_assert_cmpint (exercise->due, <, G_GINT64_CONSTANT (253402300800));
      g_assert_cmpint (exercise->answered, >=, 0);
      g_assert_cmpfloat (exercise->stability, <, 1e6);
    }
}

static gboolean
is_dropped (Fixture *f)
{
  g_autoptr(GPtrArray) listed = list (f, NULL);

  g_assert_cmpuint (listed->len, ==, 1);

  return ((AriExercise *) listed->pdata[0])->dropped;
}

/* What was dropped comes back only when a person asks for it. */
static void
test_dropped (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(GPtrArray) listed = NULL;
  gint64 match;

  fixture_open (f);
  match = add_reviewed (f);
  add_mistake (f, match, 3, 1);
  listed = list (f, NULL);
  ari_library_drop_exercise_async (f->library, listed->pdata[0], TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_true (is_dropped (f));
  add_mistake (f, match, 3, 1);
  g_assert_true (is_dropped (f));
  add_mistake (f, match, 3, -1);
  g_assert_false (is_dropped (f));
}

static void
test_dropped_puzzle (Fixture       *f,
                     gconstpointer  data)
{
  g_autoptr(AriExercise) puzzle = ari_exercise_new ("minoa", "minoa-1");

  fixture_open (f);
  ari_library_drop_exercise_async (f->library, puzzle, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_true (is_dropped (f));
  ari_library_drop_exercise_async (f->library, puzzle, FALSE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_false (is_dropped (f));
}

/* An answer to what has gone in the meantime is refused, and leaves nothing. */
static void
test_missing (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriExercise) gone = ari_exercise_new ("minoa", NULL);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  fixture_open (f);
  gone->id = 99;
  ari_library_answer_exercise_async (f->library, gone, 3, NULL, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_false (ari_library_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM answer"), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("TZ", "Europe/Athens", TRUE);
  g_test_init (&argc, &argv, NULL);
  FIXTURE_ADD ("/exercises/mistake", test_mistake, NULL);
  FIXTURE_ADD ("/exercises/unpractised", test_unpractised, NULL);
  FIXTURE_ADD ("/exercises/reviewed-again", test_reviewed_again, NULL);
  FIXTURE_ADD ("/exercises/several-persons", test_several_persons, NULL);
  FIXTURE_ADD ("/exercises/gone", test_gone, NULL);
  FIXTURE_ADD ("/exercises/puzzle", test_puzzle, NULL);
  FIXTURE_ADD ("/exercises/answers", test_answers, NULL);
  FIXTURE_ADD ("/exercises/strange-times", test_strange_times, NULL);
  FIXTURE_ADD ("/exercises/dropped", test_dropped, NULL);
  FIXTURE_ADD ("/exercises/dropped-puzzle", test_dropped_puzzle, NULL);
  FIXTURE_ADD ("/exercises/missing", test_missing, NULL);

  return g_test_run ();
}
