/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Menus of @page that are opened while the focus is on @stage give it back when they close: GTK leaves it on
 * the button, where arrow keys step through the match instead of moving on the board. */
void ari_menu_focus_add (GtkWidget *page,
                         GtkWidget *stage);

G_END_DECLS
