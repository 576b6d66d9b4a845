/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"
#include "library.h"

#include <sqlite3.h>
#include <string.h>

/* A library that somebody, or a disk, has changed: it is refused with a reason, or it can be used. */

#define MAX_CHANGES 64

static GBytes *
sound (void)
{
  static char *content;
  static gsize length;

  if (content == NULL)
    {
      fuzz_library_close (fuzz_library_fill ());
      g_assert_true (g_file_get_contents (fuzz_library_path (), &content, &length, NULL));
    }

  return g_bytes_new_static (content, length);
}

/* Three bytes say where, one what is put there. */
static void
change_bytes (const guint8 *data,
              gsize         size,
              char         *content,
              gsize         length)
{
  for (gsize i = 0; i + 4 <= size && i < 4 * MAX_CHANGES; i += 4)
    content[((gsize) data[i] << 16 | data[i + 1] << 8 | data[i + 2]) % length] = (char) data[i + 3];
}

static const char *const columns[] = {
  "match.game", "match.setup", "match.title", "match.notes", "match.foreign_tags", "match.started",
  "match.touched", "match.takebacks", "match.tip", "match.n_plies", "match.winners", "match.scores",
  "match.ending", "match.warnings", "match.handover", "match.practised", "match.deleted", "match.free_undo",
  "seat.seat", "seat.kind", "seat.name", "seat.level", "ply.id", "ply.parent", "ply.ord", "ply.action",
  "ply.seconds", "ply.glyph", "ply.retracted", "ply.comment", "ply.toss", "ply.hash", "ply.rethought",
  "ply.chooser", "eval.win", "eval.points", "eval.error", "eval.loss", "eval.best", "eval.nodes", "eval.raw",
  "eval.program",
};

/* A line says which column of which row, by two characters, and what is put there: a text, or a number if the
 * table wants one. */
static void
change_rows (char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", MAX_CHANGES);
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (fuzz_library_path (), &db), ==, SQLITE_OK);
  sqlite3_exec (db, "PRAGMA ignore_check_constraints = ON", NULL, NULL, NULL);
  for (char **line = lines; *line != NULL; line++)
    if (strlen (*line) >= 2)
      {
        const char *column = columns[(guint8) (*line)[0] % G_N_ELEMENTS (columns)];
        g_auto(GStrv) parts = g_strsplit (column, ".", 2);
        const char *key = g_str_equal (parts[0], "match") ? "id" : g_str_equal (parts[0], "seat") ? "seat"
                          : g_str_equal (parts[0], "ply") ? "id" : "ply";
        char *sql = sqlite3_mprintf ("UPDATE %s SET %s = %Q WHERE %s %% 7 = %d", parts[0], parts[1],
                                     *line + 2, key, (guint8) (*line)[1] % 7);

        /* What the table refuses is no change. */
        sqlite3_exec (db, sql, NULL, NULL, NULL);
        sqlite3_free (sql);
      }
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
}

/* A second look finds nothing that the first could have mended. */
static void
mend (AriLibrary *library)
{
  g_autoptr(GPtrArray) faults = fuzz_library_inspect (library, NULL);
  g_autoptr(GPtrArray) left = NULL;

  for (guint i = 0; faults != NULL && i < faults->len; i++)
    {
      const AriMatchFault *fault = faults->pdata[i];

      g_assert_cmpstr (fault->reason, !=, "");
      if (fault->mendable && !fuzz_library_mend (library, &fault->id, 1, NULL))
        return;
    }

  left = faults != NULL ? fuzz_library_inspect (library, NULL) : NULL;
  for (guint i = 0; left != NULL && i < left->len; i++)
    g_assert_false (((AriMatchFault *) left->pdata[i])->mendable);
}

/* Everything that a person can do with it. */
static void
use (AriLibrary *library)
{
  g_autoptr(GPtrArray) entries = fuzz_library_list (library, &(AriQuery) { 0 }, NULL);
  g_autoptr(GPtrArray) found = fuzz_library_list (library, &(AriQuery) { .words = "thread" }, NULL);
  gboolean right = fuzz_library_check (library, NULL);

  for (gint64 id = 1; id <= 2; id++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) match = fuzz_library_load (library, id, &error);

      g_assert_true ((match != NULL) == (error == NULL));
    }
  if (right)
    mend (library);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GBytes) before = sound ();
  g_autofree char *content = NULL;
  g_autoptr(GError) error = NULL;
  AriLibrary *library;
  gsize length;

  if (size == 0)
    return 0;

  content = g_bytes_unref_to_data (g_bytes_ref (before), &length);
  fuzz_library_forget ();
  if (data[0] != '=')
    change_bytes (data, size, content, length);
  g_assert_true (g_file_set_contents_full (fuzz_library_path (), content, (gssize) length,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  if (data[0] == '=')
    {
      g_autofree char *text = g_strndup ((const char *) data + 1, size - 1);

      change_rows (text);
    }

  library = fuzz_library_open (&error);
  if (library == NULL)
    {
      g_assert_true (error->domain == ARI_LIBRARY_ERROR);
      return 0;
    }

  use (library);
  fuzz_library_close (library);

  return 0;
}
