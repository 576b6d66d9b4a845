/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

typedef enum
{
  ARI_MOVE_ROUND,     /* one ply of each seat, side by side */
  ARI_MOVE_TURN,      /* all plies of one turn, one after another */
  ARI_MOVE_VARIATION, /* the plies of a variation, one after another */
  ARI_MOVE_COMMENT,
  ARI_MOVE_LAPSE,     /* what was lost without an action, after its ply */
} AriMoveKind;

/* Plies of a variation in one row: a label with many links is slow. */
#define ARI_MOVE_MOST_PLIES 60

#define ARI_TYPE_MOVE_ITEM (ari_move_item_get_type ())
/**
 * AriMoveItem:
 *
 * What one row of the move list shows; it does not change.
 */
G_DECLARE_FINAL_TYPE (AriMoveItem, ari_move_item, ARI, MOVE_ITEM, GObject)

struct _AriMoveItem
{
  GObject     parent_instance;

  AriMoveKind kind;
  guint       depth;     /* of a variation, from 1 */
  gboolean    continues; /* the variation of the row before */
  GPtrArray  *plies;     /* (element-type AriPly) (owned) */
  GArray     *occupants; /* (element-type AriActor) of a round, whose piece each ply set, 0: nobody's; of a
                          * turn, whose turn it is */
  char       *text;      /* (nullable) of a comment or a forced_effects */
};

AriMoveItem *ari_move_item_new   (AriMoveKind  kind) G_GNUC_WARN_UNUSED_RESULT;
void         ari_move_item_add   (AriMoveItem *self,
                                  AriPly      *ply,
                                  AriActor     occupant);
gboolean     ari_move_item_equal (AriMoveItem *a,
                                  AriMoveItem *b);
/* What screen readers hear of a ply. */
char        *ari_move_item_spoken (AriMatch *match,
                                   AriPly   *ply,
                                   gboolean *is_sentence) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): what they hear beside it: its judgement, its moment, or the luck of @seat, whose turn it was;
 * and, if @turning, that it is the turning point. */
char        *ari_move_item_remark (AriPly   *ply,
                                   AriActor  seat,
                                   gboolean  turning) G_GNUC_WARN_UNUSED_RESULT;
/* The rows of a whole match: the main line in rounds, or in turns where a turn has many plies, with the
 * variations under the ply that they replace (element-type AriMoveItem). */
GPtrArray   *ari_move_items_list (AriMatch    *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
