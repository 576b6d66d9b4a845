/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-thread-strands.h"

#include "ari-random.h"

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
      g_autoptr(GArray) strands = ari_thread_strands_place (outline, 14, step, BEND, 0, ROWS);
      const AriThreadStrand *strand = ari_thread_strands_find (strands, x, row);

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
      strands = ari_thread_strands_place (&outline, 14, step, BEND, 0, ROWS);
      g_assert_cmpuint (strands->len, ==, n);
      g_assert_cmpuint (ari_thread_strands_rows (strands), <=, ROWS);
      for (guint j = 0; j < n; j++)
        {
          const AriThreadStrand *a = &g_array_index (strands, AriThreadStrand, j);

          for (guint k = j + 1; k < n; k++)
            {
              const AriThreadStrand *b = &g_array_index (strands, AriThreadStrand, k);
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
  g_autofree char *words = NULL;

  ari_outline_init (&outline);
  for (guint i = 0; i < 4; i++)
    add_branch (&outline, 5, 8 + i);
  add_branch (&outline, 20, 22);
  strands = ari_thread_strands_place (&outline, 14, 10, BEND, 0, ROWS);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (g_array_index (strands, AriThreadStrand, i).row, ==, MIN (3 - i, ROWS - 1));
  g_assert_cmpuint (g_array_index (strands, AriThreadStrand, 4).row, ==, 0);

  words = ari_thread_strands_words (strands, 80, ROWS - 1);
  g_assert_cmpstr (words, ==, "Taken back: moves 6 to 9\nTaken back: moves 6 to 8");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/thread-strands/random", test_random);
  g_test_add_func ("/ui/thread-strands/same-place", test_same_place);

  return g_test_run ();
}
