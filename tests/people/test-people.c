/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-people.h"

#include "ari-new-match.h"
#include "library-fixture.h"
#include "minoa/minoa.h"

static void
add_unfinished (Fixture    *f,
                const char *name)
{
  g_autoptr(AriMatch) match = test_match_new (2);

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, name, NULL);
  fixture_add (f, match);
}

static void
add (Fixture    *f,
     const char *one,
     const char *two)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriRandom random;

  ari_random_init (&random, 3);
  test_match_play (match, &random, 6);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, one, NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, two, NULL);
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 1 });
  fixture_add (f, match);
}

/* "Player 2" is nobody, and a match against oneself doesn't count. */
static void
test_list (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriPeople) people = NULL;
  g_autoptr(GPtrArray) games = NULL;

  fixture_open (f);
  add (f, "Ariadne", ari_new_match_name (ARI_SEAT_PERSON, 2));
  add (f, "Ariadne", "Theseus");
  add (f, "Phaedra", "Phaedra");
  people = ari_people_new (f->library);
  g_assert_null (ari_people_list (people));
  g_assert_null (ari_people_find (people, "Ariadne"));
  ari_people_refresh (people);
  fixture_wait_for (people, "changed");

  g_assert_cmpuint (ari_people_list (people)->len, ==, 2);
  g_assert_cmpuint (ari_people_find (people, "Ariadne")->matches, ==, 2);
  g_assert_null (ari_people_find (people, "Phaedra"));
  g_assert_null (ari_people_find (people, ari_new_match_name (ARI_SEAT_PERSON, 2)));
  games = ari_people_get_games (people, ari_people_find (people, "Ariadne"));
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_true (g_ptr_array_index (games, 0) == &ari_rules_minoa);
}

/* Upper and lower case don't make another person, unless both names have played. */
static void
test_meant (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriPeople) people = NULL;

  fixture_open (f);
  add (f, "Pasiphaë", "ZOË");
  add (f, "Anna", "Theseus");
  add (f, "anna", "Theseus");
  add_unfinished (f, "Glaukos");
  add_unfinished (f, "PASIPHAË");
  add_unfinished (f, "ICARUS");
  add_unfinished (f, "Icarus");
  add_unfinished (f, ari_new_match_name (ARI_SEAT_PERSON, 2));
  people = ari_people_new (f->library);
  g_assert_null (ari_people_find_meant (people, "Anna"));
  ari_people_refresh (people);
  fixture_wait_for (people, "changed");

  g_assert_cmpstr (ari_people_find_meant (people, "zoë"), ==, "ZOË");
  g_assert_cmpstr (ari_people_find_meant (people, "pasiphae\xcc\x88"), ==, "Pasiphaë");
  g_assert_null (ari_people_find_meant (people, "Zoe"));
  g_assert_null (ari_people_find_meant (people, ""));
  g_assert_cmpstr (ari_people_find_meant (people, "Anna"), ==, "Anna");
  g_assert_cmpstr (ari_people_find_meant (people, "anna"), ==, "anna");
  g_assert_cmpstr (ari_people_find_meant (people, "glaukos"), ==, "Glaukos");
  g_assert_null (ari_people_find (people, "Glaukos"));
  g_assert_cmpstr (ari_people_find_meant (people, "ICARUS"), ==, "ICARUS");
  g_assert_cmpstr (ari_people_find_meant (people, "Icarus"), ==, "Icarus");
  g_assert_null (ari_people_find_meant (people, ari_new_match_name (ARI_SEAT_PERSON, 2)));
}

/* Known people get their names, each their own, and somebody new the first spelling. Nothing is settled
 * before it is known who has played. */
static void
test_settle (Fixture       *f,
             gconstpointer  data)
{
  static const char *const typed[] = { "anna", "Anna", "THESEUS", "Zoe", "zoe", "theseus", "" };
  static const char *const settled[] = { "anna", "Anna", "Theseus", "Zoe", "Zoe", "theseus", "" };
  g_autoptr(AriPeople) people = NULL;
  AriSeat seats[G_N_ELEMENTS (typed)] = { { 0 } };

  fixture_open (f);
  add (f, "Anna", "Theseus");
  add (f, "anna", "Theseus");
  people = ari_people_new (f->library);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      seats[i].kind = i == 5 ? ARI_SEAT_COMPUTER : ARI_SEAT_PERSON;
      seats[i].name = g_strdup (typed[i]);
    }

  ari_people_settle_names (people, seats, G_N_ELEMENTS (typed));
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    g_assert_cmpstr (seats[i].name, ==, typed[i]);

  ari_people_refresh (people);
  fixture_wait_for (people, "changed");
  ari_people_settle_names (people, seats, G_N_ELEMENTS (typed));
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_assert_cmpstr (seats[i].name, ==, settled[i]);
      g_free (seats[i].name);
    }
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Reading the same again tells nobody; another match does. */
static void
test_same (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(AriPeople) people = NULL;
  guint n = 0;

  fixture_open (f);
  add (f, "Ariadne", "Theseus");
  people = ari_people_new (f->library);
  g_signal_connect_swapped (people, "changed", G_CALLBACK (count_cb), &n);
  ari_people_refresh (people);
  fixture_wait_for (people, "changed");
  ari_people_refresh (people);
  /* The queue is in order: what is asked for later comes later. */
  add (f, "Ariadne", "Phaedra");
  g_assert_cmpuint (n, ==, 1);
  ari_people_refresh (people);
  fixture_wait_for (people, "changed");
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (ari_people_list (people)->len, ==, 3);
}

/* A second request replaces the first, whose result never comes. */
static void
test_again (Fixture       *f,
            gconstpointer  data)
{
  AriPeople *people;

  fixture_open (f);
  add (f, "Ariadne", "Theseus");
  people = ari_people_new (f->library);
  ari_people_refresh (people);
  ari_people_refresh (people);
  fixture_wait_for (people, "changed");
  g_assert_cmpuint (ari_people_list (people)->len, ==, 2);
  ari_people_refresh (people);
  g_object_run_dispose (G_OBJECT (people));
  g_object_unref (people);
}

static void
test_failed (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriPeople) people = NULL;

  fixture_renew (f);
  people = ari_people_new (f->library);
  ari_people_refresh (people);
  fixture_wait_for (people, "failed");
  g_assert_null (ari_people_list (people));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  FIXTURE_ADD ("/people/list", test_list, NULL);
  FIXTURE_ADD ("/people/meant", test_meant, NULL);
  FIXTURE_ADD ("/people/settle", test_settle, NULL);
  FIXTURE_ADD ("/people/same", test_same, NULL);
  FIXTURE_ADD ("/people/again", test_again, NULL);
  FIXTURE_ADD ("/people/failed", test_failed, NULL);

  return g_test_run ();
}
