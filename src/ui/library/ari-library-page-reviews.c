/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the list of matches shows the queue of those that wait to be analysed. */
#include "ari-library-page-private.h"

#include <glib/gi18n.h>

#include "ari-review-dialog.h"
#include "ari-review-words.h"
#include "ari-toast.h"
#include "ari-widget-util.h"

/* What is analysed has a name only once its entry is loaded. */
static void
sync_reviews (AriLibraryPage *self)
{
  AriReviewItem *current = ari_review_queue_get_current (self->reviews);
  g_autofree char *words = ari_review_words_queue (self->reviews);

  g_signal_group_set_target (self->reviewed_signals,
                             current != NULL ? ari_review_item_get_entry (current) : NULL);
  if (words != NULL)
    adw_banner_set_title (self->reviewing, words);
  ari_widget_reveal_banner (self->reviewing, words != NULL);
}

void
ari_library_page_set_reviews (AriLibraryPage *self,
                              AriReviewQueue *reviews)
{
  g_return_if_fail (ARI_IS_LIBRARY_PAGE (self));
  g_return_if_fail (self->reviews == NULL);

  self->reviews = g_object_ref (reviews);
  self->reviewed_signals = g_signal_group_new (ARI_TYPE_ENTRY);
  g_signal_group_connect_swapped (self->reviewed_signals, "notify::loaded", G_CALLBACK (sync_reviews), self);
  g_signal_connect_object (reviews, "changed", G_CALLBACK (sync_reviews), self, G_CONNECT_SWAPPED);
  sync_reviews (self);
}

/* As the list of matches: what was played last comes first. */
static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  AriEntry *one = (AriEntry *) a, *two = (AriEntry *) b;
  gint64 played_one = ari_entry_get_touched (one), played_two = ari_entry_get_touched (two);
  gint64 id_one = ari_entry_get_id (one), id_two = ari_entry_get_id (two);

  if (played_one != played_two)
    return played_one > played_two ? -1 : 1;

  return (id_one < id_two) - (id_one > id_two);
}

/* The page may have gone meanwhile. */
static void
asked_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(AriLibraryPage) self = data;
  AriReviewQueue *reviews = ARI_REVIEW_QUEUE (source);
  g_autoptr(GError) error = NULL;
  gssize n = ari_review_queue_ask_finish (reviews, result, &error);
  g_autofree char *words = ari_review_words_waiting (reviews);

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;

  if (n > 0 && words != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  else if (n == 0)
    ari_toast (GTK_WIDGET (self), _("No finished match is left to analyse"));
  else if (n < 0 && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ari_toast_error (GTK_WIDGET (self), _("The Matches Can’t Be Read"), error);
}

void
ari_library_page_review (AriLibraryPage *self,
                         GPtrArray      *entries)
{
  g_autoptr(GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (self->reviews == NULL || entries->len == 0)
    return;

  g_ptr_array_sort_values (entries, compare_entries);
  for (guint i = 0; i < entries->len; i++)
    {
      gint64 id = ari_entry_get_id (entries->pdata[i]);

      g_array_append_val (ids, id);
    }
  ari_review_queue_ask_async (self->reviews, (const gint64 *) (gpointer) ids->data, ids->len, asked_cb,
                              g_object_ref (self));
}

void
ari_library_page_show_reviews (AriLibraryPage *self)
{
  if (self->reviews != NULL)
    adw_dialog_present (ari_review_dialog_new (self->reviews), GTK_WIDGET (self));
}
