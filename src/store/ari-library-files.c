/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* So many copies are kept beside the file. */
#define BACKUPS_KEPT 3
#define BACKUP_SUFFIX ".backup"

/**
 * ari_library_default_path:
 *
 * Returns: (transfer full): the library of this person; its folder is made when it is opened
 */
char *
ari_library_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "ariadne", "library.db", NULL);
}

static char *
time_stamp (void)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y%m%dT%H%M%SZ");
}

char *
ari_library_backup_name (const char *path)
{
  g_autofree char *stamp = time_stamp ();

  return g_strconcat (path, ".", stamp, BACKUP_SUFFIX, NULL);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Oldest first: their names hold the time, so the order of the names is the order in time. */
static GPtrArray *
list_backups (const char *path)
{
  g_autoptr(GPtrArray) backups = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *prefix = g_strconcat (base, ".", NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, BACKUP_SUFFIX))
      g_ptr_array_add (backups, g_build_filename (folder, name, NULL));

  g_ptr_array_sort (backups, compare_names);

  return g_steal_pointer (&backups);
}

static gboolean
fail_file (const char  *format,
           const char  *path,
           int          reason,
           GError     **error)
{
  g_autofree char *name = g_filename_display_name (path);
  AriLibraryError code = ARI_LIBRARY_ERROR_FAILED;

  if (reason == ENOSPC || reason == EDQUOT || reason == EFBIG)
    code = ARI_LIBRARY_ERROR_FULL;
  else if (reason == EACCES || reason == EPERM || reason == EROFS)
    code = ARI_LIBRARY_ERROR_ACCESS;

  /* The format is one of the translated sentences below, each with the same two places. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, ARI_LIBRARY_ERROR, code, format, name, g_strerror (reason));
#pragma GCC diagnostic pop

  return FALSE;
}

/* Makes an empty file for SQLite to write into: what is wrong with the place is better known here. */
static gboolean
make_empty (const char *path)
{
  int file;

  g_unlink (path);
  file = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);

  return file >= 0 && g_close (file, NULL);
}

/* Whether both names lead to one file, by whatever links. */
static gboolean
is_same_file (const char *one,
              const char *other)
{
  GStatBuf a, b;

  return g_stat (one, &a) == 0 && g_stat (other, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

gboolean
ari_library_copy (AriDatabase  *database,
                  const char   *path,
                  GError      **error)
{
  g_autofree char *part = g_strconcat (path, ".part", NULL);
  g_autoptr(AriStatement) copy = NULL;

  /* The file in use must not be replaced: what its log still holds would be lost. */
  if (is_same_file (database->path, path))
    return fail_file (_("The backup “%s” could not be written (%s). Choose another place for it."), path,
                      EEXIST, error);

  if (!make_empty (part))
    return fail_file (_("The backup “%s” could not be written (%s). Choose another place for it."), path,
                      errno, error);

  copy = ari_database_use (database, "VACUUM INTO ?1", error);
  if (copy == NULL)
    {
      g_unlink (part);
      return FALSE;
    }

  ari_statement_bind_text (copy, 1, part);
  if (!ari_database_run (database, copy, error))
    {
      g_unlink (part);
      return FALSE;
    }

  if (g_rename (part, path) != 0)
    {
      int reason = errno;

      g_unlink (part);
      return fail_file (_("The backup “%s” could not be written (%s). Choose another place for it."), path,
                        reason, error);
    }

  return TRUE;
}

gboolean
ari_library_copy_beside (AriDatabase  *database,
                         GError      **error)
{
  g_autofree char *name = ari_library_backup_name (database->path);
  g_autoptr(GPtrArray) backups = NULL;

  if (!ari_library_copy (database, name, error))
    return FALSE;

  backups = list_backups (database->path);
  for (guint i = 0; i + BACKUPS_KEPT < backups->len; i++)
    g_unlink (g_ptr_array_index (backups, i));

  return TRUE;
}

char *
ari_library_last_backup (const char *path)
{
  g_autoptr(GPtrArray) backups = list_backups (path);

  return backups->len > 0 ? g_strdup (g_ptr_array_index (backups, backups->len - 1)) : NULL;
}

/* A database moves together with its log, or what was committed last is lost. */
static gboolean
move (const char  *from,
      const char  *to,
      const char  *suffix,
      GError     **error)
{
  g_autofree char *old = g_strconcat (from, suffix, NULL);
  g_autofree char *new = g_strconcat (to, suffix, NULL);

  if (g_rename (old, new) == 0 || errno == ENOENT)
    return TRUE;

  return fail_file (_("The file “%s” could not be set aside (%s). Check the permissions of its folder."), old,
                    errno, error);
}

/**
 * ari_library_set_aside:
 *
 * Gives the file another name, so that the next opening starts a new library.
 */
gboolean
ari_library_set_aside (const char  *path,
                       GError     **error)
{
  g_autofree char *stamp = time_stamp ();
  g_autofree char *aside = g_strconcat (path, ".", stamp, ".aside", NULL);

  for (guint i = 1; g_file_test (aside, G_FILE_TEST_EXISTS); i++)
    {
      g_free (aside);
      aside = g_strdup_printf ("%s.%s-%u.aside", path, stamp, i);
    }

  return move (path, aside, "-wal", error) && move (path, aside, "-shm", error) &&
         move (path, aside, "", error);
}

/* Whether a copy can be trusted to replace the library. */
static gboolean
is_sound (const char *path)
{
  g_autoptr(AriDatabase) database = ari_database_open (path, ARI_DATABASE_LOOK, 0, NULL);
  g_autoptr(AriStatement) check = NULL;

  if (database == NULL)
    return FALSE;

  check = ari_database_use (database, "PRAGMA quick_check (1)", NULL);

  return check != NULL && ari_database_step (database, check, NULL) == SQLITE_ROW &&
         g_strcmp0 (ari_statement_text (check, 0), "ok") == 0;
}

/* Writes what the backup @from holds to @to. */
static gboolean
copy_backup (const char  *from,
             const char  *to,
             GError     **error)
{
  g_autoptr(AriDatabase) database = ari_database_open (from, ARI_DATABASE_LOOK, 0, error);

  return database != NULL && ari_library_copy (database, to, error);
}

/**
 * ari_library_restore:
 *
 * The copy is made first, and takes its place when it is complete: a disk that is full, say, leaves everything as
 * it was. The backup stays, too.
 *
 * Returns: FALSE with ARI_LIBRARY_ERROR
 */
gboolean
ari_library_restore (const char  *path,
                     GError     **error)
{
  g_autoptr(GPtrArray) backups = list_backups (path);
  g_autofree char *fresh = NULL;
  const char *newest = NULL;

  for (guint i = backups->len; i > 0 && newest == NULL; i--)
    if (is_sound (g_ptr_array_index (backups, i - 1)))
      newest = g_ptr_array_index (backups, i - 1);

  if (newest == NULL)
    {
      g_autofree char *name = g_filename_display_name (path);

      g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING,
                   _("There is no usable backup of the library “%s”. Start a new library instead."), name);
      return FALSE;
    }

  fresh = g_strconcat (path, ".restored", NULL);
  if (!copy_backup (newest, fresh, error))
    return FALSE;
  if (!ari_library_set_aside (path, error))
    {
      g_unlink (fresh);
      return FALSE;
    }

  return g_rename (fresh, path) == 0 ||
         fail_file (_("The library “%s” could not be restored (%s). Check the permissions of its folder."), path,
                    errno, error);
}
