/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-replacing.h"

#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ari-identity.h"

#define MOST_LINKS 40 /* as many as the system follows */

static GMutex lock;
static GHashTable *protected; /* (element-type filename): under the lock */

static gboolean
is_same (const GStatBuf *a,
         const GStatBuf *b)
{
  return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

AriFilePlace
ari_place_of (const char *path)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return ARI_PLACE_FREE;

  for (int fd = STDOUT_FILENO; fd <= STDERR_FILENO; fd++)
    {
      struct stat own;

      if (fstat (fd, &own) == 0 && is_same (&info, &own))
        return ARI_PLACE_OUTPUT;
    }

  if (S_ISDIR (info.st_mode))
    return ARI_PLACE_FOLDER;
  if (S_ISBLK (info.st_mode))
    return ARI_PLACE_DISK;

  return S_ISREG (info.st_mode) ? ARI_PLACE_FILE : ARI_PLACE_DEVICE;
}

char *
ari_place_follow (const char *path)
{
  char *name = g_strdup (path);

  for (guint i = 0; i < MOST_LINKS; i++)
    {
      g_autofree char *next = g_file_read_link (name, NULL);
      g_autofree char *folder = NULL;

      if (next == NULL)
        break;
      folder = g_path_get_dirname (name);
      g_free (name);
      name = g_path_is_absolute (next) ? g_steal_pointer (&next) : g_build_filename (folder, next, NULL);
    }

  return name;
}

void
ari_replacing_protect (const char *path)
{
  if (path == NULL)
    return;

  g_mutex_lock (&lock);
  if (protected == NULL)
    protected = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_add (protected, g_canonicalize_filename (path, NULL));
  g_mutex_unlock (&lock);
}

/* What follows the name of a library in its own name and in those of its logs. */
#define LOGS "(-wal|-shm|-journal)?$"

/* The same with its backups, and with copies that were set aside. */
#define COMPANIONS "^(\\.[0-9]{8}T[0-9]{6}Z(-[0-9]+)?\\.(backup|aside))?" LOGS

/* Whether a name is @base and something that matches @pattern. */
static gboolean
follows (const char *name,
         const char *base,
         const char *pattern)
{
  return g_str_has_prefix (name, base) &&
         g_regex_match_simple (pattern, name + strlen (base), G_REGEX_RAW, 0);
}

/* Whether the file @target is @used or belongs to it, by a name that follows @pattern. Names are compared
 * where nothing is there yet, because a new log would be as bad as a changed one; otherwise the files
 * themselves, whose names may be links. */
static gboolean
belongs_to (const char *target,
            const char *used,
            const char *pattern)
{
  g_autofree char *real = ari_place_follow (used);
  g_autofree char *folder = g_path_get_dirname (real), *base = g_path_get_basename (real);
  g_autofree char *target_folder = g_path_get_dirname (target), *target_base = g_path_get_basename (target);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  GStatBuf info, folder_info, target_folder_info;
  gboolean exists = g_stat (target, &info) == 0;
  const char *name;

  if (follows (target_base, base, "^" LOGS) && g_stat (folder, &folder_info) == 0 &&
      g_stat (target_folder, &target_folder_info) == 0 && is_same (&folder_info, &target_folder_info))
    return TRUE;

  while (exists && dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf found;

      if (follows (name, base, pattern) && g_lstat (path, &found) == 0 && is_same (&info, &found))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_protected (const char *target,
              const char *pattern)
{
  gboolean found = FALSE;
  GHashTableIter iter;
  gpointer used;

  g_mutex_lock (&lock);
  if (protected != NULL)
    {
      g_hash_table_iter_init (&iter, protected);
      while (!found && g_hash_table_iter_next (&iter, &used, NULL))
        found = belongs_to (target, used, pattern);
    }
  g_mutex_unlock (&lock);

  return found;
}

/* Whether a file is a library, by its first bytes: see "Database File Format", section 1.3, at sqlite.org. */
static gboolean
is_library (const char *path)
{
  guint8 head[72];
  guint32 id;
  int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  gssize n = fd >= 0 ? read (fd, head, sizeof head) : 0;

  if (fd >= 0)
    g_close (fd, NULL);
  if (n < (gssize) sizeof head || memcmp (head, "SQLite format 3", 16) != 0)
    return FALSE;

  memcpy (&id, head + 68, sizeof id);
  return GUINT32_FROM_BE (id) == ARI_IDENTITY_APPLICATION_ID;
}

/* Whether the name is that of a log of a library. */
static gboolean
is_log (const char *path)
{
  static const char *const suffixes[] = { "-wal", "-shm", "-journal" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (path, suffixes[i]))
      {
        g_autofree char *library = g_strndup (path, strlen (path) - strlen (suffixes[i]));

        return is_library (library);
      }

  return FALSE;
}

gboolean
ari_replacing_check (const char *path,
                     gboolean    is_backup,
                     GError    **error)
{
  g_autofree char *target = ari_place_follow (path);
  g_autofree char *name = g_filename_display_name (path);

  /* This comes first: closing a file that SQLite has open in this program would drop SQLite's locks. */
  if (is_protected (target, "^" LOGS))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                   _("Ariadne is using “%s”, so it can’t be replaced. Choose another name."), name);
      return FALSE;
    }
  if (is_protected (target, COMPANIONS))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                   _("“%s” is a copy of the library that Ariadne keeps, so it can’t be replaced. Choose "
                     "another name."), name);
      return FALSE;
    }
  if ((!is_backup && is_library (target)) || is_log (target))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                   _("“%s” belongs to a library of matches, which would be lost. Choose another name."),
                     name);
      return FALSE;
    }

  return TRUE;
}
