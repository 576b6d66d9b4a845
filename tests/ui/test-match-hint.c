/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints on the match page. */
#include "ari-board-view.h"
#include "ari-status-bar.h"
#include "ari-settings.h"
#include "page-fixture.h"
#include "ui-fixture.h"

/* Whether a visible label begins with @text. */
static gboolean
says (GtkWidget  *root,
      const char *text)
{
  if (!gtk_widget_get_mapped (root))
    return FALSE;
  if (GTK_IS_LABEL (root) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (root)), text))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;

  return FALSE;
}

/* Whether the message below the board has that style class. */
static gboolean
pill_is (Fixture    *fixture,
         const char *style_class)
{
  GtkWidget *answers =
      gtk_widget_get_first_child (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_STATUS_BAR));

  return gtk_widget_has_css_class (gtk_widget_get_first_child (answers), style_class);
}

static void
await_hint (Fixture *fixture)
{
  while (says (GTK_WIDGET (fixture->page), "Looking for a hint"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (says (GTK_WIDGET (fixture->page), "Look at the"));
}

/* Where, what, why, and done. */
static void
test_hint (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  page_pick (fixture, "d4e5");
  page_act (fixture, "match.hint");
  await_hint (fixture);
  g_assert_true (says (page, "What?"));
  page_act (fixture, "match.hint");
  g_assert_true (says (page, "Suggestion: "));
  g_assert_false (says (page, "Daedalus: Place a piece on the border"));
  while (ari_hint_session_get_step (ari_table_get_hint (fixture->table)) != ARI_HINT_NONE)
    page_act (fixture, "match.hint");
  g_assert_true (says (page, "Daedalus: Place a piece on the border"));
}

/* “Why?” has an answer. Where little depends on the move, the hint says so right away. */
static void
test_hint_why (Fixture      *fixture,
               gconstpointer data)
{
  AriHintSession *session = ari_table_get_hint (fixture->table);
  const AriSetup *setup = ari_match_get_setup (fixture->match);
  const AriPosition *position = ari_match_get_position (fixture->match);
  GtkWidget *page = GTK_WIDGET (fixture->page);
  AriAction actions[ARI_MAX_ACTIONS];

  ari_match_get_rules (fixture->match)->actions (position, actions);
  for (guint little = 0; little < 2; little++)
    {
      AriHint *hint = ari_hint_of_action (setup, position, actions[0]);

      g_set_str (&hint->reason, "A reason.");
      hint->little = little;
      ari_hint_session_give (session, hint);
      page_act (fixture, "match.hint");
      page_settle (fixture);
      g_assert_cmpint (ari_hint_session_get_step (session), ==, ARI_HINT_WHAT);
      g_assert_cmpint (says (page, "Why?"), ==, !little);
      page_act (fixture, "match.hint");
      page_settle (fixture);
      g_assert_cmpint (says (page, "A reason."), ==, !little);
      g_assert_false (says (page, "Why?"));
      ari_hint_session_clear (session);
    }
}

/* A search requested before the move doesn't report after it. */
static void
test_hint_and_move (Fixture      *fixture,
                    gconstpointer data)
{
  page_act (fixture, "match.hint");
  page_pick (fixture, "d4e5");
  g_assert_false (says (GTK_WIDGET (fixture->page), "Looking for a hint"));
  page_act (fixture, "match.hint");
  await_hint (fixture);
}

/* There is no hint on the computer's turn. */
static void
test_hint_while_thinking (Fixture      *fixture,
                          gconstpointer data)
{
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  page_pick (fixture, "d4e5");
  g_assert_true (says (GTK_WIDGET (fixture->page), "Daedalus is thinking"));
  page_act (fixture, "match.hint");
  g_assert_false (says (GTK_WIDGET (fixture->page), "Looking for a hint"));
  while (page_n_plies (fixture) < 2)
    g_main_context_iteration (NULL, TRUE);
  page_settle (fixture);
  page_act (fixture, "match.hint");
  await_hint (fixture);
}

/* Live analysis continues, but the hint doesn't wait for it to end. */
static void
test_hint_with_live_analysis (Fixture      *fixture,
                              gconstpointer data)
{
  AdwSwitchRow *live = ADW_SWITCH_ROW (page_find (GTK_WIDGET (fixture->page), ADW_TYPE_SWITCH_ROW));

  adw_switch_row_set_active (live, TRUE);
  page_act (fixture, "match.hint");
  await_hint (fixture);
  g_assert_true (adw_switch_row_get_active (live));
}

/* Picks a line that already has a stick. */
static void
be_refused (Fixture *fixture)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  AriSpot spot = ari_board_find (
      ari_match_get_rules (fixture->match)->board (ari_match_get_setup (fixture->match)), "d4e5");

  g_assert_false (ari_board_view_pick (board, spot));
  page_settle (fixture);
  g_assert_true (says (GTK_WIDGET (fixture->page), "There is already a stick here."));
  g_assert_cmpuint (ari_board_view_get_state (board)->refused, ==, spot);
}

static void
assert_no_refusal (Fixture *fixture)
{
  AriBoardView *board = ARI_BOARD_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));

  g_assert_false (says (GTK_WIDGET (fixture->page), "There is already a stick here."));
  g_assert_false (pill_is (fixture, "refusal"));
  g_assert_cmpuint (ari_board_view_get_state (board)->refused, ==, ARI_SPOT_NONE);
}

/* Each step of a hint replaces an earlier refusal, in words and on the board. */
static void
test_hint_after_refusal (Fixture      *fixture,
                         gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  page_pick (fixture, "d4e5");
  be_refused (fixture);
  page_act (fixture, "match.hint");
  assert_no_refusal (fixture);
  await_hint (fixture);

  /* Refusals during a hint show as refusals. */
  be_refused (fixture);
  g_assert_false (pill_is (fixture, "hint"));
  page_act (fixture, "match.hint");
  assert_no_refusal (fixture);
  g_assert_true (says (page, "Suggestion: "));
  g_assert_true (pill_is (fixture, "hint"));
}

/* A hint found after a refused pick is shown all the same. */
static void
test_refusal_while_looking (Fixture      *fixture,
                            gconstpointer data)
{
  page_pick (fixture, "d4e5");
  page_act (fixture, "match.hint");
  g_assert_cmpint (ari_hint_session_get_step (ari_table_get_hint (fixture->table)), ==, ARI_HINT_SEARCHING);
  be_refused (fixture);
  while (ari_hint_session_get_step (ari_table_get_hint (fixture->table)) == ARI_HINT_SEARCHING)
    g_main_context_iteration (NULL, TRUE);
  page_settle (fixture);
  assert_no_refusal (fixture);
  g_assert_true (says (GTK_WIDGET (fixture->page), "Look at the"));
}

static void
set_up_to_explain (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();

  g_settings_reset (settings, "explained");
  page_set_up_with_settings (fixture, data, settings);
}

/* A rule makes way for a hint, and counts as explained. */
static void
test_hint_and_rule (Fixture      *fixture,
                    gconstpointer data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();
  const char *rule = "This stick closes off an area: ";
  g_auto(GStrv) known = NULL;

  page_pick (fixture, "b1b2");
  page_settle (fixture);
  page_pick (fixture, "a2b2");
  page_settle (fixture);
  g_assert_true (says (GTK_WIDGET (fixture->page), rule));
  page_act (fixture, "match.hint");
  page_settle (fixture);
  g_assert_false (says (GTK_WIDGET (fixture->page), rule));
  await_hint (fixture);
  known = g_settings_get_strv (settings, "explained");
  g_assert_true (g_strv_contains ((const char *const *) known, "minoa/area"));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/ui/match-page/" path, Fixture, NULL, page_set_up, func, page_tear_down)
  ADD ("hint", test_hint);
  ADD ("hint-why", test_hint_why);
  ADD ("hint-and-move", test_hint_and_move);
  ADD ("hint-while-thinking", test_hint_while_thinking);
  ADD ("hint-with-live-analysis", test_hint_with_live_analysis);
  ADD ("hint-after-refusal", test_hint_after_refusal);
  ADD ("refusal-while-looking", test_refusal_while_looking);
  g_test_add ("/ui/match-page/hint-and-rule", Fixture, NULL, set_up_to_explain, test_hint_and_rule,
              page_tear_down);

  return g_test_run ();
}
