/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page-fixture.h"

#include <glib/gstdio.h>

#include "ari-board-view.h"
#include "ari-settings.h"
#include "press-key.h"
#include "release.h"

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Fixture *fixture = data;
  g_autoptr(GError) error = NULL;

  ari_library_open_finish (fixture->library, result, &error);
  g_assert_no_error (error);
  fixture->opened = TRUE;
}

static gboolean
is_behind (Fixture *fixture)
{
  return fixture->page != NULL && ari_match_page_is_behind (fixture->page);
}

void
page_settle (Fixture *fixture)
{
  for (guint i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  do
    {
      while (ari_autosave_is_pending (fixture->autosave) || is_behind (fixture))
        g_main_context_iteration (NULL, TRUE);
      if (fixture->page != NULL && ari_match_page_get_table (fixture->page) != NULL)
        ari_table_flush (ari_match_page_get_table (fixture->page));
    }
  while (is_behind (fixture));
}

void
page_keep (Fixture *fixture)
{
  while (ari_match_is_held (fixture->match))
    g_main_context_iteration (NULL, TRUE);
}

void
page_set_up_with_settings (Fixture       *fixture,
                           gconstpointer  data,
                           GSettings     *settings)
{
  AriSetup setup;
  g_autofree char *path = NULL;
  g_autoptr(GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("ariadne-page-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (fixture->folder, "library.db", NULL);
  fixture->library = ari_library_new (path);
  ari_library_open_async (fixture->library, NULL, opened_cb, fixture);
  while (!fixture->opened)
    g_main_context_iteration (NULL, TRUE);

  g_assert_true (ari_setup_parse (&setup, data != NULL ? data : "minoa", NULL));
  fixture->match = ari_match_new (&setup);
  ari_match_set_seat (fixture->match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_PERSON, "Daedalus", NULL);
  fixture->autosave = ari_autosave_new (fixture->library, fixture->match, 0);
  fixture->page = ari_match_page_new (fixture->autosave, settings, FALSE);
  fixture->table = ari_match_page_get_table (fixture->page);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.panel", NULL);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1100, 720);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (gtk_widget_get_width (GTK_WIDGET (fixture->page)) == 0)
    g_main_context_iteration (NULL, TRUE);
  page_settle (fixture);
}

void
page_set_up (Fixture       *fixture,
             gconstpointer  data)
{
  page_set_up_with_settings (fixture, data, NULL);
}

/* The preference is there before the page: on a busy machine the driver would roll while the page appears. */
void
page_set_up_by_hand (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();

  g_settings_set_string (settings, "roll", "by-hand");
  page_set_up_with_settings (fixture, data, settings);
}

void
page_begin (Fixture *fixture)
{
  while (page_n_plies (fixture) == 0)
    g_main_context_iteration (NULL, TRUE);
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, 1);
}

static void
remove_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
}

void
page_close (Fixture *fixture)
{
  g_object_ref (fixture->page);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  page_settle (fixture);
  release_last (g_steal_pointer (&fixture->page));
  /* A move that was still being judged is made now. */
  page_settle (fixture);
}

void
page_tear_down (Fixture       *fixture,
                gconstpointer  data)
{
  page_settle (fixture);
  if (fixture->page != NULL)
    page_close (fixture);
  release_last (fixture->autosave);
  release_last (fixture->match);
  ari_library_close (fixture->library);
  release_last (fixture->library);
  remove_files (fixture->folder);
  g_free (fixture->folder);
}

void
page_resize (Fixture *fixture,
             int      width,
             int      height)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  /* A busy window manager may miss the first request, and the layout doesn't follow at once. */
  while (gtk_widget_get_width (page) < width - 10 || gtk_widget_get_width (page) > width)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
      page_settle (fixture);
    }
  page_settle (fixture);
}

GtkWidget *
page_find (GtkWidget *root,
           GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = page_find (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

void
page_act (Fixture    *fixture,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
  page_settle (fixture);
}

void
page_pick (Fixture    *fixture,
           const char *name)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  AriSpot spot = ari_board_find (
      ari_match_get_rules (fixture->match)->board (ari_match_get_setup (fixture->match)), name);

  ari_table_flush (fixture->table);
  g_assert_true (ari_board_view_pick (board, spot));
  page_settle (fixture);
}

void
page_play (Fixture    *fixture,
           const char *actions)
{
  g_auto(GStrv) words = g_strsplit (actions, " ", -1);

  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 60);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_assert_true (ari_match_play_text (fixture->match, words[i], -1, NULL));
      page_settle (fixture);
    }
}

void
page_press (Fixture *fixture,
            guint    key)
{
  press_key (fixture->window, key);
  page_settle (fixture);
}

guint
page_n_plies (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (fixture->match));
}
