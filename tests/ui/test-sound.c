/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-sound.h"

#include "random-game.h"

typedef struct
{
  const char *setup;
  const char *played;
  const char *action;
  AriSound    sound;
} Case;

static const Case cases[] = {
  { "minoa", NULL, "d4e5", ARI_SOUND_PLACE },
  { "minoa", "a1b1 e5e6 a1a2 a2b2", "b2c3", ARI_SOUND_PLACE },
  { "minoa", "a1b1 e5e6 a1a2 a2b2", "b1b2", ARI_SOUND_TAKE },

  { "minarett", NULL, "M@e1", ARI_SOUND_PLACE },
  { "minarett", "M@e1 S@b3 L@b1 L@e3 S@a1", "1e3-d4", ARI_SOUND_PLACE },
  { "minarett", "M@e1 S@b3 L@b1 L@e3 S@a1 1e3-d4 L@c4 S@c5 L@c1 S@e4", "M@d1", ARI_SOUND_PLACE },
  { "minarett", "M@e1 S@b3 L@b1 L@e3 S@a1 1e3-d4 L@c4 S@c5 L@c1 S@e4 M@d1", "xd4L", ARI_SOUND_TAKE },
  { "minarett", "M@e1 S@b3 L@b1 L@e3 S@a1 1e3-d4 L@c4 S@c5 L@c1 S@e4 M@d1", "x-", ARI_SOUND_NONE },

  { "labyrinth", NULL, "first=1", ARI_SOUND_NONE },
  { "labyrinth", "first=1", "1-5", ARI_SOUND_ROLL },
  { "labyrinth", "first=1 1-5", "b1", ARI_SOUND_PLACE },
  /* Blue moves to a traveller of Red, and they swap places. */
  { "labyrinth", "first=1 1-5 b1 b5 1-5 b1", "b5", ARI_SOUND_TAKE },

  /* Only chance knows which tile it is. */
  { "minotaur", NULL, "a1", ARI_SOUND_NONE },
  { "minotaur", "a1", "R1L", ARI_SOUND_TURN },
  { "minotaur", "a1 R1L a2 R3R", "claim", ARI_SOUND_PLACE },
  { "minotaur", "a1 R1L a2 R1R", "claim", ARI_SOUND_TAKE },
  { "minotaur", "a1 R1L a2 R3R", "leave", ARI_SOUND_NONE },
  { "minotaur", "a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L", "hit", ARI_SOUND_HIT },
  { "minotaur", "a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L", "miss", ARI_SOUND_MISS },
};

static void
test_of_action (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Case *c = &cases[i];
      g_autoptr(GError) error = NULL;
      AriAction action;
      Game game;

      g_test_message ("%s: %s, then %s", c->setup, c->played, c->action);
      game_start (&game, c->setup, 0);
      if (c->played != NULL)
        game_play (&game, c->played);
      ari_rules_parse (game.setup.rules, &game.position, c->action, &action, &error);
      g_assert_no_error (error);
      g_assert_cmpint (ari_sound_of_action (&game.setup, &game.position, action), ==, c->sound);
    }
}

/* A group carries along pieces of the other colour, which is no capture: only captures sound like one. */
static void
test_carried (void)
{
  for (guint seed = 0; seed < 6; seed++)
    {
      AriAction action;
      Game game;

      game_start (&game, "minarett", seed);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        {
          g_autofree char *text = game.setup.rules->format (&game.position, action);

          g_assert_cmpint (ari_sound_of_action (&game.setup, &game.position, action) == ARI_SOUND_TAKE, ==,
                           text[0] == 'x' && text[1] != '-');
          game.setup.rules->apply (&game.position, action);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/sound/of-action", test_of_action);
  g_test_add_func ("/ui/sound/carried", test_carried);

  return g_test_run ();
}
