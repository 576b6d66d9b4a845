/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-review-queue.h"
#include "ari-stored-review.h"

G_BEGIN_DECLS

struct _AriReviewQueue
{
  GObject        parent_instance;

  /* Owned */
  AriLibrary      *library;
  GPtrArray       *items;     /* (element-type AriReviewItem) */
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
  guint            n_done;
};

G_END_DECLS
