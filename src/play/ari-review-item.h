/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_REVIEW_ITEM (ari_review_item_get_type ())
/**
 * AriReviewItem:
 *
 * A match in an #AriReviewQueue.
 */
G_DECLARE_FINAL_TYPE (AriReviewItem, ari_review_item, ARI, REVIEW_ITEM, GObject)

/* @automatic: nobody asked for it */
AriReviewItem *ari_review_item_new           (AriLibrary    *library,
                                              gint64         match,
                                              gboolean       automatic) G_GNUC_WARN_UNUSED_RESULT;
/* The row of the match. */
gint64         ari_review_item_get_match     (AriReviewItem *self);
gboolean       ari_review_item_is_automatic  (AriReviewItem *self);
/* (transfer none): what to show of the match; it fills itself soon after the first call. */
AriEntry      *ari_review_item_get_entry     (AriReviewItem *self);
gboolean       ari_review_item_is_deleted    (AriReviewItem *self);
/* (nullable): a sentence that says why the match can't be reviewed. */
const char    *ari_review_item_get_fault     (AriReviewItem *self);

/* For #AriReviewQueue: somebody asks for the review after all. */
void           ari_review_item_ask           (AriReviewItem *self);
/* @fault: (nullable) */
void           ari_review_item_set_fault     (AriReviewItem *self,
                                              const char    *fault);
/* The match may be restored, so this is not for good. */
void           ari_review_item_set_deleted   (AriReviewItem *self,
                                              gboolean       deleted);

G_END_DECLS
