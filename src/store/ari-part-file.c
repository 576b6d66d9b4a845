/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-part-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* ".ariadne-0123456789abcdef.part": hidden, because you have no use for it, and never too long. */
#define NAME_FORMAT ".ariadne-%08x%08x.part"
/* SQLite may put it beside the file, and leaves it there when the program is killed. */
#define JOURNAL "-journal"

/* Another program hardly ever picks the same name, or deletes the file before it is locked. */
#define N_TRIES 10

struct _AriPartFile
{
  char *path; /* (nullable) NULL once it is in its place */
  int   file;
};

/* The lock belongs to the open file, not to the process, so it stays when SQLite closes the same file.
 * SQLite's own locks are far beyond the first byte. @length: 0 for the whole file */
static gboolean
lock (int   file,
      off_t length)
{
  struct flock range = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_len = length };

  return fcntl (file, F_OFD_SETLK, &range) == 0;
}

static void
remove_file (const char *path)
{
  g_autofree char *journal = g_strconcat (path, JOURNAL, NULL);

  g_unlink (journal);
  g_unlink (path);
}

/* Whether another program mistook the new file for a leftover: it locks a file before it deletes it. */
static gboolean
is_taken (int file)
{
  struct stat info;

  /* Where files can't be locked, no program deletes leftovers. */
  if (!lock (file, 1) && (errno == EAGAIN || errno == EACCES))
    return TRUE;

  return fstat (file, &info) != 0 || info.st_nlink == 0;
}

/* A file that replaces another one is no more open to others than that was, and belongs to the same person
 * where the system lets us say so. */
static void
take_after (int             file,
            const GStatBuf *model)
{
  if (fchown (file, model->st_uid, model->st_gid) != 0)
    g_debug ("The owner of a file can't be kept: %s", g_strerror (errno));
  /* We still have to write it, if perhaps nobody has to afterwards. */
  if (fchmod (file, (model->st_mode & 07777) | S_IRUSR | S_IWUSR) != 0)
    g_debug ("The permissions of a file can't be kept: %s", g_strerror (errno));
}

AriPartFile *
ari_part_file_new (const char *target,
                   const char *like)
{
  g_autofree char *folder = g_path_get_dirname (target);
  GStatBuf model;
  gboolean has_model = g_stat (target, &model) == 0 || (like != NULL && g_stat (like, &model) == 0);

  for (guint i = 0; i < N_TRIES; i++)
    {
      g_autofree char *name = g_strdup_printf (NAME_FORMAT, g_random_int (), g_random_int ());
      g_autofree char *path = g_build_filename (folder, name, NULL);
      int file = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, has_model ? 0600 : 0666);
      AriPartFile *self;

      if (file < 0 && errno != EEXIST)
        return NULL;
      if (file < 0)
        continue;
      if (is_taken (file))
        {
          g_close (file, NULL);
          continue;
        }
      if (has_model)
        take_after (file, &model);

      self = g_new (AriPartFile, 1);
      self->path = g_steal_pointer (&path);
      self->file = file;
      return self;
    }

  errno = EEXIST;

  return NULL;
}

void
ari_part_file_free (AriPartFile *self)
{
  if (self->path != NULL)
    remove_file (self->path);

  g_close (self->file, NULL);
  g_free (self->path);
  g_free (self);
}

const char *
ari_part_file_get_path (AriPartFile *self)
{
  return self->path;
}

int
ari_part_file_get_file (AriPartFile *self)
{
  return self->file;
}

/* A new name survives a power cut only when its folder is synced, too. Some file systems can't do that; the
 * file is in its place all the same. */
static void
sync_folder (const char *target)
{
  g_autofree char *folder = g_path_get_dirname (target);
  int file = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (file < 0)
    return;

  if (g_fsync (file) != 0)
    g_debug ("A folder can't be synced: %s", g_strerror (errno));
  g_close (file, NULL);
}

gboolean
ari_part_file_put (AriPartFile *self,
                   const char  *target)
{
  if (g_rename (self->path, target) != 0)
    return FALSE;

  g_clear_pointer (&self->path, g_free);
  sync_folder (target);

  return TRUE;
}

int
ari_part_file_probe (const char *target)
{
  g_autoptr(AriPartFile) part = ari_part_file_new (target, NULL);

  return part != NULL ? 0 : errno;
}

/* No other program uses such names. The first release wrote the daily backup under one of the second kind,
 * "library.db.20261121T140500Z.backup.part". */
static gboolean
is_ours (const char *name)
{
  return g_regex_match_simple ("^\\.ariadne-[0-9a-f]{16}\\.part$|\\.[0-9]{8}T[0-9]{6}Z\\.backup\\.part$", name,
                               G_REGEX_RAW, 0);
}

static void
delete_if_left (const char *path)
{
  int file = g_open (path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  struct stat info;

  if (file < 0)
    return;

  /* The first release took no lock on the first byte, but SQLite locks other bytes while it writes: so
   * lock all of them. */
  if (fstat (file, &info) == 0 && S_ISREG (info.st_mode) && lock (file, 0))
    remove_file (path);

  g_close (file, NULL);
}

void
ari_part_file_clean (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_ours (name))
      g_ptr_array_add (names, g_build_filename (folder, name, NULL));

  for (guint i = 0; i < names->len; i++)
    delete_if_left (names->pdata[i]);
}
