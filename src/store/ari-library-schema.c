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
      g_autoptr(GBytes) step = ari_identity_step (self->schema_folder, version, NULL);
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

  database->damaged = TRUE;
  g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED,
               /* Translators: the name of a file, then that of a table in it, which isn't a word of
                * any language. */
               _("The library “%s” is damaged: its table “%s” is missing."), shown, name);

  return FALSE;
}

gboolean
ari_library_find_missing (AriLibrary   *self,
                          AriDatabase  *database,
                          GString      *script,
                          gboolean     *words,
                          GError      **error)
{
  g_autoptr(AriDatabase) reference = ari_database_open (database->path, ARI_DATABASE_TEMPORARY, 0, error);
  g_autoptr(AriStatement) rows = NULL;
  g_autofree char *words_sql = NULL;
  int rc;

  *words = FALSE;
  if (reference == NULL || !take_all_steps (self, reference, error))
    return FALSE;

  /* What SQLite creates for itself has names of its own, and no SQL text. */
  rows = ari_database_use (reference,
    "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid", error);
  if (rows == NULL)
    return FALSE;

  while ((rc = ari_database_step (reference, rows, error)) == SQLITE_ROW)
    {
      const char *type = ari_statement_text (rows, 0), *name = ari_statement_text (rows, 1);
      const char *sql = ari_statement_text (rows, 2);
      gboolean has;

      if (!has_object (database, name, &has, error))
        return FALSE;
      if (g_str_equal (name, "words"))
        words_sql = g_strdup (sql);
      if (has)
        continue;

      /* Its content is in tables whose names begin with its own. */
      if (g_str_equal (name, "words") || g_str_has_prefix (name, "words_"))
        *words = TRUE;
      else if (g_str_equal (type, "index"))
        g_string_append_printf (script, "%s;", sql);
      else
        return fail_missing_table (database, name, error);
    }
  if (*words)
    g_string_append_printf (script, "DROP TABLE IF EXISTS words; %s;", words_sql);

  return rc == SQLITE_DONE;
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
