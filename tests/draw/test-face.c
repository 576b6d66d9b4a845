/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-fixture.h"

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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/face/games", test_games);
  g_test_add_func ("/draw/face/emblems", test_emblems);

  return g_test_run ();
}
