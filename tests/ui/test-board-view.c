/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-random.h"
#include "ari-spot-widget.h"
#include "board-pointer.h"
#include "press-key.h"

static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  gtk_test_accessible_assert_role (fixture->view, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (board_cell (fixture, "a1b1"), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  g_assert_true (g_str_has_prefix (ari_spot_widget_get_label (ARI_SPOT_WIDGET (board_cell (fixture, "d4e5"))),
                                   "d4e5, "));
  gtk_test_accessible_assert_property (
      board_cell (fixture, "d4e5"), GTK_ACCESSIBLE_PROPERTY_LABEL,
      ari_spot_widget_get_label (ARI_SPOT_WIDGET (board_cell (fixture, "d4e5"))));

  /* Screen readers can read areas, but the keyboard doesn't stop at them. */
  g_assert_false (gtk_widget_get_focusable (board_cell (fixture, "d4d5e5")));
}

static void
assert_name (Fixture    *fixture,
             const char *spot,
             const char *expected)
{
  g_assert_cmpstr (ari_spot_widget_get_label (ARI_SPOT_WIDGET (board_cell (fixture, spot))), ==, expected);
}

static void
show_played (Fixture       *fixture,
             const char    *text,
             AriBoardFlags  flags)
{
  AriPosition before = fixture->position;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriAction action;
  AriBoardState show;

  board_play (fixture, text);
  g_assert_true (ari_rules_parse (fixture->setup.rules, &before, text, &action, NULL));
  ari_board_state_init (&show, &fixture->setup, &fixture->position);
  ari_board_state_set_last (&show, &before, action, paths);
  board_show_state (fixture, &show, flags);
}

/* Where most places can be picked, only the others are worth a word, unless what lies there says enough. */
static void
test_name_of_the_few (Fixture      *fixture,
                      gconstpointer data)
{
  board_play (fixture, "d4d5");
  board_play (fixture, "d4e5");
  board_show (fixture, BOARD_PICKABLE);
  assert_name (fixture, "d4e5", "d4e5, stick");
  assert_name (fixture, "e5f5", "e5f5, vacant");
  /* It would enclose a triangle. */
  assert_name (fixture, "d5e5", "d5e5, vacant, can’t be picked");
  gtk_widget_activate_action (board_cell (fixture, "e5f5"), "spot.explain", NULL);
  gtk_widget_activate_action (board_cell (fixture, "d5e5"), "spot.pick", NULL);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  gtk_widget_activate_action (board_cell (fixture, "e5f5"), "spot.pick", NULL);
  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);

  /* On somebody else's turn, nothing is said. */
  board_show (fixture, 0);
  assert_name (fixture, "d5e5", "d5e5, vacant");
}

/* Screen readers pass over places for pieces where there is none: a sanctuary alone has sixteen. */
static void
test_hears_what_is_there (Fixture      *fixture,
                          gconstpointer data)
{
  static const struct { const char *game, *actions; guint n_there; } cases[] = {
    /* Of two seats, eight travellers; one is on the first field. */
    { "labyrinth", "first=1 1-2 a1", 8 }, { "minarett", "L@a1 L@a2", 8 },
  };

  for (guint k = 0; k < G_N_ELEMENTS (cases); k++)
    {
      guint n_there = 0;

      board_show_game (fixture, cases[k].game, cases[k].actions, BOARD_PICKABLE);
      for (guint i = 0; i < ari_board_view_get_board (fixture->view)->n_spots; i++)
        {
          GtkWidget *widget = ari_board_view_get_spot (fixture->view, i);
          gboolean there = ari_rules_occupant (fixture->setup.rules, &fixture->position, i) != ARI_NONE
                           && !ari_rules_is_absent (fixture->setup.rules, &fixture->position, i);

          if (!ARI_IS_SPOT_WIDGET (widget)
              || ari_board_view_get_board (fixture->view)->spots[i].kind != ARI_SPOT_PIECE)
            continue;
          n_there += there;
          gtk_test_accessible_assert_state (widget, GTK_ACCESSIBLE_STATE_HIDDEN, !there);
        }
      g_assert_cmpuint (n_there, ==, cases[k].n_there);
    }
}

/* A screen reader repeats a focused spot whenever its name changes, and interrupts what it was saying. */
static void
test_name_of_the_focus (Fixture      *fixture,
                        gconstpointer data)
{
  gtk_widget_grab_focus (board_cell (fixture, "d4d5"));
  board_settle ();
  assert_name (fixture, "d4d5", "d4d5, vacant");
  show_played (fixture, "d4e5", 0);
  assert_name (fixture, "d4d5", "d4d5, vacant");
  assert_name (fixture, "d4e4", "d4e4, vacant");
  show_played (fixture, "d4d5", BOARD_PICKABLE);
  assert_name (fixture, "d4d5", "d4d5, stick");

  gtk_widget_grab_focus (board_cell (fixture, "d4e4"));
  board_settle ();
  assert_name (fixture, "d4d5", "d4d5, stick, last move");
  gtk_widget_grab_focus (board_cell (fixture, "d4d5"));
  show_played (fixture, "a2b2", BOARD_PICKABLE);
  assert_name (fixture, "d4d5", "d4d5, stick, last move");
  gtk_widget_grab_focus (board_cell (fixture, "d4e4"));
  board_settle ();
  assert_name (fixture, "d4d5", "d4d5, stick");
}

/* Either of two equal dice stands for both, and the other one says at once that it can't be picked now. */
static void
test_name_of_equal_dice (Fixture      *fixture,
                         gconstpointer data)
{
  board_show_labyrinth (fixture, "first=1 1-1", BOARD_PICKABLE);
  gtk_widget_grab_focus (board_cell (fixture, "die1"));
  board_settle ();
  assert_name (fixture, "die2", "second die, 1, not used yet, can be picked");
  gtk_widget_activate (board_cell (fixture, "die2"));
  assert_name (fixture, "die1", "first die, 1, not used yet, picked");
  assert_name (fixture, "die2", "second die, 1, not used yet");
}

static void
test_overlay_in_words (Fixture      *fixture,
                       gconstpointer data)
{
  AriMark mark = { .spot = board_spot (fixture, "d4d5e5"), .kind = ARI_MARK_CONTESTED };
  AriBoardState marked;

  ari_board_state_init (&marked, &fixture->setup, &fixture->position);
  marked.n_marks = 1;
  marked.marks = &mark;
  board_show_state (fixture, &marked, 0);
  gtk_test_accessible_assert_property (board_cell (fixture, "d4d5e5"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "contested");
}

/* Where a ride can end is told as long as the match goes on from what is shown. */
static void
test_outcomes_in_words (Fixture      *fixture,
                        gconstpointer data)
{
  AriBoardState present;

  board_show_labyrinth (fixture, "first=1 2-6 1-1 b1 c1 1-1 b1 b1 2-4 c4 b2 2-2 b2 b2 4-5 b4", 0);
  gtk_test_accessible_assert_property (board_cell (fixture, "49"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, NULL);

  ari_board_state_init (&present, &fixture->setup, &fixture->position);
  present.is_present = TRUE;
  board_show_state (fixture, &present, 0);
  gtk_test_accessible_assert_property (board_cell (fixture, "49"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "With 2, the ride ends here.");

  present.is_present = FALSE;
  board_show_state (fixture, &present, 0);
  gtk_test_accessible_assert_property (board_cell (fixture, "49"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, NULL);
}

/* Arrow keys walk along lines, and hear what lies beside them. */
static void
test_areas_in_words (Fixture      *fixture,
                     gconstpointer data)
{
  AriMark marks[] = {
    { .spot = board_spot (fixture, "d4d5e5"), .kind = ARI_MARK_CONTESTED, .group = 1 },
    { .spot = board_spot (fixture, "d4e4e5"), .kind = ARI_MARK_CONTESTED, .group = 1 },
    { .spot = board_spot (fixture, "c3d3d4"), .kind = ARI_MARK_SAFE, .seat = 1, .group = 2 },
    { .spot = board_spot (fixture, "d3d4e4"), .kind = ARI_MARK_SAFE, .seat = 1, .group = 2 },
  };
  AriBoardState marked;

  ari_board_state_init (&marked, &fixture->setup, &fixture->position);
  marked.n_marks = G_N_ELEMENTS (marks);
  marked.marks = marks;
  board_show_state (fixture, &marked, 0);
  gtk_test_accessible_assert_property (board_cell (fixture, "d4e5"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "contested, 2 triangles");
  gtk_test_accessible_assert_property (board_cell (fixture, "d4e4"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "contested, 2 triangles\nsafe area of Red, 2 triangles");

  marked.n_marks = 0;
  board_show_state (fixture, &marked, 0);
  gtk_test_accessible_assert_property (board_cell (fixture, "d4e5"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       NULL);
}

static void
test_activate (Fixture      *fixture,
               gconstpointer data)
{
  g_assert_true (gtk_widget_activate (board_cell (fixture, "d4e5")));
  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);

  {
    g_autofree char *text = fixture->setup.rules->format (&fixture->position, fixture->picked);

    g_assert_cmpstr (text, ==, "d4e5");
  }

  /* The action that assistive technologies call. */
  fixture->picked = ARI_ACTION_NONE;
  g_assert_true (gtk_widget_activate_action (board_cell (fixture, "a1b1"), "spot.pick", NULL));
  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);

  fixture->picked = ARI_ACTION_NONE;
  board_show (fixture, 0);
  gtk_widget_activate (board_cell (fixture, "d4e5"));
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
}

static guint n_timers;

/* What the program itself calls, so that a test learns that something is to happen later. */
guint
g_timeout_add_seconds_once (guint             seconds,
                            GSourceOnceFunc   func,
                            gpointer          data)
{
  n_timers++;

  return g_timeout_add_once (1000 * seconds, func, data);
}

/* What is picked at a position that the board doesn't show yet was aimed at another one. */
static void
test_stale (Fixture      *fixture,
            gconstpointer data)
{
  board_play (fixture, "d4d5");
  ari_move_input_set_position (fixture->input, fixture->setup.rules, &fixture->position, TRUE);
  g_assert_false (ari_board_view_pick (fixture->view, board_spot (fixture, "a1b1")));
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  board_show (fixture, BOARD_PICKABLE);
  g_assert_true (ari_board_view_pick (fixture->view, board_spot (fixture, "a1b1")));
  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);
}

static void
test_refusal (Fixture      *fixture,
              gconstpointer data)
{
  const AriSpotInfo *line;

  board_play (fixture, "d4d5");
  board_play (fixture, "d5e5");
  board_show (fixture, BOARD_PICKABLE);

  n_timers = 0;
  g_assert_false (ari_board_view_pick (fixture->view, board_spot (fixture, "d4e5")));
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_nonnull (fixture->refusal);

  /* It stays as long as players may want to read the rule. */
  g_assert_nonnull (ari_move_input_get_notice (fixture->input)->proof.rule);
  g_assert_cmpuint (n_timers, ==, 0);

  /* Picking something else withdraws the refusal. */
  g_assert_true (ari_board_view_pick (fixture->view, board_spot (fixture, "a1b1")));
  g_assert_null (fixture->refusal);

  /* What no rule stands behind goes by itself. */
  line = board_info (fixture, "a2b2");
  board_click_at (fixture, ari_board_view_to_px (fixture->view, line->corners[0]));
  g_assert_nonnull (fixture->refusal);
  g_assert_null (ari_move_input_get_notice (fixture->input)->proof.rule);
  g_assert_cmpuint (n_timers, ==, 1);
}

static void
test_arrows (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *before;

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture->view)));
  before = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (ARI_IS_SPOT_WIDGET (before));

  gtk_widget_grab_focus (board_cell (fixture, "e4e5"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == board_cell (fixture, "e4e5"));

  /* Tab leaves the board at once, since it is a single stop. */
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (fixture->view), GTK_DIR_TAB_FORWARD));
}

/* A key that is pressed before anyone can see where the focus is picks nothing: it shows the focus. */
static void
test_first_key (Fixture      *fixture,
                gconstpointer data)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_space, GDK_KEY_Up };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      board_show_game (fixture, "minarett", "", BOARD_PICKABLE | ARI_BOARD_TURN);
      gtk_widget_grab_focus (GTK_WIDGET (fixture->view));
      gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), FALSE);
      /* A click hides the focus. */
      board_click (fixture, "1L");
      g_assert_true (ari_board_view_back (fixture->view));
      g_assert_cmpuint (ari_board_view_get_state (fixture->view)->focus, ==, ARI_SPOT_NONE);
      press_key (fixture->window, keys[i]);
      board_assert_picked (fixture, NULL);
      g_assert_cmpuint (ari_board_view_get_state (fixture->view)->focus, !=, ARI_SPOT_NONE);
      press_key (fixture->window, GDK_KEY_Return);
      g_assert_cmpuint (ari_move_input_get_picker (fixture->input)->n_picks, ==, 1);
      g_assert_true (ari_board_view_back (fixture->view));
    }
}

/* Fields that can't be picked are stops, too, unless somebody stands there: then the piece is. */
static void
test_arrows_stop_on_fields (Fixture      *fixture,
                            gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);

  board_show_labyrinth (fixture, "first=1 1-2 a1", BOARD_PICKABLE | ARI_BOARD_TURN);
  gtk_widget_grab_focus (board_cell (fixture, "6"));
  /* The first key only shows where the focus is. */
  press_key (fixture->window, GDK_KEY_Down);
  g_assert_true (gtk_window_get_focus (window) == board_cell (fixture, "6"));
  press_key (fixture->window, GDK_KEY_Down);
  g_assert_true (gtk_window_get_focus (window) == board_cell (fixture, "5"));
  /* Nobody is there: the board says why it can't be picked. */
  press_key (fixture->window, GDK_KEY_Return);
  g_assert_nonnull (fixture->refusal);
  for (guint i = 0; i < 4; i++)
    press_key (fixture->window, i == 0 ? GDK_KEY_Down : GDK_KEY_Left);
  g_assert_true (gtk_window_get_focus (window) == board_cell (fixture, "1.1a"));
}

/* With a piece in hand, arrow keys go from space to space, past the pieces that stand there. */
static void
test_arrows_pass_stacks (Fixture      *fixture,
                         gconstpointer data)
{
  static const char *const stops[] = { "c2", "c3", "c4" };
  GtkWindow *window = GTK_WINDOW (fixture->window);

  board_show_game (fixture, "minarett", "L@c3 L@a1 M@c3 L@c2", BOARD_PICKABLE | ARI_BOARD_TURN);
  g_assert_true (ari_board_view_pick (fixture->view, board_spot (fixture, "1L")));
  gtk_widget_grab_focus (board_cell (fixture, "c1"));
  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      press_key (fixture->window, GDK_KEY_Up);
      g_assert_true (gtk_window_get_focus (window) == board_cell (fixture, stops[i]));
    }
}

/* The die of a ride lies between the others only while one waits for it. */
static void
test_arrows_pass_absent (Fixture      *fixture,
                         gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);

  board_show_labyrinth (fixture, "first=1 1-2 a1", BOARD_PICKABLE | ARI_BOARD_TURN);
  gtk_widget_grab_focus (board_cell (fixture, "die1"));
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  press_key (fixture->window, GDK_KEY_Right);
  g_assert_true (gtk_window_get_focus (window) == board_cell (fixture, "die2"));
}

/* Clicks a place on the board, through the view's own gesture. */
static void
click (Fixture    *fixture,
       const char *name)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (board_cell (fixture, name), GTK_WIDGET (fixture->view), &bounds));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "released", 1, bounds.origin.x + bounds.size.width / 2.0,
                               bounds.origin.y + bounds.size.height / 2.0);
    }
}

static void
test_pointer (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *text = NULL;

  click (fixture, "f6g7");
  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);
  text = fixture->setup.rules->format (&fixture->position, fixture->picked);
  g_assert_cmpstr (text, ==, "f6g7");

  /* A click right on a stick is refused, even near a free line. */
  fixture->setup.rules->apply (&fixture->position, fixture->picked);
  board_show (fixture, BOARD_PICKABLE);
  fixture->picked = ARI_ACTION_NONE;
  click (fixture, "f6g7");
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_nonnull (fixture->refusal);
}

/* Letters and numbers come and go, even if the board keeps its size. */
static void
test_legible (Fixture      *fixture,
              gconstpointer data)
{
  guint before[ARI_N_LAYERS];

  board_show_game (fixture, "minoa", "", BOARD_PICKABLE);
  board_wait_for_frame (fixture);
  for (guint i = 0; i < ARI_N_LAYERS; i++)
    before[i] = ari_board_view_n_painted (fixture->view, i);
  ari_board_view_set_legible (fixture->view, FALSE);
  board_wait_for_frame (fixture);
  for (guint i = 0; i < ARI_N_LAYERS; i++)
    g_assert_cmpuint (ari_board_view_n_painted (fixture->view, i), ==, before[i]);
  ari_board_view_set_legible (fixture->view, TRUE);
  board_wait_for_frame (fixture);
  for (guint i = 0; i < ARI_N_LAYERS; i++)
    g_assert_cmpuint (ari_board_view_n_painted (fixture->view, i), >, before[i]);
}

/* Plays a whole match, picking each action on the board. */
static void
test_whole_match (Fixture      *fixture,
                  gconstpointer data)
{
  const AriRules *rules = fixture->setup.rules;
  AriRandom random;
  guint plies = 0;

  ari_random_init (&random, 5);
  for (; ari_rules_actor (rules, &fixture->position) != ARI_NONE; plies++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      AriSpot picks[ARI_MAX_PICKS];
      guint n = rules->actions (&fixture->position, actions);
      guint n_picks = rules->picks (&fixture->position, actions[ari_random_below (&random, n)], picks);

      fixture->picked = ARI_ACTION_NONE;
      for (guint i = 0; i < n_picks; i++)
        gtk_widget_activate (ari_board_view_get_spot (fixture->view, picks[i]));
      g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);
      rules->apply (&fixture->position, fixture->picked);
      board_show (fixture, BOARD_PICKABLE | ARI_BOARD_ARRIVED | ARI_BOARD_ANIMATED);
    }
  g_assert_cmpuint (plies, >=, 24);
  g_assert_cmpuint (ari_rules_winners (rules, &fixture->position), !=, 0);
}

/* Pieces that share a place make room for each other, and take clicks where they are shown. */
static void
test_places (Fixture      *fixture,
             gconstpointer data)
{
  graphene_rect_t alone, first, second;

  board_show_labyrinth (fixture, "first=1 1-2 a1", BOARD_PICKABLE);
  alone = board_bounds_of (fixture, "1.1a");
  board_show_labyrinth (fixture, "first=1 1-1 a1 b1", BOARD_PICKABLE);
  first = board_bounds_of (fixture, "1.1a");
  second = board_bounds_of (fixture, "1.1b");

  g_assert_cmpfloat (first.origin.x, <, alone.origin.x);
  g_assert_cmpfloat (second.origin.x, >, first.origin.x);
}

/* Choices appear beside the board, which keeps its size. */
static void
test_choices (Fixture      *fixture,
              gconstpointer data)
{
  graphene_rect_t before, asked;
  GtkWidget *choices = ari_board_view_get_choices (fixture->view), *ride;

  board_show_labyrinth (fixture, "first=1 1-6 a1", BOARD_PICKABLE);
  before = board_bounds_of (fixture, "20");
  g_assert_false (gtk_widget_get_visible (choices));
  board_play (fixture, "a6");
  board_show (fixture, BOARD_PICKABLE);
  board_wait_for_frame (fixture);
  asked = board_bounds_of (fixture, "20");
  ride = ari_board_view_get_spot (fixture->view, board_spot (fixture, "ride"));
  g_assert_true (gtk_widget_get_visible (choices));
  g_assert_true (gtk_widget_get_visible (ride));
  g_assert_true (graphene_rect_equal (&before, &asked));

  g_signal_emit_by_name (ride, "clicked");
  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);
  board_show (fixture, 0);
  g_assert_false (gtk_widget_get_visible (choices));
}

/* The board shows what a choice brings that is pointed at, also when another decision comes below a pointer
 * that rests, or the pointer crosses the board. */
static void
test_choice_pointed_at (Fixture      *fixture,
                        gconstpointer data)
{
  g_autoptr(GBytes) plain = NULL, pointed_at = NULL, plain_next = NULL, next = NULL, left = NULL;
  GtkWidget *claim;

  board_show_game (fixture, "minotaur", "a1 R3L a2 R5R", BOARD_PICKABLE);
  plain_next = board_picture (fixture);
  board_show_game (fixture, "minotaur", "a1 R3L b1 R5R", BOARD_PICKABLE);
  plain = board_picture (fixture);
  claim = ari_board_view_get_spot (fixture->view, board_spot (fixture, "claim"));
  g_assert_true (gtk_widget_get_visible (claim));
  gtk_widget_set_state_flags (claim, GTK_STATE_FLAG_PRELIGHT, FALSE);
  pointed_at = board_picture (fixture);
  g_assert_false (g_bytes_equal (pointed_at, plain));

  board_leave (fixture);
  left = board_picture (fixture);
  g_assert_true (g_bytes_equal (left, pointed_at));

  board_show_game (fixture, "minotaur", "a1 R3L a2 R5R", BOARD_PICKABLE);
  g_assert_true (ari_board_view_get_spot (fixture->view, board_spot (fixture, "claim")) == claim);
  next = board_picture (fixture);
  g_assert_false (g_bytes_equal (next, plain_next));
  gtk_widget_unset_state_flags (claim, GTK_STATE_FLAG_PRELIGHT);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/ui/board-view/" path, Fixture, NULL, board_set_up, func, board_tear_down)
  ADD ("names", test_names);
  ADD ("name-of-the-few", test_name_of_the_few);
  ADD ("name-of-the-focus", test_name_of_the_focus);
  ADD ("hears-what-is-there", test_hears_what_is_there);
  ADD ("name-of-equal-dice", test_name_of_equal_dice);
  ADD ("overlay-in-words", test_overlay_in_words);
  ADD ("outcomes-in-words", test_outcomes_in_words);
  ADD ("areas-in-words", test_areas_in_words);
  ADD ("activate", test_activate);
  ADD ("first-key", test_first_key);
  ADD ("stale", test_stale);
  ADD ("refusal", test_refusal);
  ADD ("arrows", test_arrows);
  ADD ("arrows-stop-on-fields", test_arrows_stop_on_fields);
  ADD ("arrows-pass-stacks", test_arrows_pass_stacks);
  ADD ("arrows-pass-absent", test_arrows_pass_absent);
  ADD ("pointer", test_pointer);
  ADD ("legible", test_legible);
  ADD ("whole-match", test_whole_match);
  ADD ("places", test_places);
  ADD ("choices", test_choices);
  ADD ("choice-pointed-at", test_choice_pointed_at);

  return g_test_run ();
}
