/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_STORED_REVIEW (ari_stored_review_get_type ())
/**
 * AriStoredReview:
 *
 * The review of a match in the library: reads the match, goes on where the last review stopped
 * (ari_review_resume()), and writes each evaluation at once. To stop it, drop it.
 *
 * Signals:
 * - "progress": it has read the match, or judged another ply
 * - "ended" (string, nullable): all evaluations are in the library, or a sentence why the match can't be
 *   reviewed
 */
G_DECLARE_FINAL_TYPE (AriStoredReview, ari_stored_review, ARI, STORED_REVIEW, GObject)

/* Begins. @nodes: for each position. @enough: a match in which each ply has some evaluation needs no other */
AriStoredReview *ari_stored_review_new          (AriLibrary      *library,
                                                 gint64           match,
                                                 guint64          nodes,
                                                 gboolean         enough) G_GNUC_WARN_UNUSED_RESULT;
/* No signal comes any more; what was found is kept. */
void             ari_stored_review_stop         (AriStoredReview *self);
/* 0 … 1 */
double           ari_stored_review_get_progress (AriStoredReview *self);
/* Whether nothing was to be done. */
gboolean         ari_stored_review_was_spared   (AriStoredReview *self);

G_END_DECLS
