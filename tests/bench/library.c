/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fills a temporary library with complete random games and measures what a person waits for. */
#include <glib/gstdio.h>
#include <locale.h>
#include <stdlib.h>

#include "ari-entry-list.h"
#include "ari-autosave.h"
#include "ari-career.h"
#include "crowd.h"
#include "interrupt.h"
#include "numbers.h"
#include "waiting.h"

#define N_PLIES     300   /* whose commits are measured */
#define N_NAMES     1000
#define SEARCHES    5     /* of each kind; the slowest counts */

static double
milliseconds_since (gint64 begun)
{
  return (double) (g_get_monotonic_time () - begun) / 1000.0;
}

/* From asking until the first screen of rows is there. */
static void
wait_for_rows (AriEntryList *list)
{
  gboolean shown = FALSE;

  while (!shown)
    {
      guint n = MIN (g_list_model_get_n_items (G_LIST_MODEL (list)), 20);

      shown = !ari_entry_list_is_loading (list);
      for (guint i = 0; i < n && shown; i++)
        {
          g_autoptr(AriEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), i);

          shown = ari_entry_is_loaded (entry);
        }
      if (!shown)
        g_main_context_iteration (NULL, TRUE);
    }
}

static gboolean
measure_opening (AriLibrary  *library,
                 GError     **error)
{
  g_autoptr(AriEntryList) list = ari_entry_list_new (library);
  gint64 begun = g_get_monotonic_time ();

  if (!ari_open_and_wait (library, error))
    return FALSE;

  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  wait_for_rows (list);
  g_print ("open_to_first_rows_ms %.1f\n", milliseconds_since (begun));

  /* As a person does who drags the bar: to the middle, and what stands there. */
  begun = g_get_monotonic_time ();
  {
    guint middle = g_list_model_get_n_items (G_LIST_MODEL (list)) / 2;
    g_autoptr(AriEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), middle);

    while (entry != NULL && !ari_entry_is_loaded (entry))
      g_main_context_iteration (NULL, TRUE);
  }
  g_print ("scroll_to_middle_ms %.1f\n", milliseconds_since (begun));

  return TRUE;
}

static void
measure_search (AriLibrary *library,
                const char *label,
                AriQuery    query)
{
  g_autoptr(AriEntryList) list = ari_entry_list_new (library);
  double worst = 0;

  for (guint i = 0; i < SEARCHES; i++)
    {
      gint64 begun = g_get_monotonic_time ();

      ari_entry_list_set_query (list, &query);
      wait_for_rows (list);
      worst = MAX (worst, milliseconds_since (begun));
    }

  g_print ("%s_ms %.1f (%u rows)\n", label, worst, g_list_model_get_n_items (G_LIST_MODEL (list)));
}

static int
compare_doubles (const void *a,
                 const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
measure_commits (AriLibrary *library)
{
  AriRandom random;
  AriSetup setup;
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriAutosave) autosave = NULL;
  double times[N_PLIES];

  ari_random_init (&random, 2);
  for (guint i = 0; i < N_PLIES; i++)
    {
      gint64 begun;

      if (match == NULL || ari_match_winners (match) != 0)
        {
          g_clear_object (&autosave);
          g_clear_object (&match);
          ari_setup_init (&setup, ari_rules_all (NULL)[0]);
          match = ari_match_new (&setup);
          autosave = ari_autosave_new (library, match, 0);
          while (ari_autosave_is_pending (autosave))
            g_main_context_iteration (NULL, TRUE);
        }

      begun = g_get_monotonic_time ();
      crowd_play (match, &random);
      while (ari_autosave_is_pending (autosave))
        g_main_context_iteration (NULL, TRUE);
      times[i] = milliseconds_since (begun);
    }

  qsort (times, N_PLIES, sizeof *times, compare_doubles);
  g_print ("ply_commit_p50_ms %.2f\n", times[N_PLIES / 2]);
  g_print ("ply_commit_p99_ms %.2f\n", times[N_PLIES * 99 / 100]);
}

/* How the position after the first plies of a match went on in all of them. */
static void
measure_played (AriLibrary *library,
                AriMatch   *match,
                guint       n_plies)
{
  g_autofree AriAction *actions = g_new (AriAction, n_plies);
  gint64 begun = g_get_monotonic_time ();
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;

  for (guint i = 0; i < n_plies; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      actions[i] = ari_ply_get_action (ply);
    }
  ari_library_played_async (library, ari_match_get_setup (match), actions, n_plies, 0, NULL,
                            ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);
  g_array_unref (ari_library_played_finish (library, result, NULL));
  g_print ("played_after_%u_ms %.2f\n", n_plies, milliseconds_since (begun));
}

/* All results, and then the page of one person. */
static gboolean
measure_people (AriLibrary  *library,
                GError     **error)
{
  gint64 begun = g_get_monotonic_time ();
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(AriResults) results = NULL;
  g_autoptr(AriCareer) career = NULL;

  ari_library_results_async (library, NULL, ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);
  results = ari_library_results_finish (library, result, error);
  if (results == NULL)
    return FALSE;

  g_print ("people_ms %.1f (%u players)\n", milliseconds_since (begun), results->players->len);
  begun = g_get_monotonic_time ();
  career = ari_career_new (results, ari_rules_all (NULL)[0], 0, g_get_real_time () / G_USEC_PER_SEC);
  g_print ("person_ms %.1f (%u matches)\n", milliseconds_since (begun), career->matches);

  return TRUE;
}

static gboolean
measure_loading (AriLibrary  *library,
                 gint64       id,
                 GError     **error)
{
  gint64 begun = g_get_monotonic_time ();
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(AriMatch) match = NULL;

  ari_library_load_async (library, id, ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);
  match = ari_library_load_finish (library, result, error);
  if (match == NULL)
    return FALSE;

  g_print ("load_match_ms %.2f\n", milliseconds_since (begun));

  measure_played (library, match, 0);
  measure_played (library, match, 1);
  measure_played (library, match, g_list_model_get_n_items (G_LIST_MODEL (match)) - 1);

  return TRUE;
}

static gboolean
measure (const char  *path,
         guint        n_matches,
         GError     **error)
{
  g_autoptr(AriLibrary) library = ari_library_new (path);
  gint64 begun = g_get_monotonic_time ();
  GStatBuf info;
  gboolean ok;

  ok = ari_open_and_wait (library, error) && crowd_fill (library, n_matches, N_NAMES, error);
  ari_library_close (library);
  if (!ok)
    return FALSE;

  g_print ("matches %u\n", n_matches);
  g_print ("fill_seconds %.1f\n", milliseconds_since (begun) / 1000);
  if (g_stat (path, &info) == 0)
    g_print ("file_megabytes %.1f\n", (double) info.st_size / 1e6);

  g_clear_object (&library);
  library = ari_library_new (path);
  ok = measure_opening (library, error);
  if (ok)
    {
      measure_search (library, "search_rare", (AriQuery) { .words = "player77 guest5" });
      measure_search (library, "search_common", (AriQuery) { .words = "p" });
      measure_search (library, "search_fact", (AriQuery) { .words = "minoa" });
      measure_search (library, "search_nothing", (AriQuery) { .words = "zzz" });
      measure_search (library, "search_game_finished", (AriQuery) { .game = "minoa", .finished = TRUE });
      measure_commits (library);
      ok = measure_people (library, error) && measure_loading (library, n_matches / 2 + 1, error);
    }
  ari_library_close (library);

  return ok;
}

static void
remove_folder (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (folder, name, NULL);

      g_unlink (child);
    }
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = NULL, *path = NULL;
  guint64 n_matches = 100000;
  gboolean ok;

  setlocale (LC_CTYPE, "");
  ari_interrupt_start ();
  if (argc > 2 || (argc == 2 && !ari_number_read_whole (argv[1], 1, 100000000, &n_matches, &error)))
    {
      g_printerr ("Usage: bench-library [MATCHES], 100000 without a number\n");
      return 2;
    }

  /* Whatever happens from here on, the folder goes again. */
  ari_wait_cancellable ();
  folder = g_dir_make_tmp ("ariadne-bench-XXXXXX", &error);
  if (folder != NULL)
    {
      path = g_build_filename (folder, "library.db", NULL);
      ok = measure (path, (guint) n_matches, &error);
      remove_folder (folder);
      if (ok)
        return EXIT_SUCCESS;
    }
  if (!ari_interrupted ())
    g_printerr ("bench-library: %s\n", error->message);

  return EXIT_FAILURE;
}
