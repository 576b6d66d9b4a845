/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-ply.h"

G_BEGIN_DECLS

/**
 * AriLine:
 *
 * A path of plies from the start of a game, with the positions along it: private to the model. It keeps
 * every 16th position once it was needed, and the last one asked for. A step forwards costs one action, any
 * other step at most 16, and a line of 100,000 plies stays small.
 */
typedef struct
{
  const AriRules *rules;
  GPtrArray      *plies;       /* (element-type AriPly) borrowed from the match */
  GArray         *checkpoints; /* element i: the first rules->layout.size bytes of position 16 · i */
  AriPosition     position;    /* after the first @at plies */
  guint           at;
} AriLine;

/* An empty line of a game with @setup. */
void               ari_line_init     (AriLine        *line,
                                      const AriSetup *setup);
/* Frees what the line holds. */
void               ari_line_clear    (AriLine        *line);
gboolean           ari_line_has      (const AriLine  *line,
                                      AriPly         *ply);
/* (transfer none): ply @i + 1. */
AriPly            *ari_line_get      (const AriLine  *line,
                                      guint           i);
/* Forgets all plies but the first @length. */
void               ari_line_truncate (AriLine        *line,
                                      guint           length);
/* @ply follows the last one. */
void               ari_line_append   (AriLine        *line,
                                      AriPly         *ply);
const AriPosition *ari_line_position (AriLine        *line,
                                      guint           number);

G_END_DECLS
