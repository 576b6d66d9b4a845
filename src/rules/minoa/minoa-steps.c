/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The next step of a turn in words. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

#include "ari-picker.h"

char *
minoa_next_step (const AriPicker *picker,
                 AriStep         *step)
{
  gboolean pieces = FALSE, sticks = FALSE;

  for (guint i = 0; i < picker->n_actions; i++)
    {
      pieces |= picker->actions[i] < MINOA_BORDER_LINES;
      sticks |= picker->actions[i] >= MINOA_BORDER_LINES && picker->actions[i] != MINOA_ACTION_PASS;
    }

  *step = ARI_STEP_PICK;
  if (pieces && sticks)
    return g_strdup (_("Place a piece on the border, or a stick inside."));
  if (pieces)
    return g_strdup (_("Place a piece on the border: no stick fits inside now."));
  if (sticks)
    return g_strdup (_("Place a stick inside: you have no pieces left."));

  *step = ARI_STEP_ANSWER;
  return g_strdup (_("You can’t place a piece or a stick: pass."));
}
