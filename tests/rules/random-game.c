/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-game.h"

void
game_start (Game       *game,
            const char *setup,
            guint64     seed)
{
  g_assert_true (ari_setup_parse (&game->setup, setup, NULL));
  game->setup.rules->start (&game->position, &game->setup);
  ari_random_init (&game->random, seed);
}

AriAction
game_choose (Game *game)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = game->setup.rules->actions (&game->position, actions);

  return n == 0 ? ARI_ACTION_NONE : actions[ari_random_below (&game->random, n)];
}

void
game_assert_copies (Game      *game,
                    AriAction  action)
{
  const AriRules *rules = game->setup.rules;
  AriPosition before = game->position, copy = game->position;
  guint64 hash = rules->hash (&before);

  rules->apply (&game->position, action);
  g_assert_true (ari_position_equal (rules, &before, &copy));
  g_assert_cmpuint (rules->hash (&before), ==, hash);

  rules->apply (&copy, action);
  g_assert_true (ari_position_equal (rules, &game->position, &copy));
  g_assert_cmpuint (rules->hash (&copy), ==, rules->hash (&game->position));
  g_assert_cmpuint (rules->hash (&copy), !=, hash);
  g_assert_cmpmem ((const guint8 *) &copy + rules->size, sizeof copy - rules->size,
                   (const guint8 *) &before + rules->size, sizeof before - rules->size);
}

void
game_play (Game       *game,
           const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      AriAction action;
      g_autoptr(GError) error = NULL;

      game->setup.rules->parse (&game->position, words[i], &action, &error);
      g_assert_no_error (error);
      game->setup.rules->apply (&game->position, action);
    }
}

void
game_assert_reason (const Game *game,
                    const char *text,
                    const char *reason)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *message = g_strdup_printf ("“%s” cannot be played: %s", text, reason);
  AriAction action;

  g_assert_false (game->setup.rules->parse (&game->position, text, &action, &error));
  g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL);
  g_assert_cmpstr (error->message, ==, message);
}

void
game_assert_sentence (const Game *game,
                      const char *text,
                      const char *sentence)
{
  AriAction action;
  g_autofree char *found = NULL;

  g_assert_true (game->setup.rules->parse (&game->position, text, &action, NULL));
  found = game->setup.rules->describe (&game->position, action);
  g_assert_cmpstr (found, ==, sentence);
}
