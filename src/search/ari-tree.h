/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-playouts.h"

G_BEGIN_DECLS

/* The most playouts of one tree: sums of 31 bits hold no more, and the standard error is below 0.0001 by
 * then. */
#define ARI_TREE_MAX_PLAYOUTS (G_GUINT64_CONSTANT (1) << 25)

/* The exact sums of one root action. */
typedef struct
{
  guint64 visits;
  guint64 share[ARI_MAX_SEATS];
  guint64 squares;                 /* of the acting side's share */
  gint64  points[ARI_MAX_SEATS];
} AriTally;

/**
 * AriTree:
 *
 * A search tree that one thread grows by ari_tree_step(). Meanwhile other threads may call ari_tree_add_to()
 * to read its sums, and nothing else.
 */
typedef struct _AriTree AriTree;

AriTree  *ari_tree_new          (const AriRules    *rules,
                                 const AriPosition *position,
                                 const AriAction   *actions,
                                 guint              n_actions,
                                 guint64            playouts,
                                 guint              n_trees,
                                 guint64            seed) G_GNUC_WARN_UNUSED_RESULT;
/* Frees all nodes. */
void      ari_tree_free         (AriTree           *self);
void      ari_tree_step         (AriTree           *self);
guint     ari_tree_get_n        (const AriTree     *self);
/* The action of candidate @i. */
AriAction ari_tree_get_action   (const AriTree     *self,
                                 guint              i);
gsize     ari_tree_get_used     (const AriTree     *self);
/* The number of words it has room for. */
gsize     ari_tree_get_capacity (const AriTree     *self);
guint     ari_tree_get_line     (const AriTree     *self,
                                 guint              i,
                                 AriAction         *line,
                                 guint              max);
void      ari_tree_add_to       (const AriTree     *self,
                                 AriTally          *tallies,
                                 guint64           *owners,
                                 guint             *n_owners);
void      ari_tree_add_ground   (const AriTree     *self,
                                 guint              i,
                                 guint              n_spots,
                                 guint64           *ground,
                                 guint64           *counted);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriTree, ari_tree_free)

G_END_DECLS
