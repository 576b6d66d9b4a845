/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a hint tells people to look, and what it marks. */
#include "ari-hint.h"

/* A hint at the last of @actions, after the others. */
static AriHint *
hint_after (const char *text,
            const char *actions,
            AriSetup   *setup)
{
  g_auto(GStrv) played = g_strsplit (actions, " ", 0);
  AriPosition position;
  AriAction action = ARI_ACTION_NONE;

  g_assert_true (ari_setup_parse (setup, text, NULL));
  setup->rules->start (&position, setup);
  for (guint i = 0; played[i] != NULL; i++)
    {
      if (i > 0)
        setup->rules->apply (&position, action);
      g_assert_true (ari_rules_parse (setup->rules, &position, played[i], &action, NULL));
    }

  return ari_hint_of_action (setup, &position, action);
}

/* An answer is nowhere on the board. */
static void
test_answer (void)
{
  AriSetup setup;
  g_autoptr(AriHint) hint = hint_after ("minotaur seats=3", "a1 R1L a2 R3R leave", &setup);
  g_assert_cmpstr (hint->where, ==, "The answer is one of the buttons beside the board.");
  g_assert_cmpuint (hint->n_region, ==, 0);
}

/* What lies beside the board is in no part of it, and nothing on the board is circled for it. */
static void
test_aside (void)
{
  static const struct { const char *setup, *actions, *where; gboolean aside; } cases[] = {
    { "labyrinth", "first=1 1-2 a1", "Look at your pieces beside the board.", TRUE },
    /* From the first field, on which travellers have places of their own. */
    { "labyrinth", "first=1 1-2 a1 a2", NULL, FALSE },
    { "minarett", "L@a1", "Look at the lower left of the board.", FALSE },
    { "minarett", "L@e5", "Look at the upper right of the board.", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AriSetup setup;
      g_autoptr(AriHint) hint = hint_after (cases[i].setup, cases[i].actions, &setup);
      const AriBoard *board = setup.rules->board (&setup);

      if (cases[i].where != NULL)
        g_assert_cmpstr (hint->where, ==, cases[i].where);
      else
        g_assert_true (g_str_has_prefix (hint->where, "Look at the "));
      g_assert_cmpuint (hint->n_region, >, 0);
      for (guint k = 0; k < hint->n_region; k++)
        g_assert_cmpint (ari_board_is_aside (board, board->spots[hint->region[k]].centre), ==,
                         cases[i].aside);
    }
}

/* Among tiles that nobody has seen, no place is better than another, so a hint names none; one that has been
 * seen is somewhere. */
static void
test_anywhere (void)
{
  AriSetup setup;
  g_autoptr(AriHint) unknown = hint_after ("minotaur seats=3", "a1", &setup);
  g_autoptr(AriHint) known = hint_after ("minotaur seats=3", "a1 R1L a2 G3R a1", &setup);

  g_assert_cmpstr (unknown->where, ==, "It doesn’t matter where: several places are equally good.");
  g_assert_cmpuint (unknown->n_region, ==, 0);
  g_assert_cmpstr (known->where, ==, "Look at the upper left of the board.");
  g_assert_cmpuint (known->n_region, >, 0);
}

/* Where the picks are a die and a traveller, the field that it goes to is marked, too. */
static void
test_end (void)
{
  AriSetup setup;
  g_autoptr(AriHint) hint = hint_after ("labyrinth", "first=1 1-2 a1 a2", &setup);
  const AriBoard *board = setup.rules->board (&setup);
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < hint->n_marks; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "", board->spots[hint->marks[i]].name);
  g_assert_cmpstr (names->str, ==, "die2 1.1a 3");
  g_assert_cmpuint (hint->n_marks, ==, hint->n_picks + 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/hint-where/answer", test_answer);
  g_test_add_func ("/analysis/hint-where/aside", test_aside);
  g_test_add_func ("/analysis/hint-where/anywhere", test_anywhere);
  g_test_add_func ("/analysis/hint-where/end", test_end);

  return g_test_run ();
}
