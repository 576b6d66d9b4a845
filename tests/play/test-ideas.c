/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board points out: better moves, candidates, and mistakes that are tried again. */
#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "ari-notation.h"
#include "ari-ranking.h"
#include "ari-searcher.h"
#include "ari-table-ideas.h"
#include "../util/shown.h"
#include "table-fixture.h"

/* Judges the ply at the cursor as a mistake that cost @loss of the win share. */
static void
blame_by (AriMatch   *match,
          const char *best,
          double      loss)
{
  AriEval eval = { .win = { 0.4, 0.6 }, .error = 0.01, .loss = loss, .loss_error = 0.01,
                   .best = (char *) best, .nodes = 1000,
                   .map = ari_chance_version (ari_match_get_rules (match)) };

  ari_match_set_eval (match, ari_match_get_ply (match), &eval);
  g_assert_true (ari_judgement_is_mistake (ari_match_get_ply (match)));
}

static void
blame (AriMatch   *match,
       const char *best)
{
  blame_by (match, best, 0.2);
}

/* A match of @game in which people look back at a mistake. */
static AriTable *
new_table (const char *game,
           AriMatch  **match,
           char      **best)
{
  const AriRules *rules = ari_rules_lookup (game);
  AriAction actions[ARI_MAX_ACTIONS];
  AriPosition before;

  *match = table_match_new (game, "");
  /* Chance and other plies without a choice can't be mistakes. */
  while (ari_rules_actor (rules, ari_match_get_position (*match)) == ARI_CHANCE
         || rules->actions (ari_match_get_position (*match), actions) < 2)
    {
      rules->actions (ari_match_get_position (*match), actions);
      g_assert_true (ari_match_play (*match, actions[0], -1, NULL));
    }
  before = *ari_match_get_position (*match);
  *best = rules->format (&before, actions[1]);
  g_assert_true (ari_match_play (*match, actions[0], -1, NULL));
  if (ari_ply_get_actor (ari_match_get_ply (*match)) == 1)
    blame (*match, *best);
  rules->actions (ari_match_get_position (*match), actions);
  g_assert_true (ari_match_play (*match, actions[0], -1, NULL));
  ari_match_set_cursor (*match, ari_match_get_cursor (*match) - 1);

  return ari_table_new (*match, NULL, FALSE);
}

/* While the match goes on, drawing the better move would help the next player. */
static void
test_under_way (void)
{
  AriMatch *match = table_match_new ("minarett", "L@c3");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriIdea ideas[ARI_MAX_IDEAS];

  blame (match, "L@a1");
  g_assert_nonnull (ari_table_find_mistake (table));
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 0);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Before a mistake, the better move is pointed out with its share, where it can be played; not after the
 * mistake. A moment leads there, and the mistake can be tried again in both places. */
static void
test_better_move (gconstpointer data)
{
  AriMatch *match;
  g_autofree char *best = NULL;
  AriTable *table = new_table (data, &match, &best);
  g_autofree char *text = ari_table_remark_text (table);
  AriIdea ideas[ARI_MAX_IDEAS];
  g_autofree char *share = NULL;
  AriPosition before;
  AriAction action;

  g_assert_cmpuint (shown_ideas (table, ideas), ==, 0);
  g_assert_true (ari_table_can_try_again (table));
  ari_table_show_moment (table, ari_match_get_ply_id (match));
  g_assert_true (ari_table_can_try_again (table));
  g_assert_null (ari_table_find_mistake (table));
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 1);
  before = *ari_match_get_position (match);
  g_assert_true (ari_rules_parse (ari_match_get_rules (match), &before, best, &action, NULL));
  g_assert_cmpuint (ideas[0].action, ==, action);
  g_assert_cmpuint (ideas[0].n_picks, >, 0);
  share = ari_idea_share (&ideas[0]);
  g_assert_cmpstr (share, ==, "60%");
  g_assert_nonnull (strstr (text, best));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* What a move kept and what it lost went through different maps; nothing is worth more than a win. */
static void
test_at_most_win (void)
{
  AriMatch *match;
  g_autofree char *best = NULL, *share = NULL;
  AriTable *table = new_table ("minoa", &match, &best);
  AriEval eval = { .win = { 0.7, 0.3 }, .error = 0.01, .loss = 0.4, .loss_error = 0.01, .best = best,
                   .map = ari_chance_version (ari_match_get_rules (match)), .nodes = 1000 };
  AriIdea ideas[ARI_MAX_IDEAS];

  ari_match_set_eval (match, ari_match_get_ply (match), &eval);
  ari_table_go (table, ARI_GO_BACK, 0);
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 1);
  share = ari_idea_share (&ideas[0]);
  g_assert_cmpstr (share, ==, "100%");

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Trying again goes before the mistake and points nothing out; it compares what the person then plays, which
 * stays as a variation. */
static void
test_try_again (gconstpointer data)
{
  AriMatch *match;
  g_autofree char *best = NULL, *looking = NULL, *found = NULL, *told = NULL;
  AriTable *table = new_table (data, &match, &best);
  AriTryAgain *try_again = ari_table_get_try_again (table);
  AriPly *mistake = ari_match_get_ply (match);
  AriIdea ideas[ARI_MAX_IDEAS];
  guint number = ari_match_get_cursor (match);
  AriVisibility visibility;

  g_assert_true (ari_table_can_try_again (table));
  ari_table_try_again (table);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, number - 1);
  g_assert_cmpint (ari_try_again_get_state (try_again), ==, ARI_TASK_ASKING);
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 0);
  g_assert_false (ari_table_can_try_again (table));
  looking = shown_text (table);
  g_assert_nonnull (strstr (looking, ari_ply_get_text (mistake)));
  g_assert_null (strstr (looking, best));
  visibility = ari_table_get_visibility (table);
  g_assert_null (ari_remark_on_ply (match, &visibility, mistake));

  ari_table_play (table, table_action (match, best));
  g_assert_cmpint (ari_try_again_get_state (try_again), ==, ARI_TASK_SOLVED);
  found = shown_text (table);
  g_assert_nonnull (strstr (found, best));
  visibility = ari_table_get_visibility (table);
  told = ari_remark_on_ply (match, &visibility, mistake);
  g_assert_nonnull (strstr (told, best));
  /* It is on the board: a chip would only cover it. */
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 0);
  g_assert_false (ari_match_is_on_main_line (match));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, number + 2);

  /* Looking elsewhere ends it; so does Escape. */
  ari_table_go (table, ARI_GO_FIRST, 0);
  g_assert_cmpint (ari_try_again_get_state (try_again), ==, ARI_TASK_IDLE);
  g_assert_null (ari_try_again_get_text (try_again));
  ari_table_go (table, ARI_GO_PLY, ari_ply_get_id (mistake));
  ari_table_try_again (table);
  g_assert_true (ari_table_dismiss (table));
  g_assert_cmpint (ari_try_again_get_state (try_again), ==, ARI_TASK_IDLE);
  g_assert_false (ari_table_dismiss (table));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static gboolean
offers_outcomes (AriTable *table)
{
  return ari_table_is_pickable (table) || shown_has_outcomes (table);
}

/* While a lesson has nothing to ask, the board offers no outcome, either. */
static void
test_resting (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R1L");
  AriTable *table;

  ari_match_set_cursor (match, 1);
  table = ari_table_new (match, NULL, FALSE);
  g_assert_cmpuint (ari_match_get_actor (match), ==, ARI_CHANCE);
  g_assert_true (shown_has_outcomes (table));
  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_CLOSED, NULL);
  g_assert_false (shown_has_outcomes (table));
  ari_driver_release (ari_table_get_driver (table), ARI_DRIVER_HOLD_CLOSED, NULL);
  g_assert_true (shown_has_outcomes (table));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* What is said of a try asks for no outcome of chance, so none is offered until the person goes on: by a
 * click on the board, or by Escape. */
static void
check_try_before_chance (AriTable *table,
                         AriMatch *match)
{
  AriPly *mistake = ari_match_get_ply (match);

  for (guint i = 0; i < 2; i++)
    {
      ari_table_go (table, ARI_GO_PLY, ari_ply_get_id (mistake));
      g_assert_cmpuint (ari_match_get_actor (match), ==, ARI_CHANCE);
      g_assert_true (offers_outcomes (table));
      ari_table_try_again (table);
      ari_table_play (table, ari_ply_get_action (mistake));
      g_assert_cmpint (ari_try_again_get_state (ari_table_get_try_again (table)), ==, ARI_TASK_WRONG);
      g_assert_false (offers_outcomes (table));
      g_assert_true (ari_table_can_try_again (table));
      if (i == 0)
        g_assert_cmpint (ari_move_input_point (ari_table_get_input (table), 0), ==, ARI_POINTED_IGNORED);
      else
        ari_table_dismiss (table);
      g_assert_true (offers_outcomes (table));
    }
}

static void
test_tiles_after_try (void)
{
  AriMatch *match;
  g_autofree char *best = NULL;
  AriTable *table = new_table ("minotaur", &match, &best);
  AriAction actions[ARI_MAX_ACTIONS];

  ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);
  g_assert_true (ari_match_play (match, actions[0], -1, NULL));
  ari_match_set_cursor (match, ari_match_get_cursor (match) - 1);
  check_try_before_chance (table, match);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static void
test_dice_after_try (void)
{
  AriMatch *match = table_match_new ("labyrinth", "first=1 1-2 a1 a2 2-3");
  AriTable *table;

  ari_match_set_cursor (match, 4);
  blame (match, "b2");
  table = ari_table_new (match, NULL, FALSE);
  check_try_before_chance (table, match);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Any other move is judged by a search, and no computer answers before that. */
static void
test_compares (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5 d5e5");
  g_autofree char *text = NULL, *marked = NULL, *repeated = NULL;
  AriIdea ideas[ARI_MAX_IDEAS];
  AriTable *table;

  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_match_set_cursor (match, 3);
  /* No search thinks that another move is as good as a win. */
  blame_by (match, "e5e6", 0.6);
  table = ari_table_new (match, NULL, TRUE);
  ari_table_try_again (table);
  ari_table_play (table, table_action (match, "e4e5"));
  repeated = shown_text (table);
  g_assert_nonnull (strstr (repeated, "was played in the match"));
  g_assert_null (strstr (repeated, "e5e6"));
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 0);

  /* The last try can be made again where it ended. */
  g_assert_true (ari_table_can_try_again (table));
  ari_table_try_again (table);
  g_assert_cmpint (ari_try_again_get_state (ari_table_get_try_again (table)), ==, ARI_TASK_ASKING);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 2);
  g_assert_true (ari_match_is_on_main_line (match));
  ari_table_play (table, table_action (match, "f5f6"));
  g_assert_cmpint (ari_try_again_get_state (ari_table_get_try_again (table)), ==, ARI_TASK_JUDGING);
  g_assert_false (ari_driver_get_thinking (ari_table_get_driver (table)));
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 0);
  table_wait_until (ari_try_again_get_state (ari_table_get_try_again (table)) != ARI_TASK_JUDGING);
  g_assert_cmpint (ari_try_again_get_state (ari_table_get_try_again (table)), ==, ARI_TASK_WRONG);
  g_assert_true (ari_table_get_visibility (table).tried
                 == ari_try_again_get_mistake (ari_table_get_try_again (table)));
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 0);
  marked = shown_text (table);
  text = ari_notation_plain (marked);
  g_assert_true (g_str_has_prefix (text, "Your move, f5f6: "));
  g_assert_nonnull (strstr (text, "e4e5: 40%"));
  g_assert_true (g_str_has_suffix (text, "There is a better move."));
  g_assert_null (strstr (text, "e5e6"));
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (match)), ==, "f5f6");

  /* A person who gives up sees it where it can be played. */
  ari_table_try_again (table);
  g_assert_true (ari_table_dismiss (table));
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 1);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Searches what @text leads to instead of the ply at the cursor, until a few more seconds on a busy machine
 * change little. */
static void
search_well (AriTable   *table,
             const char *text)
{
  AriAnalysis *analysis = ari_table_get_analysis (table);
  AriMatch *match = ari_table_get_match (table);

  ari_table_go (table, ARI_GO_BACK, 0);
  ari_table_play (table, table_action (match, text));
  ari_analysis_set_running (analysis, TRUE);
  table_wait_until (ari_analysis_get_verdict (analysis) != NULL
                    && ari_analysis_get_verdict (analysis)->nodes > 3000);
  ari_analysis_set_running (analysis, FALSE);
  ari_table_go (table, ARI_GO_MAIN_LINE, 0);
  ari_table_go (table, ARI_GO_LAST, 0);
}

/* A try that is worth as much as the best move is as good an answer, and more than that, too. */
static void
test_as_good (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  AriEval eval = { .win = { 0.02, 0.98 }, .error = 0.01, .loss = 0.15, .loss_error = 0.01,
                   .best = (char *) "e5e6", .nodes = 1000,
                   .map = ari_chance_version (ari_match_get_rules (match)) };
  g_autofree char *text = NULL, *marked = NULL;
  AriIdea ideas[ARI_MAX_IDEAS];
  AriTable *table;
  AriTryAgain *try_again;

  ari_match_set_eval (match, ari_match_get_ply (match), &eval);
  table = ari_table_new (match, NULL, FALSE);
  try_again = ari_table_get_try_again (table);
  search_well (table, "f5f6");
  ari_table_try_again (table);
  ari_table_play (table, table_action (match, "f5f6"));
  table_wait_until (ari_try_again_get_state (try_again) != ARI_TASK_JUDGING);
  g_assert_cmpint (ari_try_again_get_state (try_again), ==, ARI_TASK_SOLVED);
  g_assert_false (ari_table_can_try_again (table));
  marked = shown_text (table);
  text = ari_notation_plain (marked);
  g_assert_nonnull (strstr (text, "as good as the best move found by the analysis, e5e6: 17%"));
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 0);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Finds a pair of actions at the cursor that lead to the same, and one that doesn't. */
static gboolean
find_alike (AriMatch  *match,
            AriAction  pair[2],
            AriAction *apart)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *position = ari_match_get_position (match);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  if (ari_rules_actor (rules, position) == ARI_CHANCE)
    return FALSE;

  for (guint i = 1; i < n; i++)
    for (guint k = 0; k < n; k++)
      if (ari_searcher_is_equivalent (rules, position, actions[0], actions[i])
          && !ari_searcher_is_equivalent (rules, position, actions[0], actions[k]))
        {
          pair[0] = actions[0];
          pair[1] = actions[i];
          *apart = actions[k];
          return TRUE;
        }

  return FALSE;
}

/* Another traveller on the same field is as good as the one that the analysis names, without a search. */
static void
test_alike (void)
{
  AriMatch *match = table_match_new ("labyrinth", "");
  const AriRules *rules = ari_match_get_rules (match);
  g_autofree char *best = NULL;
  AriAction pair[2], apart;
  AriTable *table;

  while (!find_alike (match, pair, &apart))
    {
      AriAction actions[ARI_MAX_ACTIONS];

      g_assert_cmpuint (rules->actions (ari_match_get_position (match), actions), >, 0);
      g_assert_true (ari_match_play (match, actions[0], -1, NULL));
    }
  best = rules->format (ari_match_get_position (match), pair[0]);
  g_assert_true (ari_match_play (match, apart, -1, NULL));
  blame (match, best);
  table = ari_table_new (match, NULL, FALSE);
  ari_table_try_again (table);
  ari_table_play (table, pair[1]);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (match)), !=, best);
  g_assert_cmpint (ari_try_again_get_state (ari_table_get_try_again (table)), ==, ARI_TASK_SOLVED);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* A deeper search finds that the ply at the cursor was the best. */
static void
acquit (AriMatch *match,
        AriPly   *ply)
{
  AriEval eval = { .win = { 0.6, 0.4 }, .error = 0.01, .nodes = 100000 };

  ari_match_set_eval (match, ply, &eval);
}

static void
acquit_cb (AriMatch   *match,
           GParamSpec *pspec,
           AriPly     *ply)
{
  acquit (match, ply);
}

/* A ply that turns out to be the best, or that is deleted, is no longer tried again, at whatever step. */
static void
test_loses_mistake (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5 d5e5");
  AriTable *table;
  AriTryAgain *try_again;
  AriPly *mistake;
  gulong handler;

  ari_match_set_cursor (match, 2);
  table_play (match, "e5e6");
  mistake = ari_match_get_ply (match);
  table = ari_table_new (match, NULL, TRUE);
  try_again = ari_table_get_try_again (table);

  /* Before the board stands before it. */
  blame (match, "f5f6");
  handler = g_signal_connect (match, "notify::cursor", G_CALLBACK (acquit_cb), mistake);
  ari_table_try_again (table);
  g_signal_handler_disconnect (match, handler);
  g_assert_cmpint (ari_try_again_get_state (try_again), ==, ARI_TASK_IDLE);
  g_assert_true (ari_match_get_ply (match) == mistake);

  /* While the person looks. */
  blame (match, "f5f6");
  ari_table_try_again (table);
  acquit (match, mistake);
  ari_table_play (table, table_action (match, "f5f6"));
  g_assert_cmpint (ari_try_again_get_state (try_again), ==, ARI_TASK_IDLE);

  /* After the person has made the same mistake again. */
  ari_match_go_to (match, mistake);
  blame (match, "f5f6");
  ari_table_try_again (table);
  ari_table_play (table, table_action (match, "e5e6"));
  g_assert_cmpint (ari_try_again_get_state (try_again), ==, ARI_TASK_WRONG);
  g_assert_true (ari_table_can_try_again (table));
  acquit (match, mistake);
  g_assert_false (ari_table_can_try_again (table));
  g_signal_emit_by_name (ari_table_get_analysis (table), "updated");
  g_assert_cmpint (ari_try_again_get_state (try_again), ==, ARI_TASK_IDLE);

  /* While the search compares. */
  for (guint i = 0; i < 2; i++)
    {
      ari_match_go_to (match, mistake);
      blame (match, "e4e5");
      ari_table_try_again (table);
      ari_table_play (table, table_action (match, i == 0 ? "f5f6" : "e4f5"));
      g_assert_cmpint (ari_try_again_get_state (try_again), ==, ARI_TASK_JUDGING);
      if (i == 0)
        acquit (match, mistake);
      else
        ari_table_delete_variation (table, ari_ply_get_id (mistake));
      table_wait_until (ari_try_again_get_state (try_again) != ARI_TASK_JUDGING);
      g_assert_cmpint (ari_try_again_get_state (try_again), ==, ARI_TASK_IDLE);
    }

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Candidates of the live analysis, best first and only as many as fit, with the shares that the panel shows,
 * but not those of a hint. */
static void
test_candidates (gconstpointer data)
{
  AriMatch *match;
  g_autofree char *best = NULL;
  AriTable *table = new_table (data, &match, &best);
  AriAnalysis *analysis = ari_table_get_analysis (table);
  const AriVerdict *verdict;
  AriIdea ideas[ARI_MAX_IDEAS];
  guint order[ARI_MAX_IDEAS], n;

  ari_match_set_eval (match, ari_match_get_ply (match), NULL);
  ari_table_go (table, ARI_GO_BACK, 0);
  ari_analysis_set_running (analysis, TRUE);
  table_wait_until ((n = shown_ideas (table, ideas)) > 0);
  verdict = ari_analysis_get_verdict (analysis);
  g_assert_cmpuint (n, <=, ARI_MAX_IDEAS);
  g_assert_cmpuint (ari_verdict_rank (verdict, ari_match_get_rules (match), ari_match_get_position (match),
                                      ARI_MAX_IDEAS, order), ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (ideas[i].action, ==, verdict->candidates[order[i]].action);
  g_assert_cmpfloat (ideas[0].share, ==,
                     ari_side_share (ari_match_get_rules (match), ari_match_get_position (match),
                                                         verdict->actor, verdict->candidates[order[0]].win));

  ari_table_preview (table, verdict->candidates[0].pv, 1);
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 0);
  ari_table_dismiss (table);
  ari_analysis_set_running (analysis, FALSE);
  g_assert_cmpuint (shown_ideas (table, ideas), ==, 0);
  g_assert_nonnull (ari_analysis_get_verdict (analysis));
  g_assert_null (ari_table_get_verdict (table));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Travellers on the same field are one choice, which is shown once; so others have room. */
static void
test_shows_alike_once (void)
{
  static const char *const moves[] = { "b1", "c1", "d1", "a1" };
  static const guint expected[] = { 0, 3 };
  AriMatch *match = table_match_new ("labyrinth", "first=1 1-1 a1");
  AriCandidate candidates[G_N_ELEMENTS (moves)] = { 0 };
  AriVerdict verdict = { .actor = 1, .n_candidates = G_N_ELEMENTS (moves), .candidates = candidates };
  guint order[ARI_MAX_IDEAS];

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    candidates[i] = (AriCandidate) { .action = table_action (match, moves[i]), .win = { 0.5, 0.5 },
                                     .evidence = ARI_EVIDENCE_EXPECTIMAX };

  g_assert_cmpuint (ari_verdict_rank (&verdict, ari_match_get_rules (match), ari_match_get_position (match),
                                      ARI_MAX_IDEAS, order), ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (order[i], ==, expected[i]);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const games[] = { "minoa", "minarett", "labyrinth", "minotaur" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *better = g_strconcat ("/play/ideas/better-move/", games[i], NULL);
      g_autofree char *again = g_strconcat ("/play/ideas/try-again/", games[i], NULL);
      g_autofree char *candidates = g_strconcat ("/play/ideas/candidates/", games[i], NULL);

      g_test_add_data_func (better, games[i], test_better_move);
      g_test_add_data_func (again, games[i], test_try_again);
      g_test_add_data_func (candidates, games[i], test_candidates);
    }
  g_test_add_func ("/play/ideas/at-most-win", test_at_most_win);
  g_test_add_func ("/play/ideas/under-way", test_under_way);
  g_test_add_func ("/play/ideas/shows-alike-once", test_shows_alike_once);
  g_test_add_func ("/play/ideas/compares", test_compares);
  g_test_add_func ("/play/ideas/resting", test_resting);
  g_test_add_func ("/play/ideas/tiles-after-try", test_tiles_after_try);
  g_test_add_func ("/play/ideas/dice-after-try", test_dice_after_try);
  g_test_add_func ("/play/ideas/as-good", test_as_good);
  g_test_add_func ("/play/ideas/alike", test_alike);
  g_test_add_func ("/play/ideas/loses-mistake", test_loses_mistake);

  return g_test_run ();
}
