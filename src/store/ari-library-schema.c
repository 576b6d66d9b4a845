/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-identity.h"
#include "ari-library-private.h"

#include <glib/gi18n-lib.h>

/* Whether all tables and indexes exist. An empty database, made by the same steps, knows which must exist and
 * how to create them. Indexes and the index of words only repeat what the tables say, so they can be
 * recreated. */

static gboolean
take_all_steps (AriLibrary   *self,
                AriDatabase  *reference,
                GError      **error)
{
  for (guint version = 1;; version++)
    {
      g_autoptr(GBytes) step = ari_identity_step (self->options.schema_folder, version, NULL);
      g_autofree char *script = NULL;

      if (step == NULL)
        return TRUE;

      script = g_strndup (g_bytes_get_data (step, NULL), g_bytes_get_size (step));
      if (!ari_database_exec (reference, script, error))
        return FALSE;
    }
}

AriDatabase *
ari_library_copy_tables (AriDatabase  *database,
                         GError      **error)
{
  g_autoptr(AriDatabase) copy = ari_database_open (database->path, ARI_DATABASE_TEMPORARY, 0, error);
  g_autoptr(AriStatement) rows = NULL;
  int rc;

  /* What SQLite creates for itself has no SQL text, and the tables of the index of words come with it. */
  rows = copy == NULL ? NULL : ari_database_use (database,
    "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' "
    "AND name NOT LIKE 'words\\_%' ESCAPE '\\' ORDER BY rowid", error);
  if (rows == NULL)
    return NULL;

  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      sqlite3_stmt *make = NULL;
      int made = sqlite3_prepare_v2 (copy->db, ari_statement_text (rows, 0), -1, &make, NULL);

      /* Like SQLite itself, run only the first statement of a text: the file may come from a stranger. */
      made = made == SQLITE_OK ? sqlite3_step (make) : made;
      sqlite3_finalize (make);
      if (made != SQLITE_DONE)
        {
          ari_database_fail (database, SQLITE_CORRUPT, error);
          return NULL;
        }
    }

  return rc == SQLITE_DONE ? g_steal_pointer (&copy) : NULL;
}

static gboolean
has_object (AriDatabase  *database,
            const char   *name,
            gboolean     *has,
            GError      **error)
{
  g_autoptr(AriStatement) find = ari_database_use (database, "SELECT 1 FROM sqlite_schema WHERE name = ?1", error);
  int rc;

  if (find == NULL)
    return FALSE;

  ari_statement_bind_text (find, 1, name);
  rc = ari_database_step (database, find, error);
  *has = rc == SQLITE_ROW;

  return rc == SQLITE_ROW || rc == SQLITE_DONE;
}

static gboolean
fail_missing_table (AriDatabase  *database,
                    const char   *name,
                    GError      **error)
{
  g_autofree char *shown = g_filename_display_name (database->path);

  g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED,
               /* Translators: the name of a file, then that of a table in it, which isn't a word of
                * any language. */
               _("The library “%s” is damaged: its table “%s” is missing."), shown, name);

  return FALSE;
}

/* A table or an index that a library must have. */
typedef struct
{
  char *type;
  char *name;
  char *sql;  /* (nullable) */
} Object;

static void
object_free (gpointer data)
{
  Object *object = data;

  g_free (object->type);
  g_free (object->name);
  g_free (object->sql);
  g_free (object);
}

static GPtrArray *
make_objects (AriLibrary   *self,
              AriDatabase  *database,
              GError      **error)
{
  g_autoptr(AriDatabase) reference = ari_database_open (database->path, ARI_DATABASE_TEMPORARY, 0, error);
  g_autoptr(GPtrArray) objects = g_ptr_array_new_with_free_func (object_free);
  g_autoptr(AriStatement) rows = NULL;
  int rc;

  if (reference == NULL || !take_all_steps (self, reference, error))
    return NULL;

  /* What SQLite creates for itself has names of its own, and no SQL text. */
  rows = ari_database_use (reference,
    "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid", error);
  if (rows == NULL)
    return NULL;

  while ((rc = ari_database_step (reference, rows, error)) == SQLITE_ROW)
    {
      Object *object = g_new (Object, 1);

      *object = (Object) { ari_statement_dup_word (rows, 0), ari_statement_dup_word (rows, 1),
                           ari_statement_dup_text (rows, 2) };
      g_ptr_array_add (objects, object);
    }

  return rc == SQLITE_DONE ? g_steal_pointer (&objects) : NULL;
}

/* (transfer full) (element-type Object): what the steps create. Taking them costs more than the rest of an
 * opening, so it is done once while the program runs. */
static GPtrArray *
get_objects (AriLibrary   *self,
             AriDatabase  *database,
             GError      **error)
{
  static GMutex lock;
  static GHashTable *known; /* (element-type utf8 GPtrArray) by the folder of the steps */
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new (&lock);
  GPtrArray *objects = known != NULL ? g_hash_table_lookup (known, self->options.schema_folder) : NULL;

  if (objects == NULL)
    {
      objects = make_objects (self, database, error);
      if (objects == NULL)
        return NULL;

      if (known == NULL)
        known = g_hash_table_new (g_str_hash, g_str_equal);
      g_hash_table_insert (known, g_strdup (self->options.schema_folder), objects);
    }

  return g_ptr_array_ref (objects);
}

gboolean
ari_library_find_missing (AriLibrary   *self,
                          AriDatabase  *database,
                          GString      *script,
                          gboolean     *words,
                          GError      **error)
{
  g_autoptr(GPtrArray) objects = get_objects (self, database, error);
  const char *words_sql = NULL;

  *words = FALSE;
  if (objects == NULL)
    return FALSE;

  for (guint i = 0; i < objects->len; i++)
    {
      const Object *object = objects->pdata[i];
      gboolean has;

      if (!has_object (database, object->name, &has, error))
        return FALSE;
      if (g_str_equal (object->name, "words"))
        words_sql = object->sql;
      if (has)
        continue;

      /* Its content is in tables whose names begin with its own. */
      if (g_str_equal (object->name, "words") || g_str_has_prefix (object->name, "words_"))
        *words = TRUE;
      else if (g_str_equal (object->type, "index"))
        g_string_append_printf (script, "%s;", object->sql);
      else
        return fail_missing_table (database, object->name, error);
    }
  if (*words)
    g_string_append_printf (script, "DROP TABLE IF EXISTS words; %s;", words_sql);

  return TRUE;
}

gboolean
ari_library_index_words (AriDatabase  *database,
                         GError      **error)
{
  g_autoptr(AriStatement) rows = ari_database_use (database, "SELECT id FROM match", error);
  int rc;

  if (rows == NULL)
    return FALSE;

  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    if (!ari_matches_index_words (database, sqlite3_column_int64 (rows, 0), error))
      return FALSE;

  return rc == SQLITE_DONE;
}

gboolean
ari_library_mend_schema (AriLibrary   *self,
                         AriDatabase  *database,
                         GError      **error)
{
  g_autoptr(GString) script = g_string_new (NULL);
  g_autofree char *name = g_filename_display_name (database->path);
  gboolean words, ok;

  if (!ari_library_find_missing (self, database, script, &words, error))
    return FALSE;
  if (script->len == 0)
    return TRUE;

  g_message (_("An index of the library “%s” is missing and will be recreated."), name);
  if (!ari_database_begin (database, error))
    return FALSE;

  ok = ari_database_exec (database, script->str, error) &&
       (!words || ari_library_index_words (database, error));
  if (!ari_database_end (database, ok, error))
    return FALSE;

  g_atomic_int_set (&self->mended, TRUE);
  return TRUE;
}

gboolean
ari_library_get_mended (AriLibrary *self)
{
  g_return_val_if_fail (ARI_IS_LIBRARY (self), FALSE);

  return g_atomic_int_get (&self->mended);
}
