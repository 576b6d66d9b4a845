/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is beside the table on a match page: the side panel, and the menu and buttons of the header. */
#include "ari-settings.h"
#include "page-fixture.h"
#include "ui-fixture.h"

static void
test_panel (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  AdwOverlaySplitView *split = ADW_OVERLAY_SPLIT_VIEW (page_find (page, ADW_TYPE_OVERLAY_SPLIT_VIEW));
  AdwViewStack *stack = ADW_VIEW_STACK (page_find (page, ADW_TYPE_VIEW_STACK));
  gboolean shown = adw_overlay_split_view_get_show_sidebar (split);

  page_pick (fixture, "a1b1");
  page_act (fixture, "match.panel");
  g_assert_cmpint (adw_overlay_split_view_get_show_sidebar (split), ==, !shown);
  page_act (fixture, "match.rules");
  g_assert_true (adw_overlay_split_view_get_show_sidebar (split));
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (stack), ==, "rules");
}

/* (nullable): the button below @root that shows and hides the side panel. */
static GtkToggleButton *
find_panel_button (GtkWidget *root)
{
  GtkToggleButton *found = NULL;

  if (GTK_IS_TOGGLE_BUTTON (root)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), "match.panel") == 0)
    return GTK_TOGGLE_BUTTON (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_panel_button (child);

  return found;
}

static gboolean
shows_panel (Fixture *fixture)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkToggleButton *button = find_panel_button (page);
  AdwOverlaySplitView *split = ADW_OVERLAY_SPLIT_VIEW (page_find (page, ADW_TYPE_OVERLAY_SPLIT_VIEW));

  g_assert_cmpint (gtk_toggle_button_get_active (button), ==,
                   adw_overlay_split_view_get_show_sidebar (split));

  return gtk_toggle_button_get_active (button);
}

/* The page as it is when its match is opened. */
static void
open_again (Fixture   *fixture,
            GSettings *settings)
{
  page_close (fixture);
  fixture->page = ari_match_page_new (fixture->autosave, settings, FALSE);
  fixture->table = ari_match_page_get_table (fixture->page);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1100, 720);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
  page_settle (fixture);
}

/* A new match leaves all room to the board. Once a person has opened the panel, matches open with it until
 * that person closes it again; neither a result nor the size of the window counts as that. */
static void
test_panel_is_kept (Fixture      *fixture,
                    gconstpointer data)
{
  g_autoptr(GSettings) settings = ari_settings_new ();

  g_settings_reset (settings, "side-panel");
  open_again (fixture, settings);
  g_assert_false (shows_panel (fixture));
  page_act (fixture, "match.rules");
  g_assert_true (shows_panel (fixture));
  open_again (fixture, settings);
  g_assert_false (shows_panel (fixture));

  page_act (fixture, "match.panel");
  g_assert_true (shows_panel (fixture));
  open_again (fixture, settings);
  g_assert_true (shows_panel (fixture));
  page_resize (fixture, 700, 720);
  ui_wait_until (!shows_panel (fixture));
  page_act (fixture, "match.panel");
  g_assert_true (shows_panel (fixture));
  page_act (fixture, "match.panel");
  g_assert_false (shows_panel (fixture));
  page_resize (fixture, 1100, 720);
  ui_wait_until (shows_panel (fixture));
  g_assert_true (g_settings_get_boolean (settings, "side-panel"));

  page_act (fixture, "match.panel");
  open_again (fixture, settings);
  g_assert_false (shows_panel (fixture));
}

static void
test_sheet (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  AdwBottomSheet *sheet;
  AdwViewStack *stack = ADW_VIEW_STACK (page_find (page, ADW_TYPE_VIEW_STACK));

  /* A busy window manager may miss the first request, and the layout doesn't follow at once. */
  while (gtk_widget_get_width (page) > 400 || page_find (page, ADW_TYPE_BOTTOM_SHEET) == NULL)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), 400, 640);
      page_settle (fixture);
    }
  sheet = ADW_BOTTOM_SHEET (page_find (page, ADW_TYPE_BOTTOM_SHEET));

  g_assert_false (adw_bottom_sheet_get_open (sheet));
  page_act (fixture, "match.panel");
  g_assert_true (adw_bottom_sheet_get_open (sheet));
  page_act (fixture, "match.panel");
  g_assert_false (adw_bottom_sheet_get_open (sheet));
  page_act (fixture, "match.rules");
  g_assert_true (adw_bottom_sheet_get_open (sheet));
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (stack), ==, "rules");
}

/* Those that a menu shows before a submenu is opened. */
static guint
n_entries (GMenuModel *menu)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      n += section != NULL ? n_entries (section) : 1;
    }

  return n;
}

/* The menu is short enough for a low window. */
static void
test_menu (Fixture      *fixture,
           gconstpointer data)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (ui_find (fixture->page, GTK_TYPE_MENU_BUTTON, "Main Menu"));
  int height;

  page_resize (fixture, 1024, 600);
  g_assert_cmpuint (n_entries (gtk_menu_button_get_menu_model (button)), <=, 12);
  gtk_menu_button_popup (button);
  ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (button))));
  gtk_widget_measure (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_ORIENTATION_VERTICAL, -1, NULL,
                      &height, NULL, NULL);
  g_assert_cmpint (height, <=, 600 - 50);
  gtk_menu_button_popdown (button);
  page_settle (fixture);
}

/* The button for @action that shows, or NULL. */
static GtkWidget *
find_button (GtkWidget  *root,
             const char *action)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (GTK_IS_BUTTON (root)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);

  return found;
}

/* Redo stands beside Undo at every size. */
static void
test_redo (Fixture      *fixture,
           gconstpointer data)
{
  static const struct { int width, height; } sizes[] = {
    { 1100, 720 }, { 700, 700 }, { 360, 640 }, { 720, 360 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *page = GTK_WIDGET (fixture->page);

      page_resize (fixture, sizes[i].width, sizes[i].height);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_assert_true (gtk_widget_get_next_sibling (find_button (page, "match.take-back"))
                     == find_button (page, "match.redo"));
    }
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/ui/match-side/" path, Fixture, NULL, page_set_up, func, page_tear_down)
  ADD ("panel", test_panel);
  ADD ("kept", test_panel_is_kept);
  ADD ("sheet", test_sheet);
  ADD ("redo", test_redo);
  ADD ("menu/minoa", test_menu);
  g_test_add ("/ui/match-side/menu/minotaur", Fixture, "minotaur", page_set_up, test_menu, page_tear_down);

  return g_test_run ();
}
