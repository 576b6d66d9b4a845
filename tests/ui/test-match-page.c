/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "ari-board-view.h"
#include "ari-match-page-private.h"
#include "ari-random.h"
#include "ari-thread.h"
#include "ari-toss-view.h"
#include "toss/ari-toss.h"

/* A match page over a library of its own. */
typedef struct
{
  char         *folder;
  AriLibrary   *library;
  AriMatch     *match;
  AriKeeper    *keeper;
  AriMatchPage *page;
  GtkWidget    *window;
  gboolean      opened;
} Fixture;

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Fixture *fixture = data;
  g_autoptr(GError) error = NULL;

  ari_library_open_finish (fixture->library, result, &error);
  g_assert_no_error (error);
  fixture->opened = TRUE;
}

static void
settle (Fixture *fixture)
{
  for (guint i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  while (ari_keeper_is_pending (fixture->keeper))
    g_main_context_iteration (NULL, TRUE);
}

/* @data: the game, if it is not Minoa */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  AriSetup setup;
  g_autofree char *path = NULL;
  g_autoptr(GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("ariadne-page-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (fixture->folder, "library.db", NULL);
  fixture->library = ari_library_new (path);
  ari_library_open_async (fixture->library, NULL, opened_cb, fixture);
  while (!fixture->opened)
    g_main_context_iteration (NULL, TRUE);

  ari_setup_init (&setup, ari_rules_lookup (data != NULL ? data : "minoa"));
  fixture->match = ari_match_new (&setup);
  ari_match_set_seat (fixture->match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_PERSON, "Daedalus", NULL);
  fixture->keeper = ari_keeper_new (fixture->library, fixture->match, 0);
  fixture->page = ari_match_page_new (fixture->keeper, NULL);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1100, 720);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  settle (fixture);
}

static void
remove_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
}

/* Others may hold it for a moment, such as a search that was cancelled, or work whose answer is on its way. */
static void
assert_finalized (gpointer *object)
{
  gint64 end = g_get_monotonic_time () + 10 * G_TIME_SPAN_SECOND;

  while (*object != NULL && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_assert_null (*object);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  settle (fixture);
  g_object_add_weak_pointer (G_OBJECT (fixture->page), (gpointer *) &fixture->page);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  settle (fixture);
  assert_finalized ((gpointer *) &fixture->page);
  g_object_add_weak_pointer (G_OBJECT (fixture->keeper), (gpointer *) &fixture->keeper);
  g_object_unref (fixture->keeper);
  assert_finalized ((gpointer *) &fixture->keeper);
  g_object_add_weak_pointer (G_OBJECT (fixture->match), (gpointer *) &fixture->match);
  g_object_unref (fixture->match);
  assert_finalized ((gpointer *) &fixture->match);
  ari_library_close (fixture->library);
  g_object_add_weak_pointer (G_OBJECT (fixture->library), (gpointer *) &fixture->library);
  g_object_unref (fixture->library);
  assert_finalized ((gpointer *) &fixture->library);
  remove_files (fixture->folder);
  g_free (fixture->folder);
}

static GtkWidget *
find (GtkWidget *root,
      GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
act (Fixture    *fixture,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
  settle (fixture);
}

static void
pick (Fixture    *fixture,
      const char *name)
{
  AriBoardView *board = ARI_BOARD_VIEW (find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  AriSpot spot = ari_board_find (ari_match_get_rules (fixture->match)->board (ari_match_get_setup (fixture->match)), name);

  g_assert_true (ari_board_view_pick (board, spot));
  settle (fixture);
}

static guint
n_plies (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (fixture->match));
}

static void
test_stepping (Fixture      *fixture,
               gconstpointer data)
{
  pick (fixture, "d4e5");
  pick (fixture, "a1b1");
  pick (fixture, "e4e5");
  g_assert_cmpuint (n_plies (fixture), ==, 3);

  act (fixture, "match.back");
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
  act (fixture, "match.first");
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 0);
  act (fixture, "match.forward");
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);
  act (fixture, "match.last");
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 3);
}

static void
test_variation (Fixture      *fixture,
                gconstpointer data)
{
  pick (fixture, "d4e5");
  pick (fixture, "a1b1");
  act (fixture, "match.back");
  pick (fixture, "e4e5");
  g_assert_false (ari_match_is_on_main_line (fixture->match));
  g_assert_cmpuint (ari_match_get_main_length (fixture->match), ==, 2);
  pick (fixture, "e5e6");
  g_assert_cmpuint (n_plies (fixture), ==, 3);

  act (fixture, "match.main-line");
  g_assert_true (ari_match_is_on_main_line (fixture->match));
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);
}

static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  pick (fixture, "d4e5");
  pick (fixture, "a1b1");
  act (fixture, "match.undo");
  g_assert_cmpuint (n_plies (fixture), ==, 1);
  g_assert_cmpuint (ari_match_get_takebacks (fixture->match), ==, 1);
  act (fixture, "match.redo");
  g_assert_cmpuint (n_plies (fixture), ==, 2);
  g_assert_cmpuint (ari_match_get_takebacks (fixture->match), ==, 0);
}

/* Over the computer's reply, back to the person's own decision. */
static void
test_undo_over_reply (Fixture      *fixture,
                      gconstpointer data)
{
  pick (fixture, "d4e5");
  pick (fixture, "a1b1");
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  settle (fixture);
  act (fixture, "match.undo");
  g_assert_cmpuint (n_plies (fixture), ==, 0);
}

/* Whether a label that can be seen begins with @text. */
static gboolean
says (GtkWidget  *root,
      const char *text)
{
  if (!gtk_widget_get_mapped (root))
    return FALSE;
  if (GTK_IS_LABEL (root) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (root)), text))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;

  return FALSE;
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

  pick (fixture, "d4e5");
  act (fixture, "match.hint");
  await_hint (fixture);
  g_assert_true (says (page, "What?"));
  act (fixture, "match.hint");
  g_assert_true (says (page, "Why?"));
  act (fixture, "match.hint");
  g_assert_false (says (page, "Why?"));
  g_assert_false (says (page, "Daedalus is to move"));
  act (fixture, "match.hint");
  g_assert_true (says (page, "Daedalus is to move"));
}

/* A search that was asked for before the move has nothing to say after it. */
static void
test_hint_and_move (Fixture      *fixture,
                    gconstpointer data)
{
  act (fixture, "match.hint");
  pick (fixture, "d4e5");
  g_assert_false (says (GTK_WIDGET (fixture->page), "Looking for a hint"));
  act (fixture, "match.hint");
  await_hint (fixture);
}

/* There is none while the computer is to move. */
static void
test_hint_while_thinking (Fixture      *fixture,
                          gconstpointer data)
{
  ari_match_set_seat (fixture->match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  pick (fixture, "d4e5");
  g_assert_true (says (GTK_WIDGET (fixture->page), "Daedalus is thinking"));
  act (fixture, "match.hint");
  g_assert_false (says (GTK_WIDGET (fixture->page), "Looking for a hint"));
  while (n_plies (fixture) < 2)
    g_main_context_iteration (NULL, TRUE);
  settle (fixture);
  act (fixture, "match.hint");
  await_hint (fixture);
}

/* Live analysis goes on, but the hint does not wait for its end. */
static void
test_hint_with_live_analysis (Fixture      *fixture,
                              gconstpointer data)
{
  AdwSwitchRow *live = ADW_SWITCH_ROW (find (GTK_WIDGET (fixture->page), ADW_TYPE_SWITCH_ROW));

  adw_switch_row_set_active (live, TRUE);
  act (fixture, "match.hint");
  await_hint (fixture);
  g_assert_true (adw_switch_row_get_active (live));
}

/* How many spots of the board are described, which is what overlays do in words. */
static guint
n_described (Fixture *fixture)
{
  AriBoardView *board = ARI_BOARD_VIEW (find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  GtkWidget *spot;
  guint n = 0;

  for (guint i = 0; (spot = ari_board_view_get_spot (board, i)) != NULL; i++)
    n += gtk_test_accessible_has_property (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  return n;
}

static void
test_overlays (Fixture      *fixture,
               gconstpointer data)
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriMark marks[ARI_MAX_SPOTS];
  AriRandom random;

  /* Until there is something to mark. */
  ari_random_init (&random, 11);
  while (rules->overlays[0].marks (ari_match_get_position (fixture->match), marks) == 0)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = rules->actions (ari_match_get_position (fixture->match), actions);

      g_assert_true (ari_match_play (fixture->match, actions[ari_random_below (&random, n)], -1, NULL));
      settle (fixture);
    }

  g_assert_cmpuint (n_described (fixture), ==, 0);
  act (fixture, "overlay.territory");
  g_assert_cmpuint (n_described (fixture), >, 0);
  act (fixture, "overlay.territory");
  g_assert_cmpuint (n_described (fixture), ==, 0);
}

/* What is to be remembered is not told while several persons play, but is to one alone against the computer. */
static void
test_withheld (Fixture      *fixture,
               gconstpointer data)
{
  static const char *const plies[] = { "a1", "R3L", "a2", "Y1R", "b1", "G5L" };

  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      g_assert_true (ari_match_play_text (fixture->match, plies[i], -1, NULL));
      settle (fixture);
    }

  act (fixture, "overlay.memory");
  g_assert_cmpuint (n_described (fixture), ==, 0);

  for (AriActor seat = 2; seat <= 3; seat++)
    ari_match_set_seat (fixture->match, seat, ARI_SEAT_COMPUTER, NULL, "novice");
  settle (fixture);
  act (fixture, "overlay.memory");
  g_assert_cmpuint (n_described (fixture), >, 0);
}

static void
test_panel (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  AdwOverlaySplitView *split = ADW_OVERLAY_SPLIT_VIEW (find (page, ADW_TYPE_OVERLAY_SPLIT_VIEW));
  AdwViewStack *stack = ADW_VIEW_STACK (find (page, ADW_TYPE_VIEW_STACK));
  gboolean shown = adw_overlay_split_view_get_show_sidebar (split);

  pick (fixture, "a1b1");
  act (fixture, "match.panel");
  g_assert_cmpint (adw_overlay_split_view_get_show_sidebar (split), ==, !shown);
  act (fixture, "match.rules");
  g_assert_true (adw_overlay_split_view_get_show_sidebar (split));
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (stack), ==, "rules");
}

/* On a narrow window the panel is a sheet, and comes up by the same keys. */
static void
test_sheet (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  AdwBottomSheet *sheet;
  AdwViewStack *stack = ADW_VIEW_STACK (find (page, ADW_TYPE_VIEW_STACK));

  /* A window manager that is busy may not hear of it the first time, nor does the layout follow at once. */
  while (gtk_widget_get_width (page) > 400 || find (page, ADW_TYPE_BOTTOM_SHEET) == NULL)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), 400, 640);
      settle (fixture);
    }
  sheet = ADW_BOTTOM_SHEET (find (page, ADW_TYPE_BOTTOM_SHEET));

  g_assert_false (adw_bottom_sheet_get_open (sheet));
  act (fixture, "match.panel");
  g_assert_true (adw_bottom_sheet_get_open (sheet));
  act (fixture, "match.panel");
  g_assert_false (adw_bottom_sheet_get_open (sheet));
  act (fixture, "match.rules");
  g_assert_true (adw_bottom_sheet_get_open (sheet));
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (stack), ==, "rules");
}

static void
test_thread (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *thread = find (GTK_WIDGET (fixture->page), ARI_TYPE_THREAD);

  pick (fixture, "d4e5");
  pick (fixture, "a1b1");
  gtk_test_accessible_assert_role (thread, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (thread, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 2.0);
  gtk_test_accessible_assert_property (thread, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "2 of 2");

  GTK_ACCESSIBLE_RANGE_GET_IFACE (thread)->set_current_value (GTK_ACCESSIBLE_RANGE (thread), 1);
  settle (fixture);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 1);
  gtk_test_accessible_assert_property (thread, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 1.0);
}

/* A whole match on the board, each ply durable before the next; then the replay of it. */
static void
test_whole_match (Fixture      *fixture,
                  gconstpointer data)
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriBoardView *board = ARI_BOARD_VIEW (find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));
  AriRandom random;

  ari_random_init (&random, 11);
  while (rules->actor (ari_match_get_position (fixture->match)) != ARI_NONE)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      AriSpot picks[ARI_MAX_PICKS];
      guint n = rules->actions (ari_match_get_position (fixture->match), actions);
      guint before = n_plies (fixture);
      guint n_picks = rules->picks (ari_match_get_position (fixture->match), actions[ari_random_below (&random, n)], picks);

      for (guint i = 0; i < n_picks; i++)
        gtk_widget_activate (ari_board_view_get_spot (board, picks[i]));
      settle (fixture);
      g_assert_cmpuint (n_plies (fixture), ==, before + 1);
    }
  g_assert_cmpuint (ari_match_winners (fixture->match), !=, 0);

  act (fixture, "match.first");
  while (ari_match_get_cursor (fixture->match) < n_plies (fixture))
    act (fixture, "match.forward");
}

/* What is picked while the ply before is written is played as soon as that is done. */
static void
test_pick_while_held (Fixture      *fixture,
                      gconstpointer data)
{
  AriBoardView *board = ARI_BOARD_VIEW (find (GTK_WIDGET (fixture->page), ARI_TYPE_BOARD_VIEW));

  ari_match_hold (fixture->match);
  ari_board_view_pick (board, 0);
  g_assert_cmpuint (n_plies (fixture), ==, 0);
  ari_match_release (fixture->match);
  settle (fixture);
  g_assert_cmpuint (n_plies (fixture), ==, 1);
}

/* The gauges of the ring, stopped at once, one after the other. */
static AriTossView *
throw_ring (Fixture *fixture)
{
  AriTossView *toss = ARI_TOSS_VIEW (find (GTK_WIDGET (fixture->page), ARI_TYPE_TOSS_VIEW));

  for (guint i = 0; i < 3; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (toss), "toss.throw", NULL);
      settle (fixture);
    }
  g_assert_true (ari_toss_view_is_flying (toss));

  return toss;
}

static void
check_tossed (AriPly *ply)
{
  g_autoptr(GError) error = NULL;

  g_assert_nonnull (ari_ply_get_toss (ply));
  ari_toss_check (ari_ply_get_toss (ply), g_str_equal (ari_ply_get_text (ply), "hit"), &error);
  g_assert_no_error (error);
}

/* A toss counts from the moment it leaves the hand, but nobody is told before the ring is down; who looks elsewhere
 * meanwhile can't undo it; and a step forward flies it again. */
static void
test_toss (Fixture      *fixture,
           gconstpointer data)
{
  g_auto(GStrv) words = g_strsplit ("a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L", " ", -1);
  AriTossView *toss;
  g_autoptr(AriPly) second = NULL;
  guint n;

  /* Chance would decide the tiles; it is kept waiting. */
  ari_match_driver_set_min_seconds (fixture->page->driver, 60);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_assert_true (ari_match_play_text (fixture->match, words[i], -1, NULL));
      settle (fixture);
    }
  n = n_plies (fixture);

  toss = throw_ring (fixture);
  g_assert_cmpuint (n_plies (fixture), ==, n + 1);
  check_tossed (ari_match_get_ply (fixture->match));
  g_assert_true (ari_match_is_held (fixture->match));
  g_assert_cmpstr (gtk_label_get_label (fixture->page->pill_label), ==, "The ring is in the air.");
  ari_toss_view_hurry (toss);
  settle (fixture);
  g_assert_cmpstr (gtk_label_get_label (fixture->page->pill_label), ==,
                   ari_toss_describe (ari_toss_view_get_flight (toss)));

  act (fixture, "match.back");
  g_assert_false (ari_match_is_held (fixture->match));
  act (fixture, "match.forward");
  g_assert_true (ari_toss_view_is_flying (toss));
  ari_toss_view_hurry (toss);
  g_assert_cmpuint (n_plies (fixture), ==, n + 1);
  act (fixture, "match.first");
  act (fixture, "match.last");
  g_assert_false (ari_toss_view_is_flying (toss));

  throw_ring (fixture);
  act (fixture, "match.first");
  g_assert_false (ari_match_is_held (fixture->match));
  g_assert_cmpuint (n_plies (fixture), ==, n + 2);
  second = g_list_model_get_item (G_LIST_MODEL (fixture->match), n + 1);
  check_tossed (second);
}

/* A computer's toss is played, too, before the ring is down; who goes on meanwhile waits for it. */
static void
test_computer_tosses (Fixture      *fixture,
                      gconstpointer data)
{
  g_auto(GStrv) words = g_strsplit ("a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L", " ", -1);
  AriTossView *toss = ARI_TOSS_VIEW (find (GTK_WIDGET (fixture->page), ARI_TYPE_TOSS_VIEW));
  guint n;

  ari_match_driver_set_min_seconds (fixture->page->driver, 60);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_assert_true (ari_match_play_text (fixture->match, words[i], -1, NULL));
      settle (fixture);
    }
  ari_match_driver_set_min_seconds (fixture->page->driver, 0);
  ari_match_set_seat (fixture->match, 1, ARI_SEAT_COMPUTER, "One", "novice");
  g_assert_true (ari_match_play_text (fixture->match, "2:R3L", -1, NULL));
  n = n_plies (fixture);
  while (!ari_toss_view_is_flying (toss))
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpuint (n_plies (fixture), ==, n + 1);
  check_tossed (ari_match_get_ply (fixture->match));
  g_assert_true (ari_match_is_held (fixture->match));
  g_assert_cmpstr (gtk_label_get_label (fixture->page->pill_label), ==, "The ring is in the air.");
  ari_toss_view_hurry (toss);
  while (ari_match_is_held (fixture->match))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_plies (fixture), ==, n + 1);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/ui/match-page/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("stepping", test_stepping);
  ADD ("variation", test_variation);
  ADD ("undo", test_undo);
  ADD ("undo-over-reply", test_undo_over_reply);
  ADD ("hint", test_hint);
  ADD ("hint-and-move", test_hint_and_move);
  ADD ("hint-while-thinking", test_hint_while_thinking);
  ADD ("hint-with-live-analysis", test_hint_with_live_analysis);
  ADD ("overlays", test_overlays);
  g_test_add ("/ui/match-page/withheld", Fixture, "minotaur", set_up, test_withheld, tear_down);
  g_test_add ("/ui/match-page/toss", Fixture, "minotaur", set_up, test_toss, tear_down);
  g_test_add ("/ui/match-page/computer-tosses", Fixture, "minotaur", set_up, test_computer_tosses, tear_down);
  ADD ("panel", test_panel);
  ADD ("sheet", test_sheet);
  ADD ("thread", test_thread);
  ADD ("whole-match", test_whole_match);
  ADD ("pick-while-held", test_pick_while_held);

  return g_test_run ();
}
