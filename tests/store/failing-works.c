/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "failing-works.h"

#include <glib/gstdio.h>

#include "ari-exercise.h"
#include "ari-library-reviews.h"
#include "backup-fixture.h"

#define COPY   "copy.db"
#define BACKUP "library.db.20261101T120000Z.backup"

static gboolean
finish (Place   *place,
        GError **error)
{
  g_autoptr(GAsyncResult) result = fixture_wait (&place->f);

  return ari_library_finish (place->f.library, result, error);
}

static void
lose_indexes (Place *place)
{
  fixture_sql (place->f.path, "DROP TABLE words; DROP INDEX match_listed");
}

static gboolean
open_again (Place   *place,
            GError **error)
{
  return fixture_try_open (&place->f, error);
}

static void
told_cb (AriAutosave  *autosave,
         GError       *failure,
         GError      **error)
{
  *error = g_error_copy (failure);
}

static void
open_match (Place *place)
{
  place->match = fixture_load (&place->f, 1);
  place->autosave = ari_autosave_new (place->f.library, place->match, 1);
}

static gboolean
play (Place   *place,
      GError **error)
{
  g_autoptr(GError) failure = NULL;
  AriAction actions[ARI_MAX_ACTIONS];
  gulong id;

  if (!ari_autosave_has_failed (place->autosave))
    {
      ari_match_get_rules (place->match)->actions (ari_match_get_position (place->match), actions);
      g_assert_true (ari_match_play (place->match, actions[0], 1.5, NULL));
    }
  else
    ari_autosave_retry (place->autosave);

  id = g_signal_connect (place->autosave, "failed", G_CALLBACK (told_cb), &failure);
  while (failure == NULL && ari_autosave_is_pending (place->autosave))
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (place->autosave, id);
  g_assert_true (ari_match_is_held (place->match) == (failure != NULL));
  if (failure != NULL)
    g_propagate_error (error, g_steal_pointer (&failure));

  return error == NULL || *error == NULL;
}

AriMatch *
make_match (guint seed)
{
  AriMatch *match = test_match_new (2);
  AriRandom random;

  ari_random_init (&random, seed);
  test_match_play (match, &random, 6);
  ari_match_set_title (match, "The thread");
  /* So that an import that is repeated finds its matches again, however long the first one took. */
  ari_match_set_started (match, 1700000000 + seed);

  return match;
}

static AriMatch *
next_match (gpointer   data,
            GError   **error)
{
  guint *n = data;

  return *n < 2 ? make_match (10 + (*n)++) : NULL;
}

static gboolean
import (Place   *place,
        GError **error)
{
  g_autoptr(GAsyncResult) result = NULL;
  AriImported imported;

  ari_library_import_async (place->f.library, next_match, g_new0 (guint, 1), g_free, NULL, fixture_done_cb,
                            &place->f);
  result = fixture_wait (&place->f);

  return ari_library_import_finish (place->f.library, result, &imported, error);
}

static void
use_small_batches (Place *place)
{
  ari_library_get_options (place->f.library)->batch = 1;
}

char *
place_path (Place      *place,
             const char *name)
{
  return g_build_filename (place->f.dir, name, NULL);
}

static void
back_up_before (Place *place)
{
  g_autofree char *path = place_path (place, COPY);
  g_autoptr(AriMatch) match = make_match (5);

  ari_library_backup_async (place->f.library, path, NULL, fixture_done_cb, &place->f);
  fixture_succeed (&place->f);
  fixture_add (&place->f, match);
}

/* The same under the name of one that the program makes by itself. */
static void
back_up_beside (Place *place)
{
  g_autofree char *path = place_path (place, COPY);
  g_autofree char *backup = place_path (place, BACKUP);

  back_up_before (place);
  g_assert_cmpint (g_rename (path, backup), ==, 0);
}

static gboolean
back_up (Place   *place,
         GError **error)
{
  g_autofree char *path = place_path (place, COPY);

  ari_library_backup_async (place->f.library, path, NULL, fixture_done_cb, &place->f);

  return finish (place, error);
}

static gboolean
restore (Place   *place,
         GError **error)
{
  g_autofree char *path = place_path (place, BACKUP);
  AriBackup backup = { .path = path };

  return fixture_restore (&place->f, &backup, error);
}

static gboolean
set_deleted (Place     *place,
             gboolean   deleted,
             GError   **error)
{
  gint64 id = 1;

  ari_library_set_deleted_async (place->f.library, &id, 1, deleted, NULL, fixture_done_cb, &place->f);

  return finish (place, error);
}

static gboolean
delete_match (Place   *place,
              GError **error)
{
  return set_deleted (place, TRUE, error);
}

static void
delete_before (Place *place)
{
  fixture_delete (&place->f, 1, TRUE);
}

static gboolean
undelete_match (Place   *place,
                GError **error)
{
  return set_deleted (place, FALSE, error);
}

static gboolean
purge (Place   *place,
       GError **error)
{
  ari_library_purge_all_async (place->f.library, NULL, fixture_done_cb, &place->f);

  return finish (place, error);
}

static gboolean
answer (Place   *place,
        GError **error)
{
  g_autoptr(AriExercise) exercise = ari_exercise_new ("minoa", "minoa-1");

  exercise->answered = 1795348800;
  exercise->due = 1795448800;
  exercise->stability = 2.5;
  exercise->difficulty = 4.25;
  ari_library_answer_exercise_async (place->f.library, exercise, 3, "a1b1", NULL, fixture_done_cb, &place->f);

  return finish (place, error);
}

static gboolean
queue_reviews (Place   *place,
               GError **error)
{
  static const AriQueuedReview reviews[] = { { 3, FALSE }, { 1, TRUE } };

  ari_library_set_reviews_async (place->f.library, reviews, G_N_ELEMENTS (reviews), NULL, fixture_done_cb,
                                 &place->f);

  return finish (place, error);
}

static void
write_before (Place *place)
{
  g_autofree char *path = place_path (place, "out.ariadne");

  g_assert_true (g_file_set_contents (path, "the old file", -1, NULL));
}

static gboolean export (Place   *place,
                        GError **error)
{
  static const gint64 ids[] = { 1, 2 };
  g_autofree char *path = place_path (place, "out.ariadne");
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) faults = NULL;
  guint n_written;

  ari_library_export_async (place->f.library, ids, 2, file, NULL, fixture_done_cb, &place->f);
  result = fixture_wait (&place->f);
  faults = ari_library_export_finish (place->f.library, result, &n_written, error);
  /* One that can't be read is left out, and named. */
  if (faults != NULL && faults->len > 0)
    g_set_error_literal (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FAILED,
                         ((AriMatchFault *) faults->pdata[0])->reason);

  return faults != NULL && faults->len == 0;
}

const Work works[] = {
  { .path = "/store/failures/migration/1", .work = open_again, .is_closed = TRUE,
    .released = "library-1.sql" },
  { .path = "/store/failures/mend", .prepare = lose_indexes, .work = open_again, .is_closed = TRUE },
  { .path = "/store/failures/ply", .ready = open_match, .work = play },
  { .path = "/store/failures/import", .work = import },
  { .path = "/store/failures/import-batches", .ready = use_small_batches, .work = import },
  { .path = "/store/failures/backup", .prepare = back_up_before, .work = back_up, .file = COPY },
  { .path = "/store/failures/restore", .prepare = back_up_beside, .work = restore, .is_closed = TRUE },
  { .path = "/store/failures/delete", .work = delete_match },
  { .path = "/store/failures/undelete", .prepare = delete_before, .work = undelete_match },
  { .path = "/store/failures/purge", .prepare = delete_before, .work = purge },
  { .path = "/store/failures/answer", .work = answer },
  { .path = "/store/failures/reviews", .work = queue_reviews },
  { .path = "/store/failures/export", .prepare = write_before, .work = export, .file = "out.ariadne" },
  { NULL },
};
