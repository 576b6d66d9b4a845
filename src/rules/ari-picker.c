/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-picker.h"

#include <string.h>

/* Keeps the actions that begin with the picks, and offers the spots that go on with one of them. */
static void
refresh (AriPicker *picker)
{
  const AriRules *rules = picker->rules;
  guint n = rules->actions (&picker->position, picker->actions);

  picker->n_actions = 0;
  memset (picker->offered, 0, sizeof picker->offered);

  for (guint i = 0; i < n; i++)
    {
      AriSpot picks[ARI_MAX_PICKS], next;
      guint n_picks = rules->picks (&picker->position, picker->actions[i], picks);

      if (n_picks < picker->n_picks || memcmp (picks, picker->picks, picker->n_picks * sizeof *picks) != 0)
        continue;

      picker->actions[picker->n_actions++] = picker->actions[i];
      if (n_picks == picker->n_picks)
        continue;

      next = picks[picker->n_picks];
      picker->offered[next / 64] |= G_GUINT64_CONSTANT (1) << (next % 64);
    }
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
 * Returns: whether some legal action goes on with @spot
 */
gboolean
ari_picker_offers (const AriPicker *picker,
                   AriSpot          spot)
{
  return spot < ARI_MAX_SPOTS && (picker->offered[spot / 64] >> (spot % 64) & 1) != 0;
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

  picker->picks[picker->n_picks++] = spot;
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
 * Returns: the action once its last spot has been picked, else %ARI_ACTION_NONE. The only
 *   action left is not played before that, for a slip of the hand must stay possible to take back.
 */
AriAction
ari_picker_action (const AriPicker *picker)
{
  AriSpot picks[ARI_MAX_PICKS];

  if (picker->n_actions != 1 || picker->n_picks == 0 ||
      picker->rules->picks (&picker->position, picker->actions[0], picks) != picker->n_picks)
    return ARI_ACTION_NONE;

  return picker->actions[0];
}
