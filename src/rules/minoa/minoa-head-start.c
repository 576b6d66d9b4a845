/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A head start of n: each opponent gives n pieces, so that there is still one for each border line. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

static gboolean
is_partners (const AriSetup *setup)
{
  return setup->seats == MINOA_SEATS && setup->values[1] == MINOA_TEAMS_PARTNERS;
}

static gboolean
are_opponents (const AriSetup *setup,
               guint           seat,
               guint           other)
{
  return seat != other && (!is_partners (setup) || (seat + other) % 2 == 1);
}

static guint
count_opponents (const AriSetup *setup)
{
  return is_partners (setup) ? 2 : setup->seats - 1u;
}

void
minoa_give_pieces (Minoa          *m,
                   const AriSetup *setup)
{
  for (guint s = 0; s < setup->seats; s++)
    for (guint other = 0; other < setup->seats; other++)
      if (are_opponents (setup, s, other))
        {
          m->extra[s] += (gint8) setup->head_start[s];
          m->extra[other] -= (gint8) setup->head_start[s];
        }
}

/* Everybody keeps at least half of their pieces, even if all opponents have head starts. */
static guint
most (const AriSetup *setup)
{
  return MINOA_BORDER_LINES / setup->seats / 2 / count_opponents (setup);
}

static char *
words (const AriSetup *setup,
       guint           size)
{
  guint more = size * count_opponents (setup);

  return g_strdup_printf (ngettext ("%u more piece", "%u more pieces", more), more);
}

static char *
tell (const AriSetup *setup,
      AriActor        seat,
      const char     *name)
{
  Minoa m = { .seats = setup->seats };
  guint share;

  minoa_give_pieces (&m, setup);
  share = minoa_share (&m, seat);
  if (m.extra[seat - 1] == 0)
    return NULL;

  /* Translators: %1$s is a player; %3$u is the number of pieces that each player usually has. */
  return g_strdup_printf (ngettext ("%1$s starts with %2$u piece instead of %3$u.",
                                    "%1$s starts with %2$u pieces instead of %3$u.", share),
                          name, share, MINOA_BORDER_LINES / m.seats);
}

const AriHeadStart minoa_head_start = {
  .most = most,
  .words = words,
  .tell = tell,
  .explanation = N_("The opponents give these pieces, in equal parts."),
};
