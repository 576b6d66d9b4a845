/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-review-queue.h"

G_BEGIN_DECLS

#define ARI_TYPE_REVIEW_DIALOG (ari_review_dialog_get_type ())
/**
 * AriReviewDialog:
 *
 * The matches that wait to be analysed: what happens with each, in which order; to pause, to move, to remove.
 */
G_DECLARE_FINAL_TYPE (AriReviewDialog, ari_review_dialog, ARI, REVIEW_DIALOG, AdwDialog)

/* Shows what waits in @queue now, and follows it. */
AdwDialog *ari_review_dialog_new (AriReviewQueue *queue) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
