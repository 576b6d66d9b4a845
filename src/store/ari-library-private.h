/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-change.h"
#include "ari-database.h"
#include "ari-entry-private.h"
#include "ari-library-files.h"
#include "ari-library-options.h"
#include "ari-library.h"
#include "ari-match-data.h"
#include "ari-worker.h"

G_BEGIN_DECLS

struct _AriLibrary
{
  GObject       parent_instance;

  char         *path;
  GMainContext *context;      /* where the object was created; emits its signals there */
  AriWorker    *worker;
  AriWorker    *chores;       /* (nullable) long reads: copies and checks, which no ply waits for */
  GCancellable *closing;      /* ends the automatic chores, and imports */
  guint         chores_id;    /* source that starts them */

  GMutex        lock;
  GSource      *changed;      /* (nullable) (locked) pending emission */
  GSource      *telling;      /* (nullable) (locked) the same for @damage */
  GError       *damage;       /* (nullable) (locked) that a task found */
  gboolean      told_damage;  /* once is enough */
  int           damaged;      /* (atomic) a copy or a check found damage */
  int           found_read_only; /* (atomic) by the worker, when it opened the file */
  gboolean      read_only;    /* the same, as the main thread knows it */
  int           mended;       /* (atomic) opening recreated an index */
  int           changes;      /* (atomic) how many there were, of this program and of others */

  AriLibraryOptions options;

  /* Touched only by the worker thread, until it has been joined. */
  AriDatabase  *database;
  GError       *refusal;       /* (nullable) why the file is not used */
  gint64        data_version;
};

/* Pushes a task to the worker; takes no ownership. */
void      ari_library_push           (AriLibrary           *self,
                                      GTask                *task,
                                      GTaskThreadFunc       func);
GTask    *ari_library_task           (AriLibrary           *self,
                                      gpointer              tag,
                                      gpointer              task_data,
                                      GDestroyNotify        task_data_free,
                                      GCancellable         *cancellable,
                                      GAsyncReadyCallback   callback,
                                      gpointer              data);

/* In the worker: */

/* The open database, or NULL with the reason why there is none. */
AriDatabase *ari_library_reading     (AriLibrary           *self,
                                      GError              **error);
/* The same for writes: also NULL when damage was found, or the file can't be written. */
AriDatabase *ari_library_writing     (AriLibrary           *self,
                                      GError              **error);
void      ari_library_note_change    (AriLibrary           *self);
/* Notes a change if another program has written since the last call. */
void      ari_library_notice_others  (AriLibrary           *self,
                                      AriDatabase          *database);
/* Sets the error for a match that is gone and returns FALSE. */
gboolean  ari_library_fail_missing   (GError              **error);
/* The same for a match that another program played on in. */
gboolean  ari_library_fail_changed   (GError              **error);

/* On the main thread: */

/* Changes rows in the worker, within a transaction: FALSE rolls all of it back. */
typedef gboolean (*AriWrite) (AriDatabase *database, gpointer data, GError **error);
/* Takes ownership of @write_data; ends with ari_library_finish(). Once the task has returned,
 * ari_library_write_data() returns the data with its results. */
void      ari_library_push_write     (AriLibrary           *self,
                                      gpointer              tag,
                                      AriWrite              write,
                                      gpointer              write_data,
                                      GDestroyNotify        write_data_free,
                                      GCancellable         *cancellable,
                                      GAsyncReadyCallback   callback,
                                      gpointer              data);
/* The same for what no list, search or page shows: nothing is read again because of it. */
void      ari_library_push_quiet_write (AriLibrary         *self,
                                        gpointer            tag,
                                        AriWrite            write,
                                        gpointer            write_data,
                                        GDestroyNotify      write_data_free,
                                        GCancellable       *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer            data);
gpointer  ari_library_write_data     (GTask                *task);

/* Reads rows in the worker; NULL only with an error. */
typedef gpointer (*AriRead) (AriDatabase *database, gpointer data, GError **error);
typedef struct
{
  AriRead         read;
  gpointer        data;
  GDestroyNotify  free_data;
  GDestroyNotify  free_answer;
} AriReadJob;
/* @read_job: copied; its data is taken. Ends with g_task_propagate_pointer(). */
void      ari_library_push_read      (AriLibrary           *self,
                                      gpointer              tag,
                                      const AriReadJob     *read_job,
                                      GCancellable         *cancellable,
                                      GAsyncReadyCallback   callback,
                                      gpointer              data);

/* A long task that only reads: it has its own thread and connection. */
typedef gboolean (*AriChore) (AriDatabase *database, gpointer data, GError **error);
/* Takes ownership of @chore_data; once the task has returned, ari_library_chore_data() returns the data with
 * its findings. */
void      ari_library_push_chore     (AriLibrary           *self,
                                      gpointer              tag,
                                      AriChore              chore,
                                      gpointer              chore_data,
                                      GDestroyNotify        chore_data_free,
                                      GCancellable         *cancellable,
                                      GAsyncReadyCallback   callback,
                                      gpointer              data);
gpointer  ari_library_chore_data     (GTask                *task);
void      ari_library_start_chores   (AriLibrary           *self);
void      ari_library_emit_damaged   (AriLibrary           *self,
                                      const GError         *error);

/* Writes one change in a transaction of its own, and returns the id of the match or −1. After a failure, what
 * was pushed with the same @track fails too until its "broken" is cleared. */
void      ari_library_change_async   (AriLibrary           *self,
                                      AriChange            *change,
                                      AriTrack             *track,
                                      GAsyncReadyCallback   callback,
                                      gpointer              data);
gint64    ari_library_change_finish  (AriLibrary           *self,
                                      GAsyncResult         *result,
                                      GError              **error);

/* ari-library-open.c */
AriDatabase *ari_library_open_database (AriLibrary         *self,
                                      GCancellable         *cancellable,
                                      GError              **error);
AriDatabase *ari_library_open_read_only (AriLibrary        *self,
                                      GError              **error);

/* SQL: the seconds for which a deleted match can be restored. */
#define ARI_RESTORABLE "30 * 86400"
/* SQL, a condition: deleted, and not yet to be removed. A clock that was set back makes no match older. */
#define ARI_RECENTLY_DELETED "deleted > unixepoch () - " ARI_RESTORABLE
/* The value of match.deleted for a match that nobody sees: an empty one that was dropped, or one of an import
 * that hasn't ended. It looks like an old deletion, so the row never appears in Recently Deleted, and the
 * next start removes it. */
#define ARI_HIDDEN 1

/* ari-library-schema.c */
/* Looks for missing tables and indexes. @script receives the SQL that recreates them; @words: (out): whether
 * the index of words must be filled then. FALSE when a table is missing that can't be recreated. */
gboolean  ari_library_find_missing   (AriLibrary           *self,
                                      AriDatabase          *database,
                                      GString              *script,
                                      gboolean             *words,
                                      GError              **error);
/* Fills the index of words, in an open transaction. */
gboolean  ari_library_index_words    (AriDatabase          *database,
                                      GError              **error);
/* An empty, temporary database with the tables of @database. */
AriDatabase *ari_library_copy_tables (AriDatabase          *database,
                                      GError              **error);
/* Logs a message and recreates them in one transaction. */
gboolean  ari_library_mend_schema    (AriLibrary           *self,
                                      AriDatabase          *database,
                                      GError              **error);

/* ari-library-faults.c */
/* @data: (nullable): what could be loaded of the match */
AriMatchFault *ari_match_fault_new   (gint64                id,
                                      const AriMatchData   *data,
                                      gboolean              mendable,
                                      const char           *reason);
/* The record of a stored match, checked by reading it back. @data: (out) (nullable): what was loaded, also
 * after an error. @lost: (out) (nullable): a sentence about what the record lacks, because the stored one is
 * invalid and can be made again */
char     *ari_matches_record         (AriDatabase          *database,
                                      gint64                id,
                                      AriMatchData        **data,
                                      char                **lost,
                                      GError              **error);

/* ari-library-matches.c: one match in the tables. The caller holds the transaction. */
gboolean  ari_matches_insert         (AriDatabase          *database,
                                      const AriMatchData   *match,
                                      gint64                touched,
                                      gint64               *id,
                                      GError              **error);
/* Seats, title, notes and the like. This and the next return ARI_LIBRARY_ERROR_MISSING for a match that is
 * gone. */
gboolean  ari_matches_set_details    (AriDatabase          *database,
                                      gint64                id,
                                      const AriMatchData   *match,
                                      GError              **error);
/* @touched: when someone played, Unix seconds; 0: nobody did, and the date of the match stays */
gboolean  ari_matches_set_summary    (AriDatabase          *database,
                                      gint64                id,
                                      const AriSummary     *summary,
                                      guint                 seats,
                                      gint64                touched,
                                      GError              **error);
/* The scores as stored in the row of a match. */
char         *ari_matches_ending_text (const AriSummary *summary,
                                       guint             seats) G_GNUC_WARN_UNUSED_RESULT;
char     *ari_matches_scores_text    (const AriSummary     *summary,
                                      guint                 seats);
gboolean  ari_matches_set_ply        (AriDatabase          *database,
                                      gint64                id,
                                      const AriPlyData     *ply,
                                      guint                 seats,
                                      GError              **error);
/* Only the evaluation of @ply, or that it has none. Returns ARI_LIBRARY_ERROR_MISSING for a match that is
 * gone, and ARI_LIBRARY_ERROR_CHANGED if the match has no such ply. */
gboolean  ari_matches_set_ply_eval   (AriDatabase          *database,
                                      gint64                id,
                                      const AriPlyData     *ply,
                                      guint                 seats,
                                      GError              **error);
gboolean  ari_matches_set_eval       (AriDatabase          *database,
                                      gint64                id,
                                      guint                 ply,
                                      const AriEval        *eval,
                                      guint                 seats,
                                      GError              **error);
gboolean  ari_matches_clear_eval     (AriDatabase          *database,
                                      gint64                id,
                                      guint                 ply,
                                      GError              **error);
/* @plies: ids of siblings, in their new order */
gboolean  ari_matches_set_order      (AriDatabase          *database,
                                      gint64                id,
                                      const guint          *plies,
                                      guint                 n_plies,
                                      GError              **error);
/* Writes who chose the plies that don't say so. @choosers: (element-type guint AriChooser): by id */
gboolean  ari_matches_set_choosers   (AriDatabase          *database,
                                      gint64                id,
                                      GHashTable           *choosers,
                                      GError              **error);
/* With everything after it. */
gboolean  ari_matches_remove_ply     (AriDatabase          *database,
                                      gint64                id,
                                      guint                 ply,
                                      GError              **error);
/* Brings the search index up to date with the tables. */
gboolean  ari_matches_index_words    (AriDatabase          *database,
                                      gint64                id,
                                      GError              **error);
gboolean  ari_matches_set_tags       (AriDatabase          *database,
                                      gint64                id,
                                      const char *const    *tags,
                                      GError              **error);

/* ari-library-known.c */
/* Sets @id to that of @match when the library has it already, by the rule of ari_library_import_async(), else
 * to 0. One that isn't deleted comes first. @deleted: (out): set only if there is one */
gboolean  ari_matches_find           (AriDatabase          *database,
                                      const AriMatchData   *match,
                                      gint64               *id,
                                      gboolean             *deleted,
                                      GError              **error);
/* Nobody sees the match until it is brought back. */
gboolean  ari_matches_hide           (AriDatabase          *database,
                                      gint64                id,
                                      GError              **error);
/* Deletes the match, or brings it back. @changed: (out): whether it was not so before */
gboolean  ari_matches_set_deleted    (AriDatabase          *database,
                                      gint64                id,
                                      gboolean              deleted,
                                      gboolean             *changed,
                                      GError              **error);
/* Adds the evaluations of @match to the match @id, which has the same plies, where it has none or one from a
 * shorter search. @n_merged: (out): how many */
gboolean  ari_matches_merge_evals    (AriDatabase          *database,
                                      gint64                id,
                                      const AriMatchData   *match,
                                      guint                *n_merged,
                                      GError              **error);

/* ari-library-load.c */
/* Whether the match is there and was not deleted; otherwise FALSE with ARI_LIBRARY_ERROR_MISSING.
 * @dropped: an empty match that was dropped counts as well: it can be opened until the next start */
gboolean      ari_matches_is_kept    (AriDatabase          *database,
                                      gint64                id,
                                      gboolean              dropped,
                                      GError              **error);
AriMatchData *ari_matches_load       (AriDatabase          *database,
                                      gint64                id,
                                      GError              **error);
void          ari_matches_load_ending (AriStatement *row,
                                       int           text,
                                       int           winners,
                                       guint         seats,
                                       AriEnding    *ending);
gboolean  ari_matches_load_seats     (AriDatabase          *database,
                                      gint64                id,
                                      AriSeat               seats[ARI_MAX_SEATS],
                                      GError              **error);
/* Reads "40 56": one number for each seat; FALSE after the first that isn't one. */
gboolean  ari_numbers_from_text      (const char           *text,
                                      double                numbers[ARI_MAX_SEATS]);
/* FALSE, with @number unchanged, when the column holds no number from @least to @most. */
gboolean  ari_number_from_column     (AriStatement         *row,
                                      int                   column,
                                      double                least,
                                      double                most,
                                      double               *number);

/* ari-library-replay.c */
/* A ply of a stored match. */
typedef struct
{
  const AriPosition *position;  /* before it */
  AriAction          action;
  const char        *performance; /* (nullable) of the feat that it ends */
  const AriSeat     *seats;     /* the players */
  AriChooser         chooser;   /* known but for chance */
} AriReplayedPly;

typedef void (*AriReplayFunc) (const AriRules       *rules,
                               const AriReplayedPly *ply,
                               gpointer              data);

/* What a column of choosers says. */
AriChooser ari_chooser_from_column   (AriStatement         *row,
                                      int                   column);
/* Replays the main lines of all matches of a game, the oldest match first, and calls @func for each ply. */
gboolean  ari_matches_replay         (AriDatabase          *database,
                                      const AriRules       *rules,
                                      AriReplayFunc         func,
                                      gpointer              data,
                                      GError              **error);

/* ari-library-queries.c */
/* The ids of all matches that a query finds, newest first (element-type gint64). */
GArray   *ari_queries_ids            (AriDatabase          *database,
                                      const AriQuery       *query,
                                      GError              **error);
/* Counts the same matches. @n: (out) */
gboolean  ari_queries_count          (AriDatabase          *database,
                                      const AriQuery       *query,
                                      guint                *n,
                                      GError              **error);
/* Returns an entry for each id, in the same order; NULL for a match that is gone. */
GPtrArray *ari_queries_entries       (AriDatabase          *database,
                                      const gint64         *ids,
                                      guint                 n_ids,
                                      GError              **error);

/* ari_library_played_async() */
GArray   *ari_queries_played         (AriDatabase          *database,
                                      const AriSetup       *setup,
                                      const AriAction      *actions,
                                      guint                 n_actions,
                                      gint64                except,
                                      const AriPlayedFilter *filter,
                                      GError              **error);
char    **ari_queries_tags           (AriDatabase          *database,
                                      GError              **error);

/* Both in one worker task: the ids, and the entries of the first @n_first of them. */
void      ari_library_list_async     (AriLibrary           *self,
                                      const AriQuery       *query,
                                      guint                 n_first,
                                      GCancellable         *cancellable,
                                      GAsyncReadyCallback   callback,
                                      gpointer              data);
/* @entries: (out) (element-type AriEntryData) */
GArray   *ari_library_list_finish    (AriLibrary           *self,
                                      GAsyncResult         *result,
                                      GPtrArray           **entries,
                                      GError              **error);
/* @ids: (element-type gint64) */
void      ari_library_entries_async  (AriLibrary           *self,
                                      GArray               *ids,
                                      GCancellable         *cancellable,
                                      GAsyncReadyCallback   callback,
                                      gpointer              data);
GPtrArray *ari_library_entries_finish (AriLibrary          *self,
                                      GAsyncResult         *result,
                                      GError              **error);

G_END_DECLS
