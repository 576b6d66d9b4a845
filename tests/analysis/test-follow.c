/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much of a line of the search is told. */
#include "ari-follow.h"
#include "ari-setup.h"
#include "labyrinth/labyrinth.h"
#include "minoa/minoa.h"
#include "minotaur/minotaur.h"

#define MOST 8

/* Asserts that @n_decided actions of the line @line are told after the actions @played, both written. */
static void
assert_decided (const AriRules *rules,
                const char     *played,
                const char     *line,
                guint           n_decided)
{
  g_auto(GStrv) before = g_strsplit (played, " ", 0), after = g_strsplit (line, " ", 0);
  guint n_before = g_strv_length (before), n_after = g_strv_length (after);
  AriPosition position, from;
  AriAction actions[MOST];
  AriSetup setup;

  g_assert_cmpuint (n_after, <=, MOST);
  ari_setup_init (&setup, rules);
  rules->start (&position, &setup);
  from = position;
  for (guint i = 0; i < n_before + n_after; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      ari_rules_parse (rules, &position, i < n_before ? before[i] : after[i - n_before], &action, &error);
      g_assert_no_error (error);
      rules->apply (&position, action);
      if (i < n_before)
        from = position;
      else
        actions[i - n_before] = action;
    }

  g_assert_cmpuint (ari_follow_decided (rules, &from, actions, n_after), ==, n_decided);
}

/* Nobody knows what chance will bring: a tile that is face down, or the next dice. */
static void
test_chance (void)
{
  assert_decided (&ari_rules_minotaur, "", "b2 R3L d5 R1R", 1);
  assert_decided (&ari_rules_labyrinth, "first=1 1-3", "c1 c3 4-4", 2);
}

/* A tile that everybody has seen takes no chance when it is turned over again. */
static void
test_seen (void)
{
  assert_decided (&ari_rules_minotaur, "b2 R3L d5 R1R leave", "b2 d5", 2);
}

/* Somebody asks what follows an outcome. */
static void
test_outcome (void)
{
  assert_decided (&ari_rules_minotaur, "b2", "R3L d5 R1R", 2);
  assert_decided (&ari_rules_labyrinth, "first=1", "1-3 c1 c3 4-4", 3);
}

static void
test_without_chance (void)
{
  assert_decided (&ari_rules_minoa, "", "a1a2 e5e6 b1b2", 3);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/follow/chance", test_chance);
  g_test_add_func ("/follow/seen", test_seen);
  g_test_add_func ("/follow/outcome", test_outcome);
  g_test_add_func ("/follow/without-chance", test_without_chance);

  return g_test_run ();
}
