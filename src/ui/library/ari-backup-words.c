/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-backup-words.h"

#include <glib/gi18n.h>

#include "ari-date-words.h"

char *
ari_backup_words (const AriBackup *backup)
{
  g_autoptr(GDateTime) made = g_date_time_new_from_unix_local (backup->made);
  g_autofree char *date = ari_date_words_moment (made);

  /* Translators: %s is a date and time. */
  return g_strdup_printf (ngettext ("The newest usable backup was made on %s and holds %u match.",
                                    "The newest usable backup was made on %s and holds %u matches.",
                                    backup->n_matches),
                          date, backup->n_matches);
}
