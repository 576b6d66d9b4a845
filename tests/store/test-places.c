/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-places.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

/* Where people were in their matches, in a file. The program that is killed is this file with --keep. */

static char *program;

static const AriPlace place = { .started = 1700000000, .ply = 7, .line = 9, .main = 12, .panel = "review",
                                .open = TRUE, .seconds = 2.5 };

static AriPlaces *
open_places (const char *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  AriPlaces *places = ari_places_new (file);

  while (!ari_places_is_loaded (places))
    g_main_context_iteration (NULL, TRUE);

  return places;
}

static void
assert_place (AriPlaces *places,
              gint64     match)
{
  AriPlace found;

  g_assert_true (ari_places_get (places, match, &found));
  g_assert_cmpint (found.started, ==, place.started);
  g_assert_cmpuint (found.ply, ==, place.ply);
  g_assert_cmpuint (found.line, ==, place.line);
  g_assert_cmpuint (found.main, ==, place.main);
  g_assert_cmpstr (found.panel, ==, place.panel);
  g_assert_cmpint (found.open, ==, place.open);
  g_assert_cmpfloat (found.seconds, ==, place.seconds);
}

static char *
new_path (void)
{
  g_autofree char *folder = g_dir_make_tmp ("places-XXXXXX", NULL);

  /* The folder of the program may not be there yet. */
  return g_build_filename (folder, "ariadne", "places", NULL);
}

static void
keep (const char *path)
{
  AriPlaces *places = open_places (path);

  ari_places_set (places, 3, &place);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}

/* It is written by itself, so a program that is killed leaves it. */
static void
test_kill (void)
{
  g_autofree char *path = new_path ();
  char *argv[] = { program, (char *) "--keep", path, NULL };
  g_autoptr(AriPlaces) places = NULL;
  g_autoptr(GError) error = NULL;
  GPid pid;

  g_spawn_async (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, &error);
  g_assert_no_error (error);
  while (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_assert_cmpint (waitpid (pid, NULL, WNOHANG), ==, 0);
      g_thread_yield ();
    }
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);

  places = open_places (path);
  assert_place (places, 3);
}

/* At the end of the program nothing waits. */
static void
test_flush (void)
{
  g_autofree char *path = new_path ();
  AriPlaces *places = open_places (path);
  AriPlace other = place;
  gpointer gone;

  for (guint i = 0; i < 50; i++)
    {
      other.ply = i;
      ari_places_set (places, 1, &other);
      g_main_context_iteration (NULL, FALSE);
    }
  ari_places_set (places, 1, &place);
  ari_places_flush (places);
  gone = places;
  g_assert_finalize_object (places);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, gone));

  places = open_places (path);
  assert_place (places, 1);
  g_assert_false (ari_places_get (places, 2, &other));
  g_assert_finalize_object (places);
}

/* What is set before the file has been read is newer. */
static void
test_early (void)
{
  g_autofree char *path = new_path ();
  g_autoptr(GFile) file = g_file_new_for_path (path);
  AriPlaces *places = open_places (path);
  AriPlace old = place;

  old.ply = 1;
  ari_places_set (places, 1, &old);
  ari_places_set (places, 2, &place);
  ari_places_flush (places);
  g_assert_finalize_object (places);

  places = ari_places_new (file);
  ari_places_set (places, 1, &place);
  ari_places_flush (places);
  assert_place (places, 1);
  assert_place (places, 2);
  g_assert_finalize_object (places);
}

static void
wait_until_written (const char *path,
                    const char *text)
{
  g_autofree char *written = NULL;

  while (!g_file_get_contents (path, &written, NULL, NULL) || strstr (written, text) == NULL)
    {
      g_clear_pointer (&written, g_free);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* Each change is written, however little of it is new. */
static void
test_again (void)
{
  g_autofree char *path = new_path ();
  AriPlaces *places = open_places (path);
  AriPlace next = place, found;

  ari_places_set (places, 1, &place);
  wait_until_written (path, "seconds=2.5");
  next.seconds = 3.5;
  ari_places_set (places, 1, &next);
  g_assert_true (ari_places_get (places, 1, &found));
  g_assert_cmpfloat (found.seconds, ==, 3.5);
  wait_until_written (path, "seconds=3.5");
  next.open = FALSE;
  ari_places_set (places, 1, &next);
  wait_until_written (path, "open=false");
  /* The thread that wrote it may not have said so yet. */
  ari_places_flush (places);
  g_assert_finalize_object (places);
}

/* The oldest matches are forgotten, and a file that isn't ours is nothing. */
static void
test_many (void)
{
  g_autofree char *path = new_path ();
  AriPlaces *places = open_places (path);
  AriPlace found;

  for (guint i = 1; i <= 300; i++)
    ari_places_set (places, i, &place);
  for (guint i = 1; i <= 100; i++)
    g_assert_false (ari_places_get (places, i, &found));
  assert_place (places, 101);
  assert_place (places, 300);

  /* One that somebody came back to is no longer the oldest. */
  found = place;
  found.ply++;
  ari_places_set (places, 101, &found);
  ari_places_set (places, 301, &place);
  g_assert_true (ari_places_get (places, 101, &found));
  g_assert_false (ari_places_get (places, 102, &found));
  ari_places_flush (places);
  g_assert_finalize_object (places);

  g_assert_true (g_file_set_contents (path, "\x00\xff not a key file", 16, NULL));
  places = open_places (path);
  g_assert_false (ari_places_get (places, 300, &found));
  g_assert_finalize_object (places);
}

/* Numbers that people changed by hand crash nothing. */
static void
test_edited (void)
{
  g_autofree char *path = new_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  AriPlaces *places;
  AriPlace found;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path,
                                      "[1]\nply=-5\nline=99999999999\nseconds=nan\n"
                                      "panel=a name that is much longer than any tab\n"
                                      "[2]\nseconds=0.5\nline=4294967295\nmain=4294967296\n"
                                      "[3]\nseconds=-0.5\n[4]\nseconds=2147483647\n"
                                      "[5]\nseconds=2147483646\n", -1, NULL));
  places = open_places (path);
  g_assert_true (ari_places_get (places, 1, &found));
  g_assert_cmpuint (found.ply, ==, 0);
  g_assert_cmpuint (found.line, ==, G_MAXUINT);
  g_assert_cmpfloat (found.seconds, ==, 0);
  g_assert_cmpstr (found.panel, ==, "a name that is ");
  g_assert_true (ari_places_get (places, 2, &found));
  g_assert_cmpfloat (found.seconds, ==, 0.5);
  g_assert_cmpuint (found.line, ==, G_MAXUINT);
  g_assert_cmpuint (found.main, ==, G_MAXUINT);
  g_assert_cmpstr (found.panel, ==, "");
  g_assert_true (ari_places_get (places, 3, &found));
  g_assert_cmpfloat (found.seconds, ==, 0);
  g_assert_true (ari_places_get (places, 4, &found));
  g_assert_cmpfloat (found.seconds, ==, 0);
  g_assert_true (ari_places_get (places, 5, &found));
  g_assert_cmpfloat (found.seconds, ==, G_MAXINT - 1.0);
  g_assert_finalize_object (places);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 3 && strcmp (argv[1], "--keep") == 0)
    keep (argv[2]);

  program = argv[0];
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/store/places/kill", test_kill);
  g_test_add_func ("/store/places/flush", test_flush);
  g_test_add_func ("/store/places/early", test_early);
  g_test_add_func ("/store/places/again", test_again);
  g_test_add_func ("/store/places/many", test_many);
  g_test_add_func ("/store/places/edited", test_edited);

  return g_test_run ();
}
