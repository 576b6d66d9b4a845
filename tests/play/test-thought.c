/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long people think, by a stopwatch that the test turns. */
#include "ari-stopwatch.h"
#include "table-fixture.h"

static double
seconds_of (AriMatch *match)
{
  return ari_ply_get_seconds (ari_match_get_ply (match));
}

static AriAction
action_at (AriMatch *match,
           guint     i)
{
  AriAction actions[ARI_MAX_ACTIONS];

  g_assert_cmpuint (ari_match_get_rules (match)->actions (ari_match_get_position (match), actions), >, i);

  return actions[i];
}

static void
pass (int seconds)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  ari_stopwatch_set_now (ari_stopwatch_now () + seconds * G_USEC_PER_SEC);
}

/* Only the time counts during which people see where the match goes on. */
static void
test_thought (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  AriAction aside = table_action (match, "a1a2");
  AriTable *table;

  ari_stopwatch_set_now (G_USEC_PER_SEC);
  table = ari_table_new (match, NULL, FALSE);
  pass (3);
  ari_table_set_seen (table, FALSE);
  pass (1000);
  ari_table_set_seen (table, TRUE);
  pass (2);
  ari_table_go (table, ARI_GO_BACK, 0);
  pass (1000);
  ari_table_go (table, ARI_GO_LAST, 0);
  pass (4);
  ari_table_preview (table, &aside, 1);
  pass (1000);
  ari_table_dismiss (table);
  pass (1);
  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_CLOSED, match);
  pass (1000);
  ari_driver_release (ari_table_get_driver (table), ARI_DRIVER_HOLD_CLOSED, match);
  pass (1);
  ari_table_play (table, aside);
  g_assert_cmpfloat (seconds_of (match), ==, 11);

  /* The next decision begins anew, and so does one that was taken back. */
  pass (7);
  ari_table_play (table, action_at (match, 0));
  g_assert_cmpfloat (seconds_of (match), ==, 7);
  pass (5);
  ari_table_undo (table);
  pass (2);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 3);
  ari_table_play (table, action_at (match, 1));
  g_assert_cmpfloat (seconds_of (match), ==, 2);

  ari_stopwatch_set_now (-1);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* While people try a variation, the decision of the match waits; what they try has no time. */
static void
test_thought_aside (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  AriTable *table;

  ari_stopwatch_set_now (G_USEC_PER_SEC);
  table = ari_table_new (match, NULL, FALSE);
  pass (3);
  ari_table_go (table, ARI_GO_NUMBER, 1);
  pass (10);
  ari_table_play (table, table_action (match, "e4e5"));
  g_assert_cmpfloat (seconds_of (match), <, 0);
  pass (10);
  ari_table_go (table, ARI_GO_MAIN_LINE, 0);
  ari_table_go (table, ARI_GO_LAST, 0);
  pass (4);
  ari_table_play (table, table_action (match, "a1a2"));
  g_assert_cmpfloat (seconds_of (match), ==, 7);

  ari_stopwatch_set_now (-1);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Thinking times are kept unless something leads the table. */
static void
test_untimed (void)
{
  AriMatch *match = table_match_new ("minoa", "");
  AriTable *table = ari_table_new (match, NULL, FALSE);

  ari_table_play (table, table_action (match, "d4e5"));
  g_assert_cmpfloat (ari_ply_get_seconds (ari_match_get_ply (match)), >=, 0);
  ari_table_lead (table);
  ari_table_play (table, table_action (match, "a1b1"));
  g_assert_cmpfloat (ari_ply_get_seconds (ari_match_get_ply (match)), <, 0);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/thought/counts", test_thought);
  g_test_add_func ("/play/thought/aside", test_thought_aside);
  g_test_add_func ("/play/thought/untimed", test_untimed);

  return g_test_run ();
}
