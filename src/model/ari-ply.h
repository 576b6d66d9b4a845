/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriEval:
 *
 * What analysis said of the position after a ply, with where it came from. Stored with the ply.
 */
typedef struct
{
  double  win[ARI_MAX_SEATS];
  double  points[ARI_MAX_SEATS];
  double  error;         /* standard error of the mover's win share */
  double  loss;          /* what the ply cost its mover's win share against the best, ≥ 0 */
  double  loss_error;
  char   *best;          /* (nullable) text of the best action instead */
  guint64 nodes;
  guint64 seed;
  char   *program;       /* version that said it */
} AriEval;

#define ARI_TYPE_EVAL (ari_eval_get_type ())
GType    ari_eval_get_type (void);
AriEval *ari_eval_copy     (const AriEval *eval);
void     ari_eval_free     (AriEval       *eval);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriEval, ari_eval_free)

/* Numeric annotation glyphs, a small part of PGN's ($1 … $6). */
typedef enum
{
  ARI_GLYPH_NONE = 0,
  ARI_GLYPH_GOOD = 1,        /* !  */
  ARI_GLYPH_MISTAKE = 2,     /* ?  */
  ARI_GLYPH_BRILLIANT = 3,   /* !! */
  ARI_GLYPH_BLUNDER = 4,     /* ?? */
  ARI_GLYPH_INTERESTING = 5, /* !? */
  ARI_GLYPH_DUBIOUS = 6,     /* ?! */
} AriGlyph;

const char *ari_glyph_symbol (AriGlyph glyph);

#define ARI_TYPE_PLY (ari_ply_get_type ())
/**
 * AriPly:
 *
 * One action in the tree of a match. Its properties are "text", "actor", "number",
 * "seconds", "comment", "glyph", "toss", "eval", "retracted" and "n-variations";
 * only the annotations can change, and only through #AriMatch.
 */
G_DECLARE_FINAL_TYPE (AriPly, ari_ply, ARI, PLY, GObject)

guint          ari_ply_get_id        (AriPly *self); /* unique in its match, from 1, never reused */
guint          ari_ply_get_number    (AriPly *self); /* 1 for the first action of a game */
AriAction      ari_ply_get_action    (AriPly *self);
AriActor       ari_ply_get_actor     (AriPly *self);
const char    *ari_ply_get_text      (AriPly *self);
double         ari_ply_get_seconds   (AriPly *self); /* thinking time; negative: unknown */
const char    *ari_ply_get_comment   (AriPly *self); /* (nullable) */
AriGlyph       ari_ply_get_glyph     (AriPly *self);
const char    *ari_ply_get_toss      (AriPly *self); /* (nullable) recorded release */
const AriEval *ari_ply_get_eval      (AriPly *self); /* (nullable) */
gboolean       ari_ply_get_retracted (AriPly *self); /* taken back by undo: kept, but no longer the main line */
AriPly        *ari_ply_get_parent    (AriPly *self); /* (nullable) (transfer none) */
guint          ari_ply_get_n_children (AriPly *self);
AriPly        *ari_ply_get_child     (AriPly *self,
                                      guint   index); /* (transfer none) */

G_END_DECLS
