/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two leaks of the toolkit made the window grow by 60 to 80 kB with each match that was opened:
 *
 * AdwToggle of libadwaita 1.7 (and 1.10) never drops its reference to its child. AdwInlineViewSwitcher
 * gives each of its toggles such a child, so all of them stay, with their labels, styles and layouts.
 *
 * GtkPopoverMenu of GTK 4.18 takes a reference to each section and submenu of its model, and never
 * drops it. An empty GMenu is small; its items are not. */
#include "ari-tidy.h"

void
ari_tidy_toggles (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (ADW_IS_TOGGLE_GROUP (root))
    {
      AdwToggleGroup *group = ADW_TOGGLE_GROUP (root);

      for (guint i = 0; i < adw_toggle_group_get_n_toggles (group); i++)
        adw_toggle_set_child (adw_toggle_group_get_toggle (group, i), NULL);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ari_tidy_toggles (child);
}

void
ari_tidy_menu (GMenuModel *menu)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };

  g_return_if_fail (G_IS_MENU (menu));

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    for (guint j = 0; j < G_N_ELEMENTS (links); j++)
      {
        g_autoptr(GMenuModel) inner = g_menu_model_get_item_link (menu, i, links[j]);

        if (inner != NULL)
          ari_tidy_menu (inner);
      }
  g_menu_remove_all (G_MENU (menu));
}
