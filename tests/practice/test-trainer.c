/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a reviewed match in the library to an answered exercise. */
#include "ari-clock.h"
#include "ari-gather.h"
#include "ari-puzzles.h"
#include "ari-trainer.h"
#include "library-fixture.h"
#include "minarett/minarett.h"

/* A match of Minarett in which the second seat can complete a capture position, and doesn’t. */
#define MOVES "S@c1 M@e3 M@c5 L@d3 S@c5 M@d3 S@d3 L@c3 L@b3 S@b3 2c5-c3 S@e3 L@b1 S@b1 L@b5 M@b5 L@b4 " \
              "2b5-a5-b4 M@a5"
#define BEST  "S@a5"
#define WORSE "L@e5"

static AriMatch *
new_match (AriSeatKind first,
           AriSeatKind second)
{
  AriMatch *match;
  AriSetup setup;
  AriEval eval = { .win = { 1.0, 0.0 }, .loss = 0.5, .best = (char *) BEST, .nodes = 1000,
                   .program = (char *) "test" };

  g_assert_true (ari_setup_parse (&setup, "minarett", NULL));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, first, "Minos", first == ARI_SEAT_COMPUTER ? "adept" : NULL);
  ari_match_set_seat (match, 2, second, "Ariadne", second == ARI_SEAT_COMPUTER ? "adept" : NULL);
  test_match_play_texts (match, MOVES " " WORSE);
  ari_match_set_eval (match, ari_match_get_ply (match), &eval);

  return match;
}

static AriTrainerCount
count (AriTrainer       *trainer,
       AriTrainerSource  source)
{
  AriTrainerFilter filter = { .rules = &ari_rules_minarett, .source = source };
  AriTrainerCount numbers;

  ari_trainer_count (trainer, &filter, &numbers);

  return numbers;
}

static void
wait_for_fresh (AriTrainer *trainer,
                guint       n)
{
  while (count (trainer, ARI_TRAINER_MISTAKES).fresh != n)
    g_main_context_iteration (NULL, TRUE);
}

/* The trainer of a person with one mistake, which can be asked. */
static AriTrainer *
open_with_mistake (Fixture *f)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);
  AriTrainer *trainer;

  fixture_open (f);
  fixture_add (f, match);
  trainer = ari_trainer_new (f->library);
  ari_trainer_refresh (trainer, NULL);
  wait_for_fresh (trainer, 1);

  return trainer;
}

static AriLoadedExercise *
ask (Fixture          *f,
     AriTrainer       *trainer,
     AriTrainerSource  source)
{
  AriTrainerFilter filter = { .rules = &ari_rules_minarett, .source = source };
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  AriLoadedExercise *loaded;

  ari_trainer_ask_async (trainer, &filter, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  loaded = ari_trainer_ask_finish (trainer, result, &error);
  g_assert_no_error (error);

  return loaded;
}

static void
test_mistake (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriTrainer) trainer = open_with_mistake (f);
  g_autoptr(AriLoadedExercise) loaded = NULL, none = NULL;
  g_auto(GStrv) opponents = NULL;
  g_autofree char *best = NULL;

  opponents = ari_trainer_list_opponents (trainer, NULL);
  g_assert_cmpuint (g_strv_length (opponents), ==, 1);
  g_assert_cmpstr (opponents[0], ==, "Minos");

  loaded = ask (f, trainer, ARI_TRAINER_MISTAKES);
  g_assert_cmpstr (loaded->played, ==, WORSE);
  g_assert_cmpuint (loaded->person, ==, 2);
  g_assert_cmpuint (ari_match_get_n_plies (loaded->match), ==, 19);
  g_assert_nonnull (loaded->solution);
  best = ari_rules_minarett.format (ari_match_get_position (loaded->match), loaded->solution->line[0]);
  g_assert_cmpstr (best, ==, BEST);

  ari_trainer_answer (trainer, loaded->exercise, ARI_FSRS_GOOD, BEST);
  g_assert_cmpuint (count (trainer, ARI_TRAINER_MISTAKES).learned, ==, 1);
  g_assert_cmpuint (ari_trainer_get_streak (trainer), ==, 1);
  none = ask (f, trainer, ARI_TRAINER_MISTAKES);
  g_assert_null (none);
}

/* Each puzzle has one level, and no mistake has. */
static void
assert_levels_add_up (AriTrainer *trainer,
                      guint       n_puzzles)
{
  guint n = 0;

  for (guint effort = 1; effort <= ARI_MAX_EFFORT; effort++)
    {
      AriTrainerFilter filter = { .rules = &ari_rules_minarett, .source = ARI_TRAINER_PUZZLES,
                                  .effort = effort };
      AriTrainerCount numbers;

      ari_trainer_count (trainer, &filter, &numbers);
      g_assert_cmpint (ari_trainer_has (trainer, &filter), ==, numbers.fresh > 0);
      g_assert_cmpuint (numbers.fresh, <, n_puzzles);
      n += numbers.fresh;
    }
  g_assert_cmpuint (n, ==, n_puzzles);
}

/* The answers are kept, and puzzles are there from the start. */
static void
test_puzzle (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriTrainer) trainer = NULL, later = NULL;
  g_autoptr(AriLoadedExercise) loaded = NULL;
  guint n;

  fixture_open (f);
  trainer = ari_trainer_new (f->library);
  ari_trainer_refresh (trainer, NULL);
  fixture_wait_for (trainer, "changed");
  n = count (trainer, ARI_TRAINER_PUZZLES).fresh;
  g_assert_cmpuint (n, >, 0);
  assert_levels_add_up (trainer, n);
  loaded = ask (f, trainer, ARI_TRAINER_ALL);
  g_assert_nonnull (loaded->exercise->puzzle);
  g_assert_cmpuint (loaded->effort, ==, 1);
  ari_trainer_answer (trainer, loaded->exercise, ARI_FSRS_AGAIN, NULL);

  later = ari_trainer_new (f->library);
  ari_trainer_refresh (later, NULL);
  fixture_wait_for (later, "changed");
  g_assert_cmpuint (count (later, ARI_TRAINER_PUZZLES).fresh, ==, n - 1);
  g_assert_cmpuint (count (later, ARI_TRAINER_PUZZLES).due, ==, 1);
}

static guint
count_found (AriSeatKind  first,
             AriSeatKind  second,
             const char  *name)
{
  g_autoptr(AriMatch) match = new_match (first, second);
  g_autoptr(GPtrArray) mistakes = ari_mistakes_of (match, name);

  return mistakes->len;
}

/* Not those of computers, nor of others at the table. */
static void
test_whose (void)
{
  g_assert_cmpuint (count_found (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON, NULL), ==, 1);
  g_assert_cmpuint (count_found (ARI_SEAT_PERSON, ARI_SEAT_COMPUTER, NULL), ==, 0);
  g_assert_cmpuint (count_found (ARI_SEAT_COMPUTER, ARI_SEAT_COMPUTER, "Ariadne"), ==, 0);
  g_assert_cmpuint (count_found (ARI_SEAT_PERSON, ARI_SEAT_PERSON, NULL), ==, 0);
  g_assert_cmpuint (count_found (ARI_SEAT_PERSON, ARI_SEAT_PERSON, "Ariadne"), ==, 1);
  g_assert_cmpuint (count_found (ARI_SEAT_PERSON, ARI_SEAT_PERSON, "Minos"), ==, 0);
}

/* A move that was taken back was a mistake, too; a variation is none. */
static void
test_taken_back (void)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);
  g_autoptr(GPtrArray) taken_back = NULL, varied = NULL;

  ari_match_take_back (match, 19);
  test_match_play_texts (match, BEST);
  taken_back = ari_mistakes_of (match, NULL);
  g_assert_cmpuint (taken_back->len, ==, 1);
  g_assert_cmpuint (ari_mistakes_count_evals (match), ==, 1);

  g_clear_object (&match);
  match = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);
  ari_match_set_cursor (match, 19);
  test_match_play_texts (match, BEST);
  ari_match_promote (match, ari_match_get_ply (match));
  varied = ari_mistakes_of (match, NULL);
  g_assert_cmpuint (varied->len, ==, 0);
}

/* In an exercise, the others are who they were in the match. If you play on, the computer plays for them. */
static void
test_seats (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_PERSON, ARI_SEAT_PERSON), further = NULL;
  g_autoptr(AriTrainer) trainer = NULL;
  g_autoptr(AriLoadedExercise) loaded = NULL;
  const AriSeat *other;

  fixture_open (f);
  fixture_add (f, match);
  trainer = ari_trainer_new (f->library);
  ari_trainer_refresh (trainer, "Ariadne");
  wait_for_fresh (trainer, 1);
  loaded = ask (f, trainer, ARI_TRAINER_MISTAKES);

  other = ari_match_get_seat (loaded->match, 3 - loaded->person);
  g_assert_cmpint (other->kind, ==, ARI_SEAT_PERSON);
  g_assert_cmpstr (other->name, ==, ari_match_get_seat_name (match, 3 - loaded->person));
  g_assert_null (other->level);

  further = ari_loaded_exercise_play_on (loaded);
  g_assert_cmpuint (ari_match_find_only_person (further), ==, loaded->person);
  other = ari_match_get_seat (further, 3 - loaded->person);
  g_assert_cmpstr (other->name, ==, ari_match_get_seat_name (match, 3 - loaded->person));
  g_assert_cmpstr (other->level, ==, "adept");
}

/* Waits until all has been written, so that the file is free for another connection. */
static void
settle (Fixture *f)
{
  g_autoptr(GPtrArray) none = g_ptr_array_new ();

  ari_library_add_exercises_async (f->library, 0, none, -1, NULL, fixture_done_cb, f);
  fixture_succeed (f);
}

/* It rests while nobody looks, and then goes on. */
static void
test_rest (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);
  g_autoptr(AriTrainer) trainer = NULL;

  fixture_open (f);
  fixture_add (f, match);
  trainer = ari_trainer_new (f->library);
  ari_trainer_attend (trainer);
  ari_trainer_refresh (trainer, NULL);
  while (count (trainer, ARI_TRAINER_MISTAKES).waiting == 0)
    g_main_context_iteration (NULL, TRUE);
  ari_trainer_leave (trainer);
  ari_trainer_attend (trainer);
  wait_for_fresh (trainer, 1);
  ari_trainer_leave (trainer);
}

/* What can’t be asked is passed over, and doesn’t stand before the others. */
static void
test_stale (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriTrainer) trainer = open_with_mistake (f);
  g_autoptr(AriLoadedExercise) none = NULL, puzzle = NULL;

  settle (f);
  fixture_sql (f->path, "UPDATE eval SET best = NULL");
  puzzle = ask (f, trainer, ARI_TRAINER_ALL);
  g_assert_nonnull (puzzle->exercise->puzzle);
  g_assert_cmpuint (count (trainer, ARI_TRAINER_MISTAKES).fresh, ==, 0);
  none = ask (f, trainer, ARI_TRAINER_MISTAKES);
  g_assert_null (none);
}

/* A solution that can’t be read is found again. */
static void
test_unreadable (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr(AriTrainer) trainer = open_with_mistake (f);
  g_autoptr(AriLoadedExercise) none = NULL, loaded = NULL;

  g_clear_object (&trainer);
  settle (f);
  fixture_sql (f->path, "UPDATE exercise SET solution = 'nonsense'");
  trainer = ari_trainer_new (f->library);
  ari_trainer_refresh (trainer, NULL);
  wait_for_fresh (trainer, 1);
  none = ask (f, trainer, ARI_TRAINER_MISTAKES);
  g_assert_null (none);
  g_assert_cmpuint (count (trainer, ARI_TRAINER_MISTAKES).waiting, ==, 1);
  wait_for_fresh (trainer, 1);
  loaded = ask (f, trainer, ARI_TRAINER_MISTAKES);
  g_assert_nonnull (loaded);
}

static int
gather (Fixture     *f,
        const char  *name,
        GError     **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_gather_async (f->library, name, NULL, fixture_done_cb, f);
  result = fixture_wait (f);

  return ari_gather_finish (f->library, result, error);
}

/* A match without a mistake was analysed, too. */
static void
test_searched (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);
  g_autoptr(AriTrainer) trainer = NULL;

  ari_match_set_eval (match, ari_match_get_ply (match), &(AriEval) { .win = { 1.0, 0.0 }, .nodes = 1000 });
  fixture_open (f);
  trainer = ari_trainer_new (f->library);
  ari_trainer_refresh (trainer, NULL);
  while (!ari_trainer_is_ready (trainer))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (ari_trainer_has_searched (trainer, NULL));

  fixture_add (f, match);
  ari_trainer_refresh (trainer, NULL);
  while (!ari_trainer_has_searched (trainer, &ari_rules_minarett))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (ari_trainer_has_searched (trainer, NULL));
  g_assert_false (ari_trainer_has_searched (trainer, ari_rules_lookup ("minoa")));
  g_assert_cmpuint (count (trainer, ARI_TRAINER_MISTAKES).waiting, ==, 0);
}

/* A person who tells the name later gets the mistakes of matches that were there before. */
static void
test_named_later (Fixture       *f,
                  gconstpointer  data)
{
  g_autoptr(AriMatch) match = new_match (ARI_SEAT_PERSON, ARI_SEAT_PERSON);
  g_autoptr(GError) error = NULL;

  fixture_open (f);
  fixture_add (f, match);
  g_assert_cmpint (gather (f, "", &error), ==, 0);
  g_assert_cmpint (gather (f, "Ariadne", &error), ==, 1);
  g_assert_cmpint (gather (f, "Ariadne", &error), ==, 0);
  g_assert_no_error (error);
}

/* One match that refuses its mistakes doesn’t keep back those of the others. */
static void
test_refused (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  fixture_open (f);
  for (gint64 id = 1; id <= 3; id++)
    {
      g_autoptr(AriMatch) match = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);

      g_assert_cmpint (fixture_add (f, match), ==, id);
    }
  fixture_sql (f->path, "CREATE UNIQUE INDEX refuses_second ON exercise (game) WHERE match < 3");
  g_assert_cmpint (gather (f, NULL, &error), ==, -1);
  g_assert_nonnull (error);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count (*) FROM exercise WHERE match IN (1, 3)"), ==, 2);
}

/* Never, until a person changes their mind. */
static void
test_dropped (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriTrainer) trainer = open_with_mistake (f);
  g_autoptr(AriLoadedExercise) loaded = NULL, none = NULL, again = NULL;
  g_autoptr(AriExercise) dropped = NULL;

  loaded = ask (f, trainer, ARI_TRAINER_MISTAKES);
  dropped = ari_trainer_drop (trainer, loaded->exercise);
  none = ask (f, trainer, ARI_TRAINER_MISTAKES);
  g_assert_null (none);
  ari_trainer_restore (trainer, dropped);
  again = ask (f, trainer, ARI_TRAINER_MISTAKES);
  g_assert_nonnull (again);
}

/* What was missed has to wait, and people are told for how long. */
static void
test_missed (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriTrainer) trainer = open_with_mistake (f);
  g_autoptr(AriLoadedExercise) loaded = NULL, none = NULL;
  g_autofree char *words = NULL;
  AriTrainerCount numbers;

  loaded = ask (f, trainer, ARI_TRAINER_MISTAKES);
  ari_trainer_answer (trainer, loaded->exercise, ARI_FSRS_AGAIN, NULL);
  none = ask (f, trainer, ARI_TRAINER_MISTAKES);
  g_assert_null (none);
  numbers = count (trainer, ARI_TRAINER_MISTAKES);
  g_assert_cmpuint (numbers.due, ==, 1);
  g_assert_cmpuint (numbers.again, ==, 1);
  numbers.wait = 541;
  words = ari_trainer_count_to_words (&numbers);
  g_assert_cmpstr (words, ==, "What you missed comes back in 10 minutes.");
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* While a page is open, another day begins, or the clock is set back. */
static void
test_midnight (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriTrainer) trainer = open_with_mistake (f);
  g_autoptr(AriLoadedExercise) loaded = ask (f, trainer, ARI_TRAINER_MISTAKES);
  gint64 now = ari_clock_now ();
  guint n_changes = 0;

  ari_clock_set (ari_clock_get (), now);
  ari_trainer_answer (trainer, loaded->exercise, ARI_FSRS_GOOD, NULL);
  g_assert_cmpuint (count (trainer, ARI_TRAINER_MISTAKES).due, ==, 0);
  g_assert_cmpuint (ari_trainer_get_streak (trainer), ==, 1);

  g_signal_connect_swapped (trainer, "changed", G_CALLBACK (count_cb), &n_changes);
  ari_clock_set (ari_clock_get (), ari_clock_next_day (now));
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpuint (count (trainer, ARI_TRAINER_MISTAKES).due, ==, 0);
  g_assert_cmpuint (ari_trainer_get_streak (trainer), ==, 1);
  ari_clock_set (ari_clock_get (), ari_clock_next_day (ari_clock_now ()));
  g_assert_cmpuint (count (trainer, ARI_TRAINER_MISTAKES).due, ==, 1);
  g_assert_cmpuint (ari_trainer_get_streak (trainer), ==, 0);

  ari_clock_set (ari_clock_get (), now - 400 * 24 * 60 * 60);
  g_assert_cmpuint (n_changes, ==, 3);
  g_assert_cmpuint (count (trainer, ARI_TRAINER_MISTAKES).due, ==, 1);
  g_assert_cmpuint (count (trainer, ARI_TRAINER_MISTAKES).again, ==, 0);
  g_signal_handlers_disconnect_by_func (trainer, count_cb, &n_changes);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  ari_clock_set (ari_clock_get (), 0);
  fixture_tear_down (f, data);
}

/* Only names, whatever the language calls a seat without one. */
static void
test_opponents (void)
{
  g_autoptr(AriMatch) named = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);
  g_autoptr(AriMatch) unnamed = new_match (ARI_SEAT_COMPUTER, ARI_SEAT_PERSON);
  g_autoptr(GPtrArray) of_named = NULL, of_unnamed = NULL;
  g_autofree char *words = ari_mistake_opponents_to_words ("Minos\nDaedalus");

  ari_match_set_seat (unnamed, 1, ARI_SEAT_COMPUTER, NULL, "adept");
  of_named = ari_mistakes_of (named, NULL);
  of_unnamed = ari_mistakes_of (unnamed, NULL);
  g_assert_cmpstr (((AriExercise *) of_named->pdata[0])->opponents, ==, "Minos");
  g_assert_cmpstr (((AriExercise *) of_unnamed->pdata[0])->opponents, ==, "");
  g_assert_cmpstr (words, ==, "Minos and Daedalus");
}

/* The library keeps only the word of a kind, so no two share one: neither those of two games, nor one of a
 * game and one that any game can have. */
static void
test_kinds (void)
{
  static const char *const general[] = {
    ARI_MISTAKE_OTHER, ARI_MISTAKE_WIN, ARI_MISTAKE_MEMORY, ARI_MISTAKE_GAIN, ARI_MISTAKE_LOSS, NULL,
  };
  g_autoptr(GPtrArray) kinds = ari_mistake_kinds (NULL);
  g_autoptr(GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_games, n_slips = 0;
  const AriRules *const *games = ari_rules_all (&n_games);

  for (guint i = 0; i < kinds->len; i++)
    g_assert_true (g_hash_table_add (ids, kinds->pdata[i]));
  for (guint i = 0; i < n_games; i++)
    {
      guint n;
      const AriMistakeKind *slips = ari_rules_slips (games[i], &n);

      for (guint k = 0; k < n; k++, n_slips++)
        {
          g_assert_false (g_strv_contains (general, slips[k].id));
          g_assert_true (g_hash_table_contains (ids, slips[k].id));
        }
    }
  g_assert_cmpuint (kinds->len, ==, g_strv_length ((char **) general) + n_slips);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  FIXTURE_ADD ("/trainer/mistake", test_mistake, NULL);
  FIXTURE_ADD ("/trainer/puzzle", test_puzzle, NULL);
  FIXTURE_ADD ("/trainer/seats", test_seats, NULL);
  FIXTURE_ADD ("/trainer/rest", test_rest, NULL);
  FIXTURE_ADD ("/trainer/stale", test_stale, NULL);
  FIXTURE_ADD ("/trainer/unreadable", test_unreadable, NULL);
  FIXTURE_ADD ("/trainer/named-later", test_named_later, NULL);
  FIXTURE_ADD ("/trainer/searched", test_searched, NULL);
  FIXTURE_ADD ("/trainer/refused", test_refused, NULL);
  FIXTURE_ADD ("/trainer/dropped", test_dropped, NULL);
  FIXTURE_ADD ("/trainer/missed", test_missed, NULL);
  g_test_add ("/trainer/midnight", Fixture, NULL, fixture_set_up, test_midnight, tear_down);
  g_test_add_func ("/trainer/kinds", test_kinds);
  g_test_add_func ("/trainer/opponents", test_opponents);
  g_test_add_func ("/trainer/whose", test_whose);
  g_test_add_func ("/trainer/taken-back", test_taken_back);

  return g_test_run ();
}
