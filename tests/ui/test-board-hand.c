/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-view-private.h"
#include "ari-random.h"
#include "ari-spot-widget.h"
#include "board-fixture.h"
#include "press-key.h"

#define TOWERS "L@c3 L@a1 M@c3 L@c2"

/* (transfer full): the view's own controller of a type. */
static GtkEventController *
find_controller (Fixture *fixture,
                 GType    type)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      GtkEventController *controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
      g_object_unref (controller);
    }

  g_assert_not_reached ();
}

static AriPoint
middle_of (Fixture    *fixture,
           const char *name)
{
  AriSpot spot = board_spot (fixture, name);

  return ari_painter_to_px (&fixture->view->painter, fixture->view->board->spots[spot].centre);
}

static void
click_at (Fixture *fixture,
          AriPoint at)
{
  g_autoptr(GtkEventController) click = find_controller (fixture, GTK_TYPE_GESTURE_CLICK);

  g_signal_emit_by_name (click, "released", 1, (double) at.x, (double) at.y);
}

static void
click (Fixture    *fixture,
       const char *name)
{
  click_at (fixture, middle_of (fixture, name));
}

static void
point_at (Fixture *fixture,
          AriPoint at)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", (double) at.x, (double) at.y);
    }
}

/* Drags from one spot to a place, and drops there if @drops. */
static void
drag (Fixture    *fixture,
      const char *from,
      AriPoint    to,
      gboolean    drops)
{
  g_autoptr(GtkEventController) gesture = find_controller (fixture, GTK_TYPE_GESTURE_DRAG);
  AriPoint at = middle_of (fixture, from);

  g_signal_emit_by_name (gesture, "drag-begin", (double) at.x, (double) at.y);
  g_signal_emit_by_name (gesture, "drag-update", (double) (to.x - at.x), (double) (to.y - at.y));
  if (drops)
    g_signal_emit_by_name (gesture, "drag-end", (double) (to.x - at.x), (double) (to.y - at.y));
}

static void
assert_picked (Fixture    *fixture,
               const char *name)
{
  const AriPicker *picker = &fixture->view->picker;

  g_assert_cmpuint (picker->n_picks, ==, name != NULL ? 1 : 0);
  if (name != NULL)
    g_assert_cmpuint (picker->picks[0], ==, board_spot (fixture, name));
  g_assert_cmpuint (fixture->view->n_lifted > 0, ==, name != NULL);
}

static void
assert_played (Fixture    *fixture,
               const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);
  text = fixture->setup.rules->format (&fixture->position, fixture->picked);
  g_assert_cmpstr (text, ==, expected);
  fixture->picked = ARI_ACTION_NONE;
}

/* Whether the layer of the marks shows something for this spot. */
static gboolean
is_marked (Fixture    *fixture,
           const char *name)
{
  g_autoptr(GPtrArray) runs = NULL;

  board_wait_for_frame (fixture);
  runs = ari_board_layer_get_runs (fixture->view->layers[ARI_LAYER_MARKS]);
  for (guint i = 0; i < runs->len; i++)
    if (((AriRun *) runs->pdata[i])->spot == board_spot (fixture, name))
      return TRUE;

  return FALSE;
}

/* A click on another own piece picks that one instead; a click on the picked one and Escape put it back. */
static void
test_switch_and_put_back (Fixture      *fixture,
                          gconstpointer data)
{
  board_show_game (fixture, "minarett", TOWERS, ARI_BOARD_PICKABLE);
  click (fixture, "1S");
  assert_picked (fixture, "1S");
  click (fixture, "1L");
  assert_picked (fixture, "1L");
  click (fixture, "c3.2");
  assert_picked (fixture, "c3.2");
  g_assert_null (fixture->refusal);
  click (fixture, "c3.2");
  assert_picked (fixture, NULL);

  click (fixture, "1L");
  press_key (fixture->window, GDK_KEY_Escape);
  assert_picked (fixture, NULL);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
}

/* A click on the ground below a tower takes the whole tower. */
static void
test_foot (Fixture      *fixture,
           gconstpointer data)
{
  AriPoint at;

  board_show_game (fixture, "minarett", TOWERS, ARI_BOARD_PICKABLE);
  at = middle_of (fixture, "c3");
  at.y += 0.12f * fixture->view->painter.unit;
  click_at (fixture, at);
  assert_picked (fixture, "c3.1");
  g_assert_cmpuint (fixture->view->n_lifted, ==, 2);
}

/* Players can also play a target that a piece stands on. */
static void
test_occupied_target (Fixture      *fixture,
                      gconstpointer data)
{
  board_show_game (fixture, "minarett", TOWERS, ARI_BOARD_PICKABLE);
  click (fixture, "1S");
  click (fixture, "c3.2");
  assert_played (fixture, "S@c3");

  board_show_game (fixture, "labyrinth", "first=1 1-1 a1 b1 2-3 2-3 a2 b3 2-3 1-6", ARI_BOARD_PICKABLE);
  click (fixture, "3.1a");
  click (fixture, "4");
  assert_played (fixture, "a1");
}

/* A drop on a target plays; elsewhere, it puts the piece back. */
static void
test_drag (Fixture      *fixture,
           gconstpointer data)
{
  board_show_game (fixture, "minarett", TOWERS, ARI_BOARD_PICKABLE);
  drag (fixture, "1L", middle_of (fixture, "d4"), FALSE);
  assert_picked (fixture, "1L");
  g_assert_true (fixture->view->dragging);
  drag (fixture, "1L", middle_of (fixture, "d4"), TRUE);
  assert_played (fixture, "L@d4");
  assert_picked (fixture, NULL);

  drag (fixture, "1L", (AriPoint) { -20, -20 }, TRUE);
  assert_picked (fixture, NULL);
  g_assert_null (fixture->refusal);
  drag (fixture, "1L", middle_of (fixture, "c3.2"), TRUE);
  assert_picked (fixture, NULL);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_cmpstr (fixture->refusal, ==, "A foundation stands only on a vacant space.");
  drag (fixture, "1L", middle_of (fixture, "a1"), TRUE);
  assert_picked (fixture, NULL);
  g_assert_cmpstr (fixture->refusal, ==, "A foundation stands only on a vacant space.");
  /* Back at its origin, the piece is only put back. */
  drag (fixture, "1L", middle_of (fixture, "d4"), FALSE);
  {
    g_autoptr(GtkEventController) gesture = find_controller (fixture, GTK_TYPE_GESTURE_DRAG);

    g_signal_emit_by_name (gesture, "drag-end", 0.0, 0.0);
  }
  assert_picked (fixture, NULL);
  g_assert_null (fixture->refusal);

  /* Players can also drag a piece that is already picked up, and Escape ends a drag. */
  click (fixture, "c3.2");
  drag (fixture, "c3.2", middle_of (fixture, "c2.1"), FALSE);
  g_assert_true (ari_board_view_back (fixture->view));
  g_assert_false (fixture->view->dragging);
  click (fixture, "c3.2");
  drag (fixture, "c3.2", middle_of (fixture, "c2.1"), TRUE);
  assert_played (fixture, "1c3-c2");

  board_show_game (fixture, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4", ARI_BOARD_PICKABLE);
  drag (fixture, "3.1a", middle_of (fixture, "12"), TRUE);
  assert_played (fixture, "a3");
  /* A die can be handed to a traveller. */
  drag (fixture, "die2", middle_of (fixture, "3.1a"), TRUE);
  assert_played (fixture, "a4");
}

/* What plays at once can't be dragged, nor can pieces of others: both are told. */
static void
test_no_drag (Fixture      *fixture,
              gconstpointer data)
{
  drag (fixture, "f6g7", middle_of (fixture, "d4d5"), TRUE);
  assert_picked (fixture, NULL);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_nonnull (strstr (fixture->refusal, "click"));
  g_assert_cmpuint (fixture->view->show.refused, ==, ARI_SPOT_NONE);

  board_show_game (fixture, "minarett", TOWERS, ARI_BOARD_PICKABLE);
  drag (fixture, "2L", middle_of (fixture, "d4"), TRUE);
  g_assert_cmpstr (fixture->refusal, ==, "These pieces are your opponent’s.");

  /* Where nobody may pick, there is nothing to explain. */
  board_show (fixture, 0);
  ari_board_view_clear_refusal (fixture->view);
  g_assert_null (fixture->refusal);
  drag (fixture, "2L", middle_of (fixture, "d4"), TRUE);
  g_assert_null (fixture->refusal);
}

/* Moves the pointer of the display to a place in the view, then does @deed ("mousedown" or "mouseup"). */
static void
point_really (Fixture    *fixture,
              AriPoint    at,
              const char *deed)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (fixture->view));
  g_autofree char *x = NULL, *y = NULL;
  g_autoptr(GError) error = NULL;
  graphene_point_t place;
  double left, top;

  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (fixture->view), GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT (at.x, at.y), &place));
  gtk_native_get_surface_transform (native, &left, &top);
  x = g_strdup_printf ("%d", (int) (left + place.x));
  y = g_strdup_printf ("%d", (int) (top + place.y));
  g_spawn_sync (NULL,
                (char *[]) { "xdotool", "getactivewindow", "mousemove", "--window", "%1", x, y, (char *) deed,
                             "1", NULL },
                NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* The press of a drag that moves nothing is no click where it ends. */
static void
test_no_click (Fixture      *fixture,
               gconstpointer data)
{
  while (!gtk_window_is_active (GTK_WINDOW (fixture->window)))
    g_main_context_iteration (NULL, TRUE);
  board_wait_for_frame (fixture);
  point_really (fixture, middle_of (fixture, "f6g7"), "mousedown");
  point_really (fixture, middle_of (fixture, "d4d5"), "mouseup");
  while (fixture->refusal == NULL && fixture->picked == ARI_ACTION_NONE)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);

  point_really (fixture, middle_of (fixture, "d4d5"), "mousedown");
  point_really (fixture, middle_of (fixture, "d4d5"), "mouseup");
  while (fixture->picked == ARI_ACTION_NONE)
    g_main_context_iteration (NULL, TRUE);
  assert_played (fixture, "d4d5");
}

/* Where lines meet, a first click marks one of them, and a second plays it; in the middle of a line, one is
 * enough. A finger is less precise. */
static void
test_unclear_click (Fixture      *fixture,
                    gconstpointer data)
{
  const AriSpotInfo *line = &fixture->view->board->spots[board_spot (fixture, "d4d5")];
  AriPoint meeting = ari_painter_to_px (&fixture->view->painter, line->corners[0]);
  AriPoint middle = middle_of (fixture, "d4d5"), off = middle;
  AriSpot marked;

  click_at (fixture, meeting);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_nonnull (strstr (fixture->refusal, "Click again"));
  marked = fixture->view->show.hover;
  g_assert_cmpuint (marked, ==, fixture->view->proposed);
  click_at (fixture, meeting);
  g_assert_cmpuint (fixture->picked, ==, marked);
  g_assert_null (fixture->refusal);

  /* Elsewhere, the first click is forgotten. */
  fixture->picked = ARI_ACTION_NONE;
  click_at (fixture, meeting);
  point_at (fixture, middle);
  g_assert_null (fixture->refusal);
  g_assert_cmpuint (fixture->view->proposed, ==, ARI_SPOT_NONE);
  click_at (fixture, meeting);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  click_at (fixture, middle);
  assert_played (fixture, "d4d5");
  click_at (fixture, meeting);
  press_key (fixture->window, GDK_KEY_Escape);
  g_assert_cmpuint (fixture->view->proposed, ==, ARI_SPOT_NONE);

  /* A finger covers what a mouse tells apart. */
  ari_board_view_click (fixture->view, middle, TRUE);
  assert_played (fixture, "d4d5");
  off.x += (meeting.x - middle.x) * 0.8f;
  off.y += (meeting.y - middle.y) * 0.8f;
  ari_board_view_click (fixture->view, off, TRUE);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  ari_board_view_click (fixture->view, (AriPoint) { off.x + 3, off.y + 3 }, TRUE);
  assert_played (fixture, "d4d5");
}

/* The pointer rests while others play: what a click would do is marked when the turn comes. */
static void
test_resting_pointer (Fixture      *fixture,
                      gconstpointer data)
{
  point_at (fixture, middle_of (fixture, "a2a3"));
  gtk_widget_set_state_flags (GTK_WIDGET (fixture->view), GTK_STATE_FLAG_PRELIGHT, FALSE);
  board_play (fixture, "d4d5");
  board_show (fixture, 0);
  g_assert_cmpuint (fixture->view->show.hover, ==, ARI_SPOT_NONE);
  board_play (fixture, "d5e5");
  board_show (fixture, ARI_BOARD_PICKABLE);
  g_assert_cmpuint (fixture->view->show.hover, ==, board_spot (fixture, "a2a3"));
}

/* Each target has a mark, which is painted once for each pick, and not again while the pointer moves. */
static void
test_targets (Fixture      *fixture,
              gconstpointer data)
{
  guint n_pieces;

  board_show_game (fixture, "minarett", TOWERS, ARI_BOARD_PICKABLE);
  g_assert_false (is_marked (fixture, "d4"));
  click (fixture, "1M");
  g_assert_true (is_marked (fixture, "d4"));
  g_assert_true (is_marked (fixture, "c2"));
  g_assert_false (is_marked (fixture, "c3"));
  n_pieces = ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES);
  point_at (fixture, middle_of (fixture, "d4"));
  board_wait_for_frame (fixture);
  point_at (fixture, middle_of (fixture, "c2"));
  board_wait_for_frame (fixture);
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES), ==, n_pieces);

  board_show_game (fixture, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4", ARI_BOARD_PICKABLE);
  g_assert_false (is_marked (fixture, "12"));
  click (fixture, "3.1a");
  g_assert_true (is_marked (fixture, "12"));
  g_assert_true (is_marked (fixture, "7"));
  g_assert_true (is_marked (fixture, "16"));
  g_assert_true (is_marked (fixture, "10"));
  g_assert_false (is_marked (fixture, "11"));
}

/* Tiles that may be challenged are marked before anything is picked, and one click challenges. */
static void
test_challenge (Fixture      *fixture,
                gconstpointer data)
{
  const AriRules *rules = ari_rules_lookup ("minotaur");
  AriAction actions[ARI_MAX_ACTIONS];
  AriTarget targets[ARI_MAX_TARGETS];
  AriPicker picker;
  AriRandom random;
  guint n_targets = 0;
  const char *name;

  ari_random_init (&random, 1);
  ari_setup_init (&fixture->setup, rules);
  rules->start (&fixture->position, &fixture->setup);
  while (n_targets == 0)
    {
      guint n = rules->actions (&fixture->position, actions);

      rules->apply (&fixture->position, actions[ari_random_below (&random, n)]);
      ari_picker_init (&picker, rules, &fixture->position);
      if (ari_rules_actor (rules, &fixture->position) != ARI_CHANCE)
        n_targets = ari_target_list (&picker, targets);
    }

  board_show (fixture, ARI_BOARD_PICKABLE);
  board_wait_for_frame (fixture);
  name = fixture->view->board->spots[targets[0].spot].name;
  g_assert_true (is_marked (fixture, name));
  click (fixture, name);
  g_assert_cmpuint (fixture->picked, ==, targets[0].actions[0]);
}

static void
assert_name_ends (Fixture    *fixture,
                  const char *spot,
                  const char *end)
{
  const char *name = ari_spot_widget_get_label (ARI_SPOT_WIDGET (board_cell (fixture, spot)));

  g_assert_true (g_str_has_suffix (name, end));
}

/* A screen reader hears what is picked, and where it can go; Enter on a target plays it. */
static void
test_in_words (Fixture      *fixture,
               gconstpointer data)
{
  board_show_game (fixture, "labyrinth", "first=1 1-2 a1 a2 2-3 2-6", ARI_BOARD_PICKABLE);
  g_assert_false (gtk_widget_get_focusable (board_cell (fixture, "5")));
  gtk_widget_activate (board_cell (fixture, "3.1a"));
  gtk_test_accessible_assert_state (board_cell (fixture, "3.1a"), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  assert_name_ends (fixture, "3.1a", ", picked");
  assert_name_ends (fixture, "9", ", the picked piece can go here");

  /* A sanctuary is a cell only for what can go there. */
  g_assert_true (gtk_widget_get_focusable (board_cell (fixture, "5")));
  g_assert_true (gtk_widget_grab_focus (board_cell (fixture, "5")));
  press_key (fixture->window, GDK_KEY_Return);
  assert_played (fixture, "a2");
  gtk_test_accessible_assert_state (board_cell (fixture, "3.1a"), GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
}

/* Both dice by one click: the second is played when the board has shown the first. */
static void
test_line (Fixture      *fixture,
           gconstpointer data)
{
  board_show_game (fixture, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4", ARI_BOARD_PICKABLE);
  click (fixture, "3.1a");
  click (fixture, "16");
  assert_played (fixture, "a3");
  board_settle ();
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  board_play (fixture, "a3");
  board_show (fixture, ARI_BOARD_PICKABLE);
  board_settle ();
  assert_played (fixture, "a4");

  /* Another position ends the line. */
  board_show_game (fixture, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4", ARI_BOARD_PICKABLE);
  click (fixture, "3.1a");
  click (fixture, "16");
  assert_played (fixture, "a3");
  board_play (fixture, "a4");
  board_show (fixture, ARI_BOARD_PICKABLE);
  board_settle ();
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
}

/* Pointing at a line that is taken or forbidden previews no other line. */
static void
test_no_other_preview (Fixture      *fixture,
                       gconstpointer data)
{
  AriPoint at;

  board_play (fixture, "d4d5");
  board_play (fixture, "d5e5");
  board_show (fixture, ARI_BOARD_PICKABLE);
  board_wait_for_frame (fixture);
  for (guint i = 0; i < 2; i++)
    {
      at = middle_of (fixture, i == 0 ? "d4d5" : "d4e5");
      point_at (fixture, at);
      g_assert_cmpuint (fixture->view->show.hover, ==, ARI_SPOT_NONE);
      at.y += 0.1f * fixture->view->painter.unit;
      point_at (fixture, at);
      g_assert_cmpuint (fixture->view->show.hover, ==, ARI_SPOT_NONE);
    }
  point_at (fixture, middle_of (fixture, "a2a3"));
  g_assert_cmpuint (fixture->view->show.hover, ==, board_spot (fixture, "a2a3"));
}

static gboolean
has_tooltip (Fixture    *fixture,
             const char *name)
{
  g_autoptr(GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  AriPoint at = middle_of (fixture, name);
  gboolean shown = FALSE;

  g_signal_emit_by_name (fixture->view, "query-tooltip", (int) at.x, (int) at.y, FALSE, tooltip, &shown);

  return shown;
}

/* Tooltips wait until the pointer has rested, and never cover what players look at. */
static void
test_tooltips (Fixture      *fixture,
               gconstpointer data)
{
  board_show_game (fixture, "minarett", TOWERS, ARI_BOARD_PICKABLE);
  point_at (fixture, middle_of (fixture, "a1.1"));
  g_assert_false (has_tooltip (fixture, "a1.1"));
  fixture->view->rested -= 5 * G_USEC_PER_SEC;
  g_assert_true (has_tooltip (fixture, "a1.1"));
  /* Once it shows, it stays. */
  point_at (fixture, middle_of (fixture, "a1.1"));
  g_assert_true (has_tooltip (fixture, "a1.1"));

  fixture->view->rested -= 5 * G_USEC_PER_SEC;
  g_assert_false (has_tooltip (fixture, "c3.2"));
  click (fixture, "1L");
  g_assert_false (has_tooltip (fixture, "a1.1"));
  g_assert_false (has_tooltip (fixture, "d4"));
  click (fixture, "1L");
  g_assert_true (has_tooltip (fixture, "a1.1"));
  g_assert_false (ari_board_view_pick (fixture->view, board_spot (fixture, "a1.1")));
  g_assert_false (has_tooltip (fixture, "a1.1"));

  /* After a ply, no tooltip shows until the pointer moves. */
  board_play (fixture, "L@d4");
  board_show (fixture, 0);
  g_assert_false (has_tooltip (fixture, "d4.1"));
  point_at (fixture, middle_of (fixture, "d4.1"));
  fixture->view->rested -= 5 * G_USEC_PER_SEC;
  g_assert_true (has_tooltip (fixture, "d4.1"));
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) \
  g_test_add ("/ui/board-hand/" path, Fixture, NULL, board_set_up, func, board_tear_down)
  ADD ("switch-and-put-back", test_switch_and_put_back);
  ADD ("foot", test_foot);
  ADD ("occupied-target", test_occupied_target);
  ADD ("drag", test_drag);
  ADD ("no-drag", test_no_drag);
  ADD ("no-click", test_no_click);
  ADD ("unclear-click", test_unclear_click);
  ADD ("resting-pointer", test_resting_pointer);
  ADD ("targets", test_targets);
  ADD ("challenge", test_challenge);
  ADD ("in-words", test_in_words);
  ADD ("line", test_line);
  ADD ("no-other-preview", test_no_other_preview);
  ADD ("tooltips", test_tooltips);

  return g_test_run ();
}
