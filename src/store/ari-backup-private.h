/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-backup.h"
#include "ari-database.h"

G_BEGIN_DECLS

/* All of these block. */

/* The path for a backup of the library @path that is made now. */
char     *ari_backup_name    (const char   *path);
/* How many seconds ago the newest backup was made, by the time in its name: the clock of the disk may be
 * another. Negative when there is none, or when all were made while the clock was ahead, so that nobody
 * knows. */
gint64    ari_backup_age     (const char   *path);
/* Writes a backup of @database. (transfer full): its path; NULL with an error */
char     *ari_backup_make    (AriDatabase  *database,
                              GError      **error);
/* The library @path keeps @backup, which was made just now: deletes old ones. */
void      ari_backup_keep    (const char   *path,
                              const char   *backup);

G_END_DECLS
