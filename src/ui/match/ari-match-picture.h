/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-table.h"

G_BEGIN_DECLS

/* Asks for a file and saves the board of @table in it: as PNG if the name ends so, else as SVG. @widget:
 * shows the result to the user; @title: title of the picture */
void ari_match_picture_save (AriTable   *table,
                             GtkWidget  *widget,
                             const char *title);

G_END_DECLS
