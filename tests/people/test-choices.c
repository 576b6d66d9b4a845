/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-choices-words.h"
#include "library-fixture.h"
#include "minoa/minoa.h"
#include "people-fixture.h"

static const AriRules *const rules = &ari_rules_minoa;

/* Ariadne at the first seat; each of the first plies loses that much, and Ariadne's chance is then @win. */
static AriMatch *
make_match (guint  n_plies,
            double loss,
            double win,
            guint  winner)
{
  AriMatch *match = test_match_new (2);
  AriRandom random;

  ari_random_init (&random, 3);
  test_match_play (match, &random, n_plies);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = winner });
  for (guint i = 0; i < n_plies; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriEval eval = { .win = { win, 1.0 - win }, .loss = loss * (i + 1), .nodes = 10,
                       .program = (char *) "test" };

      ari_match_set_eval (match, ply, &eval);
    }

  return match;
}

static double
sum_of_own (AriMatch *match,
            double    loss,
            guint    *n)
{
  double sum = 0.0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      if (ari_ply_get_actor (ply) != 1)
        continue;
      sum += loss * (i + 1);
      (*n)++;
    }

  return sum;
}

/* Only one's own decisions count, each third by itself; the comeback is the won match with the lowest
 * chance. */
static void
test_sum (void)
{
  g_autoptr(AriMatch) won = make_match (9, 0.01, 0.2, 1), lost = make_match (9, 0.03, 0.1, 2);
  g_autoptr(AriMatch) easy = make_match (6, 0.0, 0.6, 1);
  g_autofree AriChoices *choices = NULL;
  AriChoicesSum sum;
  guint n = 0;
  double loss = sum_of_own (won, 0.01, &n) + sum_of_own (lost, 0.03, &n) + sum_of_own (easy, 0.0, &n);

  ari_choices_sum_init (&sum);
  ari_choices_sum_add (&sum, won, 7, "Ariadne");
  ari_choices_sum_add (&sum, lost, 8, "Ariadne");
  ari_choices_sum_add (&sum, easy, 9, "Ariadne");
  choices = ari_choices_sum_end (&sum);
  g_assert_cmpuint (choices->matches, ==, 3);
  g_assert_cmpuint (choices->decisions, ==, n);
  g_assert_cmpfloat_with_epsilon (choices->loss, loss / n, 1e-12);
  g_assert_cmpfloat (choices->loss_error, >, 0);
  g_assert_cmpuint (choices->costly, ==, 2);
  g_assert_cmpuint (choices->phase, ==, 2);
  g_assert_cmpfloat (choices->phase_share, >, 1.0 / ARI_CHOICES_PHASES);
  g_assert_cmpfloat (choices->phase_share, <, 1.0);
  /* The same part of it in each match. */
  g_assert_cmpfloat_with_epsilon (choices->phase_error, 0.0, 1e-12);
  g_assert_cmpint (choices->comeback, ==, 7);
  /* Its chance is the same after each ply: the first of them is the one that is shown. */
  g_assert_cmpuint (choices->comeback_ply, ==, 1);
  g_assert_cmpfloat (choices->lowest, ==, 0.2);
  g_assert_cmpuint (choices->outcomes, ==, 0);
}

/* Matches that are alike leave no error, and nobody of that name no decisions. */
static void
test_alike (void)
{
  g_autoptr(AriMatch) match = make_match (8, 0.01, 0.5, 1);
  g_autofree AriChoices *choices = NULL, *nobody = NULL;
  AriChoicesSum sum;

  ari_choices_sum_init (&sum);
  for (guint i = 0; i < 4; i++)
    ari_choices_sum_add (&sum, match, 1, "Ariadne");
  choices = ari_choices_sum_end (&sum);
  g_assert_cmpfloat_with_epsilon (choices->loss_error, 0.0, 1e-12);

  ari_choices_sum_init (&sum);
  ari_choices_sum_add (&sum, match, 1, "Phaedra");
  nobody = ari_choices_sum_end (&sum);
  g_assert_cmpuint (nobody->decisions, ==, 0);
  g_assert_cmpint (nobody->comeback, ==, 0);
}

/* A hint leaves an evaluation, too: a match that isn't judged as a whole says nothing. */
static void
test_partly (void)
{
  g_autoptr(AriMatch) match = make_match (8, 0.01, 0.3, 1);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), 5);
  g_autofree AriChoices *choices = NULL;
  AriChoicesSum sum;

  ari_match_set_eval (match, ply, NULL);
  ari_choices_sum_init (&sum);
  ari_choices_sum_add (&sum, match, 1, "Ariadne");
  choices = ari_choices_sum_end (&sum);
  g_assert_cmpuint (choices->matches, ==, 0);
  g_assert_cmpuint (choices->decisions, ==, 0);
}

static AriChoices *
read_choices (Fixture    *f,
              const char *name)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  AriChoices *choices;

  ari_choices_read_async (f->library, name, rules, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  choices = ari_choices_read_finish (result, &error);
  g_assert_no_error (error);

  return choices;
}

/* Matches without an analysis, of others, and deleted ones are not read. */
static void
test_read (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriMatch) match = make_match (8, 0.01, 0.3, 1), plain = make_match (0, 0.0, 0.0, 1);
  g_autofree AriChoices *ariadne = NULL, *nobody = NULL;
  gint64 id;

  fixture_open (f);
  id = fixture_add (f, match);
  fixture_add (f, plain);
  fixture_delete (f, fixture_add (f, match), TRUE);
  ariadne = read_choices (f, "Ariadne");
  nobody = read_choices (f, "Phaedra");
  g_assert_cmpuint (ariadne->matches, ==, 1);
  g_assert_cmpint (ariadne->comeback, ==, id);
  g_assert_cmpuint (nobody->matches, ==, 0);
}

static void
test_cancel (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) match = make_match (8, 0.01, 0.3, 1);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  fixture_open (f);
  fixture_add (f, match);
  ari_choices_read_async (f->library, "Ariadne", rules, cancellable, fixture_done_cb, f);
  g_cancellable_cancel (cancellable);
  result = fixture_wait (f);
  g_assert_null (ari_choices_read_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_words (void)
{
  AriChoices choices = { .matches = 3, .lowest = 1.0, .seats = 1 };

  ASSERT_WORDS (ari_choices_words_missing (&choices),
                "Analyse 2 more matches to see what choices cost.");
  ASSERT_WORDS (ari_choices_words_loss (&choices), NULL);
  ASSERT_WORDS (ari_choices_words_phase (&choices), NULL);
  ASSERT_WORDS (ari_choices_words_luck (&choices), NULL);
  ASSERT_WORDS (ari_choices_words_memory (&choices), NULL);
  ASSERT_WORDS (ari_choices_words_feats (&choices), NULL);
  ASSERT_WORDS (ari_choices_words_comeback (&choices), NULL);

  choices = (AriChoices) {
    .matches = 10, .decisions = 200, .loss = 0.012, .loss_error = 0.001, .outcomes = 40, .luck = 0.03,
    .luck_error = 0.02, .known = 12, .found = 9, .feats = 3, .hits = 1,
    .costly = 5, .phase = 1, .phase_share = 0.66, .phase_error = 0.1,
    .comeback = 5, .lowest = 0.129, .seats = 2,
  };
  ASSERT_WORDS (ari_choices_words_missing (&choices), NULL);
  ASSERT_WORDS (ari_choices_words_loss (&choices),
                "1.2 ± 0.2 points of winning chance; 200 decisions in 10 analysed matches");
  ASSERT_WORDS (ari_choices_words_phase (&choices), "In the second third of a match: 66% ± 20 of what is lost");
  choices.costly = 4;
  ASSERT_WORDS (ari_choices_words_phase (&choices), "No third of a match stands out.");
  choices.costly = 5;
  choices.phase_error = 0.2;
  ASSERT_WORDS (ari_choices_words_phase (&choices), "No third of a match stands out.");
  ASSERT_WORDS (ari_choices_words_luck (&choices), "+3 ± 4 points of winning chance in a match");
  ASSERT_WORDS (ari_choices_words_memory (&choices),
                "Used 9 of 12 chances; in the long run, between 47% and 91%");
  ASSERT_WORDS (ari_choices_words_feats (&choices), "A hit in 1 of 3 tries");
  ASSERT_WORDS (ari_choices_words_comeback (&choices), "Won from a chance of 12%");
  choices.seats = 4;
  ASSERT_WORDS (ari_choices_words_comeback (&choices), NULL);
  choices.lowest = 0.004;
  ASSERT_WORDS (ari_choices_words_comeback (&choices), "Won from a chance of less than 1%");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/choices/sum", test_sum);
  g_test_add_func ("/choices/alike", test_alike);
  g_test_add_func ("/choices/partly", test_partly);
  FIXTURE_ADD ("/choices/read", test_read, NULL);
  FIXTURE_ADD ("/choices/cancel", test_cancel, NULL);
  g_test_add_func ("/choices/words", test_words);

  return g_test_run ();
}
