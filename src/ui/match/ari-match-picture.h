/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-table.h"

G_BEGIN_DECLS

/* Asks for a file and saves the board of @table in it: as SVG if the name ends so, else as PNG. @widget:
 * shows the result to the user; @title: title of the picture */
void ari_match_picture_save (AriTable   *table,
                             GtkWidget  *widget,
                             const char *title);
/* Puts the board of @table on the clipboard. */
void ari_match_picture_copy (AriTable   *table,
                             GtkWidget  *widget);

G_END_DECLS
