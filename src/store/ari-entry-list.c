/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-list.h"

#include "ari-library-private.h"

#define BATCH 64  /* entries that one batch loads */
#define RECENT 512 /* entries that stay loaded though nothing else references them */

typedef enum
{
  PROP_LOADING = 1,
  PROP_N_ITEMS,
  PROP_ERROR_MESSAGE,
} AriEntryListProperty;

static GParamSpec *props[PROP_ERROR_MESSAGE + 1];

struct _AriEntryList
{
  GObject       parent_instance;

  AriLibrary   *library;
  AriQuery     *query;     /* (nullable) */
  GArray       *ids;       /* (element-type gint64) all rows, newest first */

  GCancellable *listing;   /* (nullable) of the listing under way */
  gboolean      again;     /* the library has changed in the meantime */
  gboolean      loading;
  char         *error_message;

  GHashTable   *entries;   /* id → AriEntry, borrowed: all that are alive */
  GQueue        recent;    /* (element-type AriEntry) owned, the latest first */
  GQueue        wanted;    /* (element-type gint64) boxed ids of entries to load, the latest first */
  GCancellable *filling;   /* (nullable) of the batch under way */
  guint         fill_id;
};

static void list (AriEntryList *self);

static GType
ari_entry_list_get_item_type (GListModel *model)
{
  return ARI_TYPE_ENTRY;
}

static guint
ari_entry_list_get_n_items (GListModel *model)
{
  return ARI_ENTRY_LIST (model)->ids->len;
}

static void
entry_gone_cb (gpointer  data,
               GObject  *object)
{
  AriEntryList *self = data;
  gint64 id = ari_entry_get_id ((AriEntry *) object);

  g_hash_table_remove (self->entries, &id);
}

/* Returns the entry of a match; creates it when there is none. */
static AriEntry *
ensure_entry (AriEntryList *self,
              gint64        id)
{
  AriEntry *entry = g_hash_table_lookup (self->entries, &id);

  if (entry != NULL)
    return g_object_ref (entry);

  entry = ari_entry_new (id);
  g_object_weak_ref (G_OBJECT (entry), entry_gone_cb, self);
  g_hash_table_insert (self->entries, g_memdup2 (&id, sizeof id), entry);
  g_queue_push_head (&self->recent, g_object_ref (entry));
  if (self->recent.length > RECENT)
    g_object_unref (g_queue_pop_tail (&self->recent));

  return entry;
}

static gboolean fill_cb (gpointer data);

static void
fill_soon (AriEntryList *self)
{
  /* Runs after all requests of this moment, so that one batch loads them all. */
  if (self->fill_id == 0 && self->filling == NULL && !g_queue_is_empty (&self->wanted))
    self->fill_id = g_idle_add_full (G_PRIORITY_DEFAULT, fill_cb, self, NULL);
}

static void
want (AriEntryList *self,
      gint64        id)
{
  g_queue_push_head (&self->wanted, g_memdup2 (&id, sizeof id));
  fill_soon (self);
}

static gpointer
ari_entry_list_get_item (GListModel *model,
                         guint       position)
{
  AriEntryList *self = ARI_ENTRY_LIST (model);
  gboolean known;
  AriEntry *entry;
  gint64 id;

  if (position >= self->ids->len)
    return NULL;

  id = g_array_index (self->ids, gint64, position);
  known = g_hash_table_contains (self->entries, &id);
  entry = ensure_entry (self, id);
  if (!known)
    want (self, id);

  return entry;
}

static void
ari_entry_list_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = ari_entry_list_get_item_type;
  iface->get_n_items = ari_entry_list_get_n_items;
  iface->get_item = ari_entry_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AriEntryList, ari_entry_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, ari_entry_list_list_model_init))

/* Filling entries. */

/* Fills the entries that still exist with what was read. */
static void
take_entries (AriEntryList *self,
              GPtrArray    *read)
{
  for (guint i = 0; i < read->len; i++)
    {
      AriEntryData *data = g_steal_pointer (&read->pdata[i]);
      AriEntry *entry = data != NULL ? g_hash_table_lookup (self->entries, &data->id) : NULL;

      if (entry != NULL)
        ari_entry_fill (entry, data);
      else
        ari_entry_data_free (data);
    }
}

static void
set_error_message (AriEntryList *self,
                   const char   *message)
{
  if (g_set_str (&self->error_message, message))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ERROR_MESSAGE]);
}

static void
filled_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriEntryList) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) read = ari_library_entries_finish (ARI_LIBRARY (object), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->filling);
  if (read != NULL)
    take_entries (self, read);
  else
    set_error_message (self, error->message);

  fill_soon (self);
}

static gboolean
fill_cb (gpointer data)
{
  AriEntryList *self = data;
  g_autoptr(GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  self->fill_id = 0;
  while (ids->len < BATCH && !g_queue_is_empty (&self->wanted))
    {
      g_autofree gint64 *id = g_queue_pop_head (&self->wanted);

      /* Don't load entries that were scrolled past and dropped. */
      if (g_hash_table_contains (self->entries, id))
        g_array_append_val (ids, *id);
    }

  if (ids->len > 0)
    {
      self->filling = g_cancellable_new ();
      ari_library_entries_async (self->library, ids, self->filling, filled_cb, g_object_ref (self));
    }

  return G_SOURCE_REMOVE;
}

/* The rows. */

static void
set_loading (AriEntryList *self,
             gboolean      loading)
{
  if (self->loading == loading)
    return;

  self->loading = loading;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOADING]);
}

/* @ids: (transfer full) */
static void
set_ids (AriEntryList *self,
         GArray       *ids)
{
  g_autoptr(GArray) old = g_steal_pointer (&self->ids);
  guint shorter = MIN (old->len, ids->len);
  guint same_head = 0, same_tail = 0;

  while (same_head < shorter &&
         g_array_index (old, gint64, same_head) == g_array_index (ids, gint64, same_head))
    same_head++;
  while (same_tail < shorter - same_head &&
         g_array_index (old, gint64, old->len - 1 - same_tail) ==
         g_array_index (ids, gint64, ids->len - 1 - same_tail))
    same_tail++;

  self->ids = ids;
  if (old->len - same_head - same_tail > 0 || ids->len - same_head - same_tail > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), same_head, old->len - same_head - same_tail,
                                ids->len - same_head - same_tail);
  if (old->len != ids->len)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_ITEMS]);
}

/* Entries in use may be out of date. */
static void
want_again (AriEntryList *self,
            GHashTable   *fresh)
{
  GHashTableIter iter;
  gpointer id;

  g_queue_clear_full (&self->wanted, g_free);
  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    if (!g_hash_table_contains (fresh, id))
      want (self, *(gint64 *) id);
}

static void
take_list (AriEntryList *self,
           GArray       *ids,
           GPtrArray    *read)
{
  g_autoptr(GHashTable) fresh = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr(GPtrArray) held = g_ptr_array_new_with_free_func (g_object_unref);

  g_queue_clear_full (&self->recent, g_object_unref);
  for (guint i = 0; i < read->len; i++)
    {
      AriEntryData *data = g_ptr_array_index (read, i);

      if (data == NULL)
        continue;
      g_ptr_array_add (held, ensure_entry (self, data->id));
      g_hash_table_add (fresh, g_memdup2 (&data->id, sizeof data->id));
    }
  want_again (self, fresh);
  take_entries (self, read);
  set_ids (self, ids);
}

static void
listed_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriEntryList) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) read = NULL;
  GArray *ids = ari_library_list_finish (ARI_LIBRARY (object), result, &read, &error);

  /* Another query is under way, or the result is no longer wanted. */
  if (g_task_get_cancellable (G_TASK (result)) != self->listing)
    {
      g_clear_pointer (&ids, g_array_unref);
      return;
    }

  g_clear_object (&self->listing);
  if (ids != NULL)
    take_list (self, ids, read);
  set_error_message (self, error != NULL ? error->message : NULL);
  set_loading (self, FALSE);

  if (self->again)
    list (self);
}

static void
list (AriEntryList *self)
{
  self->again = FALSE;
  self->listing = g_cancellable_new ();
  ari_library_list_async (self->library, self->query, BATCH, self->listing, listed_cb, g_object_ref (self));
}

static void
library_changed_cb (AriEntryList *self)
{
  if (self->query == NULL)
    return;

  if (self->listing != NULL)
    self->again = TRUE;
  else
    list (self);
}

static void
stop (AriEntryList *self)
{
  g_cancellable_cancel (self->listing);
  g_clear_object (&self->listing);
}

static void
ari_entry_list_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AriEntryList *self = ARI_ENTRY_LIST (object);

  switch ((AriEntryListProperty) prop_id)
    {
    case PROP_LOADING:
      g_value_set_boolean (value, self->loading);
      break;

    case PROP_N_ITEMS:
      g_value_set_uint (value, self->ids->len);
      break;

    case PROP_ERROR_MESSAGE:
      g_value_set_string (value, self->error_message);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_entry_list_dispose (GObject *object)
{
  AriEntryList *self = ARI_ENTRY_LIST (object);
  GHashTableIter iter;
  gpointer entry;

  stop (self);
  g_cancellable_cancel (self->filling);
  g_clear_object (&self->filling);
  g_clear_handle_id (&self->fill_id, g_source_remove);

  g_queue_clear_full (&self->wanted, g_free);
  g_queue_clear_full (&self->recent, g_object_unref);
  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, NULL, &entry))
    {
      g_object_weak_unref (entry, entry_gone_cb, self);
      g_hash_table_iter_remove (&iter);
    }
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ari_entry_list_parent_class)->dispose (object);
}

static void
ari_entry_list_finalize (GObject *object)
{
  AriEntryList *self = ARI_ENTRY_LIST (object);

  g_clear_pointer (&self->entries, g_hash_table_unref);
  g_clear_pointer (&self->ids, g_array_unref);
  g_clear_pointer (&self->query, ari_query_free);
  g_clear_pointer (&self->error_message, g_free);

  G_OBJECT_CLASS (ari_entry_list_parent_class)->finalize (object);
}

static void
ari_entry_list_class_init (AriEntryListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ari_entry_list_get_property;
  object_class->dispose = ari_entry_list_dispose;
  object_class->finalize = ari_entry_list_finalize;

  props[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, FALSE, flags);
  props[PROP_N_ITEMS] = g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_ERROR_MESSAGE] = g_param_spec_string ("error-message", NULL, NULL, NULL, flags);

  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
ari_entry_list_init (AriEntryList *self)
{
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->entries = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_queue_init (&self->recent);
  g_queue_init (&self->wanted);
}

AriEntryList *
ari_entry_list_new (AriLibrary *library)
{
  AriEntryList *self;

  g_return_val_if_fail (ARI_IS_LIBRARY (library), NULL);

  self = g_object_new (ARI_TYPE_ENTRY_LIST, NULL);
  self->library = g_object_ref (library);
  g_signal_connect_object (library, "changed", G_CALLBACK (library_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
ari_entry_list_set_query (AriEntryList   *self,
                          const AriQuery *query)
{
  g_return_if_fail (ARI_IS_ENTRY_LIST (self));
  g_return_if_fail (query != NULL);

  g_clear_pointer (&self->query, ari_query_free);
  self->query = ari_query_copy (query);
  stop (self);
  set_loading (self, TRUE);
  list (self);
}

gboolean
ari_entry_list_is_loading (AriEntryList *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_LIST (self), FALSE);

  return self->loading;
}

const char *
ari_entry_list_get_error_message (AriEntryList *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_LIST (self), NULL);

  return self->error_message;
}
