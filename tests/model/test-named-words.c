/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-named-words.h"
#include "ari-rules.h"

/* A match of @game between nameless players, after the plies @texts, separated by spaces. */
static AriMatch *
match_new (const char *game,
           const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_lookup (game));
  match = ari_match_new (&setup);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;

      ari_match_play_text (match, words[i], -1, &error);
      g_assert_no_error (error);
    }

  return match;
}

static void
assert_named (AriMatch   *match,
              const char *sentences,
              const char *expected)
{
  g_autofree char *named = ari_named_words (match, sentences);

  g_assert_cmpstr (named, ==, expected);
}

static void
test_players (void)
{
  g_autoptr(AriMatch) match = match_new ("labyrinth", "");

  assert_named (match, "Red challenges Blue: red 3", "Red challenges Blue: red 3");
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Anna", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Émile", NULL);
  assert_named (match, "Red challenges Blue: red 3", "Anna challenges Émile: red 3");
  assert_named (match, "Red’s traveller a turns back", "Anna’s traveller a turns back");
  assert_named (match, "The dice show 3 and 4. Red can’t use the 3. Blue misses a turn.",
                "The dice show 3 and 4. Anna can’t use the 3. Émile misses a turn.");
  assert_named (match, "", "");
  /* Names that don't tell players apart. */
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Anna", NULL);
  assert_named (match, "Red challenges Blue: red 3", "Red challenges Blue: red 3");
}

/* Where seats have no colours, players are called by their names, or by numbers, and colours are things'. */
static void
test_numbers (void)
{
  g_autoptr(AriMatch) match = match_new ("minotaur", "");

  assert_named (match, "Player 1 challenges Player 2: red 3", "Player 1 challenges Player 2: red 3");
  g_assert_cmpstr (ari_match_get_seat_label (match, 2), ==, "Player 2");
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Player 2", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Émile", NULL);
  assert_named (match, "Player 1 challenges Player 2: red 3", "Player 2 challenges Émile: red 3");
  assert_named (match, "Défi : Player 2 a réussi. Player 10, Blue and Red",
                "Défi : Émile a réussi. Player 10, Blue and Red");
  g_assert_cmpstr (ari_match_get_seat_label (match, 2), ==, "Émile");
  /* Names that don't tell players apart. */
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Émile", NULL);
  assert_named (match, "Player 1 challenges Player 2: red 3", "Player 1 challenges Player 2: red 3");
  g_assert_cmpstr (ari_match_get_seat_label (match, 2), ==, "Player 2");
}

/* Colours of things stay, and so do words that only begin like a colour. */
static void
test_things (void)
{
  g_autoptr(AriMatch) match = match_new ("labyrinth", "");

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Anna", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Blue Moon", NULL);
  assert_named (match, "Red moves traveller a from 3 to 7 and changes places with Blue b",
                "Anna moves traveller a from 3 to 7 and changes places with Blue b");
  assert_named (match, "The die shows 3: Red b rides to 52", "The die shows 3: Red b rides to 52");
  assert_named (match, "Redo, Blues, unRed and red", "Redo, Blues, unRed and red");
  /* A name is not read again, and a sentence may begin with a word of one letter after the colour. */
  assert_named (match, "Blue a gagné", "Blue Moon a gagné");
}

/* Every sentence about an action of a player begins with the player. */
static void
test_every_game (void)
{
  static const struct
  {
    const char *game, *actions;
  } matches[] = {
    { "minoa", "f2g3 g5h5" },
    { "minarett", "L@c3 L@a1 M@c3 L@c2" },
    { "labyrinth", "first=1 1-2 a1 a2" },
    { "minotaur", "a1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autoptr(AriMatch) match = match_new (matches[i].game, matches[i].actions);
      const AriRules *rules = ari_match_get_rules (match);

      ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Anna", NULL);
      ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Bert", NULL);
      for (guint n = 0; n < g_list_model_get_n_items (G_LIST_MODEL (match)); n++)
        {
          g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), n);
          g_autofree char *text = NULL, *named = NULL;
          AriPosition before;

          ari_match_get_position_at (match, n, &before);
          if (ari_rules_actor (rules, &before) == ARI_CHANCE)
            continue;
          text = ari_rules_describe (rules, &before, ari_ply_get_action (ply), NULL);
          named = ari_named_words (match, text);
          g_assert_true (g_str_has_prefix (named, ari_match_get_seat_name (match, ari_ply_get_actor (ply))));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/named-words/players", test_players);
  g_test_add_func ("/model/named-words/numbers", test_numbers);
  g_test_add_func ("/model/named-words/things", test_things);
  g_test_add_func ("/model/named-words/every-game", test_every_game);

  return g_test_run ();
}
