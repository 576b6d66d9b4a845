/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-pointing.h"

/* The lowest piece on @spot that can be picked: players take a stack by its lowest piece. */
static AriSpot
lowest_on (const AriPicker *picker,
           AriSpot          spot)
{
  AriGroundFunc *ground = ari_rules_pointing (picker->rules)->ground;

  for (guint above = 0; ground != NULL && above < ARI_MAX_SPOTS; above++)
    if (ari_picker_offers (picker, (AriSpot) above) && ground ((AriSpot) above) == spot)
      return (AriSpot) above;

  return ARI_SPOT_NONE;
}

/* Whether pointing at @spot says by which pick a piece goes to @target: only one leads there, or only one is
 * carried on from @spot. */
static gboolean
is_clear (const AriTarget *target,
          AriSpot          spot)
{
  gboolean is_landing = spot == target->landing;

  for (guint i = 0; i < target->n_others; i++)
    is_landing &= target->others[i].landing != spot;

  return target->n_others == 0 || is_landing;
}

/* What @spot means as the next pick: the spot itself, a target, what it stands on, or what stands on it. */
static AriSpot
next_pick (const AriPicker  *picker,
           const AriTarget  *targets,
           guint             n_targets,
           AriSpot           spot,
           const AriTarget **target)
{
  AriSpot ground = ari_rules_ground (picker->rules, spot);

  *target = ari_target_at (targets, n_targets, picker->rules, spot);
  if (ari_picker_offers (picker, spot))
    {
      /* A piece that can be picked means itself, even where another piece could go. */
      if (*target != NULL && (*target)->pick != spot)
        *target = NULL;
      return spot;
    }
  if (*target != NULL)
    return is_clear (*target, spot) ? (*target)->pick : ARI_SPOT_NONE;

  return ari_picker_offers (picker, ground) ? ground : lowest_on (picker, spot);
}

/* The place of @spot among the picks so far, or their number. */
static guint
find_pick (const AriPicker *picker,
           AriSpot          spot)
{
  AriSpot meant = ari_rules_canonical_spot (picker->rules, &picker->position, spot);
  guint i = 0;

  while (i < picker->n_picks && picker->picks[i] != meant)
    i++;

  return i;
}

/* Where the motion of @action begins, if the piece there can be picked. */
static AriSpot
piece_of (const AriPicker *picker,
          AriAction        action)
{
  const AriRules *rules = picker->rules;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriSpot ground;

  if (ari_find_motion_paths (rules, &picker->position, action, paths) == 0)
    return ARI_SPOT_NONE;

  ground = ari_rules_ground (rules, paths[0].spots[0]);
  if (ari_picker_offers (picker, ground))
    return ari_rules_canonical_spot (rules, &picker->position, ground);

  return ari_picker_offers (picker, paths[0].spots[0]) ? paths[0].spots[0] : ARI_SPOT_NONE;
}

/* The piece of @action, if that ends on @spot. */
static AriSpot
piece_to (const AriPicker *picker,
          AriAction        action,
          AriSpot          spot)
{
  AriSpot picks[ARI_MAX_PICKS];
  guint n = picker->rules->picks (&picker->position, action, picks);

  if (n < 2 || ari_rules_target (picker->rules, &picker->position, action, picks[n - 1]) != spot)
    return ARI_SPOT_NONE;

  return piece_of (picker, action);
}

/* The only piece that can go to @spot; %ARI_SPOT_NONE: there is none, or there are several. */
static AriSpot
only_piece_to (const AriPicker *picker,
               AriSpot          spot)
{
  AriSpot ground = ari_rules_ground (picker->rules, spot), found = ARI_SPOT_NONE;

  if (ari_rules_pointing (picker->rules)->target == NULL)
    return ARI_SPOT_NONE;

  for (guint i = 0; i < picker->n_actions; i++)
    {
      AriSpot piece = piece_to (picker, picker->actions[i], ground);

      if (piece == ARI_SPOT_NONE)
        continue;
      if (found != ARI_SPOT_NONE && piece != found)
        return ARI_SPOT_NONE;
      found = piece;
    }

  return found;
}

/* What remains to be picked after @piece, if it can go only to one place; otherwise %ARI_SPOT_NONE. In games
 * without dice, a slip of the hand would play the move. */
static AriSpot
only_pick_beside (const AriPicker *picker,
                  AriSpot          piece)
{
  const AriRules *rules = picker->rules;
  AriSpot beside = ARI_SPOT_NONE;

  if (!ari_rules_pointing (rules)->completes_picks || piece == ARI_SPOT_NONE)
    return ARI_SPOT_NONE;

  for (guint i = 0; i < picker->n_actions; i++)
    {
      AriSpot picks[ARI_MAX_PICKS];

      if (piece_of (picker, picker->actions[i]) != piece)
        continue;
      if (beside != ARI_SPOT_NONE || rules->picks (&picker->position, picker->actions[i], picks) != 2)
        return ARI_SPOT_NONE;
      beside = ari_rules_canonical_spot (rules, &picker->position, picks[picks[0] == piece ? 1 : 0]);
    }

  return beside;
}

/**
 * ari_pointing_init:
 * @targets: (array length=n_targets): those of ari_target_list()
 *
 * Finds out what pointing at @spot does, in the same way for clicks, drops, taps and keys. A marked target
 * means what is marked, even if a piece stands there; it is refused if several picks lead there, so that the
 * refusal asks for one. Pointing at the picked piece puts it back, and pointing at another piece of the actor
 * picks that one instead. Before a piece is picked, a place to which only one can go means that piece and,
 * with dice, if it can go nowhere else, its move.
 */
void
ari_pointing_init (AriPointing     *pointing,
                   const AriPicker *picker,
                   const AriTarget *targets,
                   guint            n_targets,
                   AriSpot          spot)
{
  g_autofree AriPicker *fresh = NULL;
  const AriTarget *target;

  *pointing = (AriPointing) { .pick = ARI_SPOT_NONE, .then = ARI_SPOT_NONE, .keep = picker->n_picks };
  if (spot >= ARI_MAX_SPOTS)
    return;

  if (!ari_picker_offers (picker, spot))
    pointing->keep = find_pick (picker, spot);
  if (pointing->keep < picker->n_picks)
    return;

  pointing->pick = next_pick (picker, targets, n_targets, spot, &pointing->target);
  if (picker->n_picks == 0 && pointing->pick == ARI_SPOT_NONE && pointing->target == NULL)
    {
      pointing->pick = only_piece_to (picker, spot);
      pointing->then = only_pick_beside (picker, pointing->pick);
    }
  if (pointing->pick != ARI_SPOT_NONE || pointing->target != NULL || picker->n_picks == 0)
    return;

  fresh = g_new (AriPicker, 1);
  ari_picker_init (fresh, picker->rules, &picker->position);
  pointing->pick = next_pick (fresh, NULL, 0, spot, &target);
  if (pointing->pick == ARI_SPOT_NONE)
    return;

  /* Pointing at the foot of the picked stack puts it back, too. */
  pointing->keep = find_pick (picker, pointing->pick);
  if (pointing->keep < picker->n_picks)
    pointing->pick = ARI_SPOT_NONE;
  else
    pointing->keep = 0;
}

AriSpot
ari_pointing_refused (const AriPicker *picker,
                      AriSpot          spot)
{
  return picker->n_picks > 0 ? ari_rules_ground (picker->rules, spot) : spot;
}

/**
 * ari_pointing_follow:
 *
 * Changes the picks of the picker as the pointing says.
 *
 * Returns: %ARI_PICK_REFUSED if nothing has been picked: the piece has been put back, or the spot means
 *   nothing
 */
AriPickResult
ari_pointing_follow (const AriPointing *pointing,
                     AriPicker         *picker)
{
  AriPickResult result;

  while (picker->n_picks > pointing->keep)
    ari_picker_back (picker);

  if (pointing->pick == ARI_SPOT_NONE)
    return ARI_PICK_REFUSED;

  result = ari_picker_pick (picker, pointing->pick);

  return pointing->then == ARI_SPOT_NONE ? result : ari_picker_pick (picker, pointing->then);
}
