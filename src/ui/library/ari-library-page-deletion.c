/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-page-private.h"

#include <glib/gi18n.h>

#include "ari-toast.h"

/* Deleting matches, restoring them, and removing them for good. */

#define IDS           "ids" /* of a dialog: the matches that it asks about */
#define TOAST_SECONDS 10

typedef struct
{
  AriLibraryPage *page;
  GArray         *ids;
  gboolean        forgotten; /* the page could have undone it until then */
} Deletion;

static Deletion *
deletion_new (AriLibraryPage *self,
              GArray         *ids)
{
  Deletion *deletion = g_new0 (Deletion, 1);

  deletion->page = g_object_ref (self);
  deletion->ids = g_array_ref (ids);

  return deletion;
}

static void
deletion_free (Deletion *deletion)
{
  g_object_unref (deletion->page);
  g_array_unref (deletion->ids);
  g_free (deletion);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Deletion, deletion_free)

void
ari_library_page_changed_cb (GObject      *source,
                             GAsyncResult *result,
                             gpointer      data)
{
  g_autoptr(AriLibraryPage) self = data;
  g_autoptr(GError) error = NULL;

  if (!ari_library_finish (ARI_LIBRARY (source), result, &error) && self->library != NULL)
    ari_toast_error (GTK_WIDGET (self), _("The Library Can’t Be Changed"), error);
}

static gboolean
contains (GArray *ids,
          gint64  id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, gint64, i) == id)
      return TRUE;

  return FALSE;
}

static void
dismiss (AriLibraryPage *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_clear_weak_pointer (&self->toast);
}

/* These matches come back, or go for good: what deleted them can no longer be undone for them.
 * @ids: (nullable): NULL: all. Returns whether any of it could be undone. */
static gboolean
forget (AriLibraryPage *self,
        GArray         *ids)
{
  gboolean any = FALSE;

  for (guint i = self->deletions->len; i-- > 0;)
    {
      GArray *deleted = g_ptr_array_index (self->deletions, i);
      guint before = deleted->len;

      for (guint j = deleted->len; j-- > 0;)
        if (ids == NULL || contains (ids, g_array_index (deleted, gint64, j)))
          g_array_remove_index (deleted, j);

      any = any || deleted->len < before;
      /* What the toast says of the latest deletion is no longer true. */
      if (deleted->len < before && i == self->deletions->len - 1)
        dismiss (self);
      if (deleted->len == 0)
        g_ptr_array_remove_index (self->deletions, i);
    }

  return any;
}

/* Says that these matches are deleted, with a way back that lasts longer than what says so. */
static void
offer_undo (AriLibraryPage *self,
            GArray         *ids)
{
  g_autofree char *text = g_strdup_printf (ngettext ("%u match deleted", "%u matches deleted", ids->len),
                                           ids->len);

  /* Toasts queue: this one must not wait for the one before. */
  dismiss (self);
  g_ptr_array_add (self->deletions, g_array_ref (ids));
  g_set_weak_pointer (&self->toast, adw_toast_new (text));
  adw_toast_set_button_label (self->toast, _("_Undo"));
  adw_toast_set_timeout (self->toast, TOAST_SECONDS);
  g_signal_connect_object (self->toast, "button-clicked", G_CALLBACK (ari_library_page_undo), self,
                           G_CONNECT_SWAPPED);
  ari_toast_add (ari_toast_overlay (self->teller), self->toast);
}

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(Deletion) deletion = data;
  guint n = deletion->ids->len;
  g_autofree char *text = g_strdup_printf (ngettext ("%u match restored", "%u matches restored", n), n);
  g_autoptr(GError) error = NULL;

  /* The window has closed. */
  if (deletion->page->teller == NULL)
    return;

  if (ari_library_finish (ARI_LIBRARY (source), result, &error))
    {
      ari_toast (deletion->page->teller, text);
      return;
    }

  ari_toast_error (deletion->page->teller, _("The Matches Can’t Be Restored"), error);
  if (deletion->forgotten)
    offer_undo (deletion->page, deletion->ids);
}

/* While the library restores them, Undo is about what was deleted before. */
void
ari_library_page_restore (AriLibraryPage *self,
                          GArray         *ids)
{
  g_autoptr(GArray) copy = g_array_copy (ids);
  Deletion *deletion = deletion_new (self, copy);

  deletion->forgotten = forget (self, copy);
  ari_library_set_deleted_async (self->library, (const gint64 *) (gpointer) copy->data, copy->len, FALSE,
                                 NULL, restored_cb, deletion);
}

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(Deletion) deletion = data;
  AriLibraryPage *self = deletion->page;
  g_autoptr(GError) error = NULL;

  if (self->teller == NULL)
    return;

  if (ari_library_finish (ARI_LIBRARY (source), result, &error))
    offer_undo (self, deletion->ids);
  else
    ari_toast_error (self->teller, _("The Matches Can’t Be Deleted"), error);
}

void
ari_library_page_delete (AriLibraryPage *self,
                         GArray         *ids)
{
  ari_library_set_deleted_async (self->library, (const gint64 *) (gpointer) ids->data, ids->len, TRUE, NULL,
                                 deleted_cb, deletion_new (self, ids));
}

gboolean
ari_library_page_undo (AriLibraryPage *self)
{
  g_return_val_if_fail (ARI_IS_LIBRARY_PAGE (self), FALSE);

  if (self->deletions->len == 0 || self->library == NULL)
    return FALSE;

  ari_library_page_restore (self, g_ptr_array_index (self->deletions, self->deletions->len - 1));

  return TRUE;
}

/* A dialog about @ids (nullable), with the answers "cancel" and @answer. */
static AdwAlertDialog *
ask (AriLibraryPage *self,
     GArray         *ids,
     const char     *heading,
     const char     *body,
     const char     *answer,
     const char     *answer_label)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));

  adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), answer, answer_label, NULL);
  if (ids != NULL)
    g_object_set_data_full (G_OBJECT (dialog), IDS, g_array_ref (ids), (GDestroyNotify) g_array_unref);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));

  return dialog;
}

static void
restore_answered_cb (AriLibraryPage *self,
                     const char     *response,
                     AdwDialog      *dialog)
{
  if (g_str_equal (response, "restore") && self->library != NULL)
    ari_library_page_restore (self, g_object_get_data (G_OBJECT (dialog), IDS));
}

void
ari_library_page_ask_to_restore (AriLibraryPage *self,
                                 gint64          id)
{
  g_autoptr(GArray) ids = g_array_new (FALSE, FALSE, sizeof id);
  AdwAlertDialog *dialog;

  if (!ari_library_page_can_write (self))
    return;

  g_array_append_val (ids, id);
  dialog = ask (self, ids, _("Restore the Match?"), _("You can open it again when it is restored."),
                "restore", _("_Restore"));
  adw_alert_dialog_set_response_appearance (dialog, "restore", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, "restore");
  g_signal_connect_object (dialog, "response", G_CALLBACK (restore_answered_cb), self, G_CONNECT_SWAPPED);
}

static void
purge_answered_cb (AriLibraryPage *self,
                   const char     *response,
                   AdwDialog      *dialog)
{
  GArray *ids = g_object_get_data (G_OBJECT (dialog), IDS);

  if (!g_str_equal (response, "delete") || self->library == NULL)
    return;

  forget (self, ids);
  ari_library_page_set_selecting (self, FALSE);
  if (ids != NULL)
    ari_library_purge_async (self->library, (const gint64 *) (gpointer) ids->data, ids->len, NULL,
                             ari_library_page_changed_cb, g_object_ref (self));
  else
    ari_library_purge_all_async (self->library, NULL, ari_library_page_changed_cb, g_object_ref (self));
}

void
ari_library_page_ask_to_purge (AriLibraryPage *self,
                               GArray         *ids)
{
  g_autofree char *counted = NULL;
  const char *heading = _("Delete All Permanently?"), *body = _("This can’t be undone.");
  AdwAlertDialog *dialog;

  if (ids != NULL)
    heading = counted = g_strdup_printf (ngettext ("Delete %u Match Permanently?",
                                                   "Delete %u Matches Permanently?", ids->len), ids->len);
  else
    body = _("Everything in “Recently Deleted” goes, also what a search or a filter hides. This can’t "
             "be undone.");
  dialog = ask (self, ids, heading, body, "delete", _("_Delete"));

  adw_alert_dialog_set_response_appearance (dialog, "delete", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (purge_answered_cb), self, G_CONNECT_SWAPPED);
}
