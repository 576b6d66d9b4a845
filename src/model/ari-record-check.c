/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record.h"

#include <glib/gi18n-lib.h>

/**
 * ari_record_write_checked:
 * @match: a match
 *
 * Writes the record and reads it back. If the library was edited by hand, a match may hold texts that no
 * record can hold, or tags that read as something else.
 *
 * Returns: (nullable): the record, which reads back as the same match; NULL with ARI_RECORD_ERROR
 */
char *
ari_record_write_checked (AriMatch  *match,
                          GError   **error)
{
  g_autofree char *text = ari_record_write (match), *again = NULL;
  g_autoptr(AriMatch) back = ari_record_read (text, -1, NULL, error);

  if (back == NULL)
    return NULL;

  again = ari_record_write (back);
  if (g_str_equal (again, text))
    return g_steal_pointer (&text);

  g_set_error_literal (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX,
                       _("Its record would be read as another match."));
  return NULL;
}
