/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-backup.h"
#include "library-fixture.h"

/* (nullable) (transfer full): the newest backup that could be restored. */
AriBackup *fixture_find_backup (Fixture *f);
gboolean   fixture_restore     (Fixture          *f,
                                const AriBackup  *backup,
                                GError          **error);
