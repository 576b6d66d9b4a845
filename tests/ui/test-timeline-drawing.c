/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The thread keeps what it has drawn. After any change it looks like a thread that is drawn for the first
 * time. */
#include "ari-timeline.h"
#include "library-fixture.h"
#include "ui-fixture.h"

typedef struct
{
  AriMatch  *match;
  AriTimeline *thread;
  GtkWidget *box;    /* around it */
  GtkWidget *window;
  GBytes    *before; /* how it looked before the change */
} Case;

static AriTimeline *
add_thread (Case *c)
{
  AriTimeline *thread = g_object_new (ARI_TYPE_TIMELINE, "match", c->match, NULL);

  gtk_box_append (GTK_BOX (c->box), GTK_WIDGET (thread));
  ui_wait_until (gtk_widget_get_width (GTK_WIDGET (thread)) > 0);

  return thread;
}

/* Draws it, as a frame does. */
static GBytes *
draw (AriTimeline *thread)
{
  g_autoptr(GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;

  GTK_WIDGET_GET_CLASS (thread)->snapshot (GTK_WIDGET (thread), snapshot);
  node = gtk_snapshot_to_node (snapshot);

  return gsk_render_node_serialize (node);
}

/* Ply @number of the line was a mistake, which has a mark. */
static void
judge (Case  *c,
       guint  number)
{
  AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 1, .loss = 0.5, .loss_error = 0.01,
                   .best = (char *) "i6i7" };
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (c->match), number - 1);

  ari_match_set_eval (c->match, ply, &eval);
}

static void
set_up (Case          *c,
        gconstpointer  data)
{
  c->match = test_match_new (2);
  test_match_play_texts (c->match, "d4e5 a1a2 e5f5 i5i6");
  judge (c, 2);
  c->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  c->window = ui_window_new (c->box, 600, 300);
  c->thread = add_thread (c);
  c->before = draw (c->thread);
}

static void
tear_down (Case          *c,
           gconstpointer  data)
{
  g_bytes_unref (c->before);
  gtk_window_destroy (GTK_WINDOW (c->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (c->match);
}

/* It looks otherwise than before, and like a new thread. */
static void
assert_drawn_anew (Case *c)
{
  g_autoptr(GBytes) now = draw (c->thread), expected = NULL;
  AriTimeline *fresh = add_thread (c);

  expected = draw (fresh);
  g_assert_false (g_bytes_equal (now, c->before));
  g_assert_true (g_bytes_equal (now, expected));
  gtk_box_remove (GTK_BOX (c->box), GTK_WIDGET (fresh));
  g_bytes_unref (c->before);
  c->before = g_steal_pointer (&now);
}

/* Plies come and go, are judged, and change places with those of variations. */
static void
test_match (Case          *c,
            gconstpointer  data)
{
  g_autoptr(AriPly) aside = NULL;

  judge (c, 3);
  assert_drawn_anew (c);
  test_match_play_texts (c->match, "b1c1");
  assert_drawn_anew (c);

  ari_match_set_cursor (c->match, 3);
  g_assert_true (ari_match_play_text (c->match, "e6e7", 1, NULL));
  aside = g_object_ref (ari_match_get_ply (c->match));
  assert_drawn_anew (c);
  ari_match_promote (c->match, aside);
  assert_drawn_anew (c);
  ari_match_remove (c->match, aside);
  assert_drawn_anew (c);
}

static void
test_other_match (Case          *c,
                  gconstpointer  data)
{
  g_autoptr(AriMatch) first = g_steal_pointer (&c->match);

  c->match = test_match_new (2);
  test_match_play_texts (c->match, "d4e5 a1a2 e5f5");
  ari_timeline_set_match (c->thread, c->match);
  assert_drawn_anew (c);
}

static void
test_width (Case          *c,
            gconstpointer  data)
{
  int before = gtk_widget_get_width (GTK_WIDGET (c->thread));

  gtk_window_set_default_size (GTK_WINDOW (c->window), 700, 300);
  ui_wait_until (gtk_widget_get_width (GTK_WIDGET (c->thread)) > before);
  assert_drawn_anew (c);
}

static void
test_colours (Case          *c,
              gconstpointer  data)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  assert_drawn_anew (c);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
  assert_drawn_anew (c);
}

/* Whether a mark is underlined in the colour of a player. */
static gboolean
tells_player (Case *c)
{
  g_autoptr(GBytes) drawn = draw (c->thread);
  g_autofree char *text = g_strndup (g_bytes_get_data (drawn, NULL), g_bytes_get_size (drawn));

  return strstr (text, " 9 2.5;") != NULL;
}

static void
test_player (Case          *c,
             gconstpointer  data)
{
  g_autoptr(AriMatch) minoa = g_object_ref (c->match), minotaur = NULL;
  AriSetup setup;

  ui_wait_until (tells_player (c));
  ari_match_set_eval (minoa, ari_match_find (minoa, 2), NULL);
  ui_wait_until (!tells_player (c));

  /* There, players have no colours. */
  ari_setup_init (&setup, ari_rules_lookup ("minotaur"));
  minotaur = ari_match_new (&setup);
  test_match_play_texts (minotaur, "a1");
  ari_timeline_set_match (c->thread, minotaur);
  g_set_object (&c->match, minotaur);
  judge (c, 1);
  g_assert_false (tells_player (c));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  ui_set_motion (TRUE);

#define ADD(path, func) g_test_add ("/ui/timeline-drawing/" path, Case, NULL, set_up, func, tear_down)
  ADD ("match", test_match);
  ADD ("other-match", test_other_match);
  ADD ("player", test_player);
  ADD ("width", test_width);
  ADD ("colours", test_colours);

  return g_test_run ();
}
