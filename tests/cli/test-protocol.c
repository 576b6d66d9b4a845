/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"
#include "protocol-fixture.h"
#include "protocol.h"
#include "toy-game.h"

static void
test_framing (Fixture      *f,
              gconstpointer data)
{
  static const char *const silent[] = { "", " ", "\t", "\r", "# name", "   # 1 name", "\001\002" };

  for (gsize i = 0; i < G_N_ELEMENTS (silent); i++)
    g_assert_cmpstr (ask (f, silent[i]), ==, "");

  assert_answers (f, "protocol_version", "= 2");
  assert_answers (f, "7 protocol_version", "=7 2");
  assert_answers (f, "007 protocol_version", "=007 2");
  assert_answers (f, "99999999999999999999999 name", "=99999999999999999999999 Ariadne");
  assert_answers (f, "\t 1\tname \r", "=1 Ariadne");
  assert_answers (f, "na\001me", "= Ariadne");
  assert_answers (f, "name # and nothing else", "= Ariadne");
  assert_answers (f, "3 quit", "=3");
  g_assert_true (g_str_has_prefix (ask (f, "4 nonsense"), "?4 "));
  g_assert_true (g_str_has_prefix (ask (f, "5"), "?5 "));
  g_assert_true (g_str_has_prefix (ask (f, "-5 name"), "? "));
}

static void
test_odd_bytes (Fixture      *f,
                gconstpointer data)
{
  static const char with_zero[] = "na\0me";
  g_autofree char *long_word = g_strnfill (100000, 'x');

  ari_protocol_answer (&f->session, with_zero, sizeof with_zero - 1, f->answer);
  g_assert_cmpstr (f->answer->str, ==, "= Ariadne\n\n");

  assert_refuses (f, "\377\376\302");
  g_assert_true (g_utf8_validate (f->answer->str, -1, NULL));
  assert_refuses (f, long_word);
}

static void
test_administration (Fixture      *f,
                     gconstpointer data)
{
  g_auto(GStrv) names = NULL;

  assert_answers (f, "known_command play", "= true");
  assert_answers (f, "known_command ariadne-play", "= false");
  assert_answers (f, "version", "= " ARI_VERSION);

  names = g_strsplit (ask (f, "list_commands") + 2, "\n", -1);
  g_assert_cmpuint (g_strv_length (names), >, 20);
  g_assert_nonnull (strstr (ask (f, "help"), "\nplay ACTOR ACTION\n"));
  for (guint i = 0; *names[i] != '\0'; i++)
    {
      g_autofree char *known = g_strdup_printf ("known_command %s", names[i]);
      g_autofree char *help = g_strdup_printf ("help %s", names[i]);
      g_autofree char *begin = g_strdup_printf ("= %s", names[i]);

      assert_answers (f, known, "= true");
      g_assert_true (g_str_has_prefix (ask (f, help), begin));
    }
}

/* Every command refuses too few and too many arguments, and no state that it needs is missing unseen. */
static void
test_wrong_usage (Fixture      *f,
                  gconstpointer data)
{
  static const char *const without_game[] = {
    "play 1 d4e5", "undo", "ariadne-actor", "ariadne-legal", "ariadne-scores", "ariadne-result",
    "ariadne-perft 1", "genmove 1", "reg_genmove 1", "ariadne-chance", "ariadne-analyze", "showboard",
  };
  static const char *const wrong[] = {
    "protocol_version 2", "name x", "version x", "known_command", "known_command a b", "list_commands x",
    "help a b", "help nonsense", "quit now", "ariadne-game", "ariadne-game chess",
    "ariadne-game minoa seats=9", "play", "play 1", "play 1 d4e5 x", "play 2 d4e5", "play chance d4e5",
    "play 1 d4e6", "play 1 pass", "play none d4e5", "undo 2", "undo", "ariadne-actor x", "ariadne-legal x",
    "ariadne-scores x", "ariadne-result x", "ariadne-perft", "ariadne-perft x", "ariadne-perft -1",
    "ariadne-perft 1 2", "ariadne-seed", "ariadne-seed x", "ariadne-seed -1", "ariadne-level",
    "ariadne-level strong", "ariadne-nodes", "ariadne-nodes -1", "ariadne-nodes 1.5", "ariadne-time",
    "ariadne-time x", "ariadne-time -1", "ariadne-time nan", "ariadne-time inf", "ariadne-time 1x",
    "genmove", "genmove 2", "genmove x", "genmove chance", "reg_genmove", "reg_genmove 2", "ariadne-chance",
    "ariadne-chance x", "ariadne-analyze x", "ariadne-analyze 1 2", "showboard x", "boardsize 19",
    "GENMOVE 1",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (without_game); i++)
    assert_refuses (f, without_game[i]);

  assert_answers (f, "ariadne-game minoa", "=");
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_refuses (f, wrong[i]);

  /* None of them has changed the game. */
  assert_answers (f, "ariadne-perft 1", "= 156");
  assert_answers (f, "ariadne-actor", "= 1");
}

static void
test_game (Fixture      *f,
           gconstpointer data)
{
  assert_answers (f, "ariadne-game minoa seats=3 closing=coloured", "=");
  assert_answers (f, "ariadne-actor", "= 1");
  assert_answers (f, "ariadne-scores", "= 0 0 0");
  assert_answers (f, "ariadne-result", "= ?");
  assert_answers (f, "play 1 d4e5", "=");
  assert_answers (f, "ariadne-actor", "= 2");
  assert_refuses (f, "play 2 d4e5");
  assert_answers (f, "undo", "=");
  assert_answers (f, "ariadne-perft 1", "= 156");
  assert_answers (f, "play 1 d4e5", "=");
  /* Another game begins anew. */
  assert_answers (f, "ariadne-game minoa seats=2", "=");
  assert_answers (f, "ariadne-perft 3", "= 3723288");
  assert_refuses (f, "undo");
  assert_answers (f, "ariadne-game minoa head=2:3", "=");
  assert_answers (f, "ariadne-game minoa seats=3 head=3:2", "=");
}

static void
test_legal_is_sorted (Fixture      *f,
                      gconstpointer data)
{
  g_auto(GStrv) texts = NULL;

  ask (f, "ariadne-game minoa");
  texts = g_strsplit (ask (f, "ariadne-legal") + strlen ("= "), " ", -1);
  g_assert_cmpuint (g_strv_length (texts), ==, 156);
  for (guint i = 1; texts[i] != NULL; i++)
    g_assert_cmpint (strcmp (texts[i - 1], texts[i]), <, 0);
}

static void
test_show (Fixture      *f,
           gconstpointer data)
{
  static const char *const wanted =
    "= minoa seats=2 closing=line teams=partners\n"
    "         i5 + . + . + . + . + i9\n"
    "           .                 .\n"
    "       h4 +   +   +   +   +   + h9\n"
    "         .                     .\n"
    "     g3 +   +   +   +   +   +   + g9\n"
    "       .                         .\n"
    "   f2 +   +   +   +   +   +   +   + f9\n"
    "     .             \\               .\n"
    " e1 +   +   +   +   +---+   +   +   + e9\n"
    "     .             /               .\n"
    "   d1 +   +   +   +   +   +   +   + d8\n"
    "       .                         .\n"
    "     c1 +   +   +   +   +   +   + c7\n"
    "         .                     .\n"
    "       b1 +   +   +   +   +   + b6\n"
    "           1                 .\n"
    "         a1 + 2 + . + . + . + a5\n"
    "actor 2\n"
    "scores 0 0\n\n";

  ask (f, "ariadne-game minoa");
  ask (f, "play 1 a1b1");
  ask (f, "play 2 a1a2");
  ask (f, "play 1 d4e5");
  ask (f, "play 2 e5e6");
  assert_answers (f, "play 1 e5f5", "=");
  g_assert_cmpstr (ask (f, "showboard"), ==, wanted);
}

/* The same seed gives the same choices; a choice is legal, and only genmove plays it. */
static void
test_thinking (Fixture      *f,
               gconstpointer data)
{
  const char *set_up_by = data;
  g_autofree char *first = NULL, *second = NULL;

  ask (f, "ariadne-game minoa");
  assert_answers (f, "ariadne-seed 5", "=");
  assert_answers (f, set_up_by, "=");
  first = g_strdup (ask (f, "reg_genmove 1"));
  g_assert_true (g_str_has_prefix (first, "= "));
  assert_answers (f, "ariadne-perft 1", "= 156");

  assert_answers (f, "ariadne-seed 5", "=");
  second = g_strdup (ask (f, "genmove 1"));
  g_assert_cmpstr (first, ==, second);
  assert_answers (f, "ariadne-perft 1", "= 155");
  assert_answers (f, "ariadne-actor", "= 2");
}

/* A game with a die, which the protocol cannot start because it is none of the program's. */
static void
test_chance (Fixture      *f,
             gconstpointer data)
{
  AriSetup setup;
  g_autofree char *first = NULL, *second = NULL;

  ari_setup_init (&setup, &toy_game);
  ari_session_take_match (&f->session, ari_match_new (&setup));

  assert_answers (f, "ariadne-actor", "= chance");
  assert_answers (f, "ariadne-legal", "= r1 r2 r3");
  assert_refuses (f, "play 1 r2");
  assert_refuses (f, "genmove 1");
  assert_refuses (f, "genmove chance");
  g_assert_true (g_str_has_prefix (ask (f, "ariadne-analyze 0.02"), "= info action r1 weight 0.2500 visits "));
  assert_answers (f, "play chance r2", "=");
  assert_answers (f, "ariadne-actor", "= 1");
  assert_refuses (f, "ariadne-chance");
  assert_answers (f, "undo", "=");

  assert_answers (f, "ariadne-seed 8", "=");
  first = g_strdup (ask (f, "ariadne-chance"));
  g_assert_true (g_str_has_prefix (first, "= r"));
  assert_answers (f, "ariadne-actor", "= 1");
  assert_answers (f, "undo", "=");
  assert_answers (f, "ariadne-seed 8", "=");
  second = g_strdup (ask (f, "ariadne-chance"));
  g_assert_cmpstr (first, ==, second);
}

/* Also where nodes are set, what comes of a toss is drawn by skill: the search has no say in it. */
static void
test_feat (Fixture      *f,
           gconstpointer data)
{
  static const char *const plies[] = {
    "1 a1", "chance R1L", "1 a2", "chance R3R", "1 claim", "2 a3", "chance R3L", "2 a4", "chance R5R", "2 claim",
    "3 a5", "chance B1L", "3 a6", "chance B3L", "1 2:R3L",
  };
  guint hits = 0;

  ask (f, "ariadne-game minotaur");
  for (gsize i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      g_autofree char *play = g_strdup_printf ("play %s", plies[i]);

      assert_answers (f, play, "=");
    }
  assert_answers (f, "ariadne-seed 1", "=");
  assert_answers (f, "ariadne-nodes 20", "=");
  for (guint i = 0; i < 40; i++)
    hits += g_str_has_prefix (ask (f, "reg_genmove 1"), "= hit");
  g_assert_cmpuint (hits, >, 0);
  g_assert_cmpuint (hits, <, 40);
}

/* A level that only some games know does not go with another game. */
static void
test_level_of_another_game (Fixture      *f,
                            gconstpointer data)
{
  assert_refuses (f, "ariadne-level greedy");
  ask (f, "ariadne-game labyrinth");
  assert_answers (f, "play chance first=1", "=");
  assert_answers (f, "play chance 1-1", "=");
  assert_answers (f, "ariadne-level greedy", "=");
  g_assert_true (g_str_has_prefix (ask (f, "reg_genmove 1"), "= "));
  assert_answers (f, "ariadne-game minoa", "=");
  assert_refuses (f, "genmove 1");
  assert_answers (f, "ariadne-level novice", "=");
  g_assert_true (g_str_has_prefix (ask (f, "genmove 1"), "= "));
}

/* "info action A visits N win P1 P2 error E pv A …", for each candidate. */
static void
test_analysis (Fixture      *f,
               gconstpointer data)
{
  g_auto(GStrv) lines = NULL;

  ask (f, "ariadne-game minoa");
  ask (f, "ariadne-nodes 500");
  ask (f, "ariadne-analyze");
  lines = g_strsplit (g_strchomp (f->answer->str), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >=, 1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto(GStrv) words = g_strsplit (lines[i] + (i == 0 ? 2 : 0), " ", -1);
      double shares = g_ascii_strtod (words[6], NULL) + g_ascii_strtod (words[7], NULL);

      g_assert_cmpuint (g_strv_length (words), >=, 12);
      g_assert_cmpstr (words[0], ==, "info");
      g_assert_cmpstr (words[1], ==, "action");
      g_assert_cmpstr (words[3], ==, "visits");
      g_assert_cmpstr (words[5], ==, "win");
      g_assert_cmpfloat_with_epsilon (shares, 1, 0.001);
      g_assert_cmpstr (words[8], ==, "error");
      g_assert_cmpstr (words[10], ==, "pv");
      g_assert_cmpstr (words[11], ==, words[2]);
    }
  g_assert_true (g_str_has_prefix (ask (f, "ariadne-analyze 0.02"), "= info action "));
}

/* --- The vectors, through the protocol --------------------------------------------------------- */

static void
check_ply (Fixture    *f,
           const char *line)
{
  g_auto(GStrv) words = g_strsplit (line, " ", -1);
  g_auto(GStrv) legal = NULL;
  g_autofree char *actor = g_strdup_printf ("= %s", words[1]);
  g_autofree char *play = g_strdup_printf ("play %s %s", words[1], words[2]);
  g_autofree char *digest = NULL;

  assert_answers (f, "ariadne-actor", actor);
  assert_answers (f, "ariadne-result", "= ?");
  ask (f, "ariadne-legal");
  g_string_truncate (f->answer, f->answer->len - 2);
  legal = g_strsplit (f->answer->str + 2, " ", -1);
  g_assert_cmpuint (g_strv_length (legal), ==, g_ascii_strtoull (words[3], NULL, 10));
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA1, f->answer->str + 2, -1);
  g_assert_true (g_str_has_prefix (digest, words[4]));
  assert_answers (f, play, "=");
}

static void
check_end (Fixture    *f,
           const char *line)
{
  g_autofree char *text = g_strdelimit (g_strdup (line), ",", ' ');
  g_auto(GStrv) parts = g_strsplit (text + strlen ("end scores="), " winners=", 2);
  g_autofree char *scores = g_strdup_printf ("= %s", parts[0]);
  g_autofree char *winners = g_strdup_printf ("= %s", parts[1]);

  assert_answers (f, "ariadne-actor", "= none");
  assert_answers (f, "ariadne-legal", "=");
  assert_answers (f, "ariadne-scores", scores);
  assert_answers (f, "ariadne-result", winners);
  assert_refuses (f, "play 1 d4e5");
  assert_refuses (f, "genmove 1");
  assert_refuses (f, "ariadne-analyze");
}

static void
test_trace (Fixture      *f,
            gconstpointer data)
{
  g_autofree char *content = NULL;
  g_auto(GStrv) lines = NULL;
  g_autofree char *game = NULL;
  guint plies = 0;

  g_assert_true (g_file_get_contents (data, &content, NULL, NULL));
  lines = g_strsplit (g_strchomp (content), "\n", -1);
  game = g_strdup_printf ("ariadne-%s", lines[0]);
  assert_answers (f, game, "=");
  assert_answers (f, "ariadne-free-undo on", "=");

  for (guint i = 1; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "end "))
      check_end (f, lines[i]);
    else
      {
        check_ply (f, lines[i]);
        plies++;
      }

  for (; plies > 0; plies--)
    assert_answers (f, "undo", "=");
  assert_refuses (f, "undo");
}

static void
add_traces (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "rules", "vectors", NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".trace"))
      {
        g_autofree char *path = g_strdup_printf ("/cli/protocol/trace/%s", name);
        g_autofree char *file = g_build_filename (folder, name, NULL);

        /* Interned, for it is needed until the tests have run. */
        g_test_add (path, Fixture, g_intern_string (file), set_up, test_trace, tear_down);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/cli/protocol/framing", Fixture, NULL, set_up, test_framing, tear_down);
  g_test_add ("/cli/protocol/odd-bytes", Fixture, NULL, set_up, test_odd_bytes, tear_down);
  g_test_add ("/cli/protocol/administration", Fixture, NULL, set_up, test_administration, tear_down);
  g_test_add ("/cli/protocol/wrong-usage", Fixture, NULL, set_up, test_wrong_usage, tear_down);
  g_test_add ("/cli/protocol/game", Fixture, NULL, set_up, test_game, tear_down);
  g_test_add ("/cli/protocol/legal-is-sorted", Fixture, NULL, set_up, test_legal_is_sorted, tear_down);
  g_test_add ("/cli/protocol/show", Fixture, NULL, set_up, test_show, tear_down);
  g_test_add ("/cli/protocol/thinking/level", Fixture, "ariadne-level novice",
              set_up, test_thinking, tear_down);
  g_test_add ("/cli/protocol/thinking/nodes", Fixture, "ariadne-nodes 200",
              set_up, test_thinking, tear_down);
  g_test_add ("/cli/protocol/chance", Fixture, NULL, set_up, test_chance, tear_down);
  g_test_add ("/cli/protocol/feat", Fixture, NULL, set_up, test_feat, tear_down);
  g_test_add ("/cli/protocol/level-of-another-game", Fixture, NULL, set_up, test_level_of_another_game, tear_down);
  g_test_add ("/cli/protocol/analysis", Fixture, NULL, set_up, test_analysis, tear_down);
  add_traces ();

  return g_test_run ();
}
