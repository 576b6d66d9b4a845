/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-picks.h"

const AriPicker *
ari_board_picks_picker (const AriBoardPicks *picks)
{
  return ari_move_input_get_picker (picks->input);
}

gboolean
ari_board_picks_has (const AriBoardPicks *picks,
                     AriSpot              spot)
{
  const AriPicker *picker = ari_board_picks_picker (picks);

  for (guint i = 0; i < picker->n_picks; i++)
    if (picker->picks[i] == spot)
      return TRUE;

  return FALSE;
}

/* The picked piece, and those that it carries: they start from the same place. Returns their number. */
guint
ari_board_picks_find_lifted (const AriBoardPicks *picks,
                             AriSpot              spots[ARI_MAX_MOTION_PATHS])
{
  const AriBoardShown *shown = picks->shown;
  const AriRules *rules = shown->setup.rules;
  const AriPicker *picker = ari_board_picks_picker (picks);
  AriSpot first = picker->picks[0];
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  guint n_paths, n = 0;

  if (picker->n_picks == 0 || picker->n_actions == 0
      || shown->board->spots[first].kind == ARI_SPOT_CHOICE)
    return 0;

  spots[n++] = first;
  n_paths = ari_find_motion_paths (rules, &shown->position, picker->actions[0], paths);
  for (guint i = 0; i < n_paths && n < ARI_MAX_MOTION_PATHS; i++)
    if (paths[i].n_spots > 1 && paths[i].spots[0] != first
        && ari_rules_ground (rules, paths[i].spots[0]) == ari_rules_ground (rules, first))
      spots[n++] = paths[i].spots[0];

  return n;
}

gboolean
ari_board_picks_lifts (const AriBoardPicks *picks,
                       AriSpot              spot)
{
  AriSpot lifted[ARI_MAX_MOTION_PATHS];
  guint n = ari_board_picks_find_lifted (picks, lifted);

  for (guint i = 0; i < n; i++)
    if (lifted[i] == spot)
      return TRUE;

  return FALSE;
}

/* Whether a drag from @spot picks up a piece that has somewhere to go. Players can't drag a target, or what a
 * click would play at once. */
gboolean
ari_board_picks_can_drag (const AriBoardPicks *picks,
                          AriSpot              spot)
{
  AriPointing pointing;
  AriPicker picker = *ari_board_picks_picker (picks);
  AriTarget targets[ARI_MAX_TARGETS];

  if (ari_board_picks_lifts (picks, spot))
    return TRUE;

  ari_move_input_foresee (picks->input, spot, &pointing);
  if (pointing.pick == ARI_SPOT_NONE)
    return pointing.keep == 0 && picker.n_picks > 0;

  return pointing.target == NULL && ari_pointing_follow (&pointing, &picker) == ARI_PICK_ADDED
         && ari_target_list (&picker, targets) > 0;
}

/* A spot that stands for a piece is not a target while the piece isn't there. */
gboolean
ari_board_picks_has_something (const AriBoardPicks *picks,
                               AriSpot              spot)
{
  const AriBoardShown *shown = picks->shown;

  if (ari_rules_is_absent (shown->setup.rules, &shown->position, spot))
    return FALSE;

  return shown->board->spots[spot].kind != ARI_SPOT_PIECE
         || ari_picker_offers (ari_board_picks_picker (picks), spot)
         || ari_rules_occupant (shown->setup.rules, &shown->position, spot) != ARI_NONE;
}

/* (nullable): the target whose spot is @spot. */
static const AriTarget *
find_target (const AriBoardPicks *picks,
             AriSpot              spot)
{
  guint n;
  const AriTarget *targets = ari_move_input_get_targets (picks->input, &n);

  for (guint i = 0; i < n; i++)
    if (targets[i].spot == spot)
      return &targets[i];

  return NULL;
}

gboolean
ari_board_picks_is_target (const AriBoardPicks *picks,
                           AriSpot              spot)
{
  return find_target (picks, spot) != NULL;
}

gboolean
ari_board_picks_leads_back (const AriBoardPicks *picks,
                            AriSpot              spot)
{
  const AriTarget *target = find_target (picks, spot);

  return target != NULL && target->is_way_back;
}

gboolean
ari_board_picks_asks_at (const AriBoardPicks *picks,
                         AriSpot              spot)
{
  const AriTarget *target = find_target (picks, spot);

  return target != NULL && target->n_others > 0;
}

gboolean
ari_board_picks_offers (const AriBoardPicks *picks,
                        AriSpot              spot)
{
  return picks->shown->pickable
         && ari_board_picks_accepts_offered (spot, (gpointer) picks);
}

gboolean
ari_spot_kind_is_pickable (AriSpotKind kind)
{
  return kind != ARI_SPOT_AREA && kind != ARI_SPOT_CHOICE;
}

gboolean
ari_board_picks_accepts_offered (AriSpot  spot,
                                 gpointer data)
{
  const AriBoardPicks *picks = data;

  return (ari_spot_kind_is_pickable (picks->shown->board->spots[spot].kind)
          && ari_picker_offers (ari_board_picks_picker (picks), spot))
         || ari_board_picks_is_target (picks, spot);
}

gboolean
ari_board_picks_accepts_pickable (AriSpot  spot,
                                  gpointer data)
{
  const AriBoardPicks *picks = data;

  return (ari_spot_kind_is_pickable (picks->shown->board->spots[spot].kind)
          && ari_board_picks_has_something (picks, spot))
         || ari_board_picks_is_target (picks, spot);
}

/* Where arrow keys stop: what can be picked, and a field on which nobody stands. On a field with pieces,
 * they stop at these. They go from space to space past the pieces of a stack, unless those can be
 * chosen: the space tells what stands on it. */
gboolean
ari_board_picks_accepts_focus (AriSpot  spot,
                               gpointer data)
{
  const AriBoardPicks *picks = data;
  const AriSpotInfo *spots = picks->shown->board->spots;

  if (spots[spot].ground > 0)
    return ari_board_picks_offers (picks, spot);
  if (ari_board_picks_accepts_pickable (spot, data))
    return TRUE;
  if (!spots[spot].is_field)
    return FALSE;

  for (guint i = 0; i < picks->shown->board->n_spots; i++)
    if (ari_spot_is_on (&spots[i], &spots[spot]) && ari_board_picks_has_something (picks, (AriSpot) i))
      return FALSE;

  return TRUE;
}
