/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"
#include "list-shadow.h"

static void
wait_until_listed (AriEntryList *list)
{
  while (ari_entry_list_is_loading (list))
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_until_loaded (AriEntry *entry)
{
  while (!ari_entry_is_loaded (entry))
    g_main_context_iteration (NULL, TRUE);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
add_matches (Fixture *f,
             guint    n)
{
  g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    {
      AriMatch *match = test_match_new (2);
      g_autofree char *title = g_strdup_printf ("Round %u", i);

      ari_match_set_title (match, title);
      ari_match_set_seat (match, 1, ARI_SEAT_PERSON, i % 2 == 0 ? "Even" : "Odd", NULL);
      ari_match_set_started (match, 1000 + i);
      g_ptr_array_add (matches, match);
    }
  ari_library_add_many_async (f->library, matches, NULL, fixture_done_cb, f);
  fixture_succeed (f);
}

static void
test_pages (Fixture       *f,
            gconstpointer  data)
{
  AriEntryList *list;

  fixture_open (f);
  add_matches (f, 1000);
  list = ari_entry_list_new (f->library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  g_assert_true (ari_entry_list_is_loading (list));
  wait_until_listed (list);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 1000);

  for (guint i = 0; i < 1000; i += 37)
    {
      g_autofree char *title = g_strdup_printf ("Round %u", 999 - i);
      g_autoptr(AriEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_autoptr(AriEntry) same = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_assert_true (entry == same);
      /* The first screen is there at once; the rest fills itself in. */
      g_assert_cmpint (ari_entry_is_loaded (entry), ==, i < 64);
      wait_until_loaded (entry);
      g_assert_cmpstr (ari_entry_get_title (entry), ==, title);
      g_assert_cmpstr (ari_entry_get_seat (entry, 1)->name, ==, i % 2 == 1 ? "Even" : "Odd");
    }
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), 1000));
  g_assert_finalize_object (list);
}

/* More than are kept without anybody holding them. */
static void
test_all (Fixture       *f,
          gconstpointer  data)
{
  g_autoptr(AriEntryList) list = NULL;
  g_autoptr(GPtrArray) held = g_ptr_array_new_with_free_func (g_object_unref);

  fixture_open (f);
  add_matches (f, 1000);
  list = ari_entry_list_new (f->library);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  wait_until_listed (list);
  for (guint i = 0; i < 1000; i++)
    {
      g_autoptr(AriEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (i % 3 == 0)
        g_ptr_array_add (held, g_steal_pointer (&entry));
    }
  for (guint i = 0; i < held->len; i++)
    wait_until_loaded (g_ptr_array_index (held, i));
}

/* The list says which matches are analysed: every ply of the main line has an evaluation. */
static void
test_analysed (Fixture       *f,
               gconstpointer  data)
{
  static const AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 3 };
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  g_autoptr(AriEntryList) list = NULL;
  g_autoptr(AriEntry) entry = NULL;
  AriRandom random;
  AriPly *first;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  ari_random_init (&random, 1);
  test_match_play (match, &random, 1);
  first = ari_match_get_ply (match);
  while (ari_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
  test_match_play (match, &random, 1);
  while (ari_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
  list = ari_entry_list_new (f->library);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  wait_until_listed (list);
  entry = g_list_model_get_item (G_LIST_MODEL (list), 0);
  wait_until_loaded (entry);
  g_assert_cmpuint (ari_entry_get_n_plies (entry), ==, 2);

  g_assert_false (ari_match_is_analysed (match));
  ari_match_set_eval (match, first, &eval);
  g_assert_false (ari_match_is_analysed (match));
  g_assert_false (ari_entry_is_analysed (entry));
  ari_match_set_eval (match, ari_match_get_ply (match), &eval);
  g_assert_true (ari_match_is_analysed (match));
  while (!ari_entry_is_analysed (entry))
    g_main_context_iteration (NULL, TRUE);

  ari_match_set_eval (match, first, NULL);
  while (ari_entry_is_analysed (entry))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_follows (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriMatch) newer = test_match_new (2);
  g_autoptr(AriEntryList) list = NULL;
  g_autoptr(AriEntry) entry = NULL;
  ListShadow *shadow;
  guint n_notified = 0;
  gint64 id;

  fixture_open (f);
  add_matches (f, 200);
  list = ari_entry_list_new (f->library);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  wait_until_listed (list);
  g_signal_connect_swapped (list, "notify::n-items", G_CALLBACK (count_cb), &n_notified);
  shadow = list_shadow_new (G_LIST_MODEL (list));

  /* A new one comes first. */
  fixture_add (f, newer);
  while (shadow->n_changes < 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (shadow->position, ==, 0);
  g_assert_cmpuint (shadow->removed, ==, 0);
  g_assert_cmpuint (shadow->added, ==, 1);

  /* A star changes no row, but the entry. */
  entry = g_list_model_get_item (G_LIST_MODEL (list), 150);
  wait_until_loaded (entry);
  ari_library_set_starred_async (f->library, ari_entry_get_id (entry), TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  while (!ari_entry_get_starred (entry))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (shadow->n_changes, ==, 1);
  g_assert_cmpuint (n_notified, ==, 1);

  /* One in the middle goes. */
  id = ari_entry_get_id (entry);
  ari_library_set_deleted_async (f->library, &id, 1, TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  while (shadow->n_changes < 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (shadow->position, ==, 150);
  g_assert_cmpuint (shadow->removed, ==, 1);
  g_assert_cmpuint (shadow->added, ==, 0);
  g_assert_cmpuint (n_notified, ==, 2);
  list_shadow_free (shadow);
}

/* What another program did is seen as soon as anything is read. */
static void
test_follows_others (Fixture       *f,
                     gconstpointer  data)
{
  g_autoptr(AriEntryList) list = NULL;

  fixture_open (f);
  add_matches (f, 3);
  list = ari_entry_list_new (f->library);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  wait_until_listed (list);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 3);

  fixture_sql (f->path, "UPDATE match SET deleted = 1 WHERE title = 'Round 1'");
  g_assert_cmpuint (fixture_count (f, NULL), ==, 2);
  while (g_list_model_get_n_items (G_LIST_MODEL (list)) > 2)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_queries (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriEntryList) list = NULL;
  ListShadow *shadow;

  fixture_open (f);
  add_matches (f, 100);
  list = ari_entry_list_new (f->library);
  shadow = list_shadow_new (G_LIST_MODEL (list));

  /* Typing: each letter makes the query before it pointless. */
  ari_entry_list_set_query (list, &(AriQuery) { .words = "o" });
  ari_entry_list_set_query (list, &(AriQuery) { .words = "od" });
  ari_entry_list_set_query (list, &(AriQuery) { .words = "odd" });
  wait_until_listed (list);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 50);
  g_assert_cmpuint (shadow->n_changes, ==, 1);

  ari_entry_list_set_query (list, &(AriQuery) { .words = "nothing" });
  wait_until_listed (list);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  wait_until_listed (list);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 100);
  g_assert_null (ari_entry_list_get_error_message (list));
  list_shadow_free (shadow);
}

static void
test_error (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriEntryList) list = NULL;
  guint n_notified = 0;

  /* Not opened. */
  fixture_renew (f);
  list = ari_entry_list_new (f->library);
  g_signal_connect_swapped (list, "notify::error-message", G_CALLBACK (count_cb), &n_notified);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  wait_until_listed (list);
  g_assert_nonnull (ari_entry_list_get_error_message (list));
  g_assert_cmpuint (n_notified, ==, 1);
  fixture_open (f);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  wait_until_listed (list);
  g_assert_null (ari_entry_list_get_error_message (list));
  g_assert_cmpuint (n_notified, ==, 2);
}

/* A row that was edited by hand is told as such, and the others are what they were. */
static void
test_unreadable (Fixture       *f,
                 gconstpointer  data)
{
  const char *const titles[] = { "Round 2", "This match can’t be read", "Round 0" };
  g_autoptr(AriEntryList) list = NULL;

  fixture_open (f);
  add_matches (f, 3);
  fixture_sql (f->path, "UPDATE match SET setup = 'draughts' WHERE title = 'Round 1'");
  list = ari_entry_list_new (f->library);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  wait_until_listed (list);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr(AriEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), i);

      wait_until_loaded (entry);
      g_assert_cmpstr (ari_entry_get_title (entry), ==, titles[i]);
    }
}

/* What changes while the library looks for the rows is in the list in the end. */
static void
test_changes_meanwhile (Fixture       *f,
                        gconstpointer  data)
{
  g_autoptr(AriMatch) newer = test_match_new (2);
  g_autoptr(AriEntryList) list = NULL;

  fixture_open (f);
  add_matches (f, 3);
  list = ari_entry_list_new (f->library);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  ari_library_add_async (f->library, newer, NULL, fixture_done_cb, f);
  ari_entry_list_set_query (list, &(AriQuery) { .words = "" });
  while (g_list_model_get_n_items (G_LIST_MODEL (list)) < 4)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (fixture_wait (f));
}

/* The rows stay when the library can’t fill them any more, and the list says why. */
static void
test_closed (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriEntryList) list = NULL;
  g_autoptr(AriEntry) entry = NULL;

  fixture_open (f);
  add_matches (f, 100);
  list = ari_entry_list_new (f->library);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  wait_until_listed (list);
  g_assert_null (ari_entry_list_get_error_message (list));
  ari_library_close (f->library);
  entry = g_list_model_get_item (G_LIST_MODEL (list), 90);
  while (ari_entry_list_get_error_message (list) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (ari_entry_is_loaded (entry));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 100);
}

/* It goes while its rows are on their way. */
static void
test_finalize (Fixture       *f,
               gconstpointer  data)
{
  AriEntryList *list;
  AriEntry *entry;

  fixture_open (f);
  add_matches (f, 200);
  list = ari_entry_list_new (f->library);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  wait_until_listed (list);
  entry = g_list_model_get_item (G_LIST_MODEL (list), 180);
  ari_entry_list_set_query (list, &(AriQuery) { .words = "Even" });
  g_object_add_weak_pointer (G_OBJECT (list), (gpointer *) &list);
  g_object_unref (list);
  while (list != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (entry);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/entry-list/pages", test_pages, NULL);
  FIXTURE_ADD ("/store/entry-list/all", test_all, NULL);
  FIXTURE_ADD ("/store/entry-list/analysed", test_analysed, NULL);
  FIXTURE_ADD ("/store/entry-list/follows", test_follows, NULL);
  FIXTURE_ADD ("/store/entry-list/follows-others", test_follows_others, NULL);
  FIXTURE_ADD ("/store/entry-list/queries", test_queries, NULL);
  FIXTURE_ADD ("/store/entry-list/error", test_error, NULL);
  FIXTURE_ADD ("/store/entry-list/unreadable", test_unreadable, NULL);
  FIXTURE_ADD ("/store/entry-list/changes-meanwhile", test_changes_meanwhile, NULL);
  FIXTURE_ADD ("/store/entry-list/closed", test_closed, NULL);
  FIXTURE_ADD ("/store/entry-list/finalize", test_finalize, NULL);

  return g_test_run ();
}
