/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ari-eval.h"

G_BEGIN_DECLS

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

#define ARI_N_GLYPHS 7

const char *ari_glyph_symbol (AriGlyph glyph);

/* What became of an action that no longer counts, but is kept. */
typedef enum
{
  ARI_NOT_RETRACTED = 0,
  ARI_TAKEN_BACK,    /* it had been played */
  ARI_RETHOUGHT,     /* its player chose again after a warning, before it was played */
} AriRetraction;

/* Who chose an action: the player of a seat may have been another one then. */
typedef enum
{
  ARI_CHOOSER_UNKNOWN = 0, /* chance; while a match is read, also what its source doesn't say */
  ARI_CHOOSER_PERSON,
  ARI_CHOOSER_COMPUTER,
} AriChooser;

#define ARI_TYPE_PLY (ari_ply_get_type ())
/**
 * AriPly:
 *
 * One action in the tree of a match. Only its annotations can change, and only through #AriMatch. A ply that
 * was removed, or whose match is gone, keeps its own data but has neither parent nor children.
 *
 * Properties, all read-only: "id", "number" and "actor" (guint), "text", "seconds" (double),
 * "comment", "glyph" (guint), "performance", "eval" (#AriEval), "retracted" and "n-variations"
 * (guint: how many other plies follow the same parent).
 */
G_DECLARE_FINAL_TYPE (AriPly, ari_ply, ARI, PLY, GObject)

guint          ari_ply_get_id           (AriPly *self); /* unique in its match, from 1, never reused */
guint          ari_ply_get_number       (AriPly *self); /* 1 for the first action of a game */
/* The number of its turn, from 1: what players call the number of a move. */
guint          ari_ply_get_turn         (AriPly *self);
/* Whether it is the first one of its turn. */
gboolean       ari_ply_begins_turn      (AriPly *self);
AriAction      ari_ply_get_action       (AriPly *self);
/* The actor: a seat, or ARI_CHANCE. */
AriActor       ari_ply_get_actor        (AriPly *self);
/* The action in its written form. */
const char    *ari_ply_get_text         (AriPly *self);
double         ari_ply_get_seconds      (AriPly *self); /* thinking time, to the millisecond; −1: unknown */
const char    *ari_ply_get_comment      (AriPly *self); /* (nullable), never empty */
AriGlyph       ari_ply_get_glyph        (AriPly *self);
const char    *ari_ply_get_performance  (AriPly *self); /* (nullable) of a feat, never empty */
const AriEval *ari_ply_get_eval         (AriPly *self); /* (nullable) */
AriRetraction  ari_ply_get_retraction   (AriPly *self);
AriChooser     ari_ply_get_chooser      (AriPly *self); /* see also ari_match_is_by_substitute() */
gboolean       ari_ply_get_retracted    (AriPly *self); /* taken back or rethought, but kept */
AriPly        *ari_ply_find_retracted   (AriPly *self);
AriPly        *ari_ply_get_parent       (AriPly *self); /* (nullable): NULL for a first ply */
guint          ari_ply_get_index        (AriPly *self); /* place among the children of its parent, from 0 */
guint          ari_ply_get_n_variations (AriPly *self); /* other plies with the same parent */
guint          ari_ply_get_n_children   (AriPly *self);
AriPly        *ari_ply_get_child        (AriPly *self,
                                         guint   index); /* (transfer none) */

G_END_DECLS
