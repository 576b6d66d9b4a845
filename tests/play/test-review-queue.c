/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The queue of reviews. Large because all that can keep a match waiting is tried. */
#include "ari-jobs.h"
#include "ari-library-reviews.h"
#include "ari-seat-names.h"
#include "ari-review-queue.h"
#include "ari-review-words.h"
#include "ari-review.h"
#include "ari-record.h"
#include "library-fixture.h"

#define NODES   60
#define N_PLIES 12

/* Adds a match that was resigned after some random plies. */
static gint64
add_match (Fixture *f,
           guint64  seed)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriEnding ending = { .kind = ARI_ENDING_RESIGNED, .winners = 1 };
  AriRandom random;

  ari_random_init (&random, seed);
  test_match_play (match, &random, N_PLIES);
  ari_match_set_ending (match, &ending);

  return fixture_add (f, match);
}

static AriReviewQueue *
open_queue (Fixture *f)
{
  AriReviewQueue *queue = ari_review_queue_new (f->library);

  ari_review_queue_set_nodes (queue, NODES);

  return queue;
}

/* The queue of a library with @n new matches. @ids: (out) */
static AriReviewQueue *
open_filled (Fixture *f,
             gint64  *ids,
             guint    n)
{
  fixture_open (f);
  for (guint i = 0; i < n; i++)
    ids[i] = add_match (f, i);

  return open_queue (f);
}

static void
close_queue (AriReviewQueue *queue)
{
  gpointer left = queue;

  g_object_add_weak_pointer (G_OBJECT (queue), &left);
  ari_review_queue_close (queue);
  g_object_unref (queue);
  /* What the library still answers keeps it. */
  while (left != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static AriReviewItem *
item_at (AriReviewQueue *queue,
         guint           index)
{
  g_autoptr(AriReviewItem) item = g_list_model_get_item (G_LIST_MODEL (queue), index);

  g_assert_nonnull (item);

  return item; /* the queue keeps it */
}

/* The matches that wait, as "3 1 2". */
static void
assert_waiting (AriReviewQueue *queue,
                const char     *expected)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (queue)); i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "",
                            (int) ari_review_item_get_match (item_at (queue, i)));
  g_assert_cmpstr (text->str, ==, expected);
}

static void
count_cb (AriReviewQueue *queue,
          guint           n,
          guint          *sum)
{
  *sum += n;
}

/* Answers how many were reviewed. */
static guint
wait_until_empty (AriReviewQueue *queue)
{
  guint n = 0;

  g_signal_connect (queue, "emptied", G_CALLBACK (count_cb), &n);
  while (n == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (queue, &n);

  return n;
}

/* All evaluations of the library, in words. */
static char *
read_evals (Fixture *f,
            gint64   id)
{
  g_autoptr(AriMatch) match = fixture_load (f, id);

  return ari_record_write (match);
}

static guint
count_evals (Fixture *f,
             gint64   id)
{
  g_autofree char *sql = g_strdup_printf ("SELECT count(*) FROM eval WHERE match = %d", (int) id);

  return (guint) fixture_sql_int (f->path, sql);
}

/* One after the other, in their order; the queue says what it does, and each match is whole. */
static void
test_order (Fixture       *f,
            gconstpointer  data)
{
  AriReviewQueue *queue;
  gint64 ids[3];
  guint n;

  queue = open_filled (f, ids, 3);
  ari_review_queue_add (queue, ids, 3, FALSE);
  /* Once is enough. */
  ari_review_queue_add (queue, ids, 2, FALSE);
  assert_waiting (queue, "1 2 3");
  g_assert_true (ari_review_queue_get_current (queue) == item_at (queue, 0));
  g_assert_cmpint (ari_review_queue_get_reason (queue, item_at (queue, 0)), ==, ARI_REVIEW_RUNS);
  g_assert_cmpint (ari_review_queue_get_reason (queue, item_at (queue, 1)), ==, ARI_REVIEW_NOT_ITS_TURN);

  n = wait_until_empty (queue);
  g_assert_cmpuint (n, ==, 3);
  assert_waiting (queue, "");
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (count_evals (f, ids[i]), ==, N_PLIES);
  close_queue (queue);
  fixture_close (f);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM review"), ==, 0);
}

/* The first match is always the one under review. What the review has found so far in another one stays. */
static void
test_move_and_remove (Fixture       *f,
                      gconstpointer  data)
{
  AriReviewQueue *queue;
  gint64 ids[3];

  queue = open_filled (f, ids, 3);
  ari_review_queue_set_paused (queue, TRUE);
  ari_review_queue_add (queue, ids, 3, FALSE);
  g_assert_null (ari_review_queue_get_current (queue));
  g_assert_cmpint (ari_review_queue_get_reason (queue, item_at (queue, 0)), ==, ARI_REVIEW_PAUSED);

  ari_review_queue_move (queue, 2, 0);
  assert_waiting (queue, "3 1 2");
  ari_review_queue_move (queue, 0, 1);
  assert_waiting (queue, "1 3 2");
  ari_review_queue_remove (queue, 1);
  assert_waiting (queue, "1 2");

  ari_review_queue_set_paused (queue, FALSE);
  g_assert_true (ari_review_queue_get_current (queue) == item_at (queue, 0));
  ari_review_queue_move (queue, 1, 0);
  g_assert_cmpint (ari_review_item_get_match (ari_review_queue_get_current (queue)), ==, 2);
  g_assert_cmpuint (wait_until_empty (queue), ==, 2);
  g_assert_cmpuint (count_evals (f, 3), ==, 0);
  close_queue (queue);
}

/* What somebody waits for comes first, and an open match is left to its page. */
static void
test_yields (Fixture       *f,
             gconstpointer  data)
{
  AriReviewQueue *queue;
  gint64 ids[2];

  queue = open_filled (f, ids, 2);
  ari_review_queue_add (queue, ids, 2, FALSE);

  ari_jobs_add (1);
  g_assert_null (ari_review_queue_get_current (queue));
  g_assert_cmpint (ari_review_queue_get_reason (queue, item_at (queue, 0)), ==, ARI_REVIEW_SEARCHES);
  ari_jobs_add (-1);
  g_assert_true (ari_review_queue_get_current (queue) == item_at (queue, 0));

  ari_review_queue_set_open (queue, ids[0]);
  g_assert_cmpint (ari_review_queue_get_reason (queue, item_at (queue, 0)), ==, ARI_REVIEW_IS_OPEN);
  g_assert_true (ari_review_queue_get_current (queue) == item_at (queue, 1));
  while (ari_review_queue_get_n_done (queue) == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_waiting (queue, "1");
  g_assert_null (ari_review_queue_get_current (queue));

  ari_review_queue_set_opening (queue, ids[0]);
  ari_review_queue_set_open (queue, 0);
  g_assert_cmpint (ari_review_queue_get_reason (queue, item_at (queue, 0)), ==, ARI_REVIEW_IS_OPEN);

  ari_review_queue_set_opening (queue, 0);
  g_assert_cmpuint (wait_until_empty (queue), ==, 2);
  close_queue (queue);
}

/* What is added before the queue has been read stays, even if the program ends at once. */
static void
test_at_once (Fixture       *f,
              gconstpointer  data)
{
  AriReviewQueue *queue;
  gint64 first, second;

  fixture_open (f);
  first = add_match (f, 0);
  second = add_match (f, 1);
  for (guint i = 0; i < 2; i++)
    {
      queue = open_queue (f);
      ari_review_queue_set_paused (queue, TRUE);
      ari_review_queue_add (queue, i == 0 ? &second : &first, 1, FALSE);
      ari_review_queue_close (queue);
      ari_library_close (f->library);
      close_queue (queue);
      fixture_close (f);
      fixture_open (f);
    }

  queue = open_queue (f);
  ari_review_queue_set_paused (queue, TRUE);
  while (g_list_model_get_n_items (G_LIST_MODEL (queue)) < 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (ari_review_item_get_match (item_at (queue, 0)), ==, second);
  g_assert_cmpint (ari_review_item_get_match (item_at (queue, 1)), ==, first);
  close_queue (queue);
}

/* Before the queue has been read, each addition writes only its own matches: two get the first two places. */
static void
test_appends (Fixture       *f,
              gconstpointer  data)
{
  AriReviewQueue *queue;
  gint64 ids[2];

  queue = open_filled (f, ids, 2);
  ari_review_queue_set_paused (queue, TRUE);
  for (guint i = 0; i < 2; i++)
    ari_review_queue_add (queue, &ids[i], 1, FALSE);
  close_queue (queue);
  fixture_close (f);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM review"), ==, 2);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT max(place) FROM review"), ==, 1);
}

/* What the program would like to review before it has read the queue stays what a person asked for. */
static void
test_early (Fixture       *f,
            gconstpointer  data)
{
  AriReviewQueue *queue;
  gint64 id;

  fixture_open (f);
  id = add_match (f, 0);
  queue = open_queue (f);
  ari_review_queue_set_paused (queue, TRUE);
  ari_review_queue_add (queue, &id, 1, FALSE);
  while (fixture_sql_int (f->path, "SELECT count(*) FROM review WHERE automatic = 0") == 0)
    g_main_context_iteration (NULL, TRUE);
  close_queue (queue);
  fixture_close (f);

  fixture_open (f);
  queue = ari_review_queue_new (f->library);
  ari_review_queue_set_paused (queue, TRUE);
  ari_review_queue_add (queue, &id, 1, TRUE);
  g_assert_true (ari_review_item_is_automatic (item_at (queue, 0)));
  while (ari_review_item_is_automatic (item_at (queue, 0)))
    g_main_context_iteration (NULL, TRUE);
  assert_waiting (queue, "1");
  close_queue (queue);
}

/* What nobody asked for waits until the program is free, and goes when it is no longer wanted. */
static void
test_automatic (Fixture       *f,
                gconstpointer  data)
{
  AriReviewQueue *queue;
  gint64 ids[3];

  queue = open_filled (f, ids, 3);
  ari_review_queue_add (queue, ids, 3, TRUE);
  g_assert_null (ari_review_queue_get_current (queue));
  g_assert_cmpint (ari_review_queue_get_reason (queue, item_at (queue, 0)), ==, ARI_REVIEW_IN_USE);
  ari_review_queue_set_leisure (queue, ARI_LEISURE_ON_BATTERY);
  g_assert_cmpint (ari_review_queue_get_reason (queue, item_at (queue, 0)), ==, ARI_REVIEW_ON_BATTERY);
  ari_review_queue_set_leisure (queue, ARI_LEISURE_UNKNOWN);
  g_assert_cmpint (ari_review_queue_get_reason (queue, item_at (queue, 0)), ==, ARI_REVIEW_NO_POWER_KNOWN);

  /* Somebody asks for the last one. */
  ari_review_queue_add (queue, &ids[2], 1, FALSE);
  g_assert_true (ari_review_queue_get_current (queue) == item_at (queue, 2));
  while (ari_review_queue_get_n_done (queue) == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_waiting (queue, "1 2");

  ari_review_queue_remove (queue, 1);
  ari_review_queue_set_leisure (queue, ARI_LEISURE_FREE);
  g_assert_cmpuint (wait_until_empty (queue), ==, 2);

  ari_review_queue_set_leisure (queue, ARI_LEISURE_IN_USE);
  ari_review_queue_add (queue, &ids[1], 1, TRUE);
  ari_review_queue_remove_automatic (queue);
  assert_waiting (queue, "");
  close_queue (queue);
}

/* One that somebody has analysed meanwhile needs nothing more, unless it was asked for. */
static void
test_analysed (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriEnding ending = { .kind = ARI_ENDING_RESIGNED, .winners = 1 };
  g_autofree char *before = NULL, *after = NULL;
  AriReviewQueue *queue;
  AriRandom random;
  gint64 id;

  fixture_open (f);
  ari_random_init (&random, 1);
  test_match_play (match, &random, N_PLIES);
  ari_match_set_ending (match, &ending);
  g_assert_true (ari_review_now (match, 0.0, 5, NULL));
  id = fixture_add (f, match);
  before = read_evals (f, id);

  queue = open_queue (f);
  ari_review_queue_set_leisure (queue, ARI_LEISURE_FREE);
  ari_review_queue_add (queue, &id, 1, TRUE);
  while (g_list_model_get_n_items (G_LIST_MODEL (queue)) > 0)
    g_main_context_iteration (NULL, TRUE);
  after = read_evals (f, id);
  g_assert_cmpstr (after, ==, before);

  ari_review_queue_add (queue, &id, 1, FALSE);
  g_assert_cmpuint (wait_until_empty (queue), ==, 1);
  g_free (after);
  after = read_evals (f, id);
  g_assert_cmpstr (after, !=, before);
  close_queue (queue);
}

static void
asked_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(GError) error = NULL;
  gssize *n = data;

  *n = ari_review_queue_ask_finish (ARI_REVIEW_QUEUE (source), result, &error);
  g_assert_no_error (error);
}

/* Asks for the review of these matches. Answers how many of them need it. */
static guint
ask (AriReviewQueue *queue,
     const gint64   *matches,
     guint           n_matches)
{
  gssize n = -1;

  ari_review_queue_ask_async (queue, matches, n_matches, asked_cb, &n);
  while (n < 0)
    g_main_context_iteration (NULL, TRUE);

  return (guint) n;
}

/* Only matches in which something is left to judge wait and are counted; one that is damaged says so. */
static void
test_asks (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriMatch) empty = test_match_new (2);
  AriEnding ending = { .kind = ARI_ENDING_RESIGNED, .winners = 1 };
  g_autofree char *words = NULL;
  AriReviewQueue *queue;
  gint64 ids[4];

  queue = open_filled (f, ids, 3);
  ari_match_set_ending (empty, &ending);
  ids[3] = fixture_add (f, empty);
  ari_review_queue_add (queue, ids, 1, FALSE);
  g_assert_cmpuint (wait_until_empty (queue), ==, 1);

  ari_review_queue_set_paused (queue, TRUE);
  g_assert_cmpuint (ask (queue, ids, 4), ==, 2);
  assert_waiting (queue, "2 3");
  words = ari_review_words_queue (queue);
  g_assert_cmpstr (words, ==, "The analysis is paused, and 2 matches wait");
  ari_review_queue_set_paused (queue, FALSE);
  g_assert_cmpuint (wait_until_empty (queue), ==, 2);
  g_assert_cmpuint (ask (queue, ids, 4), ==, 0);
  assert_waiting (queue, "");

  /* All has been written. */
  fixture_count (f, NULL);
  fixture_sql (f->path, "UPDATE ply SET action = 'nonsense' WHERE match = 1 AND id = 3");
  g_assert_cmpuint (ask (queue, ids, 4), ==, 1);
  close_queue (queue);
}

/* What is asked for stays, even if the queue is closed before the library has answered; and a match that goes
 * on isn't counted. */
static void
test_asks_for_good (Fixture       *f,
                    gconstpointer  data)
{
  g_autoptr(AriMatch) unfinished = test_match_new (2);
  AriReviewQueue *queue;
  AriRandom random;
  gint64 ids[3];

  queue = open_filled (f, ids, 2);
  ari_random_init (&random, 9);
  test_match_play (unfinished, &random, 4);
  ids[2] = fixture_add (f, unfinished);
  ari_review_queue_set_paused (queue, TRUE);
  ari_review_queue_ask_async (queue, ids, 3, NULL, NULL);
  close_queue (queue);

  queue = open_queue (f);
  ari_review_queue_set_paused (queue, TRUE);
  while (g_list_model_get_n_items (G_LIST_MODEL (queue)) < 3)
    g_main_context_iteration (NULL, TRUE);
  assert_waiting (queue, "1 2 3");
  g_assert_cmpuint (ask (queue, ids, 3), ==, 2);
  assert_waiting (queue, "1 2");
  close_queue (queue);
}

/* Of very many, the library looks at some at a time: nothing is left out, and what goes on waits no
 * longer. */
static void
test_asks_many (Fixture       *f,
                gconstpointer  data)
{
  AriReviewQueue *queue;
  AriRandom random;
  gint64 ids[123];

  queue = open_filled (f, ids, 2);
  ari_random_init (&random, 9);
  for (guint i = 2; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr(AriMatch) unfinished = test_match_new (2);

      test_match_play (unfinished, &random, 2);
      ids[i] = fixture_add (f, unfinished);
    }
  /* The two that can be analysed are the first and the last. */
  ids[1] = ids[G_N_ELEMENTS (ids) - 1];
  ids[G_N_ELEMENTS (ids) - 1] = 2;
  ari_review_queue_set_paused (queue, TRUE);
  g_assert_cmpuint (ask (queue, ids, G_N_ELEMENTS (ids)), ==, 2);
  assert_waiting (queue, "1 2");
  close_queue (queue);
}

/* What turns out to need nothing is not counted as done. */
static void
test_spares (Fixture       *f,
             gconstpointer  data)
{
  AriReviewQueue *queue;
  gint64 ids[2];

  queue = open_filled (f, ids, 2);
  ari_review_queue_add (queue, ids, 1, FALSE);
  wait_until_empty (queue);
  ari_review_queue_add (queue, ids, 2, FALSE);
  g_assert_cmpuint (wait_until_empty (queue), ==, 1);
  close_queue (queue);
}

/* A match that is damaged, in progress or deleted says why, and the others are reviewed. */
static void
test_faults (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) unfinished = test_match_new (2);
  g_autofree char *words = NULL;
  AriReviewQueue *queue;
  AriRandom random;

  fixture_open (f);
  for (guint i = 0; i < 3; i++)
    add_match (f, i);
  ari_random_init (&random, 9);
  test_match_play (unfinished, &random, 4);
  fixture_add (f, unfinished);
  fixture_sql (f->path, "UPDATE ply SET action = 'nonsense' WHERE match = 1 AND id = 3");
  queue = open_queue (f);
  ari_review_queue_set_paused (queue, TRUE);
  ari_review_queue_add (queue, (const gint64[]) { 4, 1, 3, 2 }, 4, FALSE);
  fixture_delete (f, 3, TRUE);
  while (ari_review_item_get_fault (item_at (queue, 2)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  ari_review_queue_set_paused (queue, FALSE);
  g_assert_cmpuint (wait_until_empty (queue), ==, 1);
  assert_waiting (queue, "4 1 3");
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (ari_review_queue_get_reason (queue, item_at (queue, i)), ==, ARI_REVIEW_FAILED);
      g_assert_nonnull (ari_review_item_get_fault (item_at (queue, i)));
    }
  words = ari_review_words_queue (queue);
  g_assert_cmpstr (words, ==, "2 matches can’t be analysed");

  /* It is restored. */
  fixture_delete (f, 3, FALSE);
  g_assert_cmpuint (wait_until_empty (queue), ==, 1);
  g_assert_cmpuint (count_evals (f, 3), ==, N_PLIES);
  assert_waiting (queue, "4 1");

  /* What isn't there any more can't be analysed, but that concerns nobody. */
  fixture_delete (f, 4, TRUE);
  fixture_delete (f, 1, TRUE);
  while ((g_free (words), words = ari_review_words_queue (queue)) != NULL)
    g_main_context_iteration (NULL, TRUE);
  close_queue (queue);
}

/* Players who get another name have it in the queue, too. */
static void
test_names (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) seats = NULL;
  AriReviewQueue *queue;
  AriEntry *entry;
  gint64 id;

  fixture_open (f);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Minos", NULL);
  id = fixture_add (f, match);
  queue = open_queue (f);
  ari_review_queue_set_paused (queue, TRUE);
  ari_review_queue_add (queue, &id, 1, FALSE);
  entry = ari_review_item_get_entry (item_at (queue, 0));
  while (!ari_entry_is_loaded (entry))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (ari_entry_get_seat_name (entry, 1), ==, "Minos");

  ari_library_rename_person_async (f->library, "Minos", "Asterion", NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  seats = ari_library_rename_person_finish (f->library, result, NULL, NULL);
  g_assert_nonnull (seats);
  while (!g_str_equal (ari_entry_get_seat_name (entry, 1), "Asterion"))
    g_main_context_iteration (NULL, TRUE);
  close_queue (queue);
}

/* Evaluations that are there are not made again, and those of a review that was interrupted are those of one
 * that ran through. */
static void
test_goes_on (Fixture       *f,
              gconstpointer  data)
{
  AriReviewQueue *queue;
  gint64 ids[2], first;

  fixture_open (f);
  for (guint i = 0; i < 2; i++)
    ids[i] = add_match (f, 5);
  queue = open_queue (f);
  ari_review_queue_add (queue, ids, 1, FALSE);
  wait_until_empty (queue);

  ari_review_queue_add (queue, &ids[1], 1, FALSE);
  /* One report arrives at a time, so this stops before the end; closing writes what has arrived. */
  while (ari_review_queue_get_progress (queue) < 3.0 / N_PLIES)
    g_main_context_iteration (NULL, TRUE);
  close_queue (queue);
  fixture_close (f);
  /* A mark on all that is there, which would go if it was judged again. */
  fixture_sql (f->path, "UPDATE eval SET points = '1 2' WHERE match = 2");
  first = count_evals (f, ids[1]);
  g_assert_cmpint (first, >=, 3);

  fixture_open (f);
  queue = open_queue (f);
  wait_until_empty (queue);
  g_assert_cmpuint (count_evals (f, ids[1]), ==, N_PLIES);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM eval WHERE points = '1 2'"), ==, first);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM eval a JOIN eval b ON a.ply = b.ply WHERE "
                                             "a.match = 1 AND b.match = 2 AND a.win = b.win AND a.loss = b.loss AND "
                                             "a.error = b.error AND a.raw = b.raw AND a.best IS b.best AND "
                                             "a.nodes = b.nodes AND a.seed = b.seed"), ==, N_PLIES);
  close_queue (queue);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  FIXTURE_ADD ("/play/review-queue/order", test_order, NULL);
  FIXTURE_ADD ("/play/review-queue/move-and-remove", test_move_and_remove, NULL);
  FIXTURE_ADD ("/play/review-queue/yields", test_yields, NULL);
  FIXTURE_ADD ("/play/review-queue/at-once", test_at_once, NULL);
  FIXTURE_ADD ("/play/review-queue/appends", test_appends, NULL);
  FIXTURE_ADD ("/play/review-queue/early", test_early, NULL);
  FIXTURE_ADD ("/play/review-queue/automatic", test_automatic, NULL);
  FIXTURE_ADD ("/play/review-queue/analysed", test_analysed, NULL);
  FIXTURE_ADD ("/play/review-queue/asks", test_asks, NULL);
  FIXTURE_ADD ("/play/review-queue/asks-for-good", test_asks_for_good, NULL);
  FIXTURE_ADD ("/play/review-queue/asks-many", test_asks_many, NULL);
  FIXTURE_ADD ("/play/review-queue/spares", test_spares, NULL);
  FIXTURE_ADD ("/play/review-queue/faults", test_faults, NULL);
  FIXTURE_ADD ("/play/review-queue/names", test_names, NULL);
  FIXTURE_ADD ("/play/review-queue/goes-on", test_goes_on, NULL);

  return g_test_run ();
}
