/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* A program is killed in a running match: no ply that it was told to be durable may be missing. The program
 * is this file, started with --play. The test of failures stops a disk at each operation; here a real program
 * ends, with its locks and what it shares in memory. */

#define ROUNDS 200          /* in the long test, at random moments */
#define FRESH  (ROUNDS / 8) /* rounds with the same file */
#define FEW    5            /* rounds of the short test, one ply later each time */

static char *program;

/* The program that gets killed. */

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GError) error = NULL;

  ari_library_open_finish (ARI_LIBRARY (source), result, &error);
  g_assert_no_error (error);
  *(gboolean *) data = TRUE;
}

static void
play_on (const char *path,
         guint64     seed)
{
  g_autoptr(AriLibrary) library = ari_library_new (path);
  gboolean opened = FALSE;
  AriRandom random;

  ari_random_init (&random, seed);
  ari_library_open_async (library, NULL, opened_cb, &opened);
  while (!opened)
    g_main_context_iteration (NULL, TRUE);

  for (;;)
    {
      g_autoptr(AriMatch) match = test_match_new (2);
      g_autoptr(AriAutosave) autosave = ari_autosave_new (library, match, 0);

      while (ari_autosave_is_pending (autosave))
        g_main_context_iteration (NULL, TRUE);
      while (ari_match_winners (match) == 0)
        {
          AriPly *ply;

          test_match_play (match, &random, 1);
          ply = ari_match_get_ply (match);
          if (ari_random_below (&random, 4) == 0)
            ari_match_set_comment (match, ply, "A comment on the way");
          while (ari_match_is_held (match))
            g_main_context_iteration (NULL, TRUE);

          printf ("%d %u %s\n", (int) ari_autosave_get_id (autosave), ari_ply_get_id (ply),
                  ari_ply_get_text (ply));
          fflush (stdout);
        }
    }
}

/* The one that kills it. */

static gssize
read_more (int      out,
           GString *reported)
{
  char buffer[4096];
  gssize n = read (out, buffer, sizeof buffer);

  g_string_append_len (reported, buffer, MAX (n, 0));

  return n;
}

static guint
count_lines (const char *text)
{
  guint n = 0;

  while ((text = strchr (text, '\n')) != NULL)
    {
      text++;
      n++;
    }

  return n;
}

/* Starts the program, and kills it when it has reported so many plies, and @delay microseconds later. Returns
 * all that it reported. */
static char *
run_and_kill (Fixture *f,
              guint    seed,
              guint    n_plies,
              guint    delay)
{
  g_autofree char *seed_text = g_strdup_printf ("%u", seed);
  char *argv[] = { program, (char *) "--play", f->path, seed_text, NULL };
  g_autoptr(GString) reported = g_string_new (NULL);
  g_autoptr(GError) error = NULL;
  GPid pid;
  int out;

  g_spawn_async_with_pipes (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, NULL, &out, NULL,
                            &error);
  g_assert_no_error (error);
  while (count_lines (reported->str) < n_plies)
    g_assert_cmpint (read_more (out, reported), >, 0);
  if (delay > 0)
    g_usleep (delay);
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
  while (read_more (out, reported) > 0)
    continue;
  g_close (out, NULL);
  g_spawn_close_pid (pid);

  return g_string_free_and_steal (g_steal_pointer (&reported));
}

/* Answers how many plies had been reported. */
static guint
assert_durable (Fixture    *f,
                const char *reported)
{
  g_auto(GStrv) lines = g_strsplit (reported, "\n", -1);
  guint n = 0;

  fixture_open (f);
  fixture_assert_sound (f->path);
  for (; lines[n] != NULL && lines[n + 1] != NULL; n++)
    {
      g_auto(GStrv) words = g_strsplit (lines[n], " ", 3);
      g_autofree char *sql =
        g_strdup_printf ("SELECT count(*) FROM ply WHERE match = %s AND id = %s AND action = '%s'",
                         words[0], words[1], words[2]);

      g_assert_cmpint (fixture_sql_int (f->path, sql), ==, 1);
    }

  /* Nothing is half there, either: every row of a match fits its plies. */
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match WHERE "
                                             "n_plies <> (SELECT count(*) FROM ply WHERE match = match.id)"), ==, 0);
  fixture_close (f);

  return n;
}

static void
remove_library (Fixture *f)
{
  static const char *const suffixes[] = { "", "-wal", "-shm", "-journal" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (f->path, suffixes[i], NULL);

      g_unlink (name);
    }
}

/* How long the program takes until it has reported something, in microseconds: sanitizers are slow. */
static guint
calibrate (Fixture *f)
{
  for (guint delay = 20000;; delay *= 2)
    {
      g_autofree char *reported = run_and_kill (f, 1, 0, delay);

      if (strchr (reported, '\n') != NULL)
        return delay;
    }
}

static void
test_kill_few (Fixture       *f,
               gconstpointer  data)
{
  for (guint i = 0; i < FEW; i++)
    {
      g_autofree char *reported = run_and_kill (f, i, i, 0);

      g_assert_cmpuint (assert_durable (f, reported), >=, i);
    }
}

static void
test_kill (Fixture       *f,
           gconstpointer  data)
{
  guint scale = calibrate (f);
  guint n_reported = 0;
  AriRandom random;

  ari_random_init (&random, (guint64) g_test_rand_int ());
  for (guint i = 0; i < ROUNDS; i++)
    {
      g_autofree char *reported = NULL;

      if (i % FRESH == 0)
        remove_library (f);
      reported = run_and_kill (f, i, 0, ari_random_below (&random, 2 * scale));
      n_reported += assert_durable (f, reported);
    }

  g_test_message ("%u plies were reported", n_reported);
  g_assert_cmpuint (n_reported, >, ROUNDS / 2);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 4 && strcmp (argv[1], "--play") == 0)
    play_on (argv[2], g_ascii_strtoull (argv[3], NULL, 10));

  program = argv[0];
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  FIXTURE_ADD ("/store/kill/few", test_kill_few, NULL);
  if (g_test_slow ())
    FIXTURE_ADD ("/store/kill/many", test_kill, NULL);

  return g_test_run ();
}
