/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-backup.h"

G_BEGIN_DECLS

/* "The newest usable backup was made on 21 November 2026 at 14:05 and holds 6 matches.": what you need to
 * know before you restore it. */
char *ari_backup_words (const AriBackup *backup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
