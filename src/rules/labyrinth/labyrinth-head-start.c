/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A head start of n: n travellers have entered already. */
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>

static guint
most (const AriSetup *setup)
{
  return LABYRINTH_TRAVELLERS;
}

static char *
words (const AriSetup *setup,
       guint           size)
{
  return g_strdup_printf (ngettext ("%u traveller on field 1", "%u travellers on field 1", size), size);
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
  return g_strdup_printf (ngettext ("%1$s starts with %2$u traveller on field 1.",
                                    "%1$s starts with %2$u travellers on field 1.", size), name, size);
}

const AriHeadStart labyrinth_head_start = {
  .most = most,
  .words = words,
  .tell = tell,
  .explanation = N_("These travellers needn’t wait for the roll that brings them in."),
};
