/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"
#include "minoa/minoa.h"

#include "ari-identity.h"
#include "ari-record.h"

static gint64
add (Fixture    *f,
     const char *name,
     const char *title,
     const char *notes,
     const char *comment)
{
  g_autoptr(AriMatch) match = test_match_new (2);

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, name, NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Somebody", NULL);
  ari_match_set_title (match, title);
  ari_match_set_notes (match, notes);
  g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
  ari_match_set_comment (match, ari_match_get_ply (match), comment);

  return fixture_add (f, match);
}

static void
test_words (Fixture       *f,
            gconstpointer  data)
{
  fixture_open (f);
  fixture_tag (f, add (f, "Élodie O’Hara", "Final of the cup", "rain, “thunder”", "brilliant stick"), "club night");
  add (f, "Jürgen", "Première", "50% off", NULL);
  add (f, "迷宮 太郎", NULL, NULL, NULL);

  g_assert_cmpuint (fixture_count (f, NULL), ==, 3);
  g_assert_cmpuint (fixture_count (f, ""), ==, 3);
  g_assert_cmpuint (fixture_count (f, "   "), ==, 3);

  /* Each of names, title, notes, tags and comments; beginnings of words; without accents and case. */
  g_assert_cmpuint (fixture_count (f, "elodie"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "ÉLO"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "jur"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "cup"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "thunder"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "nigh"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "brilliant"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "somebody"), ==, 3);
  g_assert_cmpuint (fixture_count (f, "迷宮"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "odie"), ==, 0);

  /* All words must be there, in any place. */
  g_assert_cmpuint (fixture_count (f, "night elodie"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "night jur"), ==, 0);
}

/* What is typed need not be written exactly so, in any script. */
static void
test_scripts (Fixture       *f,
              gconstpointer  data)
{
  static const struct
  {
    const char *title, *found[6], *missed;
  } cases[] = {
    { "Hauptstraße", { "hauptstrasse", "HAUPTSTRASSE", "hauptstraße", "hauptstras" }, "strasse" },
    { "STRASSE", { "straße" }, "strabe" },
    { "Αθήνα, Μινώταυρος", { "αθηνα", "ΑΘΉΝΑ", "μινωταυροσ", "μινώταυρος", "μινω" }, "ταυρος" },
    { "Ὀδυσσεύς", { "οδυσσευς", "ὀδυσσεύς" }, "οδυσευς" },
    { "Ёлка, Чайковский", { "елка", "ёлка", "чайковскии" }, "ковский" },
    { "Łódź Øresund Đorđe Œuvre Æsir", { "lodz", "oresund", "dorde", "oeuvre", "aesir", "łódź" }, "odz" },
    { "Kadıköy, İzmir", { "kadikoy", "izmir", "KADIKÖY", "İZM" }, "kadi-koy-x" },
    { "ﬁnal ＦＩＮＡＬ", { "final", "ｆｉｎａｌ" }, "inal" },
    { "אָרִיאַדְנֶה", { "אריאדנה" }, "ריאדנה" },
    { "أَرْيَادْنِي", { "أريادني", "اريادني" }, "ريادني" },
    { "हिन्दी", { "हिन्दी", "हि" }, "हन्द" },
    { "中村山田の迷宮", { "山田", "迷宮", "村山", "田の迷", "宮" }, "田山" },
    { "ミノタウロス", { "タウロス", "ﾀｳﾛｽ", "ロス" }, "ロウタ" },
    { "김철수 대회", { "철수", "대회", "김" }, "수철" },
    { "ห้องสมุด", { "สมุด", "ห้อง" }, "ดุมส" },
    { "🐂🏆", { "🏆", "🐂", "🐂🏆" }, "🏆🐂" },
    { "👩🏽‍🚀 ♥️ 🇬🇷 1️⃣", { "🚀", "👩", "♥", "🇬🇷", "1" }, "🐄" },
    { "«Ариадна»—Ich", { "ариадна", "ich" }, "иадна" },
  };

  fixture_open (f);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint64 id = add (f, "A", cases[i].title, NULL, NULL);

      for (gsize j = 0; j < G_N_ELEMENTS (cases[i].found) && cases[i].found[j] != NULL; j++)
        {
          g_test_message ("%s in %s", cases[i].found[j], cases[i].title);
          g_assert_cmpuint (fixture_count (f, cases[i].found[j]), ==, 1);
        }
      g_test_message ("%s not in %s", cases[i].missed, cases[i].title);
      g_assert_cmpuint (fixture_count (f, cases[i].missed), ==, 0);
      fixture_delete (f, id, TRUE);
    }
}

/* An empty library as an earlier release made it. */
static void
make_earlier (Fixture *f,
              guint    newest)
{
  g_autofree char *mark =
    g_strdup_printf ("PRAGMA application_id = 0x41726961; PRAGMA user_version = %u", newest);

  for (guint version = 1; version <= newest; version++)
    {
      g_autofree char *name = g_strdup_printf ("%s/schema-%03u.sql", ARI_IDENTITY_SCHEMA_FOLDER, version);
      g_autoptr(GBytes) step = g_resources_lookup_data (name, 0, NULL);
      g_autofree char *sql = g_strndup (g_bytes_get_data (step, NULL), g_bytes_get_size (step));

      fixture_sql (f->path, sql);
    }
  fixture_sql (f->path, mark);
}

/* A library that an earlier release indexed in its way. */
static void
test_earlier_index (Fixture       *f,
                    gconstpointer  data)
{
  make_earlier (f, 9);
  fixture_sql (f->path, "INSERT INTO match (game, setup, title, started, touched)"
                        "  VALUES ('minoa', 'minoa seats=2', 'Straße', 1, 1);"
                        "INSERT INTO seat VALUES (1, 1, 0, '中村', NULL), (1, 2, 0, NULL, NULL);"
                        "INSERT INTO words (rowid, names, title) VALUES (1, '中村', 'Straße')");
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, "strasse"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "村"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "unfinished minoa"), ==, 1);
}

/* Nothing that is typed is syntax. */
static void
test_odd_words (Fixture       *f,
                gconstpointer  data)
{
  static const char *const odd[] = {
    "\"", "\"\"", "'", "*", "(", ")", "NEAR", "NEAR(", "a OR", "AND", "NOT x", "title:", "title : x", "^a", "{a}",
    "a\"b", "\"a", "a*", "-a", "+", "--", ";DROP TABLE match", "'; DELETE FROM match; --", "\\", "%", "_", "\t\n",
    "\xff\xfe", "a\xc3", "😀", "\xe2\x80\xae", "a:b", "?1", "NULL", "result : \"finished\"",
  };
  g_autofree char *long_word = g_strnfill (100000, 'x');

  fixture_open (f);
  add (f, "Nobody", NULL, NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (odd); i++)
    g_assert_cmpuint (fixture_count (f, odd[i]), <=, 1);
  g_assert_cmpuint (fixture_count (f, "***"), ==, 0);
  g_assert_cmpuint (fixture_count (f, "nobody ***"), ==, 1);
  g_assert_cmpuint (fixture_count (f, long_word), ==, 0);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 1);
}

static void
test_results (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriMatch) over = test_match_new (2);
  g_autofree char *score = NULL;
  int scores[ARI_MAX_SEATS];
  AriRandom random;

  fixture_open (f);
  add (f, "Unfinished business", NULL, NULL, NULL);
  ari_random_init (&random, 4);
  test_match_play (over, &random, 1000);
  ari_rules_minoa.scores (ari_match_get_position (over), scores);
  fixture_add (f, over);

  g_assert_cmpuint (fixture_count (f, "finished"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "unfin"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "unf"), ==, 1);
  score = g_strdup_printf ("%d %d", scores[0], scores[1]);
  g_assert_cmpuint (fixture_count (f, score), ==, 1);
}

/* A draw by the rules. */
static const char repeated[] =
  "[Ariadne \"1\"]\n[Game \"minarett\"]\n[Seats \"2\"]\n[Result \"1+2\"]\n\n"
  "1. L@a1 2. L@e5 3. 1a1-a2 4. 1e5-e4 5. 1a2-a1 6. 1e4-e5 7. 1a1-a2 8. 1e5-e4 9. 1a2-a1 10. 1e4-e5\n";

/* How a match ended is found by the words that a list shows. */
static void
test_endings (Fixture       *f,
              gconstpointer  data)
{
  static const struct
  {
    AriEnding   ending;
    const char *word;
  } cases[] = {
    { { .kind = ARI_ENDING_RESIGNED, .winners = 2 }, "resignation" },
    { { .kind = ARI_ENDING_AGREED, .winners = 3 }, "draw" },
    { { .kind = ARI_ENDING_ADJUDICATED, .winners = 1, .win = { 0.75, 0.25 } }, "adjudi" },
    { { .kind = ARI_ENDING_UNFINISHED }, "left" },
  };
  g_autoptr(AriMatch) drawn = ari_record_read (repeated, -1, NULL, NULL);

  fixture_open (f);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(AriMatch) match = test_match_new (2);

      g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
      ari_match_set_ending (match, &cases[i].ending);
      fixture_add (f, match);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpuint (fixture_count (f, cases[i].word), ==, 1);
  g_assert_cmpuint (fixture_count (f, "finished"), ==, 3);
  g_assert_cmpuint (fixture_count (f, "shared"), ==, 0);

  /* The rules make a draw as well. */
  fixture_add (f, drawn);
  g_assert_cmpuint (fixture_count (f, "draw"), ==, 2);
  g_assert_cmpuint (fixture_count (f, "shared"), ==, 0);
}

/* Draws of a library from before the word was indexed are found by it, too. */
static void
test_earlier_draws (Fixture       *f,
                    gconstpointer  data)
{
  make_earlier (f, 3);
  fixture_sql (f->path, "INSERT INTO match (game, setup, started, touched, winners, scores)"
                        "  VALUES ('minarett', 'minarett seats=2', 1, 1, 3, '0 0'),"
                        "         ('minoa', 'minoa seats=2', 1, 1, 0, '');"
                        "INSERT INTO seat VALUES (1, 1, 0, 'Reda', NULL), (1, 2, 0, NULL, NULL),"
                        "                        (2, 1, 0, 'Jürgen', NULL), (2, 2, 0, NULL, NULL);"
                        "INSERT INTO words (rowid, facts) VALUES (1, 'minarett finished shared 0 0')");
  fixture_open (f);
  g_assert_cmpuint (fixture_count (f, "draw"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "minarett finished"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "jur"), ==, 1);
}

/* What a list shows where there is no name is found as well, in the language it is shown in. */
static void
test_shown (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) nameless = test_match_new (2);
  g_autoptr(AriMatch) half = test_match_new (2);
  g_autoptr(AriMatch) ivory = ari_record_read (repeated, -1, NULL, NULL);
  g_autofree char *shown = g_utf8_strdown (ari_seat_own_name (ari_match_get_rules (nameless), 2), -1);

  fixture_open (f);
  add (f, "Reda", NULL, NULL, NULL);
  ari_match_set_seat (nameless, 1, ARI_SEAT_PERSON, NULL, NULL);
  ari_match_set_seat (nameless, 2, ARI_SEAT_PERSON, "", NULL);
  fixture_add (f, nameless);
  ari_match_set_seat (half, 1, ARI_SEAT_PERSON, "Asterion", NULL);
  ari_match_set_seat (half, 2, ARI_SEAT_PERSON, NULL, NULL);
  fixture_add (f, half);

  ari_match_set_seat (ivory, 1, ARI_SEAT_PERSON, NULL, NULL);
  ari_match_set_seat (ivory, 2, ARI_SEAT_PERSON, NULL, NULL);
  fixture_add (f, ivory);

  g_assert_cmpuint (fixture_count (f, "ivory"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "lapis minarett"), ==, 1);
  g_assert_cmpuint (fixture_count (f, shown), ==, 2);
  g_assert_cmpuint (fixture_count (f, "Red"), ==, 2);
  g_assert_cmpuint (fixture_count (f, "Re"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "blue asterion"), ==, 1);
  g_assert_cmpuint (fixture_count (f, "green"), ==, 0);
  g_assert_cmpuint (fixture_count (f, "nameless"), ==, 0);

  g_assert_cmpuint (fixture_count (f, "MINOA"), ==, 3);
  g_assert_cmpuint (fixture_count (f, "minotaur"), ==, 0);
}

/* The index follows what changes. */
static void
test_in_step (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  AriPly *ply;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
  fixture_wait_for (autosave, "committed");
  ply = ari_match_get_ply (match);
  ari_match_set_comment (match, ply, "labyrinthine");
  ari_match_set_title (match, "Phaistos");
  fixture_wait_for (autosave, "committed");
  g_assert_cmpuint (fixture_count (f, "labyrinthine phaistos"), ==, 1);

  ari_match_set_comment (match, ply, NULL);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphae", NULL);
  fixture_wait_for (autosave, "committed");
  g_assert_cmpuint (fixture_count (f, "labyrinthine"), ==, 0);
  g_assert_cmpuint (fixture_count (f, "pasi"), ==, 1);

  ari_match_set_comment (match, ply, "removed with its ply");
  ari_match_remove (match, ply);
  fixture_wait_for (autosave, "committed");
  g_assert_cmpuint (fixture_count (f, "removed"), ==, 0);

  fixture_tag (f, ari_autosave_get_id (autosave), "one,two");
  g_assert_cmpuint (fixture_count (f, "two one"), ==, 1);
  fixture_tag (f, ari_autosave_get_id (autosave), "");
  g_assert_cmpuint (fixture_count (f, "two"), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/search/words", test_words, NULL);
  FIXTURE_ADD ("/store/search/scripts", test_scripts, NULL);
  FIXTURE_ADD ("/store/search/earlier-index", test_earlier_index, NULL);
  FIXTURE_ADD ("/store/search/odd-words", test_odd_words, NULL);
  FIXTURE_ADD ("/store/search/results", test_results, NULL);
  FIXTURE_ADD ("/store/search/endings", test_endings, NULL);
  FIXTURE_ADD ("/store/search/earlier-draws", test_earlier_draws, NULL);
  FIXTURE_ADD ("/store/search/shown", test_shown, NULL);
  FIXTURE_ADD ("/store/search/in-step", test_in_step, NULL);

  return g_test_run ();
}
