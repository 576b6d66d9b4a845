/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "ari-record.h"
#include "ari-replacing.h"
#include "commands.h"
#include "interrupt.h"
#include "library-check.h"
#include "library-import.h"
#include "numbers.h"
#include "waiting.h"

/* library list|restore|export|import|check|backup|dice: the window's library from the command line. */

#define PAGE 500 /* entries that are asked for at a time */

static AriMatch *
load (AriLibrary *library,
      gint64      id,
      GError    **error)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  AriMatch *match;

  ari_library_load_async (library, id, ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);
  match = ari_library_load_finish (library, result, error);
  if (match == NULL)
    /* Translators: the number of a match in the library; an error follows. */
    g_prefix_error (error, _("Match %s: "), number);

  return match;
}

/* What the person asked for. */
typedef struct
{
  AriQuery query;
  gboolean force; /* files that are there are replaced */
} Options;

/* Whether a file may be written: none that is there is lost without a word. A pipe holds nothing to lose. */
static gboolean
is_free (const char    *path,
         const Options *options,
         GError       **error)
{
  g_autofree char *shown = g_filename_display_name (path);

  if (options->force || ari_place_of (path) != ARI_PLACE_FILE)
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
               _("“%s” already exists. Choose another name, or replace it with --force."), shown);
  return FALSE;
}

typedef gboolean (*EntryFunc) (AriLibrary *library,
                               AriEntry   *entry,
                               gpointer    data,
                               GError    **error);

static gboolean
for_each_entry (AriLibrary     *library,
                const AriQuery *query,
                EntryFunc       func,
                gpointer        data,
                GError        **error)
{
  guint total = 1;

  for (guint offset = 0; offset < total; offset += PAGE)
    {
      GAsyncResult *waiting = NULL;
      g_autoptr(GAsyncResult) result = NULL;
      g_autoptr(GPtrArray) entries = NULL;

      ari_library_query_async (library, query, offset, PAGE, ari_wait_cancellable (), ari_wait_cb, &waiting);
      result = ari_wait (&waiting);
      entries = ari_library_query_finish (library, result, &total, error);
      if (entries == NULL)
        return FALSE;
      for (guint i = 0; i < entries->len; i++)
        if (!func (library, entries->pdata[i], data, error))
          return FALSE;
    }

  return TRUE;
}

/* "17  2026-11-21  minoa seats=2 …  84  Anna – Bert  title", apart by tabs. */
static gboolean
print_entry (AriLibrary *library,
             AriEntry   *entry,
             gpointer    data,
             GError    **error)
{
  const AriSetup *setup = ari_entry_get_setup (entry);
  /* A record without dates gives 0. */
  gint64 started_at = ari_entry_get_started (entry);
  g_autoptr(GDateTime) started = started_at != 0 ? g_date_time_new_from_unix_local (started_at) : NULL;
  g_autofree char *date = started != NULL ? g_date_time_format (started, "%Y-%m-%d") : g_strdup ("-");
  g_autofree char *text = ari_setup_to_text (setup);
  g_autofree char *title = ari_one_line (ari_entry_get_title (entry));

  g_print ("%" G_GINT64_FORMAT "\t%s\t%s\t%u\t",
           ari_entry_get_id (entry), date, text, ari_entry_get_n_plies (entry));
  for (AriActor seat = 1; seat <= setup->seats; seat++)
    g_print ("%s%s", seat > 1 ? " – " : "", ari_entry_get_seat_name (entry, seat));
  g_print ("\t%s\n", title);

  return TRUE;
}

static gboolean
add_id (AriLibrary *library,
        AriEntry   *entry,
        gpointer    data,
        GError    **error)
{
  gint64 id = ari_entry_get_id (entry);

  g_array_append_val ((GArray *) data, id);
  return TRUE;
}

static gboolean
list (AriLibrary    *library,
      char         **arguments,
      const Options *options,
      GError       **error)
{
  return for_each_entry (library, &options->query, print_entry, NULL, error);
}

/* The matches that an action is about: those that are named, or all of the query (element-type gint64). */
static GArray *
find_ids (AriLibrary    *library,
          char         **ids,
          const Options *options,
          GError       **error)
{
  g_autoptr(GArray) found = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (ids[0] == NULL)
    return for_each_entry (library, &options->query, add_id, found, error) ? g_steal_pointer (&found) : NULL;

  for (; *ids != NULL; ids++)
    {
      guint64 id;

      if (!ari_number_read_whole (*ids, 1, G_MAXINT64, &id, NULL))
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       _("“%s” isn’t the number of a match. “ariadne-engine library list” shows all matches "
                         "with their numbers."), *ids);
          return NULL;
        }
      g_array_append_val (found, id);
    }

  return g_steal_pointer (&found);
}

/* How many matches an export did not write, or wrote without an invalid evaluation. */
typedef struct
{
  guint left_out, incomplete;
} Lacking;

/* Exports to one file, and tells what is lacking. FALSE with an error when the file can't be written. */
static gboolean
export_to_file (AriLibrary   *library,
                const GArray *ids,
                const char   *path,
                Lacking      *lacking,
                GError      **error)
{
  g_autoptr(GFile) file = g_file_new_for_commandline_arg (path);
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) faults = NULL;
  guint n_written;

  ari_library_export_async (library, (const gint64 *) (gpointer) ids->data, ids->len, file,
                            ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);
  faults = ari_library_export_finish (library, result, &n_written, error);
  if (faults == NULL)
    return FALSE;

  for (guint i = 0; i < faults->len; i++)
    {
      const AriMatchFault *fault = faults->pdata[i];

      ari_print_match_fault (fault);
      *(fault->mendable ? &lacking->incomplete : &lacking->left_out) += 1;
    }

  return TRUE;
}

/* A file for each match. */
static gboolean
export_to_folder (AriLibrary    *library,
                  const GArray  *ids,
                  const char    *folder,
                  const Options *options,
                  Lacking       *lacking,
                  GError       **error)
{
  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_autoptr(GArray) one = g_array_new (FALSE, FALSE, sizeof id);
      g_autoptr(AriMatch) match = load (library, id, NULL);
      /* One that can't be loaded gets no file, so its name does not matter. */
      g_autofree char *name = g_strdup_printf ("%s-%" G_GINT64_FORMAT ".ariadne",
                                               match != NULL ? ari_match_get_rules (match)->id : "match", id);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_array_append_val (one, id);
      if (!is_free (path, options, error) || !export_to_file (library, one, path, lacking, error))
        return FALSE;
    }

  return TRUE;
}

/* export FILE|FOLDER [ID…]: a file appears whole or not at all. */
static gboolean
export_records (AriLibrary    *library,
                char         **arguments,
                const Options *options,
                GError       **error)
{
  g_autoptr(GArray) ids = find_ids (library, arguments + 1, options, error);
  Lacking lacking = { 0 };

  if (ids == NULL)
    return FALSE;
  if (ids->len == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("There is no match to export. “ariadne-engine library list” shows all "
                             "matches."));
      return FALSE;
    }
  if (g_file_test (arguments[0], G_FILE_TEST_IS_DIR))
    {
      if (!export_to_folder (library, ids, arguments[0], options, &lacking, error))
        return FALSE;
    }
  else if (!is_free (arguments[0], options, error) ||
           !export_to_file (library, ids, arguments[0], &lacking, error))
    return FALSE;

  if (lacking.left_out > 0)
    g_set_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX,
                 ngettext ("%u match was not exported.", "%u matches were not exported.", lacking.left_out),
                 lacking.left_out);
  else if (lacking.incomplete > 0)
    g_set_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX,
                 ngettext ("%u match was exported without part of its analysis.",
                           "%u matches were exported without part of their analysis.", lacking.incomplete),
                 lacking.incomplete);

  return lacking.left_out + lacking.incomplete == 0;
}

/* Whether all @ids are in the list of deleted matches. */
static gboolean
are_restorable (AriLibrary   *library,
                const GArray *ids,
                GError      **error)
{
  static const AriQuery deleted = { .deleted = TRUE };
  g_autoptr(GArray) restorable = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (!for_each_entry (library, &deleted, add_id, restorable, error))
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);
      guint k = 0;

      while (k < restorable->len && g_array_index (restorable, gint64, k) != id)
        k++;
      if (k < restorable->len)
        continue;

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                   /* Translators: the number of a match in the library. */
                   _("There is no deleted match %s. “ariadne-engine library list --deleted” shows the matches "
                     "that can be restored."), number);
      return FALSE;
    }

  return TRUE;
}

/* restore ID…: matches that were deleted. */
static gboolean
restore (AriLibrary    *library,
         char         **arguments,
         const Options *options,
         GError       **error)
{
  g_autoptr(GArray) ids = find_ids (library, arguments, options, error);
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;

  if (ids == NULL || !are_restorable (library, ids, error))
    return FALSE;

  ari_library_set_deleted_async (library, (const gint64 *) (gpointer) ids->data, ids->len, FALSE,
                                 ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);

  return ari_library_finish (library, result, error);
}

static gboolean
import (AriLibrary    *library,
        char         **arguments,
        const Options *options,
        GError       **error)
{
  return ari_import_records (library, arguments, error);
}

static gboolean
check (AriLibrary    *library,
       char         **arguments,
       const Options *options,
       GError       **error)
{
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_check_async (library, ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);
  if (!ari_library_finish (library, result, error))
    {
      ari_name_faults (library);
      return FALSE;
    }
  if (!ari_check_matches (library, error))
    return FALSE;

  if (ari_library_get_mended (library))
    g_print (_("What was missing in the library was recreated.\n"));
  g_print (_("%s is intact.\n"), ari_library_get_path (library));
  return TRUE;
}

static gboolean
backup (AriLibrary    *library,
        char         **arguments,
        const Options *options,
        GError       **error)
{
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;

  if (g_file_test (arguments[0], G_FILE_TEST_IS_DIR))
    {
      g_autofree char *shown = g_filename_display_name (arguments[0]);
      g_autofree char *example = g_build_filename (shown, "library.db", NULL);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY,
                   _("“%1$s” is a folder. Name a file in it for the backup, such as “%2$s”."),
                   shown, example);
      return FALSE;
    }
  if (!is_free (arguments[0], options, error))
    return FALSE;

  ari_library_backup_async (library, arguments[0], ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);

  return ari_library_finish (library, result, error);
}

/* "3-5  41  40.2  28.5  51.9  720", apart by tabs: how often it came, how often it should, between which
 * numbers it should be in 95 of 100 cases, and how often it could have come. */
static gboolean
print_dice (AriLibrary      *library,
            const AriRules  *rules,
            GError         **error)
{
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) counts = NULL;

  ari_library_outcomes_async (library, rules, ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);
  counts = ari_library_outcomes_finish (library, result, error);
  if (counts == NULL)
    return FALSE;

  for (guint i = 0; i < counts->len; i++)
    {
      const AriOutcomeCount *count = counts->pdata[i];
      double range = ari_outcome_count_range (count);

      g_print ("%s\t%s\t%" G_GUINT64_FORMAT "\t%.1f\t%.1f\t%.1f\t%" G_GUINT64_FORMAT "\n", rules->id, count->text,
               count->seen, count->expected, MAX (count->expected - range, 0.0), count->expected + range,
               count->possible);
    }

  return TRUE;
}

static gboolean
dice (AriLibrary    *library,
      char         **arguments,
      const Options *options,
      GError       **error)
{
  guint n;
  const AriRules *const *all = ari_rules_all (&n);

  for (guint i = 0; i < n; i++)
    if (all[i]->chance_weight != NULL && !print_dice (library, all[i], error))
      return FALSE;

  return TRUE;
}

static const struct
{
  const char *name;
  gboolean  (*run) (AriLibrary *library, char **arguments, const Options *options, GError **error);
  int         min_arguments, max_arguments;
  gboolean    makes; /* the library, when there is none */
} actions[] = {
  { "list", list, 0, 0, FALSE },
  { "restore", restore, 1, G_MAXINT16, FALSE },
  { "export", export_records, 1, G_MAXINT16, FALSE },
  { "import", import, 1, G_MAXINT16, TRUE },
  { "check", check, 0, 0, FALSE },
  { "backup", backup, 1, 1, FALSE },
  { "dice", dice, 0, 0, FALSE },
};

/* Opening makes the file and its folder: only what fills a library may do that, not a name with a slip in
 * it. */
static gboolean
is_there (const char *path,
          GError    **error)
{
  g_autofree char *shown = g_filename_display_name (path);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;

  g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING,
               _("There is no library “%s”. Check the name, or import a record to start one."), shown);
  return FALSE;
}

/* What reads goes on, and what writes fails by itself. */
static void
tell_read_only (AriLibrary *library,
                const char *name)
{
  g_autofree char *shown = g_filename_display_name (ari_library_get_path (library));

  /* Translators: %s is a subcommand, the other one a file. */
  g_printerr (_("ariadne-engine %s: The library “%s” can’t be written, so it is opened read-only.\n"), name, shown);
}

int
ari_command_library (int    argc,
                     char **argv)
{
  const char *name = argv[0];
  const char *parameters =
    _("list | restore ID… | export FILE|FOLDER [ID…] | import FILE… | check | backup FILE | dice");
  g_autofree char *path = NULL;
  g_autofree char *words = NULL;
  Options options = { .force = FALSE };
  const GOptionEntry entries[] = {
    { "library", 'f', 0, G_OPTION_ARG_FILENAME, &path,
      N_("Use FILE, not the library of the window"), N_("FILE") },
    { "words", 'w', 0, G_OPTION_ARG_STRING, &words,
      N_("List or export only matches with these words"), N_("WORDS") },
    { "deleted", 'd', 0, G_OPTION_ARG_NONE, &options.query.deleted,
      N_("List what was deleted in the last 30 days and can be restored"), NULL },
    { "force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_("Let export and backup replace files"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr(AriLibrary) library = NULL;
  g_autoptr(GError) error = NULL;
  gboolean done = FALSE;
  gsize which = 0;
  int status;

  if (!ari_command_parse (parameters, _("Lists, restores, exports, imports, checks or backs up the "
                                        "matches of the library, or counts their dice."), entries, NULL,
                          1, G_MAXINT16, &argc, &argv, &status))
    return status;

  while (which < G_N_ELEMENTS (actions) && !g_str_equal (actions[which].name, argv[1]))
    which++;
  if (which == G_N_ELEMENTS (actions))
    return ari_command_usage (name, _("Say what to do with the library: list, restore, export, import, check, "
                                      "backup or dice."));
  if (options.query.deleted && actions[which].run != list)
    return ari_command_usage (name, _("Only “list” takes “--deleted”. Try again without it."));
  if (!ari_command_count (parameters, 1 + actions[which].min_arguments, 1 + actions[which].max_arguments,
                          argc, argv, &status))
    return status;

  if (path == NULL)
    path = ari_library_default_path ();
  options.query.words = words;
  /* An interrupt while the library opens must end the program in the same way as a later one. */
  ari_interrupt_catch (NULL, NULL);
  library = ari_library_new (path);
  if ((actions[which].makes || is_there (path, &error)) && ari_open_and_wait (library, &error))
    {
      if (ari_library_is_read_only (library) && !actions[which].makes)
        tell_read_only (library, name);
      done = actions[which].run (library, argv + 2, &options, &error);
    }
  ari_library_close (library);
  if (ari_interrupted ())
    return ARI_EXIT_INTERRUPTED;

  return done ? EXIT_SUCCESS : ari_command_failed (name, error);
}
