/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "ari-entry-list.h"
#include "ari-autosave.h"
#include "ari-library-options.h"
#include "ari-match-data.h"
#include "ari-random.h"

/* A library in a temporary folder, and synchronous forms of its calls. */
typedef struct
{
  char         *dir;
  char         *path;
  AriLibrary   *library; /* made by fixture_open(), closed and finalized by the tear-down */
  GMainLoop    *loop;
  GAsyncResult *result;
} Fixture;

void          fixture_set_up    (Fixture *f, gconstpointer data);
void          fixture_tear_down (Fixture *f, gconstpointer data);
#define FIXTURE_ADD(path, func, data) \
  g_test_add (path, Fixture, data, fixture_set_up, func, fixture_tear_down)

/* The callback to give, and the result that it got. */
void          fixture_done_cb   (GObject *source, GAsyncResult *result, gpointer data);
GAsyncResult *fixture_wait      (Fixture *f);
/* Runs the main loop until @object has emitted @signal. */
void          fixture_wait_for  (gpointer object, const char *signal);

/* An unopened library on the fixture's file, with a short busy timeout; the one before is closed. */
AriLibrary   *fixture_renew     (Fixture *f);
void          fixture_close     (Fixture *f);
gboolean      fixture_try_open  (Fixture *f, GError **error);
void          fixture_open      (Fixture *f);
gint64        fixture_add       (Fixture *f, AriMatch *match);
AriMatch     *fixture_load      (Fixture *f, gint64 id);
GPtrArray    *fixture_query     (Fixture *f, const AriQuery *query, guint *total);
guint         fixture_count     (Fixture *f, const char *words);
guint         fixture_count_of  (Fixture *f, const AriQuery *query);
void          fixture_delete    (Fixture *f, gint64 id, gboolean deleted);
/* Makes a library with six matches, and closes it properly. */
void          fixture_fill      (Fixture *f);
/* All files in the folder, and the path of one whose name ends so, or NULL. */
guint         fixture_count_files (Fixture *f);
char         *fixture_find_file (Fixture *f, const char *suffix);
/* From now on this program obeys permissions even as the administrator. Comes first in main(), before
 * there are threads. */
void          fixture_obey      (void);
/* Takes away the permission to write the file, its folder or both. */
typedef enum
{
  FIXTURE_FILE = 1 << 0,
  FIXTURE_FOLDER = 1 << 1,
  FIXTURE_BOTH = FIXTURE_FILE | FIXTURE_FOLDER,
} FixtureProtected;
void          fixture_protect   (Fixture *f, FixtureProtected what);
/* Everything can be written again; part of the tear-down. */
void          fixture_unprotect (Fixture *f);
/* Names and bytes of all files in the folder, one text that can be compared. */
char         *fixture_digest    (Fixture *f);
/* Ends one of the calls that answer success, and asserts it. */
void          fixture_succeed   (Fixture *f);
/* The same of one that must be refused because nothing can be written. */
void          fixture_be_refused (Fixture *f);
void          fixture_tag       (Fixture *f, gint64 id, const char *tags); /* separated by commas */

/* The committed state, by a second connection. */
gint64        fixture_sql_int   (const char *path, const char *sql);
void          fixture_sql       (const char *path, const char *sql);
/* Damages the file of the library, which may be open. */
void          fixture_damage    (Fixture *f);
void          fixture_assert_sound (const char *path); /* by SQLite's own integrity check */

AriMatch     *test_match_new    (guint seats);
/* Plays @n random actions at the end of the main line; fewer when the game is over before. */
void          test_match_play   (AriMatch *match, AriRandom *random, guint n);
/* A random action at the cursor is rethought. */
void          test_match_rethink (AriMatch *match, AriRandom *random);
/* Plays these actions, apart by single spaces. */
void          test_match_play_texts (AriMatch *match, const char *texts);
/* A tree with variations, comments, glyphs, times, evaluations and taken back plies. */
AriMatch     *test_match_tree   (guint64 seed, guint seats);
char         *test_match_text   (AriMatch *match);
