/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "backup-fixture.h"

char *
fixture_fill_with_backups (Fixture *f)
{
  char *paths[3];
  g_autofree char *bytes = NULL;
  gsize length;

  fixture_fill (f);
  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      paths[i] = g_strdup_printf ("%s.2026110%uT120000Z.backup", f->path, i + 1);
      g_assert_true (g_file_set_contents (paths[i], bytes, (gssize) length, NULL));
    }
  g_free (paths[1]);
  g_free (paths[2]);

  return paths[0];
}

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
