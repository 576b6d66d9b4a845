/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-view.h"
#include "ari-random.h"
#include "ari-spot-widget.h"

/* A board in a window, and what it told. */
typedef struct
{
  GtkWidget    *window;
  AriBoardView *view;
  AriSetup      setup;
  AriPosition   position;
  AriAction     picked;
  char         *refusal;
} Fixture;

static void
picked_cb (Fixture *fixture,
           guint    action)
{
  fixture->picked = action;
}

static void
refused_cb (Fixture    *fixture,
            const char *reason)
{
  g_set_str (&fixture->refusal, reason);
}

static void
show (Fixture      *fixture,
      AriBoardFlags flags)
{
  AriShow plain;

  ari_show_init (&plain, &fixture->setup, &fixture->position);
  ari_board_view_show (fixture->view, &plain, flags);
}

static void
settle (void)
{
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  ari_setup_init (&fixture->setup, ari_rules_lookup ("minoa"));
  fixture->setup.rules->start (&fixture->position, &fixture->setup);
  fixture->picked = ARI_ACTION_NONE;
  fixture->view = ARI_BOARD_VIEW (ari_board_view_new ());
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 640, 600);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  g_signal_connect_swapped (fixture->view, "picked", G_CALLBACK (picked_cb), fixture);
  g_signal_connect_swapped (fixture->view, "refused", G_CALLBACK (refused_cb), fixture);
  show (fixture, ARI_BOARD_PICKABLE);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (gtk_widget_get_width (GTK_WIDGET (fixture->view)) == 0)
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *view = g_object_ref (GTK_WIDGET (fixture->view));

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  settle ();
  g_assert_finalize_object (view);
  g_free (fixture->refusal);
}

static AriSpot
spot (Fixture    *fixture,
      const char *name)
{
  AriSpot found = ari_board_find (fixture->setup.rules->board (&fixture->setup), name);

  g_assert_cmpuint (found, !=, ARI_SPOT_NONE);

  return found;
}

static GtkWidget *
cell (Fixture    *fixture,
      const char *name)
{
  return ari_board_view_get_spot (fixture->view, spot (fixture, name));
}

static void
play (Fixture    *fixture,
      const char *text)
{
  g_autoptr(GError) error = NULL;
  AriAction action;

  fixture->setup.rules->parse (&fixture->position, text, &action, &error);
  g_assert_no_error (error);
  fixture->setup.rules->apply (&fixture->position, action);
}

static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  gtk_test_accessible_assert_role (fixture->view, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (cell (fixture, "a1b1"), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  g_assert_true (g_str_has_prefix (ari_spot_widget_get_label (ARI_SPOT_WIDGET (cell (fixture, "d4e5"))), "d4e5, "));
  g_assert_true (g_str_has_suffix (ari_spot_widget_get_label (ARI_SPOT_WIDGET (cell (fixture, "d4e5"))),
                                   ", can be picked"));
  gtk_test_accessible_assert_property (cell (fixture, "d4e5"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       ari_spot_widget_get_label (ARI_SPOT_WIDGET (cell (fixture, "d4e5"))));

  /* Areas are read, but no stop for the keyboard. */
  g_assert_false (gtk_widget_get_focusable (cell (fixture, "d4d5e5")));

  play (fixture, "d4e5");
  show (fixture, ARI_BOARD_PICKABLE);
  g_assert_false (g_str_has_suffix (ari_spot_widget_get_label (ARI_SPOT_WIDGET (cell (fixture, "d4e5"))),
                                    ", can be picked"));
  show (fixture, 0);
  g_assert_false (g_str_has_suffix (ari_spot_widget_get_label (ARI_SPOT_WIDGET (cell (fixture, "a1b1"))),
                                    ", can be picked"));
}

static void
test_overlay_in_words (Fixture      *fixture,
                       gconstpointer data)
{
  AriMark mark = { .spot = spot (fixture, "d4d5e5"), .kind = ARI_MARK_CONTESTED };
  AriShow marked;

  ari_show_init (&marked, &fixture->setup, &fixture->position);
  marked.n_marks = 1;
  marked.marks = &mark;
  ari_board_view_show (fixture->view, &marked, 0);
  gtk_test_accessible_assert_property (cell (fixture, "d4d5e5"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "contested");
}

static void
test_activate (Fixture      *fixture,
               gconstpointer data)
{
  g_assert_true (gtk_widget_activate (cell (fixture, "d4e5")));
  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);

  {
    g_autofree char *text = fixture->setup.rules->format (&fixture->position, fixture->picked);

    g_assert_cmpstr (text, ==, "d4e5");
  }

  /* What assistive technologies call. */
  fixture->picked = ARI_ACTION_NONE;
  g_assert_true (gtk_widget_activate_action (cell (fixture, "a1b1"), "spot.pick", NULL));
  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);

  fixture->picked = ARI_ACTION_NONE;
  show (fixture, 0);
  gtk_widget_activate (cell (fixture, "d4e5"));
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
}

static void
test_refusal (Fixture      *fixture,
              gconstpointer data)
{
  play (fixture, "d4d5");
  play (fixture, "d5e5");
  show (fixture, ARI_BOARD_PICKABLE);

  g_assert_false (ari_board_view_pick (fixture->view, spot (fixture, "d4e5")));
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_nonnull (fixture->refusal);

  /* It goes when something else is picked. */
  g_assert_true (ari_board_view_pick (fixture->view, spot (fixture, "a1b1")));
  g_assert_null (fixture->refusal);
}

static void
test_arrows (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *before;

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture->view)));
  before = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (ARI_IS_SPOT_WIDGET (before));

  gtk_widget_grab_focus (cell (fixture, "e4e5"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == cell (fixture, "e4e5"));

  /* Tab leaves the board at once: it is one stop. */
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (fixture->view), GTK_DIR_TAB_FORWARD));
}

/* A click at a place of the board, through the view's own gesture. */
static void
click (Fixture    *fixture,
       const char *name)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (cell (fixture, name), GTK_WIDGET (fixture->view), &bounds));
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

  /* A click right on a stick is refused, though a free line may be near. */
  fixture->setup.rules->apply (&fixture->position, fixture->picked);
  show (fixture, ARI_BOARD_PICKABLE);
  fixture->picked = ARI_ACTION_NONE;
  click (fixture, "f6g7");
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_nonnull (fixture->refusal);
}

/* A whole match, each action picked on the board. */
static void
test_whole_match (Fixture      *fixture,
                  gconstpointer data)
{
  const AriRules *rules = fixture->setup.rules;
  AriRandom random;
  guint plies = 0;

  ari_random_init (&random, 5);
  for (; rules->actor (&fixture->position) != ARI_NONE; plies++)
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
      show (fixture, ARI_BOARD_PICKABLE | ARI_BOARD_ARRIVED | ARI_BOARD_ANIMATED);
    }
  g_assert_cmpuint (plies, >=, 24);
  g_assert_cmpuint (rules->winners (&fixture->position), !=, 0);
}

/* Before another frame comes. */
static GBytes *
picture_now (Fixture *fixture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;

  GTK_WIDGET_GET_CLASS (fixture->view)->snapshot (GTK_WIDGET (fixture->view), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);

  return gsk_render_node_serialize (node);
}

static GBytes *
picture_of (Fixture *fixture)
{
  settle ();

  return picture_now (fixture);
}

/* What is shown follows from the state, not from the way there. */
static void
test_path_independence (Fixture      *fixture,
                        gconstpointer data)
{
  g_autoptr(GBytes) start = picture_of (fixture);
  g_autoptr(GBytes) other = NULL;
  g_autoptr(GBytes) back = NULL;
  AriPosition first = fixture->position;

  play (fixture, "d4e5");
  play (fixture, "a1b1");
  show (fixture, 0);
  ari_board_view_pick (fixture->view, spot (fixture, "d4e5"));
  other = picture_of (fixture);
  g_assert_false (g_bytes_equal (start, other));

  fixture->position = first;
  show (fixture, ARI_BOARD_PICKABLE);
  back = picture_of (fixture);
  g_assert_true (g_bytes_equal (start, back));
}

static void
wait_for_picture (Fixture *fixture,
                  GBytes  *end)
{
  for (gboolean same = FALSE; !same;)
    {
      g_autoptr(GBytes) now = picture_of (fixture);

      same = g_bytes_equal (now, end);
      g_main_context_iteration (NULL, !same);
    }
}

/* What @arrived shows comes into motion after @first, and comes to the picture that is shown without. */
static void
assert_motion (Fixture           *fixture,
               const AriPosition *first,
               const AriShow     *arrived)
{
  g_autoptr(GBytes) end = NULL;
  AriPosition last = fixture->position;

  ari_board_view_show (fixture->view, arrived, ARI_BOARD_ARRIVED);
  end = picture_of (fixture);

  fixture->position = *first;
  show (fixture, 0);
  g_bytes_unref (picture_of (fixture));
  fixture->position = last;
  ari_board_view_show (fixture->view, arrived, ARI_BOARD_ARRIVED | ARI_BOARD_ANIMATED);
  {
    g_autoptr(GBytes) begun = picture_now (fixture);

    g_assert_false (g_bytes_equal (begun, end));
  }
  wait_for_picture (fixture, end);
}

/* A piece goes its way where motion is welcome, and is there at once where it is not. */
static void
test_ways (Fixture      *fixture,
           gconstpointer data)
{
  AriPosition first = fixture->position;
  const AriWay way = { .n_spots = 3, .spots = { spot (fixture, "a1b1"), spot (fixture, "b2c2"), spot (fixture, "d4e5") } };
  AriShow arrived;

  play (fixture, "d4e5");
  ari_show_init (&arrived, &fixture->setup, &fixture->position);
  arrived.n_ways = 1;
  arrived.ways = &way;
  assert_motion (fixture, &first, &arrived);
}

static void
painted_cb (gboolean *painted)
{
  *painted = TRUE;
}

/* Until everything has its size and place. */
static void
wait_for_frame (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->view));
  gboolean painted = FALSE;
  gulong id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
}

/* Another game is shown, played so far. */
static void
show_labyrinth (Fixture      *fixture,
                const char   *actions,
                AriBoardFlags flags)
{
  g_auto(GStrv) words = g_strsplit (actions, " ", -1);

  ari_setup_init (&fixture->setup, ari_rules_lookup ("labyrinth"));
  fixture->setup.rules->start (&fixture->position, &fixture->setup);
  for (guint i = 0; words[i] != NULL; i++)
    play (fixture, words[i]);
  show (fixture, flags);
  wait_for_frame (fixture);
}

/* Dice roll, also when nobody can use them, and come to lie with what they have rolled. */
static void
test_dice (Fixture      *fixture,
           gconstpointer data)
{
  static const char *const rolls[] = { "1-3", "2-3" };

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      const AriRules *rules = ari_rules_lookup ("labyrinth");
      g_autoptr(GError) error = NULL;
      AriWay ways[ARI_MAX_WAYS];
      AriPosition first;
      AriAction roll;
      AriShow arrived;

      show_labyrinth (fixture, "first=1", 0);
      first = fixture->position;
      rules->parse (&first, rolls[i], &roll, &error);
      g_assert_no_error (error);
      play (fixture, rolls[i]);
      ari_show_init (&arrived, &fixture->setup, &fixture->position);
      ari_show_set_last (&arrived, &first, roll, ways);
      assert_motion (fixture, &first, &arrived);
    }
}

static graphene_rect_t
bounds_of (Fixture    *fixture,
           const char *name)
{
  GtkWidget *widget = ari_board_view_get_spot (fixture->view, spot (fixture, name));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->view), &bounds));

  return bounds;
}

/* What shares a place makes room, and is met where it is seen. */
static void
test_places (Fixture      *fixture,
             gconstpointer data)
{
  graphene_rect_t alone, first, second;

  show_labyrinth (fixture, "first=1 1-2 a1", ARI_BOARD_PICKABLE);
  alone = bounds_of (fixture, "1.1a");
  show_labyrinth (fixture, "first=1 1-1 a1 b1", ARI_BOARD_PICKABLE);
  first = bounds_of (fixture, "1.1a");
  second = bounds_of (fixture, "1.1b");

  g_assert_cmpfloat (first.origin.x, <, alone.origin.x);
  g_assert_cmpfloat (second.origin.x, >, first.origin.x);
}

/* Choices are offered beside the board, which keeps its size. */
static void
test_choices (Fixture      *fixture,
              gconstpointer data)
{
  graphene_rect_t before, asked;
  GtkWidget *choices = ari_board_view_get_choices (fixture->view), *ride;

  show_labyrinth (fixture, "first=1 1-6 a1", ARI_BOARD_PICKABLE);
  before = bounds_of (fixture, "20");
  g_assert_false (gtk_widget_get_visible (choices));
  play (fixture, "a6");
  show (fixture, ARI_BOARD_PICKABLE);
  wait_for_frame (fixture);
  asked = bounds_of (fixture, "20");
  ride = ari_board_view_get_spot (fixture->view, spot (fixture, "ride"));
  g_assert_true (gtk_widget_get_visible (choices));
  g_assert_true (gtk_widget_get_visible (ride));
  g_assert_true (graphene_rect_equal (&before, &asked));

  g_signal_emit_by_name (ride, "clicked");
  g_assert_cmpuint (fixture->picked, !=, ARI_ACTION_NONE);
  show (fixture, 0);
  g_assert_false (gtk_widget_get_visible (choices));
}

static void
set_hover (Fixture    *fixture,
           const char *name)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));
  graphene_rect_t bounds = bounds_of (fixture, name);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", bounds.origin.x + bounds.size.width / 2.0,
                               bounds.origin.y + bounds.size.height / 2.0);
    }
}

/* Marks under the pointer come and go softly where motion is welcome; no piece is painted for it. The display's own
 * pointer may come in between. */
static void
test_hover (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr(GBytes) at_once = NULL;
  g_autoptr(GBytes) begun = NULL;
  gboolean ended = FALSE;
  guint pieces;

  wait_for_frame (fixture);
  set_hover (fixture, "a1b1");
  set_hover (fixture, "d4e5");
  at_once = picture_now (fixture);

  set_hover (fixture, "a1b1");
  show (fixture, ARI_BOARD_PICKABLE | ARI_BOARD_ANIMATED);
  g_bytes_unref (picture_now (fixture));
  pieces = ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES);
  set_hover (fixture, "d4e5");
  begun = picture_now (fixture);
  g_assert_false (g_bytes_equal (begun, at_once));
  while (!ended)
    {
      g_autoptr(GBytes) now = NULL;

      settle ();
      set_hover (fixture, "d4e5");
      now = picture_now (fixture);
      ended = g_bytes_equal (now, at_once);
      g_main_context_iteration (NULL, !ended);
    }
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES), ==, pieces);

  /* A view may go while something fades: see tear_down(). */
  set_hover (fixture, "a1b1");
  g_bytes_unref (picture_now (fixture));
}

/* The mark of the last action fades, and a closed area's hatch grows, though nothing moves. */
static void
test_fades (Fixture      *fixture,
            gconstpointer data)
{
  AriMark mark = { .spot = spot (fixture, "d4d5e5"), .kind = ARI_MARK_OWNED, .seat = 1 };
  AriPosition first = fixture->position;
  AriShow arrived;

  play (fixture, "d4e5");
  ari_show_init (&arrived, &fixture->setup, &fixture->position);
  arrived.n_last = 1;
  arrived.last[0] = spot (fixture, "d4e5");
  arrived.n_marks = 1;
  arrived.marks = &mark;
  assert_motion (fixture, &first, &arrived);
}

/* The picture once tiles that were shown for a moment are covered again. */
static GBytes *
covered_picture (Fixture *fixture,
                 GBytes  *open)
{
  for (;;)
    {
      g_autoptr(GBytes) now = picture_of (fixture);

      if (!g_bytes_equal (now, open))
        return g_steal_pointer (&now);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Tiles that were shown for a moment are covered by themselves, but not for who looks back. */
static void
test_glimpses (Fixture      *fixture,
               gconstpointer data)
{
  static const char *const actions[] = { "a1", "R3L", "a2", "Y1R" };
  AriPosition start;
  g_autoptr(GBytes) open = NULL;
  g_autoptr(GBytes) covered = NULL;
  g_autoptr(GBytes) seen_again = NULL;

  g_assert_true (ari_setup_parse (&fixture->setup, "minotaur", NULL));
  fixture->setup.rules->start (&fixture->position, &fixture->setup);
  show (fixture, ARI_BOARD_PICKABLE);
  wait_for_frame (fixture);
  start = fixture->position;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    play (fixture, actions[i]);
  show (fixture, ARI_BOARD_PICKABLE | ARI_BOARD_ARRIVED);
  open = picture_of (fixture);
  covered = covered_picture (fixture, open);
  g_assert_false (g_bytes_equal (open, covered));

  ari_board_view_show (fixture->view, &(AriShow) { .rules = fixture->setup.rules, .setup = &fixture->setup,
                                                   .position = &start }, ARI_BOARD_PICKABLE);
  show (fixture, ARI_BOARD_PICKABLE);
  seen_again = picture_of (fixture);
  g_assert_true (g_bytes_equal (open, seen_again));
}

/* Only what changed is painted anew. */
static void
test_layers (Fixture      *fixture,
             gconstpointer data)
{
  guint ground, pieces, marks;

  g_bytes_unref (picture_of (fixture));
  ground = ari_board_view_n_painted (fixture->view, ARI_LAYER_GROUND);
  pieces = ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES);
  marks = ari_board_view_n_painted (fixture->view, ARI_LAYER_MARKS);

  show (fixture, ARI_BOARD_PICKABLE);
  g_bytes_unref (picture_of (fixture));
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES), ==, pieces);
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_MARKS), ==, marks);

  show (fixture, 0);
  g_bytes_unref (picture_of (fixture));
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES), ==, pieces);
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_MARKS), >, marks);

  play (fixture, "d4e5");
  show (fixture, ARI_BOARD_PICKABLE);
  g_bytes_unref (picture_of (fixture));
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES), ==, pieces + 1);
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_GROUND), ==, ground);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/ui/board-view/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("names", test_names);
  ADD ("overlay-in-words", test_overlay_in_words);
  ADD ("activate", test_activate);
  ADD ("refusal", test_refusal);
  ADD ("arrows", test_arrows);
  ADD ("pointer", test_pointer);
  ADD ("whole-match", test_whole_match);
  ADD ("path-independence", test_path_independence);
  ADD ("ways", test_ways);
  ADD ("hover", test_hover);
  ADD ("fades", test_fades);
  ADD ("dice", test_dice);
  ADD ("places", test_places);
  ADD ("choices", test_choices);
  ADD ("glimpses", test_glimpses);
  ADD ("layers", test_layers);

  return g_test_run ();
}
