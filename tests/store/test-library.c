/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"

#include "ari-record.h"

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
  g_autoptr(GError) error = NULL;
  gint64 ids[2];
  gint64 id;

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

  ari_library_purge_async (f->library, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 1);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(DISTINCT match) FROM ply"), ==, 1);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM seat"), ==, 2);
  g_assert_cmpuint (fixture_count (f, "gone"), ==, 1);

  ari_library_set_deleted_async (f->library, ids, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  ari_library_purge_async (f->library, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT (SELECT count(*) FROM ply) + (SELECT count(*) FROM seat) "
                                             "+ (SELECT count(*) FROM tag) + (SELECT count(*) FROM eval)"), ==, 0);

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
played_after (Fixture    *f,
              AriMatch   *match,
              const char *texts)
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
      g_assert_true (setup->rules->parse (&position, words[i], &actions[n], NULL));
      setup->rules->apply (&position, actions[n++]);
    }
  ari_library_played_async (f->library, setup, actions, n, 0, NULL, fixture_done_cb, f);
  result = fixture_wait (f);

  return ari_library_played_finish (f->library, result, NULL);
}

static void
assert_played (Fixture    *f,
               AriMatch   *match,
               const char *line,
               const char *numbers)
{
  g_autoptr(GArray) played = played_after (f, match, line);
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

static void
play_texts (AriMatch   *match,
            const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (ari_match_play_text (match, words[i], -1, NULL));
}

/* Positions are found however they came about, and turned; what was only tried is not counted. */
static void
test_played (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) one = test_match_new (2);
  g_autoptr(AriMatch) other = test_match_new (2);
  g_autoptr(AriMatch) third = test_match_new (3);

  play_texts (one, "d4d5 e5e6 d5e5");
  /* The other order, turned by a half, after something that was only tried. */
  play_texts (other, "a1a2");
  ari_match_go_to (other, NULL);
  play_texts (other, "e4e5 f5f6 e5f5");
  ari_match_promote (other, ari_match_get_ply (other));
  play_texts (third, "d4d5");
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

      play_texts (match, lines[i]);
      fixture_add (f, match);
      if (i == 3)
        {
          assert_played (f, match, "", "3/3=0.67 0/1");
          assert_played (f, match, "L@e5", "2/2=1.00 1/1=0.00");
        }
    }
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

/* Hands out copies of matches, and sees that each has gone before the next is asked for. */
typedef struct
{
  GPtrArray    *matches;     /* (element-type AriMatch) */
  guint         n_given;
  AriMatch     *given;       /* (nullable) weak */
  guint         stop_after;  /* 0: never */
  GCancellable *cancellable; /* (nullable) that it stops by, rather than with an error */
  gboolean      freed;       /* which may be a little after the result has come */
} Source;

typedef struct
{
  Source   source;
  Fixture *f;
} Closing;

static AriMatch *
next_match (gpointer   data,
            GError   **error)
{
  Source *source = data;
  g_autoptr(AriMatchData) copy = NULL;
  AriMatch *match;

  g_assert_null (source->given);
  if (source->stop_after != 0 && source->n_given == source->stop_after)
    {
      if (source->cancellable == NULL)
        {
          g_set_error_literal (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX, "Line 12");
          return NULL;
        }
      g_cancellable_cancel (source->cancellable);
    }
  if (source->n_given == source->matches->len)
    return NULL;

  copy = ari_match_data_new (g_ptr_array_index (source->matches, source->n_given++));
  match = ari_match_data_build (copy, error);
  g_set_weak_pointer (&source->given, match);

  return match;
}

static void
source_free (gpointer data)
{
  ((Source *) data)->freed = TRUE;
}

static gboolean
import_from (Fixture         *f,
             Source          *source,
             GDestroyNotify   free_source,
             AriImported     *imported,
             GError         **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_import_async (f->library, next_match, source, free_source, source->cancellable, fixture_done_cb, f);
  result = fixture_wait (f);

  return ari_library_import_finish (f->library, result, imported, error);
}

static guint
import (Fixture   *f,
        GPtrArray *matches,
        gint64    *last_id)
{
  Source source = { .matches = matches };
  g_autoptr(GError) error = NULL;
  AriImported imported;

  import_from (f, &source, NULL, &imported, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (imported.n_added + imported.n_known, ==, matches->len);
  *last_id = imported.last_id;

  return imported.n_added;
}

/* What is there already is not added again, unless something was said about it meanwhile. */
static void
test_import (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  gint64 first = 0, last = 0;

  for (guint i = 0; i < 4; i++)
    g_ptr_array_add (matches, test_match_tree (i, 2));
  fixture_open (f);
  g_assert_cmpuint (import (f, matches, &first), ==, 4);
  g_assert_cmpuint (import (f, matches, &last), ==, 0);
  g_assert_cmpint (last, ==, first);

  ari_match_set_comment (matches->pdata[3], ari_match_get_child (matches->pdata[3], NULL, 0), "Seen elsewhere");
  g_assert_cmpuint (import (f, matches, &last), ==, 1);
  g_assert_cmpint (last, >, first);

  /* As long as it was is not as it was. */
  ari_match_set_comment (matches->pdata[3], ari_match_get_child (matches->pdata[3], NULL, 0), "Seen somewhere");
  g_assert_cmpuint (import (f, matches, &last), ==, 1);

  /* Neither is one that was deleted in the way. */
  ari_library_set_deleted_async (f->library, &last, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpuint (import (f, matches, &last), ==, 1);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
}

/* Two ways to one position are two matches, also where nobody knows when they were played. */
static void
test_import_of_another_order (Fixture       *f,
                              gconstpointer  data)
{
  static const char *const lines[] = { "d4d5 e5e6 d5e5", "d5e5 e5e6 d4d5" };
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  gint64 last = 0;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      AriMatch *match = test_match_new (2);

      ari_match_set_started (match, 0);
      play_texts (match, lines[i]);
      g_ptr_array_add (matches, match);
    }
  fixture_open (f);
  g_assert_cmpuint (import (f, matches, &last), ==, 2);
  g_assert_cmpuint (import (f, matches, &last), ==, 0);
}

static void
set_name (AriMatch *match)
{
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Daedalus", NULL);
}

static void
set_other_name (AriMatch *match)
{
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Icarus", NULL);
}

static void
set_level (AriMatch *match)
{
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "adept");
}

static void
set_date (AriMatch *match)
{
  ari_match_set_started (match, ari_match_get_started (match) + 1);
}

static void
set_title (AriMatch *match)
{
  ari_match_set_title (match, "By the lake");
}

static void
set_notes (AriMatch *match)
{
  ari_match_set_notes (match, "The second game of the evening");
}

static void
set_event (AriMatch *match)
{
  ari_match_set_foreign_tags (match, "[Event \"Knossos\"]\n");
}

/* What a person can see makes it another match, though the plies are the same. */
static void
test_import_of_other_details (Fixture       *f,
                              gconstpointer  data)
{
  static void (*const changes[]) (AriMatch *match) = {
    set_name, set_other_name, set_level, set_date, set_title, set_notes, set_event,
  };
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(GPtrArray) matches = g_ptr_array_new ();
  gint64 last = 0;

  play_texts (match, "d4d5 e5e6");
  g_ptr_array_add (matches, match);
  fixture_open (f);
  g_assert_cmpuint (import (f, matches, &last), ==, 1);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      gint64 before = last;

      changes[i] (match);
      g_test_message ("change %u", i);
      g_assert_cmpuint (import (f, matches, &last), ==, 1);
      g_assert_cmpint (last, >, before);
      before = last;
      g_assert_cmpuint (import (f, matches, &last), ==, 0);
      g_assert_cmpint (last, ==, before);
    }
}

/* Where the source fails or somebody cancels, nothing stays of what came before, and the library goes on. */
static void
test_import_stops (Fixture       *f,
                   gconstpointer  data)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) broken = NULL, cancelled = NULL;
  Source breaks = { .matches = matches, .stop_after = 3 };
  Source stops = { .matches = matches, .stop_after = 3, .cancellable = cancellable };
  AriImported imported;
  gint64 last;

  for (guint i = 0; i < 5; i++)
    g_ptr_array_add (matches, test_match_tree (i, 2));
  fixture_open (f);

  g_assert_false (import_from (f, &breaks, source_free, &imported, &broken));
  g_assert_error (broken, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 0);

  g_assert_false (import_from (f, &stops, source_free, &imported, &cancelled));
  g_assert_error (cancelled, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 0);

  g_assert_cmpuint (import (f, matches, &last), ==, 5);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 5);

  fixture_close (f);
  g_assert_true (breaks.freed && stops.freed);
}

/* Lets the library be closed while it asks for the second match. */
static AriMatch *
next_while_closing (gpointer   data,
                    GError   **error)
{
  Closing *closing = data;
  AriLibrary *library = closing->f->library;
  GPollFD fd;

  if (closing->source.n_given == 1 && g_cancellable_make_pollfd (library->closing, &fd))
    {
      g_idle_add_once ((GSourceOnceFunc) fixture_close, closing->f);
      g_poll (&fd, 1, -1);
      g_cancellable_release_fd (library->closing);
    }

  return next_match (&closing->source, error);
}

static void
closed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  AriImported imported;

  g_assert_false (ari_library_import_finish (ARI_LIBRARY (source), result, &imported, data));
}

/* Closing waits for what is under way, but not for half a minute of it; nobody needs to have cancelled. */
static void
test_import_ends_with_library (Fixture       *f,
                               gconstpointer  data)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GError) error = NULL;
  Closing closing = { .source.matches = matches, .f = f };

  for (guint i = 0; i < 5; i++)
    g_ptr_array_add (matches, test_match_tree (i, 2));
  fixture_open (f);
  ari_library_import_async (f->library, next_while_closing, &closing, NULL, NULL, closed_cb, &error);
  while (f->library != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (closing.source.n_given, ==, 2);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 0);
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
  FIXTURE_ADD ("/store/library/tags", test_tags, NULL);
  FIXTURE_ADD ("/store/library/played", test_played, NULL);
  FIXTURE_ADD ("/store/library/played-results", test_played_results, NULL);
  FIXTURE_ADD ("/store/library/add-many", test_add_many, NULL);
  FIXTURE_ADD ("/store/library/import", test_import, NULL);
  FIXTURE_ADD ("/store/library/import-stops", test_import_stops, NULL);
  FIXTURE_ADD ("/store/library/import-ends-with-library", test_import_ends_with_library, NULL);
  FIXTURE_ADD ("/store/library/import-of-another-order", test_import_of_another_order, NULL);
  FIXTURE_ADD ("/store/library/import-of-other-details", test_import_of_other_details, NULL);
  FIXTURE_ADD ("/store/library/cancel-before-start", test_cancel_before_start, NULL);
  FIXTURE_ADD ("/store/library/not-open", test_not_open, NULL);
  FIXTURE_ADD ("/store/library/close-drains", test_close_drains, NULL);
  FIXTURE_ADD ("/store/library/changed", test_changed, NULL);

  return g_test_run ();
}
