/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The headless program as it is run: what it reads, writes and exits with. */
#include <gio/gio.h>
#include <glib/gstdio.h>

#include "protocol.h"

typedef struct
{
  int   status;
  char *output;
  char *errors;
} Run;

static void
run_clear (Run *run)
{
  g_clear_pointer (&run->output, g_free);
  g_clear_pointer (&run->errors, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static char *
text_of (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return length > 0 ? g_strndup (data, length) : g_strdup ("");
}

/* Starts the program with the words of @arguments and gives it @length bytes of @input. */
static void
run_bytes (Run        *run,
           const char *arguments,
           const char *input,
           gsize       length)
{
  g_autofree char *line = g_strjoin (" ", g_getenv ("ARIADNE_ENGINE"), arguments, NULL);
  g_auto(GStrv) words = NULL;
  g_autoptr(GSubprocess) process = NULL;
  g_autoptr(GBytes) bytes = g_bytes_new (input, length), output = NULL, errors = NULL;
  g_autoptr(GError) error = NULL;

  run_clear (run);
  g_assert_true (g_shell_parse_argv (line, NULL, &words, NULL));
  process = g_subprocess_newv ((const char *const *) words,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                               G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, bytes, NULL, &output, &errors, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  run->status = g_subprocess_get_exit_status (process);
  run->output = text_of (output);
  run->errors = text_of (errors);
}

static void
run_with (Run        *run,
          const char *arguments,
          const char *input)
{
  run_bytes (run, arguments, input, strlen (input));
}

static void
assert_protocol (const char *input,
                 const char *output)
{
  g_auto(Run) run = { 0 };

  run_with (&run, NULL, input);
  g_assert_cmpstr (run.output, ==, output);
  g_assert_cmpstr (run.errors, ==, "");
  g_assert_cmpint (run.status, ==, 0);
}

static void
test_protocol (void)
{
  assert_protocol ("ariadne-game minoa seats=2\nariadne-perft 3\nquit\n", "=\n\n= 3723288\n\n=\n\n");
  assert_protocol ("", "");
  assert_protocol ("\n\n", "");
  /* The end of the input in the middle of a line, and without "quit". */
  assert_protocol ("name\nprotocol_version", "= Ariadne\n\n= 2\n\n");
  assert_protocol ("name\r\n1 quit\r\n", "= Ariadne\n\n=1\n\n");
  /* Nothing is read after "quit". */
  assert_protocol ("quit\nname\n", "=\n\n");
}

static void
test_large_input (void)
{
  g_autofree char *line = g_strnfill (ARI_PROTOCOL_MAX_LINE + 10, 'a');
  g_autofree char *input = g_strjoin ("\n", line, "name", NULL);
  g_autoptr(GString) many = g_string_new (NULL);
  g_auto(Run) run = { 0 };
  const char *second;

  run_with (&run, NULL, input);
  g_assert_true (g_str_has_prefix (run.output, "? "));
  second = strstr (run.output, "\n\n");
  g_assert_cmpstr (second, ==, "\n\n= Ariadne\n\n");

  for (guint i = 0; i < 20000; i++)
    g_string_append (many, "play 1 nowhere\n");
  run_with (&run, NULL, many->str);
  g_assert_cmpint (run.status, ==, 0);
}

static void
test_garbage (void)
{
  AriRandom random;

  ari_random_init (&random, 3);
  for (guint i = 0; i < 5; i++)
    {
      g_auto(Run) run = { 0 };
      char bytes[5000];

      for (gsize k = 0; k < sizeof bytes; k++)
        bytes[k] = (char) ari_random_below (&random, 256);
      run_bytes (&run, NULL, bytes, sizeof bytes);
      g_assert_cmpint (run.status, ==, 0);
      g_assert_true (g_utf8_validate (run.output, -1, NULL));
    }
}

static void
test_help (void)
{
  static const char *const subcommands[] = {
    "bench", "check", "library", "match", "perft", "render", "review", "train",
  };
  g_auto(Run) run = { 0 };

  run_with (&run, "--version", "");
  g_assert_cmpstr (run.output, ==, "ariadne-engine " ARI_VERSION "\n");
  g_assert_cmpint (run.status, ==, 0);

  run_with (&run, "--help", "");
  g_assert_cmpint (run.status, ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (subcommands); i++)
    {
      g_autofree char *help = g_strdup_printf ("%s --help", subcommands[i]);
      g_auto(Run) more = { 0 };

      g_assert_nonnull (strstr (run.output, subcommands[i]));
      run_with (&more, help, "");
      g_assert_cmpint (more.status, ==, 0);
      g_assert_nonnull (strstr (more.output, subcommands[i]));
      g_assert_cmpstr (more.errors, ==, "");
    }
}

/* Wrong usage ends with 2, what goes wrong otherwise with 1, and both say why on standard error only. */
static void
test_exit_status (void)
{
  static const struct
  {
    const char *arguments;
    int         status;
  } cases[] = {
    { "nonsense", 2 }, { "--nonsense", 2 },
    { "perft", 2 }, { "perft minoa", 2 }, { "perft minoa x", 2 }, { "perft minoa -1", 2 },
    { "perft minoa --depth 1", 2 },
    { "perft chess 1", 2 }, { "perft minoa seats=9 1", 2 }, { "selfplay chess", 2 }, { "bench chess", 2 },
    { "match chess novice adept", 2 }, { "match minoa novice adept --opening -1", 2 },
    { "train", 2 }, { "train chess", 2 }, { "train minoa", 2 }, { "train labyrinth --games 0", 2 },
    { "match minoa greedy novice", 2 },
    { "tune", 2 }, { "tune chess", 2 }, { "tune minoa", 2 }, { "tune minarett --games 0", 2 },
    { "check", 2 }, { "check /nonexistent", 1 }, { "check /dev/null", 1 }, { "check /", 1 },
    { "render", 2 }, { "render a b", 2 }, { "render /nonexistent", 1 }, { "render --width 0 x", 2 },
    { "render --ply=-1 x", 2 },
    { "review", 2 }, { "review /nonexistent", 1 }, { "review --nodes -1 x", 2 },
    { "review --seconds x y", 2 },
    { "library", 2 }, { "library nonsense", 2 }, { "library list x", 2 }, { "library export", 2 },
    { "library import", 2 },
    { "library backup", 2 }, { "library check x", 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto(Run) run = { 0 };

      run_with (&run, cases[i].arguments, "");
      if (run.status != cases[i].status)
        g_error ("“%s” ended with %d", cases[i].arguments, run.status);
      g_assert_cmpstr (run.output, ==, "");
      g_assert_cmpuint (strlen (run.errors), >, 0);
    }
}

/* The weights come out as they are built in, and what they are worth is said. */
static void
test_train (void)
{
  g_auto(Run) weights = { 0 }, measured = { 0 };

  run_with (&weights, "train labyrinth --games 2 --matches 0 --seed 3", "");
  g_assert_cmpint (weights.status, ==, 0);
  g_assert_nonnull (strstr (weights.output, "/* ariadne-engine train labyrinth --games 2 --seed 3"));
  g_assert_nonnull (strstr (weights.output, "const float labyrinth_weights["));
  g_assert_true (g_str_has_suffix (weights.output, "f,\n};\n"));

  run_with (&measured, "train labyrinth --games 1 --matches 4 --out /dev/null", "");
  g_assert_cmpint (measured.status, ==, 0);
  g_assert_true (g_str_has_prefix (measured.output, "share "));
}

static void
test_perft (void)
{
  g_auto(Run) run = { 0 };

  run_with (&run, "perft minoa closing=coloured 3", "");
  g_assert_cmpstr (run.output, ==, "1 156\n2 24120\n3 3695172\n");
  run_with (&run, "perft minoa 0", "");
  g_assert_cmpstr (run.output, ==, "0 1\n");
}

/* --- With files ------------------------------------------------------------------------------------ */

typedef struct
{
  char *folder;
  char *record;  /* of a short match */
  Run   run;
} Files;

static void
set_up (Files        *files,
        gconstpointer data)
{
  g_autofree char *input = NULL;

  files->folder = g_dir_make_tmp ("ariadne-XXXXXX", NULL);
  files->record = g_build_filename (files->folder, "a match.ariadne", NULL);
  input = g_strdup_printf ("ariadne-game minoa seats=3\nplay 1 d4e5\nplay 2 a1b1\nplay 3 e5f6\nplay 1 i5i6\n"
                           "ariadne-save %s\n", files->record);
  assert_protocol (input, "=\n\n=\n\n=\n\n=\n\n=\n\n=\n\n");
}

static void
tear_down (Files        *files,
           gconstpointer data)
{
  g_autoptr(GDir) dir = g_dir_open (files->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (files->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (files->folder), ==, 0);
  g_free (files->folder);
  g_free (files->record);
  run_clear (&files->run);
}

/* Runs a subcommand with paths in it: %1 is the record, %2 the folder. */
static const Run *
run_on (Files      *files,
        const char *arguments)
{
  g_autoptr(GString) text = g_string_new (arguments);
  g_autofree char *record = g_shell_quote (files->record);

  g_string_replace (text, "%1", record, 0);
  g_string_replace (text, "%2", files->folder, 0);
  run_with (&files->run, text->str, "");

  return &files->run;
}

static void
assert_succeeds (Files      *files,
                 const char *arguments)
{
  const Run *run = run_on (files, arguments);

  if (run->status != 0)
    g_error ("“%s” ended with %d: %s", arguments, run->status, run->errors);
  g_assert_cmpstr (run->errors, ==, "");
}

static void
test_save_and_load (Files        *files,
                    gconstpointer data)
{
  static const struct
  {
    const char *ply, *actor;
  } cases[] = { { "", "= 2" }, { " 0", "= 1" }, { " 2", "= 3" }, { " 4", "= 2" } };
  g_autofree char *beyond = g_strdup_printf ("loadfile %s 5\nariadne-actor\n", files->record);
  g_autofree char *taken_back = g_strdup_printf ("loadfile %s 2\nundo\nundo\nundo\n", files->record);
  g_auto(Run) run = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *input = g_strdup_printf ("loadfile %s%s\nariadne-actor\n",
                                                files->record, cases[i].ply);
      g_autofree char *output = g_strdup_printf ("=\n\n%s\n\n", cases[i].actor);

      assert_protocol (input, output);
    }

  run_with (&run, NULL, beyond);
  g_assert_true (g_str_has_prefix (run.output, "? ") && strstr (run.output, "\n\n? ") != NULL);
  run_with (&run, NULL, taken_back);
  g_assert_true (g_str_has_prefix (run.output, "=\n\n=\n\n=\n\n? "));
  run_with (&run, NULL, "loadfile /nonexistent\nloadfile /\nloadfile /dev/null\nloadfile\nariadne-save\n"
                        "ariadne-save x\n");
  g_assert_true (g_str_has_prefix (run.output, "? "));
  g_assert_null (strstr (run.output, "="));
}

/* Each style is another picture, but not in high contrast; help and error name them all. */
static void
test_styles (Files *files)
{
  static const char *const styles[] = { "fresco", "marble", "ink" };
  g_autofree char *fresco = g_strdup (run_on (files, "render %1")->output);
  g_autofree char *contrast = g_strdup (run_on (files, "render %1 --scheme contrast-light")->output);
  g_autofree char *help = g_strdup (run_on (files, "render --help")->output);
  g_autofree char *error = NULL;
  const Run *run = run_on (files, "render %1 --style velvet");

  g_assert_cmpint (run->status, ==, 2);
  error = g_strdup (run->errors);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autofree char *plain = g_strdup_printf ("render %%1 --style %s", styles[i]);
      g_autofree char *high = g_strdup_printf ("render %%1 --style %s --scheme contrast-light", styles[i]);

      g_assert_cmpint (g_str_equal (run_on (files, plain)->output, fresco), ==, i == 0);
      g_assert_cmpstr (run_on (files, high)->output, ==, contrast);
      g_assert_nonnull (strstr (help, styles[i]));
      g_assert_nonnull (strstr (error, styles[i]));
    }
}

static void
test_render (Files        *files,
             gconstpointer data)
{
  g_autofree char *picture = g_build_filename (files->folder, "out.svg", NULL);
  g_autofree char *svg = NULL;

  assert_succeeds (files, "render %1 --ply 2 -o %2/out.svg");
  g_assert_true (g_file_get_contents (picture, &svg, NULL, NULL));
  g_assert_nonnull (strstr (svg, "<svg"));
  g_assert_cmpstr (run_on (files, "render %1 --ply 2")->output, ==, svg);
  g_assert_cmpstr (run_on (files, "render %1")->output, !=, svg);
  assert_succeeds (files, "render %1 --ply 0");
  assert_succeeds (files, "render %1 --scheme contrast-dark --width 300 --bare");
  assert_succeeds (files, "render %1 --overlay territory --refused d4e5");
  test_styles (files);

  g_assert_cmpint (run_on (files, "render %1 --ply 5")->status, ==, 2);
  g_assert_cmpint (run_on (files, "render %1 --scheme pink")->status, ==, 2);
  g_assert_cmpint (run_on (files, "render %1 --overlay weather")->status, ==, 2);
  g_assert_cmpint (run_on (files, "render %1 --refused z9")->status, ==, 2);
  g_assert_cmpint (run_on (files, "render %1 -o /dev/null/x.svg")->status, ==, 1);
}

static void
test_review (Files        *files,
             gconstpointer data)
{
  g_auto(GStrv) lines = NULL;

  assert_succeeds (files, "review %1 --nodes 50 -o %2/reviewed.ariadne");
  lines = g_strsplit (g_strchomp (files->run.output), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 7);
  g_assert_true (g_str_has_prefix (lines[0], "1 1 d4e5 win "));
  g_assert_true (g_str_has_prefix (lines[3], "4 1 i5i6 win "));
  g_assert_true (g_str_has_prefix (lines[4], "seat 1 decisions 2 loss "));
  assert_succeeds (files, "check %2/reviewed.ariadne");
  g_assert_cmpint (run_on (files, "review %1 --nodes 50 -o /dev/null/x")->status, ==, 1);
}

static void
test_library (Files        *files,
              gconstpointer data)
{
  g_auto(GStrv) lines = NULL;

  g_autofree char *folder = g_build_filename (files->folder, "mistyped", NULL);

  /* Only an import makes a library. */
  g_assert_cmpint (run_on (files, "library -f %2/mistyped/library.db list")->status, ==, 1);
  g_assert_cmpint (run_on (files, "library -f %2/mistyped/library.db check")->status, ==, 1);
  g_assert_cmpint (run_on (files, "library -f %2/mistyped/library.db backup %2/copy.db")->status, ==, 1);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  assert_succeeds (files, "library -f %2/library.db import %1 %1");
  g_assert_cmpstr (files->run.output, ==, "1 match added.\n1 match is in the library already.\n");
  assert_succeeds (files, "library -f %2/library.db list");
  lines = g_strsplit (g_strchomp (files->run.output), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 1);
  g_assert_nonnull (strstr (lines[0], "minoa seats=3"));

  assert_succeeds (files, "library -f %2/library.db check");
  assert_succeeds (files, "library -f %2/library.db backup %2/copy.db");
  assert_succeeds (files, "library -f %2/copy.db export %2/all.ariadne");
  assert_succeeds (files, "check %2/all.ariadne");
  g_assert_nonnull (strstr (files->run.output, "1"));
  assert_succeeds (files, "library -f %2/other.db import %2/all.ariadne");

  /* A file that is no record is told, and does not stop the good ones beside it, of which one is known. */
  assert_succeeds (files, "selfplay -n 2 -l novice -s 0.1 -o %2/more.ariadne minoa");
  g_assert_cmpint (run_on (files, "library -f %2/other.db import %2/other.db %1 %2/more.ariadne")->status, ==, 1);
  assert_succeeds (files, "library -f %2/other.db list");
  g_clear_pointer (&lines, g_strfreev);
  lines = g_strsplit (g_strchomp (files->run.output), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);

  /* Some of them. */
  assert_succeeds (files, "library -f %2/other.db list --words nobody");
  g_assert_cmpstr (files->run.output, ==, "");
  assert_succeeds (files, "library -f %2/other.db export %2/one.ariadne 2");
  assert_succeeds (files, "check %2/one.ariadne");
  assert_succeeds (files, "library -f %2/other.db export %2 1 3");
  assert_succeeds (files, "check %2/minoa-1.ariadne %2/minoa-3.ariadne");
  g_assert_cmpint (run_on (files, "library -f %2/other.db export %2/none.ariadne 99")->status, ==, 1);
  g_assert_cmpint (run_on (files, "library -f %2/other.db export %2/none.ariadne x")->status, ==, 1);

  /* A file of another kind is no library, and stays as it is. */
  g_assert_cmpint (run_on (files, "library -f %1 list")->status, ==, 1);
  assert_succeeds (files, "check %1");
  g_assert_cmpint (run_on (files, "library -f %2/library.db export /dev/null/x")->status, ==, 1);
}

/* More matches than one transaction takes, with one in the middle that can't be read: it is told with its
 * line and left out, and the others are there, as they were. */
static void
test_library_many (Files        *files,
                   gconstpointer data)
{
  g_autofree char *path = g_build_filename (files->folder, "many.ariadne", NULL);
  g_autofree char *back = g_build_filename (files->folder, "back.ariadne", NULL);
  g_autoptr(GString) text = g_string_new (NULL), good = g_string_new (NULL);
  g_autofree char *exported = NULL;
  guint n = 600, bad = 300;

  for (guint i = 0; i < n; i++)
    {
      /* The newest is exported first. */
      g_autofree char *head = g_strdup_printf ("[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seats \"2\"]\n[Title \"Round %u\"]\n"
                                               "[Started \"2026-01-01T12:%02u:%02uZ\"]\n[Seat1Kind \"person\"]\n"
                                               "[Seat2Kind \"person\"]\n[Result \"*\"]\n\n1. d4d5 {Number %u} 2. ",
                                               i, 59 - i / 60, 59 - i % 60, i);

      g_string_append_printf (text, "%s%s\n\n", head, i == bad ? "d4d5" : "e5e6 (2. e5f5)");
      if (i != bad)
        g_string_append_printf (good, "%se5e6 (2. e5f5)\n\n", head);
    }
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));

  g_assert_cmpint (run_on (files, "library -f %2/many.db import %2/many.ariadne")->status, ==, 1);
  g_assert_cmpstr (files->run.output, ==, "599 matches added.\n");
  g_assert_nonnull (strstr (files->run.errors, "many.ariadne: Line 3310, column 25: "));
  g_assert_nonnull (strstr (files->run.errors, "1 record was left out."));

  assert_succeeds (files, "library -f %2/many.db export %2/back.ariadne");
  g_assert_true (g_file_get_contents (back, &exported, NULL, NULL));
  g_assert_cmpstr (exported, ==, good->str);
}

/* Files that are there are replaced only on demand. */
static void
test_library_force (Files        *files,
                    gconstpointer data)
{
  assert_succeeds (files, "library -f %2/library.db import %1 %1");
  g_assert_cmpint (run_on (files, "library -f %2/library.db export %1")->status, ==, 1);
  g_assert_cmpint (run_on (files, "library -f %2/library.db backup %1")->status, ==, 1);
  assert_succeeds (files, "check %1");

  assert_succeeds (files, "library -f %2/library.db export %2 1");
  g_assert_cmpint (run_on (files, "library -f %2/library.db export %2")->status, ==, 1);
  assert_succeeds (files, "library -f %2/library.db export --force %2");
  assert_succeeds (files, "library -f %2/library.db export --force %1");
  assert_succeeds (files, "library -f %2/library.db backup --force %1");
  assert_succeeds (files, "library -f %1 list");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/program/protocol", test_protocol);
  g_test_add_func ("/engine/program/large-input", test_large_input);
  g_test_add_func ("/engine/program/garbage", test_garbage);
  g_test_add_func ("/engine/program/help", test_help);
  g_test_add_func ("/engine/program/exit-status", test_exit_status);
  g_test_add_func ("/engine/program/train", test_train);
  g_test_add_func ("/engine/program/perft", test_perft);
  g_test_add ("/engine/program/save-and-load", Files, NULL, set_up, test_save_and_load, tear_down);
  g_test_add ("/engine/program/render", Files, NULL, set_up, test_render, tear_down);
  g_test_add ("/engine/program/review", Files, NULL, set_up, test_review, tear_down);
  g_test_add ("/engine/program/library", Files, NULL, set_up, test_library, tear_down);
  g_test_add ("/engine/program/library-many", Files, NULL, set_up, test_library_many, tear_down);
  g_test_add ("/engine/program/library-force", Files, NULL, set_up, test_library_force, tear_down);

  return g_test_run ();
}
