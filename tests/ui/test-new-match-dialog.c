/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Match. Large because all that can be chosen there is tried. */
#include "ari-fit-layout.h"
#include "ari-new-match-dialog.h"
#include "ari-new-match.h"

#include "ari-level-words.h"
#include "ari-level.h"
#include "ari-seat-row.h"
#include "ari-settings.h"
#include "ui-fixture.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *window;
  AdwDialog *dialog;
  AriMatch  *match; /* started by the dialog */
  gboolean   practises;
} Case;

static void
start_cb (AriNewMatchDialog *dialog,
          AriMatch          *match,
          gboolean           practises,
          Case              *c)
{
  g_assert_null (c->match);
  c->match = g_object_ref (match);
  c->practises = practises;
}

static void
set_up (Case          *c,
        gconstpointer  data)
{
  const char *game = data;
  const AriRules *rules;
  guint n;

  c->settings = ari_settings_new ();
  g_settings_reset (c->settings, "new-match");
  g_settings_reset (c->settings, "warnings");
  g_settings_set_string (c->settings, "person-name", "Pasiphaë");
  c->window = ui_window_new (gtk_label_new (NULL), 700, 800);
  rules = game != NULL ? ari_rules_lookup (game) : ari_rules_all (&n)[0];
  c->dialog = ADW_DIALOG (ari_new_match_dialog_new (rules, c->settings));
  g_object_add_weak_pointer (G_OBJECT (c->dialog), (gpointer *) &c->dialog);
  g_signal_connect (c->dialog, "start", G_CALLBACK (start_cb), c);
  adw_dialog_present (c->dialog, c->window);
  ui_wait_until (ui_find (c->dialog, ARI_TYPE_SEAT_ROW, NULL) != NULL);
}

static void
tear_down (Case          *c,
           gconstpointer  data)
{
  if (c->dialog != NULL)
    adw_dialog_force_close (c->dialog);
  ui_wait_until (c->dialog == NULL);
  gtk_window_destroy (GTK_WINDOW (c->window));
  if (c->match != NULL)
    g_assert_finalize_object (c->match);
  g_clear_object (&c->settings);
}

/* The dialog's defaults make a match that can start at once. */
static void
test_ready (Case          *c,
            gconstpointer  data)
{
  g_assert_cmpuint (ui_count (c->dialog, ARI_TYPE_SEAT_ROW), ==, 2);
  g_assert_true (adw_dialog_get_default_widget (c->dialog) == ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));
  ui_click (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));

  g_assert_nonnull (c->match);
  g_assert_cmpuint (ari_match_get_setup (c->match)->seats, ==, 2);
  g_assert_cmpstr (ari_match_get_seat (c->match, 1)->name, ==, "Pasiphaë");
  g_assert_cmpint (ari_match_get_seat (c->match, 1)->kind, ==, ARI_SEAT_PERSON);
  g_assert_cmpint (ari_match_get_seat (c->match, 2)->kind, ==, ARI_SEAT_COMPUTER);
  g_assert_cmpstr (ari_match_get_seat (c->match, 2)->level, ==, ari_level_friendly ()->id);
}

static AriSeatRow *
seat_row (Case     *c,
          AriActor  seat)
{
  GtkWidget *row = ui_find (c->dialog, ARI_TYPE_SEAT_ROW, NULL);

  while (--seat > 0)
    row = gtk_widget_get_next_sibling (row);

  return ARI_SEAT_ROW (row);
}

/* Shows the page of options, and the first page again. */
static void
show_more (Case *c)
{
  AdwNavigationView *view = ADW_NAVIGATION_VIEW (ui_find (c->dialog, ADW_TYPE_NAVIGATION_VIEW, NULL));

  gtk_widget_activate (ui_find (c->dialog, ADW_TYPE_ACTION_ROW, "More Options"));
  ui_wait_until (g_strcmp0 (adw_navigation_view_get_visible_page_tag (view), "more") == 0
                 && ui_find (c->dialog, ARI_TYPE_SEAT_ROW, NULL) == NULL);
}

static void
show_players (Case *c)
{
  gtk_widget_activate_action (ui_find (c->dialog, ADW_TYPE_NAVIGATION_VIEW, NULL), "navigation.pop", NULL);
  ui_wait_until (ui_find (c->dialog, ARI_TYPE_SEAT_ROW, NULL) != NULL
                 && ui_find (c->dialog, ADW_TYPE_COMBO_ROW, NULL) == NULL);
}

/* What the row of the options says of them. */
static const char *
summary (Case *c)
{
  return adw_action_row_get_subtitle (ADW_ACTION_ROW (ui_find (c->dialog, ADW_TYPE_ACTION_ROW, "More Options")));
}

static void
test_choices (Case          *c,
              gconstpointer  data)
{
  AdwToggleGroup *seats = ADW_TOGGLE_GROUP (ui_find (c->dialog, ADW_TYPE_TOGGLE_GROUP, NULL));
  GtkWidget *closing, *teams;
  g_autofree char *text = NULL;

  show_more (c);
  g_assert_null (ui_find (c->dialog, ADW_TYPE_COMBO_ROW, "Teams"));
  show_players (c);
  g_assert_cmpstr (summary (c), ==, "The usual rules, no warnings");
  adw_toggle_group_set_active_name (seats, "4");
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_SEAT_ROW) == 4);
  show_more (c);
  ui_wait_until ((teams = ui_find (c->dialog, ADW_TYPE_COMBO_ROW, "Teams")) != NULL);
  adw_combo_row_set_selected (ADW_COMBO_ROW (teams), 1);

  closing = ui_find (c->dialog, ADW_TYPE_COMBO_ROW, "Each Area Keeps");
  text = g_strdup (adw_action_row_get_subtitle (ADW_ACTION_ROW (closing)));
  g_assert_cmpstr (text, !=, "");
  adw_combo_row_set_selected (ADW_COMBO_ROW (closing), 1);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (closing)), !=, text);
  show_players (c);
  g_assert_cmpstr (summary (c), ==, "Each Area Keeps: A Piece · Teams: Each Alone");

  ari_seat_row_set (seat_row (c, 3), &(AriSeat) { ARI_SEAT_PERSON, (char *) " Theseus ", (char *) "novice" });
  ari_seat_row_set (seat_row (c, 4), &(AriSeat) { ARI_SEAT_COMPUTER, (char *) "Talos", (char *) "master" });
  ui_click (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));

  g_assert_nonnull (c->match);
  g_assert_cmpuint (ari_match_get_setup (c->match)->seats, ==, 4);
  g_assert_cmpuint (ari_match_get_setup (c->match)->values[0], ==, 1);
  g_assert_cmpuint (ari_match_get_setup (c->match)->values[1], ==, 1);
  g_assert_cmpstr (ari_match_get_seat (c->match, 3)->name, ==, "Theseus");
  g_assert_cmpint (ari_match_get_seat (c->match, 3)->kind, ==, ARI_SEAT_PERSON);
  g_assert_cmpstr (ari_match_get_seat (c->match, 4)->name, ==, "Talos");
  g_assert_cmpstr (ari_match_get_seat (c->match, 4)->level, ==, "master");
}

/* Practice is offered once: before the first match of a game that has something to practise, to persons. */
static void
test_practice (Case          *c,
               gconstpointer  data)
{
  GtkWidget *offer = ui_find (c->dialog, ADW_TYPE_SWITCH_ROW, "Practise Tossing First");
  AdwDialog *again;

  g_assert_nonnull (offer);
  ari_seat_row_set (seat_row (c, 1), &(AriSeat) { ARI_SEAT_COMPUTER, (char *) "Talos", (char *) "novice" });
  g_signal_emit_by_name (seat_row (c, 1), "changed");
  ui_wait_until (ui_find (c->dialog, ADW_TYPE_SWITCH_ROW, "Practise Tossing First") == NULL);
  ari_seat_row_set (seat_row (c, 1), &(AriSeat) { ARI_SEAT_PERSON, (char *) "Minos", (char *) "novice" });
  g_signal_emit_by_name (seat_row (c, 1), "changed");
  ui_wait_until (ui_find (c->dialog, ADW_TYPE_SWITCH_ROW, "Practise Tossing First") != NULL);
  adw_switch_row_set_active (ADW_SWITCH_ROW (offer), TRUE);
  ui_click (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));
  g_assert_nonnull (c->match);
  g_assert_true (c->practises);
  ui_wait_until (c->dialog == NULL);

  again = ADW_DIALOG (ari_new_match_dialog_new (ari_rules_lookup ("minotaur"), c->settings));
  adw_dialog_present (again, c->window);
  ui_wait_until (ui_find (again, ARI_TYPE_SEAT_ROW, NULL) != NULL);
  g_assert_null (ui_find (again, ADW_TYPE_SWITCH_ROW, "Practise Tossing First"));
  adw_dialog_force_close (again);
}

/* What stands beside the names. */
static const char *
words_beside_names (Case *c)
{
  GtkWidget *group = gtk_widget_get_ancestor (GTK_WIDGET (seat_row (c, 1)), ADW_TYPE_PREFERENCES_GROUP);

  return adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group));
}

static GtkWidget *
partners (Case     *c,
          AriActor  seat,
          const char *words)
{
  return ui_find (seat_row (c, seat), GTK_TYPE_LABEL, words);
}

/* Who plays together is said beside the names, in a narrow window, too; there, a computer has a name. */
static void
test_partners (Case          *c,
               gconstpointer  data)
{
  AdwToggleGroup *seats = ADW_TOGGLE_GROUP (ui_find (c->dialog, ADW_TYPE_TOGGLE_GROUP, NULL)), *kind;
  GtkWidget *teams;

  g_assert_null (partners (c, 1, "Together with Daedalus"));
  adw_toggle_group_set_active_name (seats, "4");
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_SEAT_ROW) == 4);
  g_assert_nonnull (partners (c, 1, "Together with Icarus"));
  g_assert_nonnull (partners (c, 2, "Together with Talos"));
  g_assert_nonnull (partners (c, 3, "Together with Pasiphaë"));
  kind = ADW_TOGGLE_GROUP (ui_find (seat_row (c, 3), ADW_TYPE_TOGGLE_GROUP, NULL));
  adw_toggle_group_set_active_name (kind, "person");
  gtk_editable_set_text (GTK_EDITABLE (ui_find (seat_row (c, 3), GTK_TYPE_ENTRY, NULL)), "<Minos>");
  g_assert_nonnull (partners (c, 1, "Together with <Minos>"));
  gtk_window_set_default_size (GTK_WINDOW (c->window), 360, 640);
  ui_wait_until (adw_dialog_get_current_breakpoint (c->dialog) != NULL);
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_SEAT_ROW) == 4);
  g_assert_nonnull (partners (c, 1, "Together with <Minos>"));

  show_more (c);
  ui_wait_until ((teams = ui_find (c->dialog, ADW_TYPE_COMBO_ROW, "Teams")) != NULL);
  adw_combo_row_set_selected (ADW_COMBO_ROW (teams), 1);
  show_players (c);
  g_assert_null (partners (c, 1, "Together with <Minos>"));
}

/* You can choose a person for several seats; the dialog then says what that means. Somebody new is the same
 * person in other letters. */
static void
test_twice (Case          *c,
            gconstpointer  data)
{
  const char *words = "One person has several seats, so the match won’t be rated.";
  AdwToggleGroup *kind = ADW_TOGGLE_GROUP (ui_find (seat_row (c, 2), ADW_TYPE_TOGGLE_GROUP, NULL));

  adw_toggle_group_set_active_name (kind, "person");
  gtk_editable_set_text (GTK_EDITABLE (ui_find (seat_row (c, 2), GTK_TYPE_ENTRY, NULL)), "Minos");
  g_assert_false (ui_shows (c->dialog, words));
  gtk_editable_set_text (GTK_EDITABLE (ui_find (seat_row (c, 2), GTK_TYPE_ENTRY, NULL)), "Pasiphaë");
  g_assert_true (ui_shows (c->dialog, words));
  gtk_editable_set_text (GTK_EDITABLE (ui_find (seat_row (c, 2), GTK_TYPE_ENTRY, NULL)), "pasiphaë");
  g_assert_true (ui_shows (c->dialog, words));
  ui_click (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));
  g_assert_cmpstr (ari_match_get_seat (c->match, 2)->name, ==, "Pasiphaë");
}

/* Whether a seat says what its computer is called, and what its level is like. */
static gboolean
explains (Case       *c,
          AriActor    seat,
          const char *name,
          const char *level)
{
  const char *meaning = ari_level_words_explanation (ari_level_lookup (level), ari_rules_lookup ("minoa"));
  g_autofree char *text = g_strdup_printf ("%s · %s", name, meaning);

  return ui_find (seat_row (c, seat), GTK_TYPE_LABEL, text) != NULL;
}

/* A name goes along with its person to another seat, and stays when the focus leaves it there. */
static void
test_shuffled_name (Case          *c,
                    gconstpointer  data)
{
  GtkWidget *entry;

  gtk_editable_set_text (GTK_EDITABLE (ui_find (seat_row (c, 1), GTK_TYPE_ENTRY, NULL)), "Phaedra");
  while (ari_seat_row_get_kind (seat_row (c, 2)) != ARI_SEAT_PERSON)
    gtk_widget_activate_action (GTK_WIDGET (c->dialog), "new-match.shuffle", NULL);
  entry = ui_find (seat_row (c, 2), GTK_TYPE_ENTRY, NULL);
  gtk_widget_grab_focus (entry);
  gtk_widget_grab_focus (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));
  ui_step ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Phaedra");
  ui_click (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));
  g_assert_cmpstr (ari_match_get_seat (c->match, 2)->name, ==, "Phaedra");
}

/* A computer never goes without its name, even if that of the person before it was deleted. */
static void
test_emptied_name (Case          *c,
                   gconstpointer  data)
{
  AdwToggleGroup *kind = ADW_TOGGLE_GROUP (ui_find (seat_row (c, 2), ADW_TYPE_TOGGLE_GROUP, NULL));

  adw_toggle_group_set_active_name (kind, "person");
  gtk_editable_set_text (GTK_EDITABLE (ui_find (seat_row (c, 2), GTK_TYPE_ENTRY, NULL)), " ");
  adw_toggle_group_set_active_name (kind, "computer");
  g_assert_true (explains (c, 2, ari_new_match_name (ARI_SEAT_COMPUTER, 2),
                           ari_seat_row_get_level (seat_row (c, 2))));
}

/* A computer's name can be changed, too: among the options. */
static void
test_computer_name (Case          *c,
                    gconstpointer  data)
{
  AriSeatRow *seat = seat_row (c, 2);
  g_autofree char *name = NULL;
  GtkWidget *row;

  show_more (c);
  g_assert_null (ui_find (c->dialog, ADW_TYPE_ENTRY_ROW, "Name of player 1, Red"));
  row = ui_find (c->dialog, ADW_TYPE_ENTRY_ROW, "Name of player 2, Blue");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Daedalus");
  /* Without one it has its usual name, and the match can start. */
  gtk_editable_set_text (GTK_EDITABLE (row), " ");
  name = ari_seat_row_dup_name (seat);
  g_assert_cmpstr (name, ==, "Daedalus");
  gtk_editable_set_text (GTK_EDITABLE (row), "Talos");
  show_players (c);
  g_assert_true (explains (c, 2, "Talos", ari_level_friendly ()->id));
  g_assert_true (gtk_widget_is_sensitive (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start")));
  ui_click (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));

  g_assert_nonnull (c->match);
  g_assert_cmpstr (ari_match_get_seat (c->match, 2)->name, ==, "Talos");
}

/* All levels can be compared at a glance: the list has a sentence on each. */
static void
test_levels (Case          *c,
             gconstpointer  data)
{
  const AriRules *rules = ari_rules_lookup ("minoa");
  GtkWidget *level = ui_find (seat_row (c, 2), GTK_TYPE_DROP_DOWN, NULL);

  g_assert_true (explains (c, 2, "Daedalus", ari_level_friendly ()->id));
  g_signal_emit_by_name (level, "activate");
  for (guint i = 0; i < ARI_N_LEVELS; i++)
    {
      const AriLevel *each = &ari_levels ()[i];
      g_autofree char *title = ari_level_words (each, rules);
      GtkWidget *popover = NULL;

      ui_wait_until ((popover = ui_find (level, GTK_TYPE_POPOVER, NULL)) != NULL
                     && ui_find (popover, GTK_TYPE_LABEL, title) != NULL);
      g_assert_nonnull (ui_find (popover, GTK_TYPE_LABEL, ari_level_words_explanation (each, rules)));
    }
  gtk_popover_popdown (GTK_POPOVER (ui_find (level, GTK_TYPE_POPOVER, NULL)));
}

static void
choose_level (GtkDropDown *levels,
              const char  *level)
{
  gtk_drop_down_set_selected (levels, (guint) (ari_level_lookup (level) - ari_levels ()));
}

static GtkDropDown *
level_list (Case     *c,
            AriActor  seat)
{
  return GTK_DROP_DOWN (ui_find (seat_row (c, seat), GTK_TYPE_DROP_DOWN, NULL));
}

/* A computer that joins has the level that was chosen last for another one, until it has one of its own. */
static void
test_joining (Case          *c,
              gconstpointer  data)
{
  AdwToggleGroup *seats = ADW_TOGGLE_GROUP (ui_find (c->dialog, ADW_TYPE_TOGGLE_GROUP, NULL));

  choose_level (level_list (c, 2), "expert");
  adw_toggle_group_set_active_name (seats, "3");
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_SEAT_ROW) == 3);
  g_assert_cmpstr (ari_seat_row_get_level (seat_row (c, 3)), ==, "expert");

  choose_level (level_list (c, 3), "novice");
  g_assert_cmpstr (ari_seat_row_get_level (seat_row (c, 2)), ==, "expert");
  adw_toggle_group_set_active_name (seats, "2");
  adw_toggle_group_set_active_name (seats, "4");
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_SEAT_ROW) == 4);
  ui_click (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));
  g_assert_cmpstr (ari_match_get_seat (c->match, 2)->level, ==, "expert");
  g_assert_cmpstr (ari_match_get_seat (c->match, 3)->level, ==, "novice");
  g_assert_cmpstr (ari_match_get_seat (c->match, 4)->level, ==, "novice");
}

/* A level that is chosen for another seat leaves the name alone that somebody has typed for a seat. */
static void
test_typed_name (Case          *c,
                 gconstpointer  data)
{
  AdwToggleGroup *seats = ADW_TOGGLE_GROUP (ui_find (c->dialog, ADW_TYPE_TOGGLE_GROUP, NULL)), *kind;
  g_autofree char *name = NULL;

  adw_toggle_group_set_active_name (seats, "3");
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_SEAT_ROW) == 3);
  kind = ADW_TOGGLE_GROUP (ui_find (GTK_WIDGET (seat_row (c, 3)), ADW_TYPE_TOGGLE_GROUP, NULL));
  adw_toggle_group_set_active_name (kind, "person");
  gtk_editable_set_text (GTK_EDITABLE (ui_find (GTK_WIDGET (seat_row (c, 3)), GTK_TYPE_ENTRY, NULL)), "Glaucus");
  adw_toggle_group_set_active_name (seats, "2");
  choose_level (level_list (c, 2), "expert");
  adw_toggle_group_set_active_name (seats, "3");
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_SEAT_ROW) == 3);
  adw_toggle_group_set_active_name (kind, "computer");
  name = ari_seat_row_dup_name (seat_row (c, 3));
  g_assert_cmpstr (name, ==, "Glaucus");
}

/* Newcomers are asked for their name once, and can start at once all the same. */
static void
test_asks_name (Case          *c,
                gconstpointer  data)
{
  const char *question = "What is your name? Ariadne will remember it.";
  AdwDialog *dialog;

  g_settings_reset (c->settings, "person-name");
  g_settings_reset (c->settings, "person-answered");
  dialog = c->dialog;
  adw_dialog_force_close (dialog);
  ui_wait_until (c->dialog == NULL);
  c->dialog = ADW_DIALOG (ari_new_match_dialog_new (ari_rules_lookup ("minoa"), c->settings));
  g_object_add_weak_pointer (G_OBJECT (c->dialog), (gpointer *) &c->dialog);
  g_signal_connect (c->dialog, "start", G_CALLBACK (start_cb), c);
  adw_dialog_present (c->dialog, c->window);
  ui_wait_until (ui_find (c->dialog, ARI_TYPE_SEAT_ROW, NULL) != NULL);
  g_assert_cmpstr (words_beside_names (c), ==, question);

  ui_click (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));
  g_assert_nonnull (c->match);
  ui_wait_until (c->dialog == NULL);
  c->dialog = ADW_DIALOG (ari_new_match_dialog_new (ari_rules_lookup ("minoa"), c->settings));
  g_object_add_weak_pointer (G_OBJECT (c->dialog), (gpointer *) &c->dialog);
  adw_dialog_present (c->dialog, c->window);
  ui_wait_until (ui_find (c->dialog, ARI_TYPE_SEAT_ROW, NULL) != NULL);
  g_assert_cmpstr (words_beside_names (c), !=, question);
}

/* What ratings mean is said in the list of levels, which has them, and not among the options. */
static void
test_ratings (Case          *c,
              gconstpointer  data)
{
  const char *words = ari_level_words_meaning (ari_rules_lookup ("minoa"));
  GtkWidget *level = GTK_WIDGET (level_list (c, 2)), *popover = NULL;

  g_signal_emit_by_name (level, "activate");
  ui_wait_until ((popover = ui_find (level, GTK_TYPE_POPOVER, NULL)) != NULL
                 && ui_find (popover, GTK_TYPE_LABEL, words) != NULL);
  gtk_popover_popdown (GTK_POPOVER (popover));
  show_more (c);
  g_assert_null (ui_find (c->dialog, GTK_TYPE_LABEL, words));
}

/* Off until somebody wants it, and asked anew where several persons play. */
static void
test_warnings (Case          *c,
               gconstpointer  data)
{
  AdwToggleGroup *kind = ADW_TOGGLE_GROUP (ui_find (seat_row (c, 2), ADW_TYPE_TOGGLE_GROUP, NULL));
  GtkWidget *row;

  show_more (c);
  row = ui_find (c->dialog, ADW_TYPE_COMBO_ROW, "Warn Me Before Mistakes");
  g_assert_nonnull (row);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, ARI_WARN_NEVER);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), ARI_WARN_MISTAKES);
  show_players (c);
  g_assert_cmpstr (summary (c), ==, "Warn Me Before Mistakes: Mistakes and Blunders");

  adw_toggle_group_set_active_name (kind, "person");
  show_more (c);
  g_assert_true (ui_find (c->dialog, ADW_TYPE_COMBO_ROW, "Warn Everyone Before Mistakes") == row);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, ARI_WARN_NEVER);
  show_players (c);
  adw_toggle_group_set_active_name (kind, "computer");
  show_more (c);
  g_assert_true (ui_find (c->dialog, ADW_TYPE_COMBO_ROW, "Warn Me Before Mistakes") == row);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, ARI_WARN_MISTAKES);
  show_players (c);

  ui_click (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));
  g_assert_nonnull (c->match);
  g_assert_cmpint (ari_match_get_warnings (c->match)->from, ==, ARI_WARN_MISTAKES);
  g_assert_cmpuint (ari_match_get_warnings (c->match)->seats, ==, 1);
}

/* Only where everybody sees what can't be unseen, and off until somebody wants it for this match. */
static void
test_free_undo (Case          *c,
                gconstpointer  data)
{
  GtkWidget *row;

  show_more (c);
  row = ui_find (c->dialog, ADW_TYPE_SWITCH_ROW, "Free Undo");
  if (data == NULL)
    {
      g_assert_null (row);
      return;
    }

  g_assert_nonnull (row);
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  show_players (c);
  g_assert_cmpstr (summary (c), ==, "Free Undo");
  ui_click (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));
  g_assert_nonnull (c->match);
  g_assert_true (ari_match_get_free_undo (c->match));
}

static AdwComboRow *
head_start_row (Case       *c,
                const char *name)
{
  return ADW_COMBO_ROW (ui_find (c->dialog, ADW_TYPE_COMBO_ROW, name));
}

/* Head starts are among the options, say what they mean for everybody, follow the seats, and stay with their
 * players when these are shuffled. */
static void
test_head_starts (Case          *c,
                  gconstpointer  data)
{
  AdwToggleGroup *seats = ADW_TOGGLE_GROUP (ui_find (c->dialog, ADW_TYPE_TOGGLE_GROUP, NULL));
  const AriSetup *setup;
  AdwComboRow *row;
  GtkWidget *group;

  show_more (c);
  row = head_start_row (c, "Pasiphaë");
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (row)), ==, 7);
  adw_combo_row_set_selected (row, 6);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "Pasiphaë starts with 18 pieces instead of 12.");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (head_start_row (c, "Daedalus"))), ==,
                   "Daedalus starts with 6 pieces instead of 12.");
  show_players (c);
  g_assert_cmpstr (summary (c), ==, "Pasiphaë: 6 more pieces");

  adw_toggle_group_set_active_name (seats, "3");
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_SEAT_ROW) == 3);
  g_assert_cmpstr (summary (c), ==, "Pasiphaë: 4 more pieces");
  for (guint i = 0; i < 8; i++)
    gtk_widget_activate_action (GTK_WIDGET (c->dialog), "new-match.shuffle", NULL);
  g_assert_cmpstr (summary (c), ==, "Pasiphaë: 4 more pieces");

  gtk_window_set_default_size (GTK_WINDOW (c->window), 360, 640);
  ui_wait_until (adw_dialog_get_current_breakpoint (c->dialog) != NULL);
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_SEAT_ROW) == 3);
  show_more (c);
  row = head_start_row (c, "Pasiphaë");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "4 more pieces");
  group = gtk_widget_get_ancestor (GTK_WIDGET (row), ADW_TYPE_PREFERENCES_GROUP);
  g_assert_nonnull (strstr (adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group)),
                            "Pasiphaë starts with 12 pieces instead of 8."));
  show_players (c);
  ui_click (ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start"));
  setup = ari_match_get_setup (c->match);
  for (AriActor seat = 1; seat <= 3; seat++)
    g_assert_cmpuint (setup->head_start[seat - 1], ==,
                      g_str_equal (ari_match_get_seat (c->match, seat)->name, "Pasiphaë") ? 2 : 0);
}

static GtkWidget *
even_button (Case *c)
{
  return ui_find (c->dialog, ADW_TYPE_BUTTON_ROW, "_Even Chances");
}

/* (nullable): what is told below the button. */
static const char *
even_words (Case *c)
{
  GtkWidget *row = gtk_widget_get_next_sibling (even_button (c));

  return gtk_widget_get_visible (row) ? adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)) : NULL;
}

/* In a narrow window, where lines wrap, the dialog is as high as the players need. */
static void
test_fits (Case          *c,
           gconstpointer  data)
{
  GtkWidget *scroller;
  GtkAdjustment *scroll;

  gtk_window_set_default_size (GTK_WINDOW (c->window), 360, 640);
  ui_wait_until (adw_dialog_get_current_breakpoint (c->dialog) != NULL);
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_SEAT_ROW) == 2);
  scroller = gtk_widget_get_ancestor (GTK_WIDGET (seat_row (c, 1)), GTK_TYPE_SCROLLED_WINDOW);
  scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  ui_wait_until (gtk_widget_get_width (scroller) <= 360
                 && gtk_adjustment_get_upper (scroll) <= gtk_adjustment_get_page_size (scroll));
}

/* A layout that goes while its widget gets one width after the other leaves nothing behind. */
static void
test_fit_layout (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_scrolled_window_new ());
  GtkLayoutManager *layout = g_object_new (ARI_TYPE_FIT_LAYOUT, NULL);

  gtk_widget_set_layout_manager (widget, layout);
  for (int width = 300; width < 303; width++)
    {
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (widget, width, 200, -1, NULL);
    }
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, layout));
  g_object_unref (widget);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, layout));
}

/* However far they were scrolled, the options begin at their top. */
static void
test_top (Case          *c,
          gconstpointer  data)
{
  GtkAdjustment *scroll;
  GtkWidget *name;

  gtk_window_set_default_size (GTK_WINDOW (c->window), 700, 500);
  show_more (c);
  name = ui_find (c->dialog, ADW_TYPE_ENTRY_ROW, "Name of player 2, Blue");
  scroll = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (name, GTK_TYPE_SCROLLED_WINDOW)));
  ui_wait_until (gtk_adjustment_get_upper (scroll) > gtk_adjustment_get_page_size (scroll));
  gtk_widget_grab_focus (name);
  ui_wait_until (gtk_adjustment_get_value (scroll) > 0);
  show_players (c);
  show_more (c);
  for (guint frame = 0; frame < 3; frame++)
    ui_step ();
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll), ==, 0);
  g_assert_nonnull (gtk_root_get_focus (gtk_widget_get_root (name)));
}

static void
choose_even (Case *c)
{
  gtk_widget_activate (even_button (c));
  ui_wait_until (even_words (c) != NULL);
}

/* A match of two computers, whose first is the weaker one. Shows the options. */
static void
let_computers_play (Case *c)
{
  AdwToggleGroup *kind = ADW_TOGGLE_GROUP (ui_find (seat_row (c, 1), ADW_TYPE_TOGGLE_GROUP, NULL));

  adw_toggle_group_set_active_name (kind, "computer");
  choose_level (GTK_DROP_DOWN (ui_find (seat_row (c, 2), GTK_TYPE_DROP_DOWN, NULL)), "adept");
  show_more (c);
}

/* The button gives the weaker player what makes the chances even, and says what they are. The sentence goes
 * when it no longer holds. */
static void
test_even_chances (Case          *c,
                   gconstpointer  data)
{
  guint size;

  let_computers_play (c);
  g_assert_null (even_words (c));
  choose_even (c);
  g_assert_nonnull (strstr (even_words (c), "what chance Phaedra has against Daedalus"));
  size = adw_combo_row_get_selected (head_start_row (c, "Phaedra"));
  g_assert_cmpuint (size, >, 0);
  g_assert_cmpuint (adw_combo_row_get_selected (head_start_row (c, "Daedalus")), ==, 0);

  adw_combo_row_set_selected (head_start_row (c, "Phaedra"), 1);
  g_assert_null (even_words (c));
  adw_combo_row_set_selected (head_start_row (c, "Phaedra"), size);
  g_assert_nonnull (even_words (c));
  /* Wherever they sit. */
  for (guint i = 0; i < 8; i++)
    gtk_widget_activate_action (GTK_WIDGET (c->dialog), "new-match.shuffle", NULL);
  g_assert_nonnull (even_words (c));
  g_assert_cmpuint (adw_combo_row_get_selected (head_start_row (c, "Phaedra")), ==, size);
}

/* A person whom nobody knows gives no head start: what was set by hand stays, and goes on doing so. */
static void
test_unknown (Case          *c,
              gconstpointer  data)
{
  GtkDropDown *levels = GTK_DROP_DOWN (ui_find (seat_row (c, 2), GTK_TYPE_DROP_DOWN, NULL));

  choose_level (levels, "child");
  show_more (c);
  adw_combo_row_set_selected (head_start_row (c, "Daedalus"), 1);
  choose_even (c);
  g_assert_true (g_str_has_prefix (even_words (c), "It’s too early to say how strong "));
  g_assert_cmpuint (adw_combo_row_get_selected (head_start_row (c, "Daedalus")), ==, 1);
  show_players (c);
  choose_level (levels, "novice");
  show_more (c);
  g_assert_cmpuint (adw_combo_row_get_selected (head_start_row (c, "Daedalus")), ==, 1);
}

/* In a narrow window, what a head start means is said once: by the outcome, or else above the rows. */
static void
test_said_once (Case          *c,
                gconstpointer  data)
{
  AdwPreferencesGroup *group;

  gtk_window_set_default_size (GTK_WINDOW (c->window), 360, 640);
  ui_wait_until (adw_dialog_get_current_breakpoint (c->dialog) != NULL);
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_SEAT_ROW) == 2);
  let_computers_play (c);
  choose_even (c);
  group = ADW_PREFERENCES_GROUP (gtk_widget_get_ancestor (even_button (c), ADW_TYPE_PREFERENCES_GROUP));
  g_assert_nonnull (strstr (even_words (c), "Phaedra starts with "));
  g_assert_null (strstr (adw_preferences_group_get_description (group), "Phaedra starts with "));
  adw_combo_row_set_selected (head_start_row (c, "Phaedra"), 1);
  g_assert_null (even_words (c));
  g_assert_nonnull (strstr (adw_preferences_group_get_description (group), "Phaedra starts with "));
}

/* Where the computer that plays Red gets its name. */
static GtkEditable *
first_name (Case *c)
{
  return GTK_EDITABLE (ui_find (c->dialog, ADW_TYPE_ENTRY_ROW, "Name of player 1, Red"));
}

/* What the button has chosen for others goes with them; what a person has chosen stays. */
static void
test_others (Case          *c,
             gconstpointer  data)
{
  GtkDropDown *levels = GTK_DROP_DOWN (ui_find (seat_row (c, 2), GTK_TYPE_DROP_DOWN, NULL));

  let_computers_play (c);
  choose_even (c);
  show_players (c);
  g_assert_true (g_str_has_prefix (summary (c), "Phaedra: "));
  choose_level (levels, "apprentice");
  g_assert_cmpstr (summary (c), ==, "The usual rules, no warnings");
  show_more (c);
  g_assert_null (even_words (c));
  choose_even (c);
  g_assert_cmpstr (even_words (c), ==, "Nobody needs a head start.");

  adw_combo_row_set_selected (head_start_row (c, "Phaedra"), 1);
  show_players (c);
  choose_level (levels, "adept");
  g_assert_true (g_str_has_prefix (summary (c), "Phaedra: "));

  /* A renamed computer is still the same player. The sentence goes, because it has the old name. */
  show_more (c);
  choose_even (c);
  gtk_editable_set_text (first_name (c), "Talos");
  g_assert_null (even_words (c));
  show_players (c);
  g_assert_true (g_str_has_prefix (summary (c), "Talos: "));
  choose_level (levels, "apprentice");
  g_assert_cmpstr (summary (c), ==, "The usual rules, no warnings");
}

static void
assert_searches (Case     *c,
                 gboolean  searches)
{
  GtkWidget *group = gtk_widget_get_ancestor (even_button (c), ADW_TYPE_PREFERENCES_GROUP);

  gtk_test_accessible_assert_state (group, GTK_ACCESSIBLE_STATE_BUSY, searches);
}

/* A search ends with the match that it is for. The button can be pressed again. */
static void
test_too_late (Case          *c,
               gconstpointer  data)
{
  GtkDropDown *levels = GTK_DROP_DOWN (ui_find (seat_row (c, 2), GTK_TYPE_DROP_DOWN, NULL));

  let_computers_play (c);
  gtk_widget_activate (even_button (c));
  assert_searches (c, TRUE);
  choose_level (levels, "apprentice");
  assert_searches (c, FALSE);
  choose_even (c);
  assert_searches (c, FALSE);
  g_assert_cmpstr (even_words (c), ==, "Nobody needs a head start.");
  g_assert_cmpuint (adw_combo_row_get_selected (head_start_row (c, "Phaedra")), ==, 0);
}

/* The head start is for the weaker player, who may sit elsewhere by the time that it is found. */
static void
test_shuffled (Case          *c,
               gconstpointer  data)
{
  let_computers_play (c);
  gtk_widget_activate (even_button (c));
  while (g_str_equal (gtk_editable_get_text (first_name (c)), "Phaedra"))
    gtk_widget_activate_action (GTK_WIDGET (c->dialog), "new-match.shuffle", NULL);
  ui_wait_until (even_words (c) != NULL);
  g_assert_nonnull (strstr (even_words (c), "what chance Phaedra has against Daedalus"));
  g_assert_cmpuint (adw_combo_row_get_selected (head_start_row (c, "Phaedra")), >, 0);
  g_assert_cmpuint (adw_combo_row_get_selected (head_start_row (c, "Daedalus")), ==, 0);
}

/* What even chances don't depend on may change while they are sought. */
static void
test_goes_on (Case          *c,
              gconstpointer  data)
{
  let_computers_play (c);
  gtk_widget_activate (even_button (c));
  g_object_notify (G_OBJECT (c->dialog), "current-breakpoint");
  gtk_editable_set_text (first_name (c), "Talos");
  ui_wait_until (even_words (c) != NULL);
  g_assert_nonnull (strstr (even_words (c), "what chance Talos has against Daedalus"));
}

/* Where the button can't choose, the row below says why. */
static void
test_obstacle (Case          *c,
               gconstpointer  data)
{
  const char *words = "What head starts are worth is known only for 2 players and the usual rules.";
  AdwToggleGroup *seats = ADW_TOGGLE_GROUP (ui_find (c->dialog, ADW_TYPE_TOGGLE_GROUP, NULL));

  adw_toggle_group_set_active_name (seats, "3");
  show_more (c);
  g_assert_cmpstr (even_words (c), ==, words);
  g_assert_false (gtk_widget_is_sensitive (even_button (c)));
  show_players (c);
  adw_toggle_group_set_active_name (seats, "2");
  show_more (c);
  g_assert_null (even_words (c));
  g_assert_true (gtk_widget_is_sensitive (even_button (c)));
  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_find (c->dialog, ADW_TYPE_COMBO_ROW, "Each Area Keeps")), 1);
  g_assert_cmpstr (even_words (c), ==, words);
  g_assert_false (gtk_widget_is_sensitive (even_button (c)));
}

/* Every person needs a name. */
static void
test_validation (Case          *c,
                 gconstpointer  data)
{
  GtkWidget *start = ui_find (c->dialog, GTK_TYPE_BUTTON, "_Start");
  GtkWidget *name = ui_find (c->dialog, GTK_TYPE_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (name), "   ");
  g_assert_false (gtk_widget_is_sensitive (start));
  gtk_test_accessible_assert_state (name, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);

  gtk_editable_set_text (GTK_EDITABLE (name), "Minos");
  g_assert_true (gtk_widget_is_sensitive (start));
  gtk_test_accessible_assert_state (name, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_FALSE);
}

/* An automatic name follows the kind of player, back and forth; a typed name stays. */
static void
test_names (Case          *c,
            gconstpointer  data)
{
  AdwToggleGroup *kind = ADW_TOGGLE_GROUP (ui_find (seat_row (c, 2), ADW_TYPE_TOGGLE_GROUP, NULL));
  g_autofree char *computer = ari_seat_row_dup_name (seat_row (c, 2)), *person = NULL, *other = NULL;
  g_autofree char *again = NULL, *typed = NULL;

  adw_toggle_group_set_active_name (kind, "person");
  person = ari_seat_row_dup_name (seat_row (c, 2));
  g_assert_cmpstr (person, !=, computer);

  kind = ADW_TOGGLE_GROUP (ui_find (seat_row (c, 1), ADW_TYPE_TOGGLE_GROUP, NULL));
  adw_toggle_group_set_active_name (kind, "computer");
  other = ari_seat_row_dup_name (seat_row (c, 1));
  g_assert_cmpstr (other, !=, "Pasiphaë");
  adw_toggle_group_set_active_name (kind, "person");
  again = ari_seat_row_dup_name (seat_row (c, 1));
  g_assert_cmpstr (again, ==, "Pasiphaë");

  gtk_editable_set_text (GTK_EDITABLE (ui_find (seat_row (c, 1), GTK_TYPE_ENTRY, NULL)), "Minos");
  adw_toggle_group_set_active_name (kind, "computer");
  typed = ari_seat_row_dup_name (seat_row (c, 1));
  g_assert_cmpstr (typed, ==, "Minos");
}

#define ADD(path, func) g_test_add (path, Case, NULL, set_up, func, tear_down)

/* Where the rows have no room for what the options change, it stands above them. */
static void
test_explanations (Case          *c,
                   gconstpointer  data)
{
  GtkWidget *closing, *group;
  g_autofree char *text = NULL;
  const char *above;

  show_more (c);
  closing = ui_find (c->dialog, ADW_TYPE_COMBO_ROW, "Each Area Keeps");
  group = gtk_widget_get_ancestor (closing, ADW_TYPE_PREFERENCES_GROUP);
  text = g_strdup (adw_action_row_get_subtitle (ADW_ACTION_ROW (closing)));
  above = adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group));
  g_assert_true (above == NULL || above[0] == '\0');
  gtk_window_set_default_size (GTK_WINDOW (c->window), 360, 640);
  ui_wait_until (adw_dialog_get_current_breakpoint (c->dialog) != NULL);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (closing)), ==, "A Border Line");
  above = adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group));
  g_assert_true (g_str_has_prefix (above, text));
}

/* Of what is chosen in a row, no word is cut off, however little room its explanation leaves. */
static void
test_values_are_whole (Case          *c,
                       gconstpointer  data)
{
  static const int widths[] = { 700, 440, 360 };

  show_more (c);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *closing, *label, *list;
      int height;

      gtk_window_set_default_size (GTK_WINDOW (c->window), widths[i], 640);
      ui_wait_until (gtk_widget_get_width (GTK_WIDGET (c->dialog)) <= widths[i]
                     && (adw_dialog_get_current_breakpoint (c->dialog) != NULL) == (widths[i] < 400));
      ui_wait_until ((closing = ui_find (c->dialog, ADW_TYPE_COMBO_ROW, "Each Area Keeps")) != NULL);
      ui_wait_until ((label = ui_find (closing, GTK_TYPE_LABEL, "A Border Line")) != NULL);
      list = widths[i] < 400 ? label : gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW);
      ui_wait_until (gtk_widget_get_height (list) > 0);
      for (guint frame = 0; frame < 3; frame++)
        ui_step ();
      pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), NULL, &height);
      g_test_message ("%d: %d in %d", widths[i], height, gtk_widget_get_height (list));
      g_assert_cmpint (height, <=, gtk_widget_get_height (list));
      /* Below its title it has most of the row, for the longer words of other languages. */
      g_assert_true (widths[i] >= 400
                     || gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW) == NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  ADD ("/ui/new-match-dialog/ready", test_ready);
  ADD ("/ui/new-match-dialog/choices", test_choices);
  ADD ("/ui/new-match-dialog/partners", test_partners);
  ADD ("/ui/new-match-dialog/twice", test_twice);
  ADD ("/ui/new-match-dialog/asks-name", test_asks_name);
  ADD ("/ui/new-match-dialog/ratings", test_ratings);
  ADD ("/ui/new-match-dialog/shuffled-name", test_shuffled_name);
  ADD ("/ui/new-match-dialog/emptied-name", test_emptied_name);
  ADD ("/ui/new-match-dialog/computer-name", test_computer_name);
  ADD ("/ui/new-match-dialog/levels", test_levels);
  ADD ("/ui/new-match-dialog/joining", test_joining);
  ADD ("/ui/new-match-dialog/fits", test_fits);
  g_test_add_func ("/ui/new-match-dialog/fit-layout", test_fit_layout);
  ADD ("/ui/new-match-dialog/typed-name", test_typed_name);
  ADD ("/ui/new-match-dialog/explanations", test_explanations);
  ADD ("/ui/new-match-dialog/values-are-whole", test_values_are_whole);
  ADD ("/ui/new-match-dialog/warnings", test_warnings);
  ADD ("/ui/new-match-dialog/free-undo", test_free_undo);
  ADD ("/ui/new-match-dialog/head-starts", test_head_starts);
  ADD ("/ui/new-match-dialog/top", test_top);
  ADD ("/ui/new-match-dialog/even-chances", test_even_chances);
  ADD ("/ui/new-match-dialog/unknown", test_unknown);
  ADD ("/ui/new-match-dialog/said-once", test_said_once);
  ADD ("/ui/new-match-dialog/even-chances/others", test_others);
  ADD ("/ui/new-match-dialog/even-chances/too-late", test_too_late);
  ADD ("/ui/new-match-dialog/even-chances/shuffled", test_shuffled);
  ADD ("/ui/new-match-dialog/even-chances/goes-on", test_goes_on);
  ADD ("/ui/new-match-dialog/even-chances/obstacle", test_obstacle);
  g_test_add ("/ui/new-match-dialog/free-undo/minotaur", Case, "minotaur", set_up, test_free_undo, tear_down);
  g_test_add ("/ui/new-match-dialog/practice", Case, "minotaur", set_up, test_practice, tear_down);
  ADD ("/ui/new-match-dialog/validation", test_validation);
  ADD ("/ui/new-match-dialog/names", test_names);

  return g_test_run ();
}
