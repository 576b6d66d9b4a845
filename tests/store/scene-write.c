/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deeds that write into the library, and those that happen to its file. */
#include "scene.h"

#include "ari-exercise.h"
#include "ari-library-reviews.h"
#include "ari-seat-names.h"

static void
clock_goes (Scene      *scene,
            const char *words)
{
  scene_now += g_ascii_strtoll (words, NULL, 10);
}

/* What another program writes, or a person with an editor. */
static void
sql (Scene      *scene,
     const char *words)
{
  char *message = NULL;

  sqlite3_exec (scene->db, words, NULL, NULL, &message);
  if (message != NULL)
    scene_tell (scene, "! %s", message);
  sqlite3_free (message);
  scene->version = -1; /* its own changes don't count as those of others */
}

/* A library that could not be opened tries again. */
static void
open_library (Scene      *scene,
              const char *words)
{
  GError *error = NULL;

  g_clear_object (&scene->autosave);
  if (!scene->refused)
    fixture_renew (scene->f);
  /* Nothing happens by itself. */
  ari_library_get_options (scene->f->library)->chores_delay = 24 * 60 * 60 * 1000;
  fixture_try_open (scene->f, &error);
  scene->refused = scene_tell_error (scene, error);
  scene_tell (scene, "%s, %s", ari_library_is_read_only (scene->f->library) ? "read-only" : "writable",
              ari_library_get_mended (scene->f->library) ? "mended" : "as it was");
}

/* Nothing can be done with a library that is not open yet, or no longer. Words: "new" or "closed". */
static void
leave (Scene      *scene,
       const char *words)
{
  g_clear_object (&scene->autosave);
  if (g_str_equal (words, "new"))
    fixture_renew (scene->f);
  else
    ari_library_close (scene->f->library);
}

static void
star (Scene      *scene,
      const char *words)
{
  g_autoptr(GArray) ids = scene_numbers (words);

  ari_library_set_starred_async (scene->f->library, g_array_index (ids, gint64, 0),
                                 ids->len > 1, NULL, fixture_done_cb, scene->f);
  scene_finish (scene);
}

/* Words: match, then tags that commas separate. */
static void
tag (Scene      *scene,
     const char *words)
{
  g_auto(GStrv) parts = g_strsplit (words, " ", 2);
  g_auto(GStrv) tags = g_strsplit (parts[1] != NULL ? parts[1] : "", ",", -1);

  ari_library_set_tags_async (scene->f->library, g_ascii_strtoll (parts[0], NULL, 10),
                              (const char *const *) tags, NULL, fixture_done_cb, scene->f);
  scene_finish (scene);
}

static void
set_deleted (Scene      *scene,
             const char *words,
             gboolean    deleted)
{
  g_autoptr(GArray) ids = scene_numbers (words);

  ari_library_set_deleted_async (scene->f->library, (const gint64 *) ids->data, ids->len, deleted, NULL,
                                 fixture_done_cb, scene->f);
  scene_finish (scene);
}

static void
delete_matches (Scene      *scene,
                const char *words)
{
  set_deleted (scene, words, TRUE);
}

static void
restore (Scene      *scene,
         const char *words)
{
  set_deleted (scene, words, FALSE);
}

static void
purge (Scene      *scene,
       const char *words)
{
  g_autoptr(GArray) ids = scene_numbers (words);

  if (ids->len > 0)
    ari_library_purge_async (scene->f->library, (const gint64 *) ids->data, ids->len, NULL, fixture_done_cb,
                             scene->f);
  else
    ari_library_purge_all_async (scene->f->library, NULL, fixture_done_cb, scene->f);
  scene_finish (scene);
}

static void
tidy (Scene      *scene,
      const char *words)
{
  ari_library_tidy_async (scene->f->library, NULL, fixture_done_cb, scene->f);
  scene_finish (scene);
}

static void
drop_empty (Scene      *scene,
            const char *words)
{
  ari_library_drop_empty_async (scene->f->library, g_ascii_strtoll (words, NULL, 10), NULL, fixture_done_cb,
                                scene->f);
  scene_finish (scene);
}

static void
mend (Scene      *scene,
      const char *words)
{
  g_autoptr(GArray) ids = scene_numbers (words);

  ari_library_mend_async (scene->f->library, (const gint64 *) ids->data, ids->len, NULL, fixture_done_cb,
                          scene->f);
  scene_finish (scene);
}

static void
add_many (Scene      *scene,
          const char *words)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new ();

  g_ptr_array_add (matches, scene->match);
  g_ptr_array_add (matches, scene->match);
  ari_library_add_many_async (scene->f->library, matches, NULL, fixture_done_cb, scene->f);
  scene_finish (scene);
}

/* ---- Imports ---- */

typedef struct
{
  AriMatchData *match;
  guint         n;     /* how often it comes */
} Source;

static AriMatch *
next_match (gpointer data,
            GError **error)
{
  Source *source = data;

  return source->n-- > 0 ? ari_match_data_build (source->match, error) : NULL;
}

static void
source_free (gpointer data)
{
  ari_match_data_free (((Source *) data)->match);
  g_free (data);
}

/* Words: how often the match comes, how many matches and plies a batch has. */
static void
import (Scene      *scene,
        const char *words)
{
  g_autoptr(GArray) numbers = scene_numbers (words);
  g_autoptr(GAsyncResult) result = NULL;
  Source *source = g_new0 (Source, 1);
  AriImported imported;
  GError *error = NULL;

  source->match = ari_match_data_new (scene->match);
  source->n = (guint) g_array_index (numbers, gint64, 0);
  ari_library_get_options (scene->f->library)->batch =
      numbers->len > 1 ? (guint) g_array_index (numbers, gint64, 1) : 4096;
  ari_library_import_async (scene->f->library, next_match, source, source_free, NULL, fixture_done_cb,
                            scene->f);
  result = scene_wait (scene);
  if (ari_library_import_finish (scene->f->library, result, &imported, &error))
    scene_tell (scene, "%u added, %u known, %u judged, %u empty, last %" G_GINT64_FORMAT, imported.n_added,
                imported.n_known, imported.n_judged, imported.n_empty, imported.last_id);
  scene_tell_error (scene, error);
}

/* ---- Exercises and reviews ---- */

/* Words: match, how many evaluations were looked through, plies. */
static void
mistakes (Scene      *scene,
          const char *words)
{
  g_autoptr(GArray) numbers = scene_numbers (words);
  g_autoptr(GPtrArray) exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_exercise_free);

  for (guint i = 2; i < numbers->len; i++)
    {
      AriExercise *exercise = ari_exercise_new ("minoa", NULL);

      exercise->ply = (guint) g_array_index (numbers, gint64, i);
      g_set_str (&exercise->kind, i % 2 == 0 ? "win" : "blunder");
      g_set_str (&exercise->opponents, "Theseus\nMinos");
      g_ptr_array_add (exercises, exercise);
    }
  ari_library_add_exercises_async (scene->f->library, g_array_index (numbers, gint64, 0), exercises,
                                   (int) g_array_index (numbers, gint64, 1), NULL, fixture_done_cb, scene->f);
  scene_finish (scene);
}

static void
solve (Scene      *scene,
       const char *words)
{
  g_auto(GStrv) parts = g_strsplit (words, " ", 2);

  ari_library_solve_exercise_async (scene->f->library, g_ascii_strtoll (parts[0], NULL, 10), parts[1], NULL,
                                    fixture_done_cb, scene->f);
  scene_finish (scene);
}

/* The exercise of a number, or a puzzle of a name. */
static AriExercise *
find_exercise (const char *word)
{
  gboolean is_number = g_ascii_isdigit (*word);
  AriExercise *exercise = ari_exercise_new ("minoa", is_number ? NULL : word);

  exercise->id = is_number ? g_ascii_strtoll (word, NULL, 10) : 0;
  exercise->answered = scene_now;
  exercise->due = scene_now + 86400;
  exercise->stability = 1.5;
  exercise->difficulty = 2.5;

  return exercise;
}

/* Words: the exercise, the rating, what was done. */
static void
answer (Scene      *scene,
        const char *words)
{
  g_auto(GStrv) parts = g_strsplit (words, " ", 3);
  g_autoptr(AriExercise) exercise = find_exercise (parts[0]);

  ari_library_answer_exercise_async (scene->f->library, exercise, (guint) atoi (parts[1]), parts[2], NULL,
                                     fixture_done_cb, scene->f);
  scene_finish (scene);
}

static void
drop (Scene      *scene,
      const char *words)
{
  g_auto(GStrv) parts = g_strsplit (words, " ", 2);
  g_autoptr(AriExercise) exercise = find_exercise (parts[0]);

  ari_library_drop_exercise_async (scene->f->library, exercise, parts[1] == NULL, NULL, fixture_done_cb,
                                   scene->f);
  scene_finish (scene);
}

/* Negative: nobody asked for it. */
static void
set_reviews (Scene      *scene,
             const char *words)
{
  g_autoptr(GArray) numbers = scene_numbers (words);
  g_autoptr(GArray) reviews = g_array_new (FALSE, FALSE, sizeof (AriQueuedReview));

  for (guint i = 0; i < numbers->len; i++)
    {
      gint64 id = g_array_index (numbers, gint64, i);

      g_array_append_val (reviews, ((AriQueuedReview) { ABS (id), id < 0 }));
    }
  ari_library_set_reviews_async (scene->f->library, (const AriQueuedReview *) reviews->data, reviews->len,
                                 NULL, fixture_done_cb, scene->f);
  scene_finish (scene);
}

/* ---- People ---- */

/* Words: the old name, a greater-than sign, the new one. */
static void
rename_person (Scene      *scene,
               const char *words)
{
  g_auto(GStrv) names = g_strsplit (words, " > ", 2);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) seats = NULL;
  GError *error = NULL;

  ari_library_rename_person_async (scene->f->library, names[0], names[1], NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  seats = ari_library_rename_person_finish (scene->f->library, result, &scene->merged, &error);
  g_assert_true ((seats == NULL) == (error != NULL));
  if (scene_tell_error (scene, error))
    return;

  for (guint i = 0; i < seats->len; i++)
    scene_tell (scene, "match %" G_GINT64_FORMAT " seat %u", g_array_index (seats, AriSeatOfMatch, i).match,
                g_array_index (seats, AriSeatOfMatch, i).seat);
  g_clear_pointer (&scene->seats, g_array_unref);
  scene->seats = g_steal_pointer (&seats);
  scene_settle (scene);
}

static void
name_seats (Scene      *scene,
            const char *words)
{
  ari_library_name_seats_async (scene->f->library, scene->seats, words, scene->merged, NULL,
                                fixture_done_cb, scene->f);
  scene_finish (scene);
  scene_settle (scene);
}

/* Words: the name, a greater-than sign, the one before people became one. */
static void
separate (Scene      *scene,
          const char *words)
{
  g_auto(GStrv) names = g_strsplit (words, " > ", 2);

  ari_library_separate_async (scene->f->library, names[0], names[1], NULL, fixture_done_cb, scene->f);
  scene_finish (scene);
  scene_settle (scene);
}

const NamedDeed scene_write_deeds[] = {
  { "clock", clock_goes },
  { "sql", sql },
  { "open", open_library },
  { "leave", leave },
  { "star", star },
  { "tag", tag },
  { "delete", delete_matches },
  { "restore", restore },
  { "purge", purge },
  { "tidy", tidy },
  { "drop-empty", drop_empty },
  { "mend", mend },
  { "add-many", add_many },
  { "import", import },
  { "mistakes", mistakes },
  { "solve", solve },
  { "answer", answer },
  { "drop", drop },
  { "set-reviews", set_reviews },
  { "rename", rename_person },
  { "name-seats", name_seats },
  { "separate", separate },
  { NULL, NULL },
};
