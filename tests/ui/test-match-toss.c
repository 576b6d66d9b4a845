/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tosses on the match page. */
#include "announcements.h"
#include "ari-status-bar.h"
#include "ari-toss-view.h"
#include "page-fixture.h"
#include "ari-toss.h"
#include "ui-fixture.h"

/* Stops the gauges of the ring at once, one after the other. */
static AriTossView *
throw_ring (Fixture *fixture)
{
  AriTossView *toss = ARI_TOSS_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_TOSS_VIEW));

  for (guint i = 0; i < 3; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (toss), "toss.throw", NULL);
      page_settle (fixture);
    }
  g_assert_true (ari_toss_view_is_flying (toss));

  return toss;
}

/* The message below the board. */
static const char *
said (Fixture *fixture)
{
  GtkWidget *pill = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_STATUS_BAR);

  return gtk_label_get_label (GTK_LABEL (page_find (pill, GTK_TYPE_LABEL)));
}

static void
check_tossed (AriPly *ply)
{
  g_autoptr(GError) error = NULL;

  g_assert_nonnull (ari_ply_get_performance (ply));
  ari_toss_check (ari_ply_get_performance (ply), g_str_equal (ari_ply_get_text (ply), "hit"), &error);
  g_assert_no_error (error);
}

/* The outcome as it was and, after a miss, how to throw better. */
static void
check_said (Fixture         *fixture,
            const AriFlight *flight)
{
  g_autofree char *text = NULL;
  AriRelease release;

  g_assert_true (ari_release_parse (ari_ply_get_performance (ari_match_get_ply (fixture->match)), &release,
                                    NULL));
  text = ari_toss_tell (&release, flight);
  g_assert_cmpstr (said (fixture), ==, text);
}

/* A toss counts from the moment of release, but its outcome stays hidden until the ring lands; looking
 * elsewhere meanwhile can't undo it, and a step forward flies it again. */
static void
test_toss (Fixture       *fixture,
           gconstpointer  data)
{
  AriTossView *toss;
  g_autoptr(AriPly) second = NULL;
  guint n;

  page_play (fixture, "a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L");
  n = page_n_plies (fixture);

  toss = throw_ring (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, n + 1);
  check_tossed (ari_match_get_ply (fixture->match));
  g_assert_true (ari_match_is_held (fixture->match));
  g_assert_cmpstr (said (fixture), ==, "The ring is in the air.");
  ari_toss_view_hurry (toss);
  page_settle (fixture);
  check_said (fixture, ari_toss_view_get_flight (toss));

  /* It stays there long enough to be read, or until a person has seen it. */
  g_assert_true (ari_match_is_held (fixture->match));
  gtk_widget_grab_focus (GTK_WIDGET (toss));
  page_press (fixture, GDK_KEY_Escape);
  page_settle (fixture);
  g_assert_false (ari_match_is_held (fixture->match));
  g_assert_null (ari_feat_sequence_get_outcome (ari_table_get_feats (fixture->table)));

  page_act (fixture, "match.back");
  page_act (fixture, "match.forward");
  g_assert_true (ari_toss_view_is_flying (toss));
  ari_toss_view_hurry (toss);
  g_assert_cmpuint (page_n_plies (fixture), ==, n + 1);
  page_act (fixture, "match.first");
  page_act (fixture, "match.last");
  g_assert_false (ari_toss_view_is_flying (toss));

  throw_ring (fixture);
  page_act (fixture, "match.first");
  g_assert_false (ari_match_is_held (fixture->match));
  g_assert_cmpuint (page_n_plies (fixture), ==, n + 2);
  second = g_list_model_get_item (G_LIST_MODEL (fixture->match), n + 1);
  check_tossed (second);
}

/* The second ring of a challenge settles it: who has won and what changes hands is said and written. */
static void
test_settlement (Fixture       *fixture,
                 gconstpointer  data)
{
  AriMatch *match = fixture->match;
  g_autofree char *forced_effects = NULL;
  AriPosition before;
  AriAction action;

  page_play (fixture, "a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L hit");
  announcements_forget ();
  ari_toss_view_hurry (throw_ring (fixture));
  page_settle (fixture);

  action = ari_ply_get_action (ari_match_get_ply (match));
  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);
  forced_effects = ari_rules_forced_effects (ari_match_get_rules (match), &before, action,
                                             ari_match_get_position (match), ari_match_get_names (match));
  ui_wait_until (strstr (announcements_all (), forced_effects) != NULL);
  gtk_widget_grab_focus (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_TOSS_VIEW));
  page_press (fixture, GDK_KEY_Escape);
  page_settle (fixture);
  g_assert_true (g_str_has_prefix (said (fixture), forced_effects));
  announcements_forget ();
}

/* A computer's toss is also played before the ring lands; moves made meanwhile wait for it. */
static void
test_computer_tosses (Fixture       *fixture,
                      gconstpointer  data)
{
  AriTossView *toss = ARI_TOSS_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_TOSS_VIEW));
  guint n;

  page_play (fixture, "a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L");
  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 0);
  ari_match_set_seat (fixture->match, 1, ARI_SEAT_COMPUTER, "One", "novice");
  g_assert_true (ari_match_play_text (fixture->match, "2:R3L", -1, NULL));
  n = page_n_plies (fixture);
  while (!ari_toss_view_is_flying (toss))
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpuint (page_n_plies (fixture), ==, n + 1);
  check_tossed (ari_match_get_ply (fixture->match));
  g_assert_true (ari_match_is_held (fixture->match));
  g_assert_cmpstr (said (fixture), ==, "The ring is in the air.");
  ari_toss_view_hurry (toss);
  while (ari_match_is_held (fixture->match))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (page_n_plies (fixture), ==, n + 1);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  ui_set_motion (TRUE);

  g_test_add ("/ui/match-page/toss", Fixture, "minotaur", page_set_up, test_toss, page_tear_down);
  g_test_add ("/ui/match-page/toss/settlement", Fixture, "minotaur", page_set_up, test_settlement,
              page_tear_down);
  g_test_add ("/ui/match-page/computer-tosses", Fixture, "minotaur", page_set_up, test_computer_tosses, page_tear_down);

  return g_test_run ();
}
