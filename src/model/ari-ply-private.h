/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-ply.h"

G_BEGIN_DECLS

/* Plain pointers hold the tree together: the match owns every ply in one flat table, so that freeing a
 * line of 100,000 plies does not recurse. The root is a ply with the number 0 that never leaves the
 * match. */
struct _AriPly
{
  GObject    parent_instance;

  AriPly    *parent;   /* borrowed; NULL for the root and for removed plies */
  GPtrArray *children; /* (nullable) (element-type AriPly) borrowed */

  guint      id;
  guint      number;
  guint      turn;       /* its number; 0: of the root */
  gboolean   ends_turn;
  AriAction  action;
  AriActor   actor;
  double     seconds;
  char      *text;
  char      *comment;
  char      *performance;
  AriEval   *eval;
  AriGlyph   glyph;
  AriRetraction retraction;
  AriChooser chooser;
  guint      order;    /* stored place among the siblings; used only while a match is built */
};

AriPly  *ari_ply_new_root      (void) G_GNUC_WARN_UNUSED_RESULT;
AriPly  *ari_ply_new           (guint              id,
                                AriPly            *before,
                                const AriRules    *rules,
                                const AriPosition *position,
                                AriAction          action,
                                double             seconds) G_GNUC_WARN_UNUSED_RESULT;

void     ari_ply_insert        (AriPly        *self,
                                AriPly        *child,
                                guint          index);
void     ari_ply_cut           (AriPly        *self);
void     ari_ply_move_to_front (AriPly        *self);
void     ari_ply_dissolve      (AriPly        *self);

AriPly  *ari_ply_find_child    (AriPly        *self,
                                AriAction      action);
AriPly  *ari_ply_continuation  (AriPly        *self);

void     ari_ply_set_seconds   (AriPly        *self,
                                double         seconds);

/* Each returns whether something changed. */
gboolean ari_ply_set_comment   (AriPly        *self,
                                const char    *comment);
gboolean ari_ply_set_glyph     (AriPly        *self,
                                AriGlyph       glyph);
gboolean ari_ply_set_performance (AriPly       *self,
                                  const char    *performance);
gboolean ari_ply_set_eval      (AriPly        *self,
                                const AriEval *eval);
gboolean ari_ply_set_retraction (AriPly        *self,
                                 AriRetraction  retraction);

G_END_DECLS
