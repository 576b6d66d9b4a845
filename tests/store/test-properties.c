/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A view that binds to properties sees what the functions return. */
#include "ari-library-reviews.h"
#include "library-fixture.h"

static void
test_entries (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriEntryList) list = NULL;
  g_autoptr(AriEntry) entry = NULL;
  g_autofree char *title = NULL, *message = NULL;
  g_auto(GStrv) tags = NULL;
  gint64 id, started, touched;
  guint n_plies, winners, n_items;
  gboolean loaded, starred, loading;

  fixture_open (f);
  ari_match_set_title (match, "The thread");
  ari_match_set_started (match, 1002);
  fixture_add (f, match);
  list = ari_entry_list_new (f->library);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  g_object_get (list, "loading", &loading, "n-items", &n_items, NULL);
  g_assert_true (loading);
  g_assert_cmpuint (n_items, ==, 0);
  while (ari_entry_list_is_loading (list))
    g_main_context_iteration (NULL, TRUE);
  g_object_get (list, "loading", &loading, "n-items", &n_items, "error-message", &message, NULL);
  g_assert_false (loading);
  g_assert_cmpuint (n_items, ==, 1);
  g_assert_null (message);
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (list)) == ARI_TYPE_ENTRY);

  entry = g_list_model_get_item (G_LIST_MODEL (list), 0);
  fixture_tag (f, ari_entry_get_id (entry), "zebra,antelope");
  ari_library_set_starred_async (f->library, ari_entry_get_id (entry), TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  while (!ari_entry_get_starred (entry))
    g_main_context_iteration (NULL, TRUE);
  g_object_get (entry, "id", &id, "loaded", &loaded, "title", &title, "started", &started, "touched",
                &touched, "n-plies", &n_plies, "winners", &winners, "starred", &starred, "tags", &tags, NULL);
  g_assert_cmpint (id, ==, ari_entry_get_id (entry));
  g_assert_true (loaded);
  g_assert_cmpstr (title, ==, "The thread");
  g_assert_cmpint (started, ==, 1002);
  g_assert_cmpint (touched, ==, ari_entry_get_touched (entry));
  g_assert_cmpuint (n_plies, ==, 0);
  g_assert_cmpuint (winners, ==, 0);
  g_assert_true (starred);
  g_assert_cmpstrv (tags, ((const char *const[]) { "antelope", "zebra", NULL }));
}

static void
test_autosave (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  gboolean pending;
  gint64 id;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  g_assert_true (ari_autosave_get_library (autosave) == f->library);
  test_match_play_texts (match, "a1a2");
  g_object_get (autosave, "pending", &pending, NULL);
  g_assert_true (pending);
  while (ari_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
  g_object_get (autosave, "pending", &pending, "id", &id, NULL);
  g_assert_false (pending);
  g_assert_cmpint (id, ==, ari_autosave_get_id (autosave));
  g_assert_cmpint (id, !=, 0);
}

/* A view that has bound to an object before it knows anything shows what a new one says. */
static void
assert_defaults (gpointer object)
{
  guint n;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      g_auto(GValue) value = G_VALUE_INIT;

      if (specs[i]->value_type == G_TYPE_STRV || g_str_equal (specs[i]->name, "id"))
        continue;
      g_object_get_property (object, specs[i]->name, &value);
      if (!g_param_value_defaults (specs[i], &value))
        g_error ("“%s” doesn’t begin with its default", specs[i]->name);
    }
}

static void
test_defaults (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriEntry) entry = NULL;
  g_autoptr(AriEntryList) list = NULL;
  g_autoptr(AriAutosave) autosave = NULL;
  g_autoptr(AriMatch) match = test_match_new (2);

  fixture_open (f);
  assert_defaults (f->library);
  entry = ari_library_make_entry (f->library, 5);
  assert_defaults (entry);
  list = ari_entry_list_new (f->library);
  assert_defaults (list);
  autosave = ari_autosave_new (f->library, match, 0);
  assert_defaults (autosave);
}

static void
notify_cb (GObject    *object,
           GParamSpec *spec,
           GString    *names)
{
  g_string_append_printf (names, "%s ", spec->name);
}

/* Changes the row of the entry, which the list then fills again, and tells what is notified. */
static void
assert_notifies (Fixture      *f,
                 AriEntryList *list,
                 AriEntry     *entry,
                 const char   *sql,
                 const char   *expected)
{
  g_autoptr(GString) names = g_string_new (NULL);
  gulong id = g_signal_connect (entry, "notify", G_CALLBACK (notify_cb), names);

  fixture_sql (f->path, sql);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  while (ari_entry_list_is_loading (list))
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (entry, id);
  g_assert_cmpstr (names->str, ==, expected);
}

/* Only what has changed is notified, and that the entry was filled. */
static void
test_notified (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriEntryList) list = NULL;
  g_autoptr(AriEntry) entry = NULL;
  g_autofree char *title = NULL;
  gint64 started, touched;
  guint n_plies, winners;
  gboolean starred;

  fixture_open (f);
  ari_match_set_started (match, 1002);
  fixture_add (f, match);
  list = ari_entry_list_new (f->library);
  ari_entry_list_set_query (list, &(AriQuery) { 0 });
  while (ari_entry_list_is_loading (list))
    g_main_context_iteration (NULL, TRUE);
  entry = g_list_model_get_item (G_LIST_MODEL (list), 0);

  assert_notifies (f, list, entry, "SELECT 1", "loaded ");
  assert_notifies (f, list, entry, "UPDATE match SET title = 'a'", "loaded title ");
  assert_notifies (f, list, entry, "UPDATE match SET title = 'b'", "loaded title ");
  assert_notifies (f, list, entry, "UPDATE match SET started = 5", "loaded started ");
  assert_notifies (f, list, entry, "UPDATE match SET touched = 6", "loaded touched ");
  assert_notifies (f, list, entry, "UPDATE match SET n_plies = 7", "loaded n-plies ");
  assert_notifies (f, list, entry, "UPDATE match SET winners = 1", "loaded winners ");
  assert_notifies (f, list, entry, "UPDATE match SET starred = 1", "loaded starred ");
  assert_notifies (f, list, entry, "INSERT INTO tag VALUES (1, 'a')", "loaded tags ");
  assert_notifies (f, list, entry, "UPDATE match SET scores = '3 4', notes = 'n'", "loaded ");
  g_assert_cmpint (ari_entry_get_scores (entry)[1], ==, 4);
  g_object_get (entry, "title", &title, "started", &started, "touched", &touched, "n-plies", &n_plies,
                "winners", &winners, "starred", &starred, NULL);
  g_assert_cmpstr (title, ==, "b");
  g_assert_cmpint (started, ==, 5);
  g_assert_cmpint (touched, ==, 6);
  g_assert_cmpuint (n_plies, ==, 7);
  g_assert_cmpuint (winners, ==, 1);
  g_assert_true (starred);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/properties/entries", test_entries, NULL);
  FIXTURE_ADD ("/store/properties/autosave", test_autosave, NULL);
  FIXTURE_ADD ("/store/properties/defaults", test_defaults, NULL);
  FIXTURE_ADD ("/store/properties/notified", test_notified, NULL);

  return g_test_run ();
}
