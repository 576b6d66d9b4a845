/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window-stage.h"

#include <adwaita.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "ari-board-view.h"
#include "ari-match-page.h"
#include "ari-settings.h"
#include "events.h"
#include "machine.h"
#include "press-key.h"
#include "window-dump.h"
#include "window-task.h"

/* How long each event waits for what happens by itself. */
#define SECONDS 1.0
#define WIDTH   1100
#define HEIGHT  720

typedef struct
{
  char         *folder;
  AriLibrary   *library;
  AriAutosave    *autosave; /* (nullable): of a match */
  GtkWidget    *page;   /* (unowned): of the window; a match, or a task */
  GtkWidget    *window;
} Window;

static GPtrArray *said; /* (element-type utf8): since the last dump */

static void
note (const char *kind,
      const char *text)
{
  if (said != NULL)
    g_ptr_array_add (said, g_strdup_printf ("%s%s", kind, text));
}

/* In the place of the function of GTK, so that the log has what a screen reader would say. */
void
gtk_accessible_announce (GtkAccessible                     *accessible,
                         const char                        *message,
                         GtkAccessibleAnnouncementPriority  priority)
{
  note ("", message);
}

/* In the place of the function of libadwaita, whose toasts vanish after some real seconds. */
void
adw_toast_overlay_add_toast (AdwToastOverlay *overlay,
                             AdwToast        *toast)
{
  note ("(toast) ", adw_toast_get_title (toast));
  if (adw_toast_get_button_label (toast) != NULL)
    note ("(its button) ", adw_toast_get_button_label (toast));
  g_object_unref (toast);
}

/* Waiting. */

static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

static void
iterate_all (void)
{
  do
    {
      machine_finish_threads (0, NULL);
    }
  while (g_main_context_pending (NULL));
}

/* Lets a frame of @window pass, with everything that belongs to it. */
static void
pass_frame (GtkWidget *window)
{
  gboolean passed = FALSE;

  gtk_widget_add_tick_callback (window, frame_cb, &passed, NULL);
  while (!passed)
    {
      machine_finish_threads (0, NULL);
      if (!passed)
        g_main_context_iteration (NULL, TRUE);
    }
  iterate_all ();
}

/* (nullable) */
static AriTable *
table_of (Window *self)
{
  if (self->page == NULL)
    return NULL;

  return ARI_IS_MATCH_PAGE (self->page) ? ari_match_page_get_table (ARI_MATCH_PAGE (self->page))
                                        : task_page_get_table (self->page);
}

static gboolean
is_behind (Window *self)
{
  return self->page != NULL && ARI_IS_MATCH_PAGE (self->page)
         && ari_match_page_is_behind (ARI_MATCH_PAGE (self->page));
}

/* Runs everything that can go on now: threads, the main loop, and frames until the text is as new as the
 * board. */
static void
run_out (Window *self)
{
  iterate_all ();
  if (self->window == NULL)
    return;

  do
    {
      if (table_of (self) != NULL)
        ari_table_flush (table_of (self));
      pass_frame (self->window);
      pass_frame (self->window);
    }
  while (is_behind (self));
}

static void
rest (Window *self,
      double  seconds)
{
  gint64 until = machine_get_time () + (gint64) (seconds * G_USEC_PER_SEC);

  do
    run_out (self);
  while (machine_pass_time (until));
}

/* The library. */

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GError) error = NULL;

  ari_library_open_finish (ARI_LIBRARY (source), result, &error);
  g_assert_no_error (error);
  *(gboolean *) data = TRUE;
}

static void
open_library (Window *self)
{
  g_autofree char *path = NULL;
  gboolean opened = FALSE;

  self->folder = g_dir_make_tmp ("ariadne-golden-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  path = g_build_filename (self->folder, "library.db", NULL);
  self->library = ari_library_new (path);
  ari_library_open_async (self->library, NULL, opened_cb, &opened);
  while (!opened)
    iterate_all ();
}

static void
remove_folder (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* The stage. */

/* Each log begins as with a new program. */
static void
reset_settings (GSettings *settings)
{
  g_autoptr(GSettingsSchema) schema = NULL;
  g_auto(GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (settings, keys[i]);
}

static GtkWidget *
match_page_new (Window     *self,
                GHashTable *head,
                GSettings  *settings)
{
  g_autoptr(AriMatch) match = events_make_match (head);

  self->autosave = ari_autosave_new (self->library, match, 0);
  g_settings_set_boolean (settings, "side-panel", TRUE);

  return GTK_WIDGET (ari_match_page_new (self->autosave, settings, FALSE));
}

static gpointer
open_window (GHashTable *head)
{
  Window *self = g_new0 (Window, 1);
  g_autoptr(GSettings) settings = ari_settings_new ();
  AdwNavigationView *pages;

  machine_reset ();
  said = g_ptr_array_new_with_free_func (g_free);
  open_library (self);
  reset_settings (settings);
  g_settings_set_string (settings, "pace", "instant");
  g_settings_set_string (settings, "roll", g_hash_table_contains (head, "by-hand") ? "by-hand" : "automatically");
  g_settings_set_string (settings, "toss", g_hash_table_contains (head, "toss") ? g_hash_table_lookup (head, "toss")
                                                                                : "gauges");
  self->page = task_page_new (head, self->library, settings);
  if (self->page == NULL)
    self->page = match_page_new (self, head, settings);
  self->window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (self->window), WIDTH, HEIGHT);
  pages = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  adw_navigation_view_add (pages, ADW_NAVIGATION_PAGE (self->page));
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (pages));
  gtk_window_present (GTK_WINDOW (self->window));
  while (gtk_widget_get_width (self->page) == 0)
    {
      machine_finish_threads (0, NULL);
      if (gtk_widget_get_width (self->page) == 0)
        g_main_context_iteration (NULL, TRUE);
    }
  rest (self, SECONDS);

  return self;
}

static void
close_window (gpointer stage)
{
  Window *self = stage;

  self->page = NULL;
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&self->window)));
  iterate_all ();
  g_clear_object (&self->autosave);
  iterate_all ();
  ari_library_close (self->library);
  g_clear_object (&self->library);
  iterate_all ();
  while (machine_pass_time (machine_get_time () + G_TIME_SPAN_DAY))
    iterate_all ();
  remove_folder (self->folder);
  g_clear_pointer (&said, g_ptr_array_unref);
  g_free (self->folder);
  g_free (self);
}

/* Deeds. */

/* Places by their names, with a plus between two of them: "a1" or "first die + beside the board, your a". */
static char *
do_point (Window  *self,
          char   **words)
{
  g_autofree char *text = g_strjoinv (" ", words);
  g_auto(GStrv) names = g_strsplit (text, " + ", -1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      GtkWidget *place = window_find (self->window, GTK_ACCESSIBLE_ROLE_GRID_CELL, names[i]);

      if (place == NULL)
        return g_strdup_printf ("There is no place “%s”.", names[i]);
      gtk_widget_activate (place);
      run_out (self);
    }

  return NULL;
}

/* Picks what plays what the task asks for, or something else. */
static char *
pick (Window   *self,
      gboolean  right)
{
  AriAction action = ARI_IS_MATCH_PAGE (self->page) ? ARI_ACTION_NONE : task_page_find (self->page, right);
  GtkWidget *board = window_find (self->window, GTK_ACCESSIBLE_ROLE_GRID, "Board");
  AriMatch *match = action != ARI_ACTION_NONE ? ari_table_get_match (table_of (self)) : NULL;
  AriSpot picks[ARI_MAX_PICKS];
  guint n;

  if (match == NULL || board == NULL)
    return g_strdup ("There is nothing to choose.");

  n = ari_match_get_rules (match)->picks (ari_match_get_position (match), action, picks);
  for (guint i = 0; i < n; i++)
    ari_board_view_pick (ARI_BOARD_VIEW (board), picks[i]);

  return NULL;
}

static char *
do_right (Window  *self,
          char   **words)
{
  return pick (self, TRUE);
}

static char *
do_wrong (Window  *self,
          char   **words)
{
  return pick (self, FALSE);
}

static char *
do_click (Window  *self,
          char   **words)
{
  static const GtkAccessibleRole roles[] = {
    GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON, GTK_ACCESSIBLE_ROLE_TAB,
    GTK_ACCESSIBLE_ROLE_CHECKBOX, GTK_ACCESSIBLE_ROLE_MENU_ITEM,
  };
  g_autofree char *name = g_strjoinv (" ", words);
  GtkWidget *button = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (roles) && button == NULL; i++)
    button = window_find (self->window, roles[i], name);
  if (button == NULL)
    return g_strdup_printf ("There is no button “%s”.", name);
  if (!gtk_widget_is_sensitive (button))
    return g_strdup_printf ("The button “%s” is disabled.", name);

  if (GTK_IS_BUTTON (button))
    g_signal_emit_by_name (button, "clicked");
  else
    gtk_widget_activate (button);

  return NULL;
}

static char *
do_act (Window  *self,
        char   **words)
{
  g_autoptr(GVariant) target = words[1] != NULL ? g_variant_ref_sink (g_variant_new_string (words[1])) : NULL;

  if (!gtk_widget_activate_action_variant (self->page, words[0], target))
    return g_strdup ("There is no such action, or it is disabled.");

  return NULL;
}

/* Such as "Ctrl+Shift+z". */
static char *
do_press (Window  *self,
          char   **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto(GStrv) parts = g_strsplit (words[i], "+", -1);
      GdkModifierType modifiers = GDK_NO_MODIFIER_MASK;
      guint k = 0;

      for (; parts[k + 1] != NULL; k++)
        modifiers |= g_str_equal (parts[k], "Ctrl") ? GDK_CONTROL_MASK
                     : g_str_equal (parts[k], "Shift") ? GDK_SHIFT_MASK : GDK_ALT_MASK;
      press_key_with (self->window, gdk_keyval_from_name (parts[k]), modifiers);
      run_out (self);
    }

  return NULL;
}

/* Passes a letter to everything around the focus that listens to keys before it gets there, and then to the
 * focus, which writes it if it is an entry. */
static void
send_letter (Window     *self,
             const char *letter)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));
  guint key = gdk_unicode_to_keyval (g_utf8_get_char (letter));
  gboolean taken = FALSE;

  for (GtkWidget *widget = focus; widget != NULL && !taken; widget = gtk_widget_get_parent (widget))
    {
      g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
        {
          g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

          if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
              && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
            g_signal_emit_by_name (controller, "key-pressed", key, 0u, GDK_NO_MODIFIER_MASK, &taken);
        }
    }
  if (!taken && GTK_IS_TEXT (focus))
    g_signal_emit_by_name (focus, "insert-at-cursor", letter);
}

/* Types a move, letter by letter; Return then plays it. */
static char *
do_type (Window  *self,
         char   **words)
{
  for (const char *c = words[0]; *c != '\0'; c++)
    send_letter (self, (const char[]) { *c, '\0' });

  return NULL;
}

static char *
do_wait (Window  *self,
         char   **words)
{
  rest (self, g_ascii_strtod (words[0], NULL));

  return NULL;
}

static char *
do_nothing (Window  *self,
            char   **words)
{
  return NULL;
}

static const struct
{
  const char *verb;
  char     *(*func) (Window *self,
                     char  **words);
} deeds[] = {
  { "open", do_nothing },
  { "point", do_point },
  { "right", do_right },
  { "wrong", do_wrong },
  { "click", do_click },
  { "act", do_act },
  { "press", do_press },
  { "type", do_type },
  { "wait", do_wait },
};

static char *
act (gpointer    stage,
     const char *event)
{
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    {
      g_auto(GStrv) words = events_words (event, deeds[i].verb);
      char *failure;

      if (words == NULL)
        continue;
      failure = deeds[i].func (stage, words);
      rest (stage, SECONDS);
      return failure;
    }

  return g_strdup ("Nobody knows how to do that.");
}

static Dump *
dump (gpointer stage)
{
  Window *self = stage;
  Dump *found = window_dump (self->window);

  for (guint i = 0; i < said->len; i++)
    dump_say (found, g_ptr_array_index (said, i));
  g_ptr_array_set_size (said, 0);

  return found;
}

const GoldenStage window_stage = { "window", open_window, close_window, act, dump };
