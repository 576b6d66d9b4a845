/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns and captures that are lost. */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

static const char *const cannot_move[MINARETT_SEATS] = { N_("Ivory can’t move."), N_("Lapis can’t move.") };
static const char *const cannot_capture[MINARETT_SEATS] = {
  N_("Ivory has earned a capture, but there is no piece to take."),
  N_("Lapis has earned a capture, but there is no piece to take."),
};

char *
minarett_lapse (const AriPosition *position,
                AriAction          action,
                const AriPosition *next)
{
  const Minarett *before = minarett_get (position), *after = minarett_get (next);

  if (minarett_unpack (action).kind == MINARETT_PASS)
    return g_strdup (_(cannot_move[before->actor - 1]));

  for (guint s = 0; s < MINARETT_SEATS && after->actor != ARI_NONE; s++)
    if ((after->used[s] & ~before->used[s]) != 0 && minarett_of_seat (after, MINARETT_SEATS - s) == 0)
      return g_strdup (_(cannot_capture[s]));

  return NULL;
}
