/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-review-queue.h"

G_BEGIN_DECLS

#define ARI_TYPE_REVIEW_ROW (ari_review_row_get_type ())
/**
 * AriReviewRow:
 *
 * A match that waits to be analysed, in a list.
 *
 * Signal "changed": it says something else.
 */
G_DECLARE_FINAL_TYPE (AriReviewRow, ari_review_row, ARI, REVIEW_ROW, AdwBin)

/* Empty before ari_review_row_set_item(). */
GtkWidget *ari_review_row_new      (AriReviewQueue *queue) G_GNUC_WARN_UNUSED_RESULT;
/* @item: (nullable) */
void       ari_review_row_set_item (AriReviewRow   *self,
                                    AriReviewItem  *item);
/* (transfer none) (nullable) */
AriReviewItem *ari_review_row_get_item (AriReviewRow *self);
/* What it says, for a screen reader. */
char      *ari_review_row_describe (AriReviewRow   *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
