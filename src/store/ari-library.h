/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-entry.h"
#include "ari-match-fault.h"
#include "ari-match.h"
#include "ari-outcomes.h"
#include "ari-played.h"
#include "ari-recorded-feat.h"

G_BEGIN_DECLS

#define ARI_LIBRARY_ERROR (ari_library_error_quark ())
GQuark ari_library_error_quark (void);

/* By what you can do about it. */
typedef enum
{
  ARI_LIBRARY_ERROR_FAILED,   /* see the message */
  ARI_LIBRARY_ERROR_FOREIGN,  /* a database of another program: choose another file */
  ARI_LIBRARY_ERROR_TOO_NEW,  /* written by a later release: update */
  ARI_LIBRARY_ERROR_DAMAGED,  /* restore the last backup */
  ARI_LIBRARY_ERROR_BUSY,     /* another program holds it: try again */
  ARI_LIBRARY_ERROR_FULL,     /* free some space */
  ARI_LIBRARY_ERROR_ACCESS,   /* no permission, read-only */
  ARI_LIBRARY_ERROR_MISSING,  /* no such match, no such backup */
  ARI_LIBRARY_ERROR_CHANGED,  /* another program played on in the match: keep this one as another */
  ARI_LIBRARY_ERROR_GONE,     /* the file was removed while it was open: put it back, or back up */
} AriLibraryError;

/* How a match ended for a player. */
typedef enum
{
  ARI_QUERY_ANY,
  ARI_QUERY_WON,  /* a draw isn't won */
  ARI_QUERY_LOST, /* and a draw isn't lost */
} AriQueryResult;

/**
 * AriQuery: what a list of matches shows
 *
 * A value; zero it for "all". Strings are borrowed.
 */
typedef struct
{
  const char *words;       /* (nullable) beginnings of words in names, title, notes, tags, comments; and of
                            * what is shown: the game, the result, the colours of seats without a name */
  const char *game;        /* (nullable) id */
  const char *tag;         /* (nullable) */
  const char *player;      /* (nullable) the name of a person, or the id of a level */
  AriSeatKind player_kind; /* which of the two */
  AriQueryResult result;   /* for that player */
  gint64      since;       /* played last then or later, Unix seconds; 0: at any time */
  gboolean    in_progress;
  gboolean    finished;
  gboolean    starred;
  gboolean    deleted;     /* only those that can be restored, the last deleted first */
} AriQuery;

/* Owns its strings. */
AriQuery *ari_query_copy (const AriQuery *query) G_GNUC_WARN_UNUSED_RESULT;
/* @query: a copy */
void      ari_query_free (AriQuery       *query);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriQuery, ari_query_free)

#define ARI_TYPE_LIBRARY (ari_library_get_type ())
/**
 * AriLibrary:
 *
 * All matches in one SQLite file, with one worker thread and one queue (and a second thread for copies and
 * checks, which nothing waits for). Every function is called on the main thread and never blocks. The file is
 * never written to when it is damaged, foreign or too new. When the newest backup beside the file is over a
 * day old, another is made shortly after opening.
 *
 * Every function that works on the file may return ARI_LIBRARY_ERROR, with a translated sentence that says
 * what to do next, or G_IO_ERROR_CANCELLED. Reads can be cancelled at any time, writes (except imports) only
 * before their turn comes.
 *
 * Properties: "read-only" (gboolean): the file, or its folder, can't be written. Nothing is then written
 * beside it, and every write returns ARI_LIBRARY_ERROR_ACCESS. Known since ari_library_open_finish().
 *
 * Signals:
 * - "changed": the list of matches may look different now (coalesced); not for evaluations, which it doesn't
 *   show
 * - "seats-named" (seats: (element-type AriSeatOfMatch) GArray, name: string): these seats have another name
 *   now: see ari-seat-names.h
 * - "damaged" (GError): reading, writing or the daily check found damage; nothing is written any more
 */
G_DECLARE_FINAL_TYPE (AriLibrary, ari_library, ARI, LIBRARY, GObject)

char       *ari_library_default_path      (void) G_GNUC_WARN_UNUSED_RESULT;

/* @path: made absolute. Nothing is opened yet. */
AriLibrary *ari_library_new               (const char *path) G_GNUC_WARN_UNUSED_RESULT;
/* The absolute path of the file. */
const char *ari_library_get_path          (AriLibrary *self);
gboolean    ari_library_is_read_only      (AriLibrary *self);
/* Waits for the work in hand. Call it once, on the main thread, before the last unref. Callbacks of queued
 * work still arrive, from the main loop. */
void        ari_library_close             (AriLibrary *self);

/* Opens the file, or creates it; a file of an earlier release is backed up first and then takes the missing
 * steps. A file that can't be written is opened read-only. Opening again reads the file anew. */
void        ari_library_open_async        (AriLibrary *self, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* FALSE with ARI_LIBRARY_ERROR. */
gboolean    ari_library_open_finish       (AriLibrary *self, GAsyncResult *result, GError **error);

/* Writes a whole match (new or imported) in one transaction and returns its id, −1 for an error. */
void        ari_library_add_async         (AriLibrary *self, AriMatch *match, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
gint64      ari_library_add_finish        (AriLibrary *self, GAsyncResult *result, GError **error);

/* The same for many (element-type AriMatch) in one transaction: all of them or none. */
void        ari_library_add_many_async    (AriLibrary *self, GPtrArray *matches, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);

/* Returns the next match of an import: (transfer full), NULL without an error after the last. It is called in
 * the worker, one match at a time, and must touch nothing that another thread uses at the same time. */
typedef AriMatch *(*AriMatchSource) (gpointer data, GError **error);

/* What an import has done. */
typedef struct
{
  guint  n_added;
  guint  n_known; /* that the library already had */
  guint  n_judged; /* that the library already had, without their analysis: it was added to them */
  guint  n_empty; /* without a ply, which the library does not keep */
  gint64 last_id; /* of the last match, added or already known; 0 when there was none */
} AriImported;

/* Adds the matches of @source: all of them or, after an error, a cancellation or a crash, none. Other changes
 * of the library are written between its batches. It leaves out those that the library already has: a match
 * of the same game and setup that began in the same second and has the same seats, title, notes, takebacks,
 * handover, ending, tags of other programs and plies, with the same marks, comments and feats; where its
 * analysis is missing there, or spent less time, it adds that of the source (which stays, even if the import
 * fails). One that was deleted is restored, and counts as added. No more than one match is in memory at a
 * time. Can be cancelled until the last match is committed; closing the library cancels it.
 * @source_data: (transfer full), freed with @source_data_free (nullable) on any thread. */
void        ari_library_import_async      (AriLibrary *self, AriMatchSource source, gpointer source_data,
                                           GDestroyNotify source_data_free, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* @imported: (out): set on success. FALSE with ARI_LIBRARY_ERROR or the error of the source. */
gboolean    ari_library_import_finish     (AriLibrary *self, GAsyncResult *result, AriImported *imported,
                                           GError **error);

/* ARI_RULES_ERROR or ARI_MATCH_ERROR when the stored match is not legal. */
void        ari_library_load_async        (AriLibrary *self, gint64 id, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* (transfer full): NULL for an error. */
AriMatch   *ari_library_load_finish       (AriLibrary *self, GAsyncResult *result, GError **error);

/* Entries @offset … @offset + @limit − 1 of a query, newest first (element-type AriEntry), and the total
 * number. For a list that scrolls, use #AriEntryList. */
void        ari_library_query_async       (AriLibrary *self, const AriQuery *query, guint offset, guint limit,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);
/* (transfer full): NULL for an error. @total: (out) (optional) */
GPtrArray  *ari_library_query_finish      (AriLibrary *self, GAsyncResult *result, guint *total,
                                           GError **error);

/* Counts the matches of each query (element-type AriQuery), on the thread that no ply waits for. */
void        ari_library_counts_async      (AriLibrary *self, GPtrArray *queries, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* (transfer full) (element-type guint): in the same order; NULL for an error. */
GArray     *ari_library_counts_finish     (AriLibrary *self, GAsyncResult *result, GError **error);

/* These end with ari_library_finish(), ARI_LIBRARY_ERROR_MISSING when there is no such match. */
void        ari_library_set_starred_async (AriLibrary *self, gint64 id, gboolean starred,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);
/* NULL-terminated; spaces around a tag, empty and repeated tags are dropped. */
void        ari_library_set_tags_async    (AriLibrary *self, gint64 id, const char *const *tags,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);
/* A deleted match is in no list but that of deleted ones, can't be loaded, and counts nowhere. It can be
 * restored, with all it had, for 30 days; a move that is played where it is still open restores it, too. */
void        ari_library_set_deleted_async (AriLibrary *self, const gint64 *ids, guint n_ids, gboolean deleted,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);
/* Removes those of these matches that are deleted, permanently. */
void        ari_library_purge_async       (AriLibrary *self, const gint64 *ids, guint n_ids,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);
/* Removes all deleted matches that could be restored, permanently. */
void        ari_library_purge_all_async   (AriLibrary *self, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* Removes what was deleted more than 30 days ago, and empty matches: without a ply, a text, a star or a tag.
 * For the start of the program, when it has no match open. */
void        ari_library_tidy_async        (AriLibrary *self, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* Deletes the match if it is empty in that sense. */
void        ari_library_drop_empty_async  (AriLibrary *self, gint64 id, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* A complete copy, or none; replaces a file of that name. */
void        ari_library_backup_async      (AriLibrary *self, const char *path, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* ARI_LIBRARY_ERROR_DAMAGED when the file, its tables or its indexes are not as they must be. */
void        ari_library_check_async       (AriLibrary *self, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* Checks each match: whether it can be replayed and a record can hold it, and whether what lists and searches
 * know of it follows from its moves. */
void        ari_library_inspect_async     (AriLibrary *self, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* (transfer full): what is wrong (element-type AriMatchFault); NULL for an error. */
GPtrArray  *ari_library_inspect_finish    (AriLibrary *self, GAsyncResult *result, GError **error);
/* Rewrites what follows from the moves of these matches, in one transaction. Ends with
 * ari_library_finish(). */
void        ari_library_mend_async        (AriLibrary *self, const gint64 *ids, guint n_ids,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);
/* Whether opening found a missing index and recreated it. */
gboolean    ari_library_get_mended        (AriLibrary *self);
/* Writes the records of these matches to a file, which appears whole or not at all. Each record is read back
 * before it is written; a match that fails is left out. If no match is left, no file is written. */
void        ari_library_export_async      (AriLibrary *self, const gint64 *ids, guint n_ids, GFile *file,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);
/* (transfer full): the matches that were left out and, mendable, those that were written without an invalid
 * evaluation (element-type AriMatchFault); NULL for an error. */
GPtrArray  *ari_library_export_finish     (AriLibrary *self, GAsyncResult *result, guint *n_written,
                                           GError **error);
/* Ends any of the calls that return nothing but success. */
gboolean    ari_library_finish            (AriLibrary *self, GAsyncResult *result, GError **error);

/* The tags of all matches that are not deleted, in the order of the language. */
void        ari_library_tags_async        (AriLibrary *self, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* (transfer full): NULL for an error. */
char      **ari_library_tags_finish       (AriLibrary *self, GAsyncResult *result, GError **error);
/* How the position after @actions went on in the matches with that setup, except the match @except (0: none)
 * and deleted ones, most frequent first (element-type AriPlayed). Of very many it counts the newest. @filter:
 * (nullable) */
void        ari_library_played_async      (AriLibrary *self, const AriSetup *setup, const AriAction *actions,
                                           guint n_actions, gint64 except, const AriPlayedFilter *filter,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);
/* (transfer full): NULL for an error. */
GArray     *ari_library_played_finish     (AriLibrary *self, GAsyncResult *result, GError **error);

/* The setups of all matches that are not deleted, the one that was played last first (element-type AriSetup).
 * On the thread that no ply waits for. */
void        ari_library_setups_async      (AriLibrary *self, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* (transfer full): NULL for an error. */
GArray     *ari_library_setups_finish     (AriLibrary *self, GAsyncResult *result, GError **error);

/* What chance did in the main lines of all matches of a game that has chance (element-type
 * AriOutcomeCount), in the order of their texts; empty when there is none. */
void        ari_library_outcomes_async    (AriLibrary *self, const AriRules *rules, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* (transfer full): NULL for an error. */
GPtrArray  *ari_library_outcomes_finish   (AriLibrary *self, GAsyncResult *result, GError **error);

/* All feats in the main lines of all matches of a game that has them (element-type AriRecordedFeat), the
 * earliest first. */
void        ari_library_feats_async       (AriLibrary *self, const AriRules *rules, GCancellable *cancellable,
                                           GAsyncReadyCallback callback, gpointer data);
/* (transfer full): NULL for an error. */
GPtrArray  *ari_library_feats_finish      (AriLibrary *self, GAsyncResult *result, GError **error);

/* Gives the file of a closed library another name, so that the next opening starts a new one. Blocking. */
gboolean    ari_library_set_aside         (const char *path, GError **error);

G_END_DECLS
