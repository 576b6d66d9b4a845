/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "disk-store.h"

#include <string.h>

#define SECTOR 512

/* A change of a file that is not yet synced. */
typedef struct
{
  gint64  offset; /* of a write; the new length when it truncates */
  GBytes *data;   /* (nullable) NULL: it truncates */
} Change;

struct _Node
{
  GByteArray *synced;
  GPtrArray  *changes; /* (element-type Change) since then */
};

/* A change of the folder that is not yet synced: one name goes, another one leads to a file. */
typedef struct
{
  char *gone; /* (nullable) */
  char *name; /* (nullable) */
  Node *node; /* (nullable) of @name */
} Entry;

static void
change_free (gpointer data)
{
  Change *change = data;

  g_clear_pointer (&change->data, g_bytes_unref);
  g_free (change);
}

static void
node_free (gpointer data)
{
  Node *node = data;

  g_byte_array_unref (node->synced);
  g_ptr_array_unref (node->changes);
  g_free (node);
}

static Node *
node_new (Store *self)
{
  Node *node = g_new0 (Node, 1);

  node->synced = g_byte_array_new ();
  node->changes = g_ptr_array_new_with_free_func (change_free);
  g_ptr_array_add (self->nodes, node);

  return node;
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_free (entry->gone);
  g_free (entry->name);
  g_free (entry);
}

static void
set_length (GByteArray *bytes,
            gsize       length)
{
  guint before = bytes->len;

  g_byte_array_set_size (bytes, (guint) length);
  if (length > before)
    memset (bytes->data + before, 0, length - before);
}

static void
apply_write (GByteArray *bytes,
             gint64      offset,
             const void *data,
             gsize       length)
{
  if (bytes->len < (gsize) offset + length)
    set_length (bytes, (gsize) offset + length);
  memcpy (bytes->data + offset, data, length);
}

/* @random: (nullable): which sectors are lost; NULL: none */
static void
apply (GByteArray      *bytes,
       const GPtrArray *changes,
       AriRandom       *random)
{
  for (guint i = 0; i < changes->len; i++)
    {
      const Change *change = changes->pdata[i];
      gsize length, n;
      const guint8 *data = change->data != NULL ? g_bytes_get_data (change->data, &length) : NULL;

      if (data == NULL && (random == NULL || ari_random_below (random, 2) == 0))
        set_length (bytes, (gsize) change->offset);
      for (gsize done = 0; data != NULL && done < length; done += n)
        {
          n = MIN (length - done, SECTOR - ((gsize) change->offset + done) % SECTOR);
          if (random == NULL || ari_random_below (random, 2) == 0)
            apply_write (bytes, change->offset + (gint64) done, data + done, n);
        }
    }
}

static void
sync_content (Node *node)
{
  apply (node->synced, node->changes, NULL);
  g_ptr_array_set_size (node->changes, 0);
}

static void
apply_entry (GHashTable  *table,
             const Entry *entry)
{
  if (entry->gone != NULL)
    g_hash_table_remove (table, entry->gone);
  if (entry->name != NULL)
    g_hash_table_insert (table, g_strdup (entry->name), entry->node);
}

static void
sync_entries (Store *self,
              guint  n)
{
  for (guint i = 0; i < n; i++)
    apply_entry (self->safe, self->entries->pdata[i]);
  if (n > 0)
    g_ptr_array_remove_range (self->entries, 0, n);
}

/* With a file, file systems also write where it was found last. */
void
store_sync (Store *self,
            Node  *node)
{
  guint n = 0;

  if (node == NULL)
    {
      sync_entries (self, self->entries->len);
      return;
    }

  sync_content (node);
  for (guint i = 0; i < self->entries->len; i++)
    if (((const Entry *) self->entries->pdata[i])->node == node)
      n = i + 1;
  sync_entries (self, n);
}

void
store_sync_all (Store *self)
{
  sync_entries (self, self->entries->len);
  for (guint i = 0; i < self->nodes->len; i++)
    sync_content (self->nodes->pdata[i]);
}

void
store_rename (Store      *self,
              const char *gone,
              const char *name,
              Node       *node)
{
  Entry *entry = g_new0 (Entry, 1);

  *entry = (Entry) { g_strdup (gone), g_strdup (name), node };
  g_ptr_array_add (self->entries, entry);
  apply_entry (self->names, entry);
}

Node *
store_create (Store      *self,
              const char *name)
{
  Node *node = node_new (self);

  store_rename (self, NULL, name, node);

  return node;
}

void
store_write (Node       *node,
             gint64      offset,
             const void *data,
             gsize       length)
{
  Change *change = g_new0 (Change, 1);

  *change = (Change) { offset, g_bytes_new (data, length) };
  g_ptr_array_add (node->changes, change);
}

void
store_truncate (Node   *node,
                gint64  length)
{
  Change *change = g_new0 (Change, 1);

  *change = (Change) { length, NULL };
  g_ptr_array_add (node->changes, change);
}

Store *
store_new (const char *folder)
{
  Store *self = g_new0 (Store, 1);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  self->nodes = g_ptr_array_new_with_free_func (node_free);
  self->entries = g_ptr_array_new_with_free_func (entry_free);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->safe = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);
      g_autofree char *content = NULL;
      Node *node = node_new (self);
      gsize length;

      g_assert_true (g_file_get_contents (file, &content, &length, NULL));
      g_byte_array_append (node->synced, (const guint8 *) content, (guint) length);
      g_hash_table_insert (self->names, g_strdup (name), node);
      g_hash_table_insert (self->safe, g_strdup (name), node);
    }

  return self;
}

void
store_free (Store *self)
{
  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->nodes);
  g_hash_table_unref (self->names);
  g_hash_table_unref (self->safe);
  g_free (self);
}

/* What survives of a file. */
static GByteArray *
survivor (const Node *node,
          DiskKeep    keep,
          AriRandom  *random)
{
  GByteArray *content = g_byte_array_sized_new (node->synced->len);

  g_byte_array_append (content, node->synced->data, node->synced->len);
  if (keep != DISK_KEEP_NONE)
    apply (content, node->changes, keep == DISK_KEEP_SOME ? random : NULL);

  return content;
}

/* (element-type utf8 Node) */
static GHashTable *
surviving_names (Store     *self,
                 DiskKeep   keep,
                 AriRandom *random)
{
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = keep == DISK_KEEP_ALL ? self->entries->len
            : keep == DISK_KEEP_SOME ? ari_random_below (random, self->entries->len + 1) : 0;
  GHashTableIter iter;
  gpointer name, node;

  g_hash_table_iter_init (&iter, self->safe);
  while (g_hash_table_iter_next (&iter, &name, &node))
    g_hash_table_insert (table, g_strdup (name), node);
  for (guint i = 0; i < n; i++)
    apply_entry (table, self->entries->pdata[i]);

  return table;
}

void
store_survive (Store      *self,
               const char *folder,
               DiskKeep    keep,
               AriRandom  *random)
{
  g_autoptr(GHashTable) table = surviving_names (self, keep, random);
  GHashTableIter iter;
  gpointer name, node;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &name, &node))
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);
      g_autoptr(GByteArray) content = survivor (node, keep, random);

      /* What programs share in memory ends with them. */
      if (!g_str_has_suffix (name, "-shm"))
        g_assert_true (g_file_set_contents_full (file, (const char *) content->data, content->len,
                                                 G_FILE_SET_CONTENTS_NONE, 0600, NULL));
    }
}
