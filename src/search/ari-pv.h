/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <string.h>

#include "ari-verdict.h"

G_BEGIN_DECLS

/**
 * AriPv:
 *
 * The line that a search expects from a position, as far as it is known.
 */
typedef struct
{
  guint     n;
  AriAction actions[ARI_MAX_PV];
} AriPv;

/* Sets @self to @action followed by @rest, as far as there is room. */
static inline void
ari_pv_set (AriPv       *self,
            AriAction    action,
            const AriPv *rest)
{
  self->actions[0] = action;
  self->n = 1 + MIN (rest->n, ARI_MAX_PV - 1);
  memcpy (self->actions + 1, rest->actions, (self->n - 1) * sizeof *self->actions);
}

G_END_DECLS
