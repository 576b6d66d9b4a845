/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deeds that read results and exercises, the queue of reviews, and the state of the library. */
#include "scene.h"

#include "ari-exercise.h"
#include "ari-library-reviews.h"

static const AriRules *
rules_of (const char *id)
{
  const AriRules *rules = ari_rules_lookup (id);

  g_assert_nonnull (rules);

  return rules;
}

/* ---- Results ---- */

static void
tell_result (Scene           *scene,
             const AriResult *result)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (AriActor seat = 1; seat <= result->seats; seat++)
    {
      guint player = result->players[seat - 1];

      g_string_append_printf (text, "; %d %u %d %d", (int) player, result->sides[seat - 1],
                              result->scores[seat - 1], ari_result_points (result, seat));
      g_string_append_printf (text, " at %d,",
                              player != ARI_NO_PLAYER ? ari_result_seat (result, player) : 0);
      for (AriActor other = 1; other <= result->seats; other++)
        g_string_append_printf (text, " %g", ari_result_score (result, seat, other));
    }
  scene_tell (scene,
              "%" G_GINT64_FORMAT ": %" G_GINT64_FORMAT " %s winners %u, points %d, helped %d, draw %d%s",
              result->match, result->ended, result->rules->id, result->winners, result->by_points,
              result->helped, ari_result_is_draw (result), text->str);
}

/* Words: anything: those of the last time are known. */
static void
results (Scene      *scene,
         const char *words)
{
  AriResults *known = *words != '\0' ? scene->results : NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(AriResults) results = NULL;
  GError *error = NULL;

  ari_library_results_async (scene->f->library, known, NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  results = ari_library_results_finish (scene->f->library, result, &error);
  g_assert_true ((results == NULL) == (error != NULL));
  if (scene_tell_error (scene, error))
    return;

  scene_tell (scene, "%s, %s", results == known ? "known" : "read",
              scene->results != NULL && ari_results_equal (results, scene->results) ? "the same" : "others");
  for (guint i = 0; i < results->players->len; i++)
    {
      const AriPlayer *player = results->players->pdata[i];

      scene_tell (scene, "%u: %d %s", i, player->kind, player->name);
    }
  for (guint i = 0; i < results->results->len; i++)
    tell_result (scene, &g_array_index (results->results, AriResult, i));
  g_clear_pointer (&scene->results, ari_results_unref);
  scene->results = g_steal_pointer (&results);
}

static void
tell_ids (Scene  *scene,
          GArray *ids)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (text, " %" G_GINT64_FORMAT, g_array_index (ids, gint64, i));
  scene_tell (scene, "%u:%s", ids->len, text->str);
}

/* Words: game, "analysed" or "timed", limit, name. */
static void
matches_of (Scene      *scene,
            const char *words)
{
  g_auto(GStrv) parts = g_strsplit (words, " ", 4);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) ids = NULL;
  GError *error = NULL;

  ari_library_matches_of_async (scene->f->library, parts[3], rules_of (parts[0]),
                                g_str_equal (parts[1], "timed") ? ARI_MATCHES_TIMED : ARI_MATCHES_ANALYSED,
                                (guint) atoi (parts[2]), NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  ids = ari_library_matches_of_finish (scene->f->library, result, &error);
  g_assert_true ((ids == NULL) == (error != NULL));
  if (!scene_tell_error (scene, error))
    tell_ids (scene, ids);
}

static void
outcomes (Scene      *scene,
          const char *words)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) counts = NULL;
  GError *error = NULL;

  ari_library_outcomes_async (scene->f->library, rules_of (words), NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  counts = ari_library_outcomes_finish (scene->f->library, result, &error);
  g_assert_true ((counts == NULL) == (error != NULL));
  if (scene_tell_error (scene, error))
    return;

  for (guint i = 0; i < counts->len; i++)
    {
      const AriOutcomeCount *count = counts->pdata[i];

      scene_tell (scene, "%s: %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT ", expected %.4f ± %.4f",
                  count->text, count->seen, count->possible, count->expected,
                  ari_outcome_count_range (count));
    }
}

static void
feats (Scene      *scene,
       const char *words)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) found = NULL;
  GError *error = NULL;

  ari_library_feats_async (scene->f->library, rules_of (words), NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  found = ari_library_feats_finish (scene->f->library, result, &error);
  g_assert_true ((found == NULL) == (error != NULL));
  if (scene_tell_error (scene, error))
    return;

  for (guint i = 0; i < found->len; i++)
    {
      const AriRecordedFeat *feat = found->pdata[i];

      scene_tell (scene, "%s, %s: %s, %s", feat->name, feat->level, feat->performance,
                  feat->hit ? "hit" : "missed");
    }
}

/* ---- Exercises and reviews ---- */

static void
exercises (Scene      *scene,
           const char *words)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) found = NULL;
  g_autoptr(GArray) answers = NULL;
  g_auto(GStrv) searched = NULL;
  g_autofree char *games = NULL;
  GError *error = NULL;

  ari_library_exercises_async (scene->f->library, NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  found = ari_library_exercises_finish (scene->f->library, result, &answers, &searched, &error);
  g_assert_true ((found == NULL) == (error != NULL));
  if (scene_tell_error (scene, error))
    return;

  for (guint i = 0; i < found->len; i++)
    {
      const AriExercise *exercise = found->pdata[i];

      scene_tell (scene,
                  "%" G_GINT64_FORMAT ": %s %s, match %" G_GINT64_FORMAT
                  " ply %u, %s, %s, %s, %g %g, %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %d",
                  exercise->id, exercise->game, exercise->puzzle, exercise->match, exercise->ply,
                  exercise->kind, exercise->opponents, exercise->solution, exercise->stability,
                  exercise->difficulty, exercise->answered, exercise->due, exercise->dropped);
    }
  for (guint i = 0; i < answers->len; i++)
    {
      const AriExerciseAnswer *answer = &g_array_index (answers, AriExerciseAnswer, i);

      scene_tell (scene, "answer to %" G_GINT64_FORMAT " %s %s: %" G_GINT64_FORMAT " %u", answer->exercise,
                  answer->game, answer->puzzle, answer->time, answer->rating);
    }
  games = g_strjoinv (", ", searched);
  scene_tell (scene, "searched: %s", games);
}

/* Words: a name, or none. */
static void
unpractised (Scene      *scene,
             const char *words)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) ids = NULL;
  GError *error = NULL;

  ari_library_unpractised_async (scene->f->library, *words != '\0' ? words : NULL, NULL, fixture_done_cb,
                                 scene->f);
  result = scene_wait (scene);
  ids = ari_library_unpractised_finish (scene->f->library, result, &error);
  g_assert_true ((ids == NULL) == (error != NULL));
  if (!scene_tell_error (scene, error))
    tell_ids (scene, ids);
}

static void
reviews (Scene      *scene,
         const char *words)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) found = NULL;
  GError *error = NULL;

  ari_library_reviews_async (scene->f->library, NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  found = ari_library_reviews_finish (scene->f->library, result, &error);
  g_assert_true ((found == NULL) == (error != NULL));
  if (scene_tell_error (scene, error))
    return;

  for (guint i = 0; i < found->len; i++)
    scene_tell (scene, "match %" G_GINT64_FORMAT "%s", g_array_index (found, AriQueuedReview, i).match,
                g_array_index (found, AriQueuedReview, i).automatic ? ", by itself" : "");
}

/* Words: matches. */
static void
missing (Scene      *scene,
         const char *words)
{
  g_autoptr(GArray) asked = scene_numbers (words);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) ids = NULL;
  GError *error = NULL;

  ari_library_missing_async (scene->f->library, (const gint64 *) asked->data, asked->len, NULL,
                             fixture_done_cb, scene->f);
  result = scene_wait (scene);
  ids = ari_library_missing_finish (scene->f->library, result, &error);
  g_assert_true ((ids == NULL) == (error != NULL));
  if (!scene_tell_error (scene, error))
    tell_ids (scene, ids);
}

/* ---- Whether all is well ---- */

static void
check (Scene      *scene,
       const char *words)
{
  ari_library_check_async (scene->f->library, NULL, fixture_done_cb, scene->f);
  scene_finish (scene);
}

static void
tell_faults (Scene     *scene,
             GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const AriMatchFault *fault = faults->pdata[i];

      scene_tell (scene, "match %" G_GINT64_FORMAT ", %s: %s %s", fault->id, fault->name, fault->reason,
                  fault->mendable ? "(mendable)" : "");
    }
}

static void
inspect (Scene      *scene,
         const char *words)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) faults = NULL;
  GError *error = NULL;

  ari_library_inspect_async (scene->f->library, NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  faults = ari_library_inspect_finish (scene->f->library, result, &error);
  g_assert_true ((faults == NULL) == (error != NULL));
  if (!scene_tell_error (scene, error))
    tell_faults (scene, faults);
}

/* Words: matches. */
static void
export_matches (Scene      *scene,
                const char *words)
{
  g_autoptr(GArray) ids = scene_numbers (words);
  g_autofree char *path = g_build_filename (scene->f->dir, "export.ariadne", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) faults = NULL;
  g_autofree char *text = NULL, *sum = NULL;
  GError *error = NULL;
  guint n_written = 0;

  ari_library_export_async (scene->f->library, (const gint64 *) ids->data, ids->len, file, NULL,
                            fixture_done_cb, scene->f);
  result = scene_wait (scene);
  faults = ari_library_export_finish (scene->f->library, result, &n_written, &error);
  g_assert_true ((faults == NULL) == (error != NULL));
  if (!scene_tell_error (scene, error))
    tell_faults (scene, faults);
  if (g_file_get_contents (path, &text, NULL, NULL))
    sum = g_compute_checksum_for_string (G_CHECKSUM_MD5, text, -1);
  scene_tell (scene, "%u written, %s", n_written, sum);
  g_unlink (path);
}

const NamedDeed scene_person_deeds[] = {
  { "results", results },
  { "matches-of", matches_of },
  { "outcomes", outcomes },
  { "feats", feats },
  { "exercises", exercises },
  { "unpractised", unpractised },
  { "reviews", reviews },
  { "missing", missing },
  { "check", check },
  { "inspect", inspect },
  { "export", export_matches },
  { NULL, NULL },
};
