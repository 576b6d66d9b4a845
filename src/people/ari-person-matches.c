/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-person-matches.h"

typedef struct
{
  char           *name;
  AriPersonVisit  visit;
  GArray         *matches; /* (nullable) (element-type gint64) still to be read */
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_free (reading->name);
  reading->visit.free_data (reading->visit.data);
  g_clear_pointer (&reading->matches, g_array_unref);
  g_free (reading);
}

static void read_next (GTask *task);

/* A match that can’t be read has a place of its own where that is told. */
static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GTask) task = data;
  Reading *reading = g_task_get_task_data (task);
  guint last = reading->matches->len - 1;
  g_autoptr(AriMatch) match = ari_library_load_finish (ARI_LIBRARY (source), result, NULL);

  if (g_task_return_error_if_cancelled (task))
    return;

  if (match != NULL)
    reading->visit.visit (match, g_array_index (reading->matches, gint64, last), reading->name,
                          reading->visit.data);
  g_array_set_size (reading->matches, last);
  read_next (task);
}

static void
read_next (GTask *task)
{
  Reading *reading = g_task_get_task_data (task);
  GArray *matches = reading->matches;

  if (matches->len == 0)
    g_task_return_boolean (task, TRUE);
  else
    ari_library_load_async (g_task_get_source_object (task),
                            g_array_index (matches, gint64, matches->len - 1), g_task_get_cancellable (task),
                            loaded_cb, g_object_ref (task));
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GTask) task = data;
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;

  reading->matches = ari_library_matches_of_finish (ARI_LIBRARY (source), result, &error);
  if (reading->matches != NULL)
    read_next (task);
  else
    g_task_return_error (task, error);
}

void
ari_person_matches_async (AriLibrary           *library,
                          const char           *name,
                          const AriRules       *rules,
                          AriMatchesWith        with,
                          const AriPersonVisit *visit,
                          gpointer              tag,
                          GCancellable         *cancellable,
                          GAsyncReadyCallback   callback,
                          gpointer              data)
{
  Reading *reading = g_new (Reading, 1);
  GTask *task = g_task_new (library, cancellable, callback, data);

  *reading = (Reading) { g_strdup (name), *visit, NULL };
  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, reading, reading_free);
  ari_library_matches_of_async (library, name, rules, with, ARI_PERSON_MATCHES, cancellable, listed_cb, task);
}

gpointer
ari_person_matches_finish (GAsyncResult  *result,
                           gpointer       tag,
                           GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, tag), NULL);

  return g_task_propagate_boolean (G_TASK (result), error)
           ? ((Reading *) g_task_get_task_data (G_TASK (result)))->visit.data : NULL;
}

gboolean
ari_person_has_seat (AriMatch   *match,
                     AriActor    seat,
                     const char *name)
{
  const AriSeat *who = ari_match_get_seat (match, seat);

  return who->kind == ARI_SEAT_PERSON && g_strcmp0 (who->name, name) == 0;
}
