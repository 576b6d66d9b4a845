/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays matches at a simulated table, many in a second: see README.md in the folder above. */
#include <glib/gstdio.h>
#include <locale.h>
#include <stdlib.h>

#include "shrinker.h"

static gint64 first_seed, n_runs = 1, minutes;
static char *steps_text;
static gboolean goes_on;

static const GOptionEntry options[] = {
  { "seed", 0, 0, G_OPTION_ARG_INT64, &first_seed,
    "The first seed; 0: SIM_SEED, or one that each day changes", "N" },
  { "runs", 0, 0, G_OPTION_ARG_INT64, &n_runs, "How many seeds", "N" },
  { "minutes", 0, 0, G_OPTION_ARG_INT64, &minutes, "How long instead", "N" },
  { "steps", 0, 0, G_OPTION_ARG_STRING, &steps_text, "Take these steps with that seed", "STEPS" },
  { "go-on", 0, 0, G_OPTION_ARG_NONE, &goes_on, "After a failure, too", NULL },
  { NULL },
};

typedef struct
{
  Trace      *trace;
  const char *folder;
  guint64     first, n; /* seeds */
  gint64      until;    /* Unix µs; 0: until all of them have been tried */
  GArray     *steps;    /* (nullable) */
} Runs;

static gboolean
is_late (const Runs *runs)
{
  return runs->until != 0 && g_get_real_time () >= runs->until;
}

static void
do_runs (gpointer data)
{
  Runs *runs = data;

  if (runs->steps != NULL)
    scheduler_repeat (runs->first, runs->steps, runs->folder, runs->trace);
  for (guint64 i = 0; runs->steps == NULL && i < runs->n && !is_late (runs); i++)
    scheduler_run (runs->first + i, runs->folder, runs->trace);
}

/* Each day tries others. */
static guint64
choose_seed (void)
{
  const char *given = g_getenv ("SIM_SEED");
  g_autoptr(GDateTime) today = g_date_time_new_now_utc ();

  if (first_seed != 0)
    return (guint64) first_seed;
  if (given != NULL)
    return g_ascii_strtoull (given, NULL, 10);

  return ((guint64) g_date_time_get_year (today) * 10000 + (guint64) g_date_time_get_month (today) * 100
          + (guint64) g_date_time_get_day_of_month (today)) * 1000000;
}

static void
print_failure (const char *program,
               Runs       *runs)
{
  Trace *trace = runs->trace;
  g_autofree char *name = g_strdup (trace->failure.name[0] != '\0' ? trace->failure.name : "crash");
  g_autofree char *text = g_strdup (trace->failure.text);
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  guint64 seed = trace->seed;
  guint n_steps = trace->n_steps;
  g_autoptr(GArray) steps = runs->steps != NULL ? g_array_ref (runs->steps) : shrink (trace, runs->folder);
  g_autofree char *shrunk = steps_to_text (steps);

  g_print ("# Seed %" G_GUINT64_FORMAT " fails: %s, in %" G_GUINT64_FORMAT " runs\n", seed, name,
           seed - runs->first + 1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_print ("#   %s\n", lines[i]);
  g_print ("# %u of %u steps are enough:\n# %s --seed %" G_GUINT64_FORMAT " --steps '%s'\n", steps->len,
           n_steps, program, seed, shrunk);
}

/* In memory, because runs write much and keep nothing. */
static char *
make_folder (void)
{
  char *folder = g_build_filename (g_access ("/dev/shm", W_OK) == 0 ? "/dev/shm" : g_get_tmp_dir (),
                                   "ariadne-sim-XXXXXX", NULL);

  g_assert_nonnull (g_mkdtemp (folder));

  return folder;
}

static void
remove_folder (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

static gboolean
try_all (const char *program,
         Runs       *runs)
{
  guint64 end = runs->first + runs->n, begun = runs->first;
  gboolean passed = TRUE;

  while (runs->first < end && !run_apart (do_runs, runs, runs->trace, FALSE))
    {
      passed = FALSE;
      print_failure (program, runs);
      runs->first = runs->trace->seed + 1;
      runs->n = end - runs->first;
      if (!goes_on)
        break;
    }
  g_print ("# %" G_GUINT64_FORMAT " runs\n", runs->trace->seed - begun + 1);

  return passed;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GOptionContext) context = g_option_context_new ("- plays at a simulated table");
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = NULL;
  Runs runs = { 0 };
  gboolean passed;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  if (steps_text != NULL && (runs.steps = steps_from_text (steps_text)) == NULL)
    {
      g_printerr ("One of the steps is unknown.\n");
      return 2;
    }

  runs.trace = trace_new ();
  runs.folder = folder = make_folder ();
  runs.first = choose_seed ();
  runs.n = minutes > 0 ? G_MAXINT64 : (guint64) n_runs;
  runs.until = minutes > 0 ? g_get_real_time () + minutes * 60 * G_USEC_PER_SEC : 0;
  g_print ("1..1\n# The first seed is %" G_GUINT64_FORMAT ".\n", runs.first);
  passed = try_all (argv[0], &runs);
  g_print ("%s 1 - /sim/runs\n", passed ? "ok" : "not ok");
  remove_folder (folder);
  g_clear_pointer (&runs.steps, g_array_unref);

  return passed ? 0 : 1;
}
