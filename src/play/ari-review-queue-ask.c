/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person asks for waits at once, so that it stays even if the program ends. Then the library looks at
 * the matches, and those that go on or have nothing left to judge wait no longer. */
#include "ari-review-queue-private.h"

#include "ari-review.h"

/* A match that goes on can be analysed once it is over. */
static guint
needs_review (AriMatch      *match,
              gconstpointer  nodes)
{
  ari_match_go_to_main_line (match);

  return ari_match_is_over (match) && !ari_review_has_judged_line (match, *(const guint64 *) nodes);
}

static void
examined_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(GTask) task = data;
  AriReviewQueue *self = g_task_get_source_object (task);
  GArray *matches = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr(GArray) answers = ari_library_examine_finish (ARI_LIBRARY (source), result, &error);
  gssize n_left = 0;

  if (answers == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  if (g_task_return_error_if_cancelled (task))
    return;

  for (guint i = 0; i < matches->len; i++)
    {
      AriReviewItem *item = ari_review_queue_find (self, g_array_index (matches, gint64, i));

      /* One that can't be read stays, and says so. */
      if (g_array_index (answers, guint, i) != FALSE)
        n_left++;
      else if (item != NULL)
        ari_review_queue_drop (self, item);
    }
  ari_review_queue_save (self);
  ari_review_queue_go_on (self);
  g_task_return_int (task, n_left);
}

void
ari_review_queue_ask_async (AriReviewQueue      *self,
                            const gint64        *matches,
                            guint                n_matches,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  GArray *asked;
  GTask *task;

  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));
  g_return_if_fail (matches != NULL || n_matches == 0);

  ari_review_queue_add (self, matches, n_matches, FALSE);
  asked = g_array_sized_new (FALSE, FALSE, sizeof *matches, n_matches);
  g_array_append_vals (asked, matches, n_matches);
  task = g_task_new (self, self->closing, callback, data);
  g_task_set_source_tag (task, ari_review_queue_ask_async);
  g_task_set_task_data (task, asked, (GDestroyNotify) g_array_unref);
  ari_library_examine_async (self->library, matches, n_matches, needs_review,
                             g_memdup2 (&self->nodes, sizeof self->nodes), g_free, self->closing, examined_cb,
                             task);
}

gssize
ari_review_queue_ask_finish (AriReviewQueue  *self,
                             GAsyncResult    *result,
                             GError         **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), -1);

  return g_task_propagate_int (G_TASK (result), error);
}
