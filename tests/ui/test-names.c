/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window shows text from outside as it is: names, titles, notes, tags and file names are no markup and
 * no format. The toolkit only warns of broken markup; here, a warning ends the test. */
#include "ari-board-view.h"
#include "ari-text-elide.h"
#include "ari-dice-dialog.h"
#include "ari-entry-row.h"
#include "ari-failure-page.h"
#include "ari-library-page.h"
#include "ari-match-page.h"
#include "ari-new-match-dialog.h"
#include "ari-preferences-dialog.h"
#include "ari-record.h"
#include "ari-seat-card.h"
#include "ari-seat-mark.h"
#include "ari-seat-row.h"
#include "ari-settings.h"
#include "ari-summary.h"
#include "ari-toss-view.h"
#include "window-fixture.h"

/* Broken markup, valid markup, a format, a character that reverses the direction of writing, and all of
 * them. */
static const char *const names[] = {
  "Tom & Jerry", "<b>x", "<i>slanted</i>", "%n%s", "turned \xe2\x80\xae around", "&lt; & <b>x</i> %n%s \xe2\x80\xae",
};
#define N_NAMES G_N_ELEMENTS (names)

static void
set_up (Case          *c,
        gconstpointer  data)
{
  fixture_set_up (&c->fixture, NULL);
  /* The fixture deletes everything in its folder. */
  g_free (c->fixture.path);
  c->fixture.path = g_build_filename (c->fixture.dir, "Tom & Jerry <b>x %n%s.db", NULL);
  fixture_open (&c->fixture);
  c->settings = ari_settings_new ();
  g_settings_reset (c->settings, "page");
  g_settings_reset (c->settings, "match");
}

/* A match with these plies, whose seats, title, notes, comments and tags all have odd names, starting with
 * @first. */
static gint64
add_match (Case       *c,
           const char *setup_text,
           const char *plies,
           guint       first)
{
  g_autoptr(AriMatch) match = NULL;
  AriSetup setup;
  gint64 id;

  g_assert_true (ari_setup_parse (&setup, setup_text, NULL));
  match = ari_match_new (&setup);
  for (AriActor seat = 1; seat <= setup.seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_PERSON, names[(first + seat - 1) % N_NAMES], NULL);
  if (*plies != '\0')
    {
      test_match_play_texts (match, plies);
      ari_match_set_comment (match, ari_match_get_ply (match), names[(first + 2) % N_NAMES]);
    }
  ari_match_set_title (match, names[first % N_NAMES]);
  ari_match_set_notes (match, names[(first + 1) % N_NAMES]);
  id = fixture_add (&c->fixture, match);
  for (guint i = 0; i < N_NAMES; i++)
    fixture_tag (&c->fixture, id, names[i]);
  fixture_tag (&c->fixture, id, names[first % N_NAMES]);

  return id;
}

/* GTK parses the markup of tooltips only when they show. */
static void
ask_tooltips (GtkWidget  *widget,
              GtkTooltip *tooltip)
{
  gboolean shown;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (gtk_widget_get_has_tooltip (widget))
    g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip, &shown);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ask_tooltips (child, tooltip);
}

/* Everything on the screen, down to the tooltips. */
static void
look (Case *c)
{
  g_autoptr(GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);

  for (guint i = 0; i < 5; i++)
    ui_step ();
  ask_tooltips (GTK_WIDGET (c->window), tooltip);
}

/* (nullable) */
static AdwDialog *
dialog_of (Case *c)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window));
}

static void
close_dialog (Case *c)
{
  look (c);
  adw_dialog_force_close (dialog_of (c));
  ui_wait_until (dialog_of (c) == NULL);
}

static void
open_dialog (Case       *c,
             GtkWidget  *widget,
             const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
  ui_wait_until (dialog_of (c) != NULL && gtk_widget_get_mapped (adw_dialog_get_child (dialog_of (c))));
}

/* Each dialog of the window, over the page it belongs to. */
static void
open_dialogs (Case *c)
{
  static const char *const actions[] = {
    "win.new-match", "win.preferences", "win.shortcuts", "win.practise", "win.help", "win.rules", "win.about",
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      open_dialog (c, GTK_WIDGET (c->window), actions[i]);
      close_dialog (c);
    }
}

/* @name: shown as it is */
static void
assert_shown (gpointer    root,
              const char *name)
{
  ui_wait_until (ui_find (root, 0, name) != NULL);
}

static void
print (Case      *c,
       GtkWidget *page)
{
  g_autoptr(GtkPrintOperation) operation =
    ari_summary_print (ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page))));
  g_autofree char *path = g_build_filename (c->fixture.dir, "summary.pdf", NULL);

  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
}

static GtkWidget *
open_match (Case   *c,
            gint64  id)
{
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", id);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);

  return ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL);
}

static void
leave_match (Case      *c,
             GtkWidget *page)
{
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);
}

static void
show (Case *c)
{
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
}

/* Every game, every panel. */
static void
test_match (Case          *c,
            gconstpointer  data)
{
  static const struct { const char *setup, *plies; } matches[] = {
    { "minoa", "d4e5" },
    { "minarett", "" },
    { "labyrinth seats=4", "first=1 1-3 a1 a3" },
    { "minotaur", "a1 R1L" },
  };
  static const char *const panels[] = { "match.moves", "match.analysis", "match.rules", "match.notes" };

  show (c);
  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    for (guint first = 0; first < N_NAMES; first += 3)
      {
        GtkWidget *page = open_match (c, add_match (c, matches[i].setup, matches[i].plies, first));

        assert_shown (page, names[first]);
        for (guint j = 0; j < G_N_ELEMENTS (panels); j++)
          {
            gtk_widget_activate_action (page, panels[j], NULL);
            look (c);
          }
        print (c, page);
        leave_match (c, page);
      }
}

/* A switch and a tooltip name the person who practises. */
static void
test_practice (Case          *c,
               gconstpointer  data)
{
  show (c);
  for (guint first = 0; first < N_NAMES; first += 3)
    {
      GtkWidget *page = open_match (c, add_match (c, "minotaur seats=3", "a1 R1L", first));

      open_dialog (c, page, "win.practise");
      look (c);
      for (guint i = 0; i < 3; i++)
        {
          GtkWidget *toggles = ui_find (dialog_of (c), ADW_TYPE_TOGGLE_GROUP, NULL);
          /* A name turns the direction of nothing but itself. */
          g_autofree char *name = ari_text_elide (names[(first + i) % N_NAMES], ARI_ELIDE_NAME);
          GtkWidget *toggle = ui_find (toggles, 0, name);
          g_autofree char *number = g_strdup_printf ("%u", i + 1);

          g_assert_nonnull (toggle);
          adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (toggles), number);
          assert_shown (dialog_of (c), name);
        }
      close_dialog (c);
      leave_match (c, page);
    }
}

static void
test_pages (Case          *c,
            gconstpointer  data)
{
  GtkWidget *page;

  g_settings_set_string (c->settings, "person-name", names[N_NAMES - 1]);
  for (guint first = 0; first < N_NAMES; first++)
    add_match (c, "minotaur seats=3", "a1 R1L", first);
  show (c);
  ari_window_go (c->window, "game:minotaur");
  ui_wait_until (ui_shows (c->window, "Continue"));
  assert_shown (c->window, names[N_NAMES - 1]);
  look (c);
  open_dialogs (c);

  ari_window_go (c->window, "library:all");
  ui_wait_until (ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL) != NULL);
  page = ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL);
  for (guint i = 0; i < N_NAMES; i++)
    {
      g_autofree char *place = g_strconcat ("tag:", names[i], NULL);

      ui_wait_until (ari_window_go (c->window, place));
      assert_shown (page, names[i]);
      ui_wait_until (ui_find (page, ARI_TYPE_ENTRY_ROW, NULL) != NULL);
      look (c);
      gtk_widget_grab_focus (gtk_widget_get_parent (ui_find (page, ARI_TYPE_ENTRY_ROW, NULL)));
      open_dialog (c, page, "library.tags");
      assert_shown (dialog_of (c), names[i]);
      close_dialog (c);
    }
  /* The list may have been read again since the dialog was opened, and its rows and the focus with it. */
  ui_wait_until (ui_find (page, ARI_TYPE_ENTRY_ROW, NULL) != NULL);
  gtk_widget_grab_focus (gtk_widget_get_parent (ui_find (page, ARI_TYPE_ENTRY_ROW, NULL)));
  gtk_widget_activate_action (page, "library.delete", NULL);
  ui_wait_until (ui_shows (c->window, "1 match deleted"));
  look (c);
  g_settings_reset (c->settings, "person-name");
}

/* Files have names as well, and error messages contain the library's file name. */
static void
test_failures (Case          *c,
               gconstpointer  data)
{
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(GError) error = g_error_new (ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED, "“%s” is broken.",
                                         names[N_NAMES - 1]);

  add_match (c, "minotaur", "a1 R1L", 0);
  show (c);
  for (guint i = 0; i < N_NAMES; i++)
    {
      g_autoptr(GFile) file = g_file_new_build_filename (c->fixture.dir, names[i], NULL);

      g_list_store_append (files, file);
    }
  ari_window_import (c->window, G_LIST_MODEL (files), FALSE);
  ui_wait_until (ui_shows (c->window, "Nothing Could Be Imported"));
  close_dialog (c);

  ari_window_fail (c->window, error, c->fixture.path);
  ui_wait_until (ui_find (c->window, ARI_TYPE_FAILURE_PAGE, NULL) != NULL);
  look (c);
}

/* The library's error messages, in place of a list. */
static void
test_unread (Case          *c,
             gconstpointer  data)
{
  g_autofree char *reason = NULL;
  AdwDialog *dice;
  GtkWidget *status;

  add_match (c, "minotaur", "a1 R1L", 0);
  show (c);
  ari_window_go (c->window, "game:minotaur");
  fixture_sql (c->fixture.path, "ALTER TABLE ply RENAME TO plies");

  open_dialog (c, GTK_WIDGET (c->window), "win.feats");
  ui_wait_until (ui_find (dialog_of (c), ADW_TYPE_STATUS_PAGE, NULL) != NULL);
  status = ui_find (dialog_of (c), ADW_TYPE_STATUS_PAGE, NULL);
  reason = g_strdup (adw_status_page_get_description (ADW_STATUS_PAGE (status)));
  g_test_message ("%s", reason);
  g_assert_nonnull (strstr (reason, "Tom &amp; Jerry &lt;b&gt;x %n%s"));
  close_dialog (c);

  dice = ADW_DIALOG (ari_dice_dialog_new (c->fixture.library, ari_rules_lookup ("labyrinth")));
  adw_dialog_present (dice, GTK_WIDGET (c->window));
  ui_wait_until (ui_find (dice, ADW_TYPE_STATUS_PAGE, NULL) != NULL);
  close_dialog (c);
}

/* Screen readers call a player without a name by the colour, once. */
static void
test_colour_once (void)
{
  GtkWidget *card = g_object_ref_sink (ari_seat_card_new (2));
  g_autoptr(AriMatch) match = test_match_new (2);
  const AriPosition *position = ari_match_get_position (match);
  g_autofree char *label = NULL;

  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, NULL, NULL);
  ari_seat_card_show (ARI_SEAT_CARD (card), match, position, position, FALSE);
  label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_nonnull (strstr (label, "Blue, "));
  g_assert_null (strstr (label, "Blue, Blue"));
  g_object_unref (card);
}

/* Where only tiles have colours, people see and hear names of players, or their numbers. */
static void
test_no_colours (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *window = ui_window_new (box, 600, 400);
  GtkWidget *board = ari_board_view_new (), *card = ari_seat_card_new (2);
  const AriRules *rules = ari_rules_lookup ("minotaur");
  GtkWidget *row = ari_seat_row_new (rules, 2), *mark = ari_seat_mark_new (rules, 2);
  GtkWidget *list = gtk_list_box_new ();
  g_autoptr(AriMoveInput) input = ari_move_input_new ();
  g_autoptr(AriMatch) match = NULL;
  g_autofree char *label = NULL;
  AriBoardState show;
  AriSetup setup;
  AriSpot spot;

  ari_setup_init (&setup, rules);
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Daidalos", NULL);
  gtk_box_append (GTK_BOX (box), board);
  gtk_box_append (GTK_BOX (box), card);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), mark);

  ari_seat_card_show (ARI_SEAT_CARD (card), match, ari_match_get_position (match),
                      ari_match_get_position (match), FALSE);
  label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_nonnull (strstr (label, "Daidalos, 0 points, "));

  ari_board_state_init (&show, &setup, ari_match_get_position (match));
  ari_board_view_set_input (ARI_BOARD_VIEW (board), input);
  ari_board_view_set_match (ARI_BOARD_VIEW (board), match);
  ari_board_view_show (ARI_BOARD_VIEW (board), &show, 0);
  spot = ari_board_find (rules->board (&setup), "2:BL");
  gtk_test_accessible_assert_property (ari_board_view_get_spot (ARI_BOARD_VIEW (board), spot),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Daidalos’s left blue tile, vacant");

  gtk_test_accessible_assert_property (ui_find (row, GTK_TYPE_ENTRY, NULL), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Name of player 2");
  gtk_test_accessible_assert_property (mark, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  gtk_window_destroy (GTK_WINDOW (window));
}

#define ADD(path, func) g_test_add (path, Case, NULL, set_up, func, window_tear_down)

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  ADD ("/ui/names/match", test_match);
  ADD ("/ui/names/practice", test_practice);
  ADD ("/ui/names/pages", test_pages);
  ADD ("/ui/names/failures", test_failures);
  ADD ("/ui/names/unread", test_unread);
  g_test_add_func ("/ui/names/colour-once", test_colour_once);
  g_test_add_func ("/ui/names/no-colours", test_no_colours);

  return g_test_run ();
}
