/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-fixture.h"

static void
picked_cb (Fixture *fixture,
           guint    action)
{
  fixture->picked = action;
}

static void
changed_cb (Fixture *fixture)
{
  g_set_str (&fixture->refusal, ari_move_input_get_notice (fixture->input)->text);
}

void
board_show_state (Fixture             *fixture,
                  const AriBoardState *state,
                  AriBoardFlags        flags)
{
  ari_move_input_set_position (fixture->input, state->rules, state->position,
                               (flags & BOARD_PICKABLE) != 0);
  ari_board_view_show (fixture->view, state, flags & ~BOARD_PICKABLE);
}

gboolean
board_is_asking (Fixture *fixture)
{
  return ari_move_input_get_notice (fixture->input)->kind == ARI_NOTICE_QUESTION;
}

void
board_show (Fixture      *fixture,
            AriBoardFlags flags)
{
  AriBoardState plain;

  ari_board_state_init (&plain, &fixture->setup, &fixture->position);
  board_show_state (fixture, &plain, flags);
}

void
board_settle (void)
{
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
}

static void
painted_cb (gboolean *painted)
{
  *painted = TRUE;
}

void
board_wait_for_frame (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->view));
  gboolean painted = FALSE;
  gulong id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
}

void
board_set_up (Fixture      *fixture,
              gconstpointer data)
{
  ari_setup_init (&fixture->setup, ari_rules_lookup ("minoa"));
  fixture->setup.rules->start (&fixture->position, &fixture->setup);
  fixture->picked = ARI_ACTION_NONE;
  fixture->view = ARI_BOARD_VIEW (ari_board_view_new ());
  fixture->input = ari_move_input_new ();
  ari_board_view_set_input (fixture->view, fixture->input);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 640, 600);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  g_signal_connect_swapped (fixture->input, "completed", G_CALLBACK (picked_cb), fixture);
  g_signal_connect_swapped (fixture->input, "changed", G_CALLBACK (changed_cb), fixture);
  board_show (fixture, BOARD_PICKABLE);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (gtk_widget_get_width (GTK_WIDGET (fixture->view)) == 0)
    g_main_context_iteration (NULL, TRUE);
  board_settle ();
  board_wait_for_frame (fixture);
}

void
board_tear_down (Fixture      *fixture,
                 gconstpointer data)
{
  GtkWidget *view = g_object_ref (GTK_WIDGET (fixture->view));

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  board_settle ();
  g_assert_finalize_object (view);
  g_assert_finalize_object (fixture->input);
  g_free (fixture->refusal);
}

AriSpot
board_spot (Fixture    *fixture,
            const char *name)
{
  AriSpot found = ari_board_find (fixture->setup.rules->board (&fixture->setup), name);

  g_assert_cmpuint (found, !=, ARI_SPOT_NONE);

  return found;
}

const AriSpotInfo *
board_info (Fixture    *fixture,
            const char *name)
{
  return &ari_board_view_get_board (fixture->view)->spots[board_spot (fixture, name)];
}

GtkWidget *
board_cell (Fixture    *fixture,
            const char *name)
{
  return ari_board_view_get_spot (fixture->view, board_spot (fixture, name));
}

void
board_play (Fixture    *fixture,
            const char *text)
{
  g_autoptr(GError) error = NULL;
  AriAction action;

  ari_rules_parse (fixture->setup.rules, &fixture->position, text, &action, &error);
  g_assert_no_error (error);
  fixture->setup.rules->apply (&fixture->position, action);
}

void
board_show_labyrinth (Fixture      *fixture,
                      const char   *actions,
                      AriBoardFlags flags)
{
  board_show_game (fixture, "labyrinth", actions, flags);
}

void
board_show_game (Fixture      *fixture,
                 const char   *game,
                 const char   *actions,
                 AriBoardFlags flags)
{
  g_auto(GStrv) words = g_strsplit (actions, " ", -1);

  ari_setup_init (&fixture->setup, ari_rules_lookup (game));
  fixture->setup.rules->start (&fixture->position, &fixture->setup);
  for (guint i = 0; words[i] != NULL; i++)
    board_play (fixture, words[i]);
  board_show (fixture, flags);
  board_wait_for_frame (fixture);
}

graphene_rect_t
board_bounds_of (Fixture    *fixture,
                 const char *name)
{
  GtkWidget *widget = ari_board_view_get_spot (fixture->view, board_spot (fixture, name));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->view), &bounds));

  return bounds;
}

AriSpot
board_hover (Fixture *fixture)
{
  return ari_board_view_get_state (fixture->view)->hover;
}

float
board_unit (Fixture *fixture)
{
  return ari_board_view_to_px (fixture->view, (AriPoint) { 1, 0 }).x
         - ari_board_view_to_px (fixture->view, (AriPoint) { 0, 0 }).x;
}

GBytes *
board_picture_now (Fixture *fixture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;

  GTK_WIDGET_GET_CLASS (fixture->view)->snapshot (GTK_WIDGET (fixture->view), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);

  return gsk_render_node_serialize (node);
}

GBytes *
board_picture (Fixture *fixture)
{
  board_settle ();

  return board_picture_now (fixture);
}
