/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-example.h"

#include "labyrinth/labyrinth-turn.h"

#define ROLLS "1-1 1-2 1-3 1-4 1-5 1-6 2-2 2-3 2-4 2-5 2-6 3-3 3-4 3-5 3-6 4-4 4-5 4-6 5-5 5-6 6-6"

void
example_set_up (Game       *game,
                const char *setup,
                const char *travellers,
                AriActor    turn)
{
  g_auto(GStrv) words = g_strsplit (travellers, " ", -1);
  Labyrinth *l = (Labyrinth *) &game->position;

  game_start (game, setup, 0);
  l->phase = LABYRINTH_AT_ROLL;
  l->turn = (guint8) turn;
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      guint traveller = labyrinth_traveller ((guint) (words[i][0] - '0'), (guint) (words[i][1] - 'a'));
      char *rest;
      guint field = (guint) g_ascii_strtoull (words[i] + 3, &rest, 10);

      labyrinth_put (l, traveller, field);
      if (*rest == '+')
        labyrinth_catch (l, traveller, (guint) (rest[1] - '0'));
      if (labyrinth_seat (traveller) == turn && labyrinth_hold (l, traveller) > 0)
        l->serving |= labyrinth_bit (traveller);
    }
}

void
example_assert_at (const Game *game,
                   const char *travellers)
{
  g_auto(GStrv) words = g_strsplit (travellers, " ", -1);
  const Labyrinth *l = labyrinth_get (&game->position);
  g_autoptr(GString) found = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint traveller = labyrinth_traveller ((guint) (words[i][0] - '0'), (guint) (words[i][1] - 'a'));

      g_string_append_printf (found, "%s%.3s%u", i > 0 ? " " : "", words[i], l->at[traveller]);
      if (labyrinth_hold (l, traveller) > 0)
        g_string_append_printf (found, "+%u", labyrinth_hold (l, traveller));
    }
  g_assert_cmpstr (found->str, ==, travellers);
}

void
example_assert_wanted (const Game *game,
                       const char *actor,
                       const char *texts)
{
  AriActor found = ari_rules_actor (game->setup.rules, &game->position);
  g_autofree char *number = found == ARI_CHANCE ? g_strdup ("chance") : g_strdup_printf ("%u", found);
  g_autoptr(GPtrArray) list = game_texts (game);
  g_autofree char *joined = g_strjoinv (" ", (char **) list->pdata);

  g_assert_cmpstr (number, ==, actor);
  g_assert_cmpstr (joined, ==, texts);
}

void
example_assert_turn (const Game *game,
                     AriActor    seat)
{
  example_assert_wanted (game, "chance", ROLLS);
  g_assert_cmpuint (labyrinth_get (&game->position)->turn, ==, seat);
}
