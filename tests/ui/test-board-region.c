/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The circle around what a hint is about. */
#include "ari-hint.h"
#include "board-fixture.h"

/* A hint circles its subject; a circle larger than the view is closed along its edges. */
static void
test_region (Fixture      *fixture,
             gconstpointer data)
{
  AriSpot spots[ARI_MAX_SPOTS];
  guint n = fixture->setup.rules->board (&fixture->setup)->n_spots;
  g_autoptr(GskPath) path = NULL;
  graphene_rect_t bounds, view = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (fixture->view)),
                                                     gtk_widget_get_height (GTK_WIDGET (fixture->view)));

  for (guint i = 0; i < n; i++)
    spots[i] = i;
  ari_board_view_show_region (fixture->view, spots, n);
  path = ari_board_view_region_path (fixture->view);
  g_assert_true (gsk_path_get_bounds (path, &bounds));
  g_assert_true (graphene_rect_contains_rect (&view, &bounds));
  g_assert_cmpfloat (bounds.size.height, >, view.size.height - 4);
}

/* Wherever a hint points, its circle is whole and holds all that it is about, also at an edge. */
static void
assert_circled (Fixture   *fixture,
                AriAction  action)
{
  const AriBoard *board = fixture->setup.rules->board (&fixture->setup);
  g_autoptr(AriHint) hint = ari_hint_of_action (&fixture->setup, &fixture->position, action);
  g_autoptr(GskPath) path = NULL;
  graphene_rect_t bounds;

  ari_board_view_show_region (fixture->view, hint->region, hint->n_region);
  path = ari_board_view_region_path (fixture->view);
  g_assert_true (gsk_path_get_bounds (path, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.size.width, bounds.size.height, 1);
  for (guint i = 0; i < hint->n_region; i++)
    {
      AriPoint at = ari_board_view_to_px (fixture->view, board->spots[hint->region[i]].centre);

      g_assert_true (gsk_path_in_fill (path, &GRAPHENE_POINT_INIT (at.x, at.y), GSK_FILL_RULE_WINDING));
    }
}

static void
test_region_at_edge (Fixture      *fixture,
                     gconstpointer data)
{
  static const char *const games[][2] = {
    { "minoa", "" }, { "minarett", "" }, { "minotaur", "" }, { "labyrinth", "first=1 5-6" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n;

      board_show_game (fixture, games[i][0], games[i][1], BOARD_PICKABLE);
      n = fixture->setup.rules->actions (&fixture->position, actions);
      for (guint k = 0; k < n; k++)
        assert_circled (fixture, actions[k]);
    }
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) \
  g_test_add ("/ui/board-region/" path, Fixture, NULL, board_set_up, func, board_tear_down)
  ADD ("whole-board", test_region);
  ADD ("at-edge", test_region_at_edge);

  return g_test_run ();
}
