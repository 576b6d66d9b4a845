/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a game tells, in parts such as "refusals". A log counts sentences of the same shape, in which '#' is a
 * name with a number, and each part begins with a checksum of all that was told, so that nothing changes
 * unnoticed. */
typedef struct
{
  guint         n_parts;
  GHashTable  **shapes; /* of each part: how often */
  GChecksum   **exact;  /* of each part */
} ToldLog;

void  told_init    (ToldLog    *log,
                    guint       n_parts);
void  told_clear   (ToldLog    *log);
/* @text: (transfer full) (nullable): nothing is told, which counts, too */
void  told_add     (ToldLog    *log,
                    guint       part,
                    const char *head,
                    char       *text);
void  told_number  (ToldLog    *log,
                    guint       part,
                    const char *head,
                    guint64     number);
void  told_whether (ToldLog    *log,
                    guint       part,
                    const char *head,
                    gboolean    holds);
/* Numbers that change only the checksum. */
void  told_list    (ToldLog       *log,
                    guint          part,
                    const char    *head,
                    const guint16 *numbers,
                    guint          n);
/* Appends the log, @names being those of the parts. */
void  told_write   (ToldLog           *log,
                    const char *const *names,
                    GString           *text);

G_END_DECLS
