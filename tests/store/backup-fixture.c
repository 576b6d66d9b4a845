/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "backup-fixture.h"

AriBackup *
fixture_find_backup (Fixture *f)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  AriBackup *backup;

  ari_backup_find_async (f->path, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  backup = ari_backup_find_finish (result, &error);
  g_assert_no_error (error);

  return backup;
}

gboolean
fixture_restore (Fixture          *f,
                 const AriBackup  *backup,
                 GError          **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_backup_restore_async (backup, f->path, fixture_done_cb, f);
  result = fixture_wait (f);

  return ari_backup_restore_finish (result, error);
}
