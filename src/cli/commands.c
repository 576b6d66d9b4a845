/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ari-save.h"
#include "interrupt.h"

int
ari_command_usage (const char *name,
                   const char *message)
{
  g_printerr ("ariadne-engine %s: %s\n", name, message);
  /* Translators: %s is the name of a subcommand, as in “ariadne-engine perft --help”. */
  g_printerr (_("See “ariadne-engine %s --help”.\n"), name);

  return ARI_EXIT_USAGE;
}

int
ari_command_failed (const char   *name,
                    const GError *error)
{
  g_printerr ("ariadne-engine %s: %s\n", name, error->message);

  return ARI_EXIT_FAILED;
}

gboolean
ari_command_save (const char *path,
                  const char *text,
                  GError    **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFileOutputStream) device = NULL;
  gboolean ok;

  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) != G_FILE_TYPE_SPECIAL)
    {
      ari_interrupt_hold ();
      ok = ari_save (file, text, strlen (text), G_FILE_CREATE_NONE, error);
      ari_interrupt_release ();
      return ok;
    }

  /* A file in the place of a device would be the end of the device. */
  device = g_file_append_to (file, G_FILE_CREATE_NONE, NULL, error);

  ok = device != NULL
       && g_output_stream_write_all (G_OUTPUT_STREAM (device), text, strlen (text), NULL, NULL, error)
       && g_output_stream_close (G_OUTPUT_STREAM (device), NULL, error);
  if (!ok)
    ari_save_explain (file, error);

  return ok;
}

const char *
ari_command_why_no_output (int reason)
{
  if (ari_save_is_full (reason))
    return _("There is no space left for the output. Free some space, then try again.");
  if (reason != 0)
    return g_strerror (reason);

  return _("Not all of the output could be written. Check that there is space left for it, then try again.");
}

gboolean
ari_command_write (const char *path,
                   const char *text,
                   GError    **error)
{
  if (path != NULL && !g_str_equal (path, "-"))
    return ari_command_save (path, text, error);

  /* Later, the reason would no longer be known. */
  errno = 0;
  if (fputs (text, stdout) != EOF && fflush (stdout) == 0)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, ari_command_why_no_output (errno));
  return FALSE;
}

gboolean
ari_command_count (const char  *parameters,
                   int          min_left,
                   int          max_left,
                   int          argc,
                   char       **argv,
                   int         *status)
{
  g_autofree char *message = NULL;

  if (argc - 1 >= min_left && argc - 1 <= max_left)
    return TRUE;

  /* Translators: %1$s is the name of a subcommand, %2$s stands for what it expects, as in “FILE [ID…]”. */
  if (argc - 1 < min_left)
    message = g_strdup_printf (_("An argument is missing. Usage: ariadne-engine %1$s %2$s"),
                               argv[0], parameters);
  else
    message = g_strdup_printf (_("Unexpected argument “%3$s”. Usage: ariadne-engine %1$s %2$s"), argv[0],
                               parameters, argv[max_left + 1]);
  *status = ari_command_usage (argv[0], message);

  return FALSE;
}

gboolean
ari_command_parse (const char         *parameters,
                   const char         *summary,
                   const GOptionEntry *entries,
                   int                 min_left,
                   int                 max_left,
                   int                *argc,
                   char             ***argv,
                   int                *status)
{
  g_autoptr(GOptionContext) context = g_option_context_new (parameters);
  g_autoptr(GError) error = NULL;
  gboolean help = FALSE;
  const GOptionEntry help_entry[] = {
    { "help", 'h', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &help, N_("Show this help"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const char *name = (*argv)[0];

  /* GLib's own --help would show the wrong name and end the program. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, help_entry, GETTEXT_PACKAGE);
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);

  if (!g_option_context_parse (context, argc, argv, &error))
    {
      *status = ari_command_usage (name, error->message);
      return FALSE;
    }
  if (help)
    {
      g_autofree char *prgname = g_strdup (g_get_prgname ());
      g_autofree char *shown = g_strdup_printf ("ariadne-engine %s", name);
      g_autofree char *text = NULL;

      g_set_prgname (shown);
      text = g_option_context_get_help (context, TRUE, NULL);
      g_set_prgname (prgname);
      g_print ("%s", text);
      *status = EXIT_SUCCESS;
      return FALSE;
    }

  return ari_command_count (parameters, min_left, max_left, *argc, *argv, status);
}
