/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record.h"
#include "match-tools.h"
#include "toy-game.h"

#include <string.h>

#define N_TREES 600

/* Reads one record of a real game or of the toy game. */
static AriMatch *
read_toy (const char  *text,
          gssize       length,
          GError     **error)
{
  AriRecordReader reader;
  AriMatch *match;

  ari_record_reader_init (&reader, text, length);
  reader.lookup = toy_game_lookup;
  match = ari_record_reader_next (&reader, error);
  if (match != NULL)
    g_assert_true (ari_record_reader_at_end (&reader));

  return match;
}

static void
assert_width (const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 80);
}

static void
check_round_trip (AriMatch *match)
{
  g_autofree char *text = ari_record_write (match);
  g_autofree char *again = NULL;
  g_autoptr(GError) error = NULL;
  AriMatch *read;

  g_assert_true (g_utf8_validate (text, -1, NULL));
  assert_width (text);
  read = read_toy (text, -1, &error);
  g_assert_no_error (error);
  assert_matches_equal (match, read);
  again = ari_record_write (read);
  g_assert_cmpstr (text, ==, again);

  g_assert_finalize_object (read);
}

static void
test_random_toy (void)
{
  static const char *const heaps[] = { "small", "large", "endless" };
  AriRandom random;

  for (guint seed = 0; seed < N_TREES; seed++)
    {
      AriSetup setup;
      AriMatch *match;

      ari_random_init (&random, seed);
      ari_setup_init (&setup, &toy_game);
      ari_setup_set_option (&setup, "heap", heaps[seed % 3], NULL);
      ari_setup_set_option (&setup, "dice", seed % 2 ? "yes" : "no", NULL);
      ari_setup_set_seats (&setup, 2 + seed % 5 / 4, NULL);
      match = random_match (&setup, ari_random_below (&random, 120), &random);
      check_round_trip (match);
      g_assert_finalize_object (match);
    }
}

static void
test_random_games (void)
{
  const AriRules *const *all;
  guint n_rules;
  AriRandom random;

  all = ari_rules_all (&n_rules);
  for (guint seed = 0; seed < 200; seed++)
    {
      const AriRules *rules = all[seed % n_rules];
      const AriSetupChoices *choices = &rules->choices;
      guint n_seats = choices->max_seats - choices->min_seats + 1;
      AriSetup setup;
      AriMatch *match;

      ari_random_init (&random, seed);
      ari_setup_init (&setup, rules);
      ari_setup_set_seats (&setup, choices->min_seats + seed % n_seats, NULL);
      for (guint i = 0; i < choices->n_options; i++)
        setup.values[i] = choices->options[i].values[1] != NULL ? (guint8) ari_random_below (&random, 2) : 0;
      match = random_match (&setup, ari_random_below (&random, 200), &random);
      check_round_trip (match);
      g_assert_finalize_object (match);
    }
}

/* The look of the format, once in full. */
static void
test_look (void)
{
  static const char record[] =
    "[Ariadne \"1\"]\n"
    "[Game \"toy\"]\n"
    "[Seats \"2\"]\n"
    "[Option.dice \"no\"]\n"
    "[Title \"By the \\\"bull\\\"\"]\n"
    "[Started \"2026-11-21T18:30:00Z\"]\n"
    "[Seat1 \"Pasiphaë\"]\n"
    "[Seat1Kind \"person\"]\n"
    "[Seat2Kind \"computer\"]\n"
    "[Seat2Level \"adept\"]\n"
    "[Result \"1+2\"]\n"
    "[Takebacks \"1\"]\n"
    "[Notes \"Two lines:\\nthe \\\\ second one is so long that it has to go on upon \\\n"
    "another line of the file\"]\n"
    "[Event \"Knossos\"]\n"
    "\n"
    "1. t3 t3 $2 {[%emt 3.25] Greedy. [%cal Gd4]} (2. t1 {[%retracted]}) (2. t2 3. t2\n"
    "t2 {[%eval win 0.25 0.75 points 4.5 7.5 error 0.01 loss 0.125 loss-error 0.02\n"
    "best \"t1\" nodes 1000 seed 7 program \"0.1.0\"]} 5. t1) 3. t1 t3 5. t2\n";
  g_autoptr(GError) error = NULL;
  g_autofree char *again = NULL;
  AriMatch *match = read_toy (record, -1, &error);
  AriPly *ply;

  g_assert_no_error (error);
  again = ari_record_write (match);
  g_assert_cmpstr (record, ==, again);

  g_assert_cmpstr (ari_match_get_title (match), ==, "By the \"bull\"");
  g_assert_cmpint (ari_match_get_started (match), ==, 1795285800);
  g_assert_cmpstr (ari_match_get_seat (match, 1)->name, ==, "Pasiphaë");
  g_assert_cmpstr (ari_match_get_seat (match, 2)->level, ==, "adept");
  g_assert_cmpstr (ari_match_get_foreign_tags (match), ==, "[Event \"Knossos\"]\n");
  g_assert_true (ari_match_is_at_end (match));
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 5);

  ply = ari_ply_get_child (ari_match_get_child (match, NULL, 0), 0);
  g_assert_cmpstr (ari_ply_get_comment (ply), ==, "Greedy. [%cal Gd4]");
  g_assert_cmpfloat (ari_ply_get_seconds (ply), ==, 3.25);
  g_assert_cmpuint (ari_ply_get_n_variations (ply), ==, 2);

  g_assert_finalize_object (match);
}

/* Head starts depend on the seats, wherever the tags stand. */
static void
test_head_starts (void)
{
  static const char record[] = "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Option.head \"1:2,3:1\"]\n[Seats \"3\"]\n\na1b1\n";
  static const char bad[] = "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Option.head \"3:1\"]\n\na1b1\n";
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_record_read (record, -1, NULL, &error);
  g_autoptr(AriMatch) refused = NULL;
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (ari_match_get_setup (match)->head_start[0], ==, 2);
  g_assert_cmpuint (ari_match_get_setup (match)->head_start[2], ==, 1);
  again = ari_record_write (match);
  g_assert_true (g_str_has_prefix (again, "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seats \"3\"]\n"
                                          "[Option.head \"1:2,3:1\"]\n"));
  check_round_trip (match);

  refused = ari_record_read (bad, -1, NULL, &error);
  g_assert_null (refused);
  g_assert_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_GAME);
}

/* A move that was rethought is one that doesn't count, in whichever order the record says so, and also where
 * only one of the two words is left. */
static void
test_rethought (void)
{
  static const struct { const char *commands; AriRetraction retraction; const char *written; } said[] = {
    { "[%retracted]", ARI_TAKEN_BACK, "[%retracted]" },
    { "[%retracted] [%rethought]", ARI_RETHOUGHT, "[%retracted] [%rethought]" },
    { "[%rethought] [%retracted]", ARI_RETHOUGHT, "[%retracted] [%rethought]" },
    { "[%rethought]", ARI_RETHOUGHT, "[%retracted] [%rethought]" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      g_autofree char *record = g_strdup_printf ("[Ariadne \"1\"]\n[Game \"toy\"]\n[Option.dice \"no\"]\n\n"
                                                 "t1 t3 (t2 {%s}) t1\n", said[i].commands);
      g_autofree char *written = g_strdup_printf ("t2 {%s})", said[i].written);
      g_autoptr(AriMatch) match = read_toy (record, -1, NULL);
      g_autofree char *again = ari_record_write (match);
      AriPly *rethought = ari_ply_get_child (ari_match_get_child (match, NULL, 0), 1);

      g_assert_cmpint (ari_ply_get_retraction (rethought), ==, said[i].retraction);
      g_assert_true (ari_ply_get_retracted (rethought));
      g_assert_nonnull (strstr (again, written));
      check_round_trip (match);
    }
}

/* A record says who chose an action only where the seats and the handover don't. */
static void
test_by (void)
{
  static const char *const seats =
    "[Ariadne \"1\"]\n[Game \"toy\"]\n[Option.dice \"no\"]\n[Seat1Kind \"person\"]\n"
    "[Seat2Kind \"computer\"]\n[Seat2Level \"novice\"]\n";
  g_autofree char *record =
    g_strconcat (seats, "\nt1 {[%by computer]} t1 {[%by person]} t1 {[%by person]} t1\n", NULL);
  g_autofree char *finished =
    g_strconcat (seats, "[Handover \"2\"]\n\nt1 t1 t1 t1 t1 {[%by person]}\n", NULL);
  g_autoptr(AriMatch) match = read_toy (record, -1, NULL), substituted = read_toy (finished, -1, NULL);
  g_autofree char *written = ari_record_write (match), *again = NULL;
  const gboolean expected[] = { FALSE, FALSE, TRUE, FALSE, FALSE };

  check_round_trip (substituted);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (substituted), i);

      g_assert_cmpint (ari_match_is_by_substitute (substituted, ply), ==, expected[i]);
    }

  g_assert_nonnull (strstr (written, "1. t1 {[%by computer]} 2. t1 {[%by person]} 3. t1 t1\n"));
  g_assert_true (ari_match_is_by_substitute (match, ari_match_get_child (match, NULL, 0)));
  /* The person takes the second seat, too. */
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, NULL, NULL);
  again = ari_record_write (match);
  g_assert_nonnull (strstr (again, "1. t1 {[%by computer]} 2. t1 3. t1 t1 {[%by computer]}"));
}

/* Evaluations are kept and written with four decimals, whatever the analysis computed. */
static void
test_eval_decimals (void)
{
  AriEval eval = {
    .win = { 2.0 / 3, 1.0 / 3 }, .points = { 40 + 1.0 / 7, -1e-5 }, .luck = { 0.1 + 0.2, -0.3 },
    .error = 1.0 / 3, .loss = 0.00005, .loss_error = 1e9, .nodes = 1, .seed = 2,
  };
  g_autoptr(AriMatch) match = read_toy ("[Ariadne \"1\"]\n[Game \"toy\"]\n[Option.dice \"no\"]\n\nt1\n", -1, NULL);
  g_autofree char *text = NULL;
  AriPly *ply = ari_match_get_ply (match);

  ari_match_set_eval (match, ply, &eval);
  g_assert_cmpfloat (ari_ply_get_eval (ply)->win[0], ==, 0.6667);
  text = ari_record_write (match);
  g_assert_nonnull (strstr (text, "1. t1 {[%eval win 0.6667 0.3333 points 40.1429 0 error 0.3333 loss 0.0001\n"
                                  "loss-error 1000000000 luck 0.3 -0.3 nodes 1 seed 2]}\n"));
  check_round_trip (match);
}

/* What the search found stands in a command of its own, in which later programs may say more. */
static void
test_raw (void)
{
  static const char *const head = "[Ariadne \"1\"]\n[Game \"toy\"]\n[Option.dice \"no\"]\n\n";
  static const char *const found = "{[%eval win 0.25 0.75 nodes 5 seed 1]\n"
                                    "[%raw map 3 evidence 1 win 0.4 0.6 ";
  g_autofree char *later = g_strconcat (head, "t1 ", found, "weather 7 error 0.01 loss 0.05] Why?}\n", NULL);
  g_autofree char *senseless = g_strconcat (head, "t1 {[%eval win 1 0] [%raw nonsense x] [%raw]}\n",
                                            NULL);
  g_autofree char *lonely = g_strconcat (head, "t1 {[%raw map 3 win 0.4 0.6]}\n", NULL);
  g_autoptr(AriMatch) match = read_toy (later, -1, NULL);
  g_autoptr(AriMatch) other = read_toy (senseless, -1, NULL);
  g_autoptr(AriMatch) third = read_toy (lonely, -1, NULL);
  const AriEval *eval = ari_ply_get_eval (ari_match_get_ply (match));
  g_autofree char *text = ari_record_write (match);

  g_assert_cmpuint (eval->map, ==, 3);
  g_assert_cmpuint (eval->evidence, ==, 1);
  g_assert_cmpfloat (eval->raw[1], ==, 0.6);
  g_assert_cmpfloat (eval->raw_error, ==, 0.01);
  g_assert_cmpfloat (eval->raw_loss, ==, 0.05);
  g_assert_cmpstr (ari_ply_get_comment (ari_match_get_ply (match)), ==, "Why?");
  g_assert_nonnull (strstr (text, "[%raw map 3 evidence 1"));
  check_round_trip (match);

  eval = ari_ply_get_eval (ari_match_get_ply (other));
  g_assert_cmpuint (eval->map, ==, 0);
  g_assert_cmpfloat (eval->win[0], ==, 1.0);
  g_assert_null (ari_ply_get_eval (ari_match_get_ply (third)));
  check_round_trip (other);
}

#define HEAD "[Ariadne \"1\"]\n[Game \"toy\"]\n[Option.dice \"no\"]\n"

/* White space, line ends, a byte order mark and absent numbers do not matter. */
static void
test_tolerance (void)
{
  static const char *const same[] = {
    HEAD "1. t1 t2 {a b} (t3) t1",
    "\xef\xbb\xbf" HEAD "t1 t2{a b}(t3)t1",
    "\n\n  [Ariadne\t\"1\"][Game\"toy\"]\r\n"
    "[Option.dice \"no\"]\r\n\r\nt1\r\n7... t2 { a\r\n\tb }\r\n( t3 )\r\nt1\r\n",
  };
  g_autoptr(AriMatch) first = read_toy (same[0], -1, NULL);

  g_assert_nonnull (first);
  for (guint i = 1; i < G_N_ELEMENTS (same); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) other = read_toy (same[i], -1, &error);

      g_assert_no_error (error);
      assert_matches_equal (first, other);
    }
}

typedef struct
{
  const char     *text;
  AriRecordError  code;
  guint           line, column;
} Wrong;

static const Wrong wrong[] = {
  { "", ARI_RECORD_ERROR_FOREIGN, 1, 1 },
  { "once upon a time", ARI_RECORD_ERROR_FOREIGN, 1, 1 },
  { "[Event \"?\"]\n", ARI_RECORD_ERROR_FOREIGN, 1, 2 },
  { "[Ariadne \"2\"]\n", ARI_RECORD_ERROR_SYNTAX, 1, 10 },
  { "[Ariadne \"1\"]\n", ARI_RECORD_ERROR_GAME, 1, 2 },
  { "[Ariadne \"1\"]\n[Game \"go\"]\n", ARI_RECORD_ERROR_GAME, 2, 7 },
  { "[Ariadne \"1\"]\n[Game \"toy\"\n", ARI_RECORD_ERROR_SYNTAX, 3, 1 },
  { "[Ariadne \"1\"]\n[Game \"toy]\nt1\n", ARI_RECORD_ERROR_SYNTAX, 2, 7 },
  { "[Ariadne \"1\"]\n[Game toy]\n", ARI_RECORD_ERROR_SYNTAX, 2, 7 },
  { "[Ariadne \"1\"]\n[\"toy\"]\n", ARI_RECORD_ERROR_SYNTAX, 2, 2 },
  { HEAD "[Seats \"9\"]\n", ARI_RECORD_ERROR_GAME, 4, 8 },
  { HEAD "[Seats \"two\"]\n", ARI_RECORD_ERROR_SYNTAX, 4, 8 },
  { HEAD "[Option.weather \"fine\"]\n", ARI_RECORD_ERROR_GAME, 4, 17 },
  { HEAD "[Option.head \"1:1\"]\n", ARI_RECORD_ERROR_GAME, 4, 14 },
  { HEAD "[Seat3 \"Minos\"]\n", ARI_RECORD_ERROR_GAME, 4, 2 },
  { HEAD "[Seat1Kind \"bull\"]\n", ARI_RECORD_ERROR_SYNTAX, 4, 12 },
  { HEAD "[Started \"yesterday\"]\n", ARI_RECORD_ERROR_SYNTAX, 4, 10 },
  { HEAD "[Takebacks \"-1\"]\n", ARI_RECORD_ERROR_SYNTAX, 4, 12 },
  { HEAD "[Title \"a\"]\n[Title \"b\"]\n", ARI_RECORD_ERROR_SYNTAX, 5, 2 },
  { HEAD "[Result \"1\"]\nt1\n", ARI_RECORD_ERROR_ACTION, 4, 9 },
  { HEAD "t1 t4\n", ARI_RECORD_ERROR_ACTION, 4, 4 },
  { HEAD "1. t1 2. r1\n", ARI_RECORD_ERROR_ACTION, 4, 10 },
  { HEAD "t3 t3 t3\n\tt3 t1", ARI_RECORD_ERROR_ACTION, 5, 5 },
  { HEAD "t1 {é} t2 (t2)", ARI_RECORD_ERROR_ACTION, 4, 12 },
  { HEAD "{first}", ARI_RECORD_ERROR_SYNTAX, 4, 1 },
  { HEAD "$1", ARI_RECORD_ERROR_SYNTAX, 4, 1 },
  { HEAD "(t1)", ARI_RECORD_ERROR_SYNTAX, 4, 1 },
  { HEAD "t1 ()", ARI_RECORD_ERROR_SYNTAX, 4, 5 },
  { HEAD "t1 ({a} t2)", ARI_RECORD_ERROR_SYNTAX, 4, 5 },
  { HEAD "t1 )", ARI_RECORD_ERROR_SYNTAX, 4, 4 },
  { HEAD "t1 (t2", ARI_RECORD_ERROR_SYNTAX, 4, 4 },
  { HEAD "t1 (t2 [Ariadne \"1\"]", ARI_RECORD_ERROR_SYNTAX, 4, 4 },
  { HEAD "t1 $7", ARI_RECORD_ERROR_SYNTAX, 4, 4 },
  { HEAD "t1 $1 $2", ARI_RECORD_ERROR_SYNTAX, 4, 7 },
  { HEAD "t1 }", ARI_RECORD_ERROR_SYNTAX, 4, 4 },
  { HEAD "t1 é", ARI_RECORD_ERROR_SYNTAX, 4, 4 },
  { HEAD "t1 \"t2\"", ARI_RECORD_ERROR_SYNTAX, 4, 4 },
  { HEAD "t1 {open\nt2", ARI_RECORD_ERROR_SYNTAX, 4, 4 },
  { HEAD "t1 {bad \\q}", ARI_RECORD_ERROR_SYNTAX, 4, 9 },
  { HEAD "t1 {λ\xff}", ARI_RECORD_ERROR_SYNTAX, 4, 6 },
  { HEAD "t1 {a} {b}", ARI_RECORD_ERROR_SYNTAX, 4, 9 },
  { HEAD "t1 {\n[%emt soon]}", ARI_RECORD_ERROR_SYNTAX, 5, 7 },
  { HEAD "t1 {[%emt -3]}", ARI_RECORD_ERROR_SYNTAX, 4, 11 },
  { HEAD "t1 {[%emt 1e999]}", ARI_RECORD_ERROR_SYNTAX, 4, 11 },
  { HEAD "t1 {[%emt 3 4]}", ARI_RECORD_ERROR_SYNTAX, 4, 13 },
  { HEAD "t1 {[%emt 3}", ARI_RECORD_ERROR_SYNTAX, 4, 5 },
  { HEAD "t1 {[%eval win 0.5]}", ARI_RECORD_ERROR_SYNTAX, 4, 19 },
  { HEAD "t1 {[%eval weather 1]}", ARI_RECORD_ERROR_SYNTAX, 4, 12 },
  { HEAD "t1 {[%eval nodes 1.5]}", ARI_RECORD_ERROR_SYNTAX, 4, 18 },
  { HEAD "t1 {[%eval best t1]}", ARI_RECORD_ERROR_SYNTAX, 4, 17 },
  { HEAD "t1 {[%retracted twice]}", ARI_RECORD_ERROR_SYNTAX, 4, 17 },
  { HEAD "t1 {[%rethought twice]}", ARI_RECORD_ERROR_SYNTAX, 4, 17 },
  { HEAD "t1 {[%by nobody]}", ARI_RECORD_ERROR_SYNTAX, 4, 9 },
};

static void
test_errors (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *place = g_strdup_printf ("Line %u, column %u: ", wrong[i].line, wrong[i].column);
      g_autoptr(GError) error = NULL;

      g_assert_null (read_toy (wrong[i].text, -1, &error));
      g_test_message ("%u: %s", i, error->message);
      g_assert_error (error, ARI_RECORD_ERROR, (int) wrong[i].code);
      g_assert_true (g_str_has_prefix (error->message, place));
      g_assert_true (g_str_has_suffix (error->message, "."));
    }
}

/* A NUL in the middle is no end. */
static void
test_nul (void)
{
  static const char text[] = HEAD "t1 \0t2";
  g_autoptr(GError) error = NULL;

  g_assert_null (read_toy (text, sizeof text - 1, &error));
  g_assert_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX);
  g_assert_nonnull (strstr (error->message, "binary data"));
}

static void
test_several (void)
{
  static const char text[] = HEAD "t1\n\n" HEAD "t9\n\n" HEAD "\n" HEAD "t1 t2";
  static const guint lengths[] = { 1, 0, 0, 2 };
  AriRecordReader reader;
  const char *rest;

  ari_record_reader_init (&reader, text, -1);
  reader.lookup = toy_game_lookup;
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) match = NULL;

      g_assert_false (ari_record_reader_at_end (&reader));
      match = ari_record_reader_next (&reader, &error);
      if (i == 1)
        {
          g_assert_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_ACTION);
          g_assert_true (g_str_has_prefix (error->message, "Line 9, column 1: "));
          /* Nobody has asked yet what comes after it. */
          g_assert_true (reader.at.p <= strstr (text, "t9"));
          continue;
        }
      g_assert_no_error (error);
      g_assert_cmpuint (ari_match_get_n_plies (match), ==, lengths[i]);
    }
  g_assert_true (ari_record_reader_at_end (&reader));

  g_assert_null (ari_record_read (text, -1, &rest, NULL)); /* no such game but in tests */
  g_assert_true (rest == strstr (text + 1, "[Ariadne"));
}

static char *
repeat (const char *head,
        const char *piece,
        guint       n,
        const char *tail)
{
  GString *text = g_string_new (head);

  while (n-- > 0)
    g_string_append (text, piece);
  g_string_append (text, tail);

  return g_string_free_and_steal (text);
}

static void
assert_large (char *text)
{
  g_autofree char *owned = text;
  g_autoptr(GError) error = NULL;

  g_assert_null (read_toy (owned, -1, &error));
  g_assert_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_LARGE);
}

#define ENDLESS HEAD "[Option.heap \"endless\"]\n"

static void
test_limits (void)
{
  g_autofree char *most = repeat (ENDLESS, "t1 ", ARI_RECORD_MAX_PLIES, "");
  g_autofree char *deep = repeat (ENDLESS "t1 ", "t1 (t2 ", ARI_RECORD_MAX_DEPTH, "");
  g_autofree char *deepest = repeat (deep, ")", ARI_RECORD_MAX_DEPTH, "");
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(GError) error = NULL;

  match = read_toy (most, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, ARI_RECORD_MAX_PLIES);
  assert_large (repeat (ENDLESS, "t1 ", ARI_RECORD_MAX_PLIES + 1, ""));

  g_clear_object (&match);
  match = read_toy (deepest, -1, &error);
  g_assert_no_error (error);
  check_round_trip (match);
  assert_large (repeat (ENDLESS "t1 ", "t1 (t2 ", ARI_RECORD_MAX_DEPTH + 1, ")"));

  assert_large (repeat (HEAD, "[Event \"?\"]\n", ARI_RECORD_MAX_TAGS + 1, "t1"));
  assert_large (repeat (HEAD, "[Option.a \"b\"]\n", 100, "t1"));
  assert_large (repeat (HEAD "t1 {", "Sixteen letters.", ARI_RECORD_MAX_BYTES / 16, "}"));
  /* The start of a record in a comment does not hide where this one ends. */
  assert_large (repeat (HEAD "t1 {[Ariadne}", "                ", ARI_RECORD_MAX_BYTES / 16, " t1"));
}

/* The text of a comment or tag counts in characters, without its commands and escapes. */
static void
test_text_limits (void)
{
  static const struct
  {
    const char *before, *after;
    guint       most;
    guint       line, column;
  } texts[] = {
    { HEAD "t1 {[%emt 3] ", "[%retracted]}", ARI_RECORD_MAX_TEXT, 4, 5 },
    { HEAD "[Notes \"", "\"]\nt1", ARI_RECORD_MAX_TEXT, 4, 9 },
    { HEAD "[Event \"", "\"]\nt1", ARI_RECORD_MAX_TEXT, 4, 9 },
    { HEAD "[Title \"", "\"]\nt1", ARI_RECORD_MAX_LINE, 4, 9 },
    { HEAD "[Seat2 \"", "\"]\nt1", ARI_RECORD_MAX_LINE, 4, 9 },
    { HEAD "t1 {[%toss ", "]}", ARI_RECORD_MAX_LINE, 4, 11 },
    { HEAD "t1 {[%eval program \"", "\"]}", ARI_RECORD_MAX_LINE, 4, 21 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *full = repeat (texts[i].before, "ë\\[", texts[i].most / 2, texts[i].after);
      g_autofree char *more = repeat (texts[i].before, "ë\\[", texts[i].most / 2 + 1, texts[i].after);
      g_autofree char *place = g_strdup_printf ("Line %u, column %u: ", texts[i].line, texts[i].column);
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) match = read_toy (full, -1, &error);

      g_assert_no_error (error);
      check_round_trip (match);

      g_assert_null (read_toy (more, -1, &error));
      g_assert_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_LARGE);
      g_test_message ("%s", error->message);
      g_assert_true (g_str_has_prefix (error->message, place));
    }
}

/* What messages quote, and what is quoted nowhere. */
static void
test_long_words (void)
{
  assert_large (repeat (HEAD, "t", ARI_RECORD_MAX_LINE + 1, ""));
  assert_large (repeat (HEAD "[", "T", ARI_RECORD_MAX_LINE + 1, " \"x\"]"));
  assert_large (repeat ("[Ariadne \"1\"]\n[Game \"", "t", ARI_RECORD_MAX_LINE + 1, "\"]"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/record/look", test_look);
  g_test_add_func ("/model/record/head-starts", test_head_starts);
  g_test_add_func ("/model/record/rethought", test_rethought);
  g_test_add_func ("/model/record/by", test_by);
  g_test_add_func ("/model/record/eval-decimals", test_eval_decimals);
  g_test_add_func ("/model/record/raw", test_raw);
  g_test_add_func ("/model/record/tolerance", test_tolerance);
  g_test_add_func ("/model/record/errors", test_errors);
  g_test_add_func ("/model/record/nul", test_nul);
  g_test_add_func ("/model/record/several", test_several);
  g_test_add_func ("/model/record/limits", test_limits);
  g_test_add_func ("/model/record/limits/text", test_text_limits);
  g_test_add_func ("/model/record/limits/word", test_long_words);
  g_test_add_func ("/model/record/random/toy", test_random_toy);
  g_test_add_func ("/model/record/random/games", test_random_games);

  return g_test_run ();
}
