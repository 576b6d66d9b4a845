/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-chance-map.h"
#include "ari-table-ideas.h"
#include "../util/shown.h"
#include "table-fixture.h"

/* After a mistake, the board points out the best answer, if the remark tells what it brings. */
static void
test_answer (void)
{
  for (guint i = 0; i < 2; i++)
    {
      AriMatch *match = table_match_new ("minarett", "L@c3 M@c3 L@a1");
      AriTable *table;
      guint map = ari_chance_version (ari_match_get_rules (match));
      AriEval mistake = { .win = { 0.4, 0.6 }, .error = 0.01, .loss = 0.2, .loss_error = 0.01,
                          .best = (char *) "L@a1", .nodes = 1000, .map = map };
      AriEval answered = { .win = { 0.4, 0.6 }, .error = 0.01, .loss = i == 0 ? 0.0 : 0.02,
                           .loss_error = 0.01, .nodes = 1000, .map = map };
      g_autofree char *text = NULL, *share = NULL;
      AriIdea ideas[ARI_MAX_IDEAS];
      guint n;

      ari_match_set_cursor (match, 2);
      ari_match_set_eval (match, ari_match_get_ply (match), &answered);
      ari_match_set_cursor (match, 1);
      ari_match_set_eval (match, ari_match_get_ply (match), &mistake);
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/pointed-answer", test_answer);

  return g_test_run ();
}
