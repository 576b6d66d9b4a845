/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library-reviews.h"
#include "ari-review-queue.h"
#include "ari-stored-review.h"

G_BEGIN_DECLS

/* AriReviewQueue in three files: ari-review-queue.c (the object, and what it reviews),
 * ari-review-queue-ask.c (what people ask for) and ari-review-queue-library.c (what the library holds of
 * it). */
struct _AriReviewQueue
{
  GObject        parent_instance;

  /* Owned */
  AriLibrary      *library;
  GPtrArray       *items;     /* (element-type AriReviewItem) */
  GHashTable      *by_match;  /* (element-type gint64 AriReviewItem) the same */
  GCancellable    *closing;
  AriReviewItem   *current;   /* (nullable) what is reviewed */
  AriStoredReview *review;    /* (nullable) likewise */

  guint64          nodes;
  gint64           open;      /* the match on the screen; 0: none */
  gint64           opening;   /* one that is read to be shown; 0: none */
  AriLeisure       leisure;
  gboolean         paused;
  gboolean         loaded;    /* the queue that the library held */
  gboolean         checking;  /* which matches were deleted */
  gboolean         outdated;  /* something has changed since the checking began */
  gboolean         unsaved;   /* the library still holds what was last written before that failed */
  guint            n_done;
};

/* (transfer none) (nullable): the one that stands for @match. */
AriReviewItem *ari_review_queue_find       (AriReviewQueue        *self,
                                            gint64                 match);
/* @reviews wait from @index on. Those that wait already stay where they are, but are asked for if @reviews
 * says so. */
void           ari_review_queue_insert     (AriReviewQueue        *self,
                                            guint                  index,
                                            const AriQueuedReview *reviews,
                                            guint                  n_reviews);
/* @item waits no longer. */
void           ari_review_queue_drop       (AriReviewQueue        *self,
                                            AriReviewItem         *item);
/* Begins the review that is next, unless it is already under way. */
void           ari_review_queue_go_on      (AriReviewQueue        *self);

/* Begins to read what waits in the library. What was added meanwhile comes behind. */
void           ari_review_queue_load       (AriReviewQueue        *self);
/* Writes what waits. */
void           ari_review_queue_save       (AriReviewQueue        *self);
/* The same after those of @matches were dropped: the others are not written again, unless the last writing
 * failed. */
void           ari_review_queue_save_removed (AriReviewQueue      *self,
                                              const gint64        *matches,
                                              guint                n_matches);
/* The same after @added were added, also before the queue has been read. */
void           ari_review_queue_save_added (AriReviewQueue        *self,
                                            const AriQueuedReview *added,
                                            guint                  n_added);
/* Begins to look which of the matches were deleted. */
void           ari_review_queue_check      (AriReviewQueue        *self);

G_END_DECLS
