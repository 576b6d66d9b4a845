/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-fixture.h"

#include <string.h>

void
ui_test_init (int    *argc,
              char ***argv)
{
  static const char *const folders[] = { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME" };
  g_autofree char *home = g_dir_make_tmp ("ariadne-ui-XXXXXX", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    g_setenv (folders[i], home, TRUE);

  g_test_init (argc, argv, NULL);
  adw_init ();
  ui_set_motion (FALSE);
}

void
ui_set_motion (gboolean moves)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_REMOVE;
}

/* One turn of the main loop, which may be one of waiting for the next frame. */
void
ui_step (void)
{
  guint wake = g_timeout_add (20, wake_cb, NULL);

  g_main_context_iteration (NULL, TRUE);
  if (g_main_context_find_source_by_id (NULL, wake) != NULL)
    g_source_remove (wake);
}

void
ui_wait_for_frames (GtkWidget *widget,
                    guint      n)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64 last = gdk_frame_clock_get_frame_counter (clock) + n;

  while (gdk_frame_clock_get_frame_counter (clock) < last)
    {
      gtk_widget_queue_draw (widget);
      ui_step ();
    }
}

GtkWidget *
ui_window_new (GtkWidget *child,
               int        width,
               int        height)
{
  GtkWidget *window = adw_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  adw_window_set_content (ADW_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  ui_wait_until (gtk_widget_get_mapped (window));

  return window;
}

/* Whether @value reads as @text: an action in it may have invisible marks around it, for its pictures. */
static gboolean
reads (const char *value,
       const char *text)
{
  g_autoptr(GString) plain = g_string_new (value);

  g_string_replace (plain, "\342\201\250", "", 0);
  g_string_replace (plain, "\342\201\251", "", 0);

  return value != NULL && text != NULL && g_str_equal (plain->str, text);
}

static gboolean
has_text (GtkWidget  *widget,
          const char *text)
{
  static const char *const names[] = { "label", "title", "tooltip-text" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (widget), names[i]);
      g_autofree char *value = NULL;

      if (pspec == NULL || pspec->value_type != G_TYPE_STRING)
        continue;

      g_object_get (widget, names[i], &value, NULL);
      if (reads (value, text))
        return TRUE;
    }

  return FALSE;
}

GtkWidget *
ui_find (gpointer    root,
         GType       type,
         const char *text)
{
  GtkWidget *widget = GTK_WIDGET (root);

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if ((type == 0 || g_type_is_a (G_OBJECT_TYPE (widget), type)) && (text == NULL || has_text (widget, text)))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = ui_find (child, type, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

guint
ui_count (gpointer root,
          GType    type)
{
  GtkWidget *widget = GTK_WIDGET (root);
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    n++;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += ui_count (child, type);

  return n;
}

gboolean
ui_shows (gpointer    root,
          const char *text)
{
  return ui_find (root, GTK_TYPE_LABEL, text) != NULL;
}

void
ui_click (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static gboolean
is_fatal_cb (const char     *domain,
             GLogLevelFlags  level,
             const char     *message,
             gpointer        data)
{
  return strstr (message, "session bus") == NULL;
}

void
ui_without_bus (void)
{
  g_test_log_set_fatal_handler (is_fatal_cb, NULL);
}
