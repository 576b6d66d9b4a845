/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long people thought, in the review. */
#include "ari-line-row.h"
#include "ari-marked-list.h"
#include "ari-stopwatch.h"
#include "ari-time-lane.h"
#include "ari-time-used.h"
#include "page-fixture.h"
#include "ui-fixture.h"

static AriMatch *
new_match (void)
{
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "adept");

  return match;
}

/* Five decisions of a person who thinks for 20 s, hurries a blunder, and thinks long once. */
static AriMatch *
timed_match (void)
{
  static const double seconds[] = { 20, 3, 20, 3, 1.5, 3, 72, 3, 20, 3 };
  AriMatch *match = new_match ();

  for (guint i = 0; i < G_N_ELEMENTS (seconds); i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      AriEval eval = { .win = { 0.5, 0.5 }, .error = 0.01, .loss = i == 4 ? 0.5 : 0, .loss_error = 0.01,
                       .best = (char *) "i6i7", .program = (char *) "test" };

      ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);
      g_assert_true (ari_match_play (match, actions[0], seconds[i], NULL));
      ari_match_set_eval (match, ari_match_get_ply (match), &eval);
    }

  return match;
}

/* What people thought is told in words, in all and for the move at the cursor. */
static void
test_time_used (void)
{
  g_autoptr(AriMatch) match = timed_match (), untimed = ari_match_new (ari_match_get_setup (match));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *used = g_object_new (ARI_TYPE_TIME_USED, NULL), *none = g_object_new (ARI_TYPE_TIME_USED, NULL);
  GtkWidget *lane, *window;

  gtk_box_append (GTK_BOX (box), used);
  gtk_box_append (GTK_BOX (box), none);
  window = ui_window_new (box, 300, 200);
  ari_time_used_set_match (ARI_TIME_USED (used), match);
  ari_time_used_set_match (ARI_TIME_USED (none), untimed);
  ui_wait_until (gtk_widget_get_visible (used));
  g_assert_false (gtk_widget_get_visible (none));
  g_assert_true (ui_shows (used, "Pasiphaë: 2 min 14 s"));

  lane = ui_find (used, ARI_TYPE_TIME_LANE, NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (lane), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "No time is known for this move.");
  ari_match_set_cursor (match, 7);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (lane), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Move 7: Pasiphaë thought for 1 min 12 s");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* The menu of the marked moves knows two kinds more, as soon as enough times are known. */
static void
test_marked_by_time (void)
{
  g_autoptr(AriMatch) match = timed_match (), few = new_match ();
  g_autoptr(AriTable) table = ari_table_new (match, NULL, TRUE), other = ari_table_new (few, NULL, TRUE);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *list = g_object_new (ARI_TYPE_MARKED_LIST, NULL);
  GtkWidget *short_list = g_object_new (ARI_TYPE_MARKED_LIST, NULL);
  GtkWidget *window, *filter;

  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), short_list);
  window = ui_window_new (box, 300, 400);
  ari_marked_list_set_table (ARI_MARKED_LIST (list), table);
  ari_marked_list_set_table (ARI_MARKED_LIST (short_list), other);
  ui_wait_until (ui_count (list, ARI_TYPE_LINE_ROW) == 1);
  g_assert_false (gtk_widget_get_visible (short_list));
  filter = ui_find (list, GTK_TYPE_DROP_DOWN, NULL);
  g_assert_nonnull (filter);
  g_assert_null (ui_find (short_list, GTK_TYPE_DROP_DOWN, NULL));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (filter), 2);
  ui_wait_until (ui_shows (list, "Thought for 1 min 12 s."));
  g_assert_cmpuint (ui_count (list, ARI_TYPE_LINE_ROW), ==, 1);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (filter), 1);
  ui_wait_until (!ui_shows (list, "Thought for 1 min 12 s."));
  g_assert_cmpuint (ui_count (list, ARI_TYPE_LINE_ROW), ==, 1);
  ari_match_set_eval (match, ari_match_find (match, 5), NULL);
  ui_wait_until (ui_shows (list, "No such moves."));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nobody thinks about a match whose page is out of sight. */
static void
test_page_out_of_sight (Fixture      *fixture,
                        gconstpointer data)
{
  page_settle (fixture);
  ari_stopwatch_set_now (G_USEC_PER_SEC);
  page_pick (fixture, "d4e5");
  page_settle (fixture);
  ari_stopwatch_set_now (4 * G_USEC_PER_SEC);
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), FALSE);
  ari_stopwatch_set_now (1000 * G_USEC_PER_SEC);
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), TRUE);
  ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  ari_stopwatch_set_now (1002 * G_USEC_PER_SEC);
  page_pick (fixture, "a1b1");
  g_assert_cmpfloat (ari_ply_get_seconds (ari_match_get_ply (fixture->match)), ==, 5);

  ari_stopwatch_set_now (-1);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/time-used/told", test_time_used);
  g_test_add_func ("/ui/time-used/marked", test_marked_by_time);

  g_test_add ("/ui/time-used/page-out-of-sight", Fixture, NULL, page_set_up, test_page_out_of_sight,
              page_tear_down);

  return g_test_run ();
}
