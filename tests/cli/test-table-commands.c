/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands by which a script does with a match what people do in the window. */
#include "protocol-fixture.h"

#include <glib/gstdio.h>

#include "ari-chance-map.h"

static void
play_three (Fixture *f)
{
  assert_answers (f, "ariadne-game minoa", "=");
  assert_answers (f, "play 1 a1b1", "=");
  assert_answers (f, "play 2 a1a2", "=");
  assert_answers (f, "play 1 d4e5", "=");
}

static void
test_wrong_usage (Fixture      *f,
                  gconstpointer data)
{
  static const char *const without_game[] = {
    "ariadne-go first", "ariadne-where", "ariadne-take-back", "ariadne-redo", "ariadne-preview d4e5",
    "ariadne-keep-line", "ariadne-dismiss", "ariadne-overlays", "ariadne-overlay territory on",
    "ariadne-marks", "ariadne-hint", "ariadne-roll",
    "ariadne-resign 1", "ariadne-offer-draw 1", "ariadne-adjudicate", "ariadne-leave", "ariadne-ending",
    "ariadne-seat 1 person", "ariadne-warnings blunders", "ariadne-rethink", "ariadne-play-anyway",
    "ariadne-show-better", "ariadne-free-undo on",
  };
  static const char *const wrong[] = {
    "ariadne-go", "ariadne-go there", "ariadne-go -1", "ariadne-go 4", "ariadne-go forward", "ariadne-go 1 2",
    "ariadne-where x", "ariadne-take-back 1", "ariadne-redo", "ariadne-redo 1", "ariadne-preview",
    "ariadne-preview d4e5", "ariadne-preview e4e5 d4e5", "ariadne-preview nonsense", "ariadne-keep-line",
    "ariadne-dismiss x", "ariadne-overlays x", "ariadne-overlay", "ariadne-overlay territory",
    "ariadne-overlay territory yes", "ariadne-overlay memory on", "ariadne-overlay likely on",
    "ariadne-marks x", "ariadne-hint x", "ariadne-roll", "ariadne-roll x",
    "ariadne-warnings", "ariadne-warnings always", "ariadne-rethink", "ariadne-play-anyway",
    "ariadne-show-better", "ariadne-free-undo", "ariadne-free-undo yes", "ariadne-free-undo on",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (without_game); i++)
    assert_refuses (f, without_game[i]);

  play_three (f);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_refuses (f, wrong[i]);

  /* None of them has changed anything. */
  assert_answers (f, "ariadne-where", "= ply 3 of 3 line main");
  assert_answers (f, "ariadne-overlays", "= territory off");
}

/* A script rolls the dice as a person does, and the same seed gives the same dice. */
static void
test_rolls (Fixture      *f,
            gconstpointer data)
{
  assert_answers (f, "ariadne-game labyrinth", "=");
  assert_refuses (f, "ariadne-roll");
  assert_answers (f, "play chance first=1", "=");
  assert_answers (f, "ariadne-seed 5", "=");
  assert_answers (f, "ariadne-roll", "= 1-2");
  assert_answers (f, "ariadne-where", "= ply 2 of 2 line main");
  assert_answers (f, "ariadne-actor", "= 1");
  assert_refuses (f, "ariadne-roll");
  assert_answers (f, "undo", "=");
  assert_answers (f, "ariadne-seed 5", "=");
  assert_answers (f, "ariadne-roll", "= 1-2");
}

static void
test_goes (Fixture      *f,
           gconstpointer data)
{
  play_three (f);
  assert_answers (f, "ariadne-go back", "=");
  assert_answers (f, "ariadne-where", "= ply 2 of 3 line main");
  assert_answers (f, "ariadne-go forward", "=");
  assert_answers (f, "ariadne-where", "= ply 3 of 3 line main");
  assert_answers (f, "ariadne-go first", "=");
  assert_answers (f, "ariadne-go first", "=");
  assert_answers (f, "ariadne-where", "= ply 0 of 3 line main");
  assert_answers (f, "ariadne-actor", "= 1");
  assert_refuses (f, "ariadne-go back");
  assert_answers (f, "ariadne-go 1", "=");
  assert_answers (f, "ariadne-actor", "= 2");

  /* A move in the past begins a variation, which is left where it began. */
  assert_answers (f, "play 2 a2a3", "=");
  assert_answers (f, "play 1 e4e5", "=");
  assert_answers (f, "ariadne-where", "= ply 3 of 3 line variation");
  assert_answers (f, "ariadne-go main-line", "=");
  assert_answers (f, "ariadne-where", "= ply 1 of 3 line main");
  assert_answers (f, "ariadne-go last", "=");
  assert_answers (f, "ariadne-where", "= ply 3 of 3 line main");

  /* Another game has another table. */
  assert_answers (f, "ariadne-game minoa", "=");
  assert_answers (f, "ariadne-where", "= ply 0 of 0 line main");
}

static void
test_takes_back (Fixture      *f,
                 gconstpointer data)
{
  play_three (f);
  ari_match_set_seat (f->session.match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  assert_answers (f, "ariadne-go 2", "=");
  assert_answers (f, "undo", "=");
  assert_answers (f, "ariadne-go last", "=");
  assert_answers (f, "play 2 a2a3", "=");

  /* The last decision of a person is the third ply; before it, it is the first one. */
  assert_answers (f, "ariadne-take-back", "=");
  assert_answers (f, "ariadne-where", "= ply 2 of 2 line main");
  assert_answers (f, "ariadne-take-back", "=");
  assert_answers (f, "ariadne-where", "= ply 0 of 0 line main");
  assert_refuses (f, "ariadne-take-back");
  assert_answers (f, "ariadne-redo", "=");
  assert_answers (f, "ariadne-where", "= ply 2 of 2 line main");
  assert_answers (f, "ariadne-redo", "=");
  assert_answers (f, "ariadne-where", "= ply 4 of 4 line main");
  assert_refuses (f, "ariadne-redo");
}

/* At the table of a script, computers act only when the script tells them to. */
static void
test_nobody_acts (Fixture      *f,
                  gconstpointer data)
{
  AriDriver *driver;

  assert_answers (f, "ariadne-game minoa", "=");
  ari_match_set_seat (f->session.match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  assert_answers (f, "ariadne-where", "= ply 0 of 0 line main");
  driver = ari_table_get_driver (f->session.table);
  assert_answers (f, "play 1 d4e5", "=");
  g_assert_false (ari_driver_get_thinking (driver));
  assert_answers (f, "ariadne-actor", "= 2");
  assert_answers (f, "play 2 a1b1", "=");
  assert_answers (f, "ariadne-where", "= ply 2 of 2 line main");
}

static void
taken_back_cb (char     **taken_back,
               guint      changes,
               AriTable  *table)
{
  if (changes & ARI_TABLE_POSITION)
    g_set_str (taken_back, ari_table_get_move (table)->taken_back);
}

/* The commands that play and take back act on the table. It keeps no times, and "undo" leaves nothing. */
static void
test_plays_at_table (Fixture      *f,
                     gconstpointer data)
{
  g_autofree char *taken_back = NULL;

  assert_answers (f, "ariadne-game minoa", "=");
  g_assert_nonnull (f->session.table);
  assert_answers (f, "play 1 a1b1", "=");
  g_assert_cmpfloat (ari_ply_get_seconds (ari_match_get_ply (f->session.match)), <, 0);
  assert_refuses (f, "play 2 a1b1");
  assert_answers (f, "play 2 a1a2", "=");

  ari_table_flush (f->session.table);
  g_signal_connect_swapped (f->session.table, "changed", G_CALLBACK (taken_back_cb), &taken_back);
  assert_answers (f, "undo", "=");
  ari_table_flush (f->session.table);
  g_assert_nonnull (taken_back);
  assert_answers (f, "ariadne-where", "= ply 1 of 1 line main");
  assert_refuses (f, "ariadne-redo");
}

/* Nobody takes back what everybody has seen, unless the match allows it from its beginning. */
static void
test_free_undo (Fixture      *f,
                gconstpointer data)
{
  assert_answers (f, "ariadne-game minotaur", "=");
  assert_answers (f, "play 1 a1", "=");
  assert_answers (f, "undo", "=");
  assert_answers (f, "play 1 a1", "=");
  assert_answers (f, "play chance R3L", "=");
  assert_refuses (f, "undo");
  assert_refuses (f, "ariadne-take-back");
  assert_refuses (f, "ariadne-free-undo on");
  assert_answers (f, "ariadne-where", "= ply 2 of 2 line main");

  assert_answers (f, "ariadne-game minotaur", "=");
  assert_answers (f, "ariadne-free-undo on", "=");
  assert_answers (f, "play 1 a1", "=");
  assert_answers (f, "play chance R3L", "=");
  assert_answers (f, "ariadne-take-back", "=");
  assert_answers (f, "ariadne-where", "= ply 0 of 0 line main");
}

static void
test_previews (Fixture      *f,
               gconstpointer data)
{
  play_three (f);
  assert_answers (f, "ariadne-go 2", "=");
  assert_answers (f, "ariadne-preview e4e5 a2a3 e5e6", "=");
  assert_answers (f, "ariadne-where", "= ply 2 of 3 line main preview 1 of 3");
  assert_answers (f, "ariadne-go forward", "=");
  assert_answers (f, "ariadne-where", "= ply 2 of 3 line main preview 2 of 3");
  assert_answers (f, "ariadne-go back", "=");
  assert_answers (f, "ariadne-go back", "=");
  assert_answers (f, "ariadne-where", "= ply 2 of 3 line main");
  assert_refuses (f, "ariadne-keep-line");

  assert_answers (f, "ariadne-preview e4e5 a2a3", "=");
  assert_answers (f, "ariadne-dismiss", "=");
  assert_answers (f, "ariadne-where", "= ply 2 of 3 line main");
  assert_answers (f, "ariadne-preview e4e5 a2a3", "=");
  assert_answers (f, "ariadne-keep-line", "=");
  assert_answers (f, "ariadne-where", "= ply 4 of 4 line variation");
  assert_answers (f, "ariadne-actor", "= 1");

  /* A move ends the preview. */
  assert_answers (f, "ariadne-preview e5e6", "=");
  assert_answers (f, "play 1 f5f6", "=");
  assert_answers (f, "ariadne-where", "= ply 5 of 5 line variation");
}

static void
test_marks (Fixture      *f,
            gconstpointer data)
{
  assert_answers (f, "ariadne-game minarett", "=");
  assert_answers (f, "ariadne-overlays", "= captures off\nused off\nownership off");
  assert_answers (f, "play 1 L@a1", "=");
  assert_answers (f, "ariadne-marks", "=");
  assert_answers (f, "ariadne-overlay ownership on", "=");
  assert_answers (f, "ariadne-overlays", "= captures off\nused off\nownership on");
  assert_answers (f, "ariadne-marks", "= owned a1.1 seat 1 strength 1.0000");

  /* The marks are those of what is shown. */
  assert_answers (f, "ariadne-preview L@b2", "=");
  assert_answers (f, "ariadne-marks",
                  "= owned a1.1 seat 1 strength 1.0000\nowned b2.1 seat 2 strength 1.0000");
  assert_answers (f, "ariadne-go 0", "=");
  assert_answers (f, "ariadne-marks", "=");
  assert_answers (f, "ariadne-overlay ownership off", "=");
  assert_answers (f, "ariadne-go last", "=");
  assert_answers (f, "ariadne-marks", "=");
}

/* What players have to keep in mind is not told while they play against one another. */
static void
test_withheld (Fixture      *f,
               gconstpointer data)
{
  static const char *const plies[] = { "1 a1", "chance R1L", "1 a2", "chance B3R", "2 a3" };

  assert_answers (f, "ariadne-game minotaur", "=");
  for (gsize i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      g_autofree char *play = g_strdup_printf ("play %s", plies[i]);

      assert_answers (f, play, "=");
    }
  assert_answers (f, "ariadne-overlay memory on", "=");
  assert_answers (f, "ariadne-overlays", "= memory on withheld");
  assert_answers (f, "ariadne-marks", "=");
  for (AriActor seat = 2; seat <= ari_match_get_setup (f->session.match)->seats; seat++)
    ari_match_set_seat (f->session.match, seat, ARI_SEAT_COMPUTER, NULL, "novice");
  assert_answers (f, "ariadne-overlays", "= memory on");
  g_assert_true (g_str_has_prefix (ask (f, "ariadne-marks"), "= seen a"));
}

/* Where, what, why: a line for each sentence; and the same again from the same seed. */
static void
test_hint (Fixture      *f,
           gconstpointer data)
{
  g_auto(GStrv) lines = NULL;
  g_autofree char *first = NULL;

  assert_answers (f, "ariadne-game minoa", "=");
  assert_answers (f, "ariadne-nodes 300", "=");
  assert_answers (f, "ariadne-seed 3", "=");
  first = g_strdup (ask (f, "ariadne-hint"));
  lines = g_strsplit (g_strchomp (f->answer->str), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >=, 3);
  g_assert_true (g_str_has_prefix (lines[0], "= where Look at "));
  g_assert_true (g_str_has_prefix (lines[1], "what "));
  for (guint i = 2; lines[i] != NULL; i++)
    g_assert_true (g_str_has_prefix (lines[i], "why "));
  assert_answers (f, "ariadne-seed 3", "=");
  g_assert_cmpstr (ask (f, "ariadne-hint"), ==, first);
  assert_answers (f, "ariadne-where", "= ply 0 of 0 line main");

  /* Chance has no choice. */
  assert_answers (f, "ariadne-game labyrinth", "=");
  assert_refuses (f, "ariadne-hint");
}

/* A script ends a match as players do, takes the ending back, and changes seats. */
static void
test_ends (Fixture      *f,
           gconstpointer data)
{
  assert_answers (f, "ariadne-game minoa", "=");
  assert_refuses (f, "ariadne-resign 1");
  play_three (f);
  assert_refuses (f, "ariadne-resign 3");
  assert_answers (f, "ariadne-resign 1", "=");
  assert_answers (f, "ariadne-result", "= 2");
  assert_answers (f, "ariadne-ending", "= resignation");
  assert_answers (f, "ariadne-actor", "= none");
  assert_refuses (f, "ariadne-leave");
  assert_answers (f, "ariadne-take-back", "=");
  assert_answers (f, "ariadne-ending", "= none");
  assert_answers (f, "ariadne-where", "= ply 3 of 3 line main");
  assert_answers (f, "ariadne-leave", "=");
  assert_answers (f, "ariadne-ending", "= unterminated");
  assert_answers (f, "ariadne-take-back", "=");

  /* Persons agree, as the script speaks for them. */
  assert_answers (f, "ariadne-offer-draw 1", "= agreed");
  assert_answers (f, "ariadne-result", "= 1 2");
  assert_answers (f, "ariadne-take-back", "=");

  assert_refuses (f, "ariadne-seat 2 oracle");
  assert_refuses (f, "ariadne-seat 2 computer nonsense");
  assert_answers (f, "ariadne-seat 2 computer adept", "=");
  assert_answers (f, "ariadne-seat 2 person", "=");
}

/* What a script hears of a record went through the map of this program. */
static void
test_old_evaluations (Fixture      *f,
                      gconstpointer data)
{
  const char *record = "[Ariadne \"1\"]\n[Game \"minoa\"]\n\n"
                       "1. d4e5 2. a1b1 {[%eval win 0.5 0.5 error 0.01 nodes 20000 seed 1] "
                       "[%raw map 9 evidence 1 win 0.6 0.4 error 0.01 loss 0 loss-error 0]}\n";
  g_autofree char *path = NULL, *load = NULL;
  g_autoptr(GError) error = NULL;
  const AriEval *eval;

  g_close (g_file_open_tmp ("ariadne-XXXXXX.ariadne", &path, &error), NULL);
  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (path, record, -1, NULL));
  load = g_strconcat ("loadfile ", path, NULL);
  assert_answers (f, load, "=");
  g_unlink (path);

  eval = ari_ply_get_eval (ari_match_get_ply (f->session.match));
  g_assert_cmpuint (eval->map, ==, ari_chance_version (ari_match_get_rules (f->session.match)));
  g_assert_cmpfloat (eval->win[0], >, 0.7);
  g_assert_cmpfloat_with_epsilon (eval->raw[0], 0.6, 1e-9);
}

/* A script is warned as people are, and answers as they do. */
static void
test_warnings (Fixture      *f,
               gconstpointer data)
{
  static const char *const start[] = {
    "play 1 L@a3", "play 2 L@a2", "play 1 L@c1", "play 2 S@a3", "play 1 M@c1",
  };

  assert_answers (f, "ariadne-game minarett", "=");
  for (gsize i = 0; i < G_N_ELEMENTS (start); i++)
    assert_answers (f, start[i], "=");
  assert_answers (f, "play 2 M@a2", "=");
  assert_answers (f, "undo", "=");

  assert_answers (f, "ariadne-nodes 4000", "=");
  assert_answers (f, "ariadne-warnings mistakes", "=");
  assert_refuses (f, "play 2 M@a2");
  assert_answers (f, "ariadne-where", "= ply 5 of 5 line main");
  assert_answers (f, "ariadne-rethink", "=");
  assert_refuses (f, "ariadne-rethink");
  /* To dismiss what was shown is to rethink, too. */
  assert_refuses (f, "play 2 M@a2");
  assert_answers (f, "ariadne-show-better", "=");
  assert_answers (f, "ariadne-dismiss", "=");
  assert_refuses (f, "ariadne-rethink");
  assert_refuses (f, "play 2 M@a2");
  assert_answers (f, "ariadne-play-anyway", "=");
  assert_answers (f, "ariadne-where", "= ply 6 of 6 line main");

  /* It is the record of a match that warns, but another script has to ask for it again. */
  assert_answers (f, "ariadne-warnings never", "=");
  assert_answers (f, "undo", "=");
  assert_answers (f, "play 2 M@a2", "=");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/cli/table/wrong-usage", Fixture, NULL, set_up, test_wrong_usage, tear_down);
  g_test_add ("/cli/table/rolls", Fixture, NULL, set_up, test_rolls, tear_down);
  g_test_add ("/cli/table/goes", Fixture, NULL, set_up, test_goes, tear_down);
  g_test_add ("/cli/table/takes-back", Fixture, NULL, set_up, test_takes_back, tear_down);
  g_test_add ("/cli/table/nobody-acts", Fixture, NULL, set_up, test_nobody_acts, tear_down);
  g_test_add ("/cli/table/plays-at-table", Fixture, NULL, set_up, test_plays_at_table, tear_down);
  g_test_add ("/cli/table/free-undo", Fixture, NULL, set_up, test_free_undo, tear_down);
  g_test_add ("/cli/table/previews", Fixture, NULL, set_up, test_previews, tear_down);
  g_test_add ("/cli/table/marks", Fixture, NULL, set_up, test_marks, tear_down);
  g_test_add ("/cli/table/withheld", Fixture, NULL, set_up, test_withheld, tear_down);
  g_test_add ("/cli/table/ends", Fixture, NULL, set_up, test_ends, tear_down);
  g_test_add ("/cli/table/old-evaluations", Fixture, NULL, set_up, test_old_evaluations, tear_down);
  g_test_add ("/cli/table/hint", Fixture, NULL, set_up, test_hint, tear_down);
  g_test_add ("/cli/table/warnings", Fixture, NULL, set_up, test_warnings, tear_down);

  return g_test_run ();
}
