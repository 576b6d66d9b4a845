/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-move-item.h"

#include "table-fixture.h"

static AriMatch *
new_match_of (const char *game,
              guint       seats)
{
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup (game));
  g_assert_true (ari_setup_set_seats (&setup, seats, NULL));

  return ari_match_new (&setup);
}

static AriMatch *
new_match (guint seats)
{
  return new_match_of ("minoa", seats);
}

static void
play (AriMatch   *match,
      const char *text)
{
  g_autoptr(GError) error = NULL;

  ari_match_play_text (match, text, -1, &error);
  g_assert_no_error (error);
}

/* The rows in one line: rounds and turns as "1:a b" with the number of their turn, variations as
 * "(a b)", comments as "{…}". */
static char *
rows_of (AriMatch *match)
{
  g_autoptr(GPtrArray) items = ari_move_items_list (match);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      AriMoveItem *item = items->pdata[i];

      if (i > 0)
        g_string_append_c (text, ' ');
      if (item->kind == ARI_MOVE_COMMENT || item->kind == ARI_MOVE_LAPSE)
        {
          g_string_append_printf (text, "{%s}", item->text);
          continue;
        }
      if (item->kind == ARI_MOVE_ROUND || item->kind == ARI_MOVE_TURN)
        g_string_append_printf (text, "%u:", ari_ply_get_turn (item->plies->pdata[0]));
      else
        g_string_append_printf (text, "%u(", item->depth);
      for (guint j = 0; j < item->plies->len; j++)
        g_string_append_printf (text, "%s%s", j > 0 ? " " : "", ari_ply_get_text (item->plies->pdata[j]));
      if (item->kind == ARI_MOVE_VARIATION)
        g_string_append_c (text, ')');
    }

  return g_string_free (text, FALSE);
}

static void
assert_rows (AriMatch   *match,
             const char *expected)
{
  g_autofree char *rows = rows_of (match);

  g_assert_cmpstr (rows, ==, expected);
}

/* The number of the turn of each ply. */
static void
assert_numbers (AriMatch   *match,
                const char *expected)
{
  g_autoptr(GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < table_n_plies (match); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      g_assert_cmpuint (ari_match_get_turn_at (match, i + 1), ==, ari_ply_get_turn (ply));
      g_string_append_printf (numbers, "%s%u", i > 0 ? " " : "", ari_ply_get_turn (ply));
    }
  g_assert_cmpstr (numbers->str, ==, expected);
}

/* Players number turns: a roll and what it is used for, two tiles, a challenge with its tosses, a move with
 * the capture that it has earned. */
static void
test_numbers (void)
{
  g_autoptr(AriMatch) minoa = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  g_autoptr(AriMatch) minarett = table_match_new ("minarett", "L@a1 L@a5 L@b1 L@c5 L@c1 L@e5 L@d1 L@b3 M@e1 xb3L");
  g_autoptr(AriMatch) labyrinth = new_match_of ("labyrinth", 2);
  g_autoptr(AriMatch) minotaur = table_toss_new ();
  AriPly *first;

  assert_numbers (minoa, "1 2 3");
  /* Who begins, a turn in which no die can be used, and a turn that uses both. */
  table_play (labyrinth, "first=1 2-3 1-2 a1 a2 2-4");
  assert_numbers (labyrinth, "1 1 2 2 2 3");
  /* What was only tried has numbers, too. */
  ari_match_set_cursor (labyrinth, 1);
  table_play (labyrinth, "1-2 a1");
  assert_numbers (labyrinth, "1 1 1");
  g_assert_cmpuint (ari_match_get_main_turn (labyrinth), ==, 3);
  first = ari_match_get_child (labyrinth, NULL, 0);
  g_assert_true (ari_ply_begins_turn (first));
  g_assert_false (ari_ply_begins_turn (ari_match_get_child (labyrinth, first, 0)));

  assert_numbers (minotaur, "1 1 1 1 1 2 2 2 2 2 3 3 3 3 4");
  assert_numbers (minarett, "1 2 3 4 5 6 7 8 9 9");
  assert_rows (minarett, "1:L@a1 L@a5 3:L@b1 L@c5 5:L@c1 L@e5 7:L@d1 L@b3 9:M@e1 9:xb3L");
}

static void
test_rounds (void)
{
  g_autoptr(AriMatch) two = new_match (2);
  g_autoptr(AriMatch) three = new_match (3);

  assert_rows (two, "");
  for (guint i = 0; i < 2; i++)
    {
      AriMatch *match = i == 0 ? two : three;

      play (match, "a1b1");
      play (match, "d4e5");
      play (match, "e4e5");
      play (match, "e5e6");
    }
  assert_rows (two, "1:a1b1 d4e5 3:e4e5 e5e6");
  assert_rows (three, "1:a1b1 d4e5 e4e5 4:e5e6");
}

/* In games where chance takes part in turns, and a seat may act several times, each turn has its row. */
static void
test_turns (void)
{
  static const char *const plies[] = { "b2", "R3L", "d5", "R1R", "leave", "b2", "a1", "G5L", "a2" };
  g_autoptr(AriMatch) match = new_match_of ("minotaur", 3);
  g_autoptr(GPtrArray) items = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    play (match, plies[i]);
  assert_rows (match, "1:b2 R3L d5 R1R leave 2:b2 a1 G5L 3:a2");

  items = ari_move_items_list (match);
  for (guint i = 0; i < items->len; i++)
    {
      const AriMoveItem *item = items->pdata[i];

      g_assert_cmpint (item->kind, ==, ARI_MOVE_TURN);
      g_assert_cmpuint (g_array_index (item->occupants, AriActor, item->plies->len - 1), ==, i + 1);
    }
}

static void
test_variations_and_comments (void)
{
  g_autoptr(AriMatch) match = new_match (2);

  play (match, "a1b1");
  play (match, "d4e5");
  play (match, "e4e5");
  ari_match_set_comment (match, ari_match_get_ply (match), "why");
  ari_match_set_cursor (match, 1);
  play (match, "f5f6");
  play (match, "e5e6");
  ari_match_set_cursor (match, 2);
  play (match, "f6f7");
  assert_rows (match, "1:a1b1 d4e5 1(f5f6 e5e6) 2(f6f7) 3:e4e5 {why}");

  /* Retracted plies come after the end. */
  ari_match_go_to_main_line (match);
  ari_match_take_back (match, 2);
  assert_rows (match, "1:a1b1 d4e5 1(f5f6 e5e6) 2(f6f7) 1(e4e5)");
}

/* Plays the first or the last of all actions. */
static gboolean
play_any (AriMatch *match,
          gboolean  last)
{
  g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);
  guint n = ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);

  return n > 0 && ari_match_play (match, actions[last ? n - 1 : 0], -1, NULL);
}

/* A long variation takes several rows, and its own variations follow all of them. */
static void
test_long_variation (void)
{
  g_autoptr(AriMatch) match = new_match (2);
  g_autoptr(GPtrArray) items = NULL;
  AriMoveItem *begin, *rest, *inner;

  play_any (match, FALSE);
  ari_match_set_cursor (match, 0);
  g_assert_true (play_any (match, TRUE));
  while (play_any (match, FALSE))
    continue;
  ari_match_set_cursor (match, 5);
  g_assert_true (play_any (match, TRUE));

  items = ari_move_items_list (match);
  g_assert_cmpuint (items->len, ==, 4);
  begin = items->pdata[1];
  rest = items->pdata[2];
  inner = items->pdata[3];
  g_assert_cmpuint (begin->plies->len, ==, ARI_MOVE_MOST_PLIES);
  g_assert_false (begin->continues);
  g_assert_cmpuint (rest->plies->len, >, 0);
  g_assert_true (rest->continues);
  g_assert_cmpuint (rest->depth, ==, 1);
  g_assert_true (ari_ply_get_parent (rest->plies->pdata[0]) == begin->plies->pdata[ARI_MOVE_MOST_PLIES - 1]);
  g_assert_cmpuint (inner->depth, ==, 2);
}

/* A comment may be anything in a file; the list shows only a little of it, in one line. */
static void
test_long_comment (void)
{
  g_autoptr(AriMatch) match = new_match (2);
  g_autoptr(GPtrArray) items = NULL;
  g_autofree char *tabs = g_strnfill (1000, '\t'), *comment = g_strconcat ("a\nb", tabs, "c", NULL);
  AriMoveItem *item;

  play (match, "a1b1");
  ari_match_set_comment (match, ari_match_get_ply (match), comment);
  assert_rows (match, "1:a1b1 {a b c}");
  ari_match_set_comment (match, ari_match_get_ply (match), tabs);
  assert_rows (match, "1:a1b1");
  memset (tabs, 'x', strlen (tabs));
  ari_match_set_comment (match, ari_match_get_ply (match), tabs);
  items = ari_move_items_list (match);
  item = items->pdata[1];
  g_assert_cmpint (g_utf8_strlen (item->text, -1), <, 250);
}

static void
test_occupants (void)
{
  g_autoptr(AriMatch) match = new_match (2);
  g_autoptr(GPtrArray) items = NULL;
  AriMoveItem *item;

  play (match, "a1b1");
  play (match, "d4e5");
  items = ari_move_items_list (match);
  item = items->pdata[0];
  g_assert_cmpuint (g_array_index (item->occupants, AriActor, 0), ==, 1);
  g_assert_cmpuint (g_array_index (item->occupants, AriActor, 1), ==, 0);
}

static void
test_equal (void)
{
  g_autoptr(AriMatch) match = new_match (2);
  g_autoptr(GPtrArray) before = NULL;
  g_autoptr(GPtrArray) after = NULL;

  play (match, "a1b1");
  before = ari_move_items_list (match);
  play (match, "d4e5");
  after = ari_move_items_list (match);
  g_assert_true (ari_move_item_equal (before->pdata[0], before->pdata[0]));
  g_assert_false (ari_move_item_equal (before->pdata[0], after->pdata[0]));
}

/* A turn without a move has a row that says so, with the name of the player if there is one. */
static void
test_forced_effects (void)
{
  g_autoptr(AriMatch) match = table_match_new ("labyrinth", "first=1 1-2 a1 a2 3-4 1-1");

  assert_rows (match, "1:first=1 1-2 a1 a2 2:3-4 {Blue needs a 1 to bring a traveller in.} 3:1-1");
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Bert", NULL);
  assert_rows (match, "1:first=1 1-2 a1 a2 2:3-4 {Bert needs a 1 to bring a traveller in.} 3:1-1");
}

static void
assert_remark (AriMatch      *match,
               const AriEval *eval,
               const char    *words) /* (nullable) */
{
  g_autofree char *remark = NULL;
  AriPly *ply = ari_match_get_ply (match);

  ari_match_set_eval (match, ply, eval);
  remark = ari_move_item_remark (ply, ari_ply_get_actor (ply), FALSE);
  g_assert_cmpstr (remark, ==, words);
}

/* What was wrong with a move and what it missed are both heard, and the turning point beside them. */
static void
test_remark (void)
{
  const AriEval right = { .win = { 0.5, 0.5 }, .nodes = 1 };
  const AriEval only = { .win = { 0.5, 0.5 }, .lead = 0.3, .nodes = 1 };
  const AriEval missed = { .loss = 0.5, .best = (char *) "a1b1", .turns = 2, .nodes = 1 };
  const AriEval worse = { .win = { 0.3, 0.7 }, .loss = 0.2, .best = (char *) "a1b1", .nodes = 1 };
  g_autoptr(AriMatch) match = new_match (2);
  g_autofree char *turning = NULL, *both = NULL;

  play (match, "d4e5");
  assert_remark (match, &right, NULL);
  turning = ari_move_item_remark (ari_match_get_ply (match), 1, TRUE);
  g_assert_cmpstr (turning, ==, "turning point");
  assert_remark (match, &only, "only move");
  assert_remark (match, &worse, "blunder");
  assert_remark (match, &missed, "blunder, missed win in 2 turns");
  both = ari_move_item_remark (ari_match_get_ply (match), 1, TRUE);
  g_assert_cmpstr (both, ==, "blunder, missed win in 2 turns, turning point");
}

/* Players are heard by their names. */
static void
test_spoken (void)
{
  g_autoptr(AriMatch) match = new_match (2);
  g_autofree char *spoken = NULL;
  gboolean is_sentence = FALSE;

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  play (match, "d4e5");
  spoken = ari_move_item_spoken (match, ari_match_get_ply (match), &is_sentence);
  g_assert_true (g_str_has_prefix (spoken, "Pasiphaë "));
  g_assert_true (is_sentence);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/move-item/numbers", test_numbers);
  g_test_add_func ("/play/move-item/rounds", test_rounds);
  g_test_add_func ("/play/move-item/turns", test_turns);
  g_test_add_func ("/play/move-item/variations-and-comments", test_variations_and_comments);
  g_test_add_func ("/play/move-item/long-variation", test_long_variation);
  g_test_add_func ("/play/move-item/long-comment", test_long_comment);
  g_test_add_func ("/play/move-item/occupants", test_occupants);
  g_test_add_func ("/play/move-item/equal", test_equal);
  g_test_add_func ("/play/move-item/lapse", test_forced_effects);
  g_test_add_func ("/play/move-item/remark", test_remark);
  g_test_add_func ("/play/move-item/spoken", test_spoken);

  return g_test_run ();
}
