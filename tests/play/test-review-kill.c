/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-review-queue.h"
#include "library-fixture.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* A program is killed while it reviews a queue of matches, again and again, and then goes on to the end:
 * nothing is missing, and nothing was judged twice. The program is this file, started with --review. */

#define N_MATCHES 10
#define N_PLIES   12
#define NODES     60
#define FEW       5
#define MANY      20

static char *program;

static AriReviewQueue *
open_queue (Fixture *f)
{
  AriReviewQueue *queue;

  fixture_open (f);
  queue = ari_review_queue_new (f->library);
  ari_review_queue_set_nodes (queue, NODES);

  return queue;
}

/* The program that gets killed. */

/* A line for each ply that was judged; it may be written a moment later. */
static void
report_cb (AriReviewQueue *queue,
           double         *told)
{
  double progress = ari_review_queue_get_progress (queue);

  if (progress > 0.0 && progress != *told)
    printf ("%f\n", progress);
  fflush (stdout);
  *told = progress;
  if (ari_review_queue_get_n_waiting (queue) == 0)
    _exit (0);
}

static void
review (const char *path)
{
  Fixture f = { .path = g_strdup (path), .loop = g_main_loop_new (NULL, FALSE) };
  AriReviewQueue *queue = open_queue (&f);
  double told = 0.0;

  g_signal_connect (queue, "changed", G_CALLBACK (report_cb), &told);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}

/* The one that kills it. */

/* Kills it when it has said something so often, unless it has ended. */
static void
run_and_kill (Fixture *f,
              guint    n_reports)
{
  char *argv[] = { program, (char *) "--review", f->path, NULL };
  g_autoptr(GError) error = NULL;
  char byte;
  GPid pid;
  int out;

  g_spawn_async_with_pipes (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, NULL, &out, NULL,
                            &error);
  g_assert_no_error (error);
  while (n_reports > 0 && read (out, &byte, 1) == 1)
    n_reports -= byte == '\n';
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
  g_close (out, NULL);
  g_spawn_close_pid (pid);
}

static void
add_matches (Fixture *f)
{
  AriEnding ending = { .kind = ARI_ENDING_RESIGNED, .winners = 1 };
  gint64 ids[N_MATCHES];

  fixture_open (f);
  for (guint i = 0; i < N_MATCHES; i++)
    {
      g_autoptr(AriMatch) match = test_match_new (2);
      AriRandom random;

      ari_random_init (&random, i);
      test_match_play (match, &random, N_PLIES);
      ari_match_set_ending (match, &ending);
      ids[i] = fixture_add (f, match);
    }

  /* All of them, and then the program is not killed before it has been told. */
  for (guint i = 0; i < N_MATCHES; i++)
    {
      g_autofree char *sql = g_strdup_printf ("INSERT INTO review (match, place, automatic) VALUES (%d, %u, 0)",
                                              (int) ids[i], i);

      fixture_sql (f->path, sql);
    }
  fixture_close (f);
}

static void
finish (Fixture *f)
{
  AriReviewQueue *queue = open_queue (f);
  gpointer left = queue;
  gboolean is_left = fixture_sql_int (f->path, "SELECT count(*) FROM review") > 0;

  /* On a slow machine, the program may have come to the end before it was killed. */
  while (is_left && ari_review_queue_get_n_waiting (queue) == 0)
    g_main_context_iteration (NULL, TRUE);
  while (ari_review_queue_get_n_waiting (queue) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_object_add_weak_pointer (G_OBJECT (queue), &left);
  ari_review_queue_close (queue);
  g_object_unref (queue);
  while (left != NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture_close (f);
}

/* Every evaluation but for the points, where the test leaves a mark. */
static char *
digest (Fixture *f)
{
  g_autoptr(GString) text = g_string_new (NULL);
  sqlite3_stmt *rows;
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (f->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, "SELECT match, ply, win, error, loss, loss_error, best, nodes, seed, program, "
                                           "luck, raw FROM eval ORDER BY match, ply", -1, &rows, NULL), ==, SQLITE_OK);
  while (sqlite3_step (rows) == SQLITE_ROW)
    for (int i = 0; i < sqlite3_column_count (rows); i++)
      g_string_append_printf (text, "%s%c", (const char *) sqlite3_column_text (rows, i),
                              i + 1 < sqlite3_column_count (rows) ? ' ' : '\n');
  sqlite3_finalize (rows);
  sqlite3_close (db);

  return g_string_free_and_steal (g_steal_pointer (&text));
}

#define MARKED "SELECT count(*) FROM eval WHERE points = '7 7'"

static void
test_kill (Fixture       *f,
           gconstpointer  data)
{
  guint n_kills = GPOINTER_TO_UINT (data);
  g_autofree char *whole = NULL, *parts = NULL, *copy = NULL;
  gint64 n_marked = 0;
  AriRandom random;
  char *path;

  add_matches (f);
  copy = g_build_filename (f->dir, "copy.db", NULL);
  fixture_open (f);
  ari_library_backup_async (f->library, copy, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  fixture_close (f);

  ari_random_init (&random, 20);
  for (guint i = 0; i < n_kills; i++)
    {
      run_and_kill (f, ari_random_below (&random, 16));
      fixture_open (f);
      fixture_assert_sound (f->path);
      fixture_close (f);
      /* No match was forgotten before all of it was judged, and nothing was judged that had a mark. */
      g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match WHERE id NOT IN (SELECT match FROM review) "
                                                 "AND n_plies <> (SELECT count(*) FROM eval WHERE match = match.id)"),
                       ==, 0);
      g_assert_cmpint (fixture_sql_int (f->path, MARKED), ==, n_marked);
      fixture_sql (f->path, "UPDATE eval SET points = '7 7'");
      n_marked = fixture_sql_int (f->path, MARKED);
    }
  g_test_message ("%d evaluations before the last run", (int) n_marked);
  finish (f);
  g_assert_cmpint (fixture_sql_int (f->path, MARKED), ==, n_marked);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM review"), ==, 0);
  parts = digest (f);

  /* The same as without a break. */
  path = f->path;
  f->path = copy;
  finish (f);
  whole = digest (f);
  f->path = path;
  g_assert_cmpstr (parts, ==, whole);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 3 && strcmp (argv[1], "--review") == 0)
    review (argv[2]);

  program = argv[0];
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  FIXTURE_ADD ("/play/review-kill/few", test_kill, GUINT_TO_POINTER (FEW));
  if (g_test_slow ())
    FIXTURE_ADD ("/play/review-kill/many", test_kill, GUINT_TO_POINTER (MANY));

  return g_test_run ();
}
