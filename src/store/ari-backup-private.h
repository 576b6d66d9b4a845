/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-backup.h"
#include "ari-database.h"

G_BEGIN_DECLS

/* All of these are blocking. */

/* The path of a backup of the library @path that is made now. */
char     *ari_backup_name    (const char   *path);
/* Path of the newest backup; NULL when there is none. Of the file only the head is read. */
char     *ari_backup_newest  (const char   *path);
/* Writes a backup of what @database holds, and deletes old ones. */
gboolean  ari_backup_make    (AriDatabase  *database,
                              GError      **error);

G_END_DECLS
