/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The queue of matches that wait to be reviewed, in the library. */
#include "ari-library-reviews.h"
#include "library-fixture.h"

/* The queue as text: "3 1a 2", "a" for one that waits by itself. */
static char *
read_queue (Fixture *f)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) reviews = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GString) text = g_string_new (NULL);

  ari_library_reviews_async (f->library, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  reviews = ari_library_reviews_finish (f->library, result, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < reviews->len; i++)
    {
      const AriQueuedReview *review = &g_array_index (reviews, AriQueuedReview, i);

      g_string_append_printf (text, "%s%d%s", i > 0 ? " " : "", (int) review->match, review->automatic ? "a" : "");
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
assert_queue (Fixture    *f,
              const char *expected)
{
  g_autofree char *queue = read_queue (f);

  g_assert_cmpstr (queue, ==, expected);
}

/* Which of the matches 1, 2 and 3 are in no list any more. */
static void
assert_missing (Fixture    *f,
                const char *expected)
{
  static const gint64 ids[] = { 1, 2, 3 };
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) missing = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GString) text = g_string_new (NULL);

  ari_library_missing_async (f->library, ids, G_N_ELEMENTS (ids), NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  missing = ari_library_missing_finish (f->library, result, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < missing->len; i++)
    g_string_append_printf (text, "%d", (int) g_array_index (missing, gint64, i));
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_order (Fixture       *f,
            gconstpointer  data)
{
  static const AriQueuedReview first[] = { { 3, FALSE }, { 1, TRUE }, { 99, FALSE }, { 2, FALSE } };
  static const AriQueuedReview second[] = { { 2, FALSE }, { 3, FALSE } };
  static const gint64 gone[] = { 2, 99 };

  fixture_fill (f);
  fixture_open (f);
  assert_queue (f, "");

  /* One that is not there is left out. */
  ari_library_set_reviews_async (f->library, first, G_N_ELEMENTS (first), NULL, fixture_done_cb, f);
  fixture_succeed (f);
  assert_queue (f, "3 1a 2");

  ari_library_set_reviews_async (f->library, second, G_N_ELEMENTS (second), NULL, fixture_done_cb, f);
  fixture_succeed (f);
  fixture_close (f);
  fixture_open (f);
  assert_queue (f, "2 3");

  ari_library_remove_reviews_async (f->library, gone, 1, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  assert_queue (f, "3");
  ari_library_remove_reviews_async (f->library, gone, 2, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  assert_queue (f, "3");

  ari_library_set_reviews_async (f->library, NULL, 0, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  assert_queue (f, "");
}

/* What is appended comes last, and what a person asks for no longer waits by itself. */
static void
test_append (Fixture       *f,
             gconstpointer  data)
{
  static const AriQueuedReview first[] = { { 3, FALSE }, { 1, TRUE } };
  static const AriQueuedReview more[] = { { 2, TRUE }, { 99, FALSE }, { 1, FALSE }, { 3, TRUE } };

  fixture_fill (f);
  fixture_open (f);
  ari_library_append_reviews_async (f->library, first, G_N_ELEMENTS (first), NULL, fixture_done_cb, f);
  fixture_succeed (f);
  assert_queue (f, "3 1a");
  ari_library_append_reviews_async (f->library, more, G_N_ELEMENTS (more), NULL, fixture_done_cb, f);
  fixture_succeed (f);
  assert_queue (f, "3 1 2a");
}

/* A deleted match doesn't wait, until it is restored; one that was purged is forgotten. */
static void
test_deleted (Fixture       *f,
              gconstpointer  data)
{
  static const AriQueuedReview reviews[] = { { 3, FALSE }, { 1, FALSE } };
  static const gint64 id = 3;

  fixture_fill (f);
  fixture_open (f);
  ari_library_set_reviews_async (f->library, reviews, G_N_ELEMENTS (reviews), NULL, fixture_done_cb, f);
  fixture_succeed (f);
  assert_missing (f, "");
  fixture_delete (f, id, TRUE);
  assert_queue (f, "1");
  assert_missing (f, "3");
  fixture_delete (f, id, FALSE);
  assert_queue (f, "3 1");

  fixture_delete (f, id, TRUE);
  ari_library_purge_async (f->library, &id, 1, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  assert_queue (f, "1");
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM review"), ==, 1);
  assert_missing (f, "3");
}

static void
test_entry (Fixture       *f,
            gconstpointer  data)
{
  AriEntry *entry;

  fixture_fill (f);
  fixture_open (f);
  entry = ari_library_make_entry (f->library, 2);
  g_assert_false (ari_entry_is_loaded (entry));
  fixture_wait_for (entry, "notify::loaded");
  g_assert_true (ari_entry_is_loaded (entry));
  g_assert_cmpint (ari_entry_get_id (entry), ==, 2);
  g_assert_cmpuint (ari_entry_get_n_plies (entry), >, 0);
  g_assert_finalize_object (entry);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  FIXTURE_ADD ("/store/reviews/order", test_order, NULL);
  FIXTURE_ADD ("/store/reviews/append", test_append, NULL);
  FIXTURE_ADD ("/store/reviews/deleted", test_deleted, NULL);
  FIXTURE_ADD ("/store/reviews/entry", test_entry, NULL);

  return g_test_run ();
}
