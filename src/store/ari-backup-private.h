/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-backup.h"
#include "ari-database.h"

G_BEGIN_DECLS

/* All of these block. */

/* The path for a backup of the library @path that is made now. */
char     *ari_backup_name    (const char   *path);
/* The path of the newest backup; NULL when there is none. Reads only the headers of the files. */
char     *ari_backup_newest  (const char   *path);
/* Writes a backup of @database, and deletes old ones. */
gboolean  ari_backup_make    (AriDatabase  *database,
                              GError      **error);

G_END_DECLS
