/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "commands.h"
#include "record-file.h"

/* library list|export|import|check|backup: the window's library from the command line. */

/* How many entries are asked for at a time. */
#define PAGE 500

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* Runs the main context until the work that was started with answered_cb() and @result is done. */
static GAsyncResult *
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return *result;
}

static gboolean
open_library (AriLibrary *library,
              GError    **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_open_async (library, NULL, answered_cb, &result);
  return ari_library_open_finish (library, wait_for (&result), error);
}

/* (element-type AriEntry), at most PAGE */
static GPtrArray *
query (AriLibrary *library,
       guint       offset,
       guint      *total,
       GError    **error)
{
  const AriQuery all = { 0 };
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_query_async (library, &all, offset, PAGE, NULL, answered_cb, &result);
  return ari_library_query_finish (library, wait_for (&result), total, error);
}

typedef gboolean (*EntryFunc) (AriLibrary *library,
                               AriEntry   *entry,
                               gpointer    data,
                               GError    **error);

static gboolean
for_each_entry (AriLibrary *library,
                EntryFunc   func,
                gpointer    data,
                GError    **error)
{
  guint total = 1;

  for (guint offset = 0; offset < total; offset += PAGE)
    {
      g_autoptr(GPtrArray) entries = query (library, offset, &total, error);

      if (entries == NULL)
        return FALSE;
      for (guint i = 0; i < entries->len; i++)
        if (!func (library, entries->pdata[i], data, error))
          return FALSE;
    }

  return TRUE;
}

/* "17  2026-11-21  minoa seats=2 …  84 plies  Anna – Bert  title", apart by tabs. */
static gboolean
print_entry (AriLibrary *library,
             AriEntry   *entry,
             gpointer    data,
             GError    **error)
{
  const AriSetup *setup = ari_entry_get_setup (entry);
  g_autoptr(GDateTime) started = g_date_time_new_from_unix_utc (ari_entry_get_started (entry));
  g_autofree char *date = started != NULL ? g_date_time_format (started, "%Y-%m-%d") : g_strdup ("-");
  g_autofree char *text = ari_setup_to_text (setup);
  const char *title = ari_entry_get_title (entry);

  g_print ("%" G_GINT64_FORMAT "\t%s\t%s\t%u\t",
           ari_entry_get_id (entry), date, text, ari_entry_get_n_plies (entry));
  for (AriActor seat = 1; seat <= setup->seats; seat++)
    {
      const AriSeat *who = ari_entry_get_seat (entry, seat);

      g_print ("%s%s", seat > 1 ? " – " : "",
               who->name != NULL && *who->name != '\0' ? who->name : ari_seat_colour_name (seat));
    }
  g_print ("\t%s\n", title != NULL ? title : "");

  return TRUE;
}

static gboolean
list (AriLibrary *library,
      char      **arguments,
      GError    **error)
{
  return for_each_entry (library, print_entry, NULL, error);
}

static gboolean
export_entry (AriLibrary *library,
              AriEntry   *entry,
              gpointer    data,
              GError    **error)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(AriMatch) match = NULL;
  g_autofree char *text = NULL;

  ari_library_load_async (library, ari_entry_get_id (entry), NULL, answered_cb, &result);
  match = ari_library_load_finish (library, wait_for (&result), error);
  if (match == NULL)
    return FALSE;

  text = ari_record_write (match);
  return g_output_stream_printf (data, NULL, NULL, error, "%s\n", text);
}

/* export FILE: all matches, newest first. The file appears whole or not at all. */
static gboolean
export (AriLibrary *library,
        char      **arguments,
        GError    **error)
{
  g_autoptr(GFile) file = g_file_new_for_commandline_arg (arguments[0]);
  g_autoptr(GCancellable) never_mind = g_cancellable_new ();
  g_autoptr(GFileOutputStream) stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, error);

  if (stream == NULL)
    return FALSE;

  if (!for_each_entry (library, export_entry, stream, error))
    {
      /* Closing with a cancelled operation leaves the file as it was. */
      g_cancellable_cancel (never_mind);
      g_output_stream_close (G_OUTPUT_STREAM (stream), never_mind, NULL);
      return FALSE;
    }

  return g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error);
}

/* import FILE…: all records of all files, or nothing. */
static gboolean
import (AriLibrary *library,
        char      **arguments,
        GError    **error)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GAsyncResult) result = NULL;

  for (guint i = 0; arguments[i] != NULL; i++)
    {
      g_auto(AriRecordFile) file = { 0 };

      if (!ari_record_file_open (&file, arguments[i], error))
        return FALSE;
      do
        {
          AriMatch *match = ari_record_reader_next (&file.reader, error);

          if (match == NULL)
            {
              g_prefix_error (error, "%s: ", arguments[i]);
              return FALSE;
            }
          g_ptr_array_add (matches, match);
        }
      while (!ari_record_reader_at_end (&file.reader));
    }

  ari_library_add_many_async (library, matches, NULL, answered_cb, &result);
  if (!ari_library_finish (library, wait_for (&result), error))
    return FALSE;

  g_print (ngettext ("%u match added.\n", "%u matches added.\n", matches->len), matches->len);
  return TRUE;
}

static gboolean
check (AriLibrary *library,
       char      **arguments,
       GError    **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_check_async (library, NULL, answered_cb, &result);
  if (!ari_library_finish (library, wait_for (&result), error))
    return FALSE;

  g_print (_("%s is sound.\n"), ari_library_get_path (library));
  return TRUE;
}

static gboolean
backup (AriLibrary *library,
        char      **arguments,
        GError    **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_backup_async (library, arguments[0], NULL, answered_cb, &result);
  return ari_library_finish (library, wait_for (&result), error);
}

static const struct
{
  const char *name;
  gboolean  (*run) (AriLibrary *library, char **arguments, GError **error);
  int         min_arguments, max_arguments;
} actions[] = {
  { "list", list, 0, 0 },
  { "export", export, 1, 1 },
  { "import", import, 1, G_MAXINT },
  { "check", check, 0, 0 },
  { "backup", backup, 1, 1 },
};

int
ari_command_library (int    argc,
                     char **argv)
{
  const char *name = argv[0];
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    { "file", 'f', 0, G_OPTION_ARG_FILENAME, &path,
      N_("Use FILE, not the library of the window"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr(AriLibrary) library = NULL;
  g_autoptr(GError) error = NULL;
  gboolean done = FALSE;
  gsize which = 0;
  int status;

  if (!ari_command_parse (_("list | export FILE | import FILE… | check | backup FILE"),
                          _("Lists, writes out, reads in, checks or copies the library of matches."), entries,
                          1, G_MAXINT, &argc, &argv, &status))
    return status;

  while (which < G_N_ELEMENTS (actions) && !g_str_equal (actions[which].name, argv[1]))
    which++;
  if (which == G_N_ELEMENTS (actions))
    return ari_command_usage (name, _("The library can be told to list, export, import, check or backup."));
  if (argc - 2 < actions[which].min_arguments)
    return ari_command_usage (name, _("Something is missing."));
  if (argc - 2 > actions[which].max_arguments)
    return ari_command_usage (name, _("That is too much."));

  if (path == NULL)
    path = ari_library_default_path ();
  library = ari_library_new (path);
  if (open_library (library, &error))
    done = actions[which].run (library, argv + 2, &error);
  ari_library_close (library);

  return done ? EXIT_SUCCESS : ari_command_failed (name, error);
}
