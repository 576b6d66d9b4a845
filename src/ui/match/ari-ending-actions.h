/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-table.h"

G_BEGIN_DECLS

/* The actions of the match page with which players end a match or hand it over: "match.resign",
 * "match.offer-draw", "match.adjudicate", "match.leave", "match.let-finish", "match.seats". */

void ari_ending_actions_install (GtkWidgetClass              *widget_class,
                                 GtkWidgetActionActivateFunc  activate);
/* Asks the question of an action, unless the table refuses to end the match now.
 * @widget: the parent of the dialog */
void ari_ending_actions_ask     (AriTable                    *table,
                                 GtkWidget                   *widget,
                                 const char                  *name);
/* Undo: a match that was over goes on then, so a toast says it and offers the way back to the end.
 * @widget: any one in the window */
void ari_ending_actions_undo    (AriTable                    *table,
                                 GtkWidget                   *widget);
/* Enables what the table allows now.
 * @widget: the one that has the actions */
void ari_ending_actions_sync    (GtkWidget                   *widget,
                                 AriTable                    *table);

G_END_DECLS
