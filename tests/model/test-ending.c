/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How players end a match: what the match does then, and how a record keeps it. */
#include "ari-record.h"
#include "ari-rules.h"
#include "match-tools.h"

static AriMatch *
new_match (const char *game,
           guint       n_plies)
{
  AriMatch *match;
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup (game));
  match = ari_match_new (&setup);
  for (guint i = 0; i < n_plies; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      g_autoptr(GError) error = NULL;

      g_assert_cmpuint (setup.rules->actions (ari_match_get_position (match), actions), >, 0);
      ari_match_play (match, actions[0], 1, &error);
      g_assert_no_error (error);
    }

  return match;
}

static const AriEnding resigned = { .kind = ARI_ENDING_RESIGNED, .winners = 2 };

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_ends (void)
{
  g_autoptr(AriMatch) match = new_match ("minoa", 3);
  g_autoptr(GError) error = NULL;
  guint details = 0, over = 0;

  g_signal_connect_swapped (match, "details-changed", G_CALLBACK (count_cb), &details);
  g_signal_connect_swapped (match, "notify::over", G_CALLBACK (count_cb), &over);
  ari_match_set_ending (match, &resigned);
  g_assert_cmpuint (details, ==, 1);
  g_assert_cmpuint (over, ==, 1);
  g_assert_cmpuint (ari_match_winners (match), ==, 2);
  g_assert_cmpuint (ari_match_get_actor (match), ==, ARI_NONE);
  g_assert_false (ari_match_may_play (match, &error));
  g_assert_error (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_OVER);

  /* A what-if from earlier is still possible, and leaves the ending alone. */
  ari_match_set_cursor (match, 1);
  g_assert_cmpuint (ari_match_get_actor (match), ==, 2);
  g_assert_true (ari_match_play_text (match, "e4e5", -1, NULL));
  g_assert_cmpuint (ari_match_winners (match), ==, 2);

  ari_match_set_ending (match, NULL);
  g_assert_cmpuint (ari_match_winners (match), ==, 0);
  g_assert_cmpuint (over, ==, 2);
}

/* Any change of the main line takes the ending back. */
static void
test_goes_with_the_line (void)
{
  g_autoptr(AriMatch) match = new_match ("minoa", 3);

  ari_match_set_ending (match, &resigned);
  ari_match_take_back (match, 2);
  g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_NONE);
  g_assert_true (ari_match_may_play (match, NULL));

  ari_match_set_ending (match, &resigned);
  ari_match_remove (match, ari_match_get_child (match, NULL, 0));
  g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_NONE);
}

typedef struct
{
  guint n_signals, n_details;
} Heard;

static void
ending_gone_cb (AriMatch *match,
                AriPly   *ply,
                Heard    *heard)
{
  g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_NONE);
  heard->n_signals++;
}

static void
details_cb (AriMatch *match,
            Heard    *heard)
{
  heard->n_details++;
}

/* Each signal may be the last one that is stored, so the ending is gone before the first. */
static void
test_goes_first (void)
{
  static const char *const signals[] = { "ply-added", "ply-changed", "order-changed", "ply-removed" };

  for (guint way = 0; way < 3; way++)
    {
      g_autoptr(AriMatch) match = new_match ("minoa", 3);
      AriPly *first = ari_match_get_child (match, NULL, 0);
      Heard heard = { 0 };

      ari_match_set_cursor (match, 1);
      g_assert_true (ari_match_play_text (match, "e4e5", -1, NULL));
      ari_match_set_ending (match, &resigned);
      for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
        g_signal_connect (match, signals[i], G_CALLBACK (ending_gone_cb), &heard);
      g_signal_connect (match, "details-changed", G_CALLBACK (details_cb), &heard);
      if (way == 0)
        ari_match_promote (match, ari_match_get_child (match, first, 1));
      else if (way == 1)
        ari_match_remove (match, ari_match_get_child (match, first, 0));
      else
        {
          ari_match_go_to_main_line (match);
          ari_match_take_back (match, 2);
        }
      g_assert_cmpuint (heard.n_signals, ==, 1);
      g_assert_cmpuint (heard.n_details, >=, 1);
      g_assert_cmpuint (ari_match_winners (match), ==, 0);
    }
}

static void
assert_survives (AriMatch        *match,
                 const AriEnding *ending,
                 const char      *tag)
{
  g_autofree char *text = NULL;
  g_autoptr(AriMatch) again = NULL;
  g_autoptr(GError) error = NULL;

  ari_match_set_ending (match, ending);
  text = ari_record_write_checked (match, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, tag));
  again = ari_record_read (text, -1, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (ari_ending_equal (ari_match_get_ending (again), ari_match_get_ending (match)));
  g_assert_cmpuint (ari_match_winners (again), ==, ending->winners);
  assert_matches_equal (match, again);
}

static void
test_record (void)
{
  g_autoptr(AriMatch) match = new_match ("minoa", 5);

  assert_survives (match, &resigned, "[Result \"2\"]\n[Termination \"resignation\"]");
  assert_survives (match, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = 3 },
                   "[Result \"1+2\"]\n[Termination \"agreement\"]");
  assert_survives (match, &(AriEnding) { .kind = ARI_ENDING_ADJUDICATED, .winners = 1, .proved = TRUE },
                   "[Result \"1\"]\n[Termination \"adjudication\"]");
  assert_survives (match, &(AriEnding) { .kind = ARI_ENDING_ADJUDICATED, .winners = 1, .win = { 0.83118,
                                                                                               0.16882 } },
                   "[Termination \"adjudication 0.8312 0.1688\"]");
  assert_survives (match, &(AriEnding) { .kind = ARI_ENDING_UNFINISHED },
                   "[Result \"*\"]\n[Termination \"unterminated\"]");
}

/* PGN has its own words; a record keeps those that don't describe its ending. */
static void
test_foreign (void)
{
  static const char *const texts[] = {
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Result \"*\"]\n[Termination \"time forfeit\"]\n\n1. a1b1\n",
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Result \"*\"]\n[Termination \"resignation\"]\n\n1. a1b1\n",
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Result \"*\"]\n[Termination \"adjudication 2 nan\"]\n\n1. a1b1\n",
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Result \"*\"]\n[Termination \"draw by repetition\"]\n\n1. a1b1\n",
    "[Ariadne \"1\"]\n[Game \"minarett\"]\n[Result \"*\"]\n[Termination \"draw by repetition\"]\n\n1. L@a1\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) match = ari_record_read (texts[i], -1, NULL, &error);
      g_autofree char *again = NULL;

      g_assert_no_error (error);
      g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_NONE);
      again = ari_record_write_checked (match, &error);
      g_assert_no_error (error);
      g_assert_nonnull (strstr (again, "[Termination "));
    }
}

/* An old record gives no reason; a record now names the cause of a draw, which follows from the plies. */
static void
test_draw (void)
{
  static const char *const old =
    "[Ariadne \"1\"]\n[Game \"minarett\"]\n[Seats \"2\"]\n[Result \"1+2\"]\n\n"
    "1. L@a1 2. L@e5 3. 1a1-a2 4. 1e5-e4 5. 1a2-a1 6. 1e4-e5 7. 1a1-a2 8. 1e5-e4 9. 1a2-a1 10. 1e4-e5\n";
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_record_read (old, -1, NULL, &error);
  g_autoptr(AriMatch) again = NULL;
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (ari_rules_draw (ari_match_get_rules (match), ari_match_get_main_position (match)), ==,
                   "repetition");
  text = ari_record_write_checked (match, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, "[Result \"1+2\"]\n[Termination \"draw by repetition\"]"));

  /* It is not kept twice. */
  again = ari_record_read (text, -1, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (ari_match_get_foreign_tags (again));
}

static void
test_unknown_date (void)
{
  static const char *const dates[] = { "????.??.??", "?" };

  for (gsize i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_autofree char *text = g_strdup_printf ("[Ariadne \"1\"]\n[Game \"minoa\"]\n[Started \"%s\"]\n\n"
                                               "1. a1b1\n", dates[i]);
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) match = ari_record_read (text, -1, NULL, &error);
      g_autofree char *again = NULL;

      g_assert_no_error (error);
      g_assert_cmpint (ari_match_get_started (match), ==, 0);
      again = ari_record_write (match);
      g_assert_null (strstr (again, "Started"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ending/ends", test_ends);
  g_test_add_func ("/ending/goes-with-the-line", test_goes_with_the_line);
  g_test_add_func ("/ending/goes-first", test_goes_first);
  g_test_add_func ("/ending/record", test_record);
  g_test_add_func ("/ending/foreign", test_foreign);
  g_test_add_func ("/ending/draw", test_draw);
  g_test_add_func ("/ending/unknown-date", test_unknown_date);

  return g_test_run ();
}
