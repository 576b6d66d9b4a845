/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-review-queue-private.h"

#include "ari-chance-map.h"
#include "ari-jobs.h"

enum
{
  CHANGED,
  EMPTIED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GType
get_item_type (GListModel *model)
{
  return ARI_TYPE_REVIEW_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return ARI_REVIEW_QUEUE (model)->items->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  GPtrArray *items = ARI_REVIEW_QUEUE (model)->items;

  return position < items->len ? g_object_ref (items->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AriReviewQueue, ari_review_queue, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* What can be reviewed. */

/* What would keep @item waiting if it were the first. */
static AriReviewReason
find_obstacle (AriReviewQueue *self,
               AriReviewItem  *item)
{
  static const AriReviewReason by_leisure[] = {
    [ARI_LEISURE_IN_USE] = ARI_REVIEW_IN_USE,
    [ARI_LEISURE_ON_BATTERY] = ARI_REVIEW_ON_BATTERY,
    [ARI_LEISURE_UNKNOWN] = ARI_REVIEW_NO_POWER_KNOWN,
    [ARI_LEISURE_FREE] = ARI_REVIEW_RUNS,
  };

  if (ari_review_item_get_fault (item) != NULL)
    return ARI_REVIEW_FAILED;
  if (ari_library_is_read_only (self->library))
    return ARI_REVIEW_READ_ONLY;
  if (ari_review_item_get_match (item) == self->open || ari_review_item_get_match (item) == self->opening)
    return ARI_REVIEW_IS_OPEN;
  if (self->paused)
    return ARI_REVIEW_PAUSED;
  if (ari_review_item_is_automatic (item) && self->leisure != ARI_LEISURE_FREE)
    return by_leisure[self->leisure];

  return ari_jobs_is_busy (ari_jobs_get ()) ? ARI_REVIEW_SEARCHES : ARI_REVIEW_RUNS;
}

AriReviewReason
ari_review_queue_get_reason (AriReviewQueue *self,
                             AriReviewItem  *item)
{
  AriReviewReason reason;

  g_return_val_if_fail (ARI_IS_REVIEW_QUEUE (self), ARI_REVIEW_PAUSED);
  g_return_val_if_fail (ARI_IS_REVIEW_ITEM (item), ARI_REVIEW_PAUSED);

  reason = find_obstacle (self, item);

  return reason == ARI_REVIEW_RUNS && item != self->current ? ARI_REVIEW_NOT_ITS_TURN : reason;
}

/* (nullable): the first that can be reviewed now. */
static AriReviewItem *
find_next (AriReviewQueue *self)
{
  for (guint i = 0; i < self->items->len; i++)
    if (find_obstacle (self, self->items->pdata[i]) == ARI_REVIEW_RUNS)
      return self->items->pdata[i];

  return NULL;
}

/* What waits. */

AriReviewItem *
ari_review_queue_find (AriReviewQueue *self,
                       gint64          match)
{
  return g_hash_table_lookup (self->by_match, &match);
}

/* @index: where to */
static void
insert_item (AriReviewQueue        *self,
             guint                  index,
             const AriQueuedReview *review)
{
  AriReviewItem *item = ari_review_item_new (self->library, review->match, review->automatic);

  g_ptr_array_insert (self->items, (int) index, item);
  g_hash_table_insert (self->by_match, g_memdup2 (&review->match, sizeof review->match), item);
}

void
ari_review_queue_insert (AriReviewQueue        *self,
                         guint                  index,
                         const AriQueuedReview *reviews,
                         guint                  n_reviews)
{
  guint n = 0;

  for (guint i = 0; i < n_reviews; i++)
    {
      AriReviewItem *item = ari_review_queue_find (self, reviews[i].match);

      if (item == NULL)
        insert_item (self, index + n++, &reviews[i]);
      else if (!reviews[i].automatic)
        ari_review_item_ask (item);
    }
  if (n > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), index, 0, n);
}

void
ari_review_queue_drop (AriReviewQueue *self,
                       AriReviewItem  *item)
{
  gint64 match = ari_review_item_get_match (item);
  guint index;

  if (!g_ptr_array_find (self->items, item, &index))
    return;

  g_hash_table_remove (self->by_match, &match);
  g_ptr_array_remove_index (self->items, index);
  g_list_model_items_changed (G_LIST_MODEL (self), index, 1, 0);
}

/* The review under way. */

static void
stop (AriReviewQueue *self)
{
  if (self->review == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->review, self);
  ari_stored_review_stop (self->review);
  g_clear_object (&self->review);
  g_clear_object (&self->current);
}

static void
progress_cb (AriReviewQueue *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ended_cb (AriReviewQueue  *self,
          const char      *fault,
          AriStoredReview *review)
{
  g_autoptr(AriReviewItem) item = g_object_ref (self->current);
  gint64 match = ari_review_item_get_match (item);

  stop (self);
  if (fault == NULL)
    {
      self->n_done += !ari_stored_review_was_spared (review);
      ari_review_queue_drop (self, item);
      ari_review_queue_save_removed (self, &match, 1);
    }
  ari_review_item_set_fault (item, fault);
  ari_review_queue_go_on (self);
}

static void
begin (AriReviewQueue *self,
       AriReviewItem  *item)
{
  self->current = g_object_ref (item);
  self->review = ari_stored_review_new (self->library, ari_review_item_get_match (item), self->nodes,
                                        ari_review_item_is_automatic (item));
  g_signal_connect_swapped (self->review, "progress", G_CALLBACK (progress_cb), self);
  g_signal_connect_swapped (self->review, "ended", G_CALLBACK (ended_cb), self);
}

void
ari_review_queue_go_on (AriReviewQueue *self)
{
  AriReviewItem *next;
  guint n_done;

  if (g_cancellable_is_cancelled (self->closing))
    return;

  next = find_next (self);
  if (next != self->current)
    {
      stop (self);
      if (next != NULL)
        begin (self, next);
    }
  n_done = ari_review_queue_get_n_waiting (self) == 0 ? self->n_done : 0;
  self->n_done -= n_done;
  g_signal_emit (self, signals[CHANGED], 0);
  if (n_done > 0)
    g_signal_emit (self, signals[EMPTIED], 0, n_done);
}

static void
ari_review_queue_dispose (GObject *object)
{
  AriReviewQueue *self = ARI_REVIEW_QUEUE (object);

  ari_review_queue_close (self);
  g_hash_table_remove_all (self->by_match);
  g_ptr_array_set_size (self->items, 0);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ari_review_queue_parent_class)->dispose (object);
}

static void
ari_review_queue_finalize (GObject *object)
{
  g_hash_table_unref (ARI_REVIEW_QUEUE (object)->by_match);
  g_ptr_array_unref (ARI_REVIEW_QUEUE (object)->items);
  g_object_unref (ARI_REVIEW_QUEUE (object)->closing);

  G_OBJECT_CLASS (ari_review_queue_parent_class)->finalize (object);
}

static void
ari_review_queue_class_init (AriReviewQueueClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ari_review_queue_dispose;
  object_class->finalize = ari_review_queue_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[EMPTIED] = g_signal_new ("emptied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ari_review_queue_init (AriReviewQueue *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_match = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->closing = g_cancellable_new ();
  self->nodes = ARI_CHANCE_NODES;
}

AriReviewQueue *
ari_review_queue_new (AriLibrary *library)
{
  AriReviewQueue *self;

  g_return_val_if_fail (ARI_IS_LIBRARY (library), NULL);

  self = g_object_new (ARI_TYPE_REVIEW_QUEUE, NULL);
  self->library = g_object_ref (library);
  g_signal_connect_object (library, "changed", G_CALLBACK (ari_review_queue_check), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ari_jobs_get (), "notify::busy", G_CALLBACK (ari_review_queue_go_on), self,
                           G_CONNECT_SWAPPED);
  ari_review_queue_load (self);

  return self;
}

void
ari_review_queue_close (AriReviewQueue *self)
{
  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));

  g_cancellable_cancel (self->closing);
  stop (self);
}

void
ari_review_queue_add (AriReviewQueue *self,
                      const gint64   *matches,
                      guint           n_matches,
                      gboolean        automatic)
{
  g_autofree AriQueuedReview *added = g_new (AriQueuedReview, n_matches);

  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));
  g_return_if_fail (matches != NULL || n_matches == 0);

  for (guint i = 0; i < n_matches; i++)
    added[i] = (AriQueuedReview) { matches[i], automatic };
  ari_review_queue_insert (self, self->items->len, added, n_matches);
  ari_review_queue_save_added (self, added, n_matches);
  ari_review_queue_check (self);
  ari_review_queue_go_on (self);
}

void
ari_review_queue_remove (AriReviewQueue *self,
                         guint           index)
{
  gint64 match;

  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));
  g_return_if_fail (index < self->items->len);

  match = ari_review_item_get_match (self->items->pdata[index]);
  ari_review_queue_drop (self, self->items->pdata[index]);
  ari_review_queue_save_removed (self, &match, 1);
  ari_review_queue_go_on (self);
}

void
ari_review_queue_remove_automatic (AriReviewQueue *self)
{
  g_autoptr(GPtrArray) before = NULL;

  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));

  /* There may be very many: they go at once. */
  before = g_steal_pointer (&self->items);
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < before->len; i++)
    {
      gint64 match = ari_review_item_get_match (before->pdata[i]);

      if (ari_review_item_is_automatic (before->pdata[i]))
        g_hash_table_remove (self->by_match, &match);
      else
        g_ptr_array_add (self->items, g_object_ref (before->pdata[i]));
    }
  if (self->items->len == before->len)
    return;

  g_list_model_items_changed (G_LIST_MODEL (self), 0, before->len, self->items->len);
  ari_review_queue_save (self);
  ari_review_queue_go_on (self);
}

void
ari_review_queue_move (AriReviewQueue *self,
                       guint           from,
                       guint           to)
{
  guint first, n;

  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));
  g_return_if_fail (from < self->items->len && to < self->items->len);

  if (from == to)
    return;

  first = MIN (from, to);
  n = MAX (from, to) - first + 1;
  g_ptr_array_insert (self->items, (int) to, g_ptr_array_steal_index (self->items, from));
  g_list_model_items_changed (G_LIST_MODEL (self), first, n, n);
  ari_review_queue_save (self);
  ari_review_queue_go_on (self);
}

void
ari_review_queue_set_paused (AriReviewQueue *self,
                             gboolean        paused)
{
  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));

  if (self->paused == paused)
    return;

  self->paused = paused;
  for (guint i = 0; !paused && i < self->items->len; i++)
    ari_review_item_set_fault (self->items->pdata[i], NULL);
  ari_review_queue_go_on (self);
}

gboolean
ari_review_queue_is_paused (AriReviewQueue *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_QUEUE (self), FALSE);

  return self->paused;
}

void
ari_review_queue_set_open (AriReviewQueue *self,
                           gint64          match)
{
  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));

  if (self->open == match)
    return;

  self->open = match;
  ari_review_queue_go_on (self);
}

void
ari_review_queue_set_opening (AriReviewQueue *self,
                              gint64          match)
{
  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));

  self->opening = match;
  ari_review_queue_go_on (self);
}

void
ari_review_queue_set_leisure (AriReviewQueue *self,
                              AriLeisure      leisure)
{
  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));

  if (self->leisure == leisure)
    return;

  self->leisure = leisure;
  ari_review_queue_go_on (self);
}

void
ari_review_queue_set_nodes (AriReviewQueue *self,
                            guint64         nodes)
{
  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));

  self->nodes = nodes;
}

AriReviewItem *
ari_review_queue_get_current (AriReviewQueue *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_QUEUE (self), NULL);

  return self->current;
}

double
ari_review_queue_get_progress (AriReviewQueue *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_QUEUE (self), 0.0);

  return self->review != NULL ? ari_stored_review_get_progress (self->review) : 0.0;
}

guint
ari_review_queue_get_n_done (AriReviewQueue *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_QUEUE (self), 0);

  return self->n_done;
}

guint
ari_review_queue_get_n_waiting (AriReviewQueue *self)
{
  guint n = 0;

  g_return_val_if_fail (ARI_IS_REVIEW_QUEUE (self), 0);

  for (guint i = 0; i < self->items->len; i++)
    n += ari_review_item_get_fault (self->items->pdata[i]) == NULL;

  return n;
}
