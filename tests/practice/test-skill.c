/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well a person solves puzzles, and which one comes next. */
#include "ari-level.h"
#include "ari-schedule.h"
#include "ari-skill.h"
#include "ari-trainer-filter.h"

#define NOON 1795348800 /* 2026-11-22, 12:00 UTC */
#define DAY  (24 * 60 * 60)

static GArray *
new_answers (void)
{
  return g_array_new (FALSE, FALSE, sizeof (AriExerciseAnswer));
}

/* The latest first. */
static void
add_answer (GArray     *answers,
            const char *game,
            const char *puzzle,
            gint64      time,
            guint       rating)
{
  AriExerciseAnswer answer = { 0, g_intern_string (game), g_intern_string (puzzle), time, rating };

  g_array_prepend_val (answers, answer);
}

static const AriPuzzle *
puzzle_at (const char *game,
           guint       i)
{
  return g_ptr_array_index (ari_puzzles_of (ari_rules_lookup (game)), i);
}

static AriGlicko
skill_of (const GArray *answers,
          const char   *game,
          gint64        now)
{
  AriGlicko skill;

  ari_skill_of_person (&skill, answers, ari_rules_lookup (game), now);

  return skill;
}

static AriGlicko
after_one (guint rating)
{
  g_autoptr(GArray) answers = new_answers ();

  add_answer (answers, "minarett", puzzle_at ("minarett", 0)->name, NOON, rating);

  return skill_of (answers, "minarett", NOON);
}

/* A person begins at the easiest puzzles, and each answer moves the rating: a right one more than one after a
 * hint. */
static void
test_answers (void)
{
  AriGlicko start = skill_of (NULL, "minarett", NOON);

  g_assert_cmpfloat_with_epsilon (start.rating, 1000, 1e-9);
  g_assert_cmpfloat_with_epsilon (start.deviation, ARI_GLICKO_DEVIATION, 1e-9);
  g_assert_cmpfloat (after_one (ARI_FSRS_AGAIN).rating, <, start.rating - 50);
  g_assert_cmpfloat (after_one (ARI_FSRS_GOOD).rating, >, start.rating + 50);
  g_assert_cmpfloat (after_one (ARI_FSRS_HARD).rating, <, after_one (ARI_FSRS_GOOD).rating);
  g_assert_cmpfloat (after_one (ARI_FSRS_HARD).rating, >, after_one (ARI_FSRS_AGAIN).rating);
  g_assert_cmpfloat (after_one (ARI_FSRS_GOOD).deviation, <, start.deviation);
}

/* Other games, mistakes, and puzzles that come back say nothing about it. */
static void
test_what_counts (void)
{
  g_autoptr(GArray) answers = new_answers ();
  AriGlicko once = after_one (ARI_FSRS_GOOD), all;

  add_answer (answers, "minarett", puzzle_at ("minarett", 0)->name, NOON, ARI_FSRS_GOOD);
  add_answer (answers, "minarett", puzzle_at ("minarett", 0)->name, NOON + 60, ARI_FSRS_AGAIN);
  add_answer (answers, "minarett", NULL, NOON + 120, ARI_FSRS_AGAIN);
  add_answer (answers, "minarett", "minarett-of-another-release", NOON + 180, ARI_FSRS_AGAIN);
  add_answer (answers, "minoa", puzzle_at ("minoa", 0)->name, NOON + 240, ARI_FSRS_AGAIN);
  all = skill_of (answers, "minarett", NOON + 300);
  g_assert_cmpfloat_with_epsilon (all.rating, once.rating, 1e-9);
  g_assert_cmpfloat_with_epsilon (all.deviation, once.deviation, 1e-9);
}

/* Without practice, the rating becomes less certain and stays. */
static void
test_days (void)
{
  g_autoptr(GArray) answers = new_answers ();
  AriGlicko one_day, later;

  add_answer (answers, "minarett", puzzle_at ("minarett", 0)->name, NOON, ARI_FSRS_GOOD);
  add_answer (answers, "minarett", puzzle_at ("minarett", 1)->name, NOON + 60, ARI_FSRS_GOOD);
  one_day = skill_of (answers, "minarett", NOON + 60);
  later = skill_of (answers, "minarett", NOON + 100 * DAY);
  g_assert_cmpfloat_with_epsilon (later.rating, one_day.rating, 1e-9);
  g_assert_cmpfloat (later.deviation, >, one_day.deviation);
}

/* Even all right answers to the hardest puzzles leave the rating near them. */
static void
test_hardest (void)
{
  g_autoptr(GArray) answers = new_answers ();
  GPtrArray *puzzles = ari_puzzles_of (ari_rules_lookup ("minarett"));
  double hardest = 0;

  for (guint i = 0; i < puzzles->len; i++)
    {
      const AriPuzzle *puzzle = puzzle_at ("minarett", i);

      hardest = MAX (hardest, ari_skill_of_puzzle (puzzle, ari_rules_lookup ("minarett")));
      if (puzzle->effort >= 4)
        add_answer (answers, "minarett", puzzle->name, NOON + i, ARI_FSRS_GOOD);
    }
  g_assert_cmpuint (answers->len, >, 5);
  g_assert_cmpfloat (skill_of (answers, "minarett", NOON + 100).rating, <, hardest + 1000);
}

/* After some answers, a person is compared with a level, unless even the weakest one is much stronger. */
static void
test_level (void)
{
  const AriRules *rules = ari_rules_lookup ("minarett");
  g_autoptr(GArray) answers = new_answers ();
  AriGlicko skill = skill_of (answers, "minarett", NOON);
  const AriGlicko beginner = { 950, 100, 0.06 }, strong = { 2400, 100, 0.06 };

  g_assert_null (ari_skill_level (&skill, rules));
  for (guint i = 0; i < 15; i++)
    add_answer (answers, "minarett", puzzle_at ("minarett", i)->name, NOON + i, ARI_FSRS_AGAIN);
  skill = skill_of (answers, "minarett", NOON + 60);
  g_assert_cmpfloat (skill.deviation, <, 175);
  g_assert_null (ari_skill_level (&skill, rules));
  g_assert_true (ari_skill_level (&beginner, rules) == ari_level_lookup ("novice"));
  g_assert_true (ari_skill_level (&strong, rules) == ari_level_lookup ("expert"));
}

/* Puzzles of a level are as hard as the level is strong. */
static void
test_puzzles (void)
{
  const AriRules *minoa = ari_rules_lookup ("minoa");
  GPtrArray *puzzles = ari_puzzles_of (minoa);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const AriPuzzle *puzzle = g_ptr_array_index (puzzles, i);

      g_assert_cmpfloat_with_epsilon (ari_skill_of_puzzle (puzzle, minoa),
                                      ari_level_rating (ari_puzzle_level (puzzle->effort), minoa), 1e-9);
    }
}

/* Whether some puzzle of another theme is new and within reach. */
static gboolean
has_other (GPtrArray      *exercises,
           const GArray   *answers,
           const AriRules *rules,
           const char     *theme)
{
  AriGlicko skill = skill_of (answers, rules->id, NOON);

  for (guint i = 0; i < exercises->len; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (exercises, i);
      const AriPuzzle *puzzle = ari_puzzles_lookup (rules, exercise->puzzle);

      if (exercise->answered == 0 && puzzle->theme != theme
          && ABS (ari_skill_of_puzzle (puzzle, rules) - skill.rating) < 400)
        return TRUE;
    }

  return FALSE;
}

/* A person who knows everything gets harder puzzles, and one of another theme than before as long as there
 * are any that are not far too hard or far too easy. */
static void
test_next (gconstpointer data)
{
  const AriRules *rules = data;
  AriTrainerFilter filter = { .rules = rules };
  g_autoptr(GPtrArray) exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_exercise_free);
  g_autoptr(GArray) answers = new_answers ();
  const char *theme = NULL;
  guint first_effort = 0, n_others = 0;
  GPtrArray *puzzles = ari_puzzles_of (rules);

  for (guint i = 0; i < puzzles->len; i++)
    g_ptr_array_add (exercises, ari_exercise_new (rules->id, puzzle_at (rules->id, i)->name));
  for (guint i = 0; i < puzzles->len; i++)
    {
      AriExercise *next = (AriExercise *) ari_trainer_choose (exercises, answers, &filter, NOON);
      const AriPuzzle *puzzle;

      g_assert_nonnull (next);
      puzzle = ari_puzzles_lookup (rules, next->puzzle);
      if (i == 0)
        first_effort = puzzle->effort;
      if (i > 0 && has_other (exercises, answers, rules, theme))
        g_assert_true (puzzle->theme != theme);
      n_others += puzzle->effort > first_effort && i < puzzles->len / 2;
      theme = puzzle->theme;
      ari_schedule_answer (next, ARI_FSRS_GOOD, NOON);
      add_answer (answers, rules->id, next->puzzle, NOON, ARI_FSRS_GOOD);
    }
  g_assert_cmpuint (first_effort, <=, 2);
  g_assert_cmpuint (n_others, >, 0);
}

/* A theme is an untranslated name, the same for all puzzles of a game that give the same reason. Wins in one
 * and in two turns are themes of their own. */
static void
test_themes (void)
{
  guint n_games, n_puzzles = 0, n_wins = 0;
  const AriRules *const *games = ari_rules_all (&n_games);
  g_autoptr(GHashTable) themes = g_hash_table_new (NULL, NULL);

  for (guint g = 0; g < n_games; g++)
    {
      GPtrArray *puzzles = ari_puzzles_of (games[g]);

      for (guint i = 0; i < puzzles->len; i++)
        {
          const AriPuzzle *puzzle = g_ptr_array_index (puzzles, i);
          g_auto(GStrv) words = g_strsplit (puzzle->theme, " ", -1);

          g_assert_cmpstr (words[0], ==, games[g]->id);
          g_assert_cmpstr (words[1], !=, "none");
          for (const char *c = words[1]; *c != '\0'; c++)
            g_assert_true (g_ascii_islower (*c) || *c == '-');
          if (puzzle->solution->turns == 1 || puzzle->solution->turns == 2)
            g_assert_cmpstr (words[1], ==, puzzle->solution->turns == 1 ? "win-in-one" : "win-in-two");
          n_wins += puzzle->solution->turns > 0;
          g_hash_table_add (themes, (gpointer) puzzle->theme);
        }
      n_puzzles += puzzles->len;
    }
  g_assert_cmpuint (n_wins, >, 3);
  g_assert_cmpuint (g_hash_table_size (themes), >, n_games * 2);
  g_assert_cmpuint (g_hash_table_size (themes), <, n_puzzles / 2);
}

int
main (int    argc,
      char **argv)
{
  guint n_games;
  const AriRules *const *games = ari_rules_all (&n_games);

  g_test_init (&argc, &argv, NULL);
  g_setenv ("TZ", "UTC", TRUE);
  g_test_add_func ("/skill/answers", test_answers);
  g_test_add_func ("/skill/what-counts", test_what_counts);
  g_test_add_func ("/skill/days", test_days);
  g_test_add_func ("/skill/hardest", test_hardest);
  g_test_add_func ("/skill/level", test_level);
  g_test_add_func ("/skill/puzzles", test_puzzles);
  g_test_add_func ("/skill/themes", test_themes);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/skill/next/", games[i]->id, NULL);

      g_test_add_data_func (path, games[i], test_next);
    }

  return g_test_run ();
}
