/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"

#include "ari-record.h"

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

/* @data: (nullable): how many matches and plies a batch has */
static void
open_library (Fixture       *f,
              gconstpointer  data)
{
  fixture_open (f);
  if (data != NULL)
    ari_library_get_options (f->library)->batch = GPOINTER_TO_UINT (data);
}

static gboolean
import_from (Fixture         *f,
             Source          *source,
             GDestroyNotify   free_source,
             AriImported     *imported,
             GError         **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_import_async (f->library, next_match, source, free_source, source->cancellable, fixture_done_cb,
                            f);
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
  g_assert_cmpuint (imported.n_added + imported.n_known + imported.n_judged, ==, matches->len);
  *last_id = imported.last_id;

  return imported.n_added;
}

/* What is there already is not added again, unless something was said about it meanwhile. */
static void
test_known (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  gint64 first = 0, last = 0;

  for (guint i = 0; i < 4; i++)
    g_ptr_array_add (matches, test_match_tree (i, 2));
  open_library (f, data);
  g_assert_cmpuint (import (f, matches, &first), ==, 4);
  g_assert_cmpuint (import (f, matches, &last), ==, 0);
  g_assert_cmpint (last, ==, first);

  ari_match_set_comment (matches->pdata[3], ari_match_get_child (matches->pdata[3], NULL, 0), "Seen elsewhere");
  g_assert_cmpuint (import (f, matches, &last), ==, 1);
  g_assert_cmpint (last, >, first);

  /* As long as it was is not as it was. */
  ari_match_set_comment (matches->pdata[3], ari_match_get_child (matches->pdata[3], NULL, 0), "Seen somewhere");
  g_assert_cmpuint (import (f, matches, &last), ==, 1);

  /* One that was deleted comes back. */
  first = last;
  ari_library_set_deleted_async (f->library, &last, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 5);
  g_assert_cmpuint (import (f, matches, &last), ==, 1);
  g_assert_cmpint (last, ==, first);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
}

/* A match of which every ply was taken back is known by these plies. */
static void
test_taken_back (Fixture       *f,
                 gconstpointer  data)
{
  static const char *const actions[] = { "d4d5", "d4e5" };
  gint64 first, last;

  open_library (f, data);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
      AriMatch *match = test_match_new (2);

      g_ptr_array_add (matches, match);
      ari_match_set_started (match, 1000);
      g_assert_true (ari_match_play_text (match, actions[i], -1, NULL));
      g_assert_true (ari_match_play_text (match, "a1b1", -1, NULL));
      ari_match_take_back (match, 0);
      g_assert_cmpuint (import (f, matches, &first), ==, 1);
      g_assert_cmpuint (import (f, matches, &last), ==, 0);
      g_assert_cmpint (last, ==, first);
    }
}

/* Twice in one file is once in the library. */
static void
test_twice (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  gint64 last;

  for (guint i = 0; i < 4; i++)
    g_ptr_array_add (matches, test_match_tree (i / 2, 2));
  open_library (f, data);
  g_assert_cmpuint (import (f, matches, &last), ==, 2);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 2);
}

/* A record without a ply after a match leaves the match the last one, whether it is new or known. */
static void
test_empty (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  gint64 first = 0;

  g_ptr_array_add (matches, test_match_tree (1, 2));
  g_ptr_array_add (matches, test_match_new (2));
  open_library (f, data);
  for (guint i = 0; i < 2; i++)
    {
      Source source = { .matches = matches };
      g_autoptr(GError) error = NULL;
      AriImported imported;

      g_assert_true (import_from (f, &source, NULL, &imported, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (imported.n_empty, ==, 1);
      g_assert_cmpint (imported.last_id, >, 0);
      if (i == 0)
        first = imported.last_id;
      g_assert_cmpint (imported.last_id, ==, first);
    }
}

/* Two ways to one position are two matches, also where nobody knows when they were played. */
static void
test_of_another_order (Fixture       *f,
                       gconstpointer  data)
{
  static const char *const lines[] = { "d4d5 e5e6 d5e5", "d5e5 e5e6 d4d5" };
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  gint64 last = 0;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      AriMatch *match = test_match_new (2);

      ari_match_set_started (match, 0);
      test_match_play_texts (match, lines[i]);
      g_ptr_array_add (matches, match);
    }
  open_library (f, data);
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
test_of_other_details (Fixture       *f,
                       gconstpointer  data)
{
  static void (*const changes[]) (AriMatch *match) = {
    set_name, set_other_name, set_level, set_date, set_title, set_notes, set_event,
  };
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(GPtrArray) matches = g_ptr_array_new ();
  gint64 last = 0;

  test_match_play_texts (match, "d4d5 e5e6");
  g_ptr_array_add (matches, match);
  open_library (f, data);
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

static void
judge (AriMatch *match,
       guint     number,
       guint64   nodes,
       double    win)
{
  AriEval eval = { .win = { win, 1 - win }, .nodes = nodes };
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

  ari_match_set_eval (match, ply, &eval);
}

static double
stored_win (Fixture *f,
            gint64   id,
            guint    number)
{
  g_autoptr(AriMatch) match = fixture_load (f, id);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  const AriEval *eval = ari_ply_get_eval (ply);

  return eval != NULL ? eval->win[0] : -1;
}

/* A match that is there already gets the analysis that it lacks, and a better one, but keeps its own where
 * that took longer. */
static void
test_merges_analysis (Fixture       *f,
                      gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(GPtrArray) matches = g_ptr_array_new ();
  Source source = { .matches = matches };
  g_autoptr(GError) error = NULL;
  AriImported imported;
  gint64 id = 0;

  test_match_play_texts (match, "d4d5 e5e6 d5e5");
  judge (match, 1, 1000, 0.25);
  judge (match, 2, 1000, 0.25);
  g_ptr_array_add (matches, match);
  open_library (f, data);
  g_assert_cmpuint (import (f, matches, &id), ==, 1);

  judge (match, 1, 10, 0.75);
  judge (match, 2, 5000, 0.75);
  judge (match, 3, 10, 0.75);
  import_from (f, &source, NULL, &imported, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (imported.n_judged, ==, 1);
  g_assert_cmpuint (imported.n_added + imported.n_known, ==, 0);
  g_assert_cmpint (imported.last_id, ==, id);
  g_assert_cmpfloat (stored_win (f, id, 1), ==, 0.25);
  g_assert_cmpfloat (stored_win (f, id, 2), ==, 0.75);
  g_assert_cmpfloat (stored_win (f, id, 3), ==, 0.75);

  /* The second time, nothing is new. */
  source = (Source) { .matches = matches };
  import_from (f, &source, NULL, &imported, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (imported.n_known, ==, 1);
  g_assert_cmpuint (imported.n_judged, ==, 0);
}

/* Where the source fails or somebody cancels, nobody sees what came before, and the library goes on. */
static void
test_stops (Fixture       *f,
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
  open_library (f, data);

  g_assert_false (import_from (f, &breaks, source_free, &imported, &broken));
  g_assert_error (broken, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 0);

  g_assert_false (import_from (f, &stops, source_free, &imported, &cancelled));
  g_assert_error (cancelled, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 0);

  g_assert_cmpuint (import (f, matches, &last), ==, 5);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 5);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 5);

  fixture_close (f);
  g_assert_true (breaks.freed && stops.freed);
}

typedef struct
{
  Source   source;
  Fixture *f;
} Closing;

/* Lets the library be closed once it has asked for a match, and has another one as often as it asks. */
static AriMatch *
next_while_closing (gpointer   data,
                    GError   **error)
{
  Closing *closing = data;

  if (closing->source.n_given == 1)
    g_idle_add_once ((GSourceOnceFunc) fixture_close, closing->f);
  if (closing->source.n_given == closing->source.matches->len)
    closing->source.n_given = 2;

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
test_ends_with_library (Fixture       *f,
                        gconstpointer  data)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GError) error = NULL;
  Closing closing = { .source.matches = matches, .f = f };

  for (guint i = 0; i < 5; i++)
    g_ptr_array_add (matches, test_match_tree (i, 2));
  open_library (f, data);
  ari_library_import_async (f->library, next_while_closing, &closing, NULL, NULL, closed_cb, &error);
  while (f->library != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  open_library (f, data);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 0);
}

/* A ply that is played meanwhile goes before the next batch. The import shows nothing until it ends. */
static void
test_lets_ply_pass (Fixture       *f,
                    gconstpointer  data)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  Source source = { .matches = matches };
  AriImported imported;
  AriAutosave *autosave;

  for (guint i = 0; i < 5; i++)
    g_ptr_array_add (matches, test_match_tree (i, 2));
  open_library (f, data);
  ari_library_import_async (f->library, next_match, &source, NULL, NULL, fixture_done_cb, f);
  autosave = ari_autosave_new (f->library, match, 0);
  g_assert_true (ari_match_play_text (match, "d4e5", -1, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (ari_match_get_holds (match), ==, ARI_HOLD_STORE);
  while (ari_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (f->result);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match WHERE deleted = 0"), ==, 1);

  result = fixture_wait (f);
  g_assert_true (ari_library_import_finish (f->library, result, &imported, NULL));
  g_assert_cmpuint (imported.n_added, ==, 5);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 6);
  g_assert_finalize_object (autosave);
}

static void
keep_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_set_object ((GAsyncResult **) data, result);
}

/* A program that starts removes what stopped imports have left, and can't know that this one goes on. */
static void
test_tidied (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GAsyncResult) tidied = NULL, imported = NULL;
  g_autoptr(GError) error = NULL;
  Source source = { .matches = matches };
  AriImported unused;
  gint64 last;

  for (guint i = 0; i < 5; i++)
    g_ptr_array_add (matches, test_match_tree (i, 2));
  open_library (f, data);
  ari_library_import_async (f->library, next_match, &source, NULL, NULL, keep_cb, &imported);
  ari_library_tidy_async (f->library, NULL, keep_cb, &tidied);
  while (imported == NULL || tidied == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (ari_library_finish (f->library, tidied, NULL));
  g_assert_false (ari_library_import_finish (f->library, imported, &unused, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING);
  g_assert_cmpuint (fixture_count (f, NULL), ==, 0);
  g_assert_cmpuint (import (f, matches, &last), ==, 5);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 5);
}

/* In one batch, and with a batch for each match. */
#define ADD(path, func) \
  FIXTURE_ADD (path, func, NULL); \
  FIXTURE_ADD (path "/batches", func, GUINT_TO_POINTER (1))

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("/store/library-import/known", test_known);
  ADD ("/store/library-import/taken-back", test_taken_back);
  ADD ("/store/library-import/twice", test_twice);
  ADD ("/store/library-import/empty", test_empty);
  ADD ("/store/library-import/merges-analysis", test_merges_analysis);
  ADD ("/store/library-import/stops", test_stops);
  ADD ("/store/library-import/ends-with-library", test_ends_with_library);
  ADD ("/store/library-import/of-another-order", test_of_another_order);
  ADD ("/store/library-import/of-other-details", test_of_other_details);
  FIXTURE_ADD ("/store/library-import/lets-ply-pass", test_lets_ply_pass, GUINT_TO_POINTER (1));
  FIXTURE_ADD ("/store/library-import/tidied", test_tidied, GUINT_TO_POINTER (1));

  return g_test_run ();
}
