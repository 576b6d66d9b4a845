/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-idea.h"

static void
test_equal (void)
{
  const AriIdea ideas[] = {
    { .action = 1, .share = 0.5, .n_paths = 1, .paths = { { .n_spots = 2, .spots = { 3, 4 } } } },
    { .action = 2, .share = 0.3 },
  };
  AriIdea others[] = { ideas[0], ideas[1] };

  g_assert_true (ari_ideas_equal (ideas, 2, others, 2));
  g_assert_false (ari_ideas_equal (ideas, 2, others, 1));
  g_assert_true (ari_ideas_equal (ideas, 0, NULL, 0));

  /* Nobody sees less than a per cent. */
  others[1].share = 0.301;
  g_assert_true (ari_ideas_equal (ideas, 2, others, 2));
  others[1].share = 0.32;
  g_assert_false (ari_ideas_equal (ideas, 2, others, 2));
  others[1] = ideas[1];
  others[1].action = 3;
  g_assert_false (ari_ideas_equal (ideas, 2, others, 2));
  others[1] = ideas[1];
  others[1].proved = !others[1].proved;
  g_assert_false (ari_ideas_equal (ideas, 2, others, 2));
  others[1] = ideas[1];

  others[0].paths[0].spots[1] = 5;
  g_assert_false (ari_ideas_equal (ideas, 2, others, 2));
  others[0].paths[0].n_spots = 1;
  g_assert_false (ari_ideas_equal (ideas, 2, others, 2));
  others[0].n_paths = 0;
  g_assert_false (ari_ideas_equal (ideas, 2, others, 2));
}

static void
test_share (void)
{
  g_autofree char *most = ari_idea_share (&(AriIdea) { .share = 0.994 });
  g_autofree char *third = ari_idea_share (&(AriIdea) { .share = 0.335 });

  g_assert_cmpstr (most, ==, "99%");
  g_assert_cmpstr (third, ==, "34%");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/idea/equal", test_equal);
  g_test_add_func ("/rules/idea/share", test_share);

  return g_test_run ();
}
