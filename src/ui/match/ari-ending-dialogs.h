/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

/* The questions before players end a match, or hand it to the computer. @widget: the one that asks */
void ari_ending_resign     (AriTable  *table,
                            GtkWidget *widget);
void ari_ending_offer_draw (AriTable  *table,
                            GtkWidget *widget);
void ari_ending_adjudicate (AriTable  *table,
                            GtkWidget *widget);
void ari_ending_leave      (AriTable  *table,
                            GtkWidget *widget);
void ari_ending_let_finish (AriTable  *table,
                            GtkWidget *widget);
void ari_ending_seats      (AriTable  *table,
                            GtkWidget *widget);

G_END_DECLS
