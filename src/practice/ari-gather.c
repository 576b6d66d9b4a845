/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-gather.h"

#include "ari-mistakes.h"

typedef struct
{
  char   *name;    /* (nullable) */
  GArray *matches; /* (nullable) (element-type gint64) still to be looked through */
  int     n_searched;
  GError *error;   /* (nullable) the first */
} Gathering;

static void
gathering_free (gpointer data)
{
  Gathering *gathering = data;

  g_free (gathering->name);
  g_clear_pointer (&gathering->matches, g_array_unref);
  g_clear_error (&gathering->error);
  g_free (gathering);
}

static void look_through_next (GTask *task);

/* A match that refuses its mistakes is no reason to leave out the others. */
static void
added_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(GTask) task = data;
  Gathering *gathering = g_task_get_task_data (task);

  ari_library_finish (ARI_LIBRARY (source), result, gathering->error == NULL ? &gathering->error : NULL);
  if (!g_task_return_error_if_cancelled (task))
    look_through_next (task);
}

static gint64
take_last (Gathering *gathering)
{
  gint64 id = g_array_index (gathering->matches, gint64, gathering->matches->len - 1);

  g_array_set_size (gathering->matches, gathering->matches->len - 1);

  return id;
}

/* A match that can’t be read has a place of its own where that is told. */
static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GTask) task = data;
  AriLibrary *library = ARI_LIBRARY (source);
  Gathering *gathering = g_task_get_task_data (task);
  gint64 id = take_last (gathering);
  g_autoptr(AriMatch) match = ari_library_load_finish (library, result, NULL);
  g_autoptr(GPtrArray) mistakes = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;
  if (match == NULL)
    {
      look_through_next (task);
      return;
    }

  mistakes = ari_mistakes_of (match, gathering->name);
  gathering->n_searched++;
  ari_library_add_exercises_async (library, id, mistakes, (int) ari_mistakes_count_evals (match),
                                   g_task_get_cancellable (task), added_cb, g_object_ref (task));
}

static void
look_through_next (GTask *task)
{
  Gathering *gathering = g_task_get_task_data (task);
  const GArray *matches = gathering->matches;

  if (matches->len == 0 && gathering->error != NULL)
    g_task_return_error (task, g_steal_pointer (&gathering->error));
  else if (matches->len == 0)
    g_task_return_int (task, gathering->n_searched);
  else
    ari_library_load_async (g_task_get_source_object (task),
                            g_array_index (matches, gint64, matches->len - 1),
                            g_task_get_cancellable (task), loaded_cb, g_object_ref (task));
}

static void
unpractised_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr(GTask) task = data;
  Gathering *gathering = g_task_get_task_data (task);
  GError *error = NULL;

  gathering->matches = ari_library_unpractised_finish (ARI_LIBRARY (source), result, &error);
  if (gathering->matches != NULL)
    look_through_next (task);
  else
    g_task_return_error (task, error);
}

void
ari_gather_async (AriLibrary          *library,
                  const char          *name,
                  GCancellable        *cancellable,
                  GAsyncReadyCallback  callback,
                  gpointer             data)
{
  Gathering *gathering = g_new0 (Gathering, 1);
  GTask *task = g_task_new (library, cancellable, callback, data);

  g_task_set_source_tag (task, ari_gather_async);
  gathering->name = g_strdup (name);
  g_task_set_task_data (task, gathering, gathering_free);
  ari_library_unpractised_async (library, name, cancellable, unpractised_cb, task);
}

int
ari_gather_finish (AriLibrary    *library,
                   GAsyncResult  *result,
                   GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_gather_async), -1);

  return (int) g_task_propagate_int (G_TASK (result), error);
}
