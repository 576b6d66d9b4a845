/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The headless program as it is run: what it reads, writes and exits with. */
#include "program-fixture.h"
#include "protocol.h"

static void
test_protocol (void)
{
  program_assert_protocol ("ariadne-game minoa seats=2\nariadne-perft 3\nquit\n", "=\n\n= 3723288\n\n=\n\n");
  program_assert_protocol ("", "");
  program_assert_protocol ("\n\n", "");
  /* The end of the input in the middle of a line, and without "quit". */
  program_assert_protocol ("name\nprotocol_version", "= Ariadne\n\n= 2\n\n");
  program_assert_protocol ("name\r\n1 quit\r\n", "= Ariadne\n\n=1\n\n");
  /* Nothing is read after "quit". */
  program_assert_protocol ("quit\nname\n", "=\n\n");
}

static void
test_large_input (void)
{
  g_autofree char *line = g_strnfill (ARI_PROTOCOL_MAX_LINE + 10, 'a');
  g_autofree char *input = g_strjoin ("\n", line, "name", NULL);
  g_autoptr(GString) many = g_string_new (NULL);
  g_auto(Run) run = { 0 };
  const char *second;

  program_run_with (&run, NULL, input);
  g_assert_true (g_str_has_prefix (run.output, "? "));
  second = strstr (run.output, "\n\n");
  g_assert_cmpstr (second, ==, "\n\n= Ariadne\n\n");

  for (guint i = 0; i < 20000; i++)
    g_string_append (many, "play 1 nowhere\n");
  program_run_with (&run, NULL, many->str);
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
      program_run_bytes (&run, NULL, bytes, sizeof bytes);
      g_assert_cmpint (run.status, ==, 0);
      g_assert_true (g_utf8_validate (run.output, -1, NULL));
    }
}

/* Scripts read the same words in every language; only help is translated. */
static void
test_language (void)
{
  static const struct { const char *arguments, *input; } runs[] = {
    { NULL, "nonsense\nariadne-game nonsense\nariadne-game minoa\nplay 1 a1\nplay 1 i9i9\nundo\n" },
    { "nonsense", "" },
    { "check /no/such/file", "" },
    { "perft", "" },
    { "perft minoa 1000", "" },
    { "library --nonsense", "" },
  };
  g_auto(Run) help = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      g_auto(Run) english = { 0 }, german = { 0 };

      program_run_with (&english, runs[i].arguments, runs[i].input);
      g_setenv ("LANGUAGE", "de", TRUE);
      g_setenv ("LC_ALL", "de_DE.UTF-8", TRUE);
      program_run_with (&german, runs[i].arguments, runs[i].input);
      g_unsetenv ("LANGUAGE");
      g_setenv ("LC_ALL", "C.UTF-8", TRUE);
      g_assert_cmpstr (german.output, ==, english.output);
      g_assert_cmpstr (german.errors, ==, english.errors);
      g_assert_cmpint (german.status, ==, english.status);
    }

  g_setenv ("LANGUAGE", "de", TRUE);
  g_setenv ("LC_ALL", "de_DE.UTF-8", TRUE);
  program_run_with (&help, "--help", "");
  g_assert_nonnull (strstr (help.output, "Aufruf:"));
  g_unsetenv ("LANGUAGE");
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
}

static void
test_help (void)
{
  static const char *const subcommands[] = {
    "bench", "check", "library", "match", "perft", "render", "review", "selfplay", "toss",
  };
  g_auto(Run) run = { 0 };

  program_run_with (&run, "--version", "");
  g_assert_cmpstr (run.output, ==, "ariadne-engine " ARI_VERSION "\n");
  g_assert_cmpint (run.status, ==, 0);

  program_run_with (&run, "--help", "");
  g_assert_cmpint (run.status, ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (subcommands); i++)
    {
      g_autofree char *help = g_strdup_printf ("%s --help", subcommands[i]);
      g_auto(Run) more = { 0 };

      g_assert_nonnull (strstr (run.output, subcommands[i]));
      program_run_with (&more, help, "");
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
    { "match minoa greedy novice", 2 }, { "match minoa novice adept --sprt 5", 2 },
    { "match minoa novice adept --sprt 5,0", 2 }, { "match minoa seats=3 novice adept --sprt 0,5", 2 },
    { "match minoa novice adept --seconds=-1", 2 },
    { "match minoa novice adept --against /nonexistent", 1 },
    { "match minoa novice adept --against /bin/false", 1 },
    { "match minoa novice adept --against /bin/false --scale 2", 2 },
    { "match minoa novice adept --against /bin/false --throws adept", 2 },
    { "match minoa novice adept --sprt 0,1e300", 2 },
    { "check", 2 }, { "check /nonexistent", 1 }, { "check /dev/null", 1 }, { "check /", 1 },
    { "render", 2 }, { "render a b", 2 }, { "render /nonexistent", 1 }, { "render --width 0 x", 2 },
    { "render --ply=-1 x", 2 },
    { "review", 2 }, { "review /nonexistent", 1 }, { "review --nodes -1 x", 2 },
    { "review --seconds x y", 2 },
    { "library", 2 }, { "library nonsense", 2 }, { "library list x", 2 }, { "library export", 2 },
    { "library import", 2 }, { "library backup", 2 }, { "library check x", 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto(Run) run = { 0 };

      program_run_with (&run, cases[i].arguments, "");
      if (run.status != cases[i].status)
        g_error ("“%s” ended with %d", cases[i].arguments, run.status);
      g_assert_cmpstr (run.output, ==, "");
      g_assert_cmpuint (strlen (run.errors), >, 0);
    }
}

/* A test ends at the pair that decides it, whatever the number of jobs. */
static void
test_match_sprt (void)
{
  const char *arguments = "match minarett adept novice -s 0.02 --opening 4 --sprt 0,200";
  g_autofree char *more = g_strconcat (arguments, " -j 3", NULL);
  g_auto(Run) alone = { 0 }, together = { 0 };

  program_run_with (&alone, arguments, "");
  g_assert_cmpint (alone.status, ==, 0);
  g_assert_nonnull (strstr (alone.output, "\npentanomial "));
  g_assert_nonnull (strstr (alone.output, "\nllr "));
  g_assert_null (strstr (alone.output, "accepted open"));

  program_run_with (&together, more, "");
  g_assert_cmpstr (together.output, ==, alone.output);
}

/* The second level is played by another program, here the same one. */
static void
test_match_against (void)
{
  static const char *const games[] = { "minoa", "labyrinth seats=3", "minarett" };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *arguments = g_strdup_printf ("match %s novice novice --seconds 0.001 -n 2 -j 2 "
                                                    "--opening 2 --against %s", games[i],
                                                    g_getenv ("ARIADNE_ENGINE"));
      g_auto(Run) run = { 0 };

      program_run_with (&run, arguments, "");
      g_assert_cmpstr (run.errors, ==, "");
      g_assert_cmpint (run.status, ==, 0);
      g_assert_true (g_str_has_prefix (run.output, "games 2\n"));
    }
}

static void
test_perft (void)
{
  g_auto(Run) run = { 0 };

  program_run_with (&run, "perft minoa closing=coloured 3", "");
  g_assert_cmpstr (run.output, ==, "1 156\n2 24120\n3 3695172\n");
  program_run_with (&run, "perft minoa 0", "");
  g_assert_cmpstr (run.output, ==, "0 1\n");
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

      program_assert_protocol (input, output);
    }

  program_run_with (&run, NULL, beyond);
  g_assert_true (g_str_has_prefix (run.output, "? The match has only 4 steps.\n\n? "));
  program_run_with (&run, NULL, taken_back);
  g_assert_true (g_str_has_prefix (run.output, "=\n\n=\n\n=\n\n? "));
  program_run_with (&run, NULL, "loadfile /nonexistent\nloadfile /\nloadfile /dev/null\nloadfile\nariadne-save\n"
                        "ariadne-save x\n");
  g_assert_true (g_str_has_prefix (run.output, "? "));
  g_assert_null (strstr (run.output, "="));
}

/* Each style is another picture, but not in high contrast; help and error name them all. */
static void
test_styles (Files *files)
{
  static const char *const styles[] = { "fresco", "marble", "ink" };
  g_autofree char *fresco = g_strdup (files_run (files, "render %1")->output);
  g_autofree char *contrast = g_strdup (files_run (files, "render %1 --scheme contrast-light")->output);
  g_autofree char *help = g_strdup (files_run (files, "render --help")->output);
  g_autofree char *error = NULL;
  const Run *run = files_run (files, "render %1 --style velvet");

  g_assert_cmpint (run->status, ==, 2);
  error = g_strdup (run->errors);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autofree char *plain = g_strdup_printf ("render %%1 --style %s", styles[i]);
      g_autofree char *high = g_strdup_printf ("render %%1 --style %s --scheme contrast-light", styles[i]);

      g_assert_cmpint (g_str_equal (files_run (files, plain)->output, fresco), ==, i == 0);
      g_assert_cmpstr (files_run (files, high)->output, ==, contrast);
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

  files_assert_succeeds (files, "render %1 --ply 2 -o %2/out.svg");
  g_assert_true (g_file_get_contents (picture, &svg, NULL, NULL));
  g_assert_nonnull (strstr (svg, "<svg"));
  g_assert_cmpstr (files_run (files, "render %1 --ply 2")->output, ==, svg);
  g_assert_cmpstr (files_run (files, "render %1")->output, !=, svg);
  files_assert_succeeds (files, "render %1 --ply 0");
  files_assert_succeeds (files, "render %1 --scheme contrast-dark --width 300 --bare");
  files_assert_succeeds (files, "render %1 --overlay territory --refused d4e5");
  test_styles (files);

  g_assert_cmpint (files_run (files, "render %1 --ply 5")->status, ==, 2);
  g_assert_cmpint (files_run (files, "render %1 --scheme pink")->status, ==, 2);
  g_assert_cmpint (files_run (files, "render %1 --overlay weather")->status, ==, 2);
  g_assert_cmpint (files_run (files, "render %1 --refused z9")->status, ==, 2);
  g_assert_cmpint (files_run (files, "render %1 -o /dev/null/x.svg")->status, ==, 1);
}

static void
test_review (Files        *files,
             gconstpointer data)
{
  g_auto(GStrv) lines = NULL;

  files_assert_succeeds (files, "review %1 --nodes 50 -o %2/reviewed.ariadne");
  lines = g_strsplit (g_strchomp (files->run.output), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 7);
  g_assert_true (g_str_has_prefix (lines[0], "1 1 d4e5 win "));
  g_assert_true (g_str_has_prefix (lines[3], "4 1 i5i6 win "));
  g_assert_true (g_str_has_prefix (lines[4], "seat 1 decisions 2 loss "));
  files_assert_succeeds (files, "check %2/reviewed.ariadne");
  g_assert_cmpint (files_run (files, "review %1 --nodes 50 -o /dev/null/x")->status, ==, 1);
}

/* All records of a file, the same with any number of jobs, and each as if it were alone. */
static void
test_review_many (Files        *files,
                  gconstpointer data)
{
  g_autofree char *many = g_build_filename (files->folder, "many.ariadne", NULL);
  g_autofree char *text = NULL, *record = NULL, *broken = NULL, *one = NULL, *all = NULL, *reviewed = NULL;
  g_auto(GStrv) parts = NULL;

  files_assert_succeeds (files, "selfplay -n 4 -l novice -s 0.1 -o %2/more.ariadne minarett");
  files_assert_succeeds (files, "selfplay -n 4 -j 3 -l novice -s 0.1 -o %2/again.ariadne minarett");
  g_assert_true (g_file_get_contents (files->record, &record, NULL, NULL));
  text = files_read (files, "more.ariadne");
  broken = files_read (files, "again.ariadne");
  g_assert_cmpstr (text, ==, broken);
  g_free (broken);
  broken = g_strdup_printf ("%s\n%s\n%s", text, record, text);
  g_assert_true (g_file_set_contents (many, broken, -1, NULL));

  one = g_strdup (files_run (files, "review %1 --nodes 30")->output);
  for (guint jobs = 1; jobs <= 4; jobs++)
    {
      g_autofree char *command = g_strdup_printf ("review %%2/many.ariadne --nodes 30 -j %u -o %%2/out.ariadne", jobs);
      g_autofree char *written = NULL;

      files_assert_succeeds (files, command);
      written = files_read (files, "out.ariadne");
      if (jobs == 1)
        {
          all = g_strdup (files->run.output);
          reviewed = g_strdup (written);
        }
      g_assert_cmpstr (files->run.output, ==, all);
      g_assert_cmpstr (written, ==, reviewed);
    }
  parts = g_strsplit (all, "\n\n", -1);
  g_assert_cmpuint (g_strv_length (parts), ==, 9);
  g_assert_true (g_str_has_prefix (one, parts[4]));
  g_assert_cmpuint (strlen (one), ==, strlen (parts[4]) + 1);
  files_assert_succeeds (files, "check %2/out.ariadne");
  g_assert_nonnull (strstr (files->run.output, "9 matches"));

  /* Nothing is begun with a file that has an error in it. */
  g_assert_true (g_file_set_contents (many, strstr (broken, "[Game"), (gssize) strlen (broken) - 100, NULL));
  g_assert_cmpint (files_run (files, "review %2/many.ariadne --nodes 30 -o %2/none.ariadne")->status, ==, 1);
  g_assert_cmpstr (files->run.output, ==, "");
  g_assert_nonnull (strstr (files->run.errors, "many.ariadne: "));
  g_assert_cmpint (files_run (files, "review %1 -j -1")->status, ==, 2);
  g_assert_cmpint (files_run (files, "review %1 -j 17")->status, ==, 2);
}

static void
test_library (Files        *files,
              gconstpointer data)
{
  g_auto(GStrv) lines = NULL;

  g_autofree char *folder = g_build_filename (files->folder, "mistyped", NULL);
  g_autofree char *empty = g_build_filename (files->folder, "empty.ariadne", NULL);

  /* Only an import makes a library. */
  g_assert_cmpint (files_run (files, "library -f %2/mistyped/library.db list")->status, ==, 1);
  g_assert_cmpint (files_run (files, "library -f %2/mistyped/library.db check")->status, ==, 1);
  g_assert_cmpint (files_run (files, "library -f %2/mistyped/library.db backup %2/copy.db")->status, ==, 1);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  files_assert_succeeds (files, "library -f %2/library.db import %1 %1");
  g_assert_cmpstr (files->run.output, ==, "1 match added.\n1 match is in the library already.\n");
  g_assert_true (g_file_set_contents (empty, "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seats \"2\"]\n", -1, NULL));
  files_assert_succeeds (files, "library -f %2/library.db import %2/empty.ariadne");
  g_assert_cmpstr (files->run.output, ==, "0 matches added.\n1 match without a move was left out.\n");
  files_run (files, "library -f %2/library.db -w nothingmatches export %2/none.ariadne");
  g_assert_cmpint (files->run.status, ==, 1);
  g_assert_nonnull (strstr (files->run.errors, "There is no match to export."));
  files_assert_succeeds (files, "library -f %2/library.db list");
  lines = g_strsplit (g_strchomp (files->run.output), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 1);
  g_assert_nonnull (strstr (lines[0], "minoa seats=3"));

  /* A match without a date. */
  g_assert_true (g_file_set_contents (empty, "[Ariadne \"1\"]\n[Game \"minoa\"]\n\nd4e5\n", -1, NULL));
  files_assert_succeeds (files, "library -f %2/undated.db import %2/empty.ariadne");
  files_assert_succeeds (files, "library -f %2/undated.db list");
  g_assert_nonnull (strstr (files->run.output, "1\t-\tminoa "));

  files_assert_succeeds (files, "library -f %2/library.db check");
  files_assert_succeeds (files, "library -f %2/library.db backup %2/copy.db");
  files_assert_succeeds (files, "library -f %2/copy.db export %2/all.ariadne");
  files_assert_succeeds (files, "check %2/all.ariadne");
  g_assert_nonnull (strstr (files->run.output, "1"));
  files_assert_succeeds (files, "library -f %2/other.db import %2/all.ariadne");

  /* A file that isn't a record is reported, and doesn't stop the good ones, one of which is known. */
  files_assert_succeeds (files, "selfplay -n 2 -l novice -s 0.1 -o %2/more.ariadne minoa");
  g_assert_cmpint (files_run (files, "library -f %2/other.db import %2/other.db %1 %2/more.ariadne")->status, ==, 1);
  files_assert_succeeds (files, "library -f %2/other.db list");
  g_clear_pointer (&lines, g_strfreev);
  lines = g_strsplit (g_strchomp (files->run.output), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);

  /* Some of them. */
  files_assert_succeeds (files, "library -f %2/other.db list --words nobody");
  g_assert_cmpstr (files->run.output, ==, "");
  files_assert_succeeds (files, "library -f %2/other.db export %2/one.ariadne 2");
  files_assert_succeeds (files, "check %2/one.ariadne");
  files_assert_succeeds (files, "library -f %2/other.db export %2 1 3");
  files_assert_succeeds (files, "check %2/minoa-1.ariadne %2/minoa-3.ariadne");
  g_assert_cmpint (files_run (files, "library -f %2/other.db export %2/none.ariadne 99")->status, ==, 1);
  g_assert_cmpint (files_run (files, "library -f %2/other.db export %2/none.ariadne x")->status, ==, 1);

  /* A file of another kind is no library, and stays as it is. */
  g_assert_cmpint (files_run (files, "library -f %1 list")->status, ==, 1);
  files_assert_succeeds (files, "check %1");
  g_assert_cmpint (files_run (files, "library -f %2/library.db export /dev/null/x")->status, ==, 1);
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

  g_assert_cmpint (files_run (files, "library -f %2/many.db import %2/many.ariadne")->status, ==, 1);
  g_assert_cmpstr (files->run.output, ==, "599 matches added.\n");
  g_assert_nonnull (strstr (files->run.errors, "many.ariadne: Line 3310, column 25: "));
  g_assert_nonnull (strstr (files->run.errors, "1 record was left out."));

  files_assert_succeeds (files, "library -f %2/many.db export %2/back.ariadne");
  g_assert_true (g_file_get_contents (back, &exported, NULL, NULL));
  g_assert_cmpstr (exported, ==, good->str);
}

/* Files that are there are replaced only on demand. */
static void
test_library_force (Files        *files,
                    gconstpointer data)
{
  files_assert_succeeds (files, "library -f %2/library.db import %1 %1");
  g_assert_cmpint (files_run (files, "library -f %2/library.db export %1")->status, ==, 1);
  g_assert_cmpint (files_run (files, "library -f %2/library.db backup %1")->status, ==, 1);
  files_assert_succeeds (files, "check %1");

  files_assert_succeeds (files, "library -f %2/library.db export %2 1");
  g_assert_cmpint (files_run (files, "library -f %2/library.db export %2")->status, ==, 1);
  files_assert_succeeds (files, "library -f %2/library.db export --force %2");
  files_assert_succeeds (files, "library -f %2/library.db export --force %1");
  files_assert_succeeds (files, "library -f %2/library.db backup --force %1");
  files_assert_succeeds (files, "library -f %1 list");
}

/* A title is a field of one line, and what is wrong is said in words that help. */
static void
test_library_words (Files        *files,
                    gconstpointer data)
{
  const char *head = "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Title \"", *tail = "\"]\n\n1. d4e5\n";
  g_autofree char *path = g_build_filename (files->folder, "title.ariadne", NULL);
  g_autofree char *most = g_strnfill (5000, 'x');
  g_autofree char *small = g_strconcat (head, "a\\nb", tail, NULL);
  g_autofree char *large = g_strconcat (head, most, tail, NULL);

  g_assert_true (g_file_set_contents (path, small, -1, NULL));
  files_assert_succeeds (files, "library -f %2/library.db import %2/title.ariadne");
  files_assert_succeeds (files, "library -f %2/library.db list");
  g_assert_true (g_str_has_suffix (files->run.output, "\ta b\n"));

  g_assert_cmpint (files_run (files, "library -f %2/library.db export %2/x.ariadne 1 x")->status, ==, 1);
  g_assert_nonnull (strstr (files->run.errors, "“x” isn’t the number of a match."));
  g_assert_cmpint (files_run (files, "library -f %2/library.db backup --force %2")->status, ==, 1);
  g_assert_nonnull (strstr (files->run.errors, "is a folder. Name a file in it"));

  g_assert_true (g_file_set_contents (path, large, -1, NULL));
  g_assert_cmpint (files_run (files, "library -f %2/library.db import %2/title.ariadne")->status, ==, 1);
  g_assert_nonnull (strstr (files->run.errors, "The tag “Title” is too long. Shorten it to at most 2000"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/program/protocol", test_protocol);
  g_test_add_func ("/cli/program/large-input", test_large_input);
  g_test_add_func ("/cli/program/garbage", test_garbage);
  g_test_add_func ("/cli/program/help", test_help);
  g_test_add_func ("/cli/program/language", test_language);
  g_test_add_func ("/cli/program/exit-status", test_exit_status);
  g_test_add_func ("/cli/program/match/sprt", test_match_sprt);
  g_test_add_func ("/cli/program/match/against", test_match_against);
  g_test_add_func ("/cli/program/perft", test_perft);
  g_test_add ("/cli/program/save-and-load", Files, NULL, files_set_up, test_save_and_load, files_tear_down);
  g_test_add ("/cli/program/render", Files, NULL, files_set_up, test_render, files_tear_down);
  g_test_add ("/cli/program/review", Files, NULL, files_set_up, test_review, files_tear_down);
  g_test_add ("/cli/program/review-many", Files, NULL, files_set_up, test_review_many, files_tear_down);
  g_test_add ("/cli/program/library", Files, NULL, files_set_up, test_library, files_tear_down);
  g_test_add ("/cli/program/library-many", Files, NULL, files_set_up, test_library_many, files_tear_down);
  g_test_add ("/cli/program/library-force", Files, NULL, files_set_up, test_library_force, files_tear_down);

  g_test_add ("/cli/program/library-words", Files, NULL, files_set_up, test_library_words, files_tear_down);

  return g_test_run ();
}
