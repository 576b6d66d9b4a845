/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice that people roll themselves. */
#include <string.h>

#include "ari-roll.h"
#include "../util/shown.h"
#include "table-fixture.h"

#define USABLE 2 /* the number of a roll that the first seat can use */

/* A table of Labyrinth at which the dice of the first seat are due. */
static AriTable *
new_table (AriSeatKind first,
           gboolean    by_hand)
{
  g_autoptr(AriMatch) match = table_match_new ("labyrinth", "first=1");
  AriTable *table;

  ari_match_set_seat (match, 1, first, "Ariadne", first == ARI_SEAT_COMPUTER ? "novice" : NULL);
  table = ari_table_new (match, NULL, TRUE);
  ari_driver_set_by_hand (ari_table_get_driver (table), by_hand);
  ari_driver_set_min_seconds (ari_table_get_driver (table), 0);

  return table;
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* The dice wait for the person, even when computers wait until the person continues. Nobody can choose what
 * the dice show. */
static void
test_by_hand (void)
{
  AriTable *table = new_table (ARI_SEAT_PERSON, TRUE);
  AriMatch *match = ari_table_get_match (table);
  AriDriver *driver = ari_table_get_driver (table);
  g_autoptr(GError) error = NULL;
  g_autofree char *text = shown_text (table), *after = NULL;

  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, 1);
  g_assert_true (ari_table_can_roll (table));
  g_assert_false (ari_driver_get_waiting (driver));
  g_assert_false (ari_driver_get_thinking (driver));
  g_assert_false (ari_driver_awaits_person (driver));
  g_assert_false (ari_table_is_pickable (table));
  g_assert_nonnull (strstr (text, "Ariadne"));
  g_assert_nonnull (strstr (text, "roll. Click or shake a die"));
  g_assert_false (ari_table_may_type (table, &error));
  g_assert_nonnull (strstr (error->message, "Roll the dice"));

  ari_table_roll (table, USABLE);
  g_assert_cmpuint (table_n_plies (match), ==, 2);
  g_assert_cmpuint (ari_ply_get_actor (ari_match_get_ply (match)), ==, ARI_CHANCE);
  g_assert_true (ari_driver_awaits_person (driver));
  g_assert_false (ari_table_can_roll (table));
  after = shown_text (table);
  g_assert_null (strstr (after, "roll. Click or shake a die"));

  /* There is nothing to roll now, or at earlier plies. */
  ari_table_roll (table, 7);
  g_assert_cmpuint (table_n_plies (match), ==, 2);
  ari_table_go (table, ARI_GO_BACK, 0);
  g_assert_false (ari_table_can_roll (table));
  ari_table_roll (table, 7);
  g_assert_cmpuint (table_n_plies (match), ==, 2);

  g_assert_finalize_object (table);
}

/* A person whom no roll has let act yet is told what a roll has to bring, whatever the others have done. */
static void
test_newcomer (void)
{
  g_autoptr(AriMatch) match = table_match_new ("labyrinth", "first=2 1-3 a1 a3");
  AriTable *table;
  g_autofree char *first = NULL, *later = NULL;

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  table = ari_table_new (match, NULL, TRUE);
  ari_driver_set_min_seconds (ari_table_get_driver (table), 60);
  first = shown_text (table);
  g_assert_cmpstr (first, ==, "A 1 brings the first traveller into the labyrinth. It’s Ariadne’s turn.");

  g_assert_true (ari_match_play_text (match, "1-2", -1, NULL));
  g_assert_true (ari_match_play_text (match, "a1", -1, NULL));
  g_assert_true (ari_match_play_text (match, "a2", -1, NULL));
  settle ();
  later = shown_text (table);
  g_assert_cmpstr (later, ==, "Blue rolls.");
  g_assert_finalize_object (table);
}

/* What lets newcomers act depends on the option. */
static void
test_newcomer_by_option (void)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr(AriMatch) match = NULL;
  AriSetup setup;
  AriTable *table;

  g_assert_true (ari_setup_parse (&setup, "labyrinth entry=1or6", &error));
  g_assert_no_error (error);
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, ARI_SEAT_COMPUTER, "Ariadne", "novice");
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Theseus", "novice");
  table = ari_table_new (match, NULL, TRUE);
  ari_driver_set_min_seconds (ari_table_get_driver (table), 60);
  text = shown_text (table);
  g_assert_cmpstr (text, ==,
                   "A 1 or a 6 brings the first traveller into the labyrinth. Chance decides next.");
  g_assert_finalize_object (table);
}

/* While chance acts in the turn of a player, the status says what that player does; nothing else does. */
static void
test_whose_chance (void)
{
  g_autoptr(AriMatch) match = table_match_new ("labyrinth", "");
  AriTable *table;
  g_autofree char *beginning = NULL, *waiting = NULL, *turn = NULL, *later = NULL;
  g_autofree char *asked = NULL, *answered = NULL;

  ari_match_set_seat (match, 1, ARI_SEAT_COMPUTER, "Ariadne", "novice");
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Theseus", "novice");
  table = ari_table_new (match, NULL, TRUE);
  ari_driver_set_min_seconds (ari_table_get_driver (table), 60);

  beginning = shown_text (table);
  g_assert_cmpstr (beginning, ==, "A 1 brings the first traveller into the labyrinth. Chance decides next.");
  g_assert_true (ari_match_play_text (match, "first=2", -1, NULL));
  settle ();
  turn = shown_text (table);
  g_assert_cmpstr (turn, ==, "A 1 brings the first traveller into the labyrinth. Theseus rolls.");
  g_assert_true (ari_match_play_text (match, "1-3", -1, NULL));
  g_assert_true (ari_match_play_text (match, "a1", -1, NULL));
  g_assert_true (ari_match_play_text (match, "a3", -1, NULL));
  settle ();
  later = shown_text (table);
  g_assert_cmpstr (later, ==, "Ariadne rolls.");
  g_assert_finalize_object (table);

  /* The computers of a match that was opened wait. */
  table = ari_table_new (match, NULL, TRUE);
  waiting = shown_text (table);
  g_assert_cmpstr (waiting, ==, "It’s Ariadne’s turn.");
  g_assert_finalize_object (table);

  /* So do others while players answer a question. */
  table = ari_table_new (match, NULL, FALSE);
  ari_driver_set_min_seconds (ari_table_get_driver (table), 60);
  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_QUESTION, NULL);
  asked = shown_text (table);
  g_assert_cmpstr (asked, ==, "It’s Ariadne’s turn.");
  ari_driver_release (ari_table_get_driver (table), ARI_DRIVER_HOLD_QUESTION, NULL);
  answered = shown_text (table);
  g_assert_cmpstr (answered, ==, "Ariadne rolls.");
  g_assert_finalize_object (table);
}

/* Doubles are as likely as with real dice. */
static void
test_fair (void)
{
  guint n_doubles = 0;
  const guint n = 600;

  for (guint i = 0; i < n; i++)
    {
      AriTable *table = new_table (ARI_SEAT_PERSON, TRUE);
      const char *text;

      ari_table_roll (table, (guint64) i * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
      text = ari_ply_get_text (ari_match_get_ply (ari_table_get_match (table)));
      n_doubles += text[0] == text[2];
      g_assert_finalize_object (table);
    }

  /* A sixth, give or take four standard errors. */
  g_assert_cmpfloat_with_epsilon ((double) n_doubles / n, 1 / 6.0, 0.061);
}

/* Dice that nobody rolls by hand roll by themselves: by default, and for computers. */
static void
test_by_themselves (void)
{
  AriTable *table = new_table (ARI_SEAT_PERSON, FALSE);

  g_assert_false (ari_table_can_roll (table));
  ari_table_move_now (table);
  table_wait_until (table_n_plies (ari_table_get_match (table)) == 2);
  g_assert_finalize_object (table);

  table = new_table (ARI_SEAT_COMPUTER, TRUE);
  g_assert_false (ari_table_can_roll (table));
  ari_table_move_now (table);
  table_wait_until (table_n_plies (ari_table_get_match (table)) >= 2);
  g_assert_finalize_object (table);
}

/* The preference may change while the dice wait, or while the program is about to roll them. */
static void
test_changes (void)
{
  AriTable *table = new_table (ARI_SEAT_PERSON, TRUE);
  AriDriver *driver = ari_table_get_driver (table);

  ari_driver_play_on (driver);
  settle ();
  g_assert_cmpuint (table_n_plies (ari_table_get_match (table)), ==, 1);
  ari_driver_set_by_hand (driver, FALSE);
  g_assert_false (ari_table_can_roll (table));
  g_assert_true (ari_driver_get_thinking (driver));
  ari_driver_set_by_hand (driver, TRUE);
  g_assert_false (ari_driver_get_thinking (driver));
  g_assert_true (ari_table_can_roll (table));
  ari_driver_set_by_hand (driver, FALSE);
  table_wait_until (table_n_plies (ari_table_get_match (table)) == 2);
  g_assert_finalize_object (table);
}

/* Chance other than dice never waits: who begins, and tiles that are turned over. */
static void
test_other_chance (void)
{
  AriSpot dice[ARI_MAX_MOTION_PATHS];
  g_autoptr(AriMatch) start = table_match_new ("labyrinth", "");
  g_autoptr(AriMatch) tile = table_match_new ("minotaur", "a1");
  g_autoptr(AriMatch) roll = table_match_new ("labyrinth", "first=1");

  g_assert_cmpuint (ari_find_dice (ari_match_get_setup (start), ari_match_get_position (start), dice), ==, 0);
  g_assert_cmpuint (ari_rules_actor (ari_match_get_rules (tile), ari_match_get_position (tile)), ==,
                    ARI_CHANCE);
  g_assert_cmpuint (ari_find_dice (ari_match_get_setup (tile), ari_match_get_position (tile), dice), ==, 0);
  g_assert_cmpuint (ari_find_dice (ari_match_get_setup (roll), ari_match_get_position (roll), dice), ==, 2);
}

/* A person who resigns before a roll no longer rolls, until the match goes on. */
static void
test_resigned (void)
{
  AriTable *table = new_table (ARI_SEAT_PERSON, TRUE);
  AriMatch *match = ari_table_get_match (table);

  g_assert_true (ari_table_can_roll (table));
  ari_table_resign (table, 1);
  g_assert_false (ari_driver_awaits_roll (ari_table_get_driver (table)));
  g_assert_false (ari_table_can_roll (table));
  ari_table_roll (table, USABLE);
  g_assert_null (ari_table_get_refusal (table));
  g_assert_cmpuint (table_n_plies (match), ==, 1);

  ari_table_resume (table);
  g_assert_true (ari_table_can_roll (table));
  g_assert_finalize_object (table);
}

/* What the dice may bring is only worth knowing where the match goes on. */
static void
test_present (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriAction line = table_action (match, "e4e5");

  g_assert_true (ari_table_is_present (table));
  ari_table_preview (table, &line, 1);
  g_assert_false (ari_table_is_present (table));
  g_assert_true (ari_table_dismiss (table));
  g_assert_true (ari_table_is_present (table));
  ari_match_set_cursor (match, 1);
  g_assert_false (ari_table_is_present (table));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* What chance would bring at the end of the match, if @drawn was drawn. */
static AriAction
repeat (AriMatch  *match,
        AriAction  drawn)
{
  ari_match_repeat_chance (match, &drawn, NULL);

  return drawn;
}

/* What a roll has shown is what the same roll of the match shows after moves were taken back, whatever is
 * played instead: nobody takes moves back until the dice fall well. */
static void
test_taken_back (void)
{
  AriMatch *match = table_match_new ("labyrinth", "first=1 1-3 a1 a3 2-5");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriAction rolled = ari_ply_get_action (ari_match_get_ply (match)), other;

  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_match_take_back (match, 2);
  table_play (match, "b1 b3");
  other = table_action (match, "4-4");
  g_assert_cmpuint (repeat (match, other), ==, rolled);

  /* The roll of a variation is a new one. */
  ari_match_set_cursor (match, 2);
  table_play (match, "a1 a3");
  g_assert_false (ari_match_is_at_end (match));
  g_assert_cmpuint (repeat (match, other), ==, other);

  /* So is the next one of the match, which nobody has seen. */
  ari_match_go_to_main_line (match);
  ari_match_set_cursor (match, ari_match_get_main_length (match));
  g_assert_true (ari_match_is_at_end (match));
  table_play (match, "2-5");
  while (ari_match_get_actor (match) != ARI_CHANCE)
    {
      g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);

      ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);
      g_assert_true (ari_match_play (match, actions[0], -1, NULL));
    }
  other = table_action (match, "4-4");
  g_assert_cmpuint (repeat (match, other), ==, other);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* The table rolls so, too. */
static void
test_rolled_again (void)
{
  for (guint64 random = 1; random < 8; random++)
    {
      AriMatch *match = table_match_new ("labyrinth", "first=1 1-3 a1 a3 2-5");
      AriTable *table = ari_table_new (match, NULL, FALSE);

      ari_driver_set_by_hand (ari_table_get_driver (table), TRUE);
      ari_match_take_back (match, 2);
      table_play (match, "b1 b3");
      ari_table_roll (table, random);
      g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (match)), ==, "2-5");

      g_assert_finalize_object (table);
      g_assert_finalize_object (match);
    }
}

/* A tile that was turned over lies where it lay, whenever it is turned over again, and nowhere else. */
static void
test_tile_taken_back (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R3L");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriAction seen = ari_ply_get_action (ari_match_get_ply (match)), drawn;

  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_match_take_back (match, 0);
  table_play (match, "a2");
  drawn = table_action (match, "B1L");
  g_assert_cmpuint (repeat (match, drawn), ==, drawn);
  g_assert_cmpuint (repeat (match, seen), !=, seen);
  g_assert_true (ari_rules_legal (ari_match_get_rules (match), ari_match_get_position (match),
                                  repeat (match, seen)));

  table_play (match, "B1L a1");
  g_assert_cmpuint (repeat (match, table_action (match, "G1L")), ==, seen);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/roll/by-hand", test_by_hand);
  g_test_add_func ("/play/roll/present", test_present);
  g_test_add_func ("/play/roll/newcomer", test_newcomer);
  g_test_add_func ("/play/roll/newcomer-by-option", test_newcomer_by_option);
  g_test_add_func ("/play/roll/whose-chance", test_whose_chance);
  g_test_add_func ("/play/roll/fair", test_fair);
  g_test_add_func ("/play/roll/by-themselves", test_by_themselves);
  g_test_add_func ("/play/roll/changes", test_changes);
  g_test_add_func ("/play/roll/other-chance", test_other_chance);
  g_test_add_func ("/play/roll/resigned", test_resigned);
  g_test_add_func ("/play/roll/taken-back", test_taken_back);
  g_test_add_func ("/play/roll/rolled-again", test_rolled_again);
  g_test_add_func ("/play/roll/tile-taken-back", test_tile_taken_back);

  return g_test_run ();
}
