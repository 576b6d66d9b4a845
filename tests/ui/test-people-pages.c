/* SPDX-License-Identifier: GPL-3.0-or-later */
/* People in the window: who has played, the page of a person, and another name. Large because all of it needs
 * the same matches. */
#include "ari-clock.h"
#include "ari-compare-page.h"
#include "ari-library-page.h"
#include "ari-match-page.h"
#include "ari-new-match-dialog.h"
#include "ari-people-page.h"
#include "ari-person-page.h"
#include "ari-rating-chart.h"
#include "ari-seat-row.h"
#include "press-key.h"
#include "window-fixture.h"

/* @winner: 1 or 2, who is a person of that name */
static void
add_match_at (Case       *c,
              gint64      started,
              const char *one,
              const char *two,
              guint       winner)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriRandom random;

  ari_random_init (&random, 3);
  test_match_play (match, &random, 6);
  ari_match_set_started (match, started);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, one, NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, two, NULL);
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 1u << (winner - 1) });
  fixture_add (&c->fixture, match);
}

static void
add_match (Case       *c,
           const char *one,
           const char *two,
           guint       winner)
{
  add_match_at (c, 1700000000, one, two, winner);
}

/* The page of all people, once they have been read. */
static GtkWidget *
open_people (Case *c,
             int   width,
             int   height)
{
  window_show (c, width, height);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (ari_window_go (c->window, "people"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_PEOPLE_PAGE, NULL) != NULL);

  return ui_find (c->window, ARI_TYPE_PEOPLE_PAGE, NULL);
}

static AriPersonPage *
open_person (Case       *c,
             const char *name,
             int         width,
             int         height)
{
  GtkWidget *people = open_people (c, width, height);

  ui_wait_until (ui_find (people, ADW_TYPE_ACTION_ROW, name) != NULL);
  gtk_widget_activate (ui_find (people, ADW_TYPE_ACTION_ROW, name));
  ui_wait_until (ui_find (c->window, ARI_TYPE_PERSON_PAGE, NULL) != NULL);
  ui_wait_until (ui_find (ui_find (c->window, ARI_TYPE_PERSON_PAGE, NULL), ADW_TYPE_ACTION_ROW,
                          "All Matches") != NULL);

  return ARI_PERSON_PAGE (ui_find (c->window, ARI_TYPE_PERSON_PAGE, NULL));
}

static void
test_nobody (Case          *c,
             gconstpointer  data)
{
  GtkWidget *page = open_people (c, 900, 700);

  ui_wait_until (ui_shows (page, "Nobody Yet"));
  add_match (c, "Ariadne", "Theseus", 1);
  ui_wait_until (ui_find (page, ADW_TYPE_ACTION_ROW, "Ariadne") != NULL);
}

/* What stands on the page follows from the matches; the row of an opponent leads to theirs. */
static void
test_person (Case          *c,
             gconstpointer  data)
{
  AriPersonPage *page;
  GtkWidget *row;

  for (guint i = 0; i < 6; i++)
    add_match (c, "Ariadne", "Theseus", i < 2 ? 1 : 2);
  page = open_person (c, "Ariadne", 400, 700);
  g_assert_true (ui_shows (page, "Won 2 of 6; in the long run, between 10% and 70%"));
  g_assert_true (gtk_widget_get_mapped (ui_find (page, ARI_TYPE_RATING_CHART, NULL)));
  row = ui_find (page, ADW_TYPE_ACTION_ROW, "Theseus");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "Ahead in 2 of 6; the ratings predict about 3");
  g_assert_true (ui_shows (row, "Nemesis"));
  gtk_widget_activate (row);
  ui_wait_until (g_strcmp0 (adw_navigation_page_get_title (adw_navigation_view_get_visible_page (
                              ADW_NAVIGATION_VIEW (ui_find (c->window, ADW_TYPE_NAVIGATION_VIEW, NULL)))),
                            "Theseus") == 0);
}

/* At midnight, who played “Today” played “Yesterday”. */
static void
test_midnight (Case          *c,
               gconstpointer  data)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  GtkWidget *page, *row;

  add_match_at (c, now, "Ariadne", "Theseus", 1);
  page = open_people (c, 400, 700);
  ui_wait_until ((row = ui_find (page, ADW_TYPE_ACTION_ROW, "Ariadne")) != NULL);
  ari_clock_set (ari_clock_get (), ari_clock_next_day (now));
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "Yesterday at"));
  ari_clock_set (ari_clock_get (), 0);
}

/* The entry of the dialog that renames a person, once it is there. */
static GtkWidget *
find_entry (Case            *c,
            AdwAlertDialog **dialog)
{
  GtkWidget *found, *entry;

  ui_wait_until ((found = ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL)) != NULL);
  ui_wait_until ((entry = ui_find (found, ADW_TYPE_ENTRY_ROW, NULL)) != NULL);
  *dialog = ADW_ALERT_DIALOG (found);

  return entry;
}

static void
answer (Case       *c,
        const char *name,
        const char *response)
{
  AdwAlertDialog *dialog;
  GtkWidget *entry = find_entry (c, &dialog);

  g_assert_false (adw_alert_dialog_get_response_enabled (dialog, "rename"));
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  g_assert_true (adw_alert_dialog_get_response_enabled (dialog, "rename"));
  g_assert_cmpstr (adw_alert_dialog_get_response_label (dialog, "rename"), ==, response);
  ui_click (ui_find (dialog, GTK_TYPE_BUTTON, response));
  ui_wait_until (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL) == NULL);
}

/* Two people become one, and two again; the first person of new matches goes along. */
static void
test_rename (Case          *c,
             gconstpointer  data)
{
  AriPersonPage *page;

  add_match (c, "Ariadne", "Theseus", 1);
  add_match (c, "Ariadna", "Theseus", 1);
  g_settings_set_string (c->settings, "person-name", "Ariadna");
  page = open_person (c, "Ariadna", 900, 700);
  gtk_widget_activate_action (GTK_WIDGET (page), "person.rename", NULL);
  answer (c, " ariadne ", "_Merge");
  ui_wait_until (ui_shows (page, "Won 2 of 2"));
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (page)), ==, "Ariadne");
  {
    g_autofree char *first = g_settings_get_string (c->settings, "person-name");

    g_assert_cmpstr (first, ==, "Ariadne");
  }

  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Undo") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Undo"));
  ui_wait_until (ui_shows (page, "Won 1 of 1"));
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (page)), ==, "Ariadna");
  {
    g_autofree char *first = g_settings_get_string (c->settings, "person-name");

    g_assert_cmpstr (first, ==, "Ariadna");
  }

  gtk_widget_activate_action (GTK_WIDGET (page), "person.rename", NULL);
  answer (c, "Phaedra", "_Rename");
  ui_wait_until (g_strcmp0 (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (page)), "Phaedra") == 0);
}

/* Enter in the entry renames, but doesn't make two people one. */
static void
test_enter (Case          *c,
            gconstpointer  data)
{
  AriPersonPage *page;
  AdwAlertDialog *dialog;
  GtkWidget *entry;

  add_match (c, "Ariadne", "Theseus", 1);
  page = open_person (c, "Ariadne", 900, 700);
  gtk_widget_activate_action (GTK_WIDGET (page), "person.rename", NULL);
  entry = find_entry (c, &dialog);
  gtk_widget_grab_focus (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "theseus");
  press_key (GTK_WIDGET (c->window), GDK_KEY_Return);
  ui_step ();
  g_assert_true (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL) == GTK_WIDGET (dialog));
  gtk_editable_set_text (GTK_EDITABLE (entry), "Phaedra");
  press_key (GTK_WIDGET (c->window), GDK_KEY_Return);
  ui_wait_until (g_strcmp0 (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (page)), "Phaedra") == 0);
  ui_wait_until (ui_find (c->window, ADW_TYPE_ALERT_DIALOG, NULL) == NULL);
}

/* Two people who became one are two again whenever somebody wants that. */
static void
test_separate (Case          *c,
               gconstpointer  data)
{
  AriPersonPage *page;
  GtkWidget *button;

  add_match (c, "Ariadne", "Theseus", 1);
  add_match (c, "Ariadna", "Theseus", 1);
  page = open_person (c, "Ariadna", 900, 700);
  g_assert_null (ui_find (page, GTK_TYPE_BUTTON, "_Separate"));
  gtk_widget_activate_action (GTK_WIDGET (page), "person.rename", NULL);
  answer (c, "Ariadne", "_Merge");
  ui_wait_until (ui_shows (page, "Won 2 of 2"));
  ui_wait_until ((button = ui_find (page, GTK_TYPE_BUTTON, "_Separate")) != NULL);
  g_assert_true (ui_shows (page, "Ariadna"));
  g_assert_true (ui_shows (page, "1 match"));
  ui_click (button);
  ui_wait_until (ui_shows (page, "Won 1 of 1"));
  ui_wait_until (ui_find (page, GTK_TYPE_BUTTON, "_Separate") == NULL);
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (page)), ==, "Ariadne");
  g_assert_cmpuint (fixture_count (&c->fixture, "ariadna"), ==, 1);
}

/* The text of the columns of a row. */
static void
assert_columns (GtkWidget  *page,
                const char *title,
                const char *one,
                const char *other)
{
  GtkWidget *heading = ui_find (page, GTK_TYPE_LABEL, title);
  GtkWidget *columns = gtk_widget_get_next_sibling (heading);
  const char *texts[] = { one, other };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *label = i == 0 ? gtk_widget_get_first_child (columns) : gtk_widget_get_last_child (columns);

      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, texts[i]);
    }
}

/* Two people side by side: each has a column, and few matches compare nobody. */
static void
test_compare (Case          *c,
              gconstpointer  data)
{
  AriPersonPage *page;
  GtkWidget *compared, *button;
  GMenuModel *menu;

  for (guint i = 0; i < 6; i++)
    add_match (c, "Ariadne", "Theseus", i < 2 ? 1 : 2);
  add_match (c, "Ariadne", "Phaedra", 1);
  page = open_person (c, "Ariadne", 360, 700);
  button = ui_find (page, GTK_TYPE_MENU_BUTTON, "Compare With…");
  menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 2);

  gtk_widget_activate_action (GTK_WIDGET (page), "person.compare", "s", "Theseus");
  ui_wait_until ((compared = ui_find (c->window, ARI_TYPE_COMPARE_PAGE, NULL)) != NULL);
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (compared)), ==, "Ariadne and Theseus");
  ui_wait_until (ui_shows (compared, "Analysed Matches"));
  assert_columns (compared, "Against Each Other", "Ahead in 2 of 6; in the long run, between 10% and 70%",
                  "Ahead in 4 of 6; in the long run, between 30% and 90%");
  assert_columns (compared, "All Matches", "Won 3 of 7; in the long run, between 16% and 75%",
                  "Won 4 of 6; in the long run, between 30% and 90%");
  assert_columns (compared, "Analysed Matches",
                  "Analyse 5 more matches to see what choices cost.",
                  "Analyse 5 more matches to see what choices cost.");

  gtk_widget_activate_action (compared, "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_COMPARE_PAGE, NULL) == NULL
                 && gtk_widget_get_mapped (GTK_WIDGET (page)));
  gtk_widget_activate_action (GTK_WIDGET (page), "person.compare", "s", "Phaedra");
  ui_wait_until ((compared = ui_find (c->window, ARI_TYPE_COMPARE_PAGE, NULL)) != NULL);
  ui_wait_until (ui_shows (compared, "Analysed Matches"));
  assert_columns (compared, "Against Each Other", "Ahead in 1 of 1", "Ahead in 0 of 1");
}

/* A name isn’t markup. */
static void
test_stronger (Case          *c,
               gconstpointer  data)
{
  AriPersonPage *page;

  for (guint i = 0; i < 12; i++)
    add_match_at (c, g_get_real_time () / G_USEC_PER_SEC, "Tom & <i>Jerry</i>", "Theseus", 1);
  page = open_person (c, "Theseus", 900, 700);
  gtk_widget_activate_action (GTK_WIDGET (page), "person.compare", "s", "Tom & <i>Jerry</i>");
  ui_wait_until (ui_find (c->window, ARI_TYPE_COMPARE_PAGE, NULL) != NULL);
  ui_wait_until (ui_shows (c->window, "Tom &amp; &lt;i&gt;Jerry&lt;/i&gt; is stronger: the difference between the "
                                      "ratings is greater than their uncertainty."));
}

/* What was analysed while another page covered this one counts when it is shown again, though no result has
 * changed. */
static void
test_analysed (Case          *c,
               gconstpointer  data)
{
  const char *missing = "Analyse 5 more matches to see what choices cost.";
  AriPersonPage *page;

  for (guint i = 0; i < 5; i++)
    add_match (c, "Ariadne", "Theseus", 1);
  page = open_person (c, "Ariadne", 900, 700);
  ui_wait_until (ui_shows (page, missing));
  gtk_widget_activate_action (GTK_WIDGET (page), "win.matches-of", "(ss)", "Ariadne", "minoa");
  ui_wait_until (ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL) != NULL
                 && !gtk_widget_get_mapped (GTK_WIDGET (page)));
  fixture_sql (c->fixture.path,
               "INSERT INTO eval (match, ply, nodes, seed, win, points, error, loss, loss_error) "
               "SELECT match, id, 100, 1, '0.5 0.5', '0 0', 0.1, 0.01, 0 FROM ply");
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL), "navigation.pop", NULL);
  ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (page)));
  ui_wait_until (ui_shows (page, "Cost of a Decision"));
  g_assert_false (ui_shows (page, missing));
}

/* A name from the menu of a seat becomes its name. */
static void
test_new_match (Case          *c,
                gconstpointer  data)
{
  GtkWidget *row, *names, *entry;
  GMenuModel *menu;

  add_match (c, "Ariadne", "Theseus", 1);
  open_people (c, 900, 700);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.new-match", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_SEAT_ROW, NULL) != NULL);
  row = ui_find (c->window, ARI_TYPE_SEAT_ROW, NULL);
  names = ui_find (row, GTK_TYPE_MENU_BUTTON, NULL);
  ui_wait_until (gtk_widget_get_visible (names));
  menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (names));
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 2);
  gtk_widget_activate_action (names, "names.choose", "s", "Theseus");
  {
    g_autofree char *name = ari_seat_row_dup_name (ARI_SEAT_ROW (row));

    g_assert_cmpstr (name, ==, "Theseus");
  }

  /* Small letters don't make another person, and the row says so. */
  entry = ui_find (row, GTK_TYPE_ENTRY, NULL);
  gtk_widget_grab_focus (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "ariadne ");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "ariadne ");
  gtk_widget_grab_focus (ui_find (c->window, GTK_TYPE_BUTTON, "_Start"));
  ui_wait_until (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), "Ariadne"));
  adw_dialog_force_close (ADW_DIALOG (ui_find (c->window, ARI_TYPE_NEW_MATCH_DIALOG, NULL)));
  ui_wait_until (ui_find (c->window, ARI_TYPE_NEW_MATCH_DIALOG, NULL) == NULL);
}

/* Two people whose names differ only in upper and lower case can play each other. */
static void
test_spellings (Case          *c,
                gconstpointer  data)
{
  GtkWidget *row, *other;
  AriMatchPage *page;
  AriMatch *match;

  add_match (c, "Anna", "Theseus", 1);
  add_match (c, "anna", "Theseus", 1);
  open_people (c, 900, 700);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.new-match", NULL);
  ui_wait_until ((row = ui_find (c->window, ARI_TYPE_SEAT_ROW, NULL)) != NULL);
  ui_wait_until (gtk_widget_get_visible (ui_find (row, GTK_TYPE_MENU_BUTTON, NULL)));
  other = gtk_widget_get_next_sibling (row);
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (ui_find (other, ADW_TYPE_TOGGLE_GROUP, NULL)), "person");
  gtk_editable_set_text (GTK_EDITABLE (ui_find (row, GTK_TYPE_ENTRY, NULL)), "Anna");
  gtk_editable_set_text (GTK_EDITABLE (ui_find (other, GTK_TYPE_ENTRY, NULL)), "anna");
  g_assert_false (ui_shows (c->window, "One person has several seats, so the match won’t be rated."));
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Start"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  page = ARI_MATCH_PAGE (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL));
  match = ari_table_get_match (ari_match_page_get_table (page));
  g_assert_cmpstr (ari_match_get_seat (match, 1)->name, ==, "Anna");
  g_assert_cmpstr (ari_match_get_seat (match, 2)->name, ==, "anna");
}

/* Even Chances waits for the results of people, and gives the one who has lost lately a head start. */
static void
test_even_chances (Case          *c,
                   gconstpointer  data)
{
  AdwToggleGroup *kind;
  GtkWidget *row, *even;

  for (guint i = 0; i < 12; i++)
    add_match_at (c, g_get_real_time () / G_USEC_PER_SEC, "Ariadne", "Theseus", 2);
  open_people (c, 900, 700);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.new-match", NULL);
  ui_wait_until ((row = ui_find (c->window, ARI_TYPE_SEAT_ROW, NULL)) != NULL);
  gtk_widget_activate_action (ui_find (row, GTK_TYPE_MENU_BUTTON, NULL), "names.choose", "s", "Theseus");
  row = gtk_widget_get_next_sibling (row);
  kind = ADW_TOGGLE_GROUP (ui_find (row, ADW_TYPE_TOGGLE_GROUP, NULL));
  adw_toggle_group_set_active_name (kind, "person");
  gtk_widget_activate_action (ui_find (row, GTK_TYPE_MENU_BUTTON, NULL), "names.choose", "s", "Ariadne");
  gtk_widget_activate (ui_find (c->window, ADW_TYPE_ACTION_ROW, "More Options"));
  ui_wait_until ((even = ui_find (c->window, ADW_TYPE_BUTTON_ROW, "_Even Chances")) != NULL);
  ui_wait_until (gtk_widget_get_sensitive (even));
  gtk_widget_activate (even);
  ui_wait_until (adw_combo_row_get_selected (ADW_COMBO_ROW (ui_find (c->window, ADW_TYPE_COMBO_ROW, "Ariadne")))
                 > 0);
  adw_dialog_force_close (ADW_DIALOG (ui_find (c->window, ARI_TYPE_NEW_MATCH_DIALOG, NULL)));
  ui_wait_until (ui_find (c->window, ARI_TYPE_NEW_MATCH_DIALOG, NULL) == NULL);
}

/* The matches that are listed. */
static GListModel *
listed (Case *c)
{
  GtkWidget *list;

  ui_wait_until ((list = ui_find (c->window, GTK_TYPE_LIST_VIEW, NULL)) != NULL);

  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

/* The list of a person's matches in a game says whose they are, and lies over the page of that person. */
static void
test_matches (Case          *c,
              gconstpointer  data)
{
  AriPersonPage *page;
  GtkWidget *library;
  GListModel *matches;

  add_match (c, "Ariadne", "Theseus", 1);
  add_match (c, "Phaedra", "Theseus", 1);
  page = open_person (c, "Ariadne", 900, 700);
  gtk_widget_activate (ui_find (page, ADW_TYPE_ACTION_ROW, "All Matches"));
  ui_wait_until ((library = ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL)) != NULL);
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (library)), ==, "Matches of Ariadne");
  matches = listed (c);
  ui_wait_until (g_list_model_get_n_items (matches) == 1);
  /* The person is fixed, and what was won or lost is not. */
  gtk_widget_activate_action (library, "filter.result", "s", "lost");
  ui_wait_until (g_list_model_get_n_items (matches) == 0);
  gtk_widget_activate_action (library, "library.clear", NULL);
  ui_wait_until (g_list_model_get_n_items (matches) == 1);

  gtk_widget_activate_action (library, "navigation.pop", NULL);
  ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (page)));
}

static void
test_filter (Case          *c,
             gconstpointer  data)
{
  GtkWidget *library;
  GListModel *matches;

  add_match (c, "Ariadne", "Theseus", 1);
  add_match (c, "Phaedra", "Theseus", 1);
  window_show (c, 900, 700);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (ari_window_go (c->window, "library:all"));
  matches = listed (c);
  library = ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL);
  gtk_widget_activate_action (library, "filter.player", "s", "person:Theseus");
  ui_wait_until (g_list_model_get_n_items (matches) == 2);
  gtk_widget_activate_action (library, "filter.result", "s", "won");
  ui_wait_until (g_list_model_get_n_items (matches) == 0);
  gtk_widget_activate_action (library, "filter.result", "s", "lost");
  ui_wait_until (g_list_model_get_n_items (matches) == 2);
  /* Without a player, there is no result: all come back, with the match that nobody finished. */
  gtk_widget_activate_action (library, "filter.player", "s", "");
  ui_wait_until (g_list_model_get_n_items (matches) == 3);
}

/* Many people, and many opponents, appear a part at a time. */
static void
test_many (Case          *c,
           gconstpointer  data)
{
  GtkWidget *page;
  GtkWidget *others;

  for (guint i = 0; i < 25; i++)
    {
      g_autofree char *name = g_strdup_printf ("Tribute %u", i);

      add_match (c, "Theseus", name, 1);
    }
  page = GTK_WIDGET (open_person (c, "Theseus", 900, 700));
  others = gtk_widget_get_ancestor (ui_find (page, ADW_TYPE_BUTTON_ROW, "Show _More"), ADW_TYPE_PREFERENCES_GROUP);
  g_assert_cmpuint (ui_count (others, ADW_TYPE_ACTION_ROW), ==, 20);
  g_signal_emit_by_name (ui_find (page, ADW_TYPE_BUTTON_ROW, "Show _More"), "activated");
  g_assert_cmpuint (ui_count (others, ADW_TYPE_ACTION_ROW), ==, 25);
  g_assert_null (ui_find (page, ADW_TYPE_BUTTON_ROW, "Show _More"));
}

/* Many people appear a part at a time. */
static void
test_many_people (Case          *c,
                  gconstpointer  data)
{
  GtkWidget *page;

  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *one = g_strdup_printf ("Youth %u", i), *two = g_strdup_printf ("Maiden %u", i);

      add_match (c, one, two, 1);
    }
  page = open_people (c, 400, 700);
  ui_wait_until (ui_find (page, GTK_TYPE_BUTTON, "Show _More") != NULL);
  g_assert_cmpuint (ui_count (page, ADW_TYPE_ACTION_ROW), ==, 100);
  ui_click (ui_find (page, GTK_TYPE_BUTTON, "Show _More"));
  ui_wait_until (ui_count (page, ADW_TYPE_ACTION_ROW) == 120);
  g_assert_null (ui_find (page, GTK_TYPE_BUTTON, "Show _More"));
}

/* A match opens at the ply that is asked for. */
static void
test_open_at (Case          *c,
              gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriRandom random;
  GtkWidget *page;
  gint64 id;

  ari_random_init (&random, 3);
  test_match_play (match, &random, 6);
  id = fixture_add (&c->fixture, match);
  open_people (c, 900, 700);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-at", "(xu)", id, 3);
  ui_wait_until ((page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL)) != NULL);
  ui_wait_until (ari_match_get_ply (ari_autosave_get_match (
                   ari_match_page_get_autosave (ARI_MATCH_PAGE (page)))) != NULL);
  g_assert_cmpuint (ari_ply_get_number (ari_match_get_ply (ari_autosave_get_match (
                      ari_match_page_get_autosave (ARI_MATCH_PAGE (page))))), ==, 3);
}

/* A name that stands for a seat without one is refused, and the dialog says why. */
static void
test_refusal (Case          *c,
              gconstpointer  data)
{
  AriPersonPage *page;
  AdwAlertDialog *dialog;
  GtkWidget *entry;

  add_match (c, "Ariadne", "Theseus", 1);
  page = open_person (c, "Ariadne", 900, 700);
  gtk_widget_activate_action (GTK_WIDGET (page), "person.rename", NULL);
  entry = find_entry (c, &dialog);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Player 2");
  g_assert_false (adw_alert_dialog_get_response_enabled (dialog, "rename"));
  ui_wait_until (ui_shows (dialog, "“Player 2” stands for a seat without a name. Choose another name."));
  gtk_editable_set_text (GTK_EDITABLE (entry), "Phaedra");
  g_assert_true (adw_alert_dialog_get_response_enabled (dialog, "rename"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
}

static gboolean
count_cb (GskPathOperation        op,
          const graphene_point_t *points,
          gsize                   n_points,
          float                   weight,
          gpointer                n)
{
  ++*(guint *) n;

  return TRUE;
}

/* The longest path that @node draws, in operations. */
static guint
longest_path (GskRenderNode *node)
{
  guint n = 0;

  switch ((guint) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n = MAX (n, longest_path (gsk_container_node_get_child (node, i)));
      break;

    case GSK_ROUNDED_CLIP_NODE:
      n = longest_path (gsk_rounded_clip_node_get_child (node));
      break;

    case GSK_FILL_NODE:
      gsk_path_foreach (gsk_fill_node_get_path (node), 0, count_cb, &n);
      break;

    case GSK_STROKE_NODE:
      gsk_path_foreach (gsk_stroke_node_get_path (node), 0, count_cb, &n);
      break;

    default:
      break;
    }

  return n;
}

/* The ratings of ten thousand matches are drawn with no more points than the chart has pixels, the last one
 * among them. */
static void
test_long_curve (void)
{
  GtkWidget *chart = g_object_new (ARI_TYPE_RATING_CHART, NULL);
  AriCareer career = { .rules = ari_rules_lookup ("minoa") };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;

  career.curve = g_array_new (FALSE, TRUE, sizeof (AriCareerPoint));
  g_array_set_size (career.curve, 10000);
  for (guint i = 0; i < career.curve->len; i++)
    g_array_index (career.curve, AriCareerPoint, i) = (AriCareerPoint) { i, 1500.0 + i % 100, 60.0 };
  ui_window_new (chart, 400, 200);
  ari_rating_chart_set_career (ARI_RATING_CHART (chart), &career);
  ui_wait_until (gtk_widget_get_width (chart) > 0);
  GTK_WIDGET_GET_CLASS (chart)->snapshot (chart, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_cmpuint (longest_path (node), >, 200);
  g_assert_cmpuint (longest_path (node), <=, 2 * (guint) gtk_widget_get_width (chart) + 4);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (chart)));
  g_array_unref (career.curve);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  WINDOW_ADD ("/people-pages/nobody", test_nobody);
  WINDOW_ADD ("/people-pages/person", test_person);
  WINDOW_ADD ("/people-pages/midnight", test_midnight);
  WINDOW_ADD ("/people-pages/rename", test_rename);
  WINDOW_ADD ("/people-pages/enter", test_enter);
  WINDOW_ADD ("/people-pages/stronger", test_stronger);
  WINDOW_ADD ("/people-pages/analysed", test_analysed);
  WINDOW_ADD ("/people-pages/separate", test_separate);
  WINDOW_ADD ("/people-pages/compare", test_compare);
  WINDOW_ADD ("/people-pages/matches", test_matches);
  WINDOW_ADD ("/people-pages/filter", test_filter);
  WINDOW_ADD ("/people-pages/refusal", test_refusal);
  WINDOW_ADD ("/people-pages/many", test_many);
  WINDOW_ADD ("/people-pages/many-people", test_many_people);
  WINDOW_ADD ("/people-pages/open-at", test_open_at);
  WINDOW_ADD ("/people-pages/new-match", test_new_match);
  WINDOW_ADD ("/people-pages/spellings", test_spellings);
  WINDOW_ADD ("/people-pages/even-chances", test_even_chances);
  g_test_add_func ("/people-pages/long-curve", test_long_curve);

  return g_test_run ();
}
