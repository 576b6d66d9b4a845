/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-backup-words.h"

#include <glib/gi18n.h>

char *
ari_backup_words (const AriBackup *backup)
{
  g_autoptr(GDateTime) made = g_date_time_new_from_unix_local (backup->made);
  /* Translators: the date and time at which a backup was made, as g_date_time_format() reads it. */
  g_autofree char *date = g_date_time_format (made, _("%-d %B %Y at %H:%M"));

  /* Translators: %s is such a date and time. */
  return g_strdup_printf (ngettext ("The newest usable backup was made on %s and holds %u match.",
                                    "The newest usable backup was made on %s and holds %u matches.",
                                    backup->n_matches),
                          date, backup->n_matches);
}
