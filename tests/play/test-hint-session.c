/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-hint-session.h"
#include "ari-table.h"

#include "table-fixture.h"

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Where, what, why, and done. */
static void
test_steps (void)
{
  /* Here no move matters little. */
  AriMatch *match = table_match_new ("minarett", "");
  AriAnalysis *analysis = ari_analysis_new (match);
  AriMoveInput *input = ari_move_input_new ();
  AriHintSession *hint = ari_hint_session_new (match, analysis, input);
  g_autofree char *advice = NULL, *suggestion = NULL;
  guint n_changes = 0;

  g_signal_connect_swapped (hint, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_null (ari_hint_session_get_text (hint));
  ari_hint_session_next (hint);
  g_assert_cmpint (ari_hint_session_get_step (hint), ==, ARI_HINT_SEARCHING);
  g_assert_null (ari_hint_session_get_hint (hint));
  /* The next step is unavailable before there is a hint. */
  ari_hint_session_next (hint);
  table_wait_until (ari_hint_session_get_step (hint) == ARI_HINT_WHERE);
  g_assert_cmpstr (ari_hint_session_get_text (hint), ==, ari_hint_session_get_hint (hint)->where);
  ari_hint_session_next (hint);
  advice = ari_rules_advise (ari_match_get_rules (match), ari_match_get_position (match),
                             ari_hint_session_get_hint (hint)->action, NULL);
  suggestion = g_strdup_printf ("Suggestion: %s.", advice);
  g_assert_cmpstr (ari_hint_session_get_text (hint), ==, suggestion);
  ari_hint_session_next (hint);
  g_assert_cmpstr (ari_hint_session_get_text (hint), ==, ari_hint_session_get_hint (hint)->reason);
  ari_hint_session_next (hint);
  g_assert_cmpint (ari_hint_session_get_step (hint), ==, ARI_HINT_NONE);
  g_assert_cmpuint (n_changes, ==, 5);

  g_assert_finalize_object (hint);
  g_assert_finalize_object (input);
  g_assert_finalize_object (analysis);
  g_assert_finalize_object (match);
}

/* Nothing is promised that isn't there: a reason. */
static void
test_no_why (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5");
  const AriSetup *setup = ari_match_get_setup (match);
  const AriPosition *position = ari_match_get_position (match);
  AriAnalysis *analysis = ari_analysis_new (match);
  AriMoveInput *input = ari_move_input_new ();
  AriHintSession *session = ari_hint_session_new (match, analysis, input);
  AriHint *without = ari_hint_of_action (setup, position, table_action (match, "a1b1"));
  AriHint *little = ari_hint_of_action (setup, position, table_action (match, "a1b1"));

  g_clear_pointer (&without->reason, g_free);
  g_set_str (&little->reason, "Little depends on this move.");
  little->little = TRUE;
  for (guint i = 0; i < 2; i++)
    {
      ari_hint_session_give (session, i == 0 ? without : little);
      g_assert_false (ari_hint_session_has_why (session));
      ari_hint_session_next (session);
      g_assert_cmpint (ari_hint_session_get_step (session), ==, ARI_HINT_WHAT);
      g_assert_cmpint (strstr (ari_hint_session_get_text (session), "Little depends on it.") != NULL, ==, i);
      ari_hint_session_next (session);
      g_assert_cmpint (ari_hint_session_get_step (session), ==, ARI_HINT_NONE);
    }

  g_assert_finalize_object (session);
  g_assert_finalize_object (input);
  g_assert_finalize_object (analysis);
  g_assert_finalize_object (match);
}

/* The first step has said that nothing depends on the choice, so no reason says it again. */
static void
test_said_at_once (void)
{
  static const struct { const char *plies, *where; } cases[] = {
    { "first=1 1-2 a1", "There is only one choice." },
    { "first=1 1-2", "All choices come to the same thing." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(AriMatch) match = table_match_new ("labyrinth", cases[i].plies);
      g_autoptr(AriTable) table = ari_table_new (match, NULL, TRUE);
      AriHintSession *session = ari_table_get_hint (table);

      ari_table_hint (table);
      table_wait_until (ari_hint_session_get_step (session) == ARI_HINT_WHERE);
      g_assert_cmpstr (ari_hint_session_get_text (session), ==, cases[i].where);
      ari_table_hint (table);
      g_assert_cmpint (ari_hint_session_get_step (session), ==, ARI_HINT_WHAT);
      g_assert_false (ari_hint_session_has_why (session));
      ari_table_hint (table);
      g_assert_cmpint (ari_hint_session_get_step (session), ==, ARI_HINT_NONE);
    }
}

static void
pick (AriTable   *table,
      const char *name)
{
  AriMatch *match = ari_table_get_match (table);
  const AriBoard *board = ari_match_get_rules (match)->board (ari_match_get_setup (match));

  g_assert_cmpint (ari_move_input_point (ari_table_get_input (table), ari_board_find (board, name)), ==,
                   ARI_POINTED_PICKED);
}

static void
assert_says (AriTable   *table,
             const char *text)
{
  g_assert_cmpstr (ari_hint_session_get_text (ari_table_get_hint (table)), ==, text);
}

/* Of travellers that are as good, a hint names the one that the person has picked, before the hint or while
 * it is shown. */
static void
test_picked (void)
{
  g_autoptr(AriMatch) match = table_match_new ("labyrinth", "first=1 1-2");
  g_autoptr(AriTable) table = ari_table_new (match, NULL, FALSE);
  AriHintSession *session = ari_table_get_hint (table);

  pick (table, "1b");
  ari_table_hint (table);
  table_wait_until (ari_hint_session_get_step (session) == ARI_HINT_WHERE);
  ari_table_hint (table);
  assert_says (table, "Suggestion: bring in traveller b.");
  pick (table, "1c");
  g_assert_cmpint (ari_hint_session_get_step (session), ==, ARI_HINT_WHAT);
  assert_says (table, "Suggestion: bring in traveller c.");
  g_assert_cmpuint (ari_hint_session_get_hint (session)->action, ==, table_action (match, "c1"));
  /* It stays when the person only puts the traveller back. */
  ari_move_input_clear (ari_table_get_input (table));
  assert_says (table, "Suggestion: bring in traveller c.");
}

/* After the reason comes the line that shows it, which the table previews; without one, the hint ends. */
static void
test_line (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minoa", "d4e5");
  const AriSetup *setup = ari_match_get_setup (match);
  const AriPosition *position = ari_match_get_position (match);
  g_autoptr(AriTable) table = ari_table_new (match, NULL, TRUE);
  AriHintSession *session = ari_table_get_hint (table);
  const AriPreview *preview = ari_table_get_preview (table);

  for (guint n_line = 0; n_line <= 2; n_line += 2)
    {
      AriHint *hint = ari_hint_of_action (setup, position, table_action (match, "a1b1"));

      g_set_str (&hint->reason, "It wins within 2 turns, whatever happens.");
      hint->n_line = n_line;
      hint->line[0] = hint->action;
      hint->line[1] = table_action (match, "b1c1");
      ari_hint_session_give (session, hint);
      ari_table_hint (table);
      g_assert_false (ari_hint_session_has_line (session));
      ari_table_hint (table);
      g_assert_cmpint (ari_hint_session_get_step (session), ==, ARI_HINT_WHY);
      g_assert_cmpint (ari_hint_session_has_line (session), ==, n_line > 0);
      g_assert_cmpuint (preview->step, ==, 0);
      ari_table_hint (table);
      g_assert_cmpint (ari_hint_session_get_step (session), ==, ARI_HINT_NONE);
      g_assert_cmpuint (preview->step, ==, n_line > 0 ? 1 : 0);
    }
  g_assert_cmpuint (preview->n, ==, 2);
  g_assert_cmpuint (preview->actions[0], ==, table_action (match, "a1b1"));
}

/* A result that comes after the hint is cancelled is dropped. */
static void
test_clear (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5");
  AriAnalysis *analysis = ari_analysis_new (match);
  AriMoveInput *input = ari_move_input_new ();
  AriHintSession *hint = ari_hint_session_new (match, analysis, input);

  ari_hint_session_next (hint);
  ari_hint_session_clear (hint);
  table_wait_until (!ari_analysis_get_busy (analysis));
  g_assert_nonnull (ari_analysis_get_verdict (analysis));
  g_assert_cmpint (ari_hint_session_get_step (hint), ==, ARI_HINT_NONE);
  g_assert_null (ari_hint_session_get_hint (hint));

  g_assert_finalize_object (hint);
  g_assert_finalize_object (input);
  g_assert_finalize_object (analysis);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/hint-session/steps", test_steps);
  g_test_add_func ("/play/hint-session/no-why", test_no_why);
  g_test_add_func ("/play/hint-session/said-at-once", test_said_at_once);
  g_test_add_func ("/play/hint-session/picked", test_picked);
  g_test_add_func ("/play/hint-session/line", test_line);
  g_test_add_func ("/play/hint-session/clear", test_clear);

  return g_test_run ();
}
