/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "stage.h"

#include <locale.h>

#include "ari-analysis-panel.h"
#include "ari-language.h"
#include "ari-task-page.h"
#include "ari-library-page.h"
#include "ari-match-page.h"
#include "ari-compare-page.h"
#include "ari-person-page.h"
#include "ari-preferences-dialog.h"
#include "ari-record.h"
#include "ari-settings.h"
#include "ari-shortcuts.h"
#include "ui-fixture.h"

/* An application that finds the style sheet and the icons of the program, and shows its keys in menus. */
static GtkApplication *application;

void
stage_init (const char *language)
{
  static const char *const folders[] = {
    "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME",
  };
  g_autofree char *home = g_dir_make_tmp ("ariadne-seen-XXXXXX", NULL);
  g_autoptr(GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    g_setenv (folders[i], home, TRUE);

  ari_language_apply (language);
  gtk_disable_setlocale ();
  application = g_object_new (ADW_TYPE_APPLICATION,
                              "application-id", "io.github.ariadne_games.Ariadne",
                              "flags", G_APPLICATION_NON_UNIQUE,
                              "resource-base-path", "/io/github/ariadne_games/Ariadne",
                              NULL);
  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    g_error ("%s", error->message);
  ari_shortcuts_install (application);
  g_object_set (gtk_settings_get_default (),
                "gtk-enable-animations", FALSE,
                "gtk-label-select-on-focus", FALSE,
                "gtk-decoration-layout", "appmenu:close",
                "gtk-font-name", "Cantarell 11",
                NULL);
}

static void
name_match (Stage      *stage,
            const char *file,
            guint       number,
            gint64      id)
{
  int length = (int) (strlen (file) - strlen (".ariadne"));

  g_hash_table_insert (stage->ids, g_strndup (file, (gsize) length), g_memdup2 (&id, sizeof id));
  g_hash_table_insert (stage->ids, g_strdup_printf ("%.*s:%u", length, file, number),
                       g_memdup2 (&id, sizeof id));
}

static void
add_file (Stage      *stage,
          const char *folder,
          const char *file)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;
  guint n = 0;
  const char *rest;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  rest = text;
  while (*rest != '\0')
    {
      g_autoptr(AriMatch) match = ari_record_read (rest, -1, &rest, &error);

      g_assert_no_error (error);
      name_match (stage, file, ++n, fixture_add (&stage->fixture, match));
    }
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
add_matches (Stage *stage)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "seen", "matches", NULL);
  g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GError) error = NULL;
  g_autoptr(GDir) dir = g_dir_open (folder, 0, &error);
  const char *file;

  g_assert_no_error (error);
  while ((file = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (files, g_strdup (file));
  /* The order of a folder differs from one machine to the next. */
  g_ptr_array_sort (files, compare);
  for (guint i = 0; i < files->len; i++)
    add_file (stage, folder, files->pdata[i]);
}

static void
open_window (Stage *stage)
{
  stage->window = ari_window_new (application, stage->settings);
  gtk_window_present (GTK_WINDOW (stage->window));
  ari_window_set_library (stage->window, stage->fixture.library);
  ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (stage->window)));
  stage_settle (stage);
}

static void
close_window (Stage *stage)
{
  stage_clear_up (stage);
  g_object_add_weak_pointer (G_OBJECT (stage->window), (gpointer *) &stage->window);
  gtk_window_destroy (GTK_WINDOW (stage->window));
  ui_wait_until (stage->window == NULL);
  g_clear_pointer (&stage->match, g_free);
}

void
stage_open (Stage *stage,
            int    width,
            int    height)
{
  *stage = (Stage) { .ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free) };
  fixture_set_up (&stage->fixture, NULL);
  fixture_open (&stage->fixture);
  add_matches (stage);

  stage->settings = ari_settings_new ();
  g_settings_set_int (stage->settings, "window-width", width);
  g_settings_set_int (stage->settings, "window-height", height);
  open_window (stage);
}

void
stage_close (Stage *stage)
{
  close_window (stage);
  g_clear_object (&stage->settings);
  g_clear_pointer (&stage->ids, g_hash_table_unref);
  fixture_tear_down (&stage->fixture, NULL);
}

void
stage_protect (Stage *stage)
{
  close_window (stage);
  fixture_close (&stage->fixture);
  fixture_protect (&stage->fixture, FIXTURE_BOTH);
  fixture_open (&stage->fixture);
  open_window (stage);
  stage_resize (stage, stage->width, stage->height);
}

/* Whether something in @dialog has yet to come: the dialog itself appears with its second frame. */
static gboolean
is_opening (AdwDialog *dialog)
{
  GtkWidget *child = adw_dialog_get_child (dialog);

  return (child != NULL && !gtk_widget_get_mapped (child))
         || ui_find (dialog, ADW_TYPE_SPINNER, NULL) != NULL;
}

/* Whether the list of matches is still being read. */
static gboolean
is_reading (GtkWidget *page)
{
  GtkWidget *status = ui_find (page, ADW_TYPE_STATUS_PAGE, NULL);

  return status != NULL && gtk_widget_has_css_class (status, "loading");
}

static gboolean
is_busy (Stage *stage)
{
  AriMatchPage *page = ARI_MATCH_PAGE (ui_find (stage->window, ARI_TYPE_MATCH_PAGE, NULL));
  GtkWidget *library = ui_find (stage->window, ARI_TYPE_LIBRARY_PAGE, NULL);
  AdwDialog *dialog = stage_get_dialog (stage);

  return (page != NULL && (ari_autosave_is_pending (ari_match_page_get_autosave (page))
                           || ari_match_page_is_behind (page)))
         || (library != NULL && is_reading (library)) || (dialog != NULL && is_opening (dialog));
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  guint *frames = data;

  return --*frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
stage_settle (Stage *stage)
{
  do
    {
      guint frames = 3;

      gtk_widget_add_tick_callback (GTK_WIDGET (stage->window), tick_cb, &frames, NULL);
      ui_wait_until (frames == 0);
    }
  while (is_busy (stage));
}

void
stage_resize (Stage *stage,
              int    width,
              int    height)
{
  GtkWidget *window = GTK_WIDGET (stage->window);

  stage->width = width;
  stage->height = height;
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  /* A window whose content needs more takes it; the look at its text says so. */
  ui_wait_until (gtk_widget_get_width (window) >= width && gtk_widget_get_height (window) >= height
                 && (gtk_widget_get_width (window) == width || gtk_widget_get_width (window) < width + 400));
  stage_settle (stage);
}

void
stage_go (Stage      *stage,
          const char *place)
{
  const GType over[] = { ARI_TYPE_MATCH_PAGE, ARI_TYPE_TASK_PAGE, ARI_TYPE_TASK_PAGE, ARI_TYPE_COMPARE_PAGE,
                         ARI_TYPE_PERSON_PAGE };

  for (guint i = 0; i < G_N_ELEMENTS (over); i++)
    {
      GtkWidget *page = ui_find (stage->window, over[i], NULL);

      if (page == NULL)
        continue;
      gtk_widget_activate_action (page, "navigation.pop", NULL);
      ui_wait_until (ui_find (stage->window, over[i], NULL) == NULL);
    }
  g_clear_pointer (&stage->match, g_free);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.go", "s", place));
  stage_settle (stage);
}

void
stage_open_match (Stage      *stage,
                  const char *match,
                  guint       ply)
{
  gint64 *id = g_hash_table_lookup (stage->ids, match);
  AriMatchPage *page;

  g_assert_nonnull (id);
  if (g_strcmp0 (match, stage->match) != 0)
    {
      if (stage->match != NULL)
        stage_go (stage, "library:all");
      stage->match = g_strdup (match);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.open-match", "x", *id));
      ui_wait_until (ui_find (stage->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
      stage_settle (stage);
    }

  page = ARI_MATCH_PAGE (ui_find (stage->window, ARI_TYPE_MATCH_PAGE, NULL));
  ari_table_go (ari_match_page_get_table (page), ply == 0 ? ARI_GO_LAST : ARI_GO_NUMBER, ply);
  stage_settle (stage);
}

static GtkWidget *
owner_of (Stage      *stage,
          const char *action)
{
  GtkWidget *owner = NULL;

  if (g_str_has_prefix (action, "match."))
    owner = ui_find (stage->window, ARI_TYPE_MATCH_PAGE, NULL);
  else if (g_str_has_prefix (action, "analysis."))
    owner = ui_find (stage->window, ARI_TYPE_ANALYSIS_PANEL, NULL);
  else if (g_str_has_prefix (action, "library."))
    owner = ui_find (stage->window, ARI_TYPE_LIBRARY_PAGE, NULL);

  return owner != NULL ? owner : GTK_WIDGET (stage->window);
}

void
stage_act (Stage      *stage,
           const char *actions)
{
  g_auto(GStrv) names = g_strsplit (actions, " ", -1);

  /* A person would be somewhere: a dialog that can't give the focus back is never freed by libadwaita 1.7. */
  if (gtk_window_get_focus (GTK_WINDOW (stage->window)) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (stage->window), GTK_DIR_TAB_FORWARD);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *action = NULL;
      g_autoptr(GVariant) target = NULL;
      g_autoptr(GError) error = NULL;

      if (!g_action_parse_detailed_name (names[i], &action, &target, &error))
        g_error ("%s", error->message);
      if (!gtk_widget_activate_action_variant (owner_of (stage, action), action, target))
        g_error ("There is no action %s here.", action);
      stage_settle (stage);
    }
}

AdwDialog *
stage_get_dialog (Stage *stage)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage->window));
}

static void
close_popovers (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget))
    gtk_popover_popdown (GTK_POPOVER (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    close_popovers (child);
}

void
stage_clear_up (Stage *stage)
{
  AdwDialog *dialog;

  close_popovers (GTK_WIDGET (stage->window));
  while ((dialog = stage_get_dialog (stage)) != NULL)
    adw_dialog_force_close (dialog);
  stage_settle (stage);
}
