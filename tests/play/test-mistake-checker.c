/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Warnings before moves that lose much: when they come, and what becomes of the move. */
#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "ari-notation.h"
#include "ari-table-ideas.h"
#include "../util/shown.h"
#include "table-fixture.h"

#define NODES 4000

typedef struct
{
  AriMatch *match;
  AriTable *table;
} Case;

static void
set_effort (Case    *c,
            guint64  nodes,
            double   limit)
{
  AriMistakeCheckerEffort effort = {
    .before = { .nodes = nodes, .threads = 1, .seed = 1 },
    .after = { .nodes = nodes, .threads = 1, .seed = 1 },
    .limit = limit,
  };

  ari_mistake_checker_set_effort (ari_table_get_mistake_checker (c->table), &effort);
}

static void
set_warnings (Case        *c,
              AriWarnFrom  from,
              guint        seats)
{
  ari_match_set_warnings (c->match, &(AriWarningOptions) { from, seats });
}

/* Seat 1 is about to complete a Minarett, and seat 2 can prevent it: see BLUNDER and GOOD. */
#define THREAT  "L@a3 L@a2 L@c1 S@a3 M@c1"
#define BLUNDER "M@a2"
#define GOOD    "S@c1"

static void
set_up (Case          *c,
        gconstpointer  data)
{
  c->match = table_match_new ("minarett", THREAT);
  c->table = ari_table_new (c->match, NULL, FALSE);
  ari_driver_hold (ari_table_get_driver (c->table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  set_effort (c, NODES, 0);
  set_warnings (c, ARI_WARN_BLUNDERS, 1 | 2);
}

static void
tear_down (Case          *c,
           gconstpointer  data)
{
  g_assert_finalize_object (c->table);
  g_assert_finalize_object (c->match);
}

/* Chooses, and waits until the choice is judged. */
static void
choose (Case       *c,
        const char *text)
{
  AriMistakeChecker *checker = ari_table_get_mistake_checker (c->table);

  ari_table_play (c->table, table_action (c->match, text));
  table_wait_until (ari_mistake_checker_get_step (checker) != ARI_MISTAKE_CHECKER_CHECKING);
}

static void
test_warned (Case          *c,
             gconstpointer  data)
{
  guint before = table_n_plies (c->match);
  g_autofree char *text = NULL, *plain = NULL, *later = NULL;

  g_assert_true (ari_mistake_checker_is_watching (ari_table_get_mistake_checker (c->table)));
  choose (c, BLUNDER);
  g_assert_true (ari_table_is_warned (c->table));
  g_assert_cmpuint (table_n_plies (c->match), ==, before);
  text = shown_text (c->table);
  plain = ari_notation_plain (text);
  g_assert_true (g_str_has_prefix (plain, "Your choice: M@a2.\n"
                                          "Think again: your winning chance would fall from "));
  g_assert_nonnull (strstr (text, "\nThere is a better move. It prevents a Minarett."));

  ari_table_play_anyway (c->table);
  g_assert_false (ari_table_is_warned (c->table));
  g_assert_cmpuint (table_n_plies (c->match), ==, before + 1);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (c->match)), ==, BLUNDER);
  later = shown_text (c->table);
  g_assert_null (strstr (later, "Think again"));
}

/* It stays in the record as rethought, with what was found. The match goes on as if nothing had happened. */
static void
test_rethought (Case          *c,
                gconstpointer  data)
{
  guint before = table_n_plies (c->match), takebacks = ari_match_get_takebacks (c->match);
  AriPly *parent = ari_match_get_ply (c->match), *rejected;

  choose (c, BLUNDER);
  ari_table_rethink (c->table);
  g_assert_false (ari_table_is_warned (c->table));
  g_assert_cmpuint (table_n_plies (c->match), ==, before);
  g_assert_true (ari_match_is_at_end (c->match));
  g_assert_cmpuint (ari_match_get_takebacks (c->match), ==, takebacks);
  rejected = ari_match_get_child (c->match, parent, 0);
  g_assert_cmpstr (ari_ply_get_text (rejected), ==, BLUNDER);
  g_assert_cmpint (ari_ply_get_retraction (rejected), ==, ARI_RETHOUGHT);
  g_assert_cmpfloat (ari_ply_get_eval (rejected)->loss, >, 0.15);

  choose (c, GOOD);
  g_assert_false (ari_table_is_warned (c->table));
  g_assert_cmpuint (table_n_plies (c->match), ==, before + 1);
  g_assert_true (ari_match_is_on_main_line (c->match));
  g_assert_cmpuint (ari_match_get_n_children (c->match, parent), ==, 2);
}

/* What was played and taken back stays that, when it is chosen again and rethought. */
static void
test_taken_back_before (Case          *c,
                        gconstpointer  data)
{
  AriPly *parent = ari_match_get_ply (c->match), *taken_back;

  choose (c, BLUNDER);
  ari_table_play_anyway (c->table);
  taken_back = ari_match_get_child (c->match, parent, 0);
  ari_table_undo (c->table);
  g_assert_cmpint (ari_ply_get_retraction (taken_back), ==, ARI_TAKEN_BACK);

  choose (c, BLUNDER);
  ari_table_rethink (c->table);
  g_assert_cmpint (ari_ply_get_retraction (taken_back), ==, ARI_TAKEN_BACK);
}

/* A move that waits isn't dropped in silence. */
static void
test_switched (Case          *c,
               gconstpointer  data)
{
  guint before = table_n_plies (c->match);

  choose (c, BLUNDER);
  ari_table_set_warn_from (c->table, ARI_WARN_MISTAKES);
  g_assert_false (ari_table_is_warned (c->table));
  g_assert_cmpuint (table_n_plies (c->match), ==, before);
  g_assert_true (ari_ply_get_retracted (ari_match_get_child (c->match, ari_match_get_ply (c->match), 0)));

  choose (c, "M@b1");
  g_assert_true (ari_table_is_warned (c->table));
  ari_table_set_warn_from (c->table, ARI_WARN_NEVER);
  g_assert_false (ari_table_is_warned (c->table));
  g_assert_cmpuint (table_n_plies (c->match), ==, before + 1);
  g_assert_cmpint (ari_table_get_warn_from (c->table), ==, ARI_WARN_NEVER);
}

/* The same move again is played; another one is judged anew. */
static void
test_insists (Case          *c,
              gconstpointer  data)
{
  guint before = table_n_plies (c->match);

  choose (c, BLUNDER);
  choose (c, BLUNDER);
  g_assert_cmpuint (table_n_plies (c->match), ==, before + 1);
  ari_table_remove_last (c->table);

  choose (c, BLUNDER);
  choose (c, GOOD);
  g_assert_cmpuint (table_n_plies (c->match), ==, before + 1);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (c->match)), ==, GOOD);
}

/* People insist by pointing, too: the picks of the same move don't rethink it. */
static void
test_insists_by_pointing (Case          *c,
                          gconstpointer  data)
{
  AriMoveInput *input = ari_table_get_input (c->table);
  AriSpot picks[ARI_MAX_PICKS];
  guint before = table_n_plies (c->match);
  guint n = ari_match_get_rules (c->match)->picks (ari_match_get_position (c->match),
                                                   table_action (c->match, BLUNDER), picks);

  g_assert_cmpuint (n, ==, 2);
  choose (c, BLUNDER);
  g_assert_true (ari_table_is_warned (c->table));
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (ari_table_is_warned (c->table));
      ari_move_input_point (ari_table_get_input (c->table), picks[i]);
    }
  g_assert_false (ari_table_is_warned (c->table));
  g_assert_cmpuint (table_n_plies (c->match), ==, before + 1);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (c->match)), ==, BLUNDER);
  g_assert_cmpuint (ari_move_input_get_picker (input)->n_picks, ==, 0);
}

/* Who has tried again, in vain, plays on: the question replaces what the comparison said. */
static void
test_after_try (Case          *c,
                gconstpointer  data)
{
  AriEval eval = { .win = { 0.4, 0.6 }, .error = 0.01, .loss = 0.2, .loss_error = 0.01,
                   .best = (char *) "M@b1", .nodes = 1000,
                   .map = ari_chance_version (ari_match_get_rules (c->match)) };
  AriIdea ideas[ARI_MAX_IDEAS];
  g_autofree char *text = NULL, *plain = NULL;

  ari_match_set_eval (c->match, ari_match_get_ply (c->match), &eval);
  ari_table_try_again (c->table);
  ari_table_play (c->table, table_action (c->match, "M@c1"));
  g_assert_cmpint (ari_try_again_get_state (ari_table_get_try_again (c->table)), ==, ARI_TASK_WRONG);
  g_assert_true (ari_match_is_at_end (c->match));

  choose (c, BLUNDER);
  g_assert_true (ari_table_is_warned (c->table));
  text = shown_text (c->table);
  plain = ari_notation_plain (text);
  g_assert_true (g_str_has_prefix (plain, "Your choice: M@a2.\n"));
  g_assert_cmpuint (shown_ideas (c->table, ideas), ==, 1);
  g_assert_cmpuint (ideas[0].action, ==, table_action (c->match, BLUNDER));
}

/* Undo and Escape take the waiting move back, and nothing before it. */
static void
test_undone (Case          *c,
             gconstpointer  data)
{
  guint before = table_n_plies (c->match);

  choose (c, BLUNDER);
  ari_table_undo (c->table);
  g_assert_false (ari_table_is_warned (c->table));
  g_assert_cmpuint (table_n_plies (c->match), ==, before);

  choose (c, BLUNDER);
  g_assert_true (ari_table_dismiss (c->table));
  g_assert_false (ari_table_is_warned (c->table));
  g_assert_cmpuint (table_n_plies (c->match), ==, before);
  g_assert_false (ari_table_dismiss (c->table));

  choose (c, BLUNDER);
  ari_table_go (c->table, ARI_GO_BACK, 0);
  g_assert_false (ari_table_is_warned (c->table));
  g_assert_cmpuint (table_n_plies (c->match), ==, before);
}

/* The chances that the text names are those of the moves that are pointed out. */
static void
test_drawn (Case          *c,
            gconstpointer  data)
{
  const AriMistakeWarning *warning;
  AriIdea ideas[ARI_MAX_IDEAS];
  g_autofree char *chances = NULL;

  g_assert_cmpuint (shown_ideas (c->table, ideas), ==, 0);
  choose (c, BLUNDER);
  warning = ari_mistake_checker_get_warning (ari_table_get_mistake_checker (c->table));
  g_assert_cmpuint (shown_ideas (c->table, ideas), ==, 1);
  g_assert_cmpuint (ideas[0].action, ==, table_action (c->match, BLUNDER));
  g_assert_cmpfloat_with_epsilon (ideas[0].share, warning->after, 1e-9);
  g_assert_cmpfloat_with_epsilon (warning->chance - warning->after, warning->eval->loss, 1e-9);
  chances = g_strdup_printf (" from %.0f%% to %.0f%%.", 100.0 * warning->chance, 100.0 * warning->after);
  g_assert_nonnull (strstr (warning->text, chances));

  ari_table_rethink (c->table);
  g_assert_cmpuint (shown_ideas (c->table, ideas), ==, 0);
}

/* The better move is shown and not played, with the reason; Escape takes the move back. */
static void
test_shows_better (Case          *c,
                   gconstpointer  data)
{
  guint before = table_n_plies (c->match);
  g_autofree char *text = NULL, *stepped = NULL;
  AriAction other;

  ari_table_show_better (c->table);
  g_assert_cmpuint (ari_table_get_preview (c->table)->step, ==, 0);
  choose (c, BLUNDER);
  ari_table_show_better (c->table);
  g_assert_cmpuint (ari_table_get_preview (c->table)->step, ==, 1);
  g_assert_cmpuint (ari_table_get_preview (c->table)->actions[0], !=, table_action (c->match, BLUNDER));
  text = shown_text (c->table);
  g_assert_nonnull (strstr (text, " is better. It prevents a Minarett. "
                                  "Your winning chance stays at "));
  g_assert_cmpuint (ari_table_get_preview (c->table)->n, >, 1);
  g_assert_nonnull (strstr (text, "\nThe computer then expects: "));
  g_assert_null (strstr (text, "["));
  ari_table_go (c->table, ARI_GO_FORWARD, 0);
  stepped = shown_text (c->table);
  g_assert_nonnull (strstr (stepped, " ["));
  g_assert_true (ari_table_dismiss (c->table));
  g_assert_false (ari_table_is_warned (c->table));
  g_assert_cmpuint (ari_table_get_preview (c->table)->step, ==, 0);

  /* Of another line nothing of the kind is said. */
  choose (c, BLUNDER);
  other = table_action (c->match, BLUNDER);
  ari_table_preview (c->table, &other, 1);
  g_free (text);
  text = shown_text (c->table);
  g_assert_null (strstr (text, "is better"));
  ari_table_show_better (c->table);
  ari_table_rethink (c->table);
  g_assert_cmpuint (ari_table_get_preview (c->table)->step, ==, 0);
  g_assert_cmpuint (table_n_plies (c->match), ==, before);
}

static void
test_plays_better (Case          *c,
                   gconstpointer  data)
{
  AriPly *parent = ari_match_get_ply (c->match);
  AriAction better;

  choose (c, BLUNDER);
  ari_table_show_better (c->table);
  better = ari_table_get_preview (c->table)->actions[0];
  ari_table_play_better (c->table);
  g_assert_false (ari_table_holds_choice (c->table));
  g_assert_true (ari_ply_get_parent (ari_match_get_ply (c->match)) == parent);
  g_assert_cmpuint (ari_ply_get_action (ari_match_get_ply (c->match)), ==, better);
  g_assert_cmpint (ari_ply_get_retraction (ari_match_get_child (c->match, parent, 1)), ==, ARI_RETHOUGHT);
}

static void
assert_silent (Case *c)
{
  guint before = table_n_plies (c->match);

  g_assert_false (ari_mistake_checker_is_watching (ari_table_get_mistake_checker (c->table)));
  choose (c, BLUNDER);
  g_assert_false (ari_table_is_warned (c->table));
  g_assert_cmpuint (table_n_plies (c->match), ==, before + 1);
  ari_table_remove_last (c->table);
}

/* Not without being asked, not unless all persons want it, not in the past, and not where nothing can be
 * stored. */
static void
test_silent (Case          *c,
             gconstpointer  data)
{
  set_warnings (c, ARI_WARN_NEVER, 0);
  assert_silent (c);
  set_warnings (c, ARI_WARN_BLUNDERS, 2);
  assert_silent (c);
  ari_match_set_seat (c->match, 1, ARI_SEAT_COMPUTER, NULL, "novice");
  g_assert_true (ari_mistake_checker_is_watching (ari_table_get_mistake_checker (c->table)));
  ari_match_set_seat (c->match, 1, ARI_SEAT_PERSON, NULL, NULL);
  assert_silent (c);

  set_warnings (c, ARI_WARN_BLUNDERS, 1 | 2);
  ari_table_play (c->table, table_action (c->match, GOOD));
  table_wait_until (ari_match_get_cursor (c->match) > 0
                    && g_str_equal (ari_ply_get_text (ari_match_get_ply (c->match)), GOOD));
  ari_table_go (c->table, ARI_GO_BACK, 0);
  g_assert_false (ari_mistake_checker_is_watching (ari_table_get_mistake_checker (c->table)));
  choose (c, BLUNDER);
  g_assert_false (ari_table_is_warned (c->table));
}

/* A search that takes too long holds nobody up, but it has said something by then. */
static void
test_limit (void)
{
  Case c = { .match = table_match_new ("minoa", "") };

  c.table = ari_table_new (c.match, NULL, FALSE);
  set_effort (&c, 0, 0.05);
  set_warnings (&c, ARI_WARN_MISTAKES, 1 | 2);
  ari_table_play (c.table, table_action (c.match, "a1b1"));
  g_assert_cmpint (ari_mistake_checker_get_step (ari_table_get_mistake_checker (c.table)), ==,
                   ARI_MISTAKE_CHECKER_CHECKING);
  g_assert_cmpuint (table_n_plies (c.match), ==, 0);
  table_wait_until (table_n_plies (c.match) == 1);
  g_assert_cmpint (ari_mistake_checker_get_step (ari_table_get_mistake_checker (c.table)), ==,
                   ARI_MISTAKE_CHECKER_QUIET);
  tear_down (&c, NULL);
}

/* Nothing is played before both searches have said something, however soon the limit comes. */
static void
test_early (Case          *c,
            gconstpointer  data)
{
  set_effort (c, NODES, 0.001);
  choose (c, BLUNDER);
  g_assert_true (ari_table_is_warned (c->table));
}

/* While a move is judged, its player can take it back, and learns about it if it can't be played any more. */
static void
test_while_judged (void)
{
  Case c = { .match = table_match_new ("minoa", "a1b1 b1b2") };
  AriMistakeChecker *checker;

  c.table = ari_table_new (c.match, NULL, FALSE);
  checker = ari_table_get_mistake_checker (c.table);
  set_effort (&c, 0, 60.0);
  set_warnings (&c, ARI_WARN_MISTAKES, 1 | 2);

  ari_table_play (c.table, table_action (c.match, "a2b2"));
  g_assert_cmpint (ari_mistake_checker_get_step (checker), ==, ARI_MISTAKE_CHECKER_CHECKING);
  g_assert_true (ari_table_holds_choice (c.table));
  ari_table_undo (c.table);
  g_assert_false (ari_table_holds_choice (c.table));
  g_assert_cmpuint (table_n_plies (c.match), ==, 2);
  g_assert_null (ari_table_get_refusal (c.table));

  ari_table_play (c.table, table_action (c.match, "a2b2"));
  g_assert_true (ari_table_dismiss (c.table));
  g_assert_false (ari_table_holds_choice (c.table));

  ari_table_play (c.table, table_action (c.match, "a2b2"));
  g_assert_cmpint (ari_mistake_checker_get_step (checker), ==, ARI_MISTAKE_CHECKER_CHECKING);
  ari_match_set_cursor (c.match, 0);
  g_assert_false (ari_table_holds_choice (c.table));
  g_assert_cmpuint (table_n_plies (c.match), ==, 2);
  g_assert_nonnull (ari_table_get_refusal (c.table));
  tear_down (&c, NULL);
}

/* Players who leave have made the move that is still being judged. */
static void
test_left (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minoa", "a1b1 b1b2");
  Case c = { .match = match };

  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  c.table = ari_table_new (match, NULL, FALSE);
  set_effort (&c, 0, 60.0);
  set_warnings (&c, ARI_WARN_MISTAKES, 1);
  ari_table_play (c.table, table_action (match, "a2b2"));
  g_assert_cmpint (ari_mistake_checker_get_step (ari_table_get_mistake_checker (c.table)), ==,
                   ARI_MISTAKE_CHECKER_CHECKING);
  g_assert_finalize_object (c.table);
  g_assert_cmpuint (table_n_plies (match), ==, 3);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (match)), ==, "a2b2");
}

/* After a warning, the move has not been made. */
static void
test_left_warned (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minarett", THREAT);
  Case c = { .match = match };
  guint before = table_n_plies (match);

  c.table = ari_table_new (match, NULL, FALSE);
  set_effort (&c, NODES, 0);
  set_warnings (&c, ARI_WARN_BLUNDERS, 1 | 2);
  choose (&c, BLUNDER);
  g_assert_true (ari_table_is_warned (c.table));
  g_assert_finalize_object (c.table);
  g_assert_cmpuint (table_n_plies (match), ==, before);
}

/* A rejected move was never played, so Redo doesn't know it: it plays what was taken back before. */
static void
test_redone (Case          *c,
             gconstpointer  data)
{
  guint before = table_n_plies (c->match);

  choose (c, BLUNDER);
  ari_table_rethink (c->table);
  g_assert_false (ari_table_can_redo (c->table));
  ari_table_redo (c->table);
  ari_table_go (c->table, ARI_GO_FORWARD, 0);
  g_assert_cmpint (ari_mistake_checker_get_step (ari_table_get_mistake_checker (c->table)), ==,
                   ARI_MISTAKE_CHECKER_QUIET);
  g_assert_cmpuint (table_n_plies (c->match), ==, before);
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, before);

  choose (c, GOOD);
  ari_table_undo (c->table);
  choose (c, BLUNDER);
  ari_table_rethink (c->table);
  g_assert_true (ari_table_can_redo (c->table));
  ari_table_redo (c->table);
  g_assert_cmpuint (table_n_plies (c->match), ==, before + 1);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (c->match)), ==, GOOD);
  g_assert_false (ari_table_can_redo (c->table));
}

/* While the match is held, the rejected move waits, wherever its player looks meanwhile. */
static void
test_rejected_held (Case          *c,
                    gconstpointer  data)
{
  AriPly *parent = ari_match_get_ply (c->match), *rejected;
  guint before = table_n_plies (c->match), owner;

  choose (c, BLUNDER);
  ari_match_hold (c->match, &owner, ARI_HOLD_FAILURE);
  ari_table_rethink (c->table);
  g_assert_cmpuint (ari_match_get_n_children (c->match, parent), ==, 0);
  ari_table_go (c->table, ARI_GO_NUMBER, 2);
  ari_match_release (c->match, &owner);
  g_assert_cmpuint (ari_match_get_n_children (c->match, parent), ==, 1);
  rejected = ari_match_get_child (c->match, parent, 0);
  g_assert_cmpstr (ari_ply_get_text (rejected), ==, BLUNDER);
  g_assert_cmpint (ari_ply_get_retraction (rejected), ==, ARI_RETHOUGHT);
  g_assert_cmpfloat (ari_ply_get_eval (rejected)->loss, >, 0.15);
  g_assert_cmpuint (ari_match_get_cursor (c->match), ==, 2);
  g_assert_cmpuint (table_n_plies (c->match), ==, before);

  ari_table_go (c->table, ARI_GO_LAST, 0);
  choose (c, GOOD);
  g_assert_cmpuint (table_n_plies (c->match), ==, before + 1);
}

/* The best move needs no second search. */
static void
test_immediate (Case          *c,
                gconstpointer  data)
{
  table_wait_until (ari_mistake_checker_is_ready (ari_table_get_mistake_checker (c->table)));
  ari_table_play (c->table, table_action (c->match, GOOD));
  g_assert_cmpint (ari_mistake_checker_get_step (ari_table_get_mistake_checker (c->table)), ==,
                   ARI_MISTAKE_CHECKER_QUIET);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (c->match)), ==, GOOD);
}

/* A person who plays alone is reminded of what was seen; at a table of several it would tell the others. */
static void
test_memory (void)
{
  Case c = { .match = table_match_new ("minotaur", "a1 R5L a2 B3R a3 G1L a4 R5R a1") };

  for (AriActor seat = 1; seat <= 2; seat++)
    ari_match_set_seat (c.match, seat, ARI_SEAT_COMPUTER, NULL, "novice");
  c.table = ari_table_new (c.match, NULL, TRUE);
  ari_driver_hold (ari_table_get_driver (c.table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  set_effort (&c, NODES, 0);
  set_warnings (&c, ARI_WARN_MISTAKES, 1 | 2 | 4);
  choose (&c, "a5");
  g_assert_true (ari_table_is_warned (c.table));
  g_assert_nonnull (strstr (ari_mistake_checker_get_warning (ari_table_get_mistake_checker (c.table))->text,
                            "\nRemember what you have seen:\na4: red 5, right horn, last seen 1 turn ago."));
  ari_table_show_better (c.table);
  g_assert_cmpuint (ari_table_get_preview (c.table)->n, ==, 1);

  ari_match_set_seat (c.match, 2, ARI_SEAT_PERSON, NULL, NULL);
  ari_table_rethink (c.table);
  choose (&c, "a5");
  g_assert_true (ari_table_is_warned (c.table));
  g_assert_null (
      strstr (ari_mistake_checker_get_warning (ari_table_get_mistake_checker (c.table))->text, "Remember"));
  tear_down (&c, NULL);
}

#define ADD(path, func) g_test_add (path, Case, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/play/checker/warned", test_warned);
  ADD ("/play/checker/early", test_early);
  ADD ("/play/checker/rethought", test_rethought);
  ADD ("/play/checker/taken-back-before", test_taken_back_before);
  ADD ("/play/checker/insists", test_insists);
  ADD ("/play/checker/insists-by-pointing", test_insists_by_pointing);
  ADD ("/play/checker/switched", test_switched);
  ADD ("/play/checker/undone", test_undone);
  ADD ("/play/checker/drawn", test_drawn);
  ADD ("/play/checker/after-try", test_after_try);
  ADD ("/play/checker/shows-better", test_shows_better);
  ADD ("/play/checker/plays-better", test_plays_better);
  ADD ("/play/checker/silent", test_silent);
  ADD ("/play/checker/redone", test_redone);
  ADD ("/play/checker/rejected-held", test_rejected_held);
  ADD ("/play/checker/immediate", test_immediate);
  g_test_add_func ("/play/checker/limit", test_limit);
  g_test_add_func ("/play/checker/left", test_left);
  g_test_add_func ("/play/checker/left-warned", test_left_warned);
  g_test_add_func ("/play/checker/while-judged", test_while_judged);
  g_test_add_func ("/play/checker/memory", test_memory);

  return g_test_run ();
}
