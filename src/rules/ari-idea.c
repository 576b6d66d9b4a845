/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-idea.h"

#include <glib/gi18n-lib.h>

void
ari_idea_init (AriIdea           *self,
               const AriRules    *rules,
               const AriPosition *position,
               AriAction          action,
               double             share,
               gboolean           proved)
{
  *self = (AriIdea) { .action = action, .share = CLAMP (share, 0, 1), .proved = proved };
  self->n_picks = rules->picks (position, action, self->picks);
  self->n_paths = ari_find_motion_paths (rules, position, action, self->paths);
}

/* Shares that round to the same number look the same: a search changes the rest of it ten times a second. */
static int
percent (const AriIdea *self)
{
  return (int) (100 * self->share + 0.5);
}

/* The same action may move other pieces where the position differs. */
static gboolean
paths_equal (const AriIdea *a,
             const AriIdea *b)
{
  if (a->n_paths != b->n_paths)
    return FALSE;

  for (guint i = 0; i < a->n_paths; i++)
    if (a->paths[i].n_spots != b->paths[i].n_spots
        || memcmp (a->paths[i].spots, b->paths[i].spots, a->paths[i].n_spots * sizeof (AriSpot)) != 0)
      return FALSE;

  return TRUE;
}

static gboolean
idea_equal (const AriIdea *a,
            const AriIdea *b)
{
  return a->action == b->action && percent (a) == percent (b) && a->proved == b->proved && paths_equal (a, b);
}

gboolean
ari_ideas_equal (const AriIdea *a,
                 guint          n_a,
                 const AriIdea *b,
                 guint          n_b)
{
  if (n_a != n_b)
    return FALSE;

  for (guint i = 0; i < n_a; i++)
    if (!idea_equal (&a[i], &b[i]))
      return FALSE;

  return TRUE;
}

char *
ari_idea_share (const AriIdea *self)
{
  /* Translators: a win share in per cent, on a small label on the board. */
  return g_strdup_printf (_("%d%%"), percent (self));
}
