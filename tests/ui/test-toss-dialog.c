/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-dialog.h"

#include "ari-toss-plot.h"
#include "ari-toss-view.h"
#include "ari-toss.h"
#include "ui-fixture.h"

/* A table of a person, a computer and a person without a name. */
static AriMatch *
new_match (void)
{
  AriSetup setup;
  AriMatch *match;

  g_assert_true (ari_setup_parse (&setup, "minotaur seats=3", NULL));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_match_set_seat (match, 3, ARI_SEAT_PERSON, NULL, NULL);

  return match;
}

static AdwDialog *
present (GtkWidget         *window,
         AriPracticeThrows *throws,
         AriMatch          *match)
{
  AdwDialog *dialog = ari_toss_dialog_new (NULL, throws, match);

  adw_dialog_present (dialog, window);
  ui_wait_until (ui_find (dialog, ARI_TYPE_TOSS_VIEW, NULL) != NULL);

  return dialog;
}

static AriTossView *
view_of (AdwDialog *dialog)
{
  return ARI_TOSS_VIEW (ui_find (dialog, ARI_TYPE_TOSS_VIEW, NULL));
}

static void
throw (AdwDialog *dialog)
{
  AriTossView *view = view_of (dialog);

  ari_toss_view_set_way (view, ARI_TOSS_CALM);
  ari_toss_view_set_animated (view, FALSE);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (view), "toss.throw", NULL));
}

/* The dialog says what happened, and draws the last throws. */
static void
check_last (AdwDialog          *dialog,
            const AriThrowTally *tally)
{
  const AriRelease *release = &g_array_index (tally->releases, AriRelease, tally->releases->len - 1);
  g_autofree char *told = ari_toss_tell (release, ari_toss_view_get_flight (view_of (dialog)));

  g_assert_true (ui_shows (dialog, told));
  g_assert_nonnull (ui_find (dialog, ARI_TYPE_TOSS_PLOT, NULL));
}

static void
hand_to (AdwDialog  *dialog,
         const char *seat)
{
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (ui_find (dialog, ADW_TYPE_TOGGLE_GROUP, NULL)), seat);
}

/* Each person keeps their own throws, even when the dialog is opened again. */
static void
test_persons (void)
{
  g_autoptr(AriPracticeThrows) throws = ari_practice_throws_new ();
  g_autoptr(AriMatch) match = new_match ();
  GtkWidget *window = ui_window_new (adw_bin_new (), 700, 800);
  AdwDialog *dialog = present (window, throws, match);
  const AriThrowTally *tally = ari_practice_throws_of (throws, "Pasiphaë");

  g_assert_true (ui_shows (dialog, "Pasiphaë"));
  g_assert_true (ui_shows (dialog, "Practice tosses don’t count."));
  g_assert_null (ui_find (dialog, ARI_TYPE_TOSS_PLOT, NULL));
  throw (dialog);
  check_last (dialog, tally);
  throw (dialog);
  g_assert_cmpuint (tally->n_tosses, ==, 2);
  g_assert_cmpuint (tally->releases->len, ==, 2);

  hand_to (dialog, "3");
  g_assert_true (ui_shows (dialog, "Player 3"));
  g_assert_true (ui_shows (dialog, "Practice tosses don’t count."));
  throw (dialog);
  g_assert_cmpuint (tally->n_tosses, ==, 2);
  g_assert_cmpuint (ari_practice_throws_of (throws, "Player 3")->n_tosses, ==, 1);
  adw_dialog_force_close (dialog);

  dialog = present (window, throws, match);
  {
    g_autofree char *hits = g_strdup_printf ("Hits: %u of 2", tally->n_hits);

    g_assert_true (ui_shows (dialog, hits));
  }
  adw_dialog_force_close (dialog);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Before a match, each person tosses once, in turn; then the ring stays. */
static void
test_round (void)
{
  g_autoptr(AriPracticeThrows) throws = ari_practice_throws_new ();
  g_autoptr(AriMatch) match = new_match ();
  GtkWidget *window = ui_window_new (adw_bin_new (), 700, 800);
  AdwDialog *dialog = present (window, throws, match);
  AdwToggleGroup *seats = ADW_TOGGLE_GROUP (ui_find (dialog, ADW_TYPE_TOGGLE_GROUP, NULL));

  g_assert_null (ui_find (dialog, GTK_TYPE_BUTTON, "_Begin the Match"));
  ari_toss_dialog_begin_round (ARI_TOSS_DIALOG (dialog));
  g_assert_cmpstr (adw_toggle_group_get_active_name (seats), ==, "1");
  throw (dialog);
  ui_wait_until (g_str_equal (adw_toggle_group_get_active_name (seats), "3"));
  throw (dialog);
  ui_wait_until (ari_toss_view_get_flight (view_of (dialog)) == NULL);
  throw (dialog);
  ui_wait_until (ari_toss_view_get_flight (view_of (dialog)) == NULL);
  g_assert_cmpuint (ari_practice_throws_of (throws, "Pasiphaë")->n_tosses, ==, 1);
  g_assert_cmpuint (ari_practice_throws_of (throws, "Player 3")->n_tosses, ==, 2);
  g_assert_cmpstr (adw_toggle_group_get_active_name (seats), ==, "3");

  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  ui_click (ui_find (dialog, GTK_TYPE_BUTTON, "_Begin the Match"));
  ui_wait_until (dialog == NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Those who hand the ring on themselves don't get it back. */
static void
test_round_by_hand (void)
{
  g_autoptr(AriPracticeThrows) throws = ari_practice_throws_new ();
  g_autoptr(AriMatch) match = new_match ();
  GtkWidget *window = ui_window_new (adw_bin_new (), 700, 800);
  AdwDialog *dialog = present (window, throws, match);

  ari_toss_dialog_begin_round (ARI_TOSS_DIALOG (dialog));
  throw (dialog);
  hand_to (dialog, "3");
  throw (dialog);
  ui_wait_until (ari_toss_view_get_flight (view_of (dialog)) == NULL);
  throw (dialog);
  g_assert_cmpuint (ari_practice_throws_of (throws, "Pasiphaë")->n_tosses, ==, 1);
  g_assert_cmpuint (ari_practice_throws_of (throws, "Player 3")->n_tosses, ==, 2);

  adw_dialog_force_close (dialog);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Without a table, or with a single person, there is no need to choose who throws. */
static void
test_anybody (void)
{
  g_autoptr(AriPracticeThrows) throws = ari_practice_throws_new ();
  g_autoptr(AriMatch) match = new_match ();
  GtkWidget *window = ui_window_new (adw_bin_new (), 700, 800);
  AdwDialog *dialog = present (window, throws, NULL);

  g_assert_null (ui_find (dialog, ADW_TYPE_TOGGLE_GROUP, NULL));
  throw (dialog);
  g_assert_cmpuint (ari_practice_throws_of (throws, "")->n_tosses, ==, 1);
  adw_dialog_force_close (dialog);

  ari_match_set_seat (match, 3, ARI_SEAT_COMPUTER, NULL, "novice");
  dialog = present (window, throws, match);
  g_assert_null (ui_find (dialog, ADW_TYPE_TOGGLE_GROUP, NULL));
  throw (dialog);
  g_assert_cmpuint (ari_practice_throws_of (throws, "Pasiphaë")->n_tosses, ==, 1);
  adw_dialog_force_close (dialog);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* All throws are counted, and the latest ones kept. */
static void
test_last (void)
{
  g_autoptr(AriPracticeThrows) throws = ari_practice_throws_new ();
  const AriThrowTally *tally = ari_practice_throws_of (throws, "Pasiphaë");

  for (guint i = 0; i < ARI_THROWS_KEPT + 2; i++)
    {
      AriRelease release = ari_toss_release (0, i);

      ari_practice_throws_add (throws, "Pasiphaë", &release, i % 2 == 0);
      g_assert_cmpint (g_array_index (tally->releases, AriRelease, tally->releases->len - 1).x, ==,
                       release.x);
    }
  g_assert_cmpuint (tally->n_tosses, ==, ARI_THROWS_KEPT + 2);
  g_assert_cmpuint (tally->n_hits, ==, (ARI_THROWS_KEPT + 3) / 2);
  g_assert_cmpuint (tally->releases->len, ==, ARI_THROWS_KEPT);
  g_assert_cmpint (g_array_index (tally->releases, AriRelease, 0).x, ==, ari_toss_release (0, 2).x);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/toss-dialog/persons", test_persons);
  g_test_add_func ("/ui/toss-dialog/round", test_round);
  g_test_add_func ("/ui/toss-dialog/round-by-hand", test_round_by_hand);
  g_test_add_func ("/ui/toss-dialog/anybody", test_anybody);
  g_test_add_func ("/ui/toss-dialog/last", test_last);

  return g_test_run ();
}
