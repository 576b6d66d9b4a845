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

/* Whether an arriving piece displaces one of the other side. A piece that is carried along displaces
 * nothing. */
static gboolean
displaces (const AriRules      *rules,
           const AriPosition   *before,
           const AriMotionPath *paths,
           guint                n_paths)
{
  AriActor actor = ari_rules_actor (rules, before);

  for (guint i = 0; actor != ARI_CHANCE && i < n_paths; i++)
    {
      AriActor owner = ari_rules_occupant (rules, before, paths[i].spots[0]);

      if (owner == ARI_NONE || (ari_rules_side (rules, before, actor) >> (owner - 1) & 1) != 0)
        continue;

      for (guint k = 0; k < n_paths; k++)
        if (k != i && paths[k].spots[paths[k].n_spots - 1] == paths[i].spots[0])
          return TRUE;
    }

  return FALSE;
}

static guint
count_kind (const AriBoard      *board,
            const AriMotionPath *paths,
            guint                n_paths,
            AriSpotKind          kind)
{
  guint n = 0;

  for (guint i = 0; i < n_paths; i++)
    n += paths[i].n_spots == 1 && board->spots[paths[i].spots[0]].kind == kind;

  return n;
}

/**
 * ari_sound_of_action:
 * @setup: the game
 * @before: a position of it
 * @action: legal there
 *
 * The sound of an action follows from what the game reports about it: the paths of its pieces, the scores,
 * the feat.
 *
 * Returns: its sound; %ARI_SOUND_NONE if nothing moves on the board
 */
AriSound
ari_sound_of_action (const AriSetup    *setup,
                     const AriPosition *before,
                     AriAction          action)
{
  const AriRules *rules = setup->rules;
  const AriBoard *board = rules->board (setup);
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  guint n;

  if (ari_feat_due (rules, before) != ARI_FEAT_NONE)
    return ari_feat_hits (rules, before, action) ? ARI_SOUND_HIT : ARI_SOUND_MISS;

  n = ari_find_motion_paths (rules, before, action, paths);
  if (count_kind (board, paths, n, ARI_SPOT_DIE) > 0)
    return ARI_SOUND_ROLL;
  if (changes_scores (rules, before, action) || displaces (rules, before, paths, n))
    return ARI_SOUND_TAKE;
  if (count_kind (board, paths, n, ARI_SPOT_TILE) > 0)
    return ARI_SOUND_TURN;

  /* A choice has no place on the board. */
  return n > count_kind (board, paths, n, ARI_SPOT_CHOICE) ? ARI_SOUND_PLACE : ARI_SOUND_NONE;
}
