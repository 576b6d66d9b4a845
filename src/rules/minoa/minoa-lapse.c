/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

static const char *const sets_nothing[MINOA_SEATS] = {
  N_("Red can’t place a piece or a stick."), N_("Blue can’t place a piece or a stick."),
  N_("Yellow can’t place a piece or a stick."), N_("Green can’t place a piece or a stick."),
};

/* A seat passes only if it can't set anything. */
char *
minoa_lapse (const AriPosition *position,
             AriAction          action,
             const AriPosition *next)
{
  return action == MINOA_ACTION_PASS ? g_strdup (_(sets_nothing[minoa_get (position)->actor - 1])) : NULL;
}
