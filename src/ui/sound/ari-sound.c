/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-sound.h"

#include <string.h>

static gboolean
changes_scores (const AriRules    *rules,
                const AriPosition *before,
                AriAction          action)
{
  int scores_before[ARI_MAX_SEATS] = { 0 }, scores[ARI_MAX_SEATS] = { 0 };
  AriPosition after = *before;

  rules->apply (&after, action);
  rules->scores (before, scores_before);
  rules->scores (&after, scores);

  return memcmp (scores_before, scores, sizeof scores) != 0;
}

/* Whether a piece of the other side has to make room where a piece arrives. One that is carried along does
 * not. */
static gboolean
displaces (const AriRules    *rules,
           const AriPosition *before,
           const AriWay      *ways,
           guint              n_ways)
{
  AriActor actor = rules->actor (before);

  for (guint i = 0; actor != ARI_CHANCE && i < n_ways; i++)
    {
      AriActor owner = rules->occupant (before, ways[i].spots[0]);

      if (owner == ARI_NONE || (rules->side (before, actor) >> (owner - 1) & 1) != 0)
        continue;

      for (guint k = 0; k < n_ways; k++)
        if (k != i && ways[k].spots[ways[k].n_spots - 1] == ways[i].spots[0])
          return TRUE;
    }

  return FALSE;
}

static guint
count_kind (const AriBoard *board,
            const AriWay   *ways,
            guint           n_ways,
            AriSpotKind     kind)
{
  guint n = 0;

  for (guint i = 0; i < n_ways; i++)
    n += ways[i].n_spots == 1 && board->spots[ways[i].spots[0]].kind == kind;

  return n;
}

/**
 * ari_sound_of_action:
 * @setup: the game
 * @before: a position of it
 * @action: legal there
 *
 * What is heard of an action follows from what the game tells of it: the ways of its pieces, the scores, the
 * feat.
 *
 * Returns: its sound; %ARI_SOUND_NONE when nothing stirs on the board
 */
AriSound
ari_sound_of_action (const AriSetup    *setup,
                     const AriPosition *before,
                     AriAction          action)
{
  const AriRules *rules = setup->rules;
  const AriBoard *board = rules->board (setup);
  AriWay ways[ARI_MAX_WAYS];
  guint n;

  if (ari_feat_due (rules, before) == ARI_FEAT_TOSS)
    {
      AriAction actions[ARI_MAX_ACTIONS];

      rules->actions (before, actions);
      return action == actions[0] ? ARI_SOUND_HORN : ARI_SOUND_FLOOR;
    }

  n = ari_find_ways (rules, before, action, ways);
  if (count_kind (board, ways, n, ARI_SPOT_DIE) > 0)
    return ARI_SOUND_ROLL;
  if (changes_scores (rules, before, action) || displaces (rules, before, ways, n))
    return ARI_SOUND_TAKE;
  if (count_kind (board, ways, n, ARI_SPOT_TILE) > 0)
    return ARI_SOUND_TURN;

  /* A choice has no place on the board. */
  return n > count_kind (board, ways, n, ARI_SPOT_CHOICE) ? ARI_SOUND_PLACE : ARI_SOUND_NONE;
}
