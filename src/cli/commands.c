/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "ari-replacing.h"
#include "ari-save.h"
#include "interrupt.h"
#include "output.h"

/* As people type it, such as "ariadne-engine perft". */
static char *
whole_name (const char *name)
{
  return g_strdup_printf ("%s %s", g_get_prgname (), name);
}

int
ari_command_usage (const char *name,
                   const char *message)
{
  g_autofree char *shown = whole_name (name);

  g_printerr ("%s: %s\n", shown, message);
  /* Translators: %s is a command, as in “ariadne-engine perft --help”. */
  g_printerr (_("See “%s --help”.\n"), shown);

  return ARI_EXIT_USAGE;
}

int
ari_command_failed (const char   *name,
                    const GError *error)
{
  if (ari_interrupted () && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return ARI_EXIT_INTERRUPTED;

  g_printerr ("%s %s: %s\n", g_get_prgname (), name, error->message);

  return ARI_EXIT_FAILED;
}

gboolean
ari_command_save (const char *path,
                  const char *text,
                  GError    **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  AriFilePlace place = ari_place_of (path);
  gboolean ok;

  /* Nothing is replaced there, so a signal may end the wait for a reader. */
  if (place == ARI_PLACE_DEVICE || place == ARI_PLACE_OUTPUT)
    return ari_save (file, text, strlen (text), ari_interrupt_cancellable (), error);

  ari_interrupt_hold ();
  ok = ari_save (file, text, strlen (text), NULL, error);
  ari_interrupt_release ();

  return ok;
}

gboolean
ari_command_write (const char *path,
                   const char *text,
                   GError    **error)
{
  if (path != NULL && !g_str_equal (path, "-"))
    return ari_command_save (path, text, error);

  if (ari_output_write (text, strlen (text)))
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, ari_output_failure ());
  return FALSE;
}

gboolean
ari_command_may_write (const char *path,
                       GError    **error)
{
  AriFilePlace place = path != NULL ? ari_place_of (path) : ARI_PLACE_OUTPUT;

  return (place != ARI_PLACE_FREE && place != ARI_PLACE_FILE) || ari_replacing_check (path, FALSE, error);
}

gboolean
ari_command_count (const char  *parameters,
                   int          min_left,
                   int          max_left,
                   int          argc,
                   char       **argv,
                   int         *status)
{
  g_autofree char *message = NULL, *shown = NULL;

  if (argc - 1 >= min_left && argc - 1 <= max_left)
    return TRUE;

  shown = whole_name (argv[0]);
  /* Translators: %1$s is a command, such as “ariadne-engine check”, %2$s stands for what it expects, as in
   * “FILE [ID…]”. */
  if (argc - 1 < min_left)
    message = g_strdup_printf (_("An argument is missing. Usage: %1$s %2$s"), shown, parameters);
  else
    message = g_strdup_printf (_("Unexpected argument “%3$s”. Usage: %1$s %2$s"), shown, parameters,
                               argv[max_left + 1]);
  *status = ari_command_usage (argv[0], message);

  return FALSE;
}

/* Whether each option that takes the name of a file has got one. */
static gboolean
has_names (const GOptionEntry *entries,
           GError            **error)
{
  for (; entries->long_name != NULL; entries++)
    {
      const char *path = entries->arg == G_OPTION_ARG_FILENAME ? *(char **) entries->arg_data : NULL;

      if (path == NULL || *path != '\0')
        continue;
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("--%s: The name of a file must not be empty."), entries->long_name);
      return FALSE;
    }

  return TRUE;
}

gboolean
ari_command_parse (const char         *parameters,
                   const char         *summary,
                   const GOptionEntry *entries,
                   const AriRange     *ranges,
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
  GOptionGroup *options;

  /* GLib's own --help would show the wrong name and end the program. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, summary);
  options = ari_number_options (entries, ranges);
  g_option_group_set_translation_domain (options, GETTEXT_PACKAGE);
  g_option_context_set_main_group (context, options);
  g_option_context_add_main_entries (context, help_entry, GETTEXT_PACKAGE);

  if (!g_option_context_parse (context, argc, argv, &error) || !has_names (entries, &error))
    {
      *status = ari_command_usage (name, error->message);
      return FALSE;
    }
  if (help)
    {
      g_autofree char *prgname = g_strdup (g_get_prgname ());
      g_autofree char *shown = whole_name (name);
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
