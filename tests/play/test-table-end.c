/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How players end a match at the table, what a search says about it, and the words for all that. */
#include "ari-ending-words.h"
#include "ari-judge.h"
#include "ari-new-match.h"
#include "ari-table.h"
#include "ari-toss.h"
#include "table-fixture.h"

/* A win that both seats of Minarett share is a draw, with its cause. */
static void
test_draw (void)
{
  g_autoptr(AriTable) table = table_of_record (table_repetition);
  g_autofree char *heading = ari_ending_words_heading (ari_table_get_match (table));

  g_assert_cmpstr (heading, ==, "Draw");
  table_assert_status (table, "The match is over. It’s a draw. "
                              "The same position has come up for the third time.");
  g_assert_false (ari_table_may_end (table));
}

/* “Undo” after a resignation takes back that alone; the next one takes back a move. */
static void
test_resign_and_undo (void)
{
  g_autoptr(AriTable) table = table_of_record (table_short_match);
  AriMatch *match = ari_table_get_match (table);

  g_assert_cmpuint (ari_table_find_person (table), ==, 1);
  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_table_resign (table, 1);
  g_assert_true (ari_match_is_at_end (match));
  table_assert_status (table, "The match is over. Theseus wins. You have resigned.");
  g_assert_false (ari_driver_awaits_person (ari_table_get_driver (table)));

  ari_table_undo (table);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 2);
  g_assert_cmpuint (ari_match_winners (match), ==, 0);
  g_assert_true (ari_match_may_play (match, NULL));
  ari_table_undo (table);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 0);
}

static void
test_seats (void)
{
  g_autoptr(AriTable) table = table_of_record (table_short_match);
  AriMatch *match = ari_table_get_match (table);
  g_autoptr(AriMatch) again = ari_new_match_again (match);

  /* A rematch turns the seats. */
  g_assert_cmpstr (ari_match_get_seat (again, 2)->name, ==, "Ariadne");
  g_assert_cmpint (ari_match_get_seat (again, 1)->kind, ==, ARI_SEAT_COMPUTER);
  g_assert_cmpuint (ari_match_get_n_plies (again), ==, 0);

  ari_table_set_seat (table, 2, ARI_SEAT_PERSON, NULL);
  g_assert_cmpint (ari_match_get_seat (match, 2)->kind, ==, ARI_SEAT_PERSON);
  g_assert_cmpstr (ari_match_get_seat (match, 2)->name, ==, "Theseus");
  ari_table_let_finish (table);
  for (AriActor seat = 1; seat <= 2; seat++)
    {
      g_assert_true (ari_match_has_substitute (match, seat));
      g_assert_nonnull (ari_match_get_seat (match, seat)->level);
    }
  g_assert_cmpuint (ari_table_find_person (table), ==, ARI_NONE);
}

/* “Redo” restores an end that “Undo” took back, after moves too, unless something else has been played. */
static void
test_redo (void)
{
  g_autoptr(AriTable) table = table_of_record (table_short_match);
  AriMatch *match = ari_table_get_match (table);

  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  g_assert_false (ari_table_can_redo (table));
  ari_table_resign (table, 1);
  ari_table_undo (table);
  ari_table_undo (table);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 1);
  ari_table_redo (table);
  g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_NONE);
  ari_table_redo (table);
  g_assert_cmpuint (ari_match_get_ending (match)->winners, ==, 2);

  ari_table_undo (table);
  ari_table_play (table, table_action (match, "b1c1"));
  g_assert_false (ari_table_can_redo (table));
}

/* An adjudication says whether it is proved, and a small lead does not win. */
static void
test_adjudicate (void)
{
  static const struct
  {
    gboolean exact;
    double   win;
    gboolean proved;
    guint    winners;
    gboolean accepts; /* the first seat, a draw */
  } cases[] = {
    { TRUE, 1, TRUE, 1, FALSE },
    { TRUE, 0, TRUE, 2, TRUE },
    { TRUE, 0.5, TRUE, 3, TRUE },
    { TRUE, 0.8, FALSE, 1, FALSE }, /* exact, but chance decides */
    { FALSE, 1, FALSE, 1, FALSE },
    { FALSE, 0.54, FALSE, 3, TRUE },
    { FALSE, 0.6, FALSE, 1, FALSE },
  };
  g_autoptr(AriTable) table = table_of_record (table_short_match);
  AriMatch *match = ari_table_get_match (table);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AriVerdict verdict = { .exact = cases[i].exact, .win = { cases[i].win, 1 - cases[i].win } };
      AriEnding ending;

      ari_judge_adjudicate (match, &verdict, &ending);
      g_assert_cmpint (ending.proved, ==, cases[i].proved);
      g_assert_cmpuint (ending.winners, ==, cases[i].winners);
      g_assert_cmpint (ari_judge_accepts_draw (match, &verdict, 1), ==, cases[i].accepts);
    }

  ari_table_end (table, &(AriEnding) { .kind = ARI_ENDING_ADJUDICATED, .winners = 1, .win = { 0.83, 0.17 } });
  table_assert_status (table,
                 "The match is over. You win! Adjudicated: the computer gives you a chance of 83%.");

  /* A person who has lost reads first who won. */
  ari_table_undo (table);
  ari_table_end (table, &(AriEnding) { .kind = ARI_ENDING_ADJUDICATED, .winners = 2, .win = { 0.17, 0.83 } });
  table_assert_status (table, "Theseus wins. You have lost this match. "
                              "Adjudicated: the computer gives Theseus a chance of 83%.");
}

/* Partners count together: for a draw, and for a lead. */
static void
test_partners (void)
{
  static const struct
  {
    double   win;     /* of the first pair */
    guint    winners;
    gboolean accepts; /* the first seat, a draw */
  } cases[] = {
    { 0.54, 15, TRUE }, { 0.56, 5, FALSE }, { 0.58, 5, FALSE }, { 0.42, 10, TRUE },
  };
  static const char *const record = "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seats \"4\"]\n\n1. d4d5\n";
  g_autoptr(AriTable) table = table_of_record (record);
  AriMatch *match = ari_table_get_match (table);
  AriEnding ending;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      double half = cases[i].win / 2;
      AriVerdict verdict = { .win = { half, 0.5 - half, half, 0.5 - half } };

      ari_judge_adjudicate (match, &verdict, &ending);
      g_assert_cmpuint (ending.winners, ==, cases[i].winners);
      g_assert_cmpint (ari_judge_accepts_draw (match, &verdict, 1), ==, cases[i].accepts);
    }

  ari_judge_adjudicate (match, &(AriVerdict) { .exact = TRUE, .win = { 0, 0.5, 0, 0.5 } }, &ending);
  g_assert_true (ending.proved);
  g_assert_cmpuint (ending.winners, ==, 10);
  ari_judge_adjudicate (match, &(AriVerdict) { .exact = TRUE, .win = { 0.25, 0.25, 0.25, 0.25 } }, &ending);
  g_assert_true (ending.proved);
  g_assert_cmpuint (ending.winners, ==, 15);
}

static void
judged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriVerdict) verdict = NULL;
  g_autoptr(GError) error = NULL;

  verdict = ari_judge_finish (result, &error);
  g_assert_null (verdict);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) data = TRUE;
}

/* A search that is cancelled ends at once, even if that was before it began. */
static void
test_cancelled (void)
{
  g_autoptr(AriTable) table = table_of_record (table_short_match);

  for (guint early = 0; early < 2; early++)
    {
      g_autoptr(GCancellable) cancellable = g_cancellable_new ();
      gint64 began = g_get_monotonic_time ();
      gboolean done = FALSE;

      if (early)
        g_cancellable_cancel (cancellable);
      ari_judge_async (ari_table_get_match (table), 40, cancellable, judged_cb, &done);
      g_cancellable_cancel (cancellable);
      while (!done)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (g_get_monotonic_time () - began, <, 20 * G_USEC_PER_SEC);
    }
}

/* A throw that waits for the library counts, so the match does not end before it. */
static void
test_pending (void)
{
  AriMatch *match = table_toss_new ();
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriRelease release = ari_toss_release (2, 7);
  g_autofree char *text = ari_release_to_text (&release);
  guint n = ari_match_get_main_length (match);
  int owner;

  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_match_hold (match, &owner, ARI_HOLD_STORE);
  ari_table_perform (table, text);
  g_assert_true (ari_table_is_queued (table));
  ari_table_resign (table, 1);
  g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_NONE);
  g_assert_cmpstr (ari_table_get_refusal (table), ==,
                   "The last move is still being stored. Try again in a moment.");

  ari_match_release (match, &owner);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, n + 1);
  ari_table_resign (table, 1);
  g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_RESIGNED);

  g_object_unref (table);
  g_object_unref (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/table-end/draw", test_draw);
  g_test_add_func ("/table-end/resign-and-undo", test_resign_and_undo);
  g_test_add_func ("/table-end/seats", test_seats);
  g_test_add_func ("/table-end/redo", test_redo);
  g_test_add_func ("/table-end/adjudicate", test_adjudicate);
  g_test_add_func ("/table-end/partners", test_partners);
  g_test_add_func ("/table-end/cancelled", test_cancelled);
  g_test_add_func ("/table-end/pending", test_pending);

  return g_test_run ();
}
