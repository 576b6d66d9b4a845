/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The toolkit never frees the children of toggles, nor menus inside menus. These two empty them: call them in
 * dispose, or when a menu has closed. */

/* Empties all toggles in @root. */
void ari_tidy_toggles (GtkWidget  *root);
/* Empties @menu, its sections and its submenus. */
void ari_tidy_menu    (GMenuModel *menu);

G_END_DECLS
