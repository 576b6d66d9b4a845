/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the library holds of the queue: its reading and writing, and which of its matches were deleted. */
#include "ari-review-queue-private.h"

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(AriReviewQueue) self = data;
  g_autoptr(GError) error = NULL;

  self->unsaved = !ari_library_finish (ARI_LIBRARY (source), result, &error);
  /* Where nothing can be written, no evaluation can, and the review under way says so. */
  if (self->unsaved)
    g_debug ("The queue of reviews can’t be written: %s", error->message);
}

/* What has not been read, or can't be, must not be overwritten. */
void
ari_review_queue_save (AriReviewQueue *self)
{
  g_autoptr(GArray) reviews = g_array_new (FALSE, FALSE, sizeof (AriQueuedReview));

  if (!self->loaded || g_cancellable_is_cancelled (self->closing))
    return;

  for (guint i = 0; i < self->items->len; i++)
    {
      AriReviewItem *item = self->items->pdata[i];
      AriQueuedReview review = { ari_review_item_get_match (item), ari_review_item_is_automatic (item) };

      g_array_append_val (reviews, review);
    }
  ari_library_set_reviews_async (self->library, (gpointer) reviews->data, reviews->len, NULL, saved_cb,
                                 g_object_ref (self));
}

void
ari_review_queue_save_removed (AriReviewQueue *self,
                               const gint64   *matches,
                               guint           n_matches)
{
  if (self->unsaved)
    ari_review_queue_save (self);
  else if (n_matches > 0 && !g_cancellable_is_cancelled (self->closing))
    ari_library_remove_reviews_async (self->library, matches, n_matches, NULL, saved_cb, g_object_ref (self));
}

void
ari_review_queue_save_added (AriReviewQueue        *self,
                             const AriQueuedReview *added,
                             guint                  n_added)
{
  if (self->loaded)
    ari_review_queue_save (self);
  else if (!g_cancellable_is_cancelled (self->closing))
    ari_library_append_reviews_async (self->library, added, n_added, NULL, saved_cb, g_object_ref (self));
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriReviewQueue) self = data;
  g_autoptr(GArray) reviews = ari_library_reviews_finish (ARI_LIBRARY (source), result, NULL);
  guint n_early = self->items->len;

  if (g_cancellable_is_cancelled (self->closing))
    return;

  self->loaded = reviews != NULL;
  if (reviews != NULL)
    ari_review_queue_insert (self, 0, (gpointer) reviews->data, reviews->len);
  if (n_early > 0)
    ari_review_queue_save (self);
  ari_review_queue_go_on (self);
}

void
ari_review_queue_load (AriReviewQueue *self)
{
  ari_library_reviews_async (self->library, self->closing, loaded_cb, g_object_ref (self));
}

/* Matches that are deleted while they wait. */

static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriReviewQueue) self = data;
  g_autoptr(GArray) missing = ari_library_missing_finish (ARI_LIBRARY (source), result, NULL);

  self->checking = FALSE;
  if (g_cancellable_is_cancelled (self->closing) || missing == NULL)
    return;

  if (self->outdated)
    {
      ari_review_queue_check (self);
      return;
    }

  for (guint i = 0; i < self->items->len; i++)
    ari_review_item_set_deleted (self->items->pdata[i], FALSE);
  for (guint i = 0; i < missing->len; i++)
    {
      AriReviewItem *item = ari_review_queue_find (self, g_array_index (missing, gint64, i));

      if (item != NULL)
        ari_review_item_set_deleted (item, TRUE);
    }
  ari_review_queue_go_on (self);
}

/* One checking ends before the next begins. */
void
ari_review_queue_check (AriReviewQueue *self)
{
  g_autoptr(GArray) matches = NULL;

  self->outdated = self->checking;
  if (self->checking || self->items->len == 0 || g_cancellable_is_cancelled (self->closing))
    return;

  self->checking = TRUE;
  matches = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = 0; i < self->items->len; i++)
    {
      gint64 match = ari_review_item_get_match (self->items->pdata[i]);

      g_array_append_val (matches, match);
    }
  ari_library_missing_async (self->library, (const gint64 *) (gpointer) matches->data, matches->len,
                             self->closing, checked_cb, g_object_ref (self));
}
