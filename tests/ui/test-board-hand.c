/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-random.h"
#include "ari-spot-widget.h"
#include "board-pointer.h"
#include "press-key.h"

#define TOWERS "L@c3 L@a1 M@c3 L@c2"

/* Whether a piece can go to this spot, and the board shows it. */
static gboolean
is_marked (Fixture    *fixture,
           const char *name)
{
  const AriBoardState *state = ari_board_view_get_state (fixture->view);

  for (guint i = 0; i < state->n_targets; i++)
    if (state->targets[i].spot == board_spot (fixture, name))
      return TRUE;

  return FALSE;
}

/* A click on another own piece picks that one instead; a click on the picked one and Escape put it back. */
static void
test_switch_and_put_back (Fixture      *fixture,
                          gconstpointer data)
{
  board_show_game (fixture, "minarett", TOWERS, BOARD_PICKABLE);
  board_click (fixture, "1S");
  board_assert_picked (fixture, "1S");
  board_click (fixture, "1L");
  board_assert_picked (fixture, "1L");
  board_click (fixture, "c3.2");
  board_assert_picked (fixture, "c3.2");
  g_assert_null (fixture->refusal);
  board_click (fixture, "c3.2");
  board_assert_picked (fixture, NULL);

  board_click (fixture, "1L");
  press_key (fixture->window, GDK_KEY_Escape);
  board_assert_picked (fixture, NULL);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
}

/* A click on the ground below a tower takes the whole tower. */
static void
test_foot (Fixture      *fixture,
           gconstpointer data)
{
  const AriBoardState *state;
  g_autofree char *text = NULL;
  AriPoint at;

  board_show_game (fixture, "minarett", TOWERS, BOARD_PICKABLE);
  at = board_middle (fixture, "c3");
  at.y += 0.12f * board_unit (fixture);
  board_click_at (fixture, at);
  board_assert_picked (fixture, "c3.1");
  state = ari_board_view_get_state (fixture->view);
  g_assert_cmpuint (state->n_targets, >, 0);
  text = fixture->setup.rules->format (&fixture->position, state->targets[0].actions[0]);
  g_assert_true (g_str_has_prefix (text, "2c3-"));
}

/* Players can also play a target that a piece stands on. */
static void
test_occupied_target (Fixture      *fixture,
                      gconstpointer data)
{
  board_show_game (fixture, "minarett", TOWERS, BOARD_PICKABLE);
  board_click (fixture, "1S");
  board_click (fixture, "c3.2");
  board_assert_played (fixture, "S@c3");

  board_show_game (fixture, "labyrinth", "first=1 1-1 a1 b1 2-3 2-3 a2 b3 2-3 1-6", BOARD_PICKABLE);
  board_click (fixture, "3.1a");
  board_click (fixture, "4");
  board_assert_played (fixture, "a1");
}

/* On a sanctuary that another traveller could enter, a click on one's own traveller moves that one; a click
 * beside them all enters the other. */
static void
test_piece_on_target (Fixture      *fixture,
                      gconstpointer data)
{
  const char *game = "first=1 1-1 a1 b1 1-1 a1 b1 1-1";
  AriPoint corner;

  board_show_game (fixture, "labyrinth", game, BOARD_PICKABLE);
  board_click (fixture, "die1");
  board_point_at (fixture, board_middle (fixture, "1.1b"));
  g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "1.1b"));
  board_click (fixture, "1.1b");
  board_assert_played (fixture, "b1");

  board_show_game (fixture, "labyrinth", game, BOARD_PICKABLE);
  board_click (fixture, "die1");
  corner = board_middle (fixture, "1");
  corner.x -= 0.48f * board_unit (fixture);
  corner.y -= 0.48f * board_unit (fixture);
  board_click_at (fixture, corner);
  board_assert_played (fixture, "c1");
}

/* The top of a stack lies over the space behind it. Where the stack is a target, all of it means that one, as
 * its mark does. */
static void
test_stack_on_target (Fixture      *fixture,
                      gconstpointer data)
{
  static const char *const parts[] = { "a1.2", "a1.3" };

  board_show_game (fixture, "minarett", "L@a1 L@c4 M@a1 S@c4", BOARD_PICKABLE);
  board_click (fixture, "1S");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      const AriSpotInfo *part = board_info (fixture, parts[i]);

      for (float y = -part->radius; y < part->radius; y += 0.02f)
        {
          AriPoint at = { part->centre.x, part->centre.y + y };

          if (ari_spot_distance (part, at) > 0)
            continue;
          board_point_at (fixture, ari_board_view_to_px (fixture->view, at));
          g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "a1"));
        }
    }
  board_point_at (fixture, board_middle (fixture, "a2"));
  g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "a2"));
  board_click (fixture, "a1.2");
  board_assert_played (fixture, "S@a1");
}

/* Where several stand on one field, a click beside them means one that can be picked, even if another one is
 * nearer. A click on another one means that. */
static void
test_company (Fixture      *fixture,
              gconstpointer data)
{
  AriSpot other;
  AriPoint at;

  board_show_game (fixture, "labyrinth", "first=1 1-1 a1 b1 1-1 a1 b1 1-1", BOARD_PICKABLE);
  other = board_spot (fixture, "1.2b");
  at = board_middle (fixture, "1.2b");
  g_assert_cmpuint (ari_board_view_find_spot (fixture->view, at.x, at.y), ==, other);
  at = board_middle (fixture, "1");
  at.x += 0.38f * board_unit (fixture);
  at.y += 0.38f * board_unit (fixture);
  board_point_at (fixture, at);
  g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "1.1b"));
  board_click_at (fixture, at);
  board_assert_picked (fixture, "1.1b");
}

/* Where lines meet, a first click marks one of them, and a second plays it; in the middle of a line, one is
 * enough. A finger is less precise. */
static void
test_unclear_click (Fixture      *fixture,
                    gconstpointer data)
{
  const AriSpotInfo *line = board_info (fixture, "d4d5");
  AriPoint meeting = ari_board_view_to_px (fixture->view, line->corners[0]);
  AriPoint middle = board_middle (fixture, "d4d5"), off = middle;
  AriSpot marked;

  board_click_at (fixture, meeting);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  /* People who point at a point learn where things go. */
  g_assert_cmpstr (fixture->refusal, ==,
                   "Pieces and sticks go on the lines between two points. Click again to play on the marked "
                   "line, or click in the middle of another one.");
  marked = board_hover (fixture);
  g_assert_true (board_is_asking (fixture));
  board_click_at (fixture, meeting);
  g_assert_cmpuint (fixture->picked, ==, marked);
  g_assert_null (fixture->refusal);

  /* Elsewhere, the first click is forgotten. */
  fixture->picked = ARI_ACTION_NONE;
  board_click_at (fixture, meeting);
  board_point_at (fixture, middle);
  g_assert_null (fixture->refusal);
  g_assert_false (board_is_asking (fixture));
  board_click_at (fixture, meeting);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  board_click_at (fixture, middle);
  board_assert_played (fixture, "d4d5");
  board_click_at (fixture, meeting);
  press_key (fixture->window, GDK_KEY_Escape);
  g_assert_false (board_is_asking (fixture));

  /* A finger covers what a mouse tells apart. */
  ari_board_view_click (fixture->view, middle, TRUE);
  board_assert_played (fixture, "d4d5");
  off.x += (meeting.x - middle.x) * 0.8f;
  off.y += (meeting.y - middle.y) * 0.8f;
  ari_board_view_click (fixture->view, off, TRUE);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_nonnull (fixture->refusal);
  ari_board_view_click (fixture->view, (AriPoint) { off.x + 3, off.y + 3 }, TRUE);
  board_assert_played (fixture, "d4d5");
}

/* Those who want it confirm each move by a second tap. A mouse plays at once. */
static void
test_confirmed_taps (Fixture      *fixture,
                     gconstpointer data)
{
  AriPoint middle = board_middle (fixture, "d4d5"), other = board_middle (fixture, "e5e6");

  board_show (fixture, BOARD_PICKABLE | ARI_BOARD_CONFIRM_TAPS);
  ari_board_view_click (fixture->view, middle, TRUE);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_true (board_is_asking (fixture));
  g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "d4d5"));
  ari_board_view_click (fixture->view, other, TRUE);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "e5e6"));
  ari_board_view_click (fixture->view, other, TRUE);
  board_assert_played (fixture, "e5e6");
  g_assert_false (board_is_asking (fixture));

  fixture->picked = ARI_ACTION_NONE;
  ari_board_view_click (fixture->view, middle, FALSE);
  board_assert_played (fixture, "d4d5");
}

/* Lines have no inside, but a triangle has: a mouse shows which of its lines a click takes, and takes it. */
static void
test_between_lines (Fixture      *fixture,
                    gconstpointer data)
{
  static const char *const sides[] = { "d4d5", "d4e5", "d5e5" };
  AriPoint middle = { 0, 0 };
  AriSpot marked;

  for (guint i = 0; i < 3; i++)
    {
      AriPoint at = board_middle (fixture, sides[i]);

      middle = (AriPoint) { middle.x + at.x / 3, middle.y + at.y / 3 };
    }

  for (int dx = -2; dx <= 2; dx++)
    for (int dy = -2; dy <= 2; dy++)
      {
        AriPoint at = { middle.x + (float) dx, middle.y + (float) dy };
        AriSpot shown;

        fixture->picked = ARI_ACTION_NONE;
        board_point_at (fixture, at);
        shown = board_hover (fixture);
        g_assert_cmpuint (shown, !=, ARI_SPOT_NONE);
        board_click_at (fixture, at);
        g_assert_null (fixture->refusal);
        g_assert_cmpuint (fixture->picked, ==, shown);
      }

  /* Nobody sees what a finger would take: it marks a line, and asks. A second tap takes what is marked. */
  fixture->picked = ARI_ACTION_NONE;
  ari_board_view_click (fixture->view, middle, TRUE);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  g_assert_true (board_is_asking (fixture));
  marked = board_hover (fixture);
  g_assert_cmpuint (marked, !=, ARI_SPOT_NONE);
  board_point_at (fixture, (AriPoint) { middle.x + 2, middle.y });
  g_assert_true (board_is_asking (fixture));
  ari_board_view_click (fixture->view, (AriPoint) { middle.x + 3, middle.y }, TRUE);
  g_assert_cmpuint (fixture->picked, ==, marked);
  g_assert_false (board_is_asking (fixture));
}

/* Where lines meet, a mouse shows nothing that a click would not take. */
static void
test_hover_at_meeting (Fixture      *fixture,
                       gconstpointer data)
{
  const AriSpotInfo *line = board_info (fixture, "d4d5");
  AriPoint meeting = ari_board_view_to_px (fixture->view, line->corners[0]);
  AriSpot marked;

  board_point_at (fixture, meeting);
  g_assert_cmpuint (board_hover (fixture), ==, ARI_SPOT_NONE);
  board_click_at (fixture, meeting);
  g_assert_true (board_is_asking (fixture));
  marked = board_hover (fixture);
  g_assert_cmpuint (marked, !=, ARI_SPOT_NONE);
  board_point_at (fixture, (AriPoint) { meeting.x + 2, meeting.y + 2 });
  g_assert_cmpuint (board_hover (fixture), ==, marked);
  board_click_at (fixture, (AriPoint) { meeting.x + 2, meeting.y + 2 });
  g_assert_cmpuint (fixture->picked, ==, marked);
}

/* The pointer rests while others play: what a click would do is marked when the turn comes. */
static void
test_resting_pointer (Fixture      *fixture,
                      gconstpointer data)
{
  board_point_at (fixture, board_middle (fixture, "a2a3"));
  gtk_widget_set_state_flags (GTK_WIDGET (fixture->view), GTK_STATE_FLAG_PRELIGHT, FALSE);
  board_play (fixture, "d4d5");
  board_show (fixture, 0);
  g_assert_cmpuint (board_hover (fixture), ==, ARI_SPOT_NONE);
  board_play (fixture, "d5e5");
  board_show (fixture, BOARD_PICKABLE);
  g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "a2a3"));
}

/* Each target has a mark, which is painted with the pick. The pieces are painted once for each pick, and not
 * again while the pointer moves. */
static void
test_targets (Fixture      *fixture,
              gconstpointer data)
{
  guint n_pieces, n_marks;

  board_show_game (fixture, "minarett", TOWERS, BOARD_PICKABLE);
  g_assert_false (is_marked (fixture, "d4"));
  n_marks = ari_board_view_n_painted (fixture->view, ARI_LAYER_MARKS);
  n_pieces = ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES);
  board_click (fixture, "1M");
  board_wait_for_frame (fixture);
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_MARKS), >, n_marks);
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES), >, n_pieces);
  g_assert_true (is_marked (fixture, "d4"));
  g_assert_true (is_marked (fixture, "c2"));
  g_assert_false (is_marked (fixture, "c3"));
  n_pieces = ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES);
  board_point_at (fixture, board_middle (fixture, "d4"));
  board_wait_for_frame (fixture);
  board_point_at (fixture, board_middle (fixture, "c2"));
  board_wait_for_frame (fixture);
  g_assert_cmpuint (ari_board_view_n_painted (fixture->view, ARI_LAYER_PIECES), ==, n_pieces);

  board_show_game (fixture, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4", BOARD_PICKABLE);
  g_assert_false (is_marked (fixture, "12"));
  board_click (fixture, "3.1a");
  g_assert_true (is_marked (fixture, "12"));
  g_assert_true (is_marked (fixture, "7"));
  g_assert_true (is_marked (fixture, "16"));
  g_assert_true (is_marked (fixture, "10"));
  g_assert_false (is_marked (fixture, "11"));
}

/* Tiles that may be challenged are marked before anything is picked, and one click challenges. */
static void
test_challenge (Fixture      *fixture,
                gconstpointer data)
{
  const AriRules *rules = ari_rules_lookup ("minotaur");
  AriAction actions[ARI_MAX_ACTIONS];
  AriTarget targets[ARI_MAX_TARGETS];
  AriPicker picker;
  AriRandom random;
  guint n_targets = 0;
  const char *name;

  ari_random_init (&random, 1);
  ari_setup_init (&fixture->setup, rules);
  rules->start (&fixture->position, &fixture->setup);
  while (n_targets == 0)
    {
      guint n = rules->actions (&fixture->position, actions);

      rules->apply (&fixture->position, actions[ari_random_below (&random, n)]);
      ari_picker_init (&picker, rules, &fixture->position);
      if (ari_rules_actor (rules, &fixture->position) != ARI_CHANCE)
        n_targets = ari_target_list (&picker, targets);
    }

  board_show (fixture, BOARD_PICKABLE);
  board_wait_for_frame (fixture);
  name = ari_board_view_get_board (fixture->view)->spots[targets[0].spot].name;
  g_assert_true (is_marked (fixture, name));
  board_click (fixture, name);
  g_assert_cmpuint (fixture->picked, ==, targets[0].actions[0]);
}

static void
assert_name_ends (Fixture    *fixture,
                  const char *spot,
                  const char *end)
{
  const char *name = ari_spot_widget_get_label (ARI_SPOT_WIDGET (board_cell (fixture, spot)));

  g_assert_true (g_str_has_suffix (name, end));
}

/* A screen reader hears what is picked, and where it can go; Enter on a target plays it. */
static void
test_in_words (Fixture      *fixture,
               gconstpointer data)
{
  board_show_game (fixture, "labyrinth", "first=1 1-2 a1 a2 2-3 2-6", BOARD_PICKABLE);
  gtk_widget_activate (board_cell (fixture, "3.1a"));
  gtk_test_accessible_assert_state (board_cell (fixture, "3.1a"), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  assert_name_ends (fixture, "3.1a", ", picked");
  assert_name_ends (fixture, "9", ", the picked piece can go here");

  /* A vacant sanctuary is a stop of the arrow keys, and what is picked can go there. */
  g_assert_true (gtk_widget_get_focusable (board_cell (fixture, "5")));
  g_assert_true (gtk_widget_grab_focus (board_cell (fixture, "5")));
  press_key (fixture->window, GDK_KEY_Return);
  board_assert_played (fixture, "a2");
  gtk_test_accessible_assert_state (board_cell (fixture, "3.1a"), GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
}

/* Where both dice lead, a click, a drop and Enter ask for one, and the traveller stays picked;
 * a screen reader hears the question. */
static void
test_ambiguous (Fixture      *fixture,
                gconstpointer data)
{
  const char *question = "Field 30 is reached with the 4 or, back from the gate, with the 6: choose a die.";

  board_show_game (fixture, "labyrinth", "first=1 1-5 a1 a5 2-3 1-6 a6 b1 2-3 4-6", BOARD_PICKABLE);
  board_click (fixture, "26");
  assert_name_ends (fixture, "30", question);
  board_click (fixture, "30");
  g_assert_cmpstr (fixture->refusal, ==, question);
  g_assert_cmpuint (ari_board_view_get_state (fixture->view)->refused, ==, ARI_SPOT_NONE);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  board_assert_picked (fixture, "26");
  g_assert_true (gtk_widget_grab_focus (board_cell (fixture, "30")));
  press_key (fixture->window, GDK_KEY_Return);
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  board_assert_picked (fixture, "26");
  board_click (fixture, "die2");
  board_assert_played (fixture, "a6");
}

/* Both dice by one click: the second is played when the board has shown the first. */
static void
test_line (Fixture      *fixture,
           gconstpointer data)
{
  board_show_game (fixture, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4", BOARD_PICKABLE);
  board_click (fixture, "3.1a");
  board_click (fixture, "16");
  board_assert_played (fixture, "a3");
  board_settle ();
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
  board_play (fixture, "a3");
  board_show (fixture, BOARD_PICKABLE);
  board_settle ();
  board_assert_played (fixture, "a4");

  /* Another position ends the line. */
  board_show_game (fixture, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4", BOARD_PICKABLE);
  board_click (fixture, "3.1a");
  board_click (fixture, "16");
  board_assert_played (fixture, "a3");
  board_play (fixture, "a4");
  board_show (fixture, BOARD_PICKABLE);
  board_settle ();
  g_assert_cmpuint (fixture->picked, ==, ARI_ACTION_NONE);
}

/* Pointing at a line that is taken or forbidden previews no other line. */
static void
test_no_other_preview (Fixture      *fixture,
                       gconstpointer data)
{
  AriPoint at;

  board_play (fixture, "d4d5");
  board_play (fixture, "d5e5");
  board_show (fixture, BOARD_PICKABLE);
  board_wait_for_frame (fixture);
  for (guint i = 0; i < 2; i++)
    {
      at = board_middle (fixture, i == 0 ? "d4d5" : "d4e5");
      board_point_at (fixture, at);
      g_assert_cmpuint (board_hover (fixture), ==, ARI_SPOT_NONE);
      at.y += 0.1f * board_unit (fixture);
      board_point_at (fixture, at);
      g_assert_cmpuint (board_hover (fixture), ==, ARI_SPOT_NONE);
    }
  board_point_at (fixture, board_middle (fixture, "a2a3"));
  g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "a2a3"));
}

static gboolean
count_cb (guint *n)
{
  (*n)++;

  return FALSE;
}

/* A click is answered wherever the board has a name, also on a sanctuary where nobody stands. Where nothing
 * can be picked, the board only says that somebody tried. */
static void
test_nothing (Fixture      *fixture,
              gconstpointer data)
{
  guint n_idle = 0;

  g_signal_connect_swapped (fixture->input, "idle", G_CALLBACK (count_cb), &n_idle);
  board_show_game (fixture, "labyrinth", "first=1 1-2", BOARD_PICKABLE);
  board_wait_for_frame (fixture);
  board_click (fixture, "1");
  g_assert_cmpstr (fixture->refusal, ==, "Pick a traveller, not the field it moves to.");
  board_click (fixture, "61");
  g_assert_cmpstr (fixture->refusal, ==, "Pick a traveller, not the field it moves to.");
  g_assert_cmpuint (n_idle, ==, 0);

  ari_move_input_withdraw (fixture->input);
  board_show (fixture, 0);
  board_click (fixture, "1");
  g_assert_cmpuint (n_idle, ==, 1);
  g_assert_false (ari_board_view_pick (fixture->view, board_spot (fixture, "12")));
  g_assert_cmpuint (n_idle, ==, 2);
  g_assert_null (fixture->refusal);
}

/* Where a passage begins, a click means where it ends. */
static void
test_passage (Fixture      *fixture,
              gconstpointer data)
{
  board_show_game (fixture, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4", BOARD_PICKABLE);
  board_wait_for_frame (fixture);
  board_click (fixture, "3.1a");
  board_point_at (fixture, board_middle (fixture, "6"));
  g_assert_cmpuint (board_hover (fixture), ==, board_spot (fixture, "12"));
  board_click (fixture, "6");
  board_assert_played (fixture, "a3");
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) \
  g_test_add ("/ui/board-hand/" path, Fixture, NULL, board_set_up, func, board_tear_down)
  ADD ("switch-and-put-back", test_switch_and_put_back);
  ADD ("foot", test_foot);
  ADD ("occupied-target", test_occupied_target);
  ADD ("piece-on-target", test_piece_on_target);
  ADD ("stack-on-target", test_stack_on_target);
  ADD ("company", test_company);
  ADD ("unclear-click", test_unclear_click);
  ADD ("between-lines", test_between_lines);
  ADD ("confirmed-taps", test_confirmed_taps);
  ADD ("hover-at-meeting", test_hover_at_meeting);
  ADD ("resting-pointer", test_resting_pointer);
  ADD ("targets", test_targets);
  ADD ("challenge", test_challenge);
  ADD ("in-words", test_in_words);
  ADD ("ambiguous", test_ambiguous);
  ADD ("line", test_line);
  ADD ("no-other-preview", test_no_other_preview);
  ADD ("nothing", test_nothing);
  ADD ("passage", test_passage);

  return g_test_run ();
}
