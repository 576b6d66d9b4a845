/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Closing a page, a dialog or a menu leaves nothing behind, neither ours nor GTK's. */
#include "ari-match-page.h"
#include "ari-preferences-dialog.h"
#include "ari-toss-dialog.h"
#include "window-fixture.h"

#define N_OPENS 3

/* The number of watched objects; 0 at the end. */
static guint n_alive;

static void
gone_cb (gpointer  data,
         GObject  *object)
{
  n_alive--;
}

static void
watch (gpointer object)
{
  g_object_weak_ref (object, gone_cb, NULL);
  n_alive++;
}

static void
watch_widgets (GtkWidget *root)
{
  watch (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_widgets (child);
}

/* Adds the sections and submenus of @menu, recursively, to @inner. */
static void
collect_menus (GMenuModel *menu,
               GPtrArray  *inner)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    for (guint j = 0; j < G_N_ELEMENTS (links); j++)
      {
        GMenuModel *model = g_menu_model_get_item_link (menu, i, links[j]);

        if (model == NULL)
          continue;
        g_ptr_array_add (inner, model);
        collect_menus (model, inner);
      }
}

static void
collect_menus_below (GtkWidget *root,
                     GPtrArray *inner)
{
  if (GTK_IS_MENU_BUTTON (root) && gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (root)) != NULL)
    collect_menus (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (root)), inner);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_menus_below (child, inner);
}

static void
test_match (Case          *c,
            gconstpointer  data)
{
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  for (guint i = 0; i < N_OPENS; i++)
    {
      g_autoptr(GPtrArray) menus = g_ptr_array_new_with_free_func (g_object_unref);
      AriAutosave *autosave;
      GtkWidget *page;

      gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", c->id);
      ui_wait_until ((page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL)) != NULL);
      ui_wait_until (ui_find (page, ADW_TYPE_INLINE_VIEW_SWITCHER, NULL) != NULL);
      autosave = ari_match_page_get_autosave (ARI_MATCH_PAGE (page));
      watch (autosave);
      watch (ari_autosave_get_match (autosave));
      watch_widgets (page);
      collect_menus_below (page, menus);
      g_assert_cmpuint (n_alive, >, 200);
      g_assert_cmpuint (menus->len, >, 2);

      gtk_widget_activate_action (page, "navigation.pop", NULL);
      ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);
      ui_wait_until (n_alive == 0);
      /* GTK may keep them, but their contents are gone. */
      for (guint j = 0; j < menus->len; j++)
        g_assert_cmpint (g_menu_model_get_n_items (menus->pdata[j]), ==, 0);
    }
}

static void
show_and_close (Case      *c,
                AdwDialog *dialog)
{
  /* So the focus has nowhere to return to. */
  gtk_window_set_focus (GTK_WINDOW (c->window), NULL);
  adw_dialog_present (dialog, GTK_WIDGET (c->window));
  ui_wait_until (gtk_widget_get_mapped (adw_dialog_get_child (dialog)));
  ui_wait_until (gtk_window_get_focus (GTK_WINDOW (c->window)) != NULL);
  watch_widgets (GTK_WIDGET (dialog));
  adw_dialog_force_close (dialog);
  ui_wait_until (n_alive == 0);
}

/* Their toggles show more than text. */
static void
test_dialogs (Case          *c,
              gconstpointer  data)
{
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriPracticeThrows) throws = ari_practice_throws_new ();
  AriSetup setup;

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (ari_setup_parse (&setup, "minotaur", NULL));
  match = ari_match_new (&setup);
  show_and_close (c, ari_preferences_dialog_new (c->settings, c->fixture.library));
  show_and_close (c, ari_toss_dialog_new (c->settings, throws, match));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  WINDOW_ADD ("/ui/opens/match", test_match);
  WINDOW_ADD ("/ui/opens/dialogs", test_dialogs);

  return g_test_run ();
}
