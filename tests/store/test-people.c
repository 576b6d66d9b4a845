/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who played: the results of all matches, and people who get another name.
 *
 * Large because the tests of names need the matches that those of results need. */
#include "ari-autosave.h"
#include "ari-exercise.h"
#include "ari-results.h"
#include "ari-seat-names.h"
#include "library-fixture.h"

/* @known: (nullable) */
static AriResults *
read_again (Fixture    *f,
            AriResults *known)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  AriResults *results;

  ari_library_results_async (f->library, known, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  results = ari_library_results_finish (f->library, result, &error);
  g_assert_no_error (error);

  return results;
}

static AriResults *
read_results (Fixture *f)
{
  return read_again (f, NULL);
}

/* Two seats, which the first one has given up or won. @two: (nullable): NULL: a computer */
static AriMatch *
make_match (const char *one,
            const char *two,
            guint       winners)
{
  AriMatch *match = test_match_new (2);
  AriRandom random;
  AriEnding ending = { .kind = winners == 3 ? ARI_ENDING_AGREED : ARI_ENDING_RESIGNED, .winners = winners };

  ari_random_init (&random, 3);
  test_match_play (match, &random, 6);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, one, NULL);
  ari_match_set_seat (match, 2, two != NULL ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER, two != NULL ? two : "Minos",
                      two != NULL ? NULL : "adept");
  if (winners != 0)
    ari_match_set_ending (match, &ending);

  return match;
}

static gint64
add (Fixture    *f,
     const char *one,
     const char *two,
     guint       winners)
{
  g_autoptr(AriMatch) match = make_match (one, two, winners);

  return fixture_add (f, match);
}

static const AriResult *
get (AriResults *results,
     guint       index)
{
  g_assert_cmpuint (index, <, results->results->len);

  return &g_array_index (results->results, AriResult, index);
}

static guint
find_player (AriResults  *results,
             AriSeatKind  kind,
             const char  *name)
{
  for (guint i = 0; i < results->players->len; i++)
    {
      const AriPlayer *player = g_ptr_array_index (results->players, i);

      if (player->kind == kind && g_str_equal (player->name, name))
        return i;
    }

  return ARI_NO_PLAYER;
}

/* Results are read again only after a change, also one by another program. */
static void
test_known (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriResults) first = NULL, same = NULL, second = NULL, third = NULL;

  fixture_open (f);
  add (f, "Ariadne", "Theseus", 1);
  first = read_results (f);
  same = read_again (f, first);
  g_assert_true (same == first);

  add (f, "Ariadne", "Theseus", 1);
  second = read_again (f, first);
  g_assert_cmpuint (second->results->len, ==, 2);
  g_assert_cmpuint (first->results->len, ==, 1);

  fixture_sql (f->path, "UPDATE seat SET name = 'Phaedra' WHERE seat = 1");
  third = read_again (f, second);
  g_assert_true (third != second);
  g_assert_cmpuint (find_player (third, ARI_SEAT_PERSON, "Ariadne"), ==, ARI_NO_PLAYER);
}

/* An evaluation changes no result and nothing that lists show, so they aren't read again. A comment may be
 * searched for, and still is after an evaluation. */
static void
test_evaluated (Fixture       *f,
                gconstpointer  data)
{
  g_autoptr(AriMatch) match = make_match ("Ariadne", "Theseus", 1);
  g_autoptr(AriAutosave) autosave = NULL;
  g_autoptr(AriResults) first = NULL, same = NULL, other = NULL;
  AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 1 };
  AriPly *ply = ari_match_get_ply (match);

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  fixture_wait_for (autosave, "committed");
  first = read_results (f);
  ari_match_set_eval (match, ply, &eval);
  fixture_wait_for (autosave, "committed");
  same = read_again (f, first);
  g_assert_true (same == first);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM eval"), ==, 1);

  ari_match_set_comment (match, ply, "brilliant");
  fixture_wait_for (autosave, "committed");
  eval.win[0] = 0.25;
  eval.win[1] = 0.75;
  ari_match_set_eval (match, ply, &eval);
  fixture_wait_for (autosave, "committed");
  other = read_again (f, first);
  g_assert_true (other != first);
  g_assert_cmpuint (fixture_count_of (f, &(AriQuery) { .words = "brilliant" }), ==, 1);
}

/* A computer is its level, whatever it is called; what is unfinished or deleted has no result. */
static void
test_results (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriResults) results = NULL;
  gint64 first, second;
  guint ariadne, adept;

  fixture_open (f);
  first = add (f, "Ariadne", NULL, 1);
  second = add (f, "Theseus", "Ariadne", 1);
  add (f, "Ariadne", NULL, 0);
  fixture_delete (f, add (f, "Phaedra", NULL, 1), TRUE);
  results = read_results (f);

  g_assert_cmpuint (results->results->len, ==, 2);
  g_assert_cmpuint (results->players->len, ==, 3);
  ariadne = find_player (results, ARI_SEAT_PERSON, "Ariadne");
  adept = find_player (results, ARI_SEAT_COMPUTER, "adept");
  g_assert_cmpuint (find_player (results, ARI_SEAT_PERSON, "adept"), ==, ARI_NO_PLAYER);
  g_assert_cmpint (get (results, 0)->match, ==, first);
  g_assert_cmpuint (get (results, 0)->winners, ==, 1);
  g_assert_cmpuint (get (results, 0)->players[0], ==, ariadne);
  g_assert_cmpuint (get (results, 0)->players[1], ==, adept);
  g_assert_cmpuint (get (results, 0)->sides[1], ==, 2);
  g_assert_false (get (results, 0)->helped);
  g_assert_cmpint (get (results, 1)->match, ==, second);
  g_assert_cmpuint (get (results, 1)->players[1], ==, ariadne);
}

/* A seat without a name, and a person helped by a move that was taken back. */
static void
test_special (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriMatch) match = make_match ("", "Minos", 2);
  g_autoptr(AriResults) results = NULL;

  fixture_open (f);
  ari_match_set_ending (match, &(AriEnding) { 0 });
  ari_match_take_back (match, 4);
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 2 });
  fixture_add (f, match);
  results = read_results (f);
  g_assert_cmpuint (get (results, 0)->players[0], ==, ARI_NO_PLAYER);
  g_assert_cmpuint (get (results, 0)->players[1], !=, ARI_NO_PLAYER);
  g_assert_true (get (results, 0)->helped);
}

/* What lists don't show makes a difference, too. */
static void
test_equal (void)
{
  g_autoptr(AriResults) one = ari_results_new (), other = ari_results_new ();
  AriResult result = { .match = 1, .seats = 2, .winners = 1, .players = { 0, 1 }, .scores = { 3, 4 } };

  ari_results_add_player (one, ARI_SEAT_PERSON, "Ariadne");
  g_assert_false (ari_results_equal (one, other));
  ari_results_add_player (other, ARI_SEAT_PERSON, "Theseus");
  g_assert_false (ari_results_equal (one, other));
  g_ptr_array_set_size (other->players, 0);
  ari_results_add_player (other, ARI_SEAT_PERSON, "Ariadne");
  g_assert_true (ari_results_equal (one, other));
  g_array_append_val (one->results, result);
  result.helped = TRUE;
  g_array_append_val (other->results, result);
  g_assert_false (ari_results_equal (one, other));
  g_array_index (other->results, AriResult, 0).helped = FALSE;
  g_assert_true (ari_results_equal (one, other));
  g_array_index (other->results, AriResult, 0).scores[1] = 5;
  g_assert_false (ari_results_equal (one, other));
}

static void
test_score (void)
{
  AriResult result = { .seats = 4, .winners = 1, .sides = { 1, 2, 4, 8 }, .scores = { 9, 4, 7, 4 },
                       .by_points = TRUE };

  g_assert_cmpfloat (ari_result_score (&result, 1, 2), ==, 1.0);
  g_assert_cmpfloat (ari_result_score (&result, 2, 1), ==, 0.0);
  g_assert_cmpfloat (ari_result_score (&result, 3, 2), ==, 1.0);
  g_assert_cmpfloat (ari_result_score (&result, 2, 4), ==, 0.5);
  result.by_points = FALSE;
  g_assert_cmpfloat (ari_result_score (&result, 3, 2), ==, 0.5);
  g_assert_false (ari_result_is_draw (&result));
  result.winners = 15;
  g_assert_true (ari_result_is_draw (&result));
  g_assert_cmpfloat (ari_result_score (&result, 1, 2), ==, 0.5);
  /* Sides of two: 1 and 3 against 2 and 4. */
  result = (AriResult) { .seats = 4, .winners = 5, .sides = { 5, 10, 5, 10 }, .scores = { 2, 8, 9, 1 } };
  g_assert_cmpint (ari_result_points (&result, 1), ==, 11);
  g_assert_cmpfloat (ari_result_score (&result, 1, 2), ==, 1.0);
}

/* A person is not a level of that name, unfinished matches are neither won nor lost, and words narrow
 * further. */
static void
test_queries (Fixture       *f,
              gconstpointer  data)
{
  AriQuery ariadne = { .player = "Ariadne" }, adept = { .player = "adept", .player_kind = ARI_SEAT_COMPUTER };
  AriQuery nobody = { .player = "adept" };

  fixture_open (f);
  add (f, "Ariadne", NULL, 1);
  add (f, "Theseus", "Ariadne", 1);
  add (f, "Ariadne", "Theseus", 0);
  add (f, "Theseus", NULL, 2);
  add (f, "Theseus", NULL, 3);
  g_assert_cmpuint (fixture_count_of (f, &ariadne), ==, 3);
  g_assert_cmpuint (fixture_count_of (f, &adept), ==, 3);
  g_assert_cmpuint (fixture_count_of (f, &nobody), ==, 0);
  ariadne.result = ARI_QUERY_WON;
  g_assert_cmpuint (fixture_count_of (f, &ariadne), ==, 1);
  ariadne.result = ARI_QUERY_LOST;
  g_assert_cmpuint (fixture_count_of (f, &ariadne), ==, 1);
  adept.result = ARI_QUERY_WON;
  g_assert_cmpuint (fixture_count_of (f, &adept), ==, 1);
  ariadne.result = ARI_QUERY_ANY;
  ariadne.words = "theseus";
  g_assert_cmpuint (fixture_count_of (f, &ariadne), ==, 2);
  ariadne.since = G_MAXINT64;
  g_assert_cmpuint (fixture_count_of (f, &ariadne), ==, 0);
  ariadne.since = 1;
  g_assert_cmpuint (fixture_count_of (f, &ariadne), ==, 2);
  /* Without a player, a result means nothing. */
  g_assert_cmpuint (fixture_count_of (f, &(AriQuery) { .result = ARI_QUERY_WON }), ==, 5);
}

/* Warnings are help, and so is to play both sides; a resignation isn't decided by points. */
static void
test_helped (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) warned = make_match ("Ariadne", NULL, 1);
  g_autoptr(AriResults) results = NULL;
  guint ariadne, phaedra;

  fixture_open (f);
  ari_match_set_warnings (warned, &(AriWarningOptions) { ARI_WARN_BLUNDERS, 1 });
  fixture_add (f, warned);
  add (f, "Phaedra", "Phaedra", 2);
  results = read_results (f);
  for (guint i = 0; i < 2; i++)
    g_assert_true (get (results, i)->helped);
  g_assert_false (get (results, 0)->by_points);
  ariadne = find_player (results, ARI_SEAT_PERSON, "Ariadne");
  phaedra = find_player (results, ARI_SEAT_PERSON, "Phaedra");
  g_assert_cmpuint (ari_result_seat (get (results, 0), ariadne), ==, 1);
  g_assert_cmpuint (ari_result_seat (get (results, 1), phaedra), ==, ARI_NONE);
}

/* What a head start is worth isn't known. */
static void
test_head_start (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr(AriResults) results = NULL;
  AriRandom random;
  AriSetup setup;

  fixture_open (f);
  ari_random_init (&random, 1);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(AriMatch) match = NULL;

      g_assert_true (ari_setup_parse (&setup, i == 0 ? "minoa head=2:3" : "minoa", NULL));
      match = ari_match_new (&setup);
      ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
      ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
      test_match_play (match, &random, 6);
      ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 2 });
      fixture_add (f, match);
    }
  results = read_results (f);
  g_assert_true (get (results, 0)->helped);
  g_assert_false (get (results, 1)->helped);
}

static GArray *
rename_person (Fixture    *f,
               const char *from,
               const char *to)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  GArray *seats;

  ari_library_rename_person_async (f->library, from, to, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  seats = ari_library_rename_person_finish (f->library, result, NULL, &error);
  g_assert_no_error (error);

  return seats;
}

static void
assert_opponents (Fixture    *f,
                  const char *opponents)
{
  g_autofree char *sql = g_strdup_printf ("SELECT count(*) FROM exercise WHERE opponents = '%s'", opponents);

  g_assert_cmpint (fixture_sql_int (f->path, sql), ==, 1);
}

/* A merge can be undone even after another renaming: its seats are known. */
static void
test_rename_again (Fixture       *f,
                   gconstpointer  data)
{
  g_autoptr(GArray) first = NULL, second = NULL;

  fixture_open (f);
  add (f, "Theseus", "Minos", 1);
  add (f, "Theseus", "Asterion", 1);
  first = rename_person (f, "Minos", "Asterion");
  second = rename_person (f, "Asterion", "Minotaurus");
  g_assert_cmpuint (second->len, ==, 2);
  ari_library_name_seats_async (f->library, first, "Minos", TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpuint (fixture_count (f, "minotaurus"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "minos"), ==, 1);
}

/* Each name, a colon and the number of matches. */
static char *
read_merged (Fixture    *f,
             const char *name)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) names = NULL;
  g_autoptr(GString) text = g_string_new (NULL);

  ari_library_merged_names_async (f->library, name, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  names = ari_library_merged_names_finish (f->library, result, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < names->len; i++)
    {
      const AriMergedName *merged = g_ptr_array_index (names, i);

      g_string_append_printf (text, "%s%s:%u", i > 0 ? " " : "", merged->name, merged->matches);
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
assert_merged (Fixture    *f,
               const char *name,
               const char *expected)
{
  g_autofree char *text = read_merged (f, name);

  g_assert_cmpstr (text, ==, expected);
}

static void
separate (Fixture    *f,
          const char *name,
          const char *was)
{
  ari_library_separate_async (f->library, name, was, NULL, fixture_done_cb, f);
  fixture_succeed (f);
}

/* People who became one can be separated years later, after other renamings, too, each by themselves. */
static void
test_separate (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(GArray) first = NULL, second = NULL, third = NULL;
  gint64 deleted;

  fixture_open (f);
  add (f, "Theseus", "Icarus", 1);
  add (f, "Theseus", "Pasiphae", 1);
  add (f, "Icarus", NULL, 2);
  deleted = add (f, "Icarus", "Pasiphae", 1);
  add (f, "Daedalus", NULL, 1);
  fixture_delete (f, deleted, TRUE);

  first = rename_person (f, "Icarus", "Pasiphae");
  second = rename_person (f, "Pasiphae", "Daedalus");
  third = rename_person (f, "Daedalus", "Talos");
  assert_merged (f, "Icarus", "");
  assert_merged (f, "Pasiphae", "");
  assert_merged (f, "Daedalus", "");
  assert_merged (f, "Talos", "Icarus:2 Pasiphae:1");
  fixture_close (f);
  fixture_open (f);

  separate (f, "Talos", "Icarus");
  assert_merged (f, "Talos", "Pasiphae:1");
  g_assert_cmpuint (fixture_count (f, "icarus"), ==, 2);
  g_assert_cmpuint (fixture_count (f, "talos"), ==, 2);
  fixture_delete (f, deleted, FALSE);
  g_assert_cmpuint (fixture_count (f, "icarus talos"), ==, 1);

  /* Somebody else at the seat is not of that name, whatever it was before. */
  fixture_sql (f->path, "UPDATE seat SET name = 'Glaucus' WHERE match = 2 AND seat = 2");
  assert_merged (f, "Glaucus", "");
  assert_merged (f, "Talos", "Pasiphae:1");
  separate (f, "Talos", "Pasiphae");
  g_assert_cmpuint (fixture_count (f, "pasiphae"), ==, 1);
  g_assert_cmpuint (fixture_count_of (f, &(AriQuery) { .player = "Glaucus" }), ==, 1);
  assert_merged (f, "Talos", "");
  assert_merged (f, "Icarus", "");
}

/* Whichever of the two names is the better one, they can be separated, and undoing leaves what was. */
static void
test_other_name (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr(GArray) first = NULL, second = NULL;

  fixture_open (f);
  add (f, "Theseus", "Ariadna", 1);
  add (f, "Theseus", "Ariadne", 1);
  add (f, "Theseus", "Ariadne", 2);
  first = rename_person (f, "Ariadna", "Ariadne");
  assert_merged (f, "Ariadne", "Ariadna:1");
  second = rename_person (f, "Ariadne", "Ariadna");
  assert_merged (f, "Ariadna", "Ariadne:2");
  ari_library_name_seats_async (f->library, second, "Ariadne", TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  assert_merged (f, "Ariadne", "Ariadna:1");
  separate (f, "Ariadne", "Ariadna");
  g_assert_cmpuint (fixture_count (f, "ariadna"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "ariadne"), ==, 2);
}

/* What was only renamed has nothing to separate, and neither has a merge that was undone. */
static void
test_not_merged (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr(GArray) first = NULL, second = NULL;

  fixture_open (f);
  add (f, "Theseus", "Icarus", 1);
  add (f, "Theseus", "Minos", 1);
  first = rename_person (f, "Icarus", "Talos");
  assert_merged (f, "Talos", "");
  second = rename_person (f, "Talos", "Minos");
  assert_merged (f, "Minos", "Talos:1");
  ari_library_name_seats_async (f->library, second, "Talos", TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  assert_merged (f, "Minos", "");
  assert_merged (f, "Talos", "");
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM merged"), ==, 0);
}

/* Computers of the same name keep it, searches find the new name alone, and it can be undone, even where two
 * people became one. */
static void
test_rename (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(GArray) seats = NULL;
  gint64 with_exercise;

  fixture_open (f);
  with_exercise = add (f, "Theseus", "Minos", 1);
  add (f, "Ariadne", NULL, 1);
  add (f, "Minos", "Ariadne", 2);
  {
    g_autofree char *sql = g_strdup_printf ("INSERT INTO exercise (game, match, ply, opponents) VALUES "
                                            "('minoa', %" G_GINT64_FORMAT ", 1, 'Minos' || char (10) || 'Minosaur')",
                                            with_exercise);

    fixture_sql (f->path, sql);
  }

  seats = rename_person (f, "Minos", "Ariadne");
  g_assert_cmpuint (seats->len, ==, 2);
  g_assert_cmpuint (fixture_count (f, "minos"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "ariadne"), ==, 3);
  assert_opponents (f, "Ariadne\nMinosaur");

  ari_library_name_seats_async (f->library, seats, "Minos", TRUE, NULL, fixture_done_cb, f);
  fixture_succeed (f);
  g_assert_cmpuint (fixture_count (f, "minos"), ==, 3);
  g_assert_cmpuint (fixture_count (f, "ariadne"), ==, 2);
  assert_opponents (f, "Minos\nMinosaur");
}

/* A match that is open gets the new name, and doesn't write the old one again. */
static void
test_rename_open (Fixture       *f,
                  gconstpointer  data)
{
  g_autoptr(GArray) seats = NULL;
  g_autoptr(AriMatch) open = NULL, stored = NULL;
  g_autoptr(AriAutosave) autosave = NULL;
  gint64 id;

  fixture_open (f);
  add (f, "Minos", "Ariadne", 1);
  id = add (f, "Theseus", "Minos", 1);
  open = fixture_load (f, id);
  autosave = ari_autosave_new (f->library, open, id);
  seats = rename_person (f, "Minos", "Asterion");
  g_assert_cmpstr (ari_match_get_seat (open, 2)->name, ==, "Asterion");
  g_assert_cmpstr (ari_match_get_seat (open, 1)->name, ==, "Theseus");

  ari_match_set_title (open, "The last one");
  while (ari_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
  stored = fixture_load (f, id);
  g_assert_cmpstr (ari_match_get_title (stored), ==, "The last one");
  g_assert_cmpstr (ari_match_get_seat (stored, 2)->name, ==, "Asterion");
}

static void
test_rename_nobody (Fixture       *f,
                    gconstpointer  data)
{
  g_autoptr(GArray) seats = NULL;

  fixture_open (f);
  add (f, "Theseus", "Minos", 1);
  seats = rename_person (f, "Nobody", "Somebody");
  g_assert_cmpuint (seats->len, ==, 0);
  g_assert_cmpuint (fixture_count (f, "somebody"), ==, 0);
}

static guint
count_matches_of (Fixture        *f,
                  const char     *name,
                  AriMatchesWith  with)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) ids = NULL;

  ari_library_matches_of_async (f->library, name, ari_rules_lookup ("minoa"), with, 10, NULL,
                                fixture_done_cb, f);
  result = fixture_wait (f);
  ids = ari_library_matches_of_finish (f->library, result, &error);
  g_assert_no_error (error);

  return ids->len;
}

/* Everything in the match that was reviewed. */
static void
assert_reviewed (AriMatch *match)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));

  g_assert_cmpuint (n, ==, 6);
  g_assert_cmpstr (ari_match_get_title (match), ==, "The second thread");
  g_assert_cmpstr (ari_match_get_notes (match), ==, "A note of the club");
  g_assert_cmpint (ari_match_get_started (match), ==, 1750000000);
  g_assert_cmpuint (ari_match_winners (match), ==, 1);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      g_assert_nonnull (ari_ply_get_eval (ply));
      g_assert_cmpfloat (ari_ply_get_eval (ply)->loss, ==, i == 2 ? 0.25 : 0.01);
      g_assert_cmpfloat (ari_ply_get_seconds (ply), ==, 2.5 + i);
      g_assert_cmpint (ari_ply_get_chooser (ply), ==, ARI_CHOOSER_PERSON);
      g_assert_cmpstr (ari_ply_get_comment (ply), ==, i == 2 ? "A slip" : NULL);
    }
}

/* An earlier library opens with everything that people have in it: their matches, reviews, times, tags, stars
 * and exercises, and what they deleted. */
static void
test_earlier (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *name = g_test_build_filename (G_TEST_DIST, "store", "released", "library-9.sql", NULL);
  g_autofree char *sql = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(AriResults) results = NULL, restored = NULL;
  g_autoptr(AriMatch) match = NULL;
  guint ariadne, talos;

  g_assert_true (g_file_get_contents (name, &sql, NULL, &error));
  g_assert_no_error (error);
  fixture_sql (f->path, sql);
  g_assert_cmpint (fixture_sql_int (f->path, "PRAGMA user_version"), ==, 9);
  fixture_open (f);
  g_assert_cmpint (fixture_sql_int (f->path, "PRAGMA user_version"), >, 9);

  results = read_results (f);
  g_assert_cmpuint (results->results->len, ==, 2);
  ariadne = find_player (results, ARI_SEAT_PERSON, "Ariadne");
  talos = find_player (results, ARI_SEAT_COMPUTER, "adept");
  g_assert_cmpuint (get (results, 0)->players[0], ==, ariadne);
  g_assert_cmpuint (get (results, 1)->players[1], ==, talos);
  g_assert_cmpuint (get (results, 1)->winners, ==, 2);
  g_assert_cmpuint (find_player (results, ARI_SEAT_PERSON, "Phaedra"), ==, ARI_NO_PLAYER);
  g_assert_cmpuint (count_matches_of (f, "Ariadne", ARI_MATCHES_ANALYSED), ==, 1);
  g_assert_cmpuint (count_matches_of (f, "Ariadne", ARI_MATCHES_TIMED), ==, 2);

  match = fixture_load (f, 1);
  assert_reviewed (match);
  g_assert_cmpuint (fixture_count_of (f, &(AriQuery) { .starred = TRUE }), ==, 1);
  g_assert_cmpuint (fixture_count_of (f, &(AriQuery) { .tag = "holidays" }), ==, 1);
  g_assert_cmpuint (fixture_count (f, "club slip theseus"), ==, 1);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count (*) FROM exercise JOIN answer ON exercise = id "
                                             "WHERE match = 1 AND ply = 3 AND opponents = 'Theseus' "
                                             "AND due = 1750800000 AND rating = 3"), ==, 1);

  g_assert_cmpuint (fixture_count_of (f, &(AriQuery) { .deleted = TRUE }), ==, 1);
  fixture_delete (f, 3, FALSE);
  restored = read_again (f, results);
  g_assert_cmpuint (find_player (restored, ARI_SEAT_PERSON, "Phaedra"), !=, ARI_NO_PLAYER);
  fixture_close (f);
  fixture_assert_sound (f->path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  FIXTURE_ADD ("/people/known", test_known, NULL);
  FIXTURE_ADD ("/people/evaluated", test_evaluated, NULL);
  FIXTURE_ADD ("/people/earlier", test_earlier, NULL);
  FIXTURE_ADD ("/people/results", test_results, NULL);
  FIXTURE_ADD ("/people/results/special", test_special, NULL);
  g_test_add_func ("/people/results/equal", test_equal);
  g_test_add_func ("/people/results/score", test_score);
  FIXTURE_ADD ("/people/results/helped", test_helped, NULL);
  FIXTURE_ADD ("/people/results/head-start", test_head_start, NULL);
  FIXTURE_ADD ("/people/queries", test_queries, NULL);
  FIXTURE_ADD ("/people/rename", test_rename, NULL);
  FIXTURE_ADD ("/people/rename/again", test_rename_again, NULL);
  FIXTURE_ADD ("/people/rename/separate", test_separate, NULL);
  FIXTURE_ADD ("/people/rename/other-name", test_other_name, NULL);
  FIXTURE_ADD ("/people/rename/not-merged", test_not_merged, NULL);
  FIXTURE_ADD ("/people/rename/nobody", test_rename_nobody, NULL);
  FIXTURE_ADD ("/people/rename/rename-open", test_rename_open, NULL);

  return g_test_run ();
}
