/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"
#include "labyrinth/labyrinth.h"

#include <math.h>

static const AriRules *const rules = &ari_rules_labyrinth;

static GPtrArray *
outcomes (Fixture *f)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  GPtrArray *counts;

  ari_library_outcomes_async (f->library, rules, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  counts = ari_library_outcomes_finish (f->library, result, &error);
  g_assert_no_error (error);

  return counts;
}

static const AriOutcomeCount *
find (GPtrArray  *counts,
      const char *text)
{
  for (guint i = 0; i < counts->len; i++)
    {
      const AriOutcomeCount *count = counts->pdata[i];

      if (g_str_equal (count->text, text))
        return count;
    }

  return NULL;
}

static void
assert_count (GPtrArray  *counts,
              const char *text,
              guint64     seen,
              guint64     possible,
              double      probability)
{
  const AriOutcomeCount *count = find (counts, text);

  g_assert_nonnull (count);
  g_assert_cmpuint (count->seen, ==, seen);
  g_assert_cmpuint (count->possible, ==, possible);
  g_assert_cmpfloat_with_epsilon (count->expected, (double) possible * probability, 1e-9);
  g_assert_cmpfloat_with_epsilon (count->variance, (double) possible * probability * (1 - probability), 1e-9);
  g_assert_cmpfloat_with_epsilon (ari_outcome_count_range (count), 1.96 * sqrt (count->variance), 1e-9);
}

static AriMatch *
match_of (const char *setup_text,
          const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);
  AriSetup setup;
  AriMatch *match;

  g_assert_true (ari_setup_parse (&setup, setup_text, NULL));
  match = ari_match_new (&setup);
  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (ari_match_play_text (match, words[i], -1, NULL));

  return match;
}

static void
test_empty (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(GPtrArray) counts = NULL;

  fixture_open (f);
  counts = outcomes (f);
  g_assert_cmpuint (counts->len, ==, 0);
}

/* Main lines only, of this game only, and of no match that has been deleted. */
static void
test_counts (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) one = match_of ("labyrinth", "first=1 1-2 a1 a2 2-2 3-4");
  g_autoptr(AriMatch) other = match_of ("labyrinth seats=4", "first=3 2-2 2-2");
  g_autoptr(AriMatch) gone = match_of ("labyrinth", "first=1 6-6");
  g_autoptr(AriMatch) minoa = match_of ("minoa", "d4e5");
  g_autoptr(GPtrArray) counts = NULL;
  gint64 id;

  /* A variation: what if another roll had come. */
  ari_match_go_to (one, ari_match_get_child (one, NULL, 0));
  g_assert_true (ari_match_play_text (one, "6-6", -1, NULL));

  fixture_open (f);
  fixture_add (f, one);
  fixture_add (f, other);
  fixture_add (f, minoa);
  id = fixture_add (f, gone);
  ari_library_set_deleted_async (f->library, &id, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);

  counts = outcomes (f);
  g_assert_cmpuint (counts->len, ==, 21 + 4);
  assert_count (counts, "2-2", 3, 5, 1.0 / 36);
  assert_count (counts, "1-2", 1, 5, 2.0 / 36);
  assert_count (counts, "3-4", 1, 5, 2.0 / 36);
  assert_count (counts, "6-6", 0, 5, 1.0 / 36);
  assert_count (counts, "first=4", 0, 1, 0.25);
  g_assert_cmpuint (find (counts, "first=1")->possible, ==, 2);
  g_assert_cmpfloat_with_epsilon (find (counts, "first=1")->expected, 0.75, 1e-9);
  g_assert_null (find (counts, "r1"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/outcomes/empty", test_empty, NULL);
  FIXTURE_ADD ("/store/outcomes/counts", test_counts, NULL);

  return g_test_run ();
}
