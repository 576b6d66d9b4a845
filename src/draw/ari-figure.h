/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-renderer.h"
#include "ari-narration.h"

G_BEGIN_DECLS

/**
 * AriFigure:
 *
 * A position with everything that a figure of the help points out in it. @show refers to the other members.
 */
typedef struct
{
  AriSetup    setup;
  AriPosition position;
  AriBoardState     show;
  AriMark     marks[ARI_MAX_SPOTS];
  AriMotionPath      paths[ARI_MAX_MOTION_PATHS];
  AriSpot     hints[ARI_MAX_SPOTS];
  AriProof    proof;
} AriFigure;

AriFigure *ari_figure_new  (GKeyFile   *list,
                            const char *name,
                            GError    **error) G_GNUC_WARN_UNUSED_RESULT;
/* Also frees what its board state refers to. */
void       ari_figure_free (AriFigure  *figure);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriFigure, ari_figure_free)

G_END_DECLS
