/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-deletions.h"

#include <glib/gi18n.h>

#include "ari-toast.h"

#define IDS           "ids" /* of a dialog: the matches that it asks about */
#define TOAST_SECONDS 10

struct _AriEntryDeletions
{
  GObject     parent_instance;

  /* Owned */
  AriLibrary *library;
  GPtrArray  *undoable; /* (element-type GArray of gint64) deletions, the latest last */

  /* Weak */
  GtkWidget  *page;     /* (nullable) */
  GtkWidget  *teller;   /* (nullable) the toasts of its window, until that closes */
  AdwToast   *toast;    /* (nullable) offers to undo the latest deletion */
};

G_DEFINE_FINAL_TYPE (AriEntryDeletions, ari_entry_deletions, G_TYPE_OBJECT)

static guint purging_signal;

/* Something that the library is doing to matches. */
typedef struct
{
  AriEntryDeletions *deletions;
  GArray            *ids;
  gboolean           forgotten; /* the deletion could have been undone until then */
} Change;

static Change *
change_new (AriEntryDeletions *self,
            GArray            *ids)
{
  Change *change = g_new0 (Change, 1);

  change->deletions = g_object_ref (self);
  change->ids = g_array_ref (ids);

  return change;
}

static void
change_free (Change *change)
{
  g_object_unref (change->deletions);
  g_array_unref (change->ids);
  g_free (change);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Change, change_free)

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
dismiss (AriEntryDeletions *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_clear_weak_pointer (&self->toast);
}

/* These matches come back, or go for good: what deleted them can no longer be undone for them.
 * @ids: (nullable): NULL: all. Returns whether any of it could be undone. */
static gboolean
forget (AriEntryDeletions *self,
        GArray            *ids)
{
  gboolean any = FALSE;

  for (guint i = self->undoable->len; i-- > 0;)
    {
      GArray *deleted = g_ptr_array_index (self->undoable, i);
      guint before = deleted->len;

      for (guint j = deleted->len; j-- > 0;)
        if (ids == NULL || contains (ids, g_array_index (deleted, gint64, j)))
          g_array_remove_index (deleted, j);

      any = any || deleted->len < before;
      /* What the toast says of the latest deletion is no longer true. */
      if (deleted->len < before && i == self->undoable->len - 1)
        dismiss (self);
      if (deleted->len == 0)
        g_ptr_array_remove_index (self->undoable, i);
    }

  return any;
}

/* Says that these matches are deleted, with a way back that lasts longer than what says so. */
static void
offer_undo (AriEntryDeletions *self,
            GArray            *ids)
{
  g_autofree char *text = g_strdup_printf (ngettext ("%u match deleted", "%u matches deleted", ids->len),
                                           ids->len);

  /* Toasts queue: this one must not wait for the one before. */
  dismiss (self);
  g_ptr_array_add (self->undoable, g_array_ref (ids));
  g_set_weak_pointer (&self->toast, adw_toast_new (text));
  adw_toast_set_button_label (self->toast, _("_Undo"));
  adw_toast_set_timeout (self->toast, TOAST_SECONDS);
  g_signal_connect_object (self->toast, "button-clicked", G_CALLBACK (ari_entry_deletions_undo), self,
                           G_CONNECT_SWAPPED);
  ari_toast_add (ari_toast_overlay (self->teller), self->toast);
}

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(Change) change = data;
  AriEntryDeletions *self = change->deletions;
  guint n = change->ids->len;
  g_autofree char *text = g_strdup_printf (ngettext ("%u match restored", "%u matches restored", n), n);
  g_autoptr(GError) error = NULL;

  /* The window has closed. */
  if (self->teller == NULL)
    return;

  if (ari_library_finish (ARI_LIBRARY (source), result, &error))
    {
      ari_toast (self->teller, text);
      return;
    }

  ari_toast_error (self->teller, _("The Matches Can’t Be Restored"), error);
  if (change->forgotten)
    offer_undo (self, change->ids);
}

/* While the library restores them, Undo is about what was deleted before. */
void
ari_entry_deletions_restore (AriEntryDeletions *self,
                             GArray            *ids)
{
  g_autoptr(GArray) copy = NULL;
  Change *change;

  g_return_if_fail (ARI_IS_ENTRY_DELETIONS (self));

  copy = g_array_copy (ids);
  change = change_new (self, copy);
  change->forgotten = forget (self, copy);
  ari_library_set_deleted_async (self->library, (const gint64 *) (gpointer) copy->data, copy->len, FALSE,
                                 NULL, restored_cb, change);
}

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(Change) change = data;
  AriEntryDeletions *self = change->deletions;
  g_autoptr(GError) error = NULL;

  if (self->teller == NULL)
    return;

  if (ari_library_finish (ARI_LIBRARY (source), result, &error))
    offer_undo (self, change->ids);
  else
    ari_toast_error (self->teller, _("The Matches Can’t Be Deleted"), error);
}

void
ari_entry_deletions_delete (AriEntryDeletions *self,
                            GArray            *ids)
{
  g_return_if_fail (ARI_IS_ENTRY_DELETIONS (self));

  ari_library_set_deleted_async (self->library, (const gint64 *) (gpointer) ids->data, ids->len, TRUE, NULL,
                                 deleted_cb, change_new (self, ids));
}

gboolean
ari_entry_deletions_undo (AriEntryDeletions *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_DELETIONS (self), FALSE);

  if (self->undoable->len == 0)
    return FALSE;

  ari_entry_deletions_restore (self, g_ptr_array_index (self->undoable, self->undoable->len - 1));

  return TRUE;
}

/* A dialog about @ids (nullable), with the answers "cancel" and @answer. */
static AdwAlertDialog *
ask (AriEntryDeletions *self,
     GArray            *ids,
     const char        *heading,
     const char        *body,
     const char        *answer,
     const char        *answer_label)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));

  adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), answer, answer_label, NULL);
  if (ids != NULL)
    g_object_set_data_full (G_OBJECT (dialog), IDS, g_array_ref (ids), (GDestroyNotify) g_array_unref);
  adw_dialog_present (ADW_DIALOG (dialog), self->page);

  return dialog;
}

static void
restore_answered_cb (AriEntryDeletions *self,
                     const char        *response,
                     AdwDialog         *dialog)
{
  if (g_str_equal (response, "restore"))
    ari_entry_deletions_restore (self, g_object_get_data (G_OBJECT (dialog), IDS));
}

void
ari_entry_deletions_ask_to_restore (AriEntryDeletions *self,
                                    gint64             id)
{
  g_autoptr(GArray) ids = g_array_new (FALSE, FALSE, sizeof id);
  AdwAlertDialog *dialog;

  g_return_if_fail (ARI_IS_ENTRY_DELETIONS (self));

  g_array_append_val (ids, id);
  dialog = ask (self, ids, _("Restore the Match?"), _("You can open it again when it is restored."),
                "restore", _("_Restore"));
  adw_alert_dialog_set_response_appearance (dialog, "restore", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, "restore");
  g_signal_connect_object (dialog, "response", G_CALLBACK (restore_answered_cb), self, G_CONNECT_SWAPPED);
}

static void
purged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriEntryDeletions) self = data;
  g_autoptr(GError) error = NULL;

  if (!ari_library_finish (ARI_LIBRARY (source), result, &error) && self->teller != NULL)
    ari_toast_error (self->teller, _("The Matches Can’t Be Deleted"), error);
}

static void
purge_answered_cb (AriEntryDeletions *self,
                   const char        *response,
                   AdwDialog         *dialog)
{
  GArray *ids = g_object_get_data (G_OBJECT (dialog), IDS);

  if (!g_str_equal (response, "delete"))
    return;

  forget (self, ids);
  g_signal_emit (self, purging_signal, 0);
  if (ids != NULL)
    ari_library_purge_async (self->library, (const gint64 *) (gpointer) ids->data, ids->len, NULL,
                             purged_cb, g_object_ref (self));
  else
    ari_library_purge_all_async (self->library, NULL, purged_cb, g_object_ref (self));
}

void
ari_entry_deletions_ask_to_purge (AriEntryDeletions *self,
                                  GArray            *ids)
{
  g_autofree char *counted = NULL;
  const char *heading = _("Delete All Permanently?"), *body = _("This can’t be undone.");
  AdwAlertDialog *dialog;

  g_return_if_fail (ARI_IS_ENTRY_DELETIONS (self));

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

/* Where to tell is kept, because what was deleted here may be restored while another page is shown. */
static void
mapped_cb (AriEntryDeletions *self)
{
  g_set_weak_pointer (&self->teller, GTK_WIDGET (ari_toast_overlay (self->page)));
}

static void
ari_entry_deletions_dispose (GObject *object)
{
  AriEntryDeletions *self = ARI_ENTRY_DELETIONS (object);

  g_clear_object (&self->library);
  g_clear_weak_pointer (&self->page);
  g_clear_weak_pointer (&self->teller);
  g_clear_weak_pointer (&self->toast);

  G_OBJECT_CLASS (ari_entry_deletions_parent_class)->dispose (object);
}

static void
ari_entry_deletions_finalize (GObject *object)
{
  g_ptr_array_unref (ARI_ENTRY_DELETIONS (object)->undoable);

  G_OBJECT_CLASS (ari_entry_deletions_parent_class)->finalize (object);
}

static void
ari_entry_deletions_class_init (AriEntryDeletionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_entry_deletions_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_entry_deletions_finalize;

  purging_signal = g_signal_new ("purging", ARI_TYPE_ENTRY_DELETIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
ari_entry_deletions_init (AriEntryDeletions *self)
{
  self->undoable = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
}

AriEntryDeletions *
ari_entry_deletions_new (AriLibrary *library,
                         GtkWidget  *page)
{
  AriEntryDeletions *self;

  g_return_val_if_fail (ARI_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (page), NULL);

  self = g_object_new (ARI_TYPE_ENTRY_DELETIONS, NULL);
  self->library = g_object_ref (library);
  g_set_weak_pointer (&self->page, page);
  g_signal_connect_object (page, "map", G_CALLBACK (mapped_cb), self, G_CONNECT_SWAPPED);
  mapped_cb (self);

  return self;
}
