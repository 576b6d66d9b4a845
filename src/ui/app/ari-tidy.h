/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The toolkit never frees what toggles show, nor menus inside menus. These two empty them before they go:
 * call them in dispose, or when a menu has closed. */

/* Empties all toggles of @root and below it. */
void ari_tidy_toggles (GtkWidget  *root);
/* Empties @menu, its sections and its submenus. */
void ari_tidy_menu    (GMenuModel *menu);

G_END_DECLS
