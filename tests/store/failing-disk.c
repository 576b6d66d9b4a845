/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Both open() and open64() are defined here, so neither may stand for the other. */
#undef _FILE_OFFSET_BITS
#undef _FORTIFY_SOURCE
#include "failing-disk.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "disk-store.h"

static GMutex lock;
static char *folder;          /* (nullable) that is watched */
static Store *store;          /* (nullable) what it holds; after a power cut it is no longer watched */
static GHashTable *open_files; /* (element-type int Node) by descriptor; the folder itself: NULL */

static struct
{
  gboolean armed;
  DiskFault fault;
  DiskOperation failed;
  guint at, count;
  int reason;
} trouble;

#define REAL(name) \
  ({ static __typeof__ (&name) real; \
     if (real == NULL) \
       real = (__typeof__ (&name)) dlsym (RTLD_NEXT, #name); \
     real; })

/* ---- What programs do ---- */

/* (nullable): the name in the folder, of a path that leads there. Under the lock. */
static const char *
name_in_folder (const char *path)
{
  gsize length = strlen (folder);

  return strncmp (path, folder, length) == 0 && path[length] == '/' && strchr (path + length + 1, '/') == NULL
         ? path + length + 1 : NULL;
}

/* Whether the descriptor is one of the folder's; takes the lock if so. */
static gboolean
is_watched (int    fd,
            Node **node)
{
  if (folder == NULL)
    return FALSE;

  g_mutex_lock (&lock);
  if (folder != NULL
      && g_hash_table_lookup_extended (open_files, GINT_TO_POINTER (fd), NULL, (gpointer *) node))
    return TRUE;
  g_mutex_unlock (&lock);

  return FALSE;
}

/* The same for a path. */
static const char *
watch_path (const char *path)
{
  const char *name;

  if (folder == NULL || path == NULL)
    return NULL;

  g_mutex_lock (&lock);
  name = folder != NULL ? name_in_folder (path) : NULL;
  if (name == NULL)
    g_mutex_unlock (&lock);

  return name;
}

/* Whether this operation fails, with errno. Under the lock. */
static gboolean
fails (DiskOperation operation)
{
  if (!trouble.armed || (trouble.reason == ENOSPC && operation != DISK_GROW))
    return FALSE;

  trouble.count++;
  if (trouble.fault == DISK_HICCUP ? trouble.count != trouble.at : trouble.count < trouble.at)
    return FALSE;

  trouble.failed |= operation;
  errno = trouble.reason;

  return TRUE;
}

/* How much of a write gets through: all of it, −1 with errno, or the first half of the last one before the
 * end. */
static gssize
writable (gsize length)
{
  gboolean first = trouble.failed == 0;

  if (!fails (DISK_GROW))
    return (gssize) length;

  return first && trouble.fault != DISK_HICCUP && length > 1 ? (gssize) (length / 2) : -1;
}

/* Unlocks what is_watched() locked. */
static int
leave (int result)
{
  int reason = errno;

  g_mutex_unlock (&lock);
  errno = reason;

  return result;
}

typedef int (*Open) (const char *path, int flags, ...);

static int
open_file (Open        real,
           const char *path,
           int         flags,
           mode_t      mode)
{
  const char *name = watch_path (path);
  gboolean is_folder = folder != NULL && path != NULL && strcmp (path, folder) == 0;
  Node *node = NULL;
  int fd;

  if (name == NULL && !is_folder)
    return real (path, flags, mode);
  if (is_folder)
    g_mutex_lock (&lock);
  else
    node = g_hash_table_lookup (store->names, name);

  if (fails ((flags & O_CREAT) && node == NULL ? DISK_GROW : DISK_OPEN))
    return leave (-1);

  fd = real (path, flags, mode);
  if (fd >= 0 && !is_folder)
    {
      if (node == NULL)
        node = store_create (store, name);
      else if (flags & O_TRUNC)
        store_truncate (node, 0);
    }
  if (fd >= 0)
    g_hash_table_insert (open_files, GINT_TO_POINTER (fd), node);

  return leave (fd);
}

#define OPEN(open) \
  int open (const char *path, int flags, ...) \
  { \
    mode_t mode = 0; \
    if (flags & O_CREAT) \
      { \
        va_list list; \
        va_start (list, flags); \
        mode = va_arg (list, mode_t); \
        va_end (list); \
      } \
    return open_file (REAL (open), path, flags, mode); \
  }

OPEN (open)
OPEN (open64)

int
close (int fd)
{
  Node *node;

  if (is_watched (fd, &node))
    {
      g_hash_table_remove (open_files, GINT_TO_POINTER (fd));
      leave (0);
    }

  return REAL (close) (fd);
}

ssize_t
write (int         fd,
       const void *data,
       size_t      length)
{
  Node *node;
  gssize n;

  if (!is_watched (fd, &node))
    return REAL (write) (fd, data, length);

  n = writable (length);
  if (n > 0)
    {
      store_write (node, lseek (fd, 0, SEEK_CUR), data, (gsize) n);
      g_assert (REAL (write) (fd, data, (gsize) n) == n);
    }
  leave (0);

  return n;
}

#define PWRITE(pwrite, off_t) \
  ssize_t pwrite (int fd, const void *data, size_t length, off_t offset) \
  { \
    Node *node; \
    gssize n; \
    if (!is_watched (fd, &node)) \
      return REAL (pwrite) (fd, data, length, offset); \
    n = writable (length); \
    if (n > 0) \
      { \
        store_write (node, offset, data, (gsize) n); \
        g_assert (REAL (pwrite) (fd, data, (gsize) n, offset) == n); \
      } \
    leave (0); \
    return n; \
  }

PWRITE (pwrite, off_t)
PWRITE (pwrite64, off64_t)

#define FTRUNCATE(ftruncate, off_t) \
  int ftruncate (int fd, off_t length) \
  { \
    Node *node; \
    if (!is_watched (fd, &node)) \
      return REAL (ftruncate) (fd, length); \
    if (fails (DISK_CHANGE)) \
      return leave (-1); \
    store_truncate (node, length); \
    return leave (REAL (ftruncate) (fd, length)); \
  }

FTRUNCATE (ftruncate, off_t)
FTRUNCATE (ftruncate64, off64_t)

/* Files of a test need not reach a real disk. */
#define FSYNC(fsync) \
  int fsync (int fd) \
  { \
    Node *node; \
    if (!is_watched (fd, &node)) \
      return REAL (fsync) (fd); \
    if (fails (DISK_GROW)) \
      return leave (-1); \
    store_sync (store, node); \
    return leave (0); \
  }

FSYNC (fsync)
FSYNC (fdatasync)

int
unlink (const char *path)
{
  const char *name = watch_path (path);
  int result;

  if (name == NULL)
    return REAL (unlink) (path);
  if (fails (DISK_CHANGE))
    return leave (-1);

  result = REAL (unlink) (path);
  if (result == 0)
    store_rename (store, name, NULL, NULL);

  return leave (result);
}

int
rename (const char *from,
        const char *to)
{
  const char *name = watch_path (from);
  int result;

  if (name == NULL)
    return REAL (rename) (from, to);
  if (fails (DISK_GROW))
    return leave (-1);

  result = REAL (rename) (from, to);
  if (result == 0)
    store_rename (store, name, name_in_folder (to), g_hash_table_lookup (store->names, name));

  return leave (result);
}

int
link (const char *from,
      const char *to)
{
  const char *name = watch_path (from);
  int result;

  if (name == NULL)
    return REAL (link) (from, to);
  if (fails (DISK_GROW))
    return leave (-1);

  result = REAL (link) (from, to);
  if (result == 0)
    store_rename (store, NULL, name_in_folder (to), g_hash_table_lookup (store->names, name));

  return leave (result);
}

/* Whether the call takes a lock, rather than returning it. */
static gboolean
locks (int   command,
       void *value)
{
  return (command == F_SETLK || command == F_OFD_SETLK) && ((struct flock *) value)->l_type != F_UNLCK;
}

#define FCNTL(fcntl) \
  int fcntl (int fd, int command, ...) \
  { \
    Node *node; \
    void *value; \
    va_list list; \
    va_start (list, command); \
    value = va_arg (list, void *); \
    va_end (list); \
    if (is_watched (fd, &node)) \
      { \
        gboolean failed = locks (command, value) && fails (DISK_LOCK); \
        leave (0); \
        if (failed) \
          return -1; \
      } \
    return REAL (fcntl) (fd, command, value); \
  }

FCNTL (fcntl)
FCNTL (fcntl64)

/* SQLite waits for a lock that cannot come. */
int
nanosleep (const struct timespec *duration,
           struct timespec       *rest)
{
  return trouble.armed ? 0 : REAL (nanosleep) (duration, rest);
}

int
usleep (useconds_t duration)
{
  return trouble.armed ? 0 : REAL (usleep) (duration);
}

/* ---- What tests do ---- */

void
disk_watch (const char *path)
{
  g_mutex_lock (&lock);
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&store, store_free);
  g_clear_pointer (&open_files, g_hash_table_unref);
  if (path != NULL)
    {
      store = store_new (path);
      open_files = g_hash_table_new (NULL, NULL);
    }
  folder = g_strdup (path);
  g_mutex_unlock (&lock);
}

void
disk_settle (void)
{
  g_mutex_lock (&lock);
  store_sync_all (store);
  g_mutex_unlock (&lock);
}

void
disk_arm (DiskFault fault,
          guint     n,
          int       reason)
{
  g_mutex_lock (&lock);
  trouble.armed = TRUE;
  trouble.failed = 0;
  trouble.fault = fault;
  trouble.at = n;
  trouble.count = 0;
  trouble.reason = reason;
  g_mutex_unlock (&lock);
}

DiskOperation
disk_get_failed (void)
{
  DiskOperation failed;

  g_mutex_lock (&lock);
  failed = trouble.failed;
  g_mutex_unlock (&lock);

  return failed;
}

void
disk_disarm (void)
{
  g_mutex_lock (&lock);
  trouble.armed = FALSE;
  g_mutex_unlock (&lock);
}

static void
empty_folder (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_assert_cmpint (g_unlink (file), ==, 0);
    }
}

void
disk_restart (const char *path,
              DiskKeep    keep,
              AriRandom  *random)
{
  g_clear_pointer (&folder, g_free);
  empty_folder (path);
  store_survive (store, path, keep, random);
}
