/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-page-private.h"

#include <glib/gi18n.h>

#include "ari-tell.h"

/* Deleting matches, and restoring them while a toast offers it. */

#define IDS "ids" /* of a toast: the ids of the deleted matches */

typedef struct
{
  AriLibraryPage *page;
  GArray         *ids;
} Deletion;

static Deletion *
deletion_new (AriLibraryPage *self,
              GArray         *ids)
{
  Deletion *deletion = g_new (Deletion, 1);

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
    ari_tell_error (GTK_WIDGET (self), _("The Library Can’t Be Changed"), error);
}

static void
undo_cb (AriLibraryPage *self,
         AdwToast       *toast)
{
  GArray *ids = g_object_get_data (G_OBJECT (toast), IDS);

  ari_library_set_deleted_async (self->library, (const gint64 *) (gpointer) ids->data, ids->len, FALSE, NULL,
                                 ari_library_page_changed_cb, g_object_ref (self));
}

/* Purges deleted matches once no toast offers to restore any of them. */
static void
dismissed_cb (AriLibraryPage *self,
              AdwToast       *toast)
{
  g_ptr_array_remove (self->toasts, toast);
  if (self->toasts->len == 0 && self->library != NULL)
    ari_library_purge_async (self->library, NULL, ari_library_page_changed_cb, g_object_ref (self));
}

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(Deletion) deletion = data;
  AriLibraryPage *self = deletion->page;
  AdwToastOverlay *overlay = ari_tell_overlay (GTK_WIDGET (self));
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  AdwToast *toast;

  if (!ari_library_finish (ARI_LIBRARY (source), result, &error))
    {
      if (self->library != NULL)
        ari_tell_error (GTK_WIDGET (self), _("The Matches Can’t Be Deleted"), error);
      return;
    }

  if (overlay == NULL)
    return;

  text = g_strdup_printf (ngettext ("%u match deleted", "%u matches deleted", deletion->ids->len),
                          deletion->ids->len);
  toast = adw_toast_new (text);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), IDS, g_array_ref (deletion->ids), (GDestroyNotify) g_array_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->toasts, g_object_ref (toast));
  ari_tell_add (overlay, toast);
}

void
ari_library_page_delete (AriLibraryPage *self,
                         GArray         *ids)
{
  ari_library_set_deleted_async (self->library, (const gint64 *) (gpointer) ids->data, ids->len, TRUE, NULL,
                                 deleted_cb, deletion_new (self, ids));
}

void
ari_library_page_undo (AriLibraryPage *self)
{
  g_autoptr(AdwToast) toast = NULL;

  if (self->toasts->len == 0)
    return;

  toast = g_object_ref (g_ptr_array_index (self->toasts, self->toasts->len - 1));
  g_signal_emit_by_name (toast, "button-clicked");
  adw_toast_dismiss (toast);
}
