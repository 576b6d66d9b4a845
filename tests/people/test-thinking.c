/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-thinking.h"

#include "library-fixture.h"
#include "minoa/minoa.h"
#include "people-fixture.h"

static const AriRules *const rules = &ari_rules_minoa;

/* Ariadne at the first seat thinks as long as @own says, one after the other; Theseus always for 100 s. */
static AriMatch *
make_match (const double *own,
            guint         n)
{
  AriMatch *match = test_match_new (2);

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  for (guint i = 0; i < n;)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      gboolean is_own = ari_match_get_actor (match) == 1;

      g_assert_cmpuint (rules->actions (ari_match_get_position (match), actions), >, 1);
      g_assert_true (ari_match_play (match, actions[0], is_own ? own[i] : 100, NULL));
      i += is_own;
    }
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 1 });

  return match;
}

/* One’s own decisions with a known time count; only in a match with five of them is one quick or long. */
static void
test_sum (void)
{
  const double many[] = { 10, 10, 1, 10, 90, 10, -1 }, few[] = { 2, 3 }, none[] = { -1, -1 };
  g_autoptr(AriMatch) one = make_match (many, G_N_ELEMENTS (many));
  g_autoptr(AriMatch) two = make_match (few, G_N_ELEMENTS (few));
  g_autoptr(AriMatch) three = make_match (none, G_N_ELEMENTS (none));
  AriThinkingSum sum;
  AriThinking thinking;

  ari_thinking_sum_init (&sum);
  ari_thinking_sum_add (&sum, one, "Ariadne");
  ari_thinking_sum_add (&sum, two, "Ariadne");
  ari_thinking_sum_add (&sum, three, "Ariadne");
  thinking = ari_thinking_sum_end (&sum);
  g_assert_cmpuint (thinking.matches, ==, 2);
  g_assert_cmpuint (thinking.decisions, ==, 8);
  /* 1 2 3 10 10 10 10 90 */
  g_assert_cmpfloat (thinking.median, ==, 10);
  g_assert_cmpuint (thinking.judged, ==, 6);
  g_assert_cmpuint (thinking.quick, ==, 1);
  g_assert_cmpuint (thinking.long_ones, ==, 1);
}

static gboolean
read_thinking (Fixture     *f,
               const char  *name,
               AriThinking *thinking)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  gboolean read;

  ari_thinking_read_async (f->library, name, rules, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  read = ari_thinking_read_finish (result, thinking, &error);
  g_assert_no_error (error);

  return read;
}

/* Of the library, only matches with times are read. */
static void
test_read (Fixture       *f,
           gconstpointer  data)
{
  const double own[] = { 4, 6, 8, 10, 12 };
  AriThinking thinking;

  fixture_open (f);
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr(AriMatch) match = make_match (own, G_N_ELEMENTS (own)), other = test_match_new (2);

      fixture_add (f, match);
      ari_match_set_seat (other, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
      g_assert_true (ari_match_play_text (other, "d4d5", -1, NULL));
      ari_match_set_ending (other, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 1 });
      fixture_add (f, other);
    }
  g_assert_true (read_thinking (f, "Ariadne", &thinking));
  g_assert_cmpuint (thinking.matches, ==, 5);
  g_assert_cmpuint (thinking.decisions, ==, 25);
  ASSERT_WORDS (ari_thinking_words_median (&thinking), "8.0 s; 25 decisions in 5 matches");

  g_assert_true (read_thinking (f, "Phaedra", &thinking));
  g_assert_cmpuint (thinking.matches, ==, 0);
}

/* Fewer than five matches say nothing. */
static void
test_words (void)
{
  AriThinking thinking = {
    .matches = 4, .decisions = 60, .median = 75, .judged = 50, .quick = 1, .long_ones = 4,
    .quick_error = 0.02, .long_error = 0.03,
  };

  ASSERT_WORDS (ari_thinking_words_missing (&thinking), "Needs 1 more match with recorded times");
  g_assert_null (ari_thinking_words_median (&thinking));
  g_assert_null (ari_thinking_words_quick (&thinking));
  g_assert_null (ari_thinking_words_long (&thinking));

  thinking.matches = 5;
  g_assert_null (ari_thinking_words_missing (&thinking));
  ASSERT_WORDS (ari_thinking_words_median (&thinking), "1 min 15 s; 60 decisions in 5 matches");
  ASSERT_WORDS (ari_thinking_words_quick (&thinking),
                "2% ± 5 of 50: less than 5 seconds, and less than a third of the usual time");
  ASSERT_WORDS (ari_thinking_words_long (&thinking),
                "8% ± 8 of 50: the longest tenth of a match, if at least three times the usual time");
  thinking.judged = 0;
  g_assert_null (ari_thinking_words_quick (&thinking));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/thinking/sum", test_sum);
  FIXTURE_ADD ("/thinking/read", test_read, NULL);
  g_test_add_func ("/thinking/words", test_words);

  return g_test_run ();
}
