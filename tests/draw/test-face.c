/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-fixture.h"

#include "ari-random.h"

#define EMBLEM_UNIT_PX 20
#define FEW            12

/* What people are offered are games that can be drawn, in the order of all games. */
static void
test_games (void)
{
  guint n, n_rules, next = 0;
  const AriRules *const *games = ari_board_renderer_games (&n);
  const AriRules *const *all = ari_rules_all (&n_rules);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++, next++)
    {
      while (next < n_rules && all[next] != games[i])
        next++;
      g_assert_cmpuint (next, <, n_rules);
    }
}

/* Every game has a sign of its own, which is bold enough to be seen where it is small. */
static void
test_emblems (void)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n;
  const AriRules *const *games = ari_board_renderer_games (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriScene) emblem = ari_board_renderer_emblem (games[i]);

      assert_sound (emblem);
      assert_pens (emblem, EMBLEM_UNIT_PX);
      g_assert_cmpfloat (emblem->bounds.width, ==, 2 * ARI_EMBLEM_RADIUS);
      g_assert_cmpfloat (emblem->bounds.height, ==, 2 * ARI_EMBLEM_RADIUS);
      g_assert_cmpuint (emblem->items->len, >, 0);
      g_assert_cmpuint (emblem->items->len, <=, FEW);
      g_assert_cmpuint (count_texts (emblem), ==, 0);
      for (AriScheme scheme = 0; scheme < ARI_N_SCHEMES; scheme++)
        g_assert_true (g_hash_table_add (seen, ari_scene_to_svg (emblem, scheme, 40, NULL)));
    }
}

/* How many chips with a share there are; none covers another or a die. */
static guint
count_chips (const AriScene *scene,
             const AriBoard *board)
{
  AriPoint at[ARI_MAX_IDEAS];
  guint n = 0;

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->text == NULL || item->layer != ARI_LAYER_MARKS || !g_str_has_suffix (item->text, "%"))
        continue;
      g_assert_cmpuint (n, <, ARI_MAX_IDEAS);
      for (guint j = 0; j < n; j++)
        g_assert_true (ABS (at[j].x - item->at.x) > 2.5f * item->text_height
                       || ABS (at[j].y - item->at.y) > item->text_height);
      for (guint j = 0; j < board->n_spots; j++)
        {
          const AriSpotInfo *spot = &board->spots[j];

          if (spot->kind == ARI_SPOT_DIE)
            g_assert_true (ABS (spot->centre.x - item->at.x) > item->text_height + spot->radius
                           || ABS (spot->centre.y - item->at.y) > item->text_height / 2 + spot->radius);
        }
      at[n++] = item->at;
    }

  return n;
}

/* In each game, actions that are pointed out are drawn with their shares: something for each that has a
 * place on the board, and the best of them as more than a number. */
static void
test_ideas (void)
{
  guint n_games, n_drawn = 0;
  const AriRules *const *games = ari_board_renderer_games (&n_games);

  for (guint g = 0; g < n_games; g++)
    {
      AriRandom random;
      Fixture fixture;

      ari_random_init (&random, g);
      fixture_start (&fixture, games[g], 0, "");
      n_drawn = 0;
      for (guint ply = 0; ply < 60; ply++)
        {
          AriIdea ideas[ARI_MAX_IDEAS];
          AriAction actions[ARI_MAX_ACTIONS];
          guint n = games[g]->actions (&fixture.position, actions), n_ideas = MIN (n, ARI_MAX_IDEAS);
          g_autoptr(AriScene) plain = NULL, scene = NULL;
          guint n_chips;

          if (n == 0)
            break;
          /* On a small board, chips are larger and need more room. */
          fixture.show.unit_px = ply % 2 == 0 ? 0 : 30;
          plain = ari_board_renderer_picture (&fixture.show);
          for (guint i = 0; i < n_ideas; i++)
            ari_idea_init (&ideas[i], games[g], &fixture.position, actions[i], 0.9 - 0.1 * i, i == 0);
          fixture.show.n_ideas = n_ideas;
          fixture.show.ideas = ideas;
          scene = ari_board_renderer_picture (&fixture.show);
          fixture.show.n_ideas = 0;

          assert_sound (scene);
          n_chips = count_chips (scene, games[g]->board (&fixture.setup));
          g_assert_cmpuint (n_chips, <=, n_ideas);
          if (n_chips > 0)
            g_assert_cmpuint (scene->items->len, >, plain->items->len + 2 * n_chips);
          n_drawn += n_chips;
          games[g]->apply (&fixture.position, actions[ari_random_below (&random, n)]);
        }
      g_test_message ("%s: %u", games[g]->id, n_drawn);
      g_assert_cmpuint (n_drawn, >, 20);
    }
}

/* Every overlay of every game says on the board what it shows. */
static void
test_legends (void)
{
  guint n_games;
  const AriRules *const *games = ari_board_renderer_games (&n_games);

  for (guint g = 0; g < n_games; g++)
    {
      guint n;
      const AriOverlay *overlays = ari_rules_overlays (games[g], &n);

      for (guint i = 0; i < n; i++)
        g_assert_nonnull (ari_board_renderer_legend (games[g], overlays[i].id));
      g_assert_null (ari_board_renderer_legend (games[g], "nothing"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/face/games", test_games);
  g_test_add_func ("/draw/face/emblems", test_emblems);

  g_test_add_func ("/draw/face/ideas", test_ideas);
  g_test_add_func ("/draw/face/legends", test_legends);

  return g_test_run ();
}
