/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches that are analysed one after the other, as the window has it: what it says at the end, and which
 * matches it analyses by itself. */
#include "ari-entry-row.h"
#include "ari-match-page.h"
#include "window-fixture.h"

static char *notified; /* the notification that is shown, or NULL */

/* Instead of GLib's: it has no bus here. */
void
g_application_send_notification (GApplication  *application,
                                 const char    *id,
                                 GNotification *notification)
{
  g_assert_cmpstr (id, ==, "reviews");
  g_assert_true (G_IS_NOTIFICATION (notification));
  g_free (notified);
  notified = g_strdup (id);
}

void
g_application_withdraw_notification (GApplication *application,
                                     const char   *id)
{
  g_assert_cmpstr (id, ==, "reviews");
  g_clear_pointer (&notified, g_free);
}

static gint64
add_finished (Case  *c,
              guint  seed)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriEnding ending = { .kind = ARI_ENDING_RESIGNED, .winners = 1 };
  AriRandom random;

  ari_random_init (&random, seed);
  test_match_play (match, &random, 2);
  ari_match_set_ending (match, &ending);

  return fixture_add (&c->fixture, match);
}

static void
show (Case *c)
{
  g_settings_set_string (c->settings, "page", "library:finished");
  g_settings_set_boolean (c->settings, "side-panel", FALSE);
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (ui_find (c->window, ARI_TYPE_ENTRY_ROW, NULL) != NULL);
}

/* The first match of the list. */
static void
analyse (Case *c)
{
  GtkWidget *row = ui_find (c->window, ARI_TYPE_ENTRY_ROW, NULL);

  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  gtk_widget_activate_action (row, "library.review", NULL);
}

static gint64
count_evals (Case *c)
{
  return fixture_sql_int (c->fixture.path, "SELECT count(*) FROM eval");
}

/* A toast tells those who look at the window; others get a notification, which goes once they look. */
static void
test_emptied (Case          *c,
              gconstpointer  data)
{
  g_autoptr(GApplication) application = g_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  GtkWidget *other;

  g_application_set_default (application);
  add_finished (c, 1);
  show (c);
  ui_wait_until (gtk_window_is_active (GTK_WINDOW (c->window)));
  analyse (c);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Show…") != NULL);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Show…") == NULL);
  g_assert_cmpint (count_evals (c), ==, 2);
  g_assert_true (ui_shows (c->window, "1 match was analysed"));
  g_assert_null (notified);

  add_finished (c, 2);
  ui_wait_until (ui_count (c->window, ARI_TYPE_ENTRY_ROW) == 2);
  other = ui_window_new (gtk_label_new ("Knossos"), 300, 200);
  ui_wait_until (!gtk_window_is_active (GTK_WINDOW (c->window)));
  analyse (c);
  ui_wait_until (notified != NULL);

  gtk_window_destroy (GTK_WINDOW (other));
  gtk_window_present (GTK_WINDOW (c->window));
  ui_wait_until (notified == NULL);
  g_application_set_default (NULL);
}

/* In the list of what waits, the toast doesn't stay behind it. */
static void
test_emptied_in_dialog (Case          *c,
                        gconstpointer  data)
{
  AdwDialog *dialog;

  add_finished (c, 1);
  g_settings_set_boolean (c->settings, "analysis-paused", TRUE);
  show (c);
  analyse (c);
  ui_wait_until (ui_shows (c->window, "The analysis is paused, and 1 match waits"));
  ui_wait_until (gtk_window_is_active (GTK_WINDOW (c->window)));
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_ENTRY_ROW, NULL), "library.reviews", NULL);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window));
  g_settings_set_boolean (c->settings, "analysis-paused", FALSE);
  ui_wait_until (ui_shows (dialog, "1 match was analysed"));
  g_settings_reset (c->settings, "analysis-paused");
}

/* A finished match that is left waits, if the person wants that, and no longer than that. */
static void
test_automatic (Case          *c,
                gconstpointer  data)
{
  gint64 id = add_finished (c, 1);

  show (c);
  for (guint wanted = 0; wanted < 2; wanted++)
    {
      AdwNavigationView *view = ADW_NAVIGATION_VIEW (ui_find (c->window, ADW_TYPE_NAVIGATION_VIEW, NULL));

      g_settings_set_boolean (c->settings, "analyse-automatically", wanted == 1);
      gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", id);
      ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
      adw_navigation_view_pop (view);
      ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);
      if (wanted == 1)
        ui_wait_until (ui_shows (c->window, "1 match waits to be analysed"));
      else
        g_assert_null (ui_find (c->window, GTK_TYPE_BUTTON, "_Show…"));
    }

  g_settings_set_boolean (c->settings, "analyse-automatically", FALSE);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Show…") == NULL);
  g_assert_cmpint (count_evals (c), ==, 0);
}

/* The program ends while it analyses, and the next one goes on. A pause lasts until it is ended. */
static void
test_ends (Case          *c,
           gconstpointer  data)
{
  add_finished (c, 1);
  g_settings_set_boolean (c->settings, "analysis-paused", TRUE);
  show (c);
  analyse (c);
  ui_wait_until (ui_shows (c->window, "The analysis is paused, and 1 match waits"));
  window_hide (c);

  show (c);
  ui_wait_until (ui_shows (c->window, "The analysis is paused, and 1 match waits"));
  g_settings_set_boolean (c->settings, "analysis-paused", FALSE);
  ui_wait_until (!ui_shows (c->window, "The analysis is paused, and 1 match waits"));
  window_hide (c);

  show (c);
  ui_wait_until (count_evals (c) == 2);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Show…") == NULL);
}

/* A name can be one long word: it is broken where it doesn’t fit, or the toolkit would warn. */
static void
test_long_name (Case          *c,
                gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriEnding ending = { .kind = ARI_ENDING_RESIGNED, .winners = 1 };
  AriRandom random;

  ari_random_init (&random, 1);
  test_match_play (match, &random, 2);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", NULL);
  ari_match_set_ending (match, &ending);
  fixture_add (&c->fixture, match);
  fixture_sql (c->fixture.path, "INSERT INTO review (match, place, automatic) VALUES (1, 0, 0)");
  g_settings_set_string (c->settings, "page", "library:finished");
  window_show (c, 360, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ui_wait_until (ui_find (c->window, ADW_TYPE_BANNER, NULL) != NULL);
  ui_wait_for_frames (GTK_WIDGET (c->window), 5);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  WINDOW_ADD ("/ui/window-reviews/emptied", test_emptied);
  WINDOW_ADD ("/ui/window-reviews/emptied-in-dialog", test_emptied_in_dialog);
  WINDOW_ADD ("/ui/window-reviews/automatic", test_automatic);
  WINDOW_ADD ("/ui/window-reviews/ends", test_ends);
  WINDOW_ADD ("/ui/window-reviews/long-name", test_long_name);

  return g_test_run ();
}
