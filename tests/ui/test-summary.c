/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-summary.h"
#include "ari-summary-text.h"

#include <glib/gstdio.h>

#include "ari-notation.h"
#include "library-fixture.h"
#include "ui-fixture.h"

static AriMatch *
make_match (guint n_plies)
{
  AriMatch *match = test_match_new (2);
  AriRandom random;

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ada & Co", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, NULL, NULL);
  ari_random_init (&random, 1);
  test_match_play (match, &random, n_plies);

  return match;
}

/* Marks every fourth ply as a mistake, unless it is chance's: with two seats, every second one of
 * Blue's. */
static void
judge (AriMatch *match)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriEval eval = {
        .win = { 0.75, 0.25 }, .loss = i % 4 == 1 ? 0.125 : 0, .loss_error = 0.02, .nodes = 1
      };

      if (ari_ply_get_actor (ply) == ARI_CHANCE)
        eval.luck[0] = 0.02;
      else if (i % 4 == 1)
        eval.best = (char *) "a1b1";
      ari_match_set_eval (match, ply, &eval);
    }
}

/* The summary in words. */
static char *
words_of (AriMatch *match)
{
  g_autofree char *text = ari_summary_text (match);

  return ari_notation_spoken (ari_match_get_rules (match), text, NULL);
}

static void
test_text (void)
{
  g_autoptr(AriMatch) match = make_match (6);
  g_autofree char *before = words_of (match);
  g_autofree char *after = NULL;

  g_assert_nonnull (strstr (before, "The match isn’t over."));
  g_assert_nonnull (strstr (before, "Nothing has been analysed yet."));
  g_assert_nonnull (strstr (before, "Triangles: Ada &amp; Co 0 and Blue 0\n"));

  for (guint i = 0; i < 6; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      g_autofree char *move = g_strdup_printf ("%u.\302\240%s", i + 1, ari_ply_get_text (ply));

      g_assert_nonnull (strstr (before, move));
    }

  judge (match);
  after = words_of (match);
  g_assert_null (strstr (after, "Decisions"));
  g_assert_nonnull (strstr (after, "2. Blue: "));
  g_assert_nonnull (strstr (after, " was a mistake; a1b1 was better."));
  g_assert_nonnull (strstr (after, "\n6. Blue: "));
  g_assert_null (strstr (after, "Nothing has been analysed yet."));
}

/* A mistake that the computer made for a person says so. */
static void
test_substitute (void)
{
  g_autoptr(AriMatch) match = make_match (1);
  g_autofree char *text = NULL;
  AriRandom random;

  ari_random_init (&random, 2);
  ari_match_set_substitute (match, 2, "novice");
  test_match_play (match, &random, 1);
  ari_match_remove_substitutes (match);
  test_match_play (match, &random, 4);
  judge (match);
  text = words_of (match);
  g_assert_nonnull (strstr (text, "\n2. Blue: "));
  g_assert_nonnull (strstr (text, "a1b1 was better. Here, the computer played for Blue.\n"));
  g_assert_nonnull (strstr (text, "\n6. Blue: "));
  g_assert_nonnull (strstr (text, "a1b1 was better.\n"));
}

/* The head says who has which colour; who has no name is called by it. */
static void
test_head (void)
{
  g_autoptr(AriMatch) match = make_match (0);
  g_autofree char *head = ari_summary_head (match);

  g_assert_nonnull (strstr (head, "\nAda &amp; Co (Red) and Blue\n"));
}

/* Every move is marked with who plays it, for its picture, and so are those in the sentences about
 * mistakes. */
static void
test_movers (void)
{
  g_autoptr(AriMatch) match = make_match (6);
  g_autofree char *text = NULL;
  AriActor seats[2 * 2 + 6];
  const char *rest;
  guint n_marked = 0;
  AriQuote quote;

  judge (match);
  text = ari_summary_text (match);
  for (rest = text; ari_notation_next (&rest, &quote); n_marked++)
    {
      g_assert_cmpuint (n_marked, <, G_N_ELEMENTS (seats));
      seats[n_marked] = quote.seat;
    }
  g_assert_cmpuint (n_marked, ==, G_N_ELEMENTS (seats));
  g_assert_cmpuint (seats[0], !=, ARI_NONE);
  g_assert_cmpuint (seats[4], ==, 1);
  g_assert_cmpuint (seats[9], ==, 2);
}

/* Areas on the board are explained, once there are some. */
static void
test_territory (void)
{
  g_autoptr(AriMatch) empty = make_match (0), match = make_match (0);
  g_autofree char *before = ari_summary_legend (empty), *after = NULL;
  AriRandom random;

  g_assert_null (before);
  ari_random_init (&random, 1);
  test_match_play (match, &random, G_MAXUINT);
  after = ari_summary_legend (match);
  g_assert_nonnull (strstr (after, "number: triangles"));
}

/* Plays at random, at most to the end. */
static void
play_on (AriMatch  *match,
         AriRandom *random,
         guint      n_plies)
{
  const AriRules *rules = ari_match_get_rules (match);

  for (guint i = 0; i < n_plies && ari_match_winners (match) == 0; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = rules->actions (ari_match_get_position (match), actions);

      g_assert_true (ari_match_play (match, actions[ari_random_below (random, n)], 0, NULL));
    }
}

static guint
n_times (const char *text,
         const char *part)
{
  g_auto(GStrv) parts = g_strsplit (text, part, -1);

  return g_strv_length (parts) - 1;
}

/* Information to remember appears only once the match is over. */
static void
test_memory (void)
{
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr(AriMatch) match = NULL;
  AriRandom random;
  AriSetup setup;
  guint n_told;

  g_assert_true (ari_setup_parse (&setup, "minotaur seats=3 mode=memory", NULL));
  match = ari_match_new (&setup);
  ari_random_init (&random, 4);
  play_on (match, &random, 200);
  judge (match);
  before = words_of (match);
  g_assert_null (strstr (before, "known pair"));
  n_told = n_times (before, " was better.");

  play_on (match, &random, G_MAXUINT);
  g_assert_cmpuint (ari_match_winners (match), !=, 0);
  after = words_of (match);
  g_assert_nonnull (strstr (after, ". Memory: "));
  g_assert_nonnull (strstr (after, " known pairs found\n"));
  g_assert_cmpuint (n_told, <, n_times (after, " was better."));
  /* The letters of colours and sides belong to the written form; paper has words. */
  g_assert_nonnull (strstr (after, "  red 1 left"));
  g_assert_null (strstr (after, "  R1L"));
}

/* What has been analysed is counted in moves, as they are numbered. */
static void
test_begun (void)
{
  const AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 1 };
  g_autofree char *none = NULL, *begun = NULL, *some = NULL;
  g_autoptr(AriMatch) match = NULL;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "minotaur", NULL));
  match = ari_match_new (&setup);
  test_match_play_texts (match, "a1 R1L a2 G3R a3");
  none = words_of (match);
  g_assert_nonnull (strstr (none, "Nothing has been analysed yet."));
  ari_match_set_eval (match, ari_match_find (match, 1), &eval);
  begun = words_of (match);
  g_assert_nonnull (strstr (begun, "\n0 of 2 moves analysed\n"));
  for (guint id = 2; id <= 4; id++)
    ari_match_set_eval (match, ari_match_find (match, id), &eval);
  some = words_of (match);
  g_assert_nonnull (strstr (some, "\n1 of 2 moves analysed\n"));
}

/* Another program may have blamed a roll. */
static void
test_roll (void)
{
  g_autofree char *text = NULL;
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriPly) ply = NULL;
  AriEval eval = { .loss = 0.5, .loss_error = 0.01, .best = (char *) "6-6", .nodes = 1 };
  AriRandom random;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "labyrinth seats=2", NULL));
  match = ari_match_new (&setup);
  ari_random_init (&random, 4);
  play_on (match, &random, 2);
  ply = g_list_model_get_item (G_LIST_MODEL (match), 1);
  g_assert_cmpuint (ari_ply_get_actor (ply), ==, ARI_CHANCE);
  ari_match_set_eval (match, ply, &eval);
  ari_match_set_glyph (match, ply, ARI_GLYPH_BLUNDER);

  text = words_of (match);
  g_assert_null (strstr (text, "was better"));
}

/* An answer such as staying is a mere symbol where it is written. Among the mistakes, it has words. */
static void
test_answers (void)
{
  g_autofree char *text = NULL;
  g_autoptr(AriMatch) match = NULL;
  AriEval eval = { .loss = 0.5, .loss_error = 0.01, .best = (char *) "stay", .nodes = 1 };
  AriAction cross;
  AriRandom random;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "labyrinth seats=2", NULL));
  match = ari_match_new (&setup);
  ari_random_init (&random, 4);
  while (!ari_rules_parse (setup.rules, ari_match_get_position (match), "cross", &cross, NULL))
    play_on (match, &random, 1);
  g_assert_true (ari_match_play (match, cross, -1, NULL));
  ari_match_set_eval (match, ari_match_get_ply (match), &eval);

  text = ari_summary_text (match);
  g_assert_nonnull (strstr (text, ": crossing the Millstone was a blunder; staying was better."));
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         gboolean                *done)
{
  g_assert_cmpint (result, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  *done = TRUE;
}

/* Lines of the text that were drawn on the page that is being printed, and on the one before. */
static guint n_lines, n_last;

/* What the summary calls for each of them. */
void
pango_cairo_show_layout_line (cairo_t         *cr G_GNUC_UNUSED,
                              PangoLayoutLine *line G_GNUC_UNUSED)
{
  n_lines++;
}

static void
drawn_cb (void)
{
  n_last = n_lines;
  n_lines = 0;
}

static int
print (AriMatch *match)
{
  g_autoptr(GtkPrintOperation) operation = ari_summary_print (match);
  g_autoptr(GError) error = NULL;
  g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), "summary.pdf", NULL);
  g_autofree char *contents = NULL;
  gboolean done = FALSE;
  int n_pages;

  /* The default of the dialog. */
  g_assert_true (g_str_has_suffix (gtk_print_settings_get (gtk_print_operation_get_print_settings (operation),
                                                           GTK_PRINT_SETTINGS_OUTPUT_BASENAME), ", summary"));

  g_signal_connect (operation, "done", G_CALLBACK (done_cb), &done);
  g_signal_connect (operation, "draw-page", G_CALLBACK (drawn_cb), NULL);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error);
  g_assert_no_error (error);
  ui_wait_until (done);
  g_object_get (operation, "n-pages", &n_pages, NULL);

  g_assert_true (g_file_get_contents (path, &contents, NULL, &error));
  g_assert_true (g_str_has_prefix (contents, "%PDF"));
  g_remove (path);

  return n_pages;
}

/* The board gives way before the last page holds just a line or two. */
static void
test_last_page (void)
{
  guint n_long = 0;

  for (guint n = 24; n < 40; n++)
    {
      g_autoptr(AriMatch) match = make_match (n);

      judge (match);
      n_long += print (match) > 1;
      g_assert_cmpuint (n_last, >=, 5);
    }
  g_assert_cmpuint (n_long, >, 0);
  g_assert_cmpuint (n_long, <, 16);
}

/* A long match takes several pages, and one just begun has a page too. */
static void
test_pages (void)
{
  g_autoptr(AriMatch) begun = make_match (1), over = make_match (1000);

  g_assert_cmpint (print (begun), ==, 1);
  judge (over);
  g_assert_cmpint (print (over), ==, 2);
}

/* An empty line at the end could take a page of its own. */
static void
test_ends_with_words (void)
{
  g_autoptr(AriMatch) match = make_match (1);
  g_autofree char *text = ari_summary_text (match);

  g_assert_false (g_str_has_suffix (text, "\n"));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/summary/text", test_text);
  g_test_add_func ("/ui/summary/substitute", test_substitute);
  g_test_add_func ("/ui/summary/head", test_head);
  g_test_add_func ("/ui/summary/movers", test_movers);
  g_test_add_func ("/ui/summary/territory", test_territory);
  g_test_add_func ("/ui/summary/memory", test_memory);
  g_test_add_func ("/ui/summary/begun", test_begun);
  g_test_add_func ("/ui/summary/roll", test_roll);
  g_test_add_func ("/ui/summary/answers", test_answers);
  g_test_add_func ("/ui/summary/ends-with-words", test_ends_with_words);
  g_test_add_func ("/ui/summary/pages", test_pages);
  g_test_add_func ("/ui/summary/last-page", test_last_page);

  return g_test_run ();
}
