/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

/* Each asks a question before players end a match, or hand it to the computer. @widget: its parent */

/* A person gives up. */
void ari_ending_resign     (AriTable  *table,
                            GtkWidget *widget);
/* The computers answer at once, other people by a button. */
void ari_ending_offer_draw (AriTable  *table,
                            GtkWidget *widget);
/* A search suggests the result, and the players accept it or play on. */
void ari_ending_adjudicate (AriTable  *table,
                            GtkWidget *widget);
/* The match ends without a result. */
void ari_ending_leave      (AriTable  *table,
                            GtkWidget *widget);
/* Computers play all seats from here on. */
void ari_ending_let_finish (AriTable  *table,
                            GtkWidget *widget);
/* Chooses who plays each seat from here on, a person or a computer. */
void ari_ending_seats      (AriTable  *table,
                            GtkWidget *widget);

G_END_DECLS
