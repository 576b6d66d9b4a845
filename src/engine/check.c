/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "record-file.h"

/* Reads all records of a file and answers whether all are right. */
static gboolean
check_file (const char *path)
{
  g_auto(AriRecordFile) file = { 0 };
  g_autoptr(GError) error = NULL;
  g_autofree char *shown = g_filename_display_name (path);
  guint n_right = 0, n_wrong = 0;

  if (!ari_record_file_open (&file, path, &error))
    {
      g_printerr ("%s\n", error->message);
      return FALSE;
    }

  /* An empty file is no record either. */
  do
    {
      g_autoptr(AriMatch) match = ari_record_reader_next (&file.reader, &error);

      if (match != NULL)
        n_right++;
      else
        {
          n_wrong++;
          g_printerr ("%s: %s\n", shown, error->message);
          g_clear_error (&error);
        }
    }
  while (!ari_record_reader_at_end (&file.reader));

  if (n_wrong == 0)
    /* Translators: the name of a file, and how many matches it holds. */
    g_print (ngettext ("%s: %u match, all right\n", "%s: %u matches, all right\n", n_right), shown, n_right);

  return n_wrong == 0;
}

/* check FILE…: whether files of records can be read; if not, line, column and reason of each error. */
int
ari_command_check (int    argc,
                   char **argv)
{
  gboolean right = TRUE;
  int status;

  if (!ari_command_parse (_("FILE…"), _("Checks that files hold records of matches that follow the rules."),
                          NULL, 1, G_MAXINT16, &argc, &argv, &status))
    return status;

  for (int i = 1; i < argc; i++)
    right &= check_file (argv[i]);

  return right ? EXIT_SUCCESS : ARI_EXIT_FAILED;
}
