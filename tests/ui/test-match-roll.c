/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice that a person rolls on the match page. */
#include <string.h>

#include "ari-board-view.h"
#include "ari-status-bar.h"
#include "ari-roll.h"
#include "page-fixture.h"
#include "ui-fixture.h"

/* Brings the match to the first roll of a player. */
static AriBoardView *
begin (Fixture *fixture)
{
  page_begin (fixture);

  return ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
}

/* Plays whatever follows a roll, up to the next one. */
static void
play_to_next_roll (Fixture *fixture)
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriAction actions[ARI_MAX_ACTIONS];

  while (ari_rules_actor (rules, ari_match_get_position (fixture->match)) != ARI_CHANCE)
    {
      rules->actions (ari_match_get_position (fixture->match), actions);
      g_assert_true (ari_match_play (fixture->match, actions[0], -1, NULL));
      page_settle (fixture);
    }
  g_assert_true (ari_table_can_roll (fixture->table));
}

static void
assert_rolled (Fixture *fixture,
               guint    n)
{
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, n + 1);
  play_to_next_roll (fixture);
}

/* One of the event controllers that the hand has added to the board. */
static GtkEventController *
find (AriBoardView *board,
      const char   *which)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), which) == 0)
        return controller;
    }

  g_assert_not_reached ();
}

static AriPoint
die_place (Fixture      *fixture,
           AriBoardView *board)
{
  AriMatch *match = fixture->match;
  AriSpot dice[ARI_MAX_MOTION_PATHS];
  graphene_rect_t place;
  GtkWidget *die;

  g_assert_cmpuint (ari_find_dice (ari_match_get_setup (match), ari_match_get_position (match), dice), >, 0);
  die = ari_board_view_get_spot (board, dice[0]);
  g_assert_true (gtk_widget_compute_bounds (die, GTK_WIDGET (board), &place));

  return (AriPoint) { place.origin.x + place.size.width / 2, place.origin.y + place.size.height / 2 };
}

/* The button of the pill that is shown. */
static GtkWidget *
shown_button (GtkWidget *root)
{
  if (GTK_IS_BUTTON (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_get_child_visible (child) && gtk_widget_get_visible (child)
                         ? shown_button (child)
                         : NULL;

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* A button below the board, and the words beside it. */
static void
test_button (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *pill, *button, *label;
  guint n;

  begin (fixture);
  pill = page_find (GTK_WIDGET (fixture->page), ARI_TYPE_STATUS_BAR);
  button = shown_button (pill);
  g_assert_nonnull (button);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Roll");
  label = page_find (pill, GTK_TYPE_LABEL);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (label)), "roll. Click or shake a die"));
  n = page_n_plies (fixture);
  gtk_widget_activate_action (button, "match.roll", NULL);
  assert_rolled (fixture, n);
}

/* A click rolls on a die, and only there. */
static void
test_click (Fixture      *fixture,
            gconstpointer data)
{
  AriBoardView *board = begin (fixture);
  GtkEventController *drag = find (board, "dice-drag");
  AriPoint at = die_place (fixture, board);
  guint n = page_n_plies (fixture);

  g_signal_emit_by_name (drag, "drag-begin", (double) at.x, (double) at.y - 150);
  g_signal_emit_by_name (drag, "drag-end", 0.0, 0.0);
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, n);

  /* Something else has taken the press. */
  g_signal_emit_by_name (drag, "drag-begin", (double) at.x, (double) at.y);
  g_signal_emit_by_name (drag, "cancel", NULL);
  g_signal_emit_by_name (drag, "drag-end", 0.0, 0.0);
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, n);

  g_signal_emit_by_name (drag, "drag-begin", (double) at.x, (double) at.y);
  g_signal_emit_by_name (drag, "drag-end", 2.0, 1.0);
  assert_rolled (fixture, n);
}

/* Shaking rolls once, anywhere on the board; one long stroke does not. */
static void
test_shake (Fixture      *fixture,
            gconstpointer data)
{
  GtkEventController *drag = find (begin (fixture), "dice-drag");
  guint n = page_n_plies (fixture);

  g_signal_emit_by_name (drag, "drag-begin", 40.0, 40.0);
  for (guint i = 0; i < 30; i++)
    g_signal_emit_by_name (drag, "drag-update", i * 10.0, i * 2.0);
  g_signal_emit_by_name (drag, "drag-end", 290.0, 58.0);
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, n);

  g_signal_emit_by_name (drag, "drag-begin", 40.0, 40.0);
  for (guint i = 0; i < 60; i++)
    g_signal_emit_by_name (drag, "drag-update", 10.0 * ABS ((int) (i % 12) - 6), (double) (i % 3));
  g_signal_emit_by_name (drag, "drag-end", 10.0, 0.0);
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, n + 1);
}

/* Space and Enter roll on the board, and Ctrl+D anywhere. They do nothing else meanwhile. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  static const guint keys[] = { GDK_KEY_space, GDK_KEY_Return };
  AriBoardView *board = begin (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      guint n = page_n_plies (fixture);
      gboolean handled = FALSE;

      g_signal_emit_by_name (find (board, "dice-keys"), "key-pressed", keys[i], 0, 0, &handled);
      g_assert_true (handled);
      assert_rolled (fixture, n);
      g_assert_false (ari_replay_get_playing (ari_table_get_replay (fixture->table)));
    }
  {
    guint n = page_n_plies (fixture);

    page_act (fixture, "match.roll");
    assert_rolled (fixture, n);
  }
}

/* Without the preference, the hand lets every event pass. */
static void
test_automatic (Fixture      *fixture,
                gconstpointer data)
{
  AriBoardView *board = begin (fixture);
  gboolean handled = TRUE;

  ari_driver_hold (ari_table_get_driver (fixture->table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_driver_set_by_hand (ari_table_get_driver (fixture->table), FALSE);
  ari_table_roll (fixture->table, 2);
  page_settle (fixture);
  g_signal_emit_by_name (find (board, "dice-keys"), "key-pressed", GDK_KEY_space, 0, 0, &handled);
  g_assert_false (handled);
}

/* Space rolls wherever the focus is. At any other moment of the match it does nothing: people who press it
 * once too often want no replay. Ctrl+Space still replays. */
static void
test_space (Fixture      *fixture,
            gconstpointer data)
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriReplay *replay = ari_table_get_replay (fixture->table);
  guint n;

  begin (fixture);
  n = page_n_plies (fixture);
  page_act (fixture, "match.space");
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, n + 1);
  while (ari_rules_actor (rules, ari_match_get_position (fixture->match)) == ARI_CHANCE)
    page_act (fixture, "match.space");

  n = page_n_plies (fixture);
  page_act (fixture, "match.space");
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, n);
  g_assert_false (ari_replay_get_playing (replay));
  page_act (fixture, "match.play-pause");
  g_assert_true (ari_replay_get_playing (replay));
  page_act (fixture, "match.space");
  g_assert_false (ari_replay_get_playing (replay));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/ui/match-page/roll/button", test_button }, { "/ui/match-page/roll/click", test_click },
    { "/ui/match-page/roll/shake", test_shake }, { "/ui/match-page/roll/keys", test_keys },
    { "/ui/match-page/roll/automatic", test_automatic },
    { "/ui/match-page/roll/space", test_space },
  };

  ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, "labyrinth", page_set_up_by_hand, tests[i].test, page_tear_down);

  return g_test_run ();
}
