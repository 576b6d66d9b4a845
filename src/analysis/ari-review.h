/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_REVIEW (ari_review_get_type ())
/**
 * AriReview:
 *
 * The review of a whole match: judges every position of the current line on a worker thread, last first, and
 * stores the evaluations with the plies (ari_match_set_eval()), from which ari_judgement_glyph() derives the
 * marks. It can be cancelled at any time, keeps what is done, and can go on there another day.
 *
 * Properties: "match", "progress" (0 … 1), "running". Signal "finished": it has finished or was cancelled.
 */
G_DECLARE_FINAL_TYPE (AriReview, ari_review, ARI, REVIEW, GObject)

AriReview *ari_review_new          (AriMatch  *match) G_GNUC_WARN_UNUSED_RESULT;
void       ari_review_start        (AriReview *self,
                                    double     seconds_per_ply,
                                    guint64    nodes_per_ply);
void       ari_review_resume       (AriReview *self,
                                    guint64    nodes_per_ply);
gboolean   ari_review_has_judged   (const AriEval *eval,
                                    guint64        nodes_per_ply);
gboolean   ari_review_has_judged_line (AriMatch *match,
                                       guint64   nodes_per_ply);
void       ari_review_cancel       (AriReview *self);
double     ari_review_get_progress (AriReview *self);
gboolean   ari_review_get_running  (AriReview *self);

gboolean   ari_review_now          (AriMatch   *match,
                                    double      seconds_per_ply,
                                    guint64     nodes_per_ply,
                                    const gint *cancelled);

G_END_DECLS
