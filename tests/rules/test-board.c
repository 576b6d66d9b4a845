/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "ari-random.h"
#include "ari-rules.h"
#include "labyrinth/labyrinth.h"
#include "labyrinth/labyrinth-fields.h"
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

static const int arrows[4][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };

/* Walks with the four arrow keys from @start and checks that every accepted spot is met. */
static void
check_reachable (Subset *subset,
                 AriSpot start)
{
  const AriBoard *board = subset->board;
  gboolean seen[ARI_MAX_SPOTS] = { FALSE };
  AriSpot queue[ARI_MAX_SPOTS];
  guint head = 0, tail = 0;

  queue[tail++] = start;
  seen[start] = TRUE;
  while (head < tail)
    {
      AriSpot from = queue[head++];

      for (guint k = 0; k < G_N_ELEMENTS (arrows); k++)
        {
          AriSpot to = ari_board_neighbour (board, from, arrows[k][0], arrows[k][1], accepted_cb, subset);

          if (to == ARI_SPOT_NONE)
            continue;
          g_assert_true (subset->accepted[to]);
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

/* What takes the focus in the window: all spots of the board that can be picked, of the pieces one in
 * @rarity, and the fields on which none of them stands. Choices are buttons below the board. */
static void
fill_subset (Subset         *subset,
             const AriBoard *board,
             AriRandom      *random,
             guint           rarity)
{
  *subset = (Subset) { .board = board };
  for (guint i = 0; i < board->n_spots; i++)
    subset->accepted[i] = board->spots[i].kind == ARI_SPOT_PIECE ? ari_random_below (random, rarity) == 0
                                                                 : can_be_picked (&board->spots[i])
                                                                   && board->spots[i].kind != ARI_SPOT_CHOICE;
  for (guint i = 0; i < board->n_spots; i++)
    {
      gboolean vacant = board->spots[i].is_field;

      for (guint k = 0; k < board->n_spots && vacant; k++)
        vacant = !subset->accepted[k] || !ari_spot_is_on (&board->spots[k], &board->spots[i]);
      subset->accepted[i] |= vacant;
    }
}

/* Where a piece stands, for those who look from elsewhere. */
static AriPoint
place_of (const AriBoard *board,
          AriSpot         spot)
{
  if (board->spots[spot].ground > 0)
    return board->spots[board->spots[spot].ground - 1].centre;

  for (guint i = 0; i < board->n_spots; i++)
    if (ari_spot_is_on (&board->spots[spot], &board->spots[i]))
      return board->spots[i].centre;

  return board->spots[spot].centre;
}

static AriPoint
between (const AriBoard *board,
         AriSpot         from,
         AriSpot         to)
{
  AriPoint here = place_of (board, from), there = place_of (board, to);

  if (here.x == there.x && here.y == there.y)
    {
      here = board->spots[from].centre;
      there = board->spots[to].centre;
    }

  return (AriPoint) { there.x - here.x, there.y - here.y };
}

/* The key leads in its direction, no more to the side than that, and the opposite key leads back, or
 * to a neighbour: no farther away than a diagonal step. */
static void
check_arrow (Subset *subset,
             AriSpot from,
             int     dx,
             int     dy)
{
  const AriBoard *board = subset->board;
  AriSpot to = ari_board_neighbour (board, from, dx, dy, accepted_cb, subset), back;
  AriPoint step, aside;
  float along, across;

  if (to == ARI_SPOT_NONE)
    return;

  g_assert_true (subset->accepted[to]);
  step = between (board, from, to);
  along = step.x * (float) dx + step.y * (float) dy;
  across = ABS (step.x * (float) dy + step.y * (float) dx);
  g_assert_cmpfloat (along, >, 0);
  g_assert_cmpfloat (across, <=, along + 0.02f);

  back = ari_board_neighbour (board, to, -dx, -dy, accepted_cb, subset);
  g_assert_cmpint (back, !=, ARI_SPOT_NONE);
  aside = between (board, from, back);
  g_assert_cmpfloat (hypotf (aside.x, aside.y), <=, (float) G_SQRT2 * hypotf (step.x, step.y) + 0.02f);
}

static void
test_arrows (gconstpointer data)
{
  const AriBoard *board = board_of (data);
  AriRandom random;

  ari_random_init (&random, 1);
  /* All pieces first, then ever fewer. */
  for (guint round = 0; round < 40; round++)
    {
      Subset subset;

      fill_subset (&subset, board, &random, round + 1);
      check_reachable (&subset, ari_board_neighbour (board, ARI_SPOT_NONE, 0, 1, accepted_cb, &subset));
      for (guint i = 0; i < board->n_spots; i += 17)
        if (subset.accepted[i])
          check_reachable (&subset, (AriSpot) i);
      for (guint i = 0; i < board->n_spots * G_N_ELEMENTS (arrows); i++)
        if (subset.accepted[i / G_N_ELEMENTS (arrows)])
          check_arrow (&subset, (AriSpot) (i / G_N_ELEMENTS (arrows)), arrows[i % G_N_ELEMENTS (arrows)][0],
                       arrows[i % G_N_ELEMENTS (arrows)][1]);
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
  AriRandom random;
  Subset subset;

  ari_random_init (&random, 4);
  fill_subset (&subset, board_of (&ari_rules_minoa), &random, 1);

  assert_arrow (&subset, "e4e5", 1, 0, "e5e6");
  assert_arrow (&subset, "e4e5", -1, 0, "e3e4");
  assert_arrow (&subset, "e8e9", 1, 0, NULL);
  assert_arrow (&subset, "i5i6", 0, -1, NULL);
  assert_arrow (&subset, "a1a2", 0, 1, NULL);
}

/* From any piece of a stack, as from its space, an arrow key leads to the next space of the row or file. */
static void
test_arrows_pass_stacks (void)
{
  AriRandom random;
  Subset subset;

  ari_random_init (&random, 4);
  fill_subset (&subset, board_of (ari_rules_lookup ("minarett")), &random, G_MAXUINT);
  for (guint level = 1; level <= 3; level++)
    {
      g_autofree char *piece = g_strdup_printf ("b2.%u", level);

      assert_arrow (&subset, piece, 0, -1, "b3");
      assert_arrow (&subset, piece, 0, 1, "b2");
      assert_arrow (&subset, piece, 1, 0, "c2");
    }
  assert_arrow (&subset, "b2", 0, -1, "b3");
  assert_arrow (&subset, "b2", 0, 1, "b1");
}

/* From every field, an arrow key leads to the next field in its direction, even across a wall or onto a
 * piece. */
static void
test_arrows_walk_the_fields (void)
{
  const AriBoard *board = board_of (&ari_rules_labyrinth);
  AriRandom random;

  ari_random_init (&random, 2);
  for (guint round = 0; round < 20; round++)
    {
      Subset subset;

      fill_subset (&subset, board, &random, round + 1);
      for (AriSpot from = 0; from < board->n_spots; from++)
        {
          AriPoint here = place_of (board, from);

          /* Among several pieces on one field, a key leads to the next of them first. */
          for (guint k = 0; k < G_N_ELEMENTS (arrows) && subset.accepted[from] && ABS (here.y) < 4; k++)
            {
              int dx = arrows[k][0], dy = arrows[k][1];
              AriSpot to = ari_board_neighbour (board, from, dx, dy, accepted_cb, &subset);
              AriPoint there = to != ARI_SPOT_NONE ? place_of (board, to) : here;
              float x = here.x + (float) dx, y = here.y + (float) dy;
              gboolean at_centre = ABS (here.x) <= 2 && ABS (here.y) <= 2;

              if (at_centre || ABS (x) > 4 || ABS (y) > 4 || (there.x == here.x && there.y == here.y))
                continue;
              g_assert_cmpfloat_with_epsilon (there.x, x, 1e-4f);
              g_assert_cmpfloat_with_epsilon (there.y, y, 1e-4f);
            }
        }
    }
}

/* The fields of the labyrinth that a player found by the arrow keys, with traveller a on 3. */
static void
test_arrows_go_straight_down (void)
{
  const AriBoard *board = board_of (&ari_rules_labyrinth);
  AriRandom random;
  Subset subset;

  ari_random_init (&random, 3);
  fill_subset (&subset, board, &random, G_MAXUINT);
  subset.accepted[ari_board_find (board, "3")] = FALSE;
  subset.accepted[ari_board_find (board, "3.1a")] = TRUE;

  assert_arrow (&subset, "6", 0, 1, "5");
  assert_arrow (&subset, "46", 0, 1, "3.1a");
  assert_arrow (&subset, "3.1a", 0, -1, "46");
  assert_arrow (&subset, "3.1a", 1, 0, "4");
  assert_arrow (&subset, "55", 0, 1, "61");
  assert_arrow (&subset, "61", 1, 0, "51");
  assert_arrow (&subset, "28", 0, 1, "die1");
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
  g_test_add_func ("/rules/board/arrows-walk-the-fields", test_arrows_walk_the_fields);
  g_test_add_func ("/rules/board/arrows-go-straight-down", test_arrows_go_straight_down);
  g_test_add_func ("/rules/board/arrows-pass-stacks", test_arrows_pass_stacks);
  g_test_add_func ("/rules/board/arrows-keep-to-the-row", test_arrows_keep_to_the_row);

  return g_test_run ();
}
