/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-export-words.h"

#include <glib/gi18n.h>

#include "ari-match-fault.h"

#define SHOWN 5 /* matches that are named */

guint
ari_export_n_left_out (const GPtrArray *faults)
{
  guint n = 0;

  for (guint i = 0; i < faults->len; i++)
    n += !((const AriMatchFault *) faults->pdata[i])->mendable;

  return n;
}

/* @head: says what happened to @n of the matches; @written: those that were written all the same */
static void
append_faults (GString         *text,
               const char      *head,
               guint            n,
               const GPtrArray *faults,
               gboolean         written)
{
  guint n_named = 0;

  if (n == 0)
    return;

  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", head);
  for (guint i = 0; i < faults->len && n_named < SHOWN; i++)
    {
      const AriMatchFault *fault = faults->pdata[i];

      if (!fault->mendable != !written)
        continue;
      g_string_append_c (text, '\n');
      /* Translators: the name of a match, and a sentence that says what is wrong with it. */
      g_string_append_printf (text, _("• %1$s: %2$s"), fault->name != NULL ? fault->name : _("Unknown match"),
                              fault->reason);
      n_named++;
    }
  if (n > SHOWN)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("… and %u more", "… and %u more", n - SHOWN), n - SHOWN);
    }
}

char *
ari_export_words (guint            n_written,
                  const GPtrArray *faults)
{
  GString *text = g_string_new (NULL);
  guint n_left_out = ari_export_n_left_out (faults), n_incomplete = faults->len - n_left_out;
  g_autofree char *left_out =
    g_strdup_printf (ngettext ("%u match was left out because its record could not be read back:",
                               "%u matches were left out because their records could not be read back:",
                               n_left_out), n_left_out);
  g_autofree char *incomplete =
    g_strdup_printf (ngettext ("%u match was exported without part of its analysis:",
                               "%u matches were exported without part of their analysis:", n_incomplete),
                     n_incomplete);

  if (n_written > 0)
    g_string_append_printf (text, ngettext ("%u match was exported.", "%u matches were exported.", n_written),
                            n_written);
  append_faults (text, left_out, n_left_out, faults, FALSE);
  append_faults (text, incomplete, n_incomplete, faults, TRUE);

  return g_string_free_and_steal (text);
}
