/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is explained when it first happens. */
#include <string.h>

#include "labyrinth-example.h"
#include "minotaur/minotaur-board.h"
#include "random-game.h"

#define LINES_CHARS 76 /* that the two lines below the board hold in a narrow window */

/* What an action, in its written form, is the occasion for, as ids and names of spots. */
static char *
find (const Game *game,
      const char *text)
{
  const AriRules *rules = game->setup.rules;
  g_autoptr(GString) found = g_string_new (NULL);
  AriPosition next = game->position;
  AriAction action;
  guint n;
  const AriRuleMoment *list = ari_rules_occasions (rules, &n);

  g_assert_true (ari_rules_parse (rules, &next, text, &action, NULL));
  rules->apply (&next, action);
  for (guint i = 0; i < n; i++)
    {
      AriSpot spot = list[i].occurs (&game->position, action, &next);

      if (spot != ARI_SPOT_NONE)
        g_string_append_printf (found, "%s%s@%s", found->len > 0 ? " " : "", list[i].id,
                                rules->board (&game->setup)->spots[spot].name);
    }

  return g_string_free (g_steal_pointer (&found), FALSE);
}

static void
assert_found (const Game *game,
              const char *text,
              const char *expected)
{
  g_autofree char *found = find (game, text);

  g_assert_cmpstr (found, ==, expected);
}

/* Whom the occasion @id of an action, in its written form, concerns, as bits (seat − 1). */
static void
assert_concerns (const Game *game,
                 const char *text,
                 const char *id,
                 guint       expected)
{
  const AriRules *rules = game->setup.rules;
  AriPosition next = game->position;
  AriAction action;
  guint n;
  const AriRuleMoment *list = ari_rules_occasions (rules, &n);

  g_assert_true (ari_rules_parse (rules, &next, text, &action, NULL));
  rules->apply (&next, action);
  for (guint i = 0; i < n; i++)
    if (g_str_equal (list[i].id, id))
      {
        g_assert_cmpuint (list[i].occurs (&game->position, action, &next), !=, ARI_SPOT_NONE);
        g_assert_cmphex (ari_rule_moment_concerns (&list[i], rules, &game->position, action, &next), ==,
                         expected);
        return;
      }
  g_assert_not_reached ();
}

static const AriRuleMoment *
find_moment (const Game *game,
             const char *id)
{
  guint n;
  const AriRuleMoment *list = ari_rules_occasions (game->setup.rules, &n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (list[i].id, id))
      return &list[i];

  g_assert_not_reached ();
}

/* What happens to a player's pieces concerns that player, what only others can do does not. */
static void
test_concerns (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=3 2a=8", 1);
  game_play (&game, "3-5");
  assert_concerns (&game, "a5", "exchange", 3);
  assert_concerns (&game, "a3", "passage", 1);

  game_start (&game, "minoa", 1);
  game_play (&game, "b1b2");
  assert_concerns (&game, "a2b2", "area", 2);
  game_start (&game, "minoa", 1);
  game_play (&game, "i5i6 d4e5 b1b2");
  assert_concerns (&game, "a2b2", "area", 2);
  game_start (&game, "minoa", 1);
  game_play (&game, "a1b1 d4e5 b1b2");
  assert_concerns (&game, "a2b2", "area", 3);

  game_start (&game, "minotaur", 1);
  game_play (&game, "a1 R1L a2");
  assert_concerns (&game, "R3L", "memory", 7);
  assert_concerns (&game, "R3R", "pair", 1);

  /* Who has both horns of a colour now. */
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      AriAction action;

      game_start (&game, "minotaur", seed);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        {
          const AriRuleMoment *resolved = find_moment (&game, "resolved");
          AriPosition next = game.position;
          AriSpot spot;

          game.setup.rules->apply (&next, action);
          spot = resolved->occurs (&game.position, action, &next);
          if (spot != ARI_SPOT_NONE)
            {
              AriActor owner = minotaur_place_of (game.setup.seats, spot).seat;
              guint seats = ari_rule_moment_concerns (resolved, game.setup.rules, &game.position, action,
                                                      &next);

              /* An exchange may give both what they lack, but nobody else. */
              g_assert_cmphex (seats & 1u << (owner - 1), !=, 0);
              g_assert_cmphex (seats, !=, (1u << game.setup.seats) - 1);
            }
          game.position = next;
        }
    }

  /* Who sees an open move for the first time is as surprised by the opponent's. */
  game_start (&game, "minarett", 1);
  game_play (&game, "L@a1 L@e5 M@a1 M@e5");
  assert_concerns (&game, "2a1-b1-c1", "open", 3);
}

/* The spots that the occasion @id of an action, in its written form, is about, besides its own. */
static void
assert_about (const Game *game,
              const char *text,
              const char *id,
              const char *expected)
{
  const AriRules *rules = game->setup.rules;
  g_autoptr(GString) found = g_string_new (NULL);
  AriSpot spots[ARI_MAX_ABOUT];
  AriPosition next = game->position;
  AriAction action;
  guint n, n_about = 0;
  const AriRuleMoment *list = ari_rules_occasions (rules, &n);

  g_assert_true (ari_rules_parse (rules, &next, text, &action, NULL));
  rules->apply (&next, action);
  for (guint i = 0; i < n; i++)
    if (g_str_equal (list[i].id, id))
      n_about = ari_rule_moment_about (&list[i], &game->position, action, &next, spots);
  for (guint i = 0; i < n_about; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? " " : "",
                            rules->board (&game->setup)->spots[spots[i]].name);

  g_assert_cmpstr (found->str, ==, expected);
}

/* Where the next action could lead, or where the last one came from. */
static void
test_about (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=3 2a=8", 1);
  game_play (&game, "3-5");
  assert_about (&game, "a5", "exchange", "3");
  assert_about (&game, "a3", "passage", "6");

  example_set_up (&game, "labyrinth", "1a=12 1b=28 1c=43", 1);
  game_play (&game, "1-5");
  assert_about (&game, "a1", "trap", "");
  assert_about (&game, "c1", "millstone", "50");

  example_set_up (&game, "labyrinth", "1b=52", 2);
  assert_found (&game, "2-2", "tunnel@7 orbit@7");

  example_set_up (&game, "labyrinth", "1a=45", 1);
  game_play (&game, "1-5");
  assert_about (&game, "a1", "orbit", "49 52 55 34");

  game_start (&game, "minotaur", 1);
  game_play (&game, "a1 R1L a2");
  assert_about (&game, "R3R", "pair", "a1");
}

static void
test_labyrinth (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=3 2a=8", 1);
  game_play (&game, "3-5");
  assert_found (&game, "a5", "exchange@8");
  assert_found (&game, "a3", "passage@12");

  example_set_up (&game, "labyrinth", "1a=12 1b=28 1c=43", 1);
  game_play (&game, "1-5");
  assert_found (&game, "a1", "trap@13");
  assert_found (&game, "b5", "gate@29");
  assert_found (&game, "c1", "millstone@44");

  example_set_up (&game, "labyrinth", "1a=45", 1);
  game_play (&game, "1-5");
  assert_found (&game, "a1", "orbit@46");
  assert_found (&game, "a5", "millstone@50");

  /* A ride that ends on the bull's field leads on to another one. */
  example_set_up (&game, "labyrinth", "1a=44", 1);
  game_play (&game, "2-3 a2 ride");
  assert_found (&game, "r2", "drop@7");
  assert_found (&game, "r1", "");

  /* Here it is the player who loses turns. */
  example_set_up (&game, "labyrinth penalty=player", "1a=12", 1);
  game_play (&game, "1-5");
  assert_found (&game, "a1", "");
}

static void
test_minoa (void)
{
  Game game;

  game_start (&game, "minoa", 1);
  assert_found (&game, "d4e5", "");
  assert_found (&game, "a1b1", "");
  /* The corner at a1: the stick between the two border lines' far ends closes off two triangles. */
  game_play (&game, "b1b2");
  assert_found (&game, "a2b2", "area@a2b2");
}

/* In random matches, each occasion comes up sooner or later, at a spot of the board, and has its section in
 * the rules. */
static void
test_random (gconstpointer data)
{
  const AriRules *rules = ari_rules_lookup (data);
  g_autofree char *file = g_strdup_printf ("rules-%s.page", rules->id);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "C", file, NULL);
  g_autofree char *page = NULL;
  guint n, seen[32] = { 0 }, n_seen = 0, n_about;
  AriSpot about[ARI_MAX_ABOUT];
  const AriRuleMoment *list = ari_rules_occasions (rules, &n);
  Game game;
  AriAction action;

  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *section = g_strdup_printf ("<section id=\"%s\">", list[i].section);

      g_assert_nonnull (strstr (page, section));
      g_assert_cmpint (g_utf8_strlen (list[i].text, -1), <=, LINES_CHARS);
      for (guint k = 0; k < i; k++)
        g_assert_cmpstr (list[i].id, !=, list[k].id);
    }

  for (guint64 seed = 0; seed < 200 && n_seen < n; seed++)
    {
      game_start (&game, rules->id, seed);
      for (guint ply = 0; ply < 2000 && (action = game_choose (&game)) != ARI_ACTION_NONE; ply++)
        {
          AriPosition before = game.position;

          rules->apply (&game.position, action);
          for (guint i = 0; i < n; i++)
            {
              AriSpot spot = list[i].occurs (&before, action, &game.position);

              if (spot == ARI_SPOT_NONE)
                continue;
              g_assert_cmphex (ari_rule_moment_concerns (&list[i], rules, &before, action, &game.position)
                               & ((1u << game.setup.seats) - 1), !=, 0);
              g_assert_cmpuint (spot, <, rules->board (&game.setup)->n_spots);
              n_about = ari_rule_moment_about (&list[i], &before, action, &game.position, about);
              g_assert_cmpuint (n_about, <=, ARI_MAX_ABOUT);
              for (guint k = 0; k < n_about; k++)
                g_assert_cmpuint (about[k], <, rules->board (&game.setup)->n_spots);
              n_seen += seen[i]++ == 0;
            }
        }
    }

  for (guint i = 0; i < n; i++)
    if (seen[i] == 0)
      g_error ("“%s” never happened", list[i].id);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/rule-moments/concerns", test_concerns);
  g_test_add_func ("/rules/rule-moments/about", test_about);
  g_test_add_func ("/rules/rule-moments/labyrinth", test_labyrinth);
  g_test_add_func ("/rules/rule-moments/minoa", test_minoa);
  g_test_add_data_func ("/rules/rule-moments/random/labyrinth", "labyrinth", test_random);
  g_test_add_data_func ("/rules/rule-moments/random/minarett", "minarett", test_random);
  g_test_add_data_func ("/rules/rule-moments/random/minoa", "minoa", test_random);
  g_test_add_data_func ("/rules/rule-moments/random/minotaur", "minotaur", test_random);

  return g_test_run ();
}
