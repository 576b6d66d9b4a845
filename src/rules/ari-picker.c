/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-picker.h"

#include <string.h>

/* Removes one spot from a list; FALSE when it isn't there. */
static gboolean
remove_spot (AriSpot *spots,
             guint   *n_spots,
             AriSpot  spot)
{
  for (guint i = 0; i < *n_spots; i++)
    if (spots[i] == spot)
      {
        memmove (&spots[i], &spots[i + 1], (--*n_spots - i) * sizeof *spots);
        return TRUE;
      }

  return FALSE;
}

/* Writes the remaining picks of an action and returns their number, -1 when the picks so far don't belong to
 * the action. */
static int
rest_of (const AriPicker *picker,
         AriAction        action,
         AriSpot          rest[ARI_MAX_PICKS])
{
  guint n = picker->rules->picks (&picker->position, action, rest);

  for (guint i = 0; i < picker->n_picks; i++)
    {
      gboolean is_next = n > 0 && (picker->rules->picks_in_any_order || rest[0] == picker->picks[i]);

      if (!is_next || !remove_spot (rest, &n, picker->picks[i]))
        return -1;
    }

  return (int) n;
}

/* Keeps the actions that continue the picks, and offers the spots that continue with one of them. */
static void
refresh (AriPicker *picker)
{
  const AriRules *rules = picker->rules;
  guint n = rules->actions (&picker->position, picker->actions);

  picker->n_actions = 0;
  memset (picker->offered, 0, sizeof picker->offered);

  for (guint i = 0; i < n; i++)
    {
      AriSpot rest[ARI_MAX_PICKS];
      int n_rest = rest_of (picker, picker->actions[i], rest);

      if (n_rest < 0)
        continue;

      picker->actions[picker->n_actions++] = picker->actions[i];
      if (!rules->picks_in_any_order)
        n_rest = MIN (n_rest, 1);
      for (int k = 0; k < n_rest; k++)
        picker->offered[rest[k] / 64] |= G_GUINT64_CONSTANT (1) << (rest[k] % 64);
    }
}

/* The spot that @spot stands for in the picks of actions. */
static AriSpot
meant_by (const AriPicker *picker,
          AriSpot          spot)
{
  return ari_rules_canonical_spot (picker->rules, &picker->position, spot);
}

/**
 * ari_picker_init:
 *
 * Starts with no picks. The position is copied.
 */
void
ari_picker_init (AriPicker         *picker,
                 const AriRules    *rules,
                 const AriPosition *position)
{
  picker->rules = rules;
  picker->position = *position;
  picker->n_picks = 0;
  refresh (picker);
}

/**
 * ari_picker_offers:
 *
 * Returns: whether some legal action continues with @spot
 */
gboolean
ari_picker_offers (const AriPicker *picker,
                   AriSpot          spot)
{
  if (spot >= ARI_MAX_SPOTS)
    return FALSE;

  spot = meant_by (picker, spot);
  return (picker->offered[spot / 64] >> (spot % 64) & 1) != 0;
}

/**
 * ari_picker_pick:
 *
 * Adds @spot to the picks. On %ARI_PICK_REFUSED nothing has changed.
 */
AriPickResult
ari_picker_pick (AriPicker *picker,
                 AriSpot    spot)
{
  if (!ari_picker_offers (picker, spot))
    return ARI_PICK_REFUSED;

  picker->picks[picker->n_picks++] = meant_by (picker, spot);
  refresh (picker);

  return ari_picker_action (picker) != ARI_ACTION_NONE ? ARI_PICK_COMPLETE : ARI_PICK_ADDED;
}

/**
 * ari_picker_back:
 *
 * Takes the last pick back.
 *
 * Returns: FALSE when there was none
 */
gboolean
ari_picker_back (AriPicker *picker)
{
  if (picker->n_picks == 0)
    return FALSE;

  picker->n_picks--;
  refresh (picker);

  return TRUE;
}

/**
 * ari_picker_action:
 *
 * Returns: the action once its last spot has been picked, else %ARI_ACTION_NONE. Even the only action left
 *   needs its last pick, so that you can take back a slip of the hand.
 */
AriAction
ari_picker_action (const AriPicker *picker)
{
  AriSpot rest[ARI_MAX_PICKS];

  if (picker->n_actions != 1 || picker->n_picks == 0 || rest_of (picker, picker->actions[0], rest) != 0)
    return ARI_ACTION_NONE;

  return picker->actions[0];
}

/**
 * ari_picker_aim:
 *
 * After you pick a piece, you may also point at its destination.
 *
 * Returns: the last pick of the action that brings a piece to @spot, %ARI_SPOT_NONE when none does or more
 *   than one pick is missing
 */
AriSpot
ari_picker_aim (const AriPicker *picker,
                AriSpot          spot)
{
  for (guint i = 0; picker->n_picks > 0 && i < picker->n_actions; i++)
    {
      AriSpot rest[ARI_MAX_PICKS];
      AriMotionPath paths[ARI_MAX_MOTION_PATHS];

      if (rest_of (picker, picker->actions[i], rest) == 1
          && ari_find_motion_paths (picker->rules, &picker->position, picker->actions[i], paths) > 0
          && paths[0].n_spots > 1 && paths[0].spots[paths[0].n_spots - 1] == spot)
        return rest[0];
    }

  return ARI_SPOT_NONE;
}
