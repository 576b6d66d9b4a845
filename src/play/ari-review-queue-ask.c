/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The queue waits for nothing that needs no review: the library looks at matches before they wait. */
#include "ari-review-queue-private.h"

#include "ari-review.h"

/* A match that goes on waits, too, and the queue says why it can't be reviewed. */
static gboolean
is_to_do (AriMatch      *match,
          gconstpointer  nodes)
{
  ari_match_go_to_main_line (match);

  return !ari_match_is_over (match) || !ari_review_has_judged_line (match, *(const guint64 *) nodes);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GTask) task = data;
  GError *error = NULL;
  g_autoptr(GArray) chosen = ari_library_choose_finish (ARI_LIBRARY (source), result, &error);

  if (chosen == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  if (chosen->len > 0)
    ari_review_queue_add (g_task_get_source_object (task), (const gint64 *) (gpointer) chosen->data,
                          chosen->len, FALSE);
  g_task_return_int (task, chosen->len);
}

void
ari_review_queue_ask_async (AriReviewQueue      *self,
                            const gint64        *matches,
                            guint                n_matches,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  GTask *task;

  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));
  g_return_if_fail (matches != NULL || n_matches == 0);

  task = g_task_new (self, self->closing, callback, data);
  g_task_set_source_tag (task, ari_review_queue_ask_async);
  ari_library_choose_async (self->library, matches, n_matches, is_to_do, &self->nodes, self->closing,
                            chosen_cb, task);
}

gssize
ari_review_queue_ask_finish (AriReviewQueue  *self,
                             GAsyncResult    *result,
                             GError         **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), -1);

  return g_task_propagate_int (G_TASK (result), error);
}
