/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-face.h"

/* What people are offered are games that can be drawn, in the order of all games. */
static void
test_games (void)
{
  guint n, n_rules, next = 0;
  const AriRules *const *games = ari_face_games (&n);
  const AriRules *const *all = ari_rules_all (&n_rules);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++, next++)
    {
      while (next < n_rules && all[next] != games[i])
        next++;
      g_assert_cmpuint (next, <, n_rules);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/face/games", test_games);

  return g_test_run ();
}
