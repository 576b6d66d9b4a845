/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-chance-map.h"
#include "ari-table-ideas.h"
#include "../util/shown.h"
#include "table-fixture.h"

/* Goes to ply @number and judges it. @better: (nullable) */
static void
judge (AriMatch   *match,
       guint       number,
       double      loss,
       const char *better)
{
  AriEval eval = { .win = { 0.4, 0.6 }, .error = 0.01, .loss = loss, .loss_error = 0.01,
                   .best = (char *) better, .nodes = 1000,
                   .map = ari_chance_version (ari_match_get_rules (match)) };

  ari_match_set_cursor (match, number);
  ari_match_set_eval (match, ari_match_get_ply (match), &eval);
}

/* After a mistake, the board points out the best answer, if the remark tells what it brings. */
static void
test_answer (void)
{
  for (guint i = 0; i < 2; i++)
    {
      AriMatch *match = table_match_new ("minarett", "L@c3 M@c3 L@a1");
      AriTable *table;
      g_autofree char *text = NULL, *share = NULL;
      AriIdea ideas[ARI_MAX_IDEAS];
      guint n;

      judge (match, 2, 0.02 * i, NULL);
      judge (match, 1, 0.2, "L@a1");
      table = ari_table_new (match, NULL, FALSE);
      text = ari_table_remark_text (table);
      n = shown_ideas (table, ideas);
      g_assert_true ((strstr (text, "The best answer to the move played: ") != NULL) == (i == 0));
      g_assert_cmpuint (n, ==, i == 0);
      if (n > 0)
        {
          g_autofree char *answer =
            ari_match_get_rules (match)->format (ari_match_get_position (match), ideas[0].action);

          g_assert_cmpstr (answer, ==, "M@c3");
          share = ari_idea_share (&ideas[0]);
          g_assert_cmpstr (share, ==, "60%");
        }

      g_assert_finalize_object (table);
      g_assert_finalize_object (match);
    }
}

static AriTableOrder
get_order (AriTable *table)
{
  g_autoptr(AriTableView) view = ari_table_get_view (table);

  return view->order;
}

/* Once the match is over, the answer can be played through on the board. How far a search then looks depends
 * on the machine, so the golden logs “minoa-show-me” tell what follows. The match stays as it is. */
static void
test_show_answer (void)
{
  AriMatch *match = table_match_new ("minarett", "L@c3 M@c3 L@a1");
  AriAnalysis *analysis;
  AriTable *table;
  const AriPreview *preview;
  g_autofree char *text = NULL;

  judge (match, 2, 0.0, NULL);
  judge (match, 1, 0.2, "L@a1");
  ari_match_set_cursor (match, 1);
  table = ari_table_new (match, NULL, FALSE);
  analysis = ari_table_get_analysis (table);
  preview = ari_table_get_preview (table);
  g_assert_cmpint (get_order (table), !=, ARI_ORDER_SHOW_ANSWER);
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = 3 });
  g_assert_cmpint (get_order (table), ==, ARI_ORDER_SHOW_ANSWER);

  ari_table_show_better (table);
  g_assert_cmpuint (preview->step, ==, 1);
  g_assert_cmpuint (preview->actions[0], ==, table_action (match, "M@c3"));
  table_wait_until (!ari_analysis_get_busy (analysis));
  g_assert_cmpuint (preview->step, ==, 1);
  g_assert_cmpuint (preview->actions[0], ==, table_action (match, "M@c3"));
  text = shown_text (table);
  g_assert_true (g_str_has_prefix (text, "Line of analysis: ["));
  g_assert_cmpuint (table_n_plies (match), ==, 3);

  g_assert_true (ari_table_dismiss (table));
  g_assert_cmpint (get_order (table), ==, ARI_ORDER_SHOW_ANSWER);

  /* Before the mistake, the better move is shown in the same way, and the button still offers a try. */
  ari_table_go (table, ARI_GO_BACK, 0);
  g_assert_cmpint (get_order (table), ==, ARI_ORDER_TRY_AGAIN);
  ari_table_show_better (table);
  g_assert_cmpuint (preview->step, ==, 1);
  g_assert_cmpuint (preview->actions[0], ==, table_action (match, "L@a1"));

  /* Where nothing is pointed out, nothing is shown. */
  ari_table_go (table, ARI_GO_LAST, 0);
  ari_table_show_better (table);
  g_assert_cmpuint (preview->step, ==, 0);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* What nobody looks at any more doesn’t come back with the result of the search. */
static void
test_dismissed (void)
{
  AriMatch *match = table_match_new ("minarett", "L@c3 M@c3 L@a1");
  AriTable *table;

  judge (match, 2, 0.0, NULL);
  judge (match, 1, 0.2, "L@a1");
  ari_match_set_cursor (match, 1);
  table = ari_table_new (match, NULL, FALSE);
  ari_table_show_better (table);
  g_assert_cmpuint (ari_table_get_preview (table)->n, ==, 1);
  g_assert_true (ari_table_dismiss (table));
  table_wait_until (!ari_analysis_get_busy (ari_table_get_analysis (table)));
  g_assert_cmpuint (ari_table_get_preview (table)->step, ==, 0);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/pointed-answer/answer", test_answer);
  g_test_add_func ("/play/pointed-answer/show", test_show_answer);
  g_test_add_func ("/play/pointed-answer/dismissed", test_dismissed);

  return g_test_run ();
}
