/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-example.h"

#include "minarett/minarett-position.h"

void
example_set_up (Game       *game,
                const char *setup,
                const char *towers,
                AriActor    actor)
{
  g_auto(GStrv) words = g_strsplit (towers, " ", -1);
  Minarett *m = (Minarett *) &game->position;

  game_start (game, setup, 0);
  for (guint i = 0; words[i] != NULL; i++)
    for (const char *piece = words[i] + 3; words[i][0] != '\0' && *piece != '\0'; piece++)
      {
        guint seat = g_ascii_isupper (*piece) ? 0 : 1;
        guint size = (guint) (strchr ("LMS", g_ascii_toupper (*piece)) - "LMS");

        g_assert_cmpuint (m->hand[seat][size], >, 0);
        m->hand[seat][size]--;
        m->pieces[seat][size] |= MINARETT_BIT ((words[i][1] - '1') * MINARETT_SIDE + words[i][0] - 'a');
      }
  m->actor = m->turn = (guint8) actor;
  for (AriActor seat = 1; seat <= MINARETT_SEATS; seat++)
    m->used[seat - 1] = minarett_standing (m, seat);
  m->recent[0] = game->setup.rules->hash (&game->position);
}

void
example_empty_hands (Game *game)
{
  Minarett *m = (Minarett *) &game->position;

  memset (m->hand, 0, sizeof m->hand);
  m->recent[0] = game->setup.rules->hash (&game->position);
}

void
example_assert_legal (const Game *game,
                      const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      ari_rules_parse (game->setup.rules, &game->position, words[i], &action, &error);
      g_assert_no_error (error);
    }
}

void
example_assert_illegal (const Game *game,
                        const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  game_assert_errors (game, (const char *const *) words, g_strv_length (words), ARI_RULES_ERROR_ILLEGAL);
}

void
example_assert_actor (const Game *game,
                      AriActor    actor,
                      guint       winners)
{
  g_assert_cmpuint (ari_rules_actor (game->setup.rules, &game->position), ==, actor);
  g_assert_cmpuint (ari_rules_winners (game->setup.rules, &game->position), ==, winners);
}
