/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-check.h"

#include <glib/gi18n-lib.h>

#include "waiting.h"

char *
ari_one_line (const char *text)
{
  GString *line = g_string_new (NULL);

  for (const char *p = text != NULL ? text : ""; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (line, g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029 ? ' ' : c);
    }

  return g_string_free_and_steal (line);
}

void
ari_print_match_fault (const AriMatchFault *fault)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, fault->id);
  g_autofree char *name = ari_one_line (fault->name);

  if (fault->name != NULL)
    /* Translators: the number of a match in the library, its name, and a sentence that says what is wrong
     * with it. */
    g_printerr (_("Match %1$s (%2$s): %3$s\n"), number, name, fault->reason);
  else
    g_printerr (_("Match %1$s: %2$s\n"), number, fault->reason);
}

/* Puts right what can be made again. */
static gboolean
mend (AriLibrary    *library,
      const GArray  *ids,
      GError       **error)
{
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;

  if (ids->len == 0)
    return TRUE;

  ari_library_mend_async (library, (const gint64 *) (gpointer) ids->data, ids->len, ari_wait_cancellable (),
                          ari_wait_cb, &waiting);
  result = ari_wait (&waiting);
  if (!ari_library_finish (library, result, error))
    return FALSE;

  g_print (ngettext ("%u match was mended.\n", "%u matches were mended.\n", ids->len), ids->len);
  return TRUE;
}

void
ari_name_faults (AriLibrary *library)
{
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) faults = NULL;

  ari_library_inspect_async (library, ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);
  faults = ari_library_inspect_finish (library, result, NULL);
  for (guint i = 0; faults != NULL && i < faults->len; i++)
    ari_print_match_fault (faults->pdata[i]);
}

gboolean
ari_check_matches (AriLibrary  *library,
                   GError     **error)
{
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) faults = NULL;
  g_autoptr(GArray) mendable = g_array_new (FALSE, FALSE, sizeof (gint64));
  guint n_lost;

  ari_library_inspect_async (library, ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);
  faults = ari_library_inspect_finish (library, result, error);
  if (faults == NULL)
    return FALSE;

  for (guint i = 0; i < faults->len; i++)
    {
      const AriMatchFault *fault = faults->pdata[i];

      ari_print_match_fault (fault);
      if (fault->mendable)
        g_array_append_val (mendable, fault->id);
    }
  if (!mend (library, mendable, error))
    return FALSE;

  n_lost = faults->len - mendable->len;
  if (n_lost == 0)
    return TRUE;

  g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FAILED,
               ngettext ("%u match can’t be mended. Correct or delete it.",
                         "%u matches can’t be mended. Correct or delete them.", n_lost), n_lost);
  return FALSE;
}
