/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-feast.h"

#include "ari-record.h"
#include "ui-fixture.h"

/* One move before its end. */
static const char players[] = "[Ariadne \"1\"]\n[Game \"minarett\"]\n";
static const char moves[] =
  "[Option.board \"all\"]\n\n"
  "1. S@c1 2. M@c2 3. S@d3 4. M@d5 5. L@b1 6. M@e2 7. 1b1-a2 8. M@d1 9. S@b2 10. L@a5 11. "
  "S@a2 12. S@c5 13. 2a2-b1 14. S@a1 15. 1b1-a2 16. S@c2 17. M@d2 18. 1d5-e5 19. L@d5 20. "
  "L@e3 21. 1d2-c3\n";

typedef struct
{
  GtkWidget *window, *feast;
  AriTable  *table;
} Case;

/* @winner: what plays at the second seat: "person" or "computer" */
static void
set_up (Case          *c,
        gconstpointer  winner)
{
  g_autofree char *record = g_strdup_printf ("%s[Seat2Kind \"%s\"]\n%s", players, (const char *) winner,
                                             moves);
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_record_read (record, -1, NULL, &error);

  g_assert_no_error (error);
  c->table = ari_table_new (match, NULL, TRUE);
  ari_driver_hold (ari_table_get_driver (c->table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_table_go (c->table, ARI_GO_LAST, 0);
  c->feast = ari_feast_new ();
  ari_feast_set_table (ARI_FEAST (c->feast), c->table, NULL);
  c->window = ui_window_new (c->feast, 400, 400);
  gtk_test_widget_wait_for_draw (c->window);
}

static void
tear_down (Case          *c,
           gconstpointer  winner)
{
  gtk_window_destroy (GTK_WINDOW (c->window));
  g_assert_finalize_object (c->table);
}

static gboolean
is_seen (Case *c)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (c->feast);
  g_autoptr(GdkPaintable) image = gdk_paintable_get_current_image (paintable);
  g_autoptr(GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;

  gdk_paintable_snapshot (image, snapshot, 400, 400);
  node = gtk_snapshot_to_node (snapshot);

  return node != NULL;
}

static void
win (Case *c)
{
  AriMatch *match = ari_table_get_match (c->table);
  AriAction action;

  g_assert_true (ari_rules_parse (ari_match_get_rules (match), ari_match_get_position (match), "2c2-e3",
                                  &action, NULL));
  ari_table_play (c->table, action);
  ui_wait_until (ari_rules_winners (ari_match_get_rules (match), ari_match_get_position (match)) == 2);
}

/* Marks fall, and have gone soon. They don't come back when one looks at the end again. */
static void
test_person (Case          *c,
             gconstpointer  winner)
{
  ui_set_motion (TRUE);
  g_assert_false (is_seen (c));
  win (c);
  ui_wait_until (is_seen (c));
  ui_wait_until (!is_seen (c));

  ari_table_go (c->table, ARI_GO_BACK, 0);
  ari_table_go (c->table, ARI_GO_FORWARD, 0);
  for (guint i = 0; i < 5; i++)
    ui_step ();
  g_assert_false (is_seen (c));
  ui_set_motion (FALSE);
}

/* Nobody celebrates a computer. */
static void
test_computer (Case          *c,
               gconstpointer  winner)
{
  ui_set_motion (TRUE);
  win (c);
  for (guint i = 0; i < 5; i++)
    ui_step ();
  g_assert_false (is_seen (c));
  ui_set_motion (FALSE);
}

/* Nothing moves for people who want no motion. */
static void
test_calm (Case          *c,
           gconstpointer  winner)
{
  win (c);
  for (guint i = 0; i < 5; i++)
    ui_step ();
  g_assert_false (is_seen (c));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/feast/person", Case, "person", set_up, test_person, tear_down);
  g_test_add ("/ui/feast/computer", Case, "computer", set_up, test_computer, tear_down);
  g_test_add ("/ui/feast/calm", Case, "person", set_up, test_calm, tear_down);

  return g_test_run ();
}
