/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-tally-words.h"

#include "ari-random.h"
#include "table-fixture.h"

/* A match of Minoa that is played at random until it is over. */
static AriMatch *
play_out (guint64 seed)
{
  AriMatch *match = table_match_new ("minoa", "");
  AriAction actions[ARI_MAX_ACTIONS];
  AriRandom random;

  ari_random_init (&random, seed);

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  while (ari_match_get_actor (match) != ARI_NONE)
    {
      guint n = ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);

      g_assert_true (ari_match_play (match, actions[ari_random_below (&random, n)], -1, NULL));
    }

  return match;
}

static void
test_row (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minoa", "");
  AriTallyRow row = { .label = "Triangles", .numbers = { 29, 67 } };
  g_autofree char *both = NULL, *one = NULL;

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  both = ari_tally_words (match, &row);
  g_assert_cmpstr (both, ==, "Triangles: Ariadne 29 and Theseus 67");
  row.without = 1 << 0;
  one = ari_tally_words (match, &row);
  g_assert_cmpstr (one, ==, "Triangles: Theseus 67");
}

/* How it ended, why, and a line for each thing that is counted. */
static void
assert_result (guint64 seed)
{
  g_autoptr(AriMatch) match = play_out (seed);
  g_autofree char *words = ari_tally_words_result (match), *reason = NULL, *count = NULL;
  g_auto(GStrv) lines = g_strsplit (words, "\n", -1);
  int scores[ARI_MAX_SEATS];

  ari_match_get_rules (match)->scores (ari_match_get_main_position (match), scores);
  reason = g_strdup_printf ("%d to %d triangles.", MAX (scores[0], scores[1]), MIN (scores[0], scores[1]));
  count = g_strdup_printf ("Triangles: Ariadne %d and Theseus %d", scores[0], scores[1]);
  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  g_assert_cmpstr (lines[0], ==, scores[0] == scores[1]  ? "Ariadne and Theseus Share the Win"
                                 : scores[0] > scores[1] ? "Ariadne Wins"
                                                         : "Theseus Wins");
  g_assert_cmpstr (lines[1], ==, reason);
  g_assert_cmpstr (lines[2], ==, count);
}

static void
test_result (void)
{
  for (guint64 seed = 1; seed <= 8; seed++)
    assert_result (seed);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/tally-words/row", test_row);
  g_test_add_func ("/play/tally-words/result", test_result);

  return g_test_run ();
}
