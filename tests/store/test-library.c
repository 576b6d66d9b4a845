/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"

#include "ari-record.h"
#include "minoa/minoa.h"

static void
test_round_trip (Fixture       *f,
                 gconstpointer  data)
{
  fixture_open (f);
  for (guint seed = 0; seed < 24; seed++)
    {
      g_autoptr(AriMatch) match = test_match_tree (seed, 2 + seed % 3);
      g_autofree char *before = test_match_text (match);
      gint64 id = fixture_add (f, match);
      g_autoptr(AriMatch) again = fixture_load (f, id);
      g_autofree char *after = test_match_text (again);

      g_autofree char *record = ari_record_write (match);
      g_autofree char *record_again = ari_record_write (again);

      g_assert_cmpstr (before, ==, after);
      g_assert_cmpstr (record, ==, record_again);
      g_assert_cmpint (ari_match_winners (match), ==, ari_match_winners (again));
    }
}

static void
test_entry (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(GPtrArray) entries = NULL;
  AriRandom random;
  AriEntry *entry;
  guint total;

  fixture_open (f);
  ari_random_init (&random, 3);
  ari_match_set_title (match, "Knossos");
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Theseus", "expert");
  test_match_play (match, &random, 1000);
  g_assert_cmpuint (ari_match_winners (match), !=, 0);
  fixture_tag (f, fixture_add (f, match), " b ,a,,a");

  entries = fixture_query (f, &(AriQuery) { 0 }, &total);
  g_assert_cmpuint (total, ==, 1);
  entry = g_ptr_array_index (entries, 0);
  g_assert_true (ari_entry_is_loaded (entry));
  g_assert_cmpstr (ari_entry_get_title (entry), ==, "Knossos");
  g_assert_true (ari_setup_equal (ari_entry_get_setup (entry), ari_match_get_setup (match)));
  g_assert_true (ari_position_equal (&ari_rules_minoa, ari_entry_get_position (entry),
                                     ari_match_get_position (match)));
  g_assert_cmpuint (ari_entry_get_n_plies (entry), ==, g_list_model_get_n_items (G_LIST_MODEL (match)));
  g_assert_cmpuint (ari_entry_get_winners (entry), ==, ari_match_winners (match));
  g_assert_cmpint (ari_entry_get_scores (entry)[0] + ari_entry_get_scores (entry)[1], ==, 96);
  g_assert_cmpstr (ari_entry_get_seat (entry, 2)->level, ==, "expert");
  g_assert_cmpint (ari_entry_get_seat (entry, 2)->kind, ==, ARI_SEAT_COMPUTER);
  g_assert_cmpint (ari_entry_get_started (entry), ==, ari_match_get_started (match));
  g_assert_cmpstrv (ari_entry_get_tags (entry), ((const char *[]) { "a", "b", NULL }));
}

static void
test_filters (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriMatch) open = test_match_new (2);
  g_autoptr(AriMatch) over = test_match_new (3);
  g_autoptr(GPtrArray) entries = NULL;
  AriRandom random;
  gint64 first, second;
  guint total;

#define COUNT(...) \
  g_clear_pointer (&entries, g_ptr_array_unref); \
  entries = fixture_query (f, &(AriQuery) { __VA_ARGS__ }, &total); \
  g_assert_cmpuint (entries->len, ==, total)

  fixture_open (f);
  ari_random_init (&random, 1);
  test_match_play (open, &random, 3);
  test_match_play (over, &random, 1000);
  first = fixture_add (f, open);
  second = fixture_add (f, over);
  fixture_tag (f, first, "club");
  ari_library_set_starred_async (f->library, second, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);

  COUNT (.in_progress = TRUE);
  g_assert_cmpuint (total, ==, 1);
  g_assert_cmpint (ari_entry_get_id (entries->pdata[0]), ==, first);
  COUNT (.finished = TRUE);
  g_assert_cmpuint (total, ==, 1);
  g_assert_cmpint (ari_entry_get_id (entries->pdata[0]), ==, second);
  COUNT (.starred = TRUE);
  g_assert_cmpuint (total, ==, 1);
  g_assert_true (ari_entry_get_starred (entries->pdata[0]));
  COUNT (.tag = "club");
  g_assert_cmpuint (total, ==, 1);
  COUNT (.tag = "clu");
  g_assert_cmpuint (total, ==, 0);
  COUNT (.game = "minoa");
  g_assert_cmpuint (total, ==, 2);
  g_assert_cmpint (ari_entry_get_id (entries->pdata[0]), ==, second);
  COUNT (.game = "nothing");
  g_assert_cmpuint (total, ==, 0);
  COUNT (.deleted = TRUE);
  g_assert_cmpuint (total, ==, 0);
#undef COUNT
}

static void
test_delete (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (1, 2);
  g_autoptr(GAsyncResult) result = NULL;
  g_autofree char *mark = NULL;
  g_autoptr(GError) error = NULL;
  gint64 ids[2];
  gint64 id, kept, dropped;

  fixture_open (f);
  ids[0] = fixture_add (f, match);
  ids[1] = fixture_add (f, match);
  fixture_tag (f, ids[0], "gone");

  ari_library_set_deleted_async (f->library, ids, 2, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 0);
  g_assert_cmpuint (fixture_count (f, "Ariadne"), ==, 0);
  ari_library_set_deleted_async (f->library, ids, 1, FALSE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpuint (fixture_count (f, "Ariadne"), ==, 1);

  /* Only what is deleted goes. */
  ari_library_purge_async (f->library, ids, 2, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 1);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(DISTINCT match) FROM ply"), ==, 1);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM seat"), ==, 2);
  g_assert_cmpuint (fixture_count (f, "gone"), ==, 1);

  ari_library_set_deleted_async (f->library, ids, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  ari_library_purge_async (f->library, ids, 1, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT (SELECT count(*) FROM ply) + (SELECT count(*) FROM seat) "
                                             "+ (SELECT count(*) FROM tag) + (SELECT count(*) FROM eval)"), ==, 0);

  /* All that could be restored goes at once; what was dropped long ago, as an empty match is, waits. */
  ids[0] = fixture_add (f, match);
  ids[1] = fixture_add (f, match);
  kept = fixture_add (f, match);
  dropped = fixture_add (f, match);
  ari_library_set_deleted_async (f->library, ids, 2, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  mark = g_strdup_printf ("UPDATE match SET deleted = 1 WHERE id = %" G_GINT64_FORMAT, dropped);
  fixture_sql (f->path, mark);
  ari_library_purge_all_async (f->library, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 2);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT id FROM match WHERE deleted = 0"), ==, kept);

  /* What is gone is told so, and its id never means another match. */
  ari_library_set_starred_async (f->library, ids[1], TRUE, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_false (ari_library_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING);
  g_clear_object (&result);
  g_clear_error (&error);
  ari_library_load_async (f->library, ids[1], NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_null (ari_library_load_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING);
  id = fixture_add (f, match);
  g_assert_cmpint (id, >, ids[1]);
}

/* A computer that plays for a person still does so when the match is opened again. */
static void
test_substitute (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (3), again = NULL;

  for (AriActor seat = 1; seat <= 3; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_PERSON, NULL, NULL);
  ari_match_set_substitute (match, 2, "adept");
  fixture_open (f);
  again = fixture_load (f, fixture_add (f, match));
  for (AriActor seat = 1; seat <= 3; seat++)
    {
      g_assert_cmpint (ari_match_get_seat (again, seat)->kind, ==, ARI_SEAT_PERSON);
      g_assert_cmpint (ari_match_has_substitute (again, seat), ==, seat == 2);
    }
  g_assert_cmpstr (ari_match_get_seat (again, 2)->level, ==, "adept");
}

/* A match that was purged can’t be deleted, nor brought back; nothing else changes with it. */
static void
test_delete_missing (Fixture       *f,
                     gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  gint64 ids[2];

  fixture_open (f);
  ids[0] = fixture_add (f, match);
  ids[1] = ids[0] + 1;
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(GAsyncResult) result = NULL;
      g_autoptr(GError) error = NULL;

      ari_library_set_deleted_async (f->library, ids, 2, TRUE, NULL, fixture_done_cb, f);
      result = fixture_wait (f);
      g_assert_false (ari_library_finish (f->library, result, &error));
      g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING);
      g_assert_cmpuint (fixture_count (f, NULL), ==, 1);
    }
  /* Deleting twice is no error. */
  for (guint i = 0; i < 2; i++)
    fixture_delete (f, ids[0], TRUE);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 0);
}

static void
test_tags (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(GAsyncResult) result = NULL;
  g_auto(GStrv) tags = NULL;
  gint64 id;

  fixture_open (f);
  fixture_tag (f, fixture_add (f, match), "zebra,äpfel");
  id = fixture_add (f, match);
  fixture_tag (f, id, "zebra,only deleted");
  ari_library_set_deleted_async (f->library, &id, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);

  ari_library_tags_async (f->library, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  tags = ari_library_tags_finish (f->library, result, NULL);
  g_assert_cmpuint (g_strv_length (tags), ==, 2);
  g_assert_true (g_strv_contains ((const char *const *) tags, "zebra"));
  g_assert_true (g_strv_contains ((const char *const *) tags, "äpfel"));
}

/* Asks how the first plies of a line went on. */
static GArray *
played_filtered (Fixture               *f,
                 AriMatch              *match,
                 const char            *texts,
                 const AriPlayedFilter *filter)
{
  const AriSetup *setup = ari_match_get_setup (match);
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);
  g_autofree AriAction *actions = g_new (AriAction, g_strv_length (words));
  g_autoptr(GAsyncResult) result = NULL;
  AriPosition position;
  guint n = 0;

  setup->rules->start (&position, setup);
  for (guint i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      g_assert_true (ari_rules_parse (setup->rules, &position, words[i], &actions[n], NULL));
      setup->rules->apply (&position, actions[n++]);
    }
  ari_library_played_async (f->library, setup, actions, n, 0, filter, NULL, fixture_done_cb, f);
  result = fixture_wait (f);

  return ari_library_played_finish (f->library, result, NULL);
}

static void
assert_played (Fixture    *f,
               AriMatch   *match,
               const char *line,
               const char *numbers)
{
  g_autoptr(GArray) played = played_filtered (f, match, line, NULL);
  g_autoptr(GString) text = g_string_new (NULL);

  g_assert_nonnull (played);
  for (guint i = 0; i < played->len; i++)
    {
      const AriPlayed *one = &g_array_index (played, AriPlayed, i);

      g_string_append_printf (text, "%s%u/%u", i > 0 ? " " : "", one->n_finished, one->n);
      if (one->n_finished > 0)
        g_string_append_printf (text, "=%.2f", one->win[0]);
    }
  g_assert_cmpstr (text->str, ==, numbers);
}

/* Positions are found however they came about, and turned; what was only tried is not counted. */
static void
test_played (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) one = test_match_new (2);
  g_autoptr(AriMatch) other = test_match_new (2);
  g_autoptr(AriMatch) third = test_match_new (3);

  test_match_play_texts (one, "d4d5 e5e6 d5e5");
  /* The other order, turned by a half, after something that was only tried. */
  test_match_play_texts (other, "a1a2");
  ari_match_go_to (other, NULL);
  test_match_play_texts (other, "e4e5 f5f6 e5f5");
  ari_match_promote (other, ari_match_get_ply (other));
  test_match_play_texts (third, "d4d5");
  fixture_open (f);
  fixture_add (f, one);
  fixture_add (f, other);
  fixture_add (f, third);

  assert_played (f, one, "", "0/1 0/1");
  assert_played (f, one, "d4d5", "0/1");
  assert_played (f, one, "d4d5 e5e6", "0/2");
  assert_played (f, one, "e5e6 d4d5", "0/2");
  assert_played (f, one, "d4d5 e5e6 d5e5", "");
  assert_played (f, one, "a1a2", "");
  assert_played (f, third, "", "0/1");

  /* Later ones that were deleted, however many, hide none of them. */
  fixture_sql (f->path, "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) "
                        "INSERT INTO match (game, setup, started, touched, deleted) "
                        "SELECT game, setup, 0, 0, 1 FROM n JOIN match "
                        "WHERE id = (SELECT min (id) FROM match);"
                        "INSERT INTO ply (match, id, parent, ord, action, hash) "
                        "SELECT match.id, ply.id, 0, 0, action, hash FROM match JOIN ply "
                        "WHERE deleted = 1 AND ply.match = (SELECT min (id) FROM match) AND ply.parent = 0");
  assert_played (f, one, "", "0/1 0/1");
  assert_played (f, one, "d4d5", "0/1");
}

/* Results are shares of finished matches, of all that went the same way. */
static void
test_played_results (Fixture       *f,
                     gconstpointer  data)
{
  AriSetup setup;

  fixture_open (f);
  g_assert_true (ari_setup_parse (&setup, "minarett", NULL));
  for (guint i = 0; i < 4; i++)
    {
      static const char *const lines[] = {
        "L@a1 L@e5 M@a1 L@e4 S@a1", "L@e1 L@a5 M@e1 L@a4 S@e1", "L@a5 L@c3 L@d4 M@c3 L@d5 S@c3", "L@c3 L@a1",
      };
      g_autoptr(AriMatch) match = ari_match_new (&setup);

      test_match_play_texts (match, lines[i]);
      fixture_add (f, match);
      if (i == 3)
        {
          assert_played (f, match, "", "3/3=0.67 0/1");
          assert_played (f, match, "L@e5", "2/2=1.00 1/1=0.00");
        }
    }
}

/* Who chose, when, and only some of them. */
static void
test_played_by (Fixture       *f,
                gconstpointer  data)
{
  static const struct { const char *name, *line; gint64 date; } matches[] = {
    { "Ariadne", "d4d5 e5e6", 1000 }, { "Ariadne", "d4d5", 3000 }, { "Minos", "d4d5", 2000 },
    { "Minos", "a1a2", 4000 }, { "", "a1a2", 500 },
  };
  g_autoptr(AriMatch) computer = test_match_new (2), any = test_match_new (2);
  g_autoptr(GArray) all = NULL, ariadne = NULL, theseus = NULL, late = NULL, stood_in = NULL;
  const AriPlayed *first;

  fixture_open (f);
  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autoptr(AriMatch) match = test_match_new (2);
      g_autofree char *sql = NULL;
      gint64 id;

      ari_match_set_seat (match, 1, ARI_SEAT_PERSON, matches[i].name, NULL);
      test_match_play_texts (match, matches[i].line);
      id = fixture_add (f, match);
      sql = g_strdup_printf ("UPDATE match SET touched = %" G_GINT64_FORMAT " WHERE id = %" G_GINT64_FORMAT,
                             matches[i].date, id);
      fixture_sql (f->path, sql);
    }
  ari_match_set_seat (computer, 1, ARI_SEAT_COMPUTER, "Talos", "adept");
  ari_match_set_seat (computer, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  test_match_play_texts (computer, "d4d5");
  fixture_add (f, computer);

  all = played_filtered (f, any, "", NULL);
  g_assert_cmpuint (all->len, ==, 2);
  first = &g_array_index (all, AriPlayed, 0);
  g_assert_cmpuint (first->n, ==, 4);
  g_assert_cmpuint (first->by->len, ==, 3);
  g_assert_cmpstr (g_array_index (first->by, AriPlayedBy, 0).name, ==, "Ariadne");
  g_assert_cmpuint (g_array_index (first->by, AriPlayedBy, 0).n, ==, 2);
  g_assert_cmpstr (g_array_index (first->by, AriPlayedBy, 1).name, ==, "Minos");
  g_assert_cmpstr (g_array_index (first->by, AriPlayedBy, 2).name, ==, "adept");

  ariadne = played_filtered (f, any, "", &(AriPlayedFilter) { .person = "Ariadne" });
  g_assert_cmpuint (ariadne->len, ==, 1);
  g_assert_cmpuint (g_array_index (ariadne, AriPlayed, 0).n, ==, 2);
  g_assert_cmpint (g_array_index (ariadne, AriPlayed, 0).latest, ==, 3000);
  g_assert_cmpint (g_array_index (ariadne, AriPlayed, 0).match, ==, 2);
  g_assert_cmpuint (g_array_index (ariadne, AriPlayed, 0).ply, ==, 1);

  /* What was played against somebody belongs to the matches of that person, too. */
  theseus = played_filtered (f, any, "", &(AriPlayedFilter) { .person = "Theseus" });
  g_assert_cmpuint (theseus->len, ==, 1);
  g_assert_cmpuint (g_array_index (theseus, AriPlayed, 0).n, ==, 1);
  g_assert_cmpstr (g_array_index (g_array_index (theseus, AriPlayed, 0).by, AriPlayedBy, 0).name, ==, "adept");

  late = played_filtered (f, any, "", &(AriPlayedFilter) { .person = "Minos", .since = 2001 });
  g_assert_cmpuint (late->len, ==, 1);
  g_assert_cmpuint (g_array_index (late, AriPlayed, 0).n, ==, 1);
  g_assert_cmpint (g_array_index (late, AriPlayed, 0).latest, ==, 4000);

  /* A computer that chose for Ariadne is neither she nor the level of her seat. */
  fixture_sql (f->path, "UPDATE ply SET chooser = 2 WHERE match = 1");
  fixture_sql (f->path, "UPDATE seat SET level = 'master' WHERE match = 1 AND seat = 1");
  stood_in = played_filtered (f, any, "", NULL);
  first = &g_array_index (stood_in, AriPlayed, 0);
  g_assert_cmpuint (first->by->len, ==, 4);
  g_assert_null (g_array_index (first->by, AriPlayedBy, 0).name);
  g_assert_cmpint (g_array_index (first->by, AriPlayedBy, 0).kind, ==, ARI_SEAT_COMPUTER);
  g_assert_cmpstr (g_array_index (first->by, AriPlayedBy, 1).name, ==, "Ariadne");
  g_assert_cmpuint (g_array_index (first->by, AriPlayedBy, 1).n, ==, 1);
}

/* The setups of the matches, without those that were deleted. */
static void
test_setups (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) two = test_match_new (2), three = test_match_new (3), four = test_match_new (4);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) setups = NULL;
  gint64 deleted;

  fixture_open (f);
  fixture_add (f, two);
  fixture_add (f, three);
  fixture_add (f, two);
  deleted = fixture_add (f, four);
  fixture_sql (f->path, "UPDATE match SET touched = 1000 * (setup LIKE '%seats=3%')");
  ari_library_set_deleted_async (f->library, &deleted, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);

  ari_library_setups_async (f->library, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  setups = ari_library_setups_finish (f->library, result, NULL);
  g_assert_cmpuint (setups->len, ==, 2);
  g_assert_true (ari_setup_equal (&g_array_index (setups, AriSetup, 0), ari_match_get_setup (three)));
  g_assert_true (ari_setup_equal (&g_array_index (setups, AriSetup, 1), ari_match_get_setup (two)));
}

static void
test_add_many (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < 10; i++)
    g_ptr_array_add (matches, test_match_tree (i, 2));
  fixture_open (f);
  ari_library_add_many_async (f->library, matches, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 10);
}

static void
test_cancel_before_start (Fixture       *f,
                          gconstpointer  data)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  fixture_renew (f);
  g_cancellable_cancel (cancellable);
  ari_library_open_async (f->library, cancellable, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_false (ari_library_open_finish (f->library, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));

  /* And it can be opened afterwards. */
  fixture_open (f);
}

static void
test_not_open (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  fixture_renew (f);
  ari_library_add_async (f->library, match, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_cmpint (ari_library_add_finish (f->library, result, &error), ==, -1);
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FAILED);
}

static void
count_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  if (ari_library_add_finish (ARI_LIBRARY (source), result, NULL) > 0)
    (*(guint *) data)++;
}

/* Closing drains: what was queued is done, and its callbacks still come. */
static void
test_close_drains (Fixture       *f,
                   gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (1, 2);
  guint n = 0;

  fixture_open (f);
  for (guint i = 0; i < 20; i++)
    ari_library_add_async (f->library, match, NULL, count_cb, &n);
  fixture_close (f);
  g_assert_cmpuint (n, ==, 20);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 20);
}

static void
changed_cb (AriLibrary *library,
            guint      *n)
{
  (*n)++;
}

static void
test_changed (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  guint n = 0;

  fixture_open (f);
  g_signal_connect (f->library, "changed", G_CALLBACK (changed_cb), &n);
  fixture_add (f, match);
  while (n < 1)
    g_main_context_iteration (NULL, TRUE);

  /* What another program writes is noticed at the next reading. */
  fixture_count (f, NULL);
  g_assert_cmpuint (n, ==, 1);
  fixture_sql (f->path, "UPDATE match SET starred = 1");
  fixture_count (f, NULL);
  while (n < 2)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/library/round-trip", test_round_trip, NULL);
  FIXTURE_ADD ("/store/library/entry", test_entry, NULL);
  FIXTURE_ADD ("/store/library/filters", test_filters, NULL);
  FIXTURE_ADD ("/store/library/delete", test_delete, NULL);
  FIXTURE_ADD ("/store/library/delete-missing", test_delete_missing, NULL);
  FIXTURE_ADD ("/store/library/substitute", test_substitute, NULL);
  FIXTURE_ADD ("/store/library/tags", test_tags, NULL);
  FIXTURE_ADD ("/store/library/played", test_played, NULL);
  FIXTURE_ADD ("/store/library/played-results", test_played_results, NULL);
  FIXTURE_ADD ("/store/library/played-by", test_played_by, NULL);
  FIXTURE_ADD ("/store/library/setups", test_setups, NULL);
  FIXTURE_ADD ("/store/library/add-many", test_add_many, NULL);
  FIXTURE_ADD ("/store/library/cancel-before-start", test_cancel_before_start, NULL);
  FIXTURE_ADD ("/store/library/not-open", test_not_open, NULL);
  FIXTURE_ADD ("/store/library/close-drains", test_close_drains, NULL);
  FIXTURE_ADD ("/store/library/changed", test_changed, NULL);

  return g_test_run ();
}
