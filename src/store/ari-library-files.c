/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "ari-replacing.h"
#include "ari-save.h"

/**
 * ari_library_default_path:
 *
 * Returns: (transfer full): the user's library; opening it creates its folder
 */
char *
ari_library_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "ariadne", "library.db", NULL);
}

char *
ari_library_time_stamp (void)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y%m%dT%H%M%SZ");
}

void
ari_library_fail_file (const AriFileWords  *words,
                       const char          *path,
                       int                  reason,
                       GError             **error)
{
  g_autofree char *name = g_filename_display_name (path);

  /* The formats are translated sentences, with the conversions that the type describes. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (words->full != NULL && ari_save_is_full (reason))
    g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FULL, _(words->full), name);
  else
    g_set_error (error, ARI_LIBRARY_ERROR,
                 reason == EACCES || reason == EPERM || reason == EROFS ? ARI_LIBRARY_ERROR_ACCESS
                                                                        : ARI_LIBRARY_ERROR_FAILED,
                 _(words->failed), name, g_strerror (reason));
#pragma GCC diagnostic pop
}

/* Whether the file being read is at fault, not the one being written. */
static gboolean
is_fault_of_source (int rc)
{
  switch (rc & 0xff)
    {
    case SQLITE_FULL:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_READONLY:
      return FALSE;
    case SQLITE_IOERR:
      return rc == SQLITE_IOERR_READ || rc == SQLITE_IOERR_SHORT_READ || rc == SQLITE_IOERR_CORRUPTFS;
    default:
      return TRUE;
    }
}

gboolean
ari_library_write_copy (AriDatabase         *database,
                        AriPartFile         *part,
                        const AriFileWords  *words,
                        const char          *target,
                        GError             **error)
{
  g_autoptr(AriStatement) copy = ari_database_use (database, "VACUUM INTO ?1", error);
  int rc, reason;

  if (copy == NULL)
    return FALSE;

  ari_statement_bind_text (copy, 1, ari_part_file_get_path (part));
  rc = sqlite3_step (copy);
  if (rc == SQLITE_DONE)
    return TRUE;
  if (is_fault_of_source (rc))
    return ari_database_fail (database, rc, error);

  reason = ari_database_reason (database, rc, target);
  ari_library_fail_file (words, target, reason != 0 ? reason : EIO, error);

  return FALSE;
}

gboolean
ari_library_copy (AriDatabase  *database,
                  const char   *path,
                  GError      **error)
{
  static const AriFileWords words = {
    N_("There is no space left for the backup “%s”. Free some space or choose another place, then try again."),
    N_("The backup “%s” could not be written (%s). Choose another place for it."),
  };
  g_autofree char *target = ari_place_follow (path);
  g_autofree char *folder = g_path_get_dirname (target);
  g_autoptr(AriPartFile) part = NULL;

  ari_part_file_clean (folder);
  /* A copy of what is private is private. */
  part = ari_part_file_new (target, database->path);
  if (part != NULL && !ari_library_write_copy (database, part, &words, path, error))
    return FALSE;
  if (part != NULL && ari_part_file_put (part, target))
    return TRUE;

  ari_library_fail_file (&words, path, errno, error);

  return FALSE;
}

/* A database moves together with its log, or the last commits are lost. */
static gboolean
move (const char  *from,
      const char  *to,
      const char  *suffix,
      GError     **error)
{
  static const AriFileWords words = {
    N_("There is no space left for “%s”. Free some space, then try again."),
    N_("The file “%s” could not be set aside (%s). Check the permissions of its folder."),
  };
  g_autofree char *old = g_strconcat (from, suffix, NULL);
  g_autofree char *new = g_strconcat (to, suffix, NULL);

  if (g_rename (old, new) == 0 || errno == ENOENT)
    return TRUE;

  ari_library_fail_file (&words, old, errno, error);

  return FALSE;
}

/* Either all files of the library are renamed, or none is. */
static gboolean
move_library (const char  *from,
              const char  *to,
              GError     **error)
{
  if (move (from, to, "-wal", error) && move (from, to, "-shm", error) && move (from, to, "", error))
    return TRUE;

  /* The log must not be anywhere but beside its database. */
  move (to, from, "-wal", NULL);
  move (to, from, "-shm", NULL);

  return FALSE;
}

/* Removes these names of the files of a library. */
static void
forget_library (const char *path)
{
  static const char *const suffixes[] = { "", "-wal", "-shm" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (path, suffixes[i], NULL);

      g_unlink (name);
    }
}

static gboolean
link_file (const char *from,
           const char *to,
           const char *suffix)
{
  g_autofree char *old = g_strconcat (from, suffix, NULL);
  g_autofree char *new = g_strconcat (to, suffix, NULL);

  return link (old, new) == 0 || errno == ENOENT;
}

/* Gives the files of a library a second name, so that there is no moment without the library. FALSE where the
 * file system can't do that: they have to be renamed. */
static gboolean
link_library (const char *from,
              const char *to)
{
  if (link_file (from, to, "-wal") && link_file (from, to, ""))
    return TRUE;

  forget_library (to);

  return FALSE;
}

/* A free name beside @path. */
static char *
name_aside (const char *path)
{
  g_autofree char *stamp = ari_library_time_stamp ();
  char *aside = g_strconcat (path, ".", stamp, ".aside", NULL);

  for (guint i = 1; g_file_test (aside, G_FILE_TEST_EXISTS); i++)
    {
      g_free (aside);
      aside = g_strdup_printf ("%s.%s-%u.aside", path, stamp, i);
    }

  return aside;
}

/**
 * ari_library_set_aside:
 *
 * Renames the file, so that the next opening starts a new library. The database goes before its log: a log
 * without a database is worthless, but a database without its log has lost what was stored last.
 */
gboolean
ari_library_set_aside (const char  *path,
                       GError     **error)
{
  g_autofree char *aside = name_aside (path);

  if (!link_library (path, aside))
    return move_library (path, aside, error);

  forget_library (path);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;

  forget_library (aside);

  return move_library (path, aside, error);
}

/* The same where the files have only one name at a time: for a moment there is no library. */
static gboolean
replace_moved (const char          *path,
               const char          *aside,
               AriPartFile         *part,
               const AriFileWords  *words,
               GError             **error)
{
  int reason;

  if (!move_library (path, aside, error))
    return FALSE;
  if (ari_part_file_put (part, path))
    return TRUE;

  reason = errno;
  move_library (aside, path, NULL);
  ari_library_fail_file (words, path, reason, error);

  return FALSE;
}

gboolean
ari_library_replace (const char          *path,
                     AriPartFile         *part,
                     const AriFileWords  *words,
                     GError             **error)
{
  g_autofree char *aside = name_aside (path);
  g_autofree char *log = g_strconcat (path, "-wal", NULL), *shared = g_strconcat (path, "-shm", NULL);
  int reason;

  if (!link_library (path, aside))
    return replace_moved (path, aside, part, words, error);

  /* SQLite would put an old log into the new database. */
  if ((g_unlink (log) == 0 || errno == ENOENT) && (g_unlink (shared) == 0 || errno == ENOENT)
      && ari_part_file_put (part, path))
    return TRUE;

  reason = errno;
  link_file (aside, path, "-wal");
  forget_library (aside);
  ari_library_fail_file (words, path, reason, error);

  return FALSE;
}
