/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-outline.h"

static void
play (AriMatch   *match,
      const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (ari_match_play_text (match, words[i], -1, NULL));
}

static AriMatch *
match_of (const char *texts)
{
  AriSetup setup;
  AriMatch *match;

  g_assert_true (ari_setup_parse (&setup, "minoa", NULL));
  match = ari_match_new (&setup);
  play (match, texts);

  return match;
}

static void
test_empty (void)
{
  g_autoptr(AriMatch) match = match_of ("");
  g_auto(AriOutline) outline;

  ari_outline_init (&outline);
  ari_outline_read (&outline, match);
  g_assert_cmpuint (outline.main_length, ==, 0);
  g_assert_cmpuint (outline.branch_end, ==, 0);
  g_assert_cmpuint (outline.marks->len, ==, 0);
  g_assert_cmpuint (outline.branches->len, ==, 0);
}

/* Retracted plies are a branch too, and each read replaces the previous one. */
static void
test_branches (void)
{
  g_autoptr(AriMatch) match = match_of ("a1b1 d4e5 e4e5");
  g_auto(AriOutline) outline;

  ari_outline_init (&outline);
  ari_match_set_cursor (match, 1);
  play (match, "f5f6 e5e6 f6f7");
  for (guint i = 0; i < 2; i++)
    {
      const AriOutlineBranch *branch;

      ari_outline_read (&outline, match);
      g_assert_cmpuint (outline.main_length, ==, 3);
      g_assert_cmpuint (outline.shared, ==, 1);
      g_assert_cmpuint (outline.branch_end, ==, 4);
      g_assert_cmpuint (outline.branches->len, ==, 1);
      branch = &g_array_index (outline.branches, AriOutlineBranch, 0);
      g_assert_cmpuint (branch->from, ==, 1);
      g_assert_cmpuint (branch->to, ==, 4);
      g_assert_true (branch->shown);
    }

  ari_match_go_to_main_line (match);
  ari_match_take_back (match, 2);
  ari_outline_read (&outline, match);
  g_assert_cmpuint (outline.main_length, ==, 2);
  g_assert_cmpuint (outline.shared, ==, 2);
  g_assert_cmpuint (outline.branches->len, ==, 2);
  for (guint i = 0; i < outline.branches->len; i++)
    g_assert_false (g_array_index (outline.branches, AriOutlineBranch, i).shown);
}

/* The worst mistake comes first, and praise before a ply that only scored. */
static void
test_marks (void)
{
  static const AriGlyph glyphs[] = { ARI_GLYPH_GOOD, ARI_GLYPH_NONE, ARI_GLYPH_DUBIOUS, ARI_GLYPH_BLUNDER };
  static const guint order[] = { 4, 3, 1 };
  g_autoptr(AriMatch) match = match_of ("a1b1 d4e5 e4e5 e5e6");
  g_auto(AriOutline) outline;

  ari_outline_init (&outline);
  for (guint i = 0; i < G_N_ELEMENTS (glyphs); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      ari_match_set_glyph (match, ply, glyphs[i]);
    }

  ari_outline_read (&outline, match);
  g_assert_cmpuint (outline.marks->len, ==, G_N_ELEMENTS (order));
  for (guint i = 0; i < outline.marks->len; i++)
    {
      const AriOutlineMark *mark = &g_array_index (outline.marks, AriOutlineMark, i);

      g_assert_cmpuint (mark->number, ==, order[i]);
      g_assert_cmpint (mark->glyph, ==, glyphs[order[i] - 1]);
      g_assert_false (mark->scored);
    }
}

/* What a mark stands for is told in the words of the game, with the names of the players; a variation that is
 * shown changes nothing. */
static void
test_event (void)
{
  g_autoptr(AriMatch) match = match_of ("a1b1 d4e5 e4e5");
  g_autofree char *played = NULL, *later = NULL;

  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  ari_match_set_cursor (match, 1);
  play (match, "f5f6");
  played = ari_outline_event (match, 2);
  g_assert_cmpstr (played, ==, "Theseus places a stick on d4e5");
  later = ari_outline_event (match, 4);
  g_assert_null (later);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/outline/empty", test_empty);
  g_test_add_func ("/play/outline/branches", test_branches);
  g_test_add_func ("/play/outline/marks", test_marks);
  g_test_add_func ("/play/outline/event", test_event);

  return g_test_run ();
}
