/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Commands that would go on for days end with the input, a signal or a line “stop”. A test that waits in
 * vain is ended by its timeout. */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/stat.h>

#define NO_END "ariadne-nodes 99999999999\n"

typedef struct
{
  GSubprocess      *process;
  GOutputStream    *input;
  GDataInputStream *output;
} Engine;

static void
engine_start (Engine     *engine,
              const char *arguments)
{
  g_autofree char *line = g_strjoin (" ", g_getenv ("ARIADNE_ENGINE"), arguments, NULL);
  g_auto(GStrv) words = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (g_shell_parse_argv (line, NULL, &words, NULL));
  engine->process = g_subprocess_newv ((const char *const *) words,
                                       G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                       G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error);
  g_assert_no_error (error);
  engine->input = g_subprocess_get_stdin_pipe (engine->process);
  engine->output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (engine->process));
}

static void
write_lines (Engine     *engine,
             const char *lines)
{
  g_assert_true (g_output_stream_write_all (engine->input, lines, strlen (lines), NULL, NULL, NULL));
  g_assert_true (g_output_stream_flush (engine->input, NULL, NULL));
}

/* The first line of the next answer; NULL when there is none any more. */
static char *
read_answer (Engine *engine)
{
  char *first = g_data_input_stream_read_line (engine->output, NULL, NULL, NULL);

  while (first != NULL)
    {
      g_autofree char *next = g_data_input_stream_read_line (engine->output, NULL, NULL, NULL);

      if (next == NULL || *next == '\0')
        break;
    }

  return first;
}

static void
assert_answer (Engine     *engine,
               const char *begin)
{
  g_autofree char *answer = read_answer (engine);

  if (answer == NULL || !g_str_has_prefix (answer, begin))
    g_error ("“%s” instead of “%s”", answer, begin);
}

/* Answers the exit status. */
static int
engine_wait (Engine *engine)
{
  int status;

  g_assert_true (g_subprocess_wait (engine->process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_exited (engine->process));
  status = g_subprocess_get_exit_status (engine->process);
  g_clear_object (&engine->output);
  g_clear_object (&engine->process);

  return status;
}

/* Each is run after “ariadne-game minoa”. */
static const char *const endless[] = {
  "ariadne-perft 99\n", NO_END "genmove 1\n", NO_END "reg_genmove 1\n", "ariadne-time 80000\ngenmove 1\n",
  "ariadne-analyze 80000\n", NO_END "ariadne-analyze\n",
};

static void
test_end_of_input (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (endless); i++)
    {
      Engine engine;

      engine_start (&engine, NULL);
      write_lines (&engine, "ariadne-game minoa\n");
      write_lines (&engine, endless[i]);
      assert_answer (&engine, "=");
      g_assert_true (g_output_stream_close (engine.input, NULL, NULL));
      g_assert_cmpint (engine_wait (&engine), ==, 0);
    }
}

/* What a script asks for is answered whole, though the input has ended long before. */
static void
test_script (void)
{
  Engine engine;

  engine_start (&engine, NULL);
  write_lines (&engine, "ariadne-game minoa\nariadne-perft 3\nariadne-nodes 2000\nariadne-seed 5\ngenmove 1\n"
                        "ariadne-analyze 0.1\nariadne-level adept\ngenmove 2\nname");
  g_assert_true (g_output_stream_close (engine.input, NULL, NULL));
  assert_answer (&engine, "=");
  assert_answer (&engine, "= 3723288");
  for (guint i = 0; i < 2; i++)
    assert_answer (&engine, "=");
  assert_answer (&engine, "= ");
  assert_answer (&engine, "= info action ");
  assert_answer (&engine, "=");
  assert_answer (&engine, "= ");
  assert_answer (&engine, "= Ariadne");
  g_assert_cmpint (engine_wait (&engine), ==, 0);
}

static void
test_stop (void)
{
  Engine engine;

  engine_start (&engine, NULL);
  write_lines (&engine, "ariadne-game minoa\n1 ariadne-perft 99\n");
  assert_answer (&engine, "=");
  write_lines (&engine, "  2 stop # that\nname\n");
  assert_answer (&engine, "?1 ");
  assert_answer (&engine, "=2");
  assert_answer (&engine, "= Ariadne");

  /* A choice that was stopped is played, and what follows is searched again. */
  write_lines (&engine, NO_END "4 genmove 1\nstop\nariadne-actor\nariadne-nodes 500\ngenmove 2\n");
  assert_answer (&engine, "=");
  assert_answer (&engine, "=4 ");
  assert_answer (&engine, "=");
  assert_answer (&engine, "= 2");
  assert_answer (&engine, "=");
  assert_answer (&engine, "= ");

  write_lines (&engine, "ariadne-analyze 80000\nstop\nstop\nstopped\nquit\n");
  assert_answer (&engine, "= info action ");
  assert_answer (&engine, "=");
  assert_answer (&engine, "=");
  assert_answer (&engine, "? ");
  assert_answer (&engine, "=");
  g_assert_cmpint (engine_wait (&engine), ==, 0);
}

static void
test_signal (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (endless); i++)
    {
      Engine engine;

      engine_start (&engine, NULL);
      write_lines (&engine, "ariadne-game minoa\n");
      write_lines (&engine, endless[i]);
      assert_answer (&engine, "=");
      g_subprocess_send_signal (engine.process, SIGINT);
      g_assert_cmpint (engine_wait (&engine), ==, 130);
    }
}

/* Whether the program has such a thread. */
static gboolean
has_thread (Engine     *engine,
            const char *name)
{
  const char *id = g_subprocess_get_identifier (engine->process);
  g_autofree char *tasks = g_strdup_printf ("/proc/%s/task", id);
  g_autoptr(GDir) dir = g_dir_open (tasks, 0, NULL);
  const char *task;

  while (dir != NULL && (task = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (tasks, task, "comm", NULL);
      g_autofree char *comm = NULL;

      if (g_file_get_contents (path, &comm, NULL, NULL) && g_str_equal (g_strchomp (comm), name))
        return TRUE;
    }

  return FALSE;
}

static guint
count_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* Subcommands that would run for hours, and leave nothing behind. */
static void
test_subcommands (void)
{
  static const struct
  {
    const char *arguments; /* %s: a folder */
    const char *thread;    /* that has begun when there is something to stop */
  } cases[] = {
    { "match minoa master master -n 1000 -j 2", "job" },
    { "selfplay minoa -l master -n 1000 -j 2 -o %s/out.ariadne", "job" },
    { "review %s/in.ariadne --nodes 99999999999 -j 2 -o %s/out.ariadne", "job" },
  };
  g_autofree char *folder = g_dir_make_tmp ("ariadne-XXXXXX", NULL);
  g_autofree char *record = g_build_filename (folder, "in.ariadne", NULL);
  g_autofree char *lines = g_strdup_printf ("ariadne-game minoa\nplay 1 d4e5\nariadne-save %s\nquit\n", record);
  g_autofree char *first = NULL, *text = NULL, *both = NULL;
  Engine engine;

  g_setenv ("TMPDIR", folder, TRUE);
  engine_start (&engine, NULL);
  write_lines (&engine, lines);
  g_assert_cmpint (engine_wait (&engine), ==, 0);
  /* A record for each of two jobs, so that none of them has ended before it was seen. */
  g_assert_true (g_file_get_contents (record, &text, NULL, NULL));
  both = g_strjoin ("\n", text, text, NULL);
  g_assert_true (g_file_set_contents (record, both, -1, NULL));

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GString) arguments = g_string_new (cases[i].arguments);

      g_string_replace (arguments, "%s", folder, 0);
      engine_start (&engine, arguments->str);
      while (!has_thread (&engine, cases[i].thread))
        g_thread_yield ();
      g_subprocess_send_signal (engine.process, SIGINT);
      g_assert_cmpint (engine_wait (&engine), ==, 130);
      g_assert_cmpuint (count_files (folder), ==, 1);
    }

  engine_start (&engine, "perft minoa 99");
  first = g_data_input_stream_read_line (engine.output, NULL, NULL, NULL);
  g_assert_cmpstr (first, ==, "1 156");
  g_subprocess_send_signal (engine.process, SIGINT);
  g_assert_cmpint (engine_wait (&engine), ==, 130);

  g_remove (record);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A pipe that is full and not read must not hold the program. */
static void
test_full_pipe (void)
{
  g_autoptr(GString) lines = g_string_new (NULL);
  Engine engine;

  engine_start (&engine, NULL);
  for (guint i = 0; i < 2000; i++)
    g_string_append (lines, "list_commands\n");
  write_lines (&engine, lines->str);
  /* It has begun to answer, and there is far more than a pipe holds. */
  g_assert_cmpint (g_input_stream_read (G_INPUT_STREAM (engine.output), (char[1]) { 0 }, 1, NULL, NULL), ==,
                   1);
  g_subprocess_send_signal (engine.process, SIGTERM);
  g_assert_cmpint (engine_wait (&engine), ==, 130);
}

/* Nor may one that nobody opens. */
static void
test_unread_pipe (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ariadne-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL),
                  *library = g_build_filename (folder, "l.db", NULL);
  g_autofree char *record = g_build_filename (folder, "r", NULL);
  g_autofree char *lines =
      g_strdup_printf ("ariadne-game minoa\nplay 1 d4e5\nariadne-save %s\nquit\n", record);
  g_autofree char *import = g_strdup_printf ("library -f %s import %s", library, record);
  g_autofree char *export = g_strdup_printf ("library -f %s export %s", library, pipe);
  Engine engine;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  engine_start (&engine, NULL);
  write_lines (&engine, lines);
  g_assert_cmpint (engine_wait (&engine), ==, 0);
  engine_start (&engine, import);
  g_assert_cmpint (engine_wait (&engine), ==, 0);

  engine_start (&engine, export);
  while (!has_thread (&engine, "ari-chores"))
    g_thread_yield ();
  g_subprocess_send_signal (engine.process, SIGTERM);
  g_assert_cmpint (engine_wait (&engine), ==, 130);

  g_remove (pipe);
  g_remove (library);
  g_remove (record);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/stop/end-of-input", test_end_of_input);
  g_test_add_func ("/cli/stop/script", test_script);
  g_test_add_func ("/cli/stop/stop", test_stop);
  g_test_add_func ("/cli/stop/signal", test_signal);
  g_test_add_func ("/cli/stop/subcommands", test_subcommands);
  g_test_add_func ("/cli/stop/full-pipe", test_full_pipe);
  g_test_add_func ("/cli/stop/unread-pipe", test_unread_pipe);

  return g_test_run ();
}
