/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person asks for waits at once, so that it stays even if the program ends. Then the library looks at
 * the matches, and those that go on or have nothing left to judge wait no longer. */
#include "ari-review-queue-private.h"

#include "ari-review.h"

#define AT_A_TIME 50 /* matches */

/* A match that goes on can be analysed once it is over. */
static guint
needs_review (AriMatch      *match,
              gconstpointer  nodes)
{
  ari_match_go_to_main_line (match);

  return ari_match_is_over (match) && !ari_review_has_judged_line (match, *(const guint64 *) nodes);
}

/* What is asked for, and how far the library has looked at it. */
typedef struct
{
  GArray *matches; /* (element-type gint64) */
  guint   next;
  gssize  n_left;  /* of those before it, that go on waiting */
} Asking;

static void
asking_free (gpointer data)
{
  g_array_unref (((Asking *) data)->matches);
  g_free (data);
}

static void examine_next (GTask *task);

static void
examined_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(GTask) task = data;
  AriReviewQueue *self = g_task_get_source_object (task);
  Asking *asking = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr(GArray) answers = ari_library_examine_finish (ARI_LIBRARY (source), result, &error);
  g_autoptr(GArray) dropped = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (answers == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  if (g_task_return_error_if_cancelled (task))
    return;

  for (guint i = 0; i < answers->len; i++)
    {
      gint64 match = g_array_index (asking->matches, gint64, asking->next++);
      AriReviewItem *item = ari_review_queue_find (self, match);

      /* One that can't be read stays, and says so. */
      if (g_array_index (answers, guint, i) != FALSE)
        asking->n_left++;
      else if (item != NULL)
        {
          ari_review_queue_drop (self, item);
          g_array_append_val (dropped, match);
        }
    }
  ari_review_queue_save_removed (self, (const gint64 *) (gpointer) dropped->data, dropped->len);
  ari_review_queue_go_on (self);
  if (asking->next < asking->matches->len)
    {
      examine_next (g_steal_pointer (&task));
      return;
    }

  g_task_return_int (task, asking->n_left);
}

/* A few at a time: what others ask of the library meanwhile comes in between. @task: (transfer full) */
static void
examine_next (GTask *task)
{
  AriReviewQueue *self = g_task_get_source_object (task);
  Asking *asking = g_task_get_task_data (task);

  ari_library_examine_async (self->library, &g_array_index (asking->matches, gint64, asking->next),
                             MIN (AT_A_TIME, asking->matches->len - asking->next), needs_review,
                             g_memdup2 (&self->nodes, sizeof self->nodes), g_free, self->closing, examined_cb,
                             task);
}

void
ari_review_queue_ask_async (AriReviewQueue      *self,
                            const gint64        *matches,
                            guint                n_matches,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  Asking *asking;
  GTask *task;

  g_return_if_fail (ARI_IS_REVIEW_QUEUE (self));
  g_return_if_fail (matches != NULL || n_matches == 0);

  ari_review_queue_add (self, matches, n_matches, FALSE);
  asking = g_new0 (Asking, 1);
  asking->matches = g_array_sized_new (FALSE, FALSE, sizeof *matches, n_matches);
  g_array_append_vals (asking->matches, matches, n_matches);
  task = g_task_new (self, self->closing, callback, data);
  g_task_set_source_tag (task, ari_review_queue_ask_async);
  g_task_set_task_data (task, asking, asking_free);
  examine_next (task);
}

gssize
ari_review_queue_ask_finish (AriReviewQueue  *self,
                             GAsyncResult    *result,
                             GError         **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), -1);

  return g_task_propagate_int (G_TASK (result), error);
}
