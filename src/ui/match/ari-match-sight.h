/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-table.h"

G_BEGIN_DECLS

/* Tells @table whether people see it (ari_table_set_seen()): nobody thinks about a match whose @page, or its
 * window, is out of sight. */
void ari_match_sight_watch (GtkWidget *page,
                            AriTable  *table);

G_END_DECLS
