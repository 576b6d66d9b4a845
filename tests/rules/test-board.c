/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-random.h"
#include "ari-rules.h"
#include "minoa/minoa.h"

static const AriBoard *
board_of (const AriRules *rules)
{
  AriSetup setup;

  ari_setup_init (&setup, rules);
  return rules->board (&setup);
}

static gboolean
can_be_picked (const AriSpotInfo *spot)
{
  return spot->kind != ARI_SPOT_AREA;
}

static gboolean
pickable_cb (AriSpot  spot,
             gpointer data)
{
  return can_be_picked (&((const AriBoard *) data)->spots[spot]);
}

static void
test_names (gconstpointer data)
{
  const AriBoard *board = board_of (data);

  g_assert_cmpuint (board->n_spots, <=, ARI_MAX_SPOTS);
  for (guint i = 0; i < board->n_spots; i++)
    g_assert_cmpuint (ari_board_find (board, board->spots[i].name), ==, i);
  g_assert_cmpuint (ari_board_find (board, ""), ==, ARI_SPOT_NONE);
  g_assert_cmpuint (ari_board_find (board, "z9z9"), ==, ARI_SPOT_NONE);
}

static void
test_grid (gconstpointer data)
{
  const AriBoard *board = board_of (data);
  g_autoptr(GHashTable) places = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < board->n_spots; i++)
    {
      const AriSpotInfo *spot = &board->spots[i];
      guint place;

      if (!can_be_picked (spot))
        continue;
      g_assert_cmpuint (spot->row, <, board->rows);
      g_assert_cmpuint (spot->column, <, board->columns);
      place = 1 + spot->row * board->columns + spot->column;
      g_assert_true (g_hash_table_add (places, GUINT_TO_POINTER (place)));
    }
}

static gboolean
is_in (AriRect  rect,
       AriPoint at)
{
  const float slack = 1e-4f;

  return at.x >= rect.x - slack && at.x <= rect.x + rect.width + slack &&
         at.y >= rect.y - slack && at.y <= rect.y + rect.height + slack;
}

static void
test_bounds (gconstpointer data)
{
  const AriBoard *board = board_of (data);

  g_assert_true (is_in (board->framed, (AriPoint) { board->bounds.x, board->bounds.y }));
  for (guint i = 0; i < board->n_spots; i++)
    if (board->spots[i].kind != ARI_SPOT_CHOICE)
      {
        g_assert_true (is_in (board->bounds, board->spots[i].centre));
        for (guint c = 0; c < board->spots[i].n_corners; c++)
          g_assert_true (is_in (board->bounds, board->spots[i].corners[c]));
      }
}

static void
test_spot_at (gconstpointer data)
{
  const AriBoard *board = board_of (data);

  for (guint i = 0; i < board->n_spots; i++)
    {
      AriPoint near = board->spots[i].centre, far = { board->framed.x - 10, near.y };

      near.x += 0.05f;
      if (!can_be_picked (&board->spots[i]) || board->spots[i].kind == ARI_SPOT_CHOICE)
        continue;
      g_assert_cmpuint (ari_board_spot_at (board, near, 0.4f, pickable_cb, (gpointer) board), ==, i);
      g_assert_cmpuint (ari_board_spot_at (board, far, 0.4f, pickable_cb, (gpointer) board), ==,
                        ARI_SPOT_NONE);
    }
}

static void
test_distance (void)
{
  const AriSpotInfo line = { .kind = ARI_SPOT_LINE, .n_corners = 2, .corners = { { 0, 0 }, { 2, 0 } } };
  const AriSpotInfo disc = { .kind = ARI_SPOT_SPACE, .radius = 0.5f, .centre = { 1, 1 } };
  const AriSpotInfo area = {
    .kind = ARI_SPOT_AREA, .n_corners = 3, .corners = { { 0, 0 }, { 4, 0 }, { 0, 4 } },
  };

  g_assert_cmpfloat_with_epsilon (ari_spot_distance (&line, (AriPoint) { 1, 0 }), 0, 1e-5);
  g_assert_cmpfloat_with_epsilon (ari_spot_distance (&line, (AriPoint) { 1, -2 }), 2, 1e-5);
  g_assert_cmpfloat_with_epsilon (ari_spot_distance (&line, (AriPoint) { 5, 4 }), 5, 1e-5);
  g_assert_cmpfloat_with_epsilon (ari_spot_distance (&disc, (AriPoint) { 1, 1.4f }), 0, 1e-5);
  g_assert_cmpfloat_with_epsilon (ari_spot_distance (&disc, (AriPoint) { 1, 3 }), 1.5, 1e-5);
  g_assert_cmpfloat_with_epsilon (ari_spot_distance (&area, (AriPoint) { 1, 1 }), 0, 1e-5);
  g_assert_cmpfloat_with_epsilon (ari_spot_distance (&area, (AriPoint) { -1, 1 }), 1, 1e-5);
}

typedef struct
{
  const AriBoard *board;
  gboolean        accepted[ARI_MAX_SPOTS];
} Subset;

static gboolean
accepted_cb (AriSpot  spot,
             gpointer data)
{
  return ((const Subset *) data)->accepted[spot];
}

/* Walks with the four arrow keys from @start and checks that every accepted spot is met. */
static void
check_reachable (Subset *subset,
                 AriSpot start)
{
  static const int arrows[4][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
  const AriBoard *board = subset->board;
  gboolean seen[ARI_MAX_SPOTS] = { FALSE };
  AriSpot queue[ARI_MAX_SPOTS];
  guint head = 0, tail = 0;

  queue[tail++] = start;
  seen[start] = TRUE;
  while (head < tail)
    {
      AriSpot from = queue[head++];
      const AriSpotInfo *here = &board->spots[from];

      for (guint k = 0; k < G_N_ELEMENTS (arrows); k++)
        {
          AriSpot to = ari_board_neighbour (board, from, arrows[k][0], arrows[k][1], accepted_cb, subset);

          if (to == ARI_SPOT_NONE)
            continue;
          g_assert_true (subset->accepted[to]);
          /* An arrow never goes the wrong way. */
          g_assert_cmpint (arrows[k][1] * ((int) board->spots[to].row - (int) here->row), >=, 0);
          g_assert_cmpfloat ((float) arrows[k][0] * (board->spots[to].centre.x - here->centre.x), >=, 0);
          if (!seen[to])
            {
              seen[to] = TRUE;
              queue[tail++] = to;
            }
        }
    }

  for (guint i = 0; i < board->n_spots; i++)
    g_assert_true (!subset->accepted[i] || seen[i]);
}

static void
test_arrows (gconstpointer data)
{
  const AriBoard *board = board_of (data);
  AriRandom random;

  ari_random_init (&random, 1);
  /* All spots first, then ever thinner choices of them. */
  for (guint round = 0; round < 60; round++)
    {
      Subset subset = { .board = board };
      AriSpot start;

      for (guint i = 0; i < board->n_spots; i++)
        subset.accepted[i] = can_be_picked (&board->spots[i]) && ari_random_below (&random, round + 1) == 0;

      start = ari_board_neighbour (board, ARI_SPOT_NONE, 0, 1, accepted_cb, &subset);
      if (start == ARI_SPOT_NONE)
        continue;
      check_reachable (&subset, start);
      for (guint i = 0; i < board->n_spots; i += 17)
        if (subset.accepted[i])
          check_reachable (&subset, (AriSpot) i);
    }
}

static void
assert_arrow (Subset     *subset,
              const char *from,
              int         dx,
              int         dy,
              const char *to)
{
  AriSpot found = ari_board_neighbour (subset->board, ari_board_find (subset->board, from), dx, dy,
                                       accepted_cb, subset);

  g_assert_cmpstr (found != ARI_SPOT_NONE ? subset->board->spots[found].name : NULL, ==, to);
}

static void
test_arrows_keep_to_the_row (void)
{
  const AriBoard *board = board_of (&ari_rules_minoa);
  Subset subset = { .board = board };

  for (guint i = 0; i < board->n_spots; i++)
    subset.accepted[i] = can_be_picked (&board->spots[i]);

  assert_arrow (&subset, "e4e5", 1, 0, "e5e6");
  assert_arrow (&subset, "e4e5", -1, 0, "e3e4");
  assert_arrow (&subset, "e8e9", 1, 0, NULL);
  assert_arrow (&subset, "i5i6", 0, -1, NULL);
  assert_arrow (&subset, "a1a2", 0, 1, "pass");
}

int
main (int   argc,
      char *argv[])
{
  const AriRules *const *all;
  guint n;

  g_test_init (&argc, &argv, NULL);

  all = ari_rules_all (&n);
  for (guint i = 0; i < n; i++)
    {
      static const struct
      {
        const char  *name;
        GTestDataFunc run;
      } tests[] = {
        { "names", test_names }, { "grid", test_grid }, { "bounds", test_bounds },
        { "spot-at", test_spot_at }, { "arrows", test_arrows },
      };

      for (gsize t = 0; t < G_N_ELEMENTS (tests); t++)
        {
          g_autofree char *path = g_strdup_printf ("/rules/%s/board/%s", all[i]->id, tests[t].name);

          g_test_add_data_func (path, all[i], tests[t].run);
        }
    }
  g_test_add_func ("/rules/board/distance", test_distance);
  g_test_add_func ("/rules/board/arrows-keep-to-the-row", test_arrows_keep_to_the_row);

  return g_test_run ();
}
