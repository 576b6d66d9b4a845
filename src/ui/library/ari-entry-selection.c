/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-selection.h"

#define CHUNK 500 /* matches asked for at a time */

struct _AriEntrySelection
{
  GObject       parent_instance;

  GHashTable   *selected;    /* owned; gint64 id → AriEntry */
  gboolean      active;

  /* Until all are selected, else NULL and 0 */
  AriLibrary   *library;     /* owned */
  AriQuery     *query;       /* owned */
  GCancellable *cancellable; /* owned */
  guint         n_asked;
};

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriEntrySelection, ari_entry_selection, G_TYPE_OBJECT)

static void chunk_cb (GObject      *source,
                      GAsyncResult *result,
                      gpointer      data);

static void
add (AriEntrySelection *self,
     AriEntry          *entry)
{
  gint64 id = ari_entry_get_id (entry);

  g_hash_table_insert (self->selected, g_memdup2 (&id, sizeof id), g_object_ref (entry));
}

static void
stop_asking (AriEntrySelection *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->library);
  g_clear_pointer (&self->query, ari_query_free);
  self->n_asked = 0;
}

static void
ask_chunk (AriEntrySelection *self)
{
  ari_library_query_async (self->library, self->query, self->n_asked, CHUNK, self->cancellable, chunk_cb,
                           g_object_ref (self));
}

static void
chunk_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(AriEntrySelection) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) entries = NULL;
  guint total = 0;

  entries = ari_library_query_finish (ARI_LIBRARY (source), result, &total, &error);
  /* Another selection may have begun by now. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (entries == NULL)
    {
      stop_asking (self);
      g_signal_emit (self, signals[FAILED], 0, error);
      return;
    }

  for (guint i = 0; i < entries->len; i++)
    add (self, g_ptr_array_index (entries, i));

  self->n_asked += entries->len;
  if (entries->len > 0 && self->n_asked < total)
    ask_chunk (self);
  else
    stop_asking (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ari_entry_selection_dispose (GObject *object)
{
  stop_asking (ARI_ENTRY_SELECTION (object));

  G_OBJECT_CLASS (ari_entry_selection_parent_class)->dispose (object);
}

static void
ari_entry_selection_finalize (GObject *object)
{
  g_hash_table_unref (ARI_ENTRY_SELECTION (object)->selected);

  G_OBJECT_CLASS (ari_entry_selection_parent_class)->finalize (object);
}

static void
ari_entry_selection_class_init (AriEntrySelectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_entry_selection_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_entry_selection_finalize;

  signals[CHANGED] = g_signal_new ("changed", ARI_TYPE_ENTRY_SELECTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", ARI_TYPE_ENTRY_SELECTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
ari_entry_selection_init (AriEntrySelection *self)
{
  self->selected = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
}

AriEntrySelection *
ari_entry_selection_new (void)
{
  return g_object_new (ARI_TYPE_ENTRY_SELECTION, NULL);
}

gboolean
ari_entry_selection_is_active (AriEntrySelection *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_SELECTION (self), FALSE);

  return self->active;
}

void
ari_entry_selection_set_active (AriEntrySelection *self,
                                gboolean           active)
{
  g_return_if_fail (ARI_IS_ENTRY_SELECTION (self));

  /* A read still under way would add matches of another list to a new selection. */
  stop_asking (self);
  self->active = active;
  g_hash_table_remove_all (self->selected);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ari_entry_selection_set (AriEntrySelection *self,
                         AriEntry          *entry,
                         gboolean           selected)
{
  gint64 id;

  g_return_if_fail (ARI_IS_ENTRY_SELECTION (self));
  g_return_if_fail (ARI_IS_ENTRY (entry));

  id = ari_entry_get_id (entry);
  if (selected)
    add (self, entry);
  else
    g_hash_table_remove (self->selected, &id);

  g_signal_emit (self, signals[CHANGED], 0);
}

void
ari_entry_selection_set_all (AriEntrySelection *self,
                             AriLibrary        *library,
                             const AriQuery    *query)
{
  g_return_if_fail (ARI_IS_ENTRY_SELECTION (self));
  g_return_if_fail (ARI_IS_LIBRARY (library));

  ari_entry_selection_set_active (self, TRUE);
  self->library = g_object_ref (library);
  self->query = ari_query_copy (query);
  self->cancellable = g_cancellable_new ();
  ask_chunk (self);
}

gboolean
ari_entry_selection_contains (AriEntrySelection *self,
                              AriEntry          *entry)
{
  gint64 id;

  g_return_val_if_fail (ARI_IS_ENTRY_SELECTION (self), FALSE);
  g_return_val_if_fail (ARI_IS_ENTRY (entry), FALSE);

  id = ari_entry_get_id (entry);

  return g_hash_table_contains (self->selected, &id);
}

guint
ari_entry_selection_get_n (AriEntrySelection *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_SELECTION (self), 0);

  return g_hash_table_size (self->selected);
}

GPtrArray *
ari_entry_selection_get_entries (AriEntrySelection *self)
{
  GPtrArray *entries;
  GHashTableIter iter;
  gpointer entry;

  g_return_val_if_fail (ARI_IS_ENTRY_SELECTION (self), NULL);

  entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_hash_table_iter_init (&iter, self->selected);
  while (g_hash_table_iter_next (&iter, NULL, &entry))
    g_ptr_array_add (entries, g_object_ref (entry));

  return entries;
}
