/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-last-turns.h"

#include "table-fixture.h"

/* A match of @setup, with @person as its only person (0: only people), after @texts. */
static AriMatch *
new_match (const char *text,
           AriActor    person,
           const char *texts)
{
  AriSetup setup;
  AriMatch *match;

  g_assert_true (ari_setup_parse (&setup, text, NULL));
  match = ari_match_new (&setup);
  for (AriActor seat = 1; seat <= setup.seats; seat++)
    {
      gboolean is_person = person == 0 || person == seat;

      ari_match_set_seat (match, seat, is_person ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER, NULL, "novice");
    }
  table_play (match, texts);

  return match;
}

/* The steps at the cursor as text: seat, number, kind ("w", "s", "a"), and where they end. */
static char *
trace_of (AriMatch *match)
{
  const AriBoard *board = ari_match_get_rules (match)->board (ari_match_get_setup (match));
  static const char kinds[] = "wsa";
  AriTraceStep steps[ARI_MAX_TRACE];
  g_autoptr(GString) text = g_string_new (NULL);
  AriLastTurns turns;
  guint n;

  ari_last_turns_find (&turns, match, ari_match_get_cursor (match));
  n = ari_last_turns_trace (&turns, match, ari_match_get_cursor (match), steps);
  for (guint i = 0; i < n; i++)
    {
      const AriMotionPath *path = &steps[i].paths[0];
      AriSpot end = steps[i].n_paths > 0 ? path->spots[path->n_spots - 1] : steps[i].spots[0];

      g_string_append_printf (text, "%s%u.%u%c%s", i > 0 ? " " : "", steps[i].seat, steps[i].number,
                              kinds[steps[i].kind], board->spots[end].name);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_trace (AriMatch   *match,
              const char *expected)
{
  g_autofree char *trace = trace_of (match);

  g_assert_cmpstr (trace, ==, expected);
}

/* The last turn of each other seat, until the viewer moves. */
static void
test_seats (void)
{
  AriMatch *match = new_match ("minoa seats=3", 0, "d4e5");

  assert_trace (match, "1.0sd4e5");
  table_play (match, "a1b1");
  assert_trace (match, "1.0sd4e5 2.0sa1b1");
  table_play (match, "e4e5");
  assert_trace (match, "2.0sa1b1 3.0se4e5");
  table_play (match, "e5e6");
  assert_trace (match, "3.0se4e5 1.0se5e6");
  /* Also when looking back. */
  ari_match_set_cursor (match, 1);
  assert_trace (match, "1.0sd4e5");
  ari_match_set_cursor (match, 0);
  assert_trace (match, "");
  g_assert_finalize_object (match);
}

/* The only person sees all turns since their own last ply, even while the computers still play. */
static void
test_only_person (void)
{
  AriMatch *match = new_match ("minoa seats=3", 1, "d4e5");

  assert_trace (match, "");
  table_play (match, "a1b1");
  assert_trace (match, "2.0sa1b1");
  table_play (match, "e4e5");
  assert_trace (match, "2.0sa1b1 3.0se4e5");
  table_play (match, "e5e6");
  assert_trace (match, "");
  g_assert_finalize_object (match);
}

/* All steps of a turn, with the roll; and still after the next roll. */
static void
test_dice (void)
{
  AriMatch *match = new_match ("labyrinth seats=2", 2, "first=1 1-2 a1 a2");

  assert_trace (match, "1.0sdie1 1.1w1.1a 1.2w3.1a");
  table_play (match, "1-6");
  assert_trace (match, "1.0sdie1 1.1w1.1a 1.2w3.1a");
  table_play (match, "a1");
  assert_trace (match, "");
  g_assert_finalize_object (match);
}

/* What chance shows on a cell does not count as a step; a challenge aims at a tile. */
static void
test_tiles (void)
{
  AriMatch *match = table_toss_new ();

  for (AriActor seat = 1; seat <= 3; seat++)
    ari_match_set_seat (match, seat, seat == 2 ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER, NULL, "novice");
  assert_trace (match, "3.1sa5 3.2sa6 1.0a2:RL");
  g_assert_finalize_object (match);
}

/* A capture knows the five pieces that earned it: before it, after it, and in the trace. */
static void
test_earners (void)
{
  static const char *const row[] = { "a1", "b1", "c1", "d1", "e1" };
  AriMatch *match = new_match ("minarett", 0, "L@a1 L@a5 L@b1 L@c5 L@c1 L@e5 L@d1 L@b3");
  const AriBoard *board = ari_match_get_rules (match)->board (ari_match_get_setup (match));
  AriSpot spots[ARI_MAX_EARNERS];
  AriTraceStep steps[ARI_MAX_TRACE];
  AriLastTurns turns;

  g_assert_cmpuint (ari_last_turns_earners (match, 8, spots), ==, 0);
  table_play (match, "M@e1");
  g_assert_cmpuint (ari_last_turns_earners (match, 9, spots), ==, 5);
  for (guint i = 0; i < G_N_ELEMENTS (row); i++)
    g_assert_true (g_str_has_prefix (board->spots[spots[i]].name, row[i]));

  table_play (match, "xb3L");
  g_assert_cmpuint (ari_last_turns_earners (match, 10, spots), ==, 5);
  ari_last_turns_find (&turns, match, 10);
  g_assert_cmpuint (ari_last_turns_trace (&turns, match, 10, steps), ==, 2);
  g_assert_cmpuint (steps[0].number, ==, 1);
  g_assert_cmpuint (steps[0].n_earners, ==, 0);
  g_assert_cmpuint (steps[1].kind, ==, ARI_TRACE_AIMED);
  g_assert_cmpuint (steps[1].n_earners, ==, 5);
  table_play (match, "M@b3");
  g_assert_cmpuint (ari_last_turns_earners (match, 11, spots), ==, 0);
  g_assert_finalize_object (match);
}

/* A tower that comes down because the piece below it was captured is not where it earned the capture. */
static void
test_fallen_earner (void)
{
  AriMatch *match = new_match ("minarett", 0, "L@c3 L@b3 M@b3 L@d3 M@d3 S@e5 M@c3");
  AriSpot spots[ARI_MAX_EARNERS];

  g_assert_cmpuint (ari_last_turns_earners (match, 7, spots), ==, 3);
  table_play (match, "xb3L");
  g_assert_cmpuint (ari_last_turns_earners (match, 8, spots), ==, 2);
  g_assert_finalize_object (match);
}

/* When the border fills up by itself, every new piece is marked: to the other player. */
static void
test_filled (void)
{
  AriMatch *match = new_match ("minoa", 0, "a1b1 e5e6 b1c1 e5f6 c1d1 e5f5 d1e1 e4e5 e1f2 d5e5 f2g3 d4e5 g3h4 "
                               "e3e4 h4i5 e6e7 i5i6 f6g7 i6i7 d3d4 i7i8 d5d6");
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition before = *ari_match_get_position (match);
  AriTraceStep steps[ARI_MAX_TRACE];
  const AriPosition *after;
  AriLastTurns turns;
  guint n_set = 0;

  table_play (match, "i8i9");
  assert_trace (match, "1.0si8i9");
  ari_last_turns_find (&turns, match, 23);
  g_assert_cmpuint (ari_last_turns_trace (&turns, match, 23, steps), ==, 1);
  after = ari_match_get_position (match);
  for (guint i = 0; i < rules->board (ari_match_get_setup (match))->n_spots; i++)
    n_set += ari_rules_occupant (rules, &before, (AriSpot) i)
             != ari_rules_occupant (rules, after, (AriSpot) i);
  for (guint i = 0; i < steps[0].n_spots; i++)
    g_assert_cmpuint (ari_rules_occupant (rules, after, steps[0].spots[i]), ==, i == 0 ? 1 : 2);
  g_assert_cmpuint (n_set, ==, 13);
  g_assert_cmpuint (steps[0].n_spots, ==, 13);
  g_assert_finalize_object (match);
}

/* The last roll that nobody could use is mentioned until the next move. */
static void
test_forced_effects (void)
{
  AriMatch *match = new_match ("labyrinth seats=3", 0, "first=1 1-2 a1");
  g_autofree char *before = ari_last_turns_forced_effects (match, 3), *after = NULL, *last = NULL,
                  *gone = NULL;

  g_assert_null (before);
  table_play (match, "a2 3-4");
  after = ari_last_turns_forced_effects (match, 5);
  g_assert_cmpstr (after, ==, "Blue needs a 1 to bring a traveller in.");
  table_play (match, "3-3 1-5");
  last = ari_last_turns_forced_effects (match, 7);
  g_assert_cmpstr (last, ==, "Yellow needs a 1 to bring a traveller in.");
  table_play (match, "a1");
  gone = ari_last_turns_forced_effects (match, 8);
  g_assert_null (gone);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/last-turns/seats", test_seats);
  g_test_add_func ("/play/last-turns/only-person", test_only_person);
  g_test_add_func ("/play/last-turns/dice", test_dice);
  g_test_add_func ("/play/last-turns/tiles", test_tiles);
  g_test_add_func ("/play/last-turns/earners", test_earners);
  g_test_add_func ("/play/last-turns/fallen-earner", test_fallen_earner);
  g_test_add_func ("/play/last-turns/filled", test_filled);
  g_test_add_func ("/play/last-turns/lapse", test_forced_effects);

  return g_test_run ();
}
