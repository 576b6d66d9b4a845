/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the window opens matches. */
#include "ari-window-private.h"

#include <glib/gi18n.h>

#include "ari-eval-remap.h"
#include "ari-toast.h"

void
ari_window_present_match (AriWindow   *self,
                          AriAutosave *autosave,
                          gboolean     waits)
{
  AriMatchPage *page = ari_match_page_new (autosave, self->settings, waits);

  ari_window_watch_leaving (self, page);
  if (self->places != NULL)
    ari_match_page_set_places (page, self->places, waits);

  /* An open match makes room for the next one; a page that led to it is where people come back to. */
  if (!ari_window_leads_to_matches (adw_navigation_view_get_visible_page (self->navigation)))
    ari_window_pop_to_root (self);
  adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (page));
}

void
ari_window_show_match (AriWindow *self,
                       AriMatch  *match,
                       gint64     id,
                       gboolean   waits)
{
  g_autoptr(AriAutosave) autosave = NULL;

  if (ari_window_has_failed (self))
    return;

  /* Before the autosave listens: nobody has changed anything, so there is nothing to write. */
  ari_eval_remap_to_match (match);
  autosave = ari_autosave_new (self->library, match, id);
  ari_window_present_match (self, autosave, waits);
}

typedef struct
{
  AriWindow *window;
  gint64     id;
  gboolean   waits;
  char      *told;   /* (nullable) shown as a toast, once the match is open */
  guint      ply;    /* the id of the one that is shown; 0: where a person was */
} Opening;

static void
opening_free (Opening *opening)
{
  g_object_unref (opening->window);
  g_free (opening->told);
  g_free (opening);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

/* Goes to a ply in the match that is open. */
static void
show_ply (AriWindow *self,
          guint      ply)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  if (ply == 0 || !ARI_IS_MATCH_PAGE (page))
    return;

  ari_match_go_to_main_line (ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page))));
  ari_table_go (ari_match_page_get_table (ARI_MATCH_PAGE (page)), ARI_GO_PLY, ply);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(Opening) opening = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_library_load_finish (ARI_LIBRARY (source), result, &error);
  AriWindow *self = opening->window;

  if (self->library == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (match != NULL)
    {
      ari_window_show_match (self, match, opening->id, opening->waits);
      show_ply (self, opening->ply);
      if (opening->told != NULL)
        ari_toast (GTK_WIDGET (self->toasts), opening->told);
    }
  else if (g_error_matches (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING))
    {
      /* It was deleted since it was last seen; there is nothing to decide. */
      g_settings_set_int64 (self->settings, "match", 0);
      ari_toast (GTK_WIDGET (self->toasts), _("That match is no longer in the library."));
    }
  else
    {
      ari_toast_error (GTK_WIDGET (self), _("The Match Can’t Be Opened"), error);
    }

  ari_window_note_opening (self, 0);
}

/* @ply: see #Opening */
static void
open_match (AriWindow  *self,
            gint64      id,
            gboolean    waits,
            const char *told,
            guint       ply)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  Opening *opening;

  if (ARI_IS_MATCH_PAGE (page)
      && ari_autosave_get_id (ari_match_page_get_autosave (ARI_MATCH_PAGE (page))) == id)
    {
      if (told != NULL)
        ari_toast (GTK_WIDGET (self->toasts), told);
      show_ply (self, ply);
      return;
    }

  opening = g_new (Opening, 1);
  opening->window = g_object_ref (self);
  opening->id = id;
  opening->waits = waits;
  opening->told = g_strdup (told);
  opening->ply = ply;
  ari_window_note_opening (self, id);
  ari_library_load_async (self->library, id, self->cancellable, loaded_cb, opening);
}

void
ari_window_open_match (AriWindow  *self,
                       gint64      id,
                       gboolean    waits,
                       const char *told)
{
  open_match (self, id, waits, told, 0);
}

static void
open_match_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  ari_window_open_match (ARI_WINDOW (widget), g_variant_get_int64 (parameter), TRUE, NULL);
}

/* Opens a match at a ply: its row, and the id of the ply. */
static void
open_at_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  gint64 id;
  guint ply;

  g_variant_get (parameter, "(xu)", &id, &ply);
  open_match (ARI_WINDOW (widget), id, TRUE, NULL, ply);
}

static void
continue_match_cb (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  ari_window_open_match (ARI_WINDOW (widget), g_variant_get_int64 (parameter), FALSE, NULL);
}

static void
show_match_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  const char *told;
  gint64 id;

  g_variant_get (parameter, "(x&s)", &id, &told);
  ari_window_open_match (ARI_WINDOW (widget), id, TRUE, told);
}

void
ari_window_class_install_open (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open-match", "x", open_match_cb);
  gtk_widget_class_install_action (widget_class, "win.open-at", "(xu)", open_at_cb);
  gtk_widget_class_install_action (widget_class, "win.show-match", "(xs)", show_match_cb);
  gtk_widget_class_install_action (widget_class, "win.continue-match", "x", continue_match_cb);
}
