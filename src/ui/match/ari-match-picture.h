/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-table.h"

G_BEGIN_DECLS

/* Asks for a file and writes into it what the board of @table shows: as SVG, or as PNG if the name ends
 * so. @widget: where the person is told how it went; @title: what the picture is called */
void ari_match_picture_save (AriTable   *table,
                             GtkWidget  *widget,
                             const char *title);

G_END_DECLS
