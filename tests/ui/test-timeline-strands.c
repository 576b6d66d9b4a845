/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-timeline-strands.h"

#include "ari-random.h"
#include "library-fixture.h"

#define ROWS 3
#define BEND 16

static int
compare_branches (gconstpointer a,
                  gconstpointer b)
{
  const AriOutlineBranch *branch = a, *other = b;

  return (branch->from > other->from) - (branch->from < other->from);
}

static void
add_branch (AriOutline *outline,
            guint       from,
            guint       to)
{
  AriOutlineBranch branch = { .from = from, .to = to, .retracted = TRUE };

  branch.last_id = outline->branches->len + 1;
  g_array_append_val (outline->branches, branch);
}

/* Clicks at @x in @row lead to @id, after each other. */
static gboolean
clicks_reach (AriOutline *outline,
              float       step,
              float       x,
              guint       row,
              guint       id)
{
  guint shown = 0;

  for (guint i = 0; i <= outline->branches->len && shown != id; i++)
    {
      g_autoptr(GArray) strands = ari_timeline_strands_place (outline, 14, step, BEND, 0, ROWS);
      const AriTimelineStrand *strand = ari_timeline_strands_find (strands, x, row);

      g_assert_nonnull (strand);
      shown = strand->branch.last_id;
      for (guint j = 0; j < outline->branches->len; j++)
        {
          AriOutlineBranch *branch = &g_array_index (outline->branches, AriOutlineBranch, j);

          branch->shown = branch->last_id == shown;
        }
    }

  return shown == id;
}

/* Only in the last row do strands lie on each other, and clicks lead to each. */
static void
test_random (void)
{
  AriRandom random;

  ari_random_init (&random, 1);
  for (guint i = 0; i < 500; i++)
    {
      g_auto(AriOutline) outline = { 0 };
      g_autoptr(GArray) strands = NULL;
      guint n = 1 + ari_random_below (&random, 12), plies = 1 + ari_random_below (&random, 300);
      float step = (float) (80 + ari_random_below (&random, 2000)) / (float) plies;

      ari_outline_init (&outline);
      for (guint j = 0; j < n; j++)
        {
          guint from = ari_random_below (&random, plies);

          add_branch (&outline, from, from + 1 + ari_random_below (&random, plies - from));
        }
      g_array_sort (outline.branches, compare_branches);
      strands = ari_timeline_strands_place (&outline, 14, step, BEND, 0, ROWS);
      g_assert_cmpuint (strands->len, ==, n);
      g_assert_cmpuint (ari_timeline_strands_rows (strands), <=, ROWS);
      for (guint j = 0; j < n; j++)
        {
          const AriTimelineStrand *a = &g_array_index (strands, AriTimelineStrand, j);

          for (guint k = j + 1; k < n; k++)
            {
              const AriTimelineStrand *b = &g_array_index (strands, AriTimelineStrand, k);
              gboolean apart = a->to < b->from || b->to < a->from;

              if (!apart && b->row + 1 < ROWS)
                g_assert_cmpuint (a->row, !=, b->row);
            }
          g_assert_true (clicks_reach (&outline, step, a->from + 1, a->row, a->branch.last_id));
        }
    }
}

/* Two at the same place lie in two rows; one that begins where another has ended has the first row again. */
static void
test_same_place (void)
{
  g_auto(AriOutline) outline = { 0 };
  g_autoptr(GArray) strands = NULL;

  ari_outline_init (&outline);
  for (guint i = 0; i < 4; i++)
    add_branch (&outline, 5, 8 + i);
  add_branch (&outline, 20, 22);
  strands = ari_timeline_strands_place (&outline, 14, 10, BEND, 0, ROWS);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (g_array_index (strands, AriTimelineStrand, i).row, ==, MIN (3 - i, ROWS - 1));
  g_assert_cmpuint (g_array_index (strands, AriTimelineStrand, 4).row, ==, 0);
}

/* What is said of all strands that leave the main line after ply @from. */
static char *
words_at (AriMatch *match,
          guint     from)
{
  g_auto(AriOutline) outline = { 0 };
  g_autoptr(GArray) strands = NULL;

  ari_outline_init (&outline);
  ari_outline_read (&outline, match);
  strands = ari_timeline_strands_place (&outline, 14, 100, BEND, 0, 1);

  return ari_timeline_strands_words (strands, match, 15 + 100 * (float) from, 0);
}

/* Two lines that were taken back at the same place tell themselves apart by their first moves. */
static void
test_first_moves (void)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autofree char *words = NULL;

  test_match_play_texts (match, "i5i6 a1a2");
  ari_match_take_back (match, 1);
  test_match_play_texts (match, "i6i7");
  ari_match_take_back (match, 1);
  words = words_at (match, 1);
  g_assert_cmpstr (words, ==, "Taken back: move 2, a1a2\n"
                              "Taken back: move 2, i6i7");
}

/* What players have to remember isn't told before the end of the match. */
static void
test_hidden (void)
{
  AriSetup setup;
  g_autoptr(AriMatch) match = NULL;
  g_autofree char *shown = NULL, *ended = NULL;

  g_assert_true (ari_setup_parse (&setup, "minotaur", NULL));
  match = ari_match_new (&setup);
  test_match_play_texts (match, "a1 R1L a2 G3R");
  ari_match_take_back (match, 1);
  shown = words_at (match, 1);
  g_assert_cmpstr (shown, ==, "Taken back: move 1");

  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 2 });
  ended = words_at (match, 1);
  g_assert_cmpstr (ended, ==, "Taken back: move 1, red 1 left");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/timeline-strands/random", test_random);
  g_test_add_func ("/ui/timeline-strands/same-place", test_same_place);
  g_test_add_func ("/ui/timeline-strands/first-moves", test_first_moves);
  g_test_add_func ("/ui/timeline-strands/hidden", test_hidden);

  return g_test_run ();
}
