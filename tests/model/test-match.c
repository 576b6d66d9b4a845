/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-builder.h"
#include "list-shadow.h"
#include "toy-game.h"

/* Plays a line of actions without dice: "1 2 3" takes 1, 2 and 3 counters. */
static void
play (AriMatch   *match,
      const char *line)
{
  for (const char *p = line; *p != '\0'; p++)
    if (*p != ' ')
      {
        g_autoptr(GError) error = NULL;
        gboolean played = ari_match_play (match, (AriAction) (*p - '0'), -1, &error);

        g_assert_no_error (error);
        g_assert_true (played);
      }
}

/* The current line in the same form, with a bar for the cursor. */
static char *
line (AriMatch *match)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      if (i == ari_match_get_cursor (match))
        g_string_append_c (text, '|');
      g_string_append_printf (text, "%u", ari_ply_get_action (ply));
    }

  return g_string_free_and_steal (text);
}

#define assert_line(match, expected) G_STMT_START { \
    g_autofree char *line_ = line (match); \
    g_assert_cmpstr (line_, ==, expected); \
  } G_STMT_END

static AriMatch *
new_match (void)
{
  AriSetup setup;

  ari_setup_init (&setup, &toy_game);
  g_assert_true (ari_setup_set_option (&setup, "dice", "no", NULL));

  return ari_match_new (&setup);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_play (void)
{
  AriMatch *match = new_match ();
  ListShadow *shadow = list_shadow_new (G_LIST_MODEL (match));
  g_autoptr(GError) error = NULL;
  guint over = 0;

  g_signal_connect_swapped (match, "notify::over", G_CALLBACK (count_cb), &over);

  g_assert_true (ari_match_is_at_end (match));
  g_assert_null (ari_match_get_ply (match));
  play (match, "123");
  assert_line (match, "123");
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 3);
  g_assert_cmpuint (ari_ply_get_number (ari_match_get_ply (match)), ==, 3);
  g_assert_cmpuint (ari_ply_get_actor (ari_match_get_ply (match)), ==, 1);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (match)), ==, "t3");

  g_assert_false (ari_match_play (match, 4, -1, &error));
  g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL);
  g_clear_error (&error);
  g_assert_false (ari_match_play_text (match, "nonsense", -1, &error));
  g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_PARSE);
  g_clear_error (&error);

  g_assert_cmpuint (over, ==, 0);
  play (match, "33");
  g_assert_cmpuint (over, ==, 1);
  g_assert_cmpuint (ari_match_winners (match), ==, 1);
  g_assert_false (ari_match_play (match, 1, -1, &error));
  g_assert_error (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_OVER);

  list_shadow_free (shadow);
  g_assert_finalize_object (match);
}

static void
test_variations (void)
{
  AriMatch *match = new_match ();
  ListShadow *shadow = list_shadow_new (G_LIST_MODEL (match));
  AriPly *first;

  play (match, "1111");
  ari_match_set_cursor (match, 1);
  assert_line (match, "1|111");

  /* Following what is there changes nothing but the cursor. */
  play (match, "1");
  assert_line (match, "11|11");
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 4);

  play (match, "23");
  assert_line (match, "1123");
  g_assert_false (ari_match_is_on_main_line (match));
  g_assert_false (ari_match_is_at_end (match));
  g_assert_cmpuint (shadow->position, ==, 3);

  ari_match_set_cursor (match, 1);
  assert_line (match, "1|123");
  ari_match_go_to_main_line (match);
  assert_line (match, "11|11");
  g_assert_true (ari_match_is_on_main_line (match));

  first = ari_match_get_child (match, NULL, 0);
  g_assert_cmpuint (ari_ply_get_n_variations (first), ==, 0);
  ari_match_go_to (match, NULL);
  assert_line (match, "|1111");
  play (match, "2");
  assert_line (match, "2");
  g_assert_cmpuint (ari_ply_get_n_variations (first), ==, 1);
  g_assert_cmpuint (ari_match_get_n_children (match, NULL), ==, 2);

  /* The variation becomes the main line, and the end of the main line moves. */
  ari_match_promote (match, ari_match_get_ply (match));
  g_assert_true (ari_match_is_at_end (match));
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 1);
  g_assert_true (ari_match_get_child (match, NULL, 1) == first);
  g_assert_true (ari_match_get_continuation (match, NULL) == ari_match_get_ply (match));
  g_assert_true (ari_match_get_continuation (match, first) == ari_match_get_child (match, first, 0));
  g_assert_null (ari_match_get_continuation (match, ari_match_get_ply (match)));

  ari_match_remove (match, ari_match_get_ply (match));
  assert_line (match, "|1111");
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 6);

  list_shadow_free (shadow);
  g_assert_finalize_object (match);
}

static void
test_take_back (void)
{
  AriMatch *match = new_match ();
  ListShadow *shadow = list_shadow_new (G_LIST_MODEL (match));
  AriPly *undone;

  play (match, "1111");
  ari_match_set_cursor (match, 2);
  play (match, "2"); /* a variation beside the third ply */
  ari_match_go_to_main_line (match);
  undone = ari_match_get_ply (match);
  undone = ari_ply_get_child (undone, 0);

  ari_match_take_back (match, 2);
  assert_line (match, "11");
  g_assert_true (ari_ply_get_retracted (undone));
  g_assert_true (ari_match_get_continuation (match, ari_ply_get_parent (undone)) != undone);
  g_assert_true (ari_match_is_at_end (match));
  g_assert_cmpuint (ari_match_get_takebacks (match), ==, 1);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 2);

  ari_match_take_back (match, 1);
  assert_line (match, "1");
  ari_match_redo (match);
  assert_line (match, "11");
  ari_match_redo (match);
  assert_line (match, "1111");
  g_assert_cmpuint (ari_match_get_takebacks (match), ==, 0);
  g_assert_false (ari_match_can_redo (match));

  ari_match_take_back (match, 2);
  play (match, "3");
  g_assert_true (ari_match_is_at_end (match));
  g_assert_false (ari_match_can_redo (match));
  g_assert_cmpuint (ari_ply_get_index (ari_match_get_ply (match)), ==, 0);
  g_assert_cmpuint (ari_ply_get_index (undone), ==, 1);

  /* What was taken back can be visited, and playing it in its place makes it live again. */
  ari_match_go_to (match, undone);
  assert_line (match, "111|1");
  g_assert_false (ari_match_is_on_main_line (match));
  ari_match_set_cursor (match, 2);
  play (match, "1");
  g_assert_false (ari_ply_get_retracted (undone));

  list_shadow_free (shadow);
  g_assert_finalize_object (match);
}

/* A move that its player dropped after a warning is kept. It was never played, so nothing redoes it, and what
 * was taken back before can still be redone. */
static void
test_rethink (void)
{
  AriMatch *match = new_match ();
  AriEval eval = { .loss = 0.2 };
  AriPly *at, *dropped, *taken_back;

  play (match, "11");
  at = ari_match_get_ply (match);
  ari_match_rethink (match, at, 2, 1.5, &eval);
  dropped = ari_match_get_child (match, at, 0);
  assert_line (match, "11");
  g_assert_cmpint (ari_ply_get_retraction (dropped), ==, ARI_RETHOUGHT);
  g_assert_cmpfloat (ari_ply_get_eval (dropped)->loss, ==, 0.2);
  g_assert_cmpfloat (ari_ply_get_seconds (dropped), ==, 1.5);
  g_assert_true (ari_match_is_at_end (match));
  g_assert_true (ari_match_is_on_main_line (match));
  g_assert_cmpuint (ari_match_get_takebacks (match), ==, 0);
  g_assert_false (ari_match_can_redo (match));
  ari_match_redo (match);
  assert_line (match, "11");

  /* What is played there goes on with the line, and is redone instead. */
  play (match, "1");
  taken_back = ari_match_get_ply (match);
  ari_match_take_back (match, 2);
  ari_match_rethink (match, at, 2, -1, NULL);
  g_assert_cmpuint (ari_match_get_n_children (match, at), ==, 2);
  g_assert_cmpfloat (ari_ply_get_eval (dropped)->loss, ==, 0.2);
  g_assert_true (ari_match_get_redo (match) == taken_back);
  ari_match_redo (match);
  assert_line (match, "111");
  g_assert_true (ari_ply_get_retraction (dropped) == ARI_RETHOUGHT);

  /* A move that was played stays that. */
  ari_match_rethink (match, at, 1, -1, &eval);
  g_assert_null (ari_ply_get_eval (taken_back));
  g_assert_cmpint (ari_ply_get_retraction (taken_back), ==, ARI_NOT_RETRACTED);

  /* So does one that was dropped first, and played later. */
  ari_match_take_back (match, 2);
  play (match, "2");
  g_assert_cmpint (ari_ply_get_retraction (dropped), ==, ARI_NOT_RETRACTED);
  ari_match_take_back (match, 2);
  g_assert_cmpint (ari_ply_get_retraction (dropped), ==, ARI_TAKEN_BACK);
  g_assert_true (ari_match_get_redo (match) == dropped);

  g_assert_finalize_object (match);
}

/* A variation is taken back ply by ply, and at last the line it left is shown; the main line stays as it
 * was. */
static void
test_take_back_variation (void)
{
  AriMatch *match = new_match ();
  ListShadow *shadow = list_shadow_new (G_LIST_MODEL (match));
  AriPly *first;

  play (match, "1111");
  ari_match_set_cursor (match, 2);
  play (match, "22");
  first = ari_ply_get_parent (ari_match_get_ply (match));

  ari_match_take_back (match, 3);
  assert_line (match, "112");
  g_assert_false (ari_match_is_on_main_line (match));
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 3);

  ari_match_take_back (match, 2);
  assert_line (match, "11|11");
  g_assert_true (ari_match_is_on_main_line (match));
  g_assert_true (ari_ply_get_retracted (first));
  g_assert_cmpuint (ari_match_get_takebacks (match), ==, 0);

  ari_match_redo (match);
  assert_line (match, "112");
  ari_match_redo (match);
  assert_line (match, "1122");
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 4);
  g_assert_false (ari_match_can_redo (match));
  g_assert_cmpuint (ari_match_get_takebacks (match), ==, 0);

  /* What was taken back can be looked at, and is not taken back once more. */
  ari_match_take_back (match, 2);
  ari_match_go_to (match, first);
  ari_match_take_back (match, 2);
  assert_line (match, "11|11");
  ari_match_redo (match);
  g_assert_false (ari_match_can_redo (match));

  list_shadow_free (shadow);
  g_assert_finalize_object (match);
}

/* A line no longer counts once one of its plies was taken back or rethought. */
static void
test_find_retracted (void)
{
  AriMatch *match = new_match ();
  AriPly *first, *second, *last, *aside, *rethought;

  g_assert_null (ari_ply_find_retracted (NULL));

  play (match, "1111");
  last = ari_match_get_ply (match);
  second = ari_ply_get_parent (ari_ply_get_parent (last));
  first = ari_ply_get_parent (second);
  ari_match_rethink (match, last, 2, -1.0, NULL);
  rethought = ari_ply_get_child (last, 0);
  g_assert_null (ari_ply_find_retracted (last));
  g_assert_true (ari_ply_find_retracted (rethought) == rethought);

  ari_match_take_back (match, 1);
  g_assert_null (ari_ply_find_retracted (first));
  g_assert_true (ari_ply_find_retracted (second) == second);
  g_assert_true (ari_ply_find_retracted (last) == second);

  /* What is tried after a ply that was taken back doesn't count either. */
  ari_match_go_to (match, second);
  play (match, "2");
  aside = ari_match_get_ply (match);
  g_assert_false (ari_ply_get_retracted (aside));
  g_assert_true (ari_ply_find_retracted (aside) == second);

  g_assert_finalize_object (match);
}

static void
test_annotations (void)
{
  AriMatch *match = new_match ();
  AriEval eval = { .win = { 0.25, 0.75, 9 }, .best = (char *) "t2", .program = (char *) "0.1.0" };
  const char *const properties[] = { "comment", "glyph", "performance", "eval", "retracted", "n-variations" };
  guint told[G_N_ELEMENTS (properties)] = { 0 };
  guint changed = 0;
  AriPly *ply;

  play (match, "1");
  ply = ari_match_get_ply (match);
  g_signal_connect_swapped (match, "ply-changed", G_CALLBACK (count_cb), &changed);
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *name = g_strconcat ("notify::", properties[i], NULL);

      g_signal_connect_swapped (ply, name, G_CALLBACK (count_cb), &told[i]);
    }

  /* Setting the same again, or nothing for nothing, is no change. */
  for (guint i = 0; i < 2; i++)
    {
      ari_match_set_comment (match, ply, "Why not?");
      ari_match_set_glyph (match, ply, ARI_GLYPH_DUBIOUS);
      ari_match_set_performance (match, ply, "0.5 1");
      ari_match_set_eval (match, ply, &eval);
      g_assert_cmpuint (changed, ==, 4);
    }
  g_assert_cmpstr (ari_ply_get_comment (ply), ==, "Why not?");
  g_assert_cmpstr (ari_glyph_symbol (ari_ply_get_glyph (ply)), ==, "?!");
  g_assert_cmpstr (ari_ply_get_eval (ply)->best, ==, "t2");
  g_assert_cmpfloat (ari_ply_get_eval (ply)->win[1], ==, 0.75);
  g_assert_cmpfloat (ari_ply_get_eval (ply)->win[2], ==, 0); /* there is no third seat */

  ari_match_set_comment (match, ply, "");
  ari_match_set_comment (match, ply, NULL);
  ari_match_set_eval (match, ply, NULL);
  g_assert_cmpuint (changed, ==, 6);
  g_assert_null (ari_ply_get_comment (ply));
  g_assert_null (ari_ply_get_eval (ply));

  ari_match_set_cursor (match, 0);
  play (match, "2");
  ari_match_remove (match, ari_match_get_ply (match));
  ari_match_take_back (match, 0);
  g_assert_cmpuint (changed, ==, 7);

  g_assert_cmpuint (told[0], ==, 2);
  g_assert_cmpuint (told[1], ==, 1);
  g_assert_cmpuint (told[2], ==, 1);
  g_assert_cmpuint (told[3], ==, 2);
  g_assert_cmpuint (told[4], ==, 1);
  g_assert_cmpuint (told[5], ==, 2);

  g_assert_finalize_object (match);
}

static void
test_details (void)
{
  AriMatch *match = new_match ();
  guint changed = 0;

  g_assert_cmpint (ari_match_get_started (match), >, 0);
  g_assert_cmpstr (ari_match_get_seat (match, 2)->name, ==, "");

  g_signal_connect_swapped (match, "details-changed", G_CALLBACK (count_cb), &changed);
  for (guint i = 0; i < 2; i++)
    {
      ari_match_set_title (match, "At Knossos");
      ari_match_set_notes (match, "Windy.");
      ari_match_set_started (match, 1000);
      ari_match_set_seat (match, 1, ARI_SEAT_COMPUTER, "Daedalus", "adept");
      ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Icarus", "adept");
      g_assert_cmpuint (changed, ==, 5);
    }
  g_assert_cmpstr (ari_match_get_title (match), ==, "At Knossos");
  g_assert_cmpstr (ari_match_get_seat (match, 1)->level, ==, "adept");
  g_assert_null (ari_match_get_seat (match, 2)->level);

  g_assert_finalize_object (match);
}

static void
test_hold (void)
{
  AriMatch *match = new_match ();
  g_autoptr(GError) error = NULL;
  int writer, watcher;
  guint changed = 0;

  g_signal_connect_swapped (match, "notify::holds", G_CALLBACK (count_cb), &changed);
  ari_match_hold (match, &writer, ARI_HOLD_STORE);
  ari_match_hold (match, &writer, ARI_HOLD_STORE);
  g_assert_cmpuint (changed, ==, 1);
  ari_match_hold (match, &watcher, ARI_HOLD_FEAT);
  g_assert_cmpuint (ari_match_get_holds (match), ==, ARI_HOLD_STORE | ARI_HOLD_FEAT);
  g_assert_false (ari_match_play (match, 1, -1, &error));
  g_assert_error (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_BUSY);
  g_assert_cmpstr (error->message, ==, "The last move is still being stored. Try again in a moment.");
  g_clear_error (&error);

  ari_match_hold (match, &writer, ARI_HOLD_FAILURE);
  g_assert_false (ari_match_may_play (match, &error));
  g_assert_cmpstr (error->message, ==, "The last change is not in the library yet. Choose “Try Again”.");
  g_clear_error (&error);

  /* One hold for each owner, and each owner ends its own. */
  ari_match_release (match, &writer);
  ari_match_release (match, &writer);
  g_assert_cmpuint (ari_match_get_holds (match), ==, ARI_HOLD_FEAT);
  ari_match_release (match, &watcher);
  g_assert_false (ari_match_is_held (match));
  g_assert_cmpuint (changed, ==, 5);
  g_assert_true (ari_match_may_play (match, NULL));
  play (match, "1");

  g_assert_finalize_object (match);
}

/* The game has the words for its feats. */
static void
test_hold_of_feat (void)
{
  AriSetup setup;
  AriMatch *match;
  g_autoptr(GError) error = NULL;
  int watcher;

  ari_setup_init (&setup, ari_rules_lookup ("minotaur"));
  match = ari_match_new (&setup);
  ari_match_hold (match, &watcher, ARI_HOLD_FEAT);
  g_assert_false (ari_match_may_play (match, &error));
  g_assert_cmpstr (error->message, ==, "The ring is in the air. Play on when it has landed.");
  ari_match_release (match, &watcher);

  g_assert_finalize_object (match);
}

/* Plies that outlive their match, or were removed from it, are on their own. */
static void
test_outlive (void)
{
  AriMatch *match = new_match ();
  g_autoptr(AriPly) first = NULL;
  g_autoptr(AriPly) second = NULL;

  play (match, "12");
  first = g_list_model_get_item (G_LIST_MODEL (match), 0);
  second = g_list_model_get_item (G_LIST_MODEL (match), 1);

  ari_match_remove (match, second);
  g_assert_null (ari_ply_get_parent (second));
  g_assert_cmpstr (ari_ply_get_text (second), ==, "t2");
  g_assert_finalize_object (match);
  g_assert_cmpuint (ari_ply_get_n_children (first), ==, 0);
  g_assert_cmpuint (ari_ply_get_n_variations (first), ==, 0);
}

static void
test_long (void)
{
  AriSetup setup;
  AriMatch *match;
  g_autoptr(GError) error = NULL;

  ari_setup_init (&setup, &toy_game);
  g_assert_true (ari_setup_set_option (&setup, "heap", "endless", NULL));
  match = ari_match_new (&setup);

  for (guint i = 0; i < ARI_MATCH_MAX_PLIES; i++)
    g_assert_true (ari_match_play (match, 1, 0.5, NULL));
  g_assert_false (ari_match_play (match, 1, 0.5, &error));
  g_assert_error (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_FULL);

  for (guint i = ARI_MATCH_MAX_PLIES; i-- > 0; )
    ari_match_set_cursor (match, i);
  ari_match_remove (match, ari_match_get_child (match, NULL, 0));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 0);

  g_assert_finalize_object (match);
}

/* From one variation to another of the same length, with the cursor at the same number. */
static void
test_sideways (void)
{
  AriMatch *match = new_match ();
  guint moved = 0;

  play (match, "1");
  for (guint i = 2; i < 4; i++)
    {
      ari_match_set_cursor (match, 0);
      play (match, i == 2 ? "2" : "3");
    }
  g_signal_connect_swapped (match, "notify::cursor", G_CALLBACK (count_cb), &moved);
  ari_match_go_to (match, ari_match_get_child (match, NULL, 1));
  assert_line (match, "2");
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 1);
  g_assert_cmpuint (moved, ==, 1);

  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/match/play", test_play);
  g_test_add_func ("/model/match/variations", test_variations);
  g_test_add_func ("/model/match/take-back", test_take_back);
  g_test_add_func ("/model/match/rethink", test_rethink);
  g_test_add_func ("/model/match/take-back-variation", test_take_back_variation);
  g_test_add_func ("/model/match/find-retracted", test_find_retracted);
  g_test_add_func ("/model/match/annotations", test_annotations);
  g_test_add_func ("/model/match/details", test_details);
  g_test_add_func ("/model/match/hold", test_hold);
  g_test_add_func ("/model/match/hold-of-feat", test_hold_of_feat);
  g_test_add_func ("/model/match/sideways", test_sideways);
  g_test_add_func ("/model/match/outlive", test_outlive);
  g_test_add_func ("/model/match/long", test_long);

  return g_test_run ();
}
