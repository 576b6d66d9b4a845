/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "level-duel.h"

static void
count_cb (AriAction action,
          gpointer  data)
{
  guint *plies = data;

  (*plies)++;
}

/* @firsts: the seats of the first level: bit (seat − 1) */
static void
compare_seats (const AriSetup    *setup,
               const AriPosition *end,
               guint              firsts,
               AriLevelScore     *score)
{
  guint winners = ari_rules_winners (setup->rules, end);
  int scores[ARI_MAX_SEATS];

  setup->rules->scores (end, scores);
  for (guint i = 0; i < setup->seats; i++)
    for (guint k = 0; k < setup->seats; k++)
      {
        int won = (int) (winners >> i & 1) - (int) (winners >> k & 1), difference = scores[i] - scores[k];
        int better = won != 0 ? won : difference;

        if ((firsts >> i & 1) == 0 || (firsts >> k & 1) != 0)
          continue;
        score->pairs++;
        score->pair_wins += better > 0 ? 1.0 : better == 0 ? 0.5 : 0.0;
      }
}

gboolean
ari_level_duel_play (const AriLevelDuel *self,
                     guint               number,
                     AriLevelScore      *score,
                     GError            **error)
{
  AriLevelGame game = self->game;
  const AriSetup *setup = &game.setup;
  guint firsts = 0, winners;
  AriPosition end;

  game.seed = self->game.seed + number;
  game.drawn_seed = self->game.seed + number / 2;
  for (guint i = 0; i < setup->seats; i++)
    {
      guint which = (i + number) % 2;

      game.levels[i] = self->levels[which];
      game.parts[i] = self->parts[which];
      if (self->head_starts[which] > 0)
        game.setup.head_start[i] = self->head_starts[which];
      firsts |= which == 0 ? 1u << i : 0;
      game.guests |= which == 1 ? 1u << i : 0;
    }

  *score = (AriLevelScore) { 0 };
  if (!ari_level_game_play (&game, &end, count_cb, &score->plies, error))
    return FALSE;

  winners = ari_rules_winners (setup->rules, &end);
  score->share = (double) __builtin_popcount (winners & firsts) / __builtin_popcount (winners);
  compare_seats (setup, &end, firsts, score);

  return TRUE;
}
