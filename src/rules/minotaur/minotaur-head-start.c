/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A head start of n: n points beside those of the resolved pairs. */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

#define MOST 10 /* some two thirds of the points that there are for each seat */

static guint
most (const AriSetup *setup)
{
  return MOST;
}

static char *
words (const AriSetup *setup,
       guint           size)
{
  return g_strdup_printf (ngettext ("%u point", "%u points", size), size);
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
  return g_strdup_printf (ngettext ("%1$s starts with %2$u point.", "%1$s starts with %2$u points.", size),
                          name, size);
}

const AriHeadStart minotaur_head_start = {
  .most = most,
  .words = words,
  .tell = tell,
  .explanation = N_("Resolved pairs are added to these points."),
};
