/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-backup.h"
#include "library-fixture.h"

/* Fills the library, and puts three backups of the first days of November 2026 beside it. Returns
 * (transfer full): the path of the oldest. */
char      *fixture_fill_with_backups (Fixture *f);
/* (nullable) (transfer full): the newest backup that could be restored. */
AriBackup *fixture_find_backup (Fixture *f);
gboolean   fixture_restore     (Fixture          *f,
                                const AriBackup  *backup,
                                GError          **error);
