/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shown.h"

#include <glib/gstdio.h>

#include "ari-settings.h"

#define PATH "library.db"

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

void
shown_settle (guint milliseconds)
{
  gint64 until = g_get_monotonic_time () + milliseconds * G_GINT64_CONSTANT (1000);
  guint wake = g_timeout_add (10, wake_cb, NULL);

  while (g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (wake);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Shown *shown = data;
  g_autoptr(GError) error = NULL;

  if (!ari_library_open_finish (shown->library, result, &error))
    g_error ("%s", error->message);
  shown->opened = TRUE;
}

void
shown_init (Shown *shown)
{
  g_autofree char *path = NULL;

  *shown = (Shown) { .folder = g_dir_make_tmp ("ariadne-shown-XXXXXX", NULL) };
  path = g_build_filename (shown->folder, PATH, NULL);
  shown->library = ari_library_new (path);
  ari_library_open_async (shown->library, NULL, opened_cb, shown);
  while (!shown->opened)
    g_main_context_iteration (NULL, TRUE);
}

void
shown_present (Shown *shown)
{
  shown->settings = ari_settings_new ();
  shown->window = ari_window_new (NULL, shown->settings);
  gtk_window_present (GTK_WINDOW (shown->window));
  ari_window_set_library (shown->window, shown->library);
  shown_settle (500);
}

void
shown_clear (Shown *shown)
{
  g_autofree char *path = g_build_filename (shown->folder, PATH, NULL);

  gtk_window_destroy (GTK_WINDOW (shown->window));
  shown_settle (500);
  ari_library_close (shown->library);
  g_object_unref (shown->library);
  g_object_unref (shown->settings);
  g_remove (path);
  g_rmdir (shown->folder);
  g_free (shown->folder);
}

static void
added_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Shown *shown = data;
  g_autoptr(GError) error = NULL;

  shown->id = ari_library_add_finish (shown->library, result, &error);
  if (error != NULL)
    g_error ("%s", error->message);
}

gint64
shown_add (Shown    *shown,
           AriMatch *match)
{
  shown->id = 0;
  ari_library_add_async (shown->library, match, NULL, added_cb, shown);
  while (shown->id == 0)
    g_main_context_iteration (NULL, TRUE);

  return shown->id;
}

GtkWidget *
shown_open_match (Shown  *shown,
                  gint64  id)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (shown->window), "win.open-match", "x", id);
  while ((page = shown_find (GTK_WIDGET (shown->window), ARI_TYPE_MATCH_PAGE)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return page;
}

GtkWidget *
shown_find (GtkWidget *root,
            GType      type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (root), type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = shown_find (child, type);

  return found;
}
