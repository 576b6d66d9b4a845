/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-database.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "ari-library.h"

/* Copies of a file that can't be written. SQLite keeps them in a nameless file of its own, so nothing remains
 * when the program ends, however it ends. */

/* The database, and the files beside it that may hold a part of its content. */
static const char *const parts[] = { "", "-wal", "-journal" };

AriDatabase *
ari_database_copy (AriDatabase  *source,
                   GError      **error)
{
  g_autoptr(AriDatabase) self = ari_database_open (source->path, ARI_DATABASE_TEMPORARY, 0, error);
  sqlite3_backup *backup;
  int rc;

  if (self == NULL)
    return NULL;

  self->read_only = TRUE;
  backup = sqlite3_backup_init (self->db, "main", source->db, "main");
  if (backup == NULL)
    {
      ari_database_fail (self, sqlite3_errcode (self->db), error);
      return NULL;
    }

  rc = sqlite3_backup_step (backup, -1);
  sqlite3_backup_finish (backup);
  if (rc != SQLITE_DONE)
    {
      ari_database_fail (self, rc, error);
      return NULL;
    }

  return g_steal_pointer (&self);
}

/* The sizes and times of all parts: a program that writes during the copy changes some of them. */
static char *
describe_parts (const char *path)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *name = g_strconcat (path, parts[i], NULL);
      GStatBuf info;

      if (g_stat (name, &info) == 0)
        g_string_append_printf (text, "%" G_GINT64_FORMAT " %" G_GINT64_FORMAT ".%09ld;", (gint64) info.st_size,
                                (gint64) info.st_mtim.tv_sec, (long) info.st_mtim.tv_nsec);
      else
        g_string_append_c (text, ';');
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static gboolean
copy_parts (const char  *from,
            const char  *to,
            GError     **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *old = g_strconcat (from, parts[i], NULL);
      g_autofree char *new = g_strconcat (to, parts[i], NULL);
      g_autoptr(GFile) source = g_file_new_for_path (old);
      g_autoptr(GFile) target = g_file_new_for_path (new);

      if (g_file_test (old, G_FILE_TEST_EXISTS)
          && !g_file_copy (source, target, G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, error))
        return FALSE;
    }

  return TRUE;
}

static void
remove_folder (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* SQLite merges the log into the database when it can write both. @shown: the file that was copied */
static AriDatabase *
recover (const char  *path,
         const char  *shown,
         GError     **error)
{
  g_autoptr(AriDatabase) database = ari_database_open (path, ARI_DATABASE_WRITE, 0, error);
  gint64 n_tables;

  if (database == NULL)
    return NULL;

  g_set_str (&database->path, shown);

  return ari_database_get_int (database, "SELECT count(*) FROM sqlite_schema", &n_tables, error)
         ? ari_database_copy (database, error) : NULL;
}

static AriDatabase *
copy_into (const char  *folder,
           const char  *path,
           GError     **error)
{
  g_autofree char *real = realpath (path, NULL);
  g_autofree char *copy = g_build_filename (folder, "library.db", NULL);
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr(GError) reason = NULL;

  /* Logs are beside the file itself, not beside a link to it. */
  before = describe_parts (real != NULL ? real : path);
  if (!copy_parts (real != NULL ? real : path, copy, &reason))
    {
      /* Translators: the second %s is the reason, a text of the system. */
      g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS,
                   _("The library “%s” was not closed properly, and what was stored last can’t be read here "
                     "(%s). Copy all files whose names begin the same way into a folder of your own, and "
                     "open the library there."),
                   name, reason->message);
      return NULL;
    }

  after = describe_parts (real != NULL ? real : path);
  if (!g_str_equal (before, after))
    {
      g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_BUSY,
                   _("Another program is using the library “%s”. Try again in a moment."), name);
      return NULL;
    }

  return recover (copy, path, error);
}

AriDatabase *
ari_database_copy_unclean (const char  *path,
                           GError     **error)
{
  g_autofree char *folder = g_dir_make_tmp ("ariadne-XXXXXX", error);
  AriDatabase *database;

  if (folder == NULL)
    return NULL;

  database = copy_into (folder, path, error);
  remove_folder (folder);

  return database;
}
