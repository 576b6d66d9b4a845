/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-export-words.h"

#include <glib/gi18n.h>

#include "ari-match-fault.h"

#define SHOWN 5 /* matches that are named */

char *
ari_export_words (guint            n_written,
                  const GPtrArray *faults)
{
  GString *text = g_string_new (NULL);

  if (n_written > 0)
    {
      g_string_append_printf (text, ngettext ("%u match was exported.", "%u matches were exported.", n_written),
                              n_written);
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text,
                          ngettext ("%u match was left out because its record could not be read back:",
                                    "%u matches were left out because their records could not be read back:",
                                    faults->len), faults->len);
  for (guint i = 0; i < MIN (faults->len, SHOWN); i++)
    {
      const AriMatchFault *fault = faults->pdata[i];

      g_string_append_c (text, '\n');
      /* Translators: the name of a match, and a sentence that says what is wrong with it. */
      g_string_append_printf (text, _("• %1$s: %2$s"), fault->name != NULL ? fault->name : _("Unknown match"),
                              fault->reason);
    }
  if (faults->len > SHOWN)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("… and %u more", "… and %u more", faults->len - SHOWN),
                              faults->len - SHOWN);
    }

  return g_string_free_and_steal (text);
}
