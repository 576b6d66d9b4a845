/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/**
 * AriQueuedReview: a match that waits to be reviewed
 * @match: its row
 * @automatic: no person asked for the review, so it may wait until the device is free
 */
typedef struct
{
  gint64   match;
  gboolean automatic;
} AriQueuedReview;

/* The matches that wait to be reviewed, in their order. */
void      ari_library_reviews_async     (AriLibrary            *self,
                                         GCancellable          *cancellable,
                                         GAsyncReadyCallback    callback,
                                         gpointer               data);
/* (transfer full) (element-type AriQueuedReview): NULL for an error. */
GArray   *ari_library_reviews_finish    (AriLibrary            *self,
                                         GAsyncResult          *result,
                                         GError               **error);
/* From now on these wait, in this order, and no others; matches that are gone are left out. Ends with
 * ari_library_finish(). */
void      ari_library_set_reviews_async (AriLibrary            *self,
                                         const AriQueuedReview *reviews,
                                         guint                  n_reviews,
                                         GCancellable          *cancellable,
                                         GAsyncReadyCallback    callback,
                                         gpointer               data);
/* These wait, too, behind the others; one that waits already stays where it is, and waits no longer by itself
 * if it isn't @automatic now. Ends with ari_library_finish(). */
void      ari_library_append_reviews_async (AriLibrary            *self,
                                            const AriQueuedReview *reviews,
                                            guint                  n_reviews,
                                            GCancellable          *cancellable,
                                            GAsyncReadyCallback    callback,
                                            gpointer               data);
/* These wait no longer; the others keep their order. Ends with ari_library_finish(). */
void      ari_library_remove_reviews_async (AriLibrary            *self,
                                            const gint64          *matches,
                                            guint                  n_matches,
                                            GCancellable          *cancellable,
                                            GAsyncReadyCallback    callback,
                                            gpointer               data);

/* Which of these matches have been deleted, or are gone. */
void      ari_library_missing_async     (AriLibrary            *self,
                                         const gint64          *matches,
                                         guint                  n_matches,
                                         GCancellable          *cancellable,
                                         GAsyncReadyCallback    callback,
                                         gpointer               data);
/* (transfer full) (element-type gint64): NULL for an error. */
GArray   *ari_library_missing_finish    (AriLibrary            *self,
                                         GAsyncResult          *result,
                                         GError               **error);

/* The answer for a match that can't be read. */
#define ARI_MATCH_UNREADABLE G_MAXUINT

/* Answers a question about a match, on another thread, which owns @match while it asks. */
typedef guint (*AriMatchExam) (AriMatch      *match,
                               gconstpointer  data);

/* Asks @exam about each of these matches, after all that was to be written has been.
 * @exam_data: (transfer full): freed with @exam_data_free */
void      ari_library_examine_async     (AriLibrary            *self,
                                         const gint64          *matches,
                                         guint                  n_matches,
                                         AriMatchExam           exam,
                                         gpointer               exam_data,
                                         GDestroyNotify         exam_data_free,
                                         GCancellable          *cancellable,
                                         GAsyncReadyCallback    callback,
                                         gpointer               data);
/* (transfer full) (element-type guint): the answers, in the order of the matches; NULL for an error. */
GArray   *ari_library_examine_finish    (AriLibrary            *self,
                                         GAsyncResult          *result,
                                         GError               **error);

/* (transfer full): the entry of a match, which fills itself soon; never, if there is no such match. */
AriEntry *ari_library_make_entry        (AriLibrary            *self,
                                         gint64                 match) G_GNUC_WARN_UNUSED_RESULT;
/* Fills such an entry again, soon, because the match may have changed. */
void      ari_library_fill_entry        (AriLibrary            *self,
                                         AriEntry              *entry);

G_END_DECLS
