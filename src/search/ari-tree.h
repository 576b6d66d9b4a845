/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-playouts.h"

G_BEGIN_DECLS

/* A search ends after so many playouts: the sums of 32 bits hold no more, and the standard error is
 * below 0.0001 by then. */
#define ARI_TREE_MAX_PLAYOUTS (G_GUINT64_CONSTANT (1) << 26)

/* What one thread saw of one action of the root. Exact sums, written by that thread alone. */
typedef struct
{
  guint64 visits;
  guint64 share[ARI_MAX_SEATS];
  guint64 squares;                 /* of the acting side's share */
  gint64  points[ARI_MAX_SEATS];
} AriTally;

typedef struct _AriTree AriTree;

/* One thread's way of working on a tree. */
typedef struct _AriWalker AriWalker;

AriTree         *ari_tree_new          (const AriRules    *rules,
                                        const AriPosition *position,
                                        const AriAction   *actions,
                                        guint              n_actions,
                                        guint64            playouts) G_GNUC_WARN_UNUSED_RESULT;
void             ari_tree_free         (AriTree           *tree);
guint            ari_tree_get_n        (const AriTree     *tree);
AriAction        ari_tree_get_action   (const AriTree     *tree,
                                        guint              i);
gsize            ari_tree_get_used     (const AriTree     *tree);
gsize            ari_tree_get_capacity (const AriTree     *tree);
guint            ari_tree_get_line     (const AriTree     *tree,
                                        guint              i,
                                        AriAction         *line,
                                        guint              max);

AriWalker       *ari_walker_new        (AriTree           *tree,
                                        guint64            seed) G_GNUC_WARN_UNUSED_RESULT;
void             ari_walker_free       (AriWalker         *walker);
void             ari_walker_step       (AriWalker         *walker);
void             ari_walker_add_to     (const AriWalker   *walker,
                                        AriTally          *tallies,
                                        guint64           *owners,
                                        guint             *n_owners);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriTree, ari_tree_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriWalker, ari_walker_free)

G_END_DECLS
