/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-random.h"
#include "ari-transposition.h"

static void
test_found (void)
{
  static const gint32 values[] = { 0, 1, -1, 70000, -70000, (1 << 23) - 1, -(1 << 23) };
  g_autoptr(AriTransposition) table = ari_transposition_new (1);
  AriRemembered found;
  AriRandom random;

  ari_random_init (&random, 1);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    for (guint depth = 0; depth < 64; depth += 21)
      for (AriBound bound = ARI_BOUND_LOWER; bound <= ARI_BOUND_EXACT; bound++)
        {
          guint64 key = ari_random_next (&random);

          g_assert_false (ari_transposition_find (table, key, &found));
          ari_transposition_store (table, key,
                                   &(AriRemembered) { ARI_ACTION_NONE - i, values[i], depth, bound });
          g_assert_true (ari_transposition_find (table, key, &found));
          g_assert_cmpuint (found.action, ==, ARI_ACTION_NONE - i);
          g_assert_cmpint (found.value, ==, values[i]);
          g_assert_cmpuint (found.depth, ==, depth);
          g_assert_cmpuint (found.bound, ==, bound);
        }
}

/* Where there is room for two, what was searched deepest stays. */
static void
test_replaced (void)
{
  g_autoptr(AriTransposition) table = ari_transposition_new (1024);
  AriRemembered found;

  for (guint64 i = 1; i <= 10; i++)
    ari_transposition_store (table, i << 32,
                             &(AriRemembered) { (AriAction) i, 0, i == 3 ? 9 : 1, ARI_BOUND_EXACT });
  g_assert_true (ari_transposition_find (table, G_GUINT64_CONSTANT (3) << 32, &found));
  g_assert_cmpuint (found.action, ==, 3);
  g_assert_true (ari_transposition_find (table, G_GUINT64_CONSTANT (10) << 32, &found));
  g_assert_false (ari_transposition_find (table, G_GUINT64_CONSTANT (9) << 32, &found));

  /* The same position again replaces what was known of it. */
  ari_transposition_store (table, G_GUINT64_CONSTANT (3) << 32,
                           &(AriRemembered) { 33, 5, 2, ARI_BOUND_LOWER });
  g_assert_true (ari_transposition_find (table, G_GUINT64_CONSTANT (3) << 32, &found));
  g_assert_cmpuint (found.action, ==, 33);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/transposition/found", test_found);
  g_test_add_func ("/search/transposition/replaced", test_replaced);

  return g_test_run ();
}
