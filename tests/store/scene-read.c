/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deeds that read matches and lists of them, and tell all that they are answered. */
#include "scene.h"

#include "ari-library-reviews.h"
#include "ari-record.h"
#include "ari-search-fold.h"

/* ---- Matches ---- */

static void
tell_match (Scene *scene,
            gint64 id)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(AriMatch) match = NULL;
  g_autofree char *record = NULL, *tree = NULL, *sum = NULL;
  GError *error = NULL;

  ari_library_load_async (scene->f->library, id, NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  match = ari_library_load_finish (scene->f->library, result, &error);
  g_assert_true ((match == NULL) == (error != NULL));
  if (scene_tell_error (scene, error))
    return;

  record = ari_record_write (match);
  tree = test_match_text (match);
  sum = g_compute_checksum_for_string (G_CHECKSUM_MD5, tree, -1);
  scene_tell (scene, "%" G_GINT64_FORMAT ": %u of %u plies, winners %u, over %d, %zu bytes of record, %s", id,
              ari_match_get_main_length (match), ari_match_get_n_plies (match), ari_match_winners (match),
              ari_match_is_over (match), strlen (record), sum);
  scene_tell (scene, "   warns %d %u, handover %u, free undo %d, %s", ari_match_get_warnings (match)->from,
              ari_match_get_warnings (match)->seats, ari_match_get_handover (match),
              ari_match_get_free_undo (match), ari_match_get_foreign_tags (match));
  g_test_message ("%s\n%s", record, tree);
}

/* Words: matches. */
static void
load (Scene      *scene,
      const char *words)
{
  g_autoptr(GArray) ids = scene_numbers (words);

  for (guint i = 0; i < ids->len; i++)
    tell_match (scene, g_array_index (ids, gint64, i));
}

static void
tell_entry (Scene    *scene,
            AriEntry *entry)
{
  const AriSetup *setup = ari_entry_get_setup (entry);
  g_autofree char *text = ari_setup_to_text (setup);
  g_autofree char *tags = g_strjoinv (",", (char **) ari_entry_get_tags (entry));
  g_autofree char *ending = ari_entry_get_ending (entry)->kind != ARI_ENDING_NONE
                            ? ari_ending_to_text (ari_entry_get_ending (entry), setup->seats) : NULL;
  g_autoptr(GString) seats = g_string_new (NULL);

  for (AriActor seat = 1; seat <= setup->seats; seat++)
    g_string_append_printf (seats, " %d %s %s %d;", ari_entry_get_seat (entry, seat)->kind,
                            ari_entry_get_seat_name (entry, seat), ari_entry_get_seat (entry, seat)->level,
                            ari_entry_get_scores (entry)[seat - 1]);
  scene_tell (scene,
              "%" G_GINT64_FORMAT ": %s; %s; %d %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %u %u %s %d %s;%s"
              " %" G_GINT64_MODIFIER "x",
              ari_entry_get_id (entry), text, ari_entry_get_title (entry), ari_entry_is_loaded (entry),
              ari_entry_get_started (entry), ari_entry_get_touched (entry), ari_entry_get_n_plies (entry),
              ari_entry_get_winners (entry), ending, ari_entry_get_starred (entry), tags, seats->str,
              setup->rules->hash (ari_entry_get_position (entry)));
}

/* Words: a match. */
static void
entry (Scene      *scene,
       const char *words)
{
  g_autoptr(AriEntry) entry = ari_library_make_entry (scene->f->library, g_ascii_strtoll (words, NULL, 10));
  g_autoptr(GAsyncResult) result = NULL;
  g_auto(GStrv) tags = NULL;

  /* What is asked later is answered later. */
  ari_library_tags_async (scene->f->library, NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  tags = ari_library_tags_finish (scene->f->library, result, NULL);
  if (ari_entry_is_loaded (entry))
    tell_entry (scene, entry);
  else
    scene_tell (scene, "! not filled");
  scene->failed = !ari_entry_is_loaded (entry);
}

/* ---- Lists ---- */

/* What "a=b" says, the last of these words. */
typedef struct
{
  AriQuery query;
  guint    offset, limit;
  char   **parts;
} Asked;

static void
asked_init (Asked      *asked,
            const char *words)
{
  AriQuery *query = &asked->query;

  *asked = (Asked) { .limit = 100, .parts = g_strsplit (words, ";", -1) };
  for (guint i = 0; asked->parts[i] != NULL; i++)
    {
      char *name = asked->parts[i], *value = strchr (name, '=');

      if (value != NULL)
        *value++ = '\0';
      if (g_str_equal (name, "words"))
        query->words = value;
      else if (g_str_equal (name, "game"))
        query->game = value;
      else if (g_str_equal (name, "tag"))
        query->tag = value;
      else if (g_str_equal (name, "person") || g_str_equal (name, "level"))
        query->player = value;
      else if (g_str_equal (name, "since"))
        query->since = g_ascii_strtoll (value, NULL, 10);
      else if (g_str_equal (name, "offset"))
        asked->offset = (guint) atoi (value);
      else if (g_str_equal (name, "limit"))
        asked->limit = (guint) atoi (value);
      query->player_kind = g_str_equal (name, "level") ? ARI_SEAT_COMPUTER : query->player_kind;
      query->result = g_str_equal (name, "won")    ? ARI_QUERY_WON
                      : g_str_equal (name, "lost") ? ARI_QUERY_LOST
                                                   : query->result;
      query->in_progress |= g_str_equal (name, "in-progress");
      query->finished |= g_str_equal (name, "finished");
      query->starred |= g_str_equal (name, "starred");
      query->deleted |= g_str_equal (name, "deleted");
    }
}

static void
tell_count (Scene          *scene,
            const AriQuery *query)
{
  g_autoptr(GPtrArray) queries = g_ptr_array_new ();
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) counts = NULL;
  GError *error = NULL;

  g_ptr_array_add (queries, &(AriQuery) { .game = "minoa" });
  g_ptr_array_add (queries, (gpointer) query);
  ari_library_counts_async (scene->f->library, queries, NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  counts = ari_library_counts_finish (scene->f->library, result, &error);
  g_assert_true ((counts == NULL) == (error != NULL));
  if (!scene_tell_error (scene, error))
    scene_tell (scene, "%u; %u of one game", g_array_index (counts, guint, 1),
                g_array_index (counts, guint, 0));
}

/* Words: a query. */
static void
find (Scene      *scene,
      const char *words)
{
  Asked asked;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) entries = NULL;
  GError *error = NULL;
  guint total;

  asked_init (&asked, words);
  ari_library_query_async (scene->f->library, &asked.query, asked.offset, asked.limit, NULL, fixture_done_cb,
                           scene->f);
  result = scene_wait (scene);
  entries = ari_library_query_finish (scene->f->library, result, &total, &error);
  g_assert_true ((entries == NULL) == (error != NULL));
  if (!scene_tell_error (scene, error))
    {
      scene_tell (scene, "%u", total);
      for (guint i = 0; i < entries->len; i++)
        tell_entry (scene, entries->pdata[i]);
    }
  tell_count (scene, &asked.query);
  g_strfreev (asked.parts);
}

static void
changed_cb (Scene *scene,
            guint  position,
            guint  removed,
            guint  added)
{
  scene_tell (scene, "at %u: -%u +%u", position, removed, added);
}

static gboolean
is_filled (GListModel *list)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr(AriEntry) item = g_list_model_get_item (list, i);

      if (!ari_entry_is_loaded (item))
        return FALSE;
    }

  return TRUE;
}

static void
tell_list (Scene *scene)
{
  GListModel *model = G_LIST_MODEL (scene->list);

  while (ari_entry_list_is_loading (scene->list)
         || (ari_entry_list_get_error_message (scene->list) == NULL && !is_filled (model)))
    g_main_context_iteration (NULL, TRUE);
  if (ari_entry_list_get_error_message (scene->list) != NULL)
    {
      scene_tell (scene, "! list");
      scene->failed = TRUE;
      return;
    }
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr(AriEntry) item = g_list_model_get_item (model, i);

      tell_entry (scene, item);
    }
}

/* A list of what one query finds, and then of what another one finds. Words: the two, with a bar. */
static void
list (Scene      *scene,
      const char *words)
{
  g_auto(GStrv) queries = g_strsplit (words, "|", -1);

  g_clear_object (&scene->list);
  scene->list = ari_entry_list_new (scene->f->library);
  g_signal_connect_swapped (scene->list, "items-changed", G_CALLBACK (changed_cb), scene);
  for (guint i = 0; queries[i] != NULL; i++)
    {
      Asked asked;

      asked_init (&asked, queries[i]);
      ari_entry_list_set_query (scene->list, &asked.query);
      g_strfreev (asked.parts);
      tell_list (scene);
    }
  g_signal_handlers_disconnect_by_func (scene->list, changed_cb, scene);
  g_clear_object (&scene->list);
}

static void
tags (Scene      *scene,
      const char *words)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_auto(GStrv) tags = NULL;
  g_autofree char *text = NULL;
  GError *error = NULL;

  ari_library_tags_async (scene->f->library, NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  tags = ari_library_tags_finish (scene->f->library, result, &error);
  g_assert_true ((tags == NULL) == (error != NULL));
  if (scene_tell_error (scene, error))
    return;

  text = g_strjoinv (", ", tags);
  scene_tell (scene, "%s", text);
}

static void
fold (Scene      *scene,
      const char *words)
{
  g_autofree char *folded = ari_search_fold (words);

  scene_tell (scene, "%s", folded);
}

/* ---- How matches went on ---- */

static void
tell_played (Scene           *scene,
             const AriPlayed *played,
             const AriPosition *position)
{
  const AriRules *rules = ari_match_get_rules (scene->match);
  g_autofree char *action = rules->format (position, played->action);
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < ari_match_get_setup (scene->match)->seats; i++)
    g_string_append_printf (text, " %.4f", played->win[i]);
  for (guint i = 0; i < played->by->len; i++)
    {
      const AriPlayedBy *by = &g_array_index (played->by, AriPlayedBy, i);

      g_string_append_printf (text, "; %d %s %u", by->kind, by->name, by->n);
    }
  scene_tell (scene, "%s: %u, %u finished, %" G_GINT64_FORMAT ",%s", action, played->n, played->n_finished,
              played->latest, text->str);
}

/* After the first plies of the match at hand. Words: how many plies, except which match, since, person. */
static void
played (Scene      *scene,
        const char *words)
{
  g_auto(GStrv) parts = g_strsplit (words, " ", 4);
  guint n = (guint) atoi (parts[0]), n_parts = g_strv_length (parts);
  g_autofree AriAction *actions = g_new (AriAction, n + 1);
  AriPlayedFilter filter = { .since = n_parts > 2 ? g_ascii_strtoll (parts[2], NULL, 10) : 0,
                             .person = n_parts > 3 ? parts[3] : NULL };
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) found = NULL;
  AriPosition position;
  GError *error = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (scene->match), i);

      actions[i] = ari_ply_get_action (ply);
    }
  ari_match_get_position_at (scene->match, n, &position);
  ari_library_played_async (scene->f->library, ari_match_get_setup (scene->match), actions, n,
                            n_parts > 1 ? atoi (parts[1]) : 0, n_parts > 2 ? &filter : NULL, NULL,
                            fixture_done_cb, scene->f);
  result = scene_wait (scene);
  found = ari_library_played_finish (scene->f->library, result, &error);
  g_assert_true ((found == NULL) == (error != NULL));
  if (scene_tell_error (scene, error))
    return;

  for (guint i = 0; i < found->len; i++)
    tell_played (scene, &g_array_index (found, AriPlayed, i), &position);
}

const NamedDeed scene_read_deeds[] = {
  { "load", load },
  { "entry", entry },
  { "find", find },
  { "list", list },
  { "tags", tags },
  { "fold", fold },
  { "played", played },
  { NULL, NULL },
};
