/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"
#include "ari-palette.h"

G_BEGIN_DECLS

/* What charts over the plies of a match share: its shown line runs from their left edge to the right one. */

float ari_ply_axis_x               (AriMatch    *match,
                                    guint        number,
                                    float        width);
/* The number of plies after which the position at @x comes. */
guint ari_ply_axis_number          (AriMatch    *match,
                                    double       x,
                                    float        width);
/* A bar at the cursor of @match. */
void  ari_ply_axis_snapshot_cursor (AriMatch    *match,
                                    AriScheme    scheme,
                                    GtkSnapshot *snapshot,
                                    float        width,
                                    float        height);
/* Calls @pointed with @widget and x, where people press and drag on it. */
void  ari_ply_axis_watch           (GtkWidget   *widget,
                                    void       (*pointed) (GtkWidget *widget, double x));

G_END_DECLS
