/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-replay-bar.h"

#include "ari-thread.h"
#include "library-fixture.h"
#include "ui-fixture.h"

typedef struct
{
  AriMatch     *match;
  AriTable     *table;
  AriReplayBar *bar;
  GtkWidget    *window;
} Case;

/* Nothing here handles the actions of the buttons. */
static void
set_up (Case          *c,
        gconstpointer  data)
{
  AriRandom random;

  ari_random_init (&random, 1);
  c->match = test_match_new (2);
  test_match_play (c->match, &random, 12);
  c->bar = g_object_ref_sink (g_object_new (ARI_TYPE_REPLAY_BAR, NULL));
  c->table = ari_table_new (c->match, NULL, TRUE);
  ari_replay_bar_set_table (c->bar, c->table);
  c->window = ui_window_new (GTK_WIDGET (c->bar), 600, 200);
}

static void
tear_down (Case          *c,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (c->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (c->bar);
  g_assert_finalize_object (c->table);
  g_assert_finalize_object (c->match);
}

static void
test_shows (Case          *c,
            gconstpointer  data)
{
  ari_replay_bar_sync (c->bar);
  g_assert_true (ui_shows (c->bar, "12 of 12"));
  g_assert_true (ui_shows (c->bar, "speed 1×"));
  g_assert_nonnull (ui_find (c->bar, GTK_TYPE_BUTTON, "Play"));

  ari_table_go (c->table, ARI_GO_NUMBER, 3);
  ari_replay_set_speed (ari_table_get_replay (c->table), 0.5);
  ari_replay_start (ari_table_get_replay (c->table));
  ari_replay_bar_sync (c->bar);
  g_assert_true (ui_shows (c->bar, "3 of 12"));
  g_assert_true (ui_shows (c->bar, "speed ½×"));
  g_assert_nonnull (ui_find (c->bar, GTK_TYPE_BUTTON, "Pause"));
}

/* Home on the thread goes to the start, and ends a replay like any other navigation. */
static void
test_thread_ends_replay (Case          *c,
                         gconstpointer  data)
{
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_THREAD, NULL);
  AriReplay *replay = ari_table_get_replay (c->table);

  ari_table_go (c->table, ARI_GO_NUMBER, 3);
  ari_replay_start (replay);
  g_assert_true (ari_replay_get_playing (replay));
  GTK_ACCESSIBLE_RANGE_GET_IFACE (thread)->set_current_value (GTK_ACCESSIBLE_RANGE (thread), 0);
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 0);
  g_assert_false (ari_replay_get_playing (replay));
}

/* The thread keeps the focus while it moves to another layout, and nothing remains of the old one: see
 * tear_down(). */
static void
test_layouts (Case          *c,
              gconstpointer  data)
{
  static const char *const layouts[] = { "narrow", "low", "wide" };
  GtkWidget *thread = ui_find (c->bar, ARI_TYPE_THREAD, NULL);

  g_assert_true (gtk_widget_grab_focus (thread));
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autofree char *layout = NULL;

      g_object_set (c->bar, "layout", layouts[i], NULL);
      g_object_get (c->bar, "layout", &layout, NULL);
      g_assert_cmpstr (layout, ==, layouts[i]);
      ui_wait_until (gtk_widget_get_mapped (thread));
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (c->window)) == thread);
      g_assert_cmpint (ui_find (c->bar, GTK_TYPE_BUTTON, "To the Start") != NULL, ==, !g_str_equal (layout, "low"));
    }
}

/* Time runs from left to right even where text doesn't. */
static void
test_direction (Case          *c,
                gconstpointer  data)
{
  g_object_set (c->bar, "layout", "narrow", NULL);
  for (GtkWidget *widget = ui_find (c->bar, ARI_TYPE_THREAD, NULL); widget != GTK_WIDGET (c->bar);
       widget = gtk_widget_get_parent (widget))
    g_assert_cmpint (gtk_widget_get_direction (widget), ==, GTK_TEXT_DIR_LTR);
}

static void
set_up_right_to_left (Case          *c,
                      gconstpointer  data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  set_up (c, data);
}

static void
tear_down_right_to_left (Case          *c,
                         gconstpointer  data)
{
  tear_down (c, data);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/replay-bar/shows", Case, NULL, set_up, test_shows, tear_down);
  g_test_add ("/ui/replay-bar/thread-ends-replay", Case, NULL, set_up, test_thread_ends_replay, tear_down);
  g_test_add ("/ui/replay-bar/layouts", Case, NULL, set_up, test_layouts, tear_down);
  g_test_add ("/ui/replay-bar/direction", Case, NULL, set_up_right_to_left, test_direction, tear_down_right_to_left);

  return g_test_run ();
}
