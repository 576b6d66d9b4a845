/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-review-item.h"

G_BEGIN_DECLS

/* Whether the program may review matches that no person asked for. */
typedef enum
{
  ARI_LEISURE_IN_USE,     /* somebody uses the program */
  ARI_LEISURE_ON_BATTERY,
  ARI_LEISURE_UNKNOWN,    /* nothing says whether it runs on battery */
  ARI_LEISURE_FREE,
} AriLeisure;

/* Why a match is not reviewed right now. */
typedef enum
{
  ARI_REVIEW_RUNS,
  ARI_REVIEW_FAILED,      /* ari_review_item_get_fault() */
  ARI_REVIEW_READ_ONLY,   /* the library */
  ARI_REVIEW_IS_OPEN,     /* it is on the screen, where it can be reviewed */
  ARI_REVIEW_PAUSED,
  ARI_REVIEW_IN_USE,      /* these three: no person asked for the review */
  ARI_REVIEW_ON_BATTERY,
  ARI_REVIEW_NO_POWER_KNOWN,
  ARI_REVIEW_SEARCHES,    /* somebody waits for another search */
  ARI_REVIEW_NOT_ITS_TURN,
} AriReviewReason;

#define ARI_TYPE_REVIEW_QUEUE (ari_review_queue_get_type ())
/**
 * AriReviewQueue:
 *
 * The matches that wait to be reviewed, as a #GListModel of #AriReviewItem. The first that can be reviewed is
 * reviewed; the others wait. It makes room for every search that somebody waits for (#AriJobs), and for a
 * match that is open, since two must not keep the same match.
 *
 * The library holds the queue, and each evaluation from the moment when it is found: so a program that ends
 * or is killed loses nothing, and goes on with the plies that lack an evaluation (ari_review_resume()).
 *
 * A match that can't be reviewed says why, stays in the list, and holds up nothing.
 *
 * Signals:
 * - "changed": what it says of itself or of an item may be different now
 * - "emptied" (guint): so many matches were reviewed, and none waits any more
 */
G_DECLARE_FINAL_TYPE (AriReviewQueue, ari_review_queue, ARI, REVIEW_QUEUE, GObject)

/* Begins to read what waits in @library, which is open. */
AriReviewQueue *ari_review_queue_new            (AriLibrary     *library) G_GNUC_WARN_UNUSED_RESULT;
/* Stops for good, and keeps what was found. For the moment before the library is closed. */
void            ari_review_queue_close          (AriReviewQueue *self);

/* At the end; those that wait already stay where they are. @automatic: nobody asked for it */
void            ari_review_queue_add            (AriReviewQueue *self,
                                                 const gint64   *matches,
                                                 guint           n_matches,
                                                 gboolean        automatic);
/* Adds matches that a person has asked for, at once. As soon as the library has looked at them, those that
 * go on, or in which nothing is left to judge, no longer wait. */
void            ari_review_queue_ask_async      (AriReviewQueue *self,
                                                 const gint64   *matches,
                                                 guint           n_matches,
                                                 GAsyncReadyCallback callback,
                                                 gpointer        data);
/* How many of them still need a review; −1 for an error, such as a queue that was closed. */
gssize          ari_review_queue_ask_finish     (AriReviewQueue *self,
                                                 GAsyncResult   *result,
                                                 GError        **error);
/* The one at @index, less than the number of those that wait, waits no longer; a review of it stops. */
void            ari_review_queue_remove         (AriReviewQueue *self,
                                                 guint           index);
/* Removes all that nobody asked for. */
void            ari_review_queue_remove_automatic (AriReviewQueue *self);
/* @to: the index that it has afterwards */
void            ari_review_queue_move           (AriReviewQueue *self,
                                                 guint           from,
                                                 guint           to);
/* Going on also tries again what failed. */
void            ari_review_queue_set_paused     (AriReviewQueue *self,
                                                 gboolean        paused);
gboolean        ari_review_queue_is_paused      (AriReviewQueue *self);
/* The match on the screen, whose evaluations its page keeps; 0: none. */
void            ari_review_queue_set_open       (AriReviewQueue *self,
                                                 gint64          match);
/* A match that is being read for its page, where what is written from now on would be missing; 0: none. */
void            ari_review_queue_set_opening    (AriReviewQueue *self,
                                                 gint64          match);
/* In use, until it is said. */
void            ari_review_queue_set_leisure    (AriReviewQueue *self,
                                                 AriLeisure      leisure);
/* Searches so many nodes for each position, for tests; all reviews of a library should use the same. */
void            ari_review_queue_set_nodes      (AriReviewQueue *self,
                                                 guint64         nodes);

/* (transfer none) (nullable): what is reviewed now. */
AriReviewItem  *ari_review_queue_get_current    (AriReviewQueue *self);
/* How far that is, 0 … 1. */
double          ari_review_queue_get_progress   (AriReviewQueue *self);
/* How many were reviewed since some began to wait. */
guint           ari_review_queue_get_n_done     (AriReviewQueue *self);
/* How many wait, without those that can't be reviewed. */
guint           ari_review_queue_get_n_waiting  (AriReviewQueue *self);
AriReviewReason ari_review_queue_get_reason     (AriReviewQueue *self,
                                                 AriReviewItem  *item);

G_END_DECLS
