/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Which file a name stands for, and whether another one may take its place. All of these block, and any
 * thread may call them. */

/* What a name leads to. */
typedef enum
{
  ARI_PLACE_FREE,     /* nothing is there */
  ARI_PLACE_FILE,     /* a plain file, which may be replaced */
  ARI_PLACE_FOLDER,
  ARI_PLACE_DEVICE,   /* a pipe, a terminal or the like: it can be written to, never replaced */
  ARI_PLACE_DISK,     /* a device that holds files */
  ARI_PLACE_OUTPUT,   /* the program's own standard output or standard error, whatever that is */
} AriFilePlace;

/* Through any links. */
AriFilePlace ari_place_of       (const char  *path);

/* (transfer full): the name of the file itself, after all links, which need not exist. Put a new file there,
 * and the links stay. */
char    *ari_place_follow       (const char  *path) G_GNUC_WARN_UNUSED_RESULT;

/* From now on, this file (nullable) is not replaced, nor what belongs to it: the logs and the backups of a
 * library. */
void     ari_replacing_protect  (const char  *path);

/**
 * ari_replacing_check:
 * @path: the file to write
 * @is_backup: whether the file is a copy of a library, which may replace an older copy, but none that the
 *   program made by itself
 * @error: %G_IO_ERROR_BUSY, with a sentence that says what to do
 *
 * Looks for files that the program uses, by whatever name they are called: protected ones, and libraries with
 * their logs, which nothing but a library may replace.
 */
gboolean ari_replacing_check    (const char  *path,
                                 gboolean     is_backup,
                                 GError     **error);

G_END_DECLS
