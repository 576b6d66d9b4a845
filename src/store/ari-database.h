/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/**
 * AriDatabase:
 *
 * One connection to a SQLite file with the statements it has prepared. Used by one thread at a time.
 * Errors are of ARI_LIBRARY_ERROR (or G_IO_ERROR_CANCELLED), translated, and say what to do next.
 */
typedef struct
{
  sqlite3      *db;
  char         *path;
  GHashTable   *statements; /* (element-type utf8 sqlite3_stmt) by the address of the SQL text */
  gboolean      damaged;    /* damage was found: nothing may be written any more */
  gboolean      read_only;  /* the file at @path can't be written; it is read in place, or copied: */
  gboolean      temporary;  /* this is a copy, which ends with the connection */
  GStatBuf      looked_at;  /* ARI_DATABASE_IMMUTABLE: the file as it was */
} AriDatabase;

typedef enum
{
  ARI_DATABASE_IMMUTABLE,   /* reads the file in place: no lock, no journal, nothing written beside it */
  ARI_DATABASE_READ,
  ARI_DATABASE_WRITE,  /* creates the file when it doesn't exist */
  ARI_DATABASE_TEMPORARY, /* an empty one in a temporary place: the path is only for messages */
} AriDatabaseMode;

/* Opens the absolute @path; for a copy, @path is the file that was copied. @busy_timeout: milliseconds to
 * wait for another program's lock. NULL with an error. */
AriDatabase *ari_database_open     (const char       *path,
                                    AriDatabaseMode   mode,
                                    guint             busy_timeout,
                                    GError          **error);
/* Closes it with its statements, none of which may be in use. */
void         ari_database_close    (AriDatabase      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriDatabase, ari_database_close)

/* Copies what @source holds to a private temporary place, which SQLite removes. NULL with an error. */
AriDatabase *ari_database_copy     (AriDatabase      *source,
                                    GError          **error);
/* The same for the file at @path with what is still in a log or a journal beside it; touches none of them. */
AriDatabase *ari_database_copy_unclean (const char   *path,
                                    GError          **error);

/* Whether the file is no longer where it was when it was opened. */
gboolean     ari_database_is_gone  (AriDatabase      *self);
/* Whether another program has changed a file that was opened without a lock: further reads would not be
 * consistent with earlier ones. */
gboolean     ari_database_is_outdated (AriDatabase   *self);
/* Runs statements that return no rows. */
gboolean     ari_database_exec     (AriDatabase      *self,
                                    const char       *sql,
                                    GError          **error);
/* @value: (out): the first column of the first row, which must exist. */
gboolean     ari_database_get_int  (AriDatabase      *self,
                                    const char       *sql,
                                    gint64           *value,
                                    GError          **error);
/* @sql: the address of a string literal: a check that returns "ok" or no row at all when all is well. */
gboolean     ari_database_passes   (AriDatabase      *self,
                                    const char       *sql,
                                    GError          **error);
/* The errno behind an SQLite result code, as far as it is known; 0: it isn't. @path: the file that was
 * written or read */
int          ari_database_reason   (AriDatabase      *self,
                                    int               rc,
                                    const char       *path);
/* Sets the error for an SQLite result code and returns FALSE. */
gboolean     ari_database_fail     (AriDatabase      *self,
                                    int               rc,
                                    GError          **error);

/* Begins a transaction; refused when the file is no longer where it was when it was opened. _end() commits
 * when @ok, and rolls back when not @ok or when the commit fails. */
gboolean     ari_database_begin    (AriDatabase      *self,
                                    GError          **error);
/* Commits when everything has succeeded (@ok), else rolls back. Returns whether it committed. */
gboolean     ari_database_end      (AriDatabase      *self,
                                    gboolean          ok,
                                    GError          **error);

/* Lets @cancellable interrupt what follows; NULL: nothing interrupts it any more. */
void         ari_database_watch    (AriDatabase      *self,
                                    GCancellable     *cancellable);

/* A borrowed prepared statement that resets itself when it leaves scope. */
typedef sqlite3_stmt AriStatement;

/* @sql: a string literal; its address is the key under which the statement is kept. */
AriStatement *ari_database_use     (AriDatabase      *self,
                                    const char       *sql,
                                    GError          **error);
/* Makes the statement ready for its next use. */
void          ari_statement_end    (AriStatement     *statement);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriStatement, ari_statement_end)

/* SQLITE_ROW, SQLITE_DONE, or another code with @error set. */
int           ari_database_step    (AriDatabase      *self,
                                    AriStatement     *statement,
                                    GError          **error);
/* For statements that return no rows. */
gboolean      ari_database_run     (AriDatabase      *self,
                                    AriStatement     *statement,
                                    GError          **error);

/* (nullable) the text is valid as long as @statement stays on its row. */
static inline void
ari_statement_bind_text (AriStatement *statement,
                         int           index,
                         const char   *text)
{
  sqlite3_bind_text (statement, index, text, -1, SQLITE_STATIC);
}

static inline const char *
ari_statement_text (AriStatement *statement,
                    int           column)
{
  return (const char *) sqlite3_column_text (statement, column);
}

/* (nullable) (transfer full) valid UTF-8 whatever the file holds. */
static inline char *
ari_statement_dup_text (AriStatement *statement,
                        int           column)
{
  const char *text = ari_statement_text (statement, column);

  return text != NULL ? g_utf8_make_valid (text, -1) : NULL;
}

/* (transfer full) the same for a column that is never NULL; empty where someone edited the file and made it
 * NULL. */
static inline char *
ari_statement_dup_word (AriStatement *statement,
                        int           column)
{
  const char *text = ari_statement_text (statement, column);

  return g_utf8_make_valid (text != NULL ? text : "", -1);
}

G_END_DECLS
