/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches that wait to be analysed, in the list of matches and in a list of their own. */
#include "announcements.h"
#include "ari-clock.h"
#include "ari-entry-row.h"
#include "ari-library-page.h"
#include "ari-review-row.h"
#include "library-fixture.h"
#include "press-key.h"
#include "ui-fixture.h"

#define N_MATCHES 4

typedef struct
{
  Fixture         fixture; /* first: its functions also accept the case */
  GtkWidget      *window;
  AriLibraryPage *page;
  AriReviewQueue *queue;
} Case;

/* Adds a finished match of "Theseus 1 and Minos", and so on, the last first in the list. */
static gint64
add_match (Case  *c,
           guint  number)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autofree char *name = g_strdup_printf ("Theseus %u", number);
  AriRandom random;

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, name, NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Minos", NULL);
  ari_random_init (&random, number);
  test_match_play (match, &random, 6);
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 1 });
  ari_match_set_started (match, 1700000000 + number);

  return fixture_add (&c->fixture, match);
}

static void
set_up (Case          *c,
        gconstpointer  data)
{
  GtkWidget *toasts = adw_toast_overlay_new ();

  fixture_set_up (&c->fixture, NULL);
  fixture_open (&c->fixture);
  for (guint i = 1; i <= N_MATCHES; i++)
    add_match (c, i);

  c->queue = ari_review_queue_new (c->fixture.library);
  ari_review_queue_set_nodes (c->queue, 60);
  ari_review_queue_set_paused (c->queue, TRUE);
  c->page = g_object_ref_sink (ari_library_page_new ());
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), GTK_WIDGET (c->page));
  c->window = ui_window_new (toasts, 400, 800);
  ari_library_page_set_library (c->page, c->fixture.library);
  ari_library_page_set_reviews (c->page, c->queue);
  ui_wait_until (ui_count (c->page, ARI_TYPE_ENTRY_ROW) == N_MATCHES && ui_shows (c->page, "Theseus 1"));
}

static void
tear_down (Case          *c,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (c->window));
  ari_review_queue_close (c->queue);
  /* Pending answers of the library hold both until then. */
  ui_wait_until (G_OBJECT (c->page)->ref_count == 1);
  g_assert_finalize_object (c->page);
  ui_wait_until (G_OBJECT (c->queue)->ref_count == 1);
  g_assert_finalize_object (c->queue);
  announcements_forget ();
  fixture_tear_down (&c->fixture, NULL);
}

/* Selects the first @n matches, and chooses to analyse them. */
static void
analyse (Case  *c,
         guint  n)
{
  GtkWidget *list = ui_find (c->page, GTK_TYPE_LIST_VIEW, NULL);

  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.select", NULL);
  for (guint i = 0; i < n; i++)
    g_signal_emit_by_name (list, "activate", i);
  ui_click (ui_find (c->page, GTK_TYPE_BUTTON, "Analyse"));
  ui_wait_until (!ui_shows (c->page, "Select _All")
                 && g_list_model_get_n_items (G_LIST_MODEL (c->queue)) == n);
}

static GtkWidget *
open_dialog (Case *c)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.reviews", NULL);
  ui_wait_until ((dialog = ui_find (c->window, ADW_TYPE_DIALOG, NULL)) != NULL
                 && ui_find (dialog, ARI_TYPE_REVIEW_ROW, NULL) != NULL);

  return dialog;
}

/* The matches that wait, as numbers. */
static void
assert_waiting (Case       *c,
                const char *expected)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (c->queue)); i++)
    {
      g_autoptr(AriReviewItem) item = g_list_model_get_item (G_LIST_MODEL (c->queue), i);

      g_string_append_printf (text, "%s%d", i > 0 ? " " : "", (int) ari_review_item_get_match (item));
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_banner (Case          *c,
             gconstpointer  data)
{
  g_autofree char *text = NULL;

  g_assert_false (ui_shows (c->page, "_Show…"));
  g_assert_null (ui_find (c->page, GTK_TYPE_IMAGE, "Analysed"));
  analyse (c, 2);
  ui_wait_until (ui_shows (c->page, "The analysis is paused, and 2 matches wait"));
  ari_review_queue_set_paused (c->queue, FALSE);
  ui_wait_until (g_list_model_get_n_items (G_LIST_MODEL (c->queue)) == 0);
  ui_wait_until (!ui_shows (c->page, "_Show…"));
  g_assert_cmpint (fixture_sql_int (c->fixture.path, "SELECT count(*) FROM eval"), ==, 12);

  /* The rows say so, also to a screen reader. */
  ui_wait_until (ui_find (c->page, GTK_TYPE_IMAGE, "Analysed") != NULL);
  text = ari_entry_row_describe (ARI_ENTRY_ROW (ui_find (c->page, ARI_TYPE_ENTRY_ROW, NULL)));
  g_assert_true (g_str_has_suffix (text, ", analysed"));

  /* Of the four that are selected, two are analysed already. */
  ari_review_queue_set_paused (c->queue, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.select-all", NULL);
  ui_wait_until (ui_shows (c->page, "4 Selected"));
  ui_click (ui_find (c->page, GTK_TYPE_BUTTON, "Analyse"));
  ui_wait_until (ui_shows (c->page, "The analysis is paused, and 2 matches wait"));
}

/* All is analysed, so nothing waits, and a toast says why. */
static void
test_nothing_left (Case          *c,
                   gconstpointer  data)
{
  analyse (c, 1);
  ari_review_queue_set_paused (c->queue, FALSE);
  ui_wait_until (g_list_model_get_n_items (G_LIST_MODEL (c->queue)) == 0);
  gtk_widget_activate_action (GTK_WIDGET (c->page), "library.select", NULL);
  g_signal_emit_by_name (ui_find (c->page, GTK_TYPE_LIST_VIEW, NULL), "activate", 0);
  ui_click (ui_find (c->page, GTK_TYPE_BUTTON, "Analyse"));
  ui_wait_until (ui_shows (c->window, "No finished match is left to analyse"));
}

/* By keys alone: the focus goes with the match that is moved, and to the next one when one is removed. */
static void
test_keys (Case          *c,
           gconstpointer  data)
{
  GtkWidget *dialog, *row;
  g_autofree char *text = NULL;

  analyse (c, 3);
  assert_waiting (c, "4 3 2");
  dialog = open_dialog (c);
  ui_wait_until (ui_shows (dialog, "Minoa: Theseus 4 and Minos"));
  row = ui_find (dialog, ARI_TYPE_REVIEW_ROW, NULL);
  text = ari_review_row_describe (ARI_REVIEW_ROW (row));
  /* Between the two stands the date. */
  g_assert_true (g_regex_match_simple ("^Minoa: Theseus 4 and Minos\\. .+ · Waits: the analysis is paused$", text, 0, 0));
  gtk_test_accessible_assert_property (gtk_widget_get_parent (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text);

  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  press_key_with (c->window, GDK_KEY_Up, GDK_ALT_MASK);
  assert_waiting (c, "4 3 2");
  press_key_with (c->window, GDK_KEY_Down, GDK_ALT_MASK);
  assert_waiting (c, "3 4 2");
  ui_step ();
  press_key_with (c->window, GDK_KEY_Down, GDK_ALT_MASK);
  assert_waiting (c, "3 2 4");
  ui_step ();
  press_key_with (c->window, GDK_KEY_Up, GDK_ALT_MASK);
  assert_waiting (c, "3 4 2");
  ui_step ();
  press_key (c->window, GDK_KEY_Delete);
  assert_waiting (c, "3 2");
  ui_step ();
  press_key (c->window, GDK_KEY_Delete);
  assert_waiting (c, "3");
  press_key (c->window, GDK_KEY_Delete);
  ui_wait_until (ui_shows (dialog, "No Matches Waiting"));
}

/* Whether the row with the focus lies within what the list shows. */
static gboolean
is_focus_seen (Case      *c,
               GtkWidget *list)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (c->window));
  GtkWidget *scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return focus != NULL && gtk_widget_is_ancestor (focus, list)
         && gtk_widget_compute_bounds (focus, scroller, &bounds)
         && bounds.size.height > 0 && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (scroller);
}

static gint64
first_waiting (Case *c)
{
  g_autoptr(AriReviewItem) item = g_list_model_get_item (G_LIST_MODEL (c->queue), 0);

  return ari_review_item_get_match (item);
}

/* A row that is moved by keys stays in sight. */
static void
test_long (Case          *c,
           gconstpointer  data)
{
  gint64 matches[20];
  g_autofree char *text = NULL;
  GtkWidget *dialog, *list;

  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    matches[i] = add_match (c, N_MATCHES + 1 + i);
  ari_review_queue_add (c->queue, matches, G_N_ELEMENTS (matches), FALSE);
  dialog = open_dialog (c);
  list = ui_find (dialog, GTK_TYPE_LIST_VIEW, NULL);
  ui_wait_until (ui_shows (dialog, "Minoa: Theseus 5 and Minos"));
  gtk_widget_grab_focus (gtk_widget_get_first_child (list));

  for (guint i = 0; i < G_N_ELEMENTS (matches) - 1; i++)
    {
      press_key_with (c->window, GDK_KEY_Down, GDK_ALT_MASK);
      ui_wait_for_frames (list, 2);
      g_assert_true (is_focus_seen (c, list));
    }
  /* As fast as keys come from a script. */
  for (guint i = 0; i < G_N_ELEMENTS (matches) - 1; i++)
    press_key_with (c->window, GDK_KEY_Up, GDK_ALT_MASK);
  ui_wait_until (is_focus_seen (c, list));
  text = ari_review_row_describe (ARI_REVIEW_ROW (gtk_widget_get_first_child (
                                    gtk_window_get_focus (GTK_WINDOW (c->window)))));
  g_assert_true (g_str_has_prefix (text, "Minoa: Theseus 5 and Minos. "));
  g_assert_cmpint (first_waiting (c), ==, matches[0]);
}

/* At midnight, what was played “Today” was played “Yesterday”. */
static void
test_midnight (Case          *c,
               gconstpointer  data)
{
  g_autoptr(AriReviewItem) item = NULL;
  GtkWidget *dialog, *row, *state;
  gint64 played;

  analyse (c, 1);
  dialog = open_dialog (c);
  row = ui_find (dialog, ARI_TYPE_REVIEW_ROW, NULL);
  ui_wait_until (ui_shows (row, "Minoa: Theseus 4 and Minos"));
  state = gtk_widget_get_next_sibling (ui_find (row, GTK_TYPE_LABEL, "Minoa: Theseus 4 and Minos"));
  item = g_list_model_get_item (G_LIST_MODEL (c->queue), 0);
  played = ari_entry_get_touched (ari_review_item_get_entry (item));
  ari_clock_set (ari_clock_get (), ari_clock_next_day (played));
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (state)), "Yesterday at"));
  ari_clock_set (ari_clock_get (), 0);
}

static void
test_buttons (Case          *c,
              gconstpointer  data)
{
  GtkWidget *dialog, *pause;

  analyse (c, 2);
  dialog = open_dialog (c);
  pause = ui_find (dialog, GTK_TYPE_BUTTON, "Resume the Analysis");
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (pause)), ==, "media-playback-start-symbolic");
  ui_click (ui_find (dialog, GTK_TYPE_BUTTON, "Analyse Later"));
  assert_waiting (c, "3 4");
  ui_click (ui_find (dialog, GTK_TYPE_BUTTON, "Analyse Earlier"));
  assert_waiting (c, "4 3");
  ui_click (ui_find (dialog, GTK_TYPE_BUTTON, "Don’t Analyse"));
  assert_waiting (c, "3");

  ui_click (pause);
  g_assert_false (ari_review_queue_is_paused (c->queue));
  g_assert_true (ui_find (dialog, GTK_TYPE_BUTTON, "Pause the Analysis") == pause);
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (pause)), ==, "media-playback-pause-symbolic");
  ui_wait_until (ui_shows (dialog, "No Matches Waiting"));

  /* Pausing is heard even when no match waits. */
  ui_click (pause);
  g_assert_cmpstr (announcements_last (), ==, "The analysis is paused");
  ui_click (pause);
  g_assert_cmpstr (announcements_last (), ==, "The analysis is no longer paused");
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/reviews/banner", Case, NULL, set_up, test_banner, tear_down);
  g_test_add ("/ui/reviews/nothing-left", Case, NULL, set_up, test_nothing_left, tear_down);
  g_test_add ("/ui/reviews/keys", Case, NULL, set_up, test_keys, tear_down);
  g_test_add ("/ui/reviews/long", Case, NULL, set_up, test_long, tear_down);
  g_test_add ("/ui/reviews/buttons", Case, NULL, set_up, test_buttons, tear_down);
  g_test_add ("/ui/reviews/midnight", Case, NULL, set_up, test_midnight, tear_down);

  return g_test_run ();
}
