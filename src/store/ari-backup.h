/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AriBackup:
 *
 * A copy of the library beside it, "library.db.20261121T140500Z.backup", that can take its place: a library
 * of this program in a version that it reads, with all its tables, that passes SQLite's integrity check.
 */
typedef struct
{
  char   *path;
  gint64  made;      /* Unix seconds */
  guint   n_matches;
} AriBackup;

void       ari_backup_free           (AriBackup           *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriBackup, ari_backup_free)

/* (nullable) (transfer full): the path of the newest backup of the library @path. Blocks: it reads the
 * headers of the files beside it. */
char      *ari_backup_newest         (const char          *path) G_GNUC_WARN_UNUSED_RESULT;
/* The newest backup that can replace the library @path. Reads all of it, on a thread; the library need not be
 * open. */
void       ari_backup_find_async     (const char          *path,
                                      GCancellable        *cancellable,
                                      GAsyncReadyCallback  callback,
                                      gpointer             data);
/* (transfer full): NULL without an error when there is none, or with G_IO_ERROR_CANCELLED. */
AriBackup *ari_backup_find_finish    (GAsyncResult        *result,
                                      GError             **error);

/* Replaces the library @path, which must not be open, with a copy of the backup. Keeps the library's file
 * beside it under another name. On a thread; can't be cancelled. */
void       ari_backup_restore_async  (const AriBackup     *self,
                                      const char          *path,
                                      GAsyncReadyCallback  callback,
                                      gpointer             data);
/* FALSE with ARI_LIBRARY_ERROR. */
gboolean   ari_backup_restore_finish (GAsyncResult        *result,
                                      GError             **error);

G_END_DECLS
