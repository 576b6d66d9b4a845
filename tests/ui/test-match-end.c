/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The result of a match beside its board, and how players end one before the rules do. */
#include "ari-ending-actions.h"
#include "ari-ending-dialogs.h"
#include "ari-match-panel.h"
#include "ari-match-stage.h"
#include "ari-record.h"
#include "ari-result-view.h"
#include "ari-review-panel.h"
#include "page-fixture.h"
#include "ui-fixture.h"

static GtkWidget *
find_label (GtkWidget  *root,
            const char *text)
{
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_label (GTK_LABEL (root)), text) != NULL)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The button of the toast. */
static void
click_undo (GtkWidget *toasts)
{
  GtkWidget *label = find_label (toasts, "Undo");

  while (!GTK_IS_BUTTON (label))
    label = gtk_widget_get_parent (label);
  g_signal_emit_by_name (label, "clicked");
}

/* (nullable): the result, once the match has one and a person opens it. */
static GtkWidget *
result_of (Fixture *fixture)
{
  page_act (fixture, "match.result");
  ari_review_cancel (ari_review_panel_get_review (
      ARI_REVIEW_PANEL (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_REVIEW_PANEL))));

  return ui_find (fixture->page, ARI_TYPE_RESULT_VIEW, NULL);
}

static void
play (Fixture *fixture,
      guint    most)
{
  const AriRules *rules = ari_match_get_rules (fixture->match);
  AriAction actions[ARI_MAX_ACTIONS];

  for (guint i = 0; i < most && ari_match_get_actor (fixture->match) != ARI_NONE; i++)
    {
      rules->actions (ari_match_get_position (fixture->match), actions);
      g_assert_true (ari_match_play (fixture->match, actions[0], -1, NULL));
      page_keep (fixture);
    }
  page_settle (fixture);
}

/* The rules end the match: the panel stays as it is, and the review shows the result and says why. */
static void
test_result (Fixture      *fixture,
             gconstpointer data)
{
  AriAction actions[ARI_MAX_ACTIONS];

  g_assert_null (result_of (fixture));
  page_act (fixture, "match.notes");
  play (fixture, 1000);
  g_assert_cmpuint (ari_match_winners (fixture->match), !=, 0);
  g_assert_null (ui_find (fixture->page, ARI_TYPE_RESULT_VIEW, NULL));
  g_assert_nonnull (result_of (fixture));
  g_assert_nonnull (find_label (result_of (fixture), " triangles."));
  g_assert_nonnull (find_label (result_of (fixture), "Largest Area"));

  /* It is the result of the match, whatever variation is looked at. */
  ari_match_set_cursor (fixture->match, 3);
  ari_match_get_rules (fixture->match)->actions (ari_match_get_position (fixture->match), actions);
  g_assert_true (ari_match_play (fixture->match, actions[1], -1, NULL));
  page_settle (fixture);
  g_assert_false (ari_match_is_on_main_line (fixture->match));
  g_assert_nonnull (result_of (fixture));
  g_assert_true (ari_match_is_on_main_line (fixture->match));

  /* A match that isn't over has none. */
  page_act (fixture, "match.last");
  page_act (fixture, "match.undo");
  page_settle (fixture);
  g_assert_null (result_of (fixture));
}

/* A match that goes on after its end says so, and leads back to that end. */
static void
test_goes_on (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *toasts = adw_toast_overlay_new (), *below = gtk_label_new ("");
  GtkWidget *window = gtk_window_new ();
  guint n;

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), below);
  gtk_window_set_child (GTK_WINDOW (window), toasts);
  gtk_window_present (GTK_WINDOW (window));
  play (fixture, 2);
  ari_ending_actions_undo (fixture->table, below);
  page_settle (fixture);
  g_assert_null (find_label (toasts, "taken back"));

  play (fixture, 1000);
  n = page_n_plies (fixture);
  ari_ending_actions_undo (fixture->table, below);
  page_settle (fixture);
  g_assert_false (ari_match_is_over (fixture->match));
  g_assert_nonnull (find_label (toasts, "The last move is taken back, so the match goes on"));
  click_undo (toasts);
  page_settle (fixture);
  g_assert_true (ari_match_is_over (fixture->match));
  g_assert_cmpuint (page_n_plies (fixture), ==, n);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A resignation ends the match, the result names it, and “Undo” takes back only that. */
static void
test_resign (Fixture      *fixture,
             gconstpointer data)
{
  play (fixture, 3);
  ari_table_resign (fixture->table, ari_table_find_person (fixture->table));
  page_settle (fixture);
  g_assert_cmpuint (ari_match_winners (fixture->match), ==, 1);
  g_assert_nonnull (result_of (fixture));
  g_assert_nonnull (find_label (result_of (fixture), "has resigned."));

  page_act (fixture, "match.undo");
  page_settle (fixture);
  g_assert_cmpuint (ari_match_winners (fixture->match), ==, 0);
  g_assert_cmpuint (page_n_plies (fixture), ==, 3);
  g_assert_null (result_of (fixture));
  g_assert_true (ari_match_may_play (fixture->match, NULL));
}

/* The players agree on a draw, and “Play On” takes it back. */
static void
test_draw (Fixture      *fixture,
           gconstpointer data)
{
  play (fixture, 3);
  ari_table_end (fixture->table, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = 3 });
  page_settle (fixture);
  g_assert_cmpint (ari_match_get_ending (fixture->match)->kind, ==, ARI_ENDING_AGREED);
  g_assert_nonnull (find_label (result_of (fixture), "Both players agreed."));
  page_act (fixture, "match.resume");
  g_assert_cmpint (ari_match_get_ending (fixture->match)->kind, ==, ARI_ENDING_NONE);
}

/* In a narrow window the result covers the board: “Play On” clears it. */
static void
test_play_on (Fixture      *fixture,
              gconstpointer data)
{
  AdwBottomSheet *sheet;

  play (fixture, 3);
  page_resize (fixture, 360, 640);
  sheet = ADW_BOTTOM_SHEET (page_find (GTK_WIDGET (fixture->page), ADW_TYPE_BOTTOM_SHEET));
  ari_table_end (fixture->table, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = 3 });
  page_settle (fixture);
  g_assert_false (adw_bottom_sheet_get_open (sheet));
  g_assert_nonnull (result_of (fixture));
  g_assert_true (adw_bottom_sheet_get_open (sheet));
  page_act (fixture, "match.resume");
  page_settle (fixture);
  g_assert_false (adw_bottom_sheet_get_open (sheet));
}

static void
test_leave (Fixture      *fixture,
            gconstpointer data)
{
  play (fixture, 3);
  ari_table_end (fixture->table, &(AriEnding) { .kind = ARI_ENDING_UNFINISHED });
  page_settle (fixture);
  g_assert_cmpint (ari_match_get_ending (fixture->match)->kind, ==, ARI_ENDING_UNFINISHED);
  g_assert_nonnull (find_label (result_of (fixture), "Unfinished"));
}

/* In a game of memory, the end shows what several players had to keep in mind, so they can't play on. */
static void
test_final (Fixture      *fixture,
            gconstpointer data)
{
  static const char *const why = "This match is over for good. “Rematch” begins a new one.";

  play (fixture, 6);
  ari_table_end (fixture->table, &(AriEnding) { .kind = ARI_ENDING_UNFINISHED });
  page_settle (fixture);
  g_assert_nonnull (find_label (result_of (fixture), why));
  g_assert_true (gtk_widget_get_mapped (find_label (result_of (fixture), why)));
  g_assert_false (gtk_widget_get_mapped (find_label (result_of (fixture), "Play On")));
  page_act (fixture, "match.undo");
  page_settle (fixture);
  g_assert_cmpint (ari_match_get_ending (fixture->match)->kind, ==, ARI_ENDING_UNFINISHED);
  g_assert_cmpstr (ari_table_get_refusal (fixture->table), ==, why);
  page_act (fixture, "match.seats");
  g_assert_cmpstr (ari_table_get_refusal (fixture->table), ==, why);
}

/* A window for dialogs, which the plain one of the page can't hold. */
static GtkWidget *
new_window (void)
{
  GtkWidget *window = adw_window_new ();

  adw_window_set_content (ADW_WINDOW (window), gtk_label_new (NULL));
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 700);
  gtk_window_present (GTK_WINDOW (window));

  return window;
}

static void
close_dialog (AdwDialog *dialog)
{
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  adw_dialog_force_close (dialog);
  while (dialog != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* While a question is open, no computer changes the position that it is about. */
static void
test_computer_waits (Fixture      *fixture,
                     gconstpointer data)
{
  AriDriver *driver = ari_table_get_driver (fixture->table);
  GtkWidget *window = new_window ();

  ari_driver_set_min_seconds (driver, 0);
  ari_table_set_seat (fixture->table, 2, ARI_SEAT_COMPUTER, "novice");
  ari_ending_leave (fixture->table, window);
  play (fixture, 1);
  g_assert_cmpuint (ari_match_get_actor (fixture->match), ==, 2);
  g_assert_false (ari_driver_get_thinking (driver));
  g_assert_false (ari_driver_awaits_person (driver));

  close_dialog (adw_window_get_visible_dialog (ADW_WINDOW (window)));
  while (page_n_plies (fixture) < 2)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
body_cb (GObject    *dialog,
         GParamSpec *pspec,
         guint      *n)
{
  (*n)++;
}

/* Closing the question ends its search, without a verdict. */
static void
test_closed (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *window = new_window ();
  AdwDialog *dialog;
  guint n = 0;

  play (fixture, 3);
  ari_ending_adjudicate (fixture->table, window);
  dialog = adw_window_get_visible_dialog (ADW_WINDOW (window));
  g_signal_connect (dialog, "notify::body", G_CALLBACK (body_cb), &n);
  close_dialog (dialog);
  g_assert_cmpuint (n, ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

typedef void AskFunc (AriTable  *table,
                      GtkWidget *widget);

/* Asks, waits until the question can be answered, and answers it. Returns the last text of the question. */
static char *
answer_at (AriTable   *table,
           AskFunc    *ask,
           const char *response)
{
  GtkWidget *window = new_window ();
  AdwAlertDialog *dialog;
  char *body;

  ask (table, window);
  dialog = ADW_ALERT_DIALOG (adw_window_get_visible_dialog (ADW_WINDOW (window)));
  while (g_str_equal (response, "accept") && !adw_alert_dialog_get_response_enabled (dialog, "accept"))
    g_main_context_iteration (NULL, TRUE);
  body = g_strdup (adw_alert_dialog_get_body (dialog));
  g_signal_emit (dialog, g_signal_lookup ("response", ADW_TYPE_ALERT_DIALOG), g_quark_from_string (response),
                 response);
  close_dialog (ADW_DIALOG (dialog));
  gtk_window_destroy (GTK_WINDOW (window));

  return body;
}

static char *
answer (Fixture    *fixture,
        AskFunc    *ask,
        const char *response)
{
  char *body = answer_at (fixture->table, ask, response);

  page_settle (fixture);

  return body;
}

/* Each question does what its answer says, at the end of the match, wherever the players look; and the way
 * back changes nothing. */
static void
test_answers (Fixture      *fixture,
              gconstpointer data)
{
  static const struct { AskFunc *ask; AriEndingKind kind; guint winners; gboolean judges; } questions[] = {
    { ari_ending_resign, ARI_ENDING_RESIGNED, 1, FALSE },
    { ari_ending_leave, ARI_ENDING_UNFINISHED, 0, FALSE },
    { ari_ending_offer_draw, ARI_ENDING_AGREED, 3, TRUE },
    { ari_ending_adjudicate, ARI_ENDING_ADJUDICATED, 0, TRUE },
    { ari_ending_let_finish, ARI_ENDING_NONE, 0, FALSE },
  };
  AriMatch *match = fixture->match;

  play (fixture, 3);
  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 600);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autofree char *left = NULL, *body = NULL;

      ari_match_set_cursor (match, 3);
      left = answer (fixture, questions[i].ask, "back");
      g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_NONE);
      g_assert_cmpuint (ari_match_find_persons (match), ==, 3);
      g_assert_null (strstr (left, "This is about the end of the match"));

      ari_match_set_cursor (match, 1);
      body = answer (fixture, questions[i].ask, "accept");
      g_assert_cmpint (ari_match_get_ending (match)->kind, ==, questions[i].kind);
      /* Computers that finish the match may have begun. */
      if (questions[i].ask == ari_ending_let_finish)
        g_assert_cmpuint (ari_match_get_cursor (match), >=, 3);
      else
        g_assert_cmpuint (ari_match_get_cursor (match), ==, 3);
      if (questions[i].winners != 0)
        g_assert_cmpuint (ari_match_winners (match), ==, questions[i].winners);
      g_assert_true ((strstr (body, "(the position after move 3), not about") != NULL)
                     == questions[i].judges);
      ari_table_resume (fixture->table);
      page_settle (fixture);
    }

  /* The last one gave all seats to computers. */
  g_assert_cmpuint (ari_match_find_persons (match), ==, 0);
}

/* A computer answers a draw after it has thought: players can agree only if it does. */
static void
test_computer_answers (Fixture      *fixture,
                       gconstpointer data)
{
  GtkWidget *window = new_window ();
  AdwAlertDialog *dialog;
  gboolean agrees, declines;

  play (fixture, 2);
  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 600);
  ari_table_set_seat (fixture->table, 2, ARI_SEAT_COMPUTER, "novice");
  ari_ending_offer_draw (fixture->table, window);
  dialog = ADW_ALERT_DIALOG (adw_window_get_visible_dialog (ADW_WINDOW (window)));
  g_assert_false (adw_alert_dialog_get_response_enabled (dialog, "accept"));
  while (strstr (adw_alert_dialog_get_body (dialog), "thinking") != NULL)
    g_main_context_iteration (NULL, TRUE);
  /* If it declines, there is no choice left to show. */
  agrees = strstr (adw_alert_dialog_get_body (dialog), "agrees to a draw") != NULL;
  declines = strstr (adw_alert_dialog_get_body (dialog), "declines") != NULL;
  g_assert_true (agrees != declines);
  g_assert_true (adw_alert_dialog_has_response (dialog, "accept") == agrees);
  if (agrees)
    g_assert_true (adw_alert_dialog_get_response_enabled (dialog, "accept"));
  close_dialog (ADW_DIALOG (dialog));
  g_assert_cmpint (ari_match_get_ending (fixture->match)->kind, ==, ARI_ENDING_NONE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A table without a page, at a match of Minoa, @before plies before the rules end it. @seed: of the moves; 0:
 * always the first */
static AriTable *
late_table_new (guint   seats,
                guint   before,
                guint32 seed)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (seed);
  g_autofree char *record = g_strdup_printf ("[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seats \"%u\"]\n\n",
                                             seats);
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_record_read (record, -1, NULL, &error);
  AriAction actions[ARI_MAX_ACTIONS];
  AriTable *table;

  g_assert_no_error (error);
  for (AriActor seat = 1; seat <= seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_PERSON, NULL, NULL);
  while (ari_match_winners (match) == 0)
    {
      guint n = ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);

      g_assert_true (ari_match_play (match, actions[seed > 0 ? g_rand_int_range (random, 0, (int) n) : 0],
                                      -1, NULL));
    }
  ari_match_take_back (match, ari_match_get_main_length (match) - before);
  table = ari_table_new (match, NULL, TRUE);
  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);

  return table;
}

/* The verdict says who wins and whether that is proved. */
static void
test_verdicts (void)
{
  static const struct { guint seats; guint32 seed; const char *proved; } cases[] = {
    { 2, 3, "Proved: Red wins, whatever happens." },
    { 2, 0, "Proved: Red and Blue share the win, whatever happens." },
    { 4, 3, "Proved: Red and Yellow win, whatever happens." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(AriTable) late = late_table_new (cases[i].seats, 2, cases[i].seed);
      g_autoptr(AriTable) early = late_table_new (cases[i].seats, 60, cases[i].seed);
      g_autofree char *proof = answer_at (late, ari_ending_adjudicate, "accept");
      g_autofree char *estimate = answer_at (early, ari_ending_adjudicate, "accept");

      g_assert_cmpstr (proof, ==, cases[i].proved);
      g_assert_true (ari_match_get_ending (ari_table_get_match (late))->proved);
      g_assert_true (g_str_has_prefix (estimate, "An estimate, not a proof: "));
      g_assert_false (ari_match_get_ending (ari_table_get_match (early))->proved);
    }
}

/* The text of the offer once every computer has answered, or of any question that needs no search. */
static char *
ask_text (AriTable *table,
          AskFunc  *ask)
{
  GtkWidget *window = new_window ();
  AdwAlertDialog *dialog;
  char *body;

  ask (table, window);
  dialog = ADW_ALERT_DIALOG (adw_window_get_visible_dialog (ADW_WINDOW (window)));
  while (strstr (adw_alert_dialog_get_body (dialog), "thinking") != NULL)
    g_main_context_iteration (NULL, TRUE);
  body = g_strdup (adw_alert_dialog_get_body (dialog));
  close_dialog (ADW_DIALOG (dialog));
  gtk_window_destroy (GTK_WINDOW (window));

  return body;
}

/* A computer declines a draw where it wins and agrees where it loses; then the other persons are asked. */
static void
test_offers (void)
{
  static const struct { guint seats; AriActor computer; const char *text; } cases[] = {
    { 2, ARI_NONE, "Blue: do you agree?" },
    { 2, 1, "Red declines, because its chances are better than even. Play on, or offer a draw again later." },
    { 2, 2, "The computer agrees to a draw." },
    { 4, 2, "The computer agrees to a draw. Red and Green: do you agree?" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(AriTable) table = late_table_new (cases[i].seats, 2, 3);
      g_autofree char *text = NULL;

      if (cases[i].computer != ARI_NONE)
        ari_match_set_seat (ari_table_get_match (table), cases[i].computer, ARI_SEAT_COMPUTER, NULL,
                            "novice");
      text = ask_text (table, ari_ending_offer_draw);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

/* Resigning says who wins then: partners lose together. */
static void
test_resignations (void)
{
  static const struct { guint seats; const char *text; } cases[] = {
    { 2, "The other player wins. " },
    { 3, "The other players share the win. " },
    { 4, "Your partner loses, too, and the other two players win. " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(AriTable) table = late_table_new (cases[i].seats, 60, 3);
      g_autofree char *text = ask_text (table, ari_ending_resign);

      g_assert_true (g_str_has_prefix (text, cases[i].text));
      g_assert_true (g_str_has_suffix (text, "You can undo this."));
    }
}

/* A screen reader hears who plays. Meanwhile no computer plays. */
static void
test_seats (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *window = new_window (), *row;
  AriDriver *driver = ari_table_get_driver (fixture->table);

  ari_ending_seats (fixture->table, window);
  g_assert_true (ari_driver_get_holds (driver) & ARI_DRIVER_HOLD_QUESTION);
  row = page_find (window, ADW_TYPE_COMBO_ROW);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Person");
  /* The levels stand below “Person”. */
  adw_combo_row_set_selected (ADW_COMBO_ROW (row),
                              (guint) (ari_level_lookup ("novice") - ari_levels ()) + 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      "Computer: Novice · 1000");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  close_dialog (adw_window_get_visible_dialog (ADW_WINDOW (window)));
  g_assert_false (ari_driver_get_holds (driver) & ARI_DRIVER_HOLD_QUESTION);
  gtk_window_destroy (GTK_WINDOW (window));
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, page_set_up, func, page_tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("/ui/match-end/result", test_result);
  ADD ("/ui/match-end/resign", test_resign);
  ADD ("/ui/match-end/goes-on", test_goes_on);
  ADD ("/ui/match-end/draw", test_draw);
  ADD ("/ui/match-end/play-on", test_play_on);
  ADD ("/ui/match-end/leave", test_leave);
  ADD ("/ui/match-end/computer-waits", test_computer_waits);
  ADD ("/ui/match-end/closed", test_closed);
  ADD ("/ui/match-end/answers", test_answers);
  ADD ("/ui/match-end/computer-answers", test_computer_answers);
  ADD ("/ui/match-end/seats", test_seats);
  g_test_add ("/ui/match-end/final", Fixture, "minotaur", page_set_up, test_final, page_tear_down);
  g_test_add_func ("/ui/match-end/verdicts", test_verdicts);
  g_test_add_func ("/ui/match-end/offers", test_offers);
  g_test_add_func ("/ui/match-end/resignations", test_resignations);

  return g_test_run ();
}
