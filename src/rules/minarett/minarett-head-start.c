/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A head start of n: n roofs of the opponent are captured already. So every position is one that could also
 * be reached by moves. */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

static guint
most (const AriSetup *setup)
{
  return MINARETT_CAPTURES - 1;
}

static char *
words (const AriSetup *setup,
       guint           size)
{
  return g_strdup_printf (ngettext ("%u captured roof", "%u captured roofs", size), size);
}

static char *
tell (const AriSetup *setup,
      AriActor        seat,
      const char     *name)
{
  guint size = setup->head_start[seat - 1];

  if (size == 0)
    return NULL;

  /* Translators: %1$s is a player. */
  return g_strdup_printf (ngettext ("%1$s starts with %2$u captured roof.",
                                    "%1$s starts with %2$u captured roofs.", size), name, size);
}

const AriHeadStart minarett_head_start = {
  .most = most,
  .words = words,
  .tell = tell,
  .explanation = N_("Three captures win. The opponent no longer has these roofs."),
};
