/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question after a warning, on the match page. */
#include "announcements.h"
#include "ari-board-view.h"
#include "ari-status-bar.h"
#include "ari-record.h"
#include "ari-seat-card.h"
#include "ari-seat-cards.h"
#include "ari-table-words.h"
#include "../util/shown.h"
#include "ari-replay-bar.h"
#include "ari-toast.h"
#include "page-fixture.h"
#include "ui-fixture.h"

/* Seat 1 is about to complete a Minarett: seat 2 must place the roof on c1, and not the tower on a2. */
#define THREAT "L@a3 L@a2 L@c1 S@a3 M@c1"
#define NODES  4000

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_auto(GStrv) words = g_strsplit (THREAT, " ", -1);
  AriMistakeCheckerEffort effort = {
    .before = { .nodes = NODES, .threads = 1, .seed = 1 },
    .after = { .nodes = NODES, .threads = 1, .seed = 1 },
  };

  page_set_up (fixture, "minarett");
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;

      ari_match_play_text (fixture->match, words[i], -1, &error);
      g_assert_no_error (error);
      page_settle (fixture);
    }
  ari_mistake_checker_set_effort (ari_table_get_mistake_checker (fixture->table), &effort);
  ari_match_set_warnings (fixture->match, &(AriWarningOptions) { ARI_WARN_BLUNDERS, 1 | 2 });
  page_settle (fixture);
  g_assert_cmpfloat (gtk_widget_get_opacity (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_REPLAY_BAR)),
                     ==, 1.0);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  page_tear_down (fixture, data);
  announcements_forget ();
}

static void
choose (Fixture    *fixture,
        const char *text)
{
  const AriPosition *position = ari_match_get_position (fixture->match);
  AriAction action;
  g_autoptr(GError) error = NULL;

  ari_rules_parse (ari_match_get_rules (fixture->match), position, text, &action, &error);
  g_assert_no_error (error);
  ari_table_play (fixture->table, action);
}

/* (nullable): the visible button with that label. */
static GtkWidget *
find_button (GtkWidget  *root,
             const char *label)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (root)), label) == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);

  return found;
}

/* The area of the answers, with its margins. */
static GtkWidget *
find_answers (GtkWidget *page)
{
  GtkWidget *widget = find_button (page, "_Rethink");

  while (!gtk_widget_has_css_class (widget, "match-decision"))
    widget = gtk_widget_get_parent (widget);

  return widget;
}

static void
blunder (Fixture *fixture)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *bar = page_find (page, ARI_TYPE_REPLAY_BAR);
  graphene_rect_t covered, answers;

  choose (fixture, "M@a2");
  while (ari_mistake_checker_get_step (ari_table_get_mistake_checker (fixture->table))
         == ARI_MISTAKE_CHECKER_CHECKING)
    g_main_context_iteration (NULL, TRUE);
  page_settle (fixture);
  g_assert_true (ari_table_is_warned (fixture->table));
  /* The answers lie over all of the bar: no part of it sticks out, and no strip stays blank. */
  g_assert_cmpfloat (gtk_widget_get_opacity (bar), ==, 0.0);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (bar, page, &covered));
  g_assert_true (gtk_widget_compute_bounds (find_answers (page), page, &answers));
  g_assert_cmpfloat (answers.origin.x, <=, covered.origin.x);
  g_assert_cmpfloat (answers.origin.y, <=, covered.origin.y);
  g_assert_cmpfloat (answers.origin.x + answers.size.width, >=, covered.origin.x + covered.size.width);
  g_assert_cmpfloat (answers.origin.y + answers.size.height, >=, covered.origin.y + covered.size.height);
}

/* (nullable): the button of that action, perhaps hidden. */
static GtkWidget *
find_action (GtkWidget  *root,
             const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_action (child, action);

  return found;
}

static void
click (Fixture    *fixture,
       const char *label)
{
  GtkWidget *button = find_button (GTK_WIDGET (fixture->page), label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  page_settle (fixture);
}

static void
assert_asks (Fixture  *fixture,
             gboolean  asks)
{
  static const char *const labels[] = { "_Rethink", "Play _Anyway", "_Show Me" };

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    g_assert_cmpint (find_button (GTK_WIDGET (fixture->page), labels[i]) != NULL, ==, asks);
}

/* The keyboard is on the button that plays nothing, and on the board again afterwards. */
static void
test_rethink (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *board = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW), *focus;
  AdwToast *endless = adw_toast_new ("Done");

  adw_toast_set_timeout (endless, 0);
  assert_asks (fixture, FALSE);
  gtk_widget_grab_focus (board);
  ari_toast_add (ADW_TOAST_OVERLAY (ui_find (fixture->page, ADW_TYPE_TOAST_OVERLAY, NULL)), endless);
  ui_wait_until (ui_shows (fixture->page, "Done"));
  blunder (fixture);
  assert_asks (fixture, TRUE);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (focus == find_button (GTK_WIDGET (fixture->page), "_Rethink"));
  /* No toast covers the answers. */
  ui_wait_until (!ui_shows (fixture->page, "Done"));

  click (fixture, "_Rethink");
  assert_asks (fixture, FALSE);
  g_assert_cmpuint (page_n_plies (fixture), ==, 5);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (focus == board || gtk_widget_is_ancestor (focus, board));
}

static void
test_play_anyway (Fixture       *fixture,
                  gconstpointer  data)
{
  blunder (fixture);
  click (fixture, "Play _Anyway");
  assert_asks (fixture, FALSE);
  g_assert_cmpuint (page_n_plies (fixture), ==, 6);
}

/* Escape closes what is shown, and takes the move back. */
static void
test_show_better (Fixture       *fixture,
                  gconstpointer  data)
{
  blunder (fixture);
  click (fixture, "_Show Me");
  g_assert_cmpuint (ari_table_get_preview (fixture->table)->step, ==, 1);
  assert_asks (fixture, TRUE);
  page_press (fixture, GDK_KEY_Escape);
  page_settle (fixture);
  g_assert_cmpuint (ari_table_get_preview (fixture->table)->step, ==, 0);
  assert_asks (fixture, FALSE);
  g_assert_cmpuint (page_n_plies (fixture), ==, 5);
}

/* Finds out which seat is to move by the style class of its card. */
static guint
seat_on_turn (Fixture *fixture)
{
  GtkWidget *card = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_SEAT_CARD);

  for (guint seat = 1; card != NULL; seat++, card = gtk_widget_get_next_sibling (card))
    if (gtk_widget_has_css_class (card, "on-turn"))
      return seat;

  return 0;
}

/* What is shown has not been played: the same player is still to move, and nothing follows afterwards. */
static void
test_shown_only (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *forward;
  AriActor turn = ari_match_get_actor (fixture->match);
  gsize n = 0;

  g_assert_cmpuint (seat_on_turn (fixture), ==, turn);
  blunder (fixture);
  click (fixture, "_Show Me");
  g_assert_cmpuint (ari_table_get_preview (fixture->table)->step, ==, 1);
  g_assert_cmpuint (seat_on_turn (fixture), ==, turn);
  while (ari_table_get_preview (fixture->table)->step < ari_table_get_preview (fixture->table)->n && n++ < 10)
    {
      page_act (fixture, "match.forward");
      page_settle (fixture);
      g_assert_cmpuint (seat_on_turn (fixture), ==, turn);
    }
  /* Not even while a dialog asks something about the position. */
  ari_driver_hold (ari_table_get_driver (fixture->table), ARI_DRIVER_HOLD_QUESTION, NULL);
  page_settle (fixture);
  g_assert_cmpuint (seat_on_turn (fixture), ==, turn);
  ari_driver_release (ari_table_get_driver (fixture->table), ARI_DRIVER_HOLD_QUESTION, NULL);
  /* The buttons beside the thread are hidden meanwhile. */
  forward = find_action (page, "match.forward");
  g_assert_nonnull (forward);
  g_assert_false (gtk_widget_is_sensitive (forward));
  page_press (fixture, GDK_KEY_Escape);
  page_settle (fixture);
  g_assert_cmpuint (seat_on_turn (fixture), ==, turn);
  g_assert_false (gtk_widget_is_sensitive (forward));
}

/* Begins another move than the one that waits. */
static void
pick_other (Fixture *fixture)
{
  AriMoveInput *input = ari_table_get_input (fixture->table);
  const AriPicker *picker = ari_move_input_get_picker (input);
  AriAction waits = ari_mistake_checker_get_warning (ari_table_get_mistake_checker (fixture->table))->action;
  AriPicker next;
  AriSpot spot = 0, rest[ARI_MAX_PICKS];

  for (;; spot++)
    {
      g_assert_cmpuint (spot, <, ARI_MAX_SPOTS);
      next = *picker;
      if (ari_picker_pick (&next, spot) == ARI_PICK_ADDED && ari_picker_rest (&next, waits, rest) < 0)
        break;
    }
  g_assert_cmpint (ari_move_input_point (input, spot), ==, ARI_POINTED_PICKED);
  page_settle (fixture);
}

/* Another click on the board takes the place of the question, and does what it would do without one. */
/* As if a piece were dragged from the row that counts them. */
static void
drag_from_seat (Fixture *fixture)
{
  GtkWidget *cards = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_SEAT_CARDS);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (cards);
  guint n = g_list_model_get_n_items (controllers);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_DRAG (controller))
        g_signal_emit_by_name (controller, "drag-end", 60.0, 60.0);
    }
}

static void
test_plays_on (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *text = NULL, *warning = NULL, *both = NULL;

  /* What is refused elsewhere doesn't: the reason for the question stays to be read. */
  blunder (fixture);
  drag_from_seat (fixture);
  page_settle (fixture);
  assert_asks (fixture, TRUE);
  warning = ari_table_tell_warning (fixture->table);
  both = g_strconcat ("This is only a count of the pieces. ", warning, NULL);
  text = shown_text (fixture->table);
  g_assert_cmpstr (text, ==, both);
  g_clear_pointer (&text, g_free);
  ari_table_rethink (fixture->table);

  blunder (fixture);
  ari_move_input_answer (ari_table_get_input (fixture->table), ARI_NOTICE_REFUSAL, 0, "Pick a piece first.");
  page_settle (fixture);
  assert_asks (fixture, FALSE);
  text = shown_text (fixture->table);
  g_assert_cmpstr (text, ==, "Pick a piece first.");
  g_assert_cmpuint (page_n_plies (fixture), ==, 5);

  blunder (fixture);
  pick_other (fixture);
  assert_asks (fixture, FALSE);
  g_assert_true (ari_table_is_picking (fixture->table));
  g_assert_cmpuint (page_n_plies (fixture), ==, 5);
}

static graphene_rect_t
board_bounds (Fixture *fixture)
{
  graphene_rect_t bounds;

  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW),
                                            GTK_WIDGET (fixture->page), &bounds));

  return bounds;
}

/* Nothing lies over the button with this label. */
static void
assert_reachable (Fixture    *fixture,
                  const char *label)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *button = find_button (page, label);
  graphene_rect_t bounds;
  GtkWidget *there;

  g_assert_true (gtk_widget_compute_bounds (button, page, &bounds));
  there = gtk_widget_pick (page, bounds.origin.x + bounds.size.width / 2,
                           bounds.origin.y + bounds.size.height / 2, GTK_PICK_DEFAULT);
  g_assert_true (there == button || (there != NULL && gtk_widget_is_ancestor (there, button)));
}

/* The question leaves the board where it is, so that the pointer is still where it was. */
static void
test_steady (Fixture       *fixture,
             gconstpointer  data)
{
  graphene_rect_t before = board_bounds (fixture), warned;

  blunder (fixture);
  warned = board_bounds (fixture);
  g_assert_true (graphene_rect_equal (&before, &warned));
  assert_reachable (fixture, "Play _Anyway");
  click (fixture, "_Show Me");
  warned = board_bounds (fixture);
  g_assert_true (graphene_rect_equal (&before, &warned));
}

/* In a narrow window, too: the answers take no room from the board. The message is above them. */
static void
test_steady_narrow (Fixture       *fixture,
                    gconstpointer  data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  graphene_rect_t before, warned, pill, rethink, better;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  ui_wait_until (gtk_widget_get_width (fixture->window) == 360 && board_bounds (fixture).size.width <= 360);
  page_settle (fixture);
  before = board_bounds (fixture);
  blunder (fixture);
  warned = board_bounds (fixture);
  g_test_message ("%g at %g, then %g at %g", before.size.height, before.origin.y, warned.size.height,
                  warned.origin.y);
  g_assert_true (gtk_widget_compute_bounds (page_find (page, ARI_TYPE_STATUS_BAR), page, &pill));
  g_assert_true (gtk_widget_compute_bounds (find_button (page, "_Rethink"), page, &rethink));
  g_assert_true (gtk_widget_compute_bounds (find_button (page, "_Show Me"), page, &better));
  g_assert_true (graphene_rect_equal (&before, &warned));
  g_assert_cmpfloat (rethink.origin.y, ==, better.origin.y);
  g_assert_cmpfloat (rethink.origin.y, >=, pill.origin.y + pill.size.height);
  assert_reachable (fixture, "_Rethink");
  assert_reachable (fixture, "Play _Anyway");
  assert_reachable (fixture, "_Show Me");
}

/* The warning is said, with its reason and the keys. */
static void
test_said (Fixture       *fixture,
           gconstpointer  data)
{
  announcements_forget ();
  blunder (fixture);
  while (strstr (announcements_last (), "Think again") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (announcements_last (), "Your choice: tower a2."));
  g_assert_nonnull (strstr (announcements_last (), "It prevents a Minarett."));
  g_assert_nonnull (strstr (announcements_last (), "Ctrl+Y"));
}

/* The match page switches warnings on and off, and the match keeps it. */
static void
test_switched (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  g_autofree char *shown = NULL, *text = NULL;
  g_autoptr(GError) error = NULL;

  g_object_get (page, "warn", &shown, NULL);
  g_assert_cmpstr (shown, ==, "blunders");
  gtk_widget_activate_action (page, "match.warn", "s", "never");
  page_settle (fixture);
  g_assert_false (ari_mistake_checker_is_watching (ari_table_get_mistake_checker (fixture->table)));
  g_assert_cmpint (ari_match_get_warnings (fixture->match)->from, ==, ARI_WARN_NEVER);

  gtk_widget_activate_action (page, "match.warn", "s", "mistakes");
  page_settle (fixture);
  g_assert_true (ari_mistake_checker_is_watching (ari_table_get_mistake_checker (fixture->table)));
  text = ari_record_write_checked (fixture->match, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, "[Warnings \"mistakes 1+2\"]"));
  blunder (fixture);
}

/* When you close the window, the move that is still being judged counts as made, and it is in the library. */
static void
test_closed (Fixture       *fixture,
             gconstpointer  data)
{
  const AriMistakeCheckerEffort endless = { .before = { .threads = 1 },
                                            .after = { .threads = 1 },
                                            .limit = 60.0 };
  AriMistakeChecker *checker = ari_table_get_mistake_checker (fixture->table);
  guint before = page_n_plies (fixture);

  ari_mistake_checker_set_effort (checker, &endless);
  choose (fixture, "M@a2");
  g_assert_cmpint (ari_mistake_checker_get_step (checker), ==, ARI_MISTAKE_CHECKER_CHECKING);
  page_close (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, before + 1);
  g_assert_false (ari_autosave_is_pending (fixture->autosave));
  g_assert_cmpint (ari_autosave_get_id (fixture->autosave), >, 0);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/match-warning/rethink", Fixture, NULL, set_up, test_rethink, tear_down);
  g_test_add ("/ui/match-warning/play-anyway", Fixture, NULL, set_up, test_play_anyway, tear_down);
  g_test_add ("/ui/match-warning/show-better", Fixture, NULL, set_up, test_show_better, tear_down);
  g_test_add ("/ui/match-warning/shown-only", Fixture, NULL, set_up, test_shown_only, tear_down);
  g_test_add ("/ui/match-warning/plays-on", Fixture, NULL, set_up, test_plays_on, tear_down);
  g_test_add ("/ui/match-warning/switched", Fixture, NULL, set_up, test_switched, tear_down);
  g_test_add ("/ui/match-warning/closed", Fixture, NULL, set_up, test_closed, tear_down);
  g_test_add ("/ui/match-warning/steady", Fixture, NULL, set_up, test_steady, tear_down);
  g_test_add ("/ui/match-warning/steady-narrow", Fixture, NULL, set_up, test_steady_narrow, tear_down);
  g_test_add ("/ui/match-warning/said", Fixture, NULL, set_up, test_said, tear_down);

  return g_test_run ();
}
