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

/**
 * ari_picker_rest:
 * @rest: (out): the picks of @action that are still missing
 *
 * Returns: how many picks are missing, -1 if the picks so far don't belong to @action
 */
int
ari_picker_rest (const AriPicker *picker,
                 AriAction        action,
                 AriSpot          rest[ARI_MAX_PICKS])
{
  gboolean in_any_order = ari_rules_pointing (picker->rules)->picks_in_any_order;
  guint n = picker->rules->picks (&picker->position, action, rest);

  for (guint i = 0; i < picker->n_picks; i++)
    {
      gboolean is_next = n > 0 && (in_any_order || rest[0] == picker->picks[i]);

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
      int n_rest = ari_picker_rest (picker, picker->actions[i], rest);

      if (n_rest < 0)
        continue;

      picker->actions[picker->n_actions++] = picker->actions[i];
      if (!ari_rules_pointing (rules)->picks_in_any_order)
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

  if (picker->n_actions != 1 || picker->n_picks == 0
      || ari_picker_rest (picker, picker->actions[0], rest) != 0)
    return ARI_ACTION_NONE;

  return picker->actions[0];
}

/**
 * ari_picker_stop:
 *
 * A move that could go on ends where it is when you pick its last spot once more.
 *
 * Returns: the action of the move that stops at the last pick; %ARI_ACTION_NONE if it can't stop there
 */
AriAction
ari_picker_stop (const AriPicker *picker)
{
  if (picker->n_picks == 0 || ari_rules_pointing (picker->rules)->picks_in_any_order)
    return ARI_ACTION_NONE;

  for (guint i = 0; i < picker->n_actions; i++)
    {
      AriSpot rest[ARI_MAX_PICKS];

      if (ari_picker_rest (picker, picker->actions[i], rest) == 1
          && rest[0] == picker->picks[picker->n_picks - 1])
        return picker->actions[i];
    }

  return ARI_ACTION_NONE;
}

/**
 * ari_picker_stop_wins:
 *
 * Returns: whether the move, if it stops at the last pick, wins for the one who makes it, so that nobody
 *   needs to be asked whether it goes on
 */
gboolean
ari_picker_stop_wins (const AriPicker *picker)
{
  AriAction action = ari_picker_stop (picker);
  AriActor actor = ari_rules_actor (picker->rules, &picker->position);
  AriPosition after = picker->position;

  if (action == ARI_ACTION_NONE || actor == ARI_NONE || actor == ARI_CHANCE)
    return FALSE;

  picker->rules->apply (&after, action);

  return (ari_rules_winners (picker->rules, &after) & 1u << (actor - 1)) != 0;
}
