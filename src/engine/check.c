/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record.h"
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* Reads all records of a file and answers whether all are right. */
static gboolean
check_file (const char *path)
{
  g_autoptr(GMappedFile) file = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *shown = g_filename_display_name (path);
  AriRecordReader reader;
  guint n_right = 0, n_wrong = 0;

  file = g_mapped_file_new (path, FALSE, &error);
  if (file == NULL)
    {
      g_printerr ("%s\n", error->message);
      return FALSE;
    }

  /* An empty file has no contents, and is no record either. */
  ari_record_reader_init (&reader, g_mapped_file_get_length (file) > 0 ? g_mapped_file_get_contents (file) : "",
                          (gssize) g_mapped_file_get_length (file));
  do
    {
      g_autoptr(AriMatch) match = ari_record_reader_next (&reader, &error);

      if (match != NULL)
        n_right++;
      else
        {
          n_wrong++;
          g_printerr ("%s: %s\n", shown, error->message);
          g_clear_error (&error);
        }
    }
  while (!ari_record_reader_at_end (&reader));

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
