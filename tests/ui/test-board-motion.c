/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board shows during motion and fades, and what it paints for them. */
#include "ari-appearance.h"
#include "ari-picture.h"
#include "board-fixture.h"
#include "ui-fixture.h"

/* A picture of the position after @texts, which are separated by spaces. */
static GBytes *
still_of (const char *game,
          const char *texts)
{
  g_auto(GStrv) plies = g_strsplit (texts, " ", -1);
  GtkWidget *picture = ari_picture_new ();
  GtkWidget *window = ui_window_new (picture, 300, 300);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;
  AriPosition position;
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup (game));
  setup.rules->start (&position, &setup);
  for (guint i = 0; plies[i] != NULL; i++)
    {
      AriAction action;

      g_assert_true (ari_rules_parse (setup.rules, &position, plies[i], &action, NULL));
      setup.rules->apply (&position, action);
    }
  ari_picture_set (ARI_PICTURE (picture), &setup, &position, FALSE);
  ui_wait_until (gtk_widget_get_width (picture) > 0);
  GTK_WIDGET_GET_CLASS (picture)->snapshot (picture, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gtk_window_destroy (GTK_WINDOW (window));

  return gsk_render_node_serialize (node);
}

/* A row of the library shows nothing that lies face down on the board when the match is opened. */
static void
test_still_is_covered (void)
{
  g_autoptr(GBytes) one = still_of ("minotaur", "a1 R1L a2 G3R");
  g_autoptr(GBytes) other = still_of ("minotaur", "a1 B5R a2 R3L");
  g_autoptr(GBytes) open = still_of ("minotaur", "a1 B5R");

  g_assert_true (g_bytes_equal (one, other));
  g_assert_false (g_bytes_equal (one, open));
}

/* The picture depends on the state, not on how it came about. */
static void
test_path_independence (Fixture      *fixture,
                        gconstpointer data)
{
  g_autoptr(GBytes) start = board_picture (fixture);
  g_autoptr(GBytes) other = NULL;
  g_autoptr(GBytes) back = NULL;
  AriPosition first = fixture->position;

  board_play (fixture, "d4e5");
  board_play (fixture, "a1b1");
  board_show (fixture, 0);
  ari_board_view_pick (fixture->view, board_spot (fixture, "d4e5"));
  other = board_picture (fixture);
  g_assert_false (g_bytes_equal (start, other));

  fixture->position = first;
  board_show (fixture, BOARD_PICKABLE);
  back = board_picture (fixture);
  g_assert_true (g_bytes_equal (start, back));
}

static void
wait_for_picture (Fixture *fixture,
                  GBytes  *end)
{
  for (gboolean same = FALSE; !same;)
    {
      g_autoptr(GBytes) now = board_picture (fixture);

      same = g_bytes_equal (now, end);
      g_main_context_iteration (NULL, !same);
    }
}

/* @arrived starts to move after @first, and ends in the same picture as without motion. @welcome is
 * ARI_BOARD_ANIMATED, or 0 for the substitute for motion. */
static void
assert_motion (Fixture             *fixture,
               const AriPosition   *first,
               const AriBoardState *arrived,
               AriBoardFlags        welcome)
{
  g_autoptr(GBytes) end = NULL;
  AriPosition last = fixture->position;

  board_show_state (fixture, arrived, 0);
  end = board_picture (fixture);

  fixture->position = *first;
  board_show (fixture, 0);
  g_bytes_unref (board_picture (fixture));
  fixture->position = last;
  board_show_state (fixture, arrived, ARI_BOARD_ARRIVED | welcome);
  {
    g_autoptr(GBytes) begun = board_picture_now (fixture);

    g_assert_false (g_bytes_equal (begun, end));
  }
  wait_for_picture (fixture, end);
}

/* With animations on, a piece moves along its path; otherwise it is at its destination at once, with a line
 * from its origin. */
static void
test_ways (Fixture      *fixture,
           gconstpointer data)
{
  AriPosition first = fixture->position;
  const AriMotionPath way = { .n_spots = 3,
                              .spots = { board_spot (fixture, "a1b1"), board_spot (fixture, "b2c2"),
                                         board_spot (fixture, "d4e5") } };
  AriBoardState arrived;

  board_play (fixture, "d4e5");
  ari_board_state_init (&arrived, &fixture->setup, &fixture->position);
  arrived.n_paths = 1;
  arrived.paths = &way;
  assert_motion (fixture, &first, &arrived, ARI_BOARD_ANIMATED);
  assert_motion (fixture, &first, &arrived, 0);
}

/* Dice roll, even if nobody can use them, and come to rest showing their result. */
static void
test_dice (Fixture      *fixture,
           gconstpointer data)
{
  static const char *const rolls[] = { "1-3", "2-3" };

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      const AriRules *rules = ari_rules_lookup ("labyrinth");
      g_autoptr(GError) error = NULL;
      AriMotionPath paths[ARI_MAX_MOTION_PATHS];
      AriPosition first;
      AriAction roll;
      AriBoardState arrived;

      board_show_labyrinth (fixture, "first=1", 0);
      first = fixture->position;
      ari_rules_parse (rules, &first, rolls[i], &roll, &error);
      g_assert_no_error (error);
      board_play (fixture, rolls[i]);
      ari_board_state_init (&arrived, &fixture->setup, &fixture->position);
      ari_board_state_set_last (&arrived, &first, roll, paths);
      assert_motion (fixture, &first, &arrived, ARI_BOARD_ANIMATED);
    }
}

static void
set_hover (Fixture    *fixture,
           const char *name)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));
  graphene_rect_t bounds = board_bounds_of (fixture, name);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", bounds.origin.x + bounds.size.width / 2.0,
                               bounds.origin.y + bounds.size.height / 2.0);
    }
}

/* With animations on, marks under the pointer fade in and out without painting any piece. The display's own
 * pointer may interfere. */
static void
test_hover (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr(GBytes) at_once = NULL;
  g_autoptr(GBytes) begun = NULL;
  gboolean ended = FALSE;
  guint pieces;

  board_wait_for_frame (fixture);
  set_hover (fixture, "a1b1");
  set_hover (fixture, "d4e5");
  at_once = board_picture_now (fixture);

  set_hover (fixture, "a1b1");
  board_show (fixture, BOARD_PICKABLE | ARI_BOARD_ANIMATED);
  g_bytes_unref (board_picture_now (fixture));
  pieces = ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES);
  set_hover (fixture, "d4e5");
  begun = board_picture_now (fixture);
  g_assert_false (g_bytes_equal (begun, at_once));
  while (!ended)
    {
      g_autoptr(GBytes) now = NULL;

      board_settle ();
      set_hover (fixture, "d4e5");
      now = board_picture_now (fixture);
      ended = g_bytes_equal (now, at_once);
      g_main_context_iteration (NULL, !ended);
    }
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES), ==, pieces);

  /* A view may be destroyed during a fade: see tear_down(). */
  set_hover (fixture, "a1b1");
  g_bytes_unref (board_picture_now (fixture));
}

/* The mark of the last action fades in, and the hatch of a closed area grows, though nothing moves. */
static void
test_fades (Fixture      *fixture,
            gconstpointer data)
{
  AriMark mark = { .spot = board_spot (fixture, "d4d5e5"), .kind = ARI_MARK_OWNED, .seat = 1 };
  AriPosition first = fixture->position;
  AriBoardState arrived;

  board_play (fixture, "d4e5");
  ari_board_state_init (&arrived, &fixture->setup, &fixture->position);
  arrived.n_last = 1;
  arrived.last[0] = board_spot (fixture, "d4e5");
  arrived.n_marks = 1;
  arrived.marks = &mark;
  assert_motion (fixture, &first, &arrived, ARI_BOARD_ANIMATED);
}

static void
show_minotaur (Fixture *fixture)
{
  g_assert_true (ari_setup_parse (&fixture->setup, "minotaur", NULL));
  fixture->setup.rules->start (&fixture->position, &fixture->setup);
  board_show (fixture, BOARD_PICKABLE);
  board_wait_for_frame (fixture);
}

static gboolean
cross_fades (GBytes *picture)
{
  return g_strstr_len (g_bytes_get_data (picture, NULL), (gssize) g_bytes_get_size (picture), "cross-fade") != NULL;
}

/* With animations on, a tile turns over; otherwise one side fades into the other. */
static void
test_turns (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr(GBytes) fading = NULL;
  g_autoptr(GError) error = NULL;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriPosition first, last;
  AriAction turned;
  AriBoardState arrived;

  show_minotaur (fixture);
  board_play (fixture, "a1");
  first = fixture->position;
  ari_rules_parse (fixture->setup.rules, &first, "R3L", &turned, &error);
  g_assert_no_error (error);
  board_play (fixture, "R3L");
  last = fixture->position;
  ari_board_state_init (&arrived, &fixture->setup, &fixture->position);
  ari_board_state_set_last (&arrived, &first, turned, paths);
  assert_motion (fixture, &first, &arrived, ARI_BOARD_ANIMATED);
  assert_motion (fixture, &first, &arrived, 0);

  fixture->position = first;
  board_show (fixture, 0);
  g_bytes_unref (board_picture (fixture));
  fixture->position = last;
  board_show_state (fixture, &arrived, ARI_BOARD_ARRIVED);
  fading = board_picture_now (fixture);
  g_assert_true (cross_fades (fading));
}

/* Briefly revealed tiles turn over when they are covered, and lie open when you look back at them. */
static void
test_glimpses (Fixture      *fixture,
               gconstpointer data)
{
  static const char *const actions[] = { "a1", "R3L", "a2", "Y1R" };
  AriPosition start;
  g_autoptr(GBytes) open = NULL;
  g_autoptr(GBytes) covered = NULL;
  g_autoptr(GBytes) seen_again = NULL;

  show_minotaur (fixture);
  start = fixture->position;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    board_play (fixture, actions[i]);
  board_show (fixture, BOARD_PICKABLE | ARI_BOARD_ARRIVED);
  open = board_picture (fixture);
  board_show_state (fixture,
                    &(AriBoardState) { .rules = fixture->setup.rules, .setup = &fixture->setup,
                                       .position = &fixture->position, .covered = TRUE },
                    BOARD_PICKABLE);
  covered = board_picture (fixture);
  g_assert_false (g_bytes_equal (open, covered));

  board_show_state (fixture,
                    &(AriBoardState) { .rules = fixture->setup.rules, .setup = &fixture->setup,
                                       .position = &start },
                    BOARD_PICKABLE);
  board_show (fixture, BOARD_PICKABLE);
  seen_again = board_picture (fixture);
  g_assert_true (g_bytes_equal (open, seen_again));
}

/* Only changes are repainted. */
static void
test_layers (Fixture      *fixture,
             gconstpointer data)
{
  guint ground, pieces, marks;

  g_bytes_unref (board_picture (fixture));
  ground = ari_board_view_n_painted (fixture->view, ARI_LAYER_GROUND);
  pieces = ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES);
  marks = ari_board_view_n_painted (fixture->view, ARI_LAYER_MARKS);

  board_show (fixture, BOARD_PICKABLE);
  g_bytes_unref (board_picture (fixture));
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES), ==, pieces);
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_MARKS), ==, marks);

  board_show (fixture, 0);
  g_bytes_unref (board_picture (fixture));
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES), ==, pieces);
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_MARKS), >, marks);

  board_play (fixture, "d4e5");
  board_show (fixture, BOARD_PICKABLE);
  g_bytes_unref (board_picture (fixture));
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES), ==, pieces + 1);
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_GROUND), ==, ground);
}

/* A new style changes the picture at once; the old style restores the old picture. */
static void
test_style (Fixture      *fixture,
            gconstpointer data)
{
  AriAppearance *look = ari_appearance_get_default ();
  GBytes *pictures[ARI_N_STYLES + 1];
  guint ground;

  board_play (fixture, "d4e5");
  board_show (fixture, BOARD_PICKABLE);
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_object_set (look, "style", i % ARI_N_STYLES, NULL);
      pictures[i] = board_picture (fixture);
      for (guint k = 0; k < i; k++)
        g_assert_cmpint (g_bytes_equal (pictures[k], pictures[i]), ==, i - k == ARI_N_STYLES);
    }

  ground = ari_board_view_n_painted (fixture->view, ARI_LAYER_GROUND);
  g_object_set (look, "style", ARI_STYLE_FRESCO, NULL);
  g_bytes_unref (board_picture (fixture));
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_GROUND), ==, ground);

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    g_bytes_unref (pictures[i]);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/ui/board-motion/" path, Fixture, NULL, board_set_up, func, board_tear_down)
  ADD ("path-independence", test_path_independence);
  ADD ("ways", test_ways);
  ADD ("hover", test_hover);
  ADD ("fades", test_fades);
  ADD ("dice", test_dice);
  ADD ("turns", test_turns);
  ADD ("glimpses", test_glimpses);
  ADD ("layers", test_layers);
  ADD ("style", test_style);
  g_test_add_func ("/ui/picture/covered", test_still_is_covered);

  return g_test_run ();
}
