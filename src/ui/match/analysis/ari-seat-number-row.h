/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_SEAT_NUMBER_ROW (ari_seat_number_row_get_type ())
/**
 * AriSeatNumberRow:
 *
 * A row about one seat of a match: its mark, its name, what is said of it, and a number.
 */
G_DECLARE_FINAL_TYPE (AriSeatNumberRow, ari_seat_number_row, ARI, SEAT_NUMBER_ROW, AdwActionRow)

GtkWidget *ari_seat_number_row_new  (void) G_GNUC_WARN_UNUSED_RESULT;
/* @tooltip: (nullable). No text is markup. */
void       ari_seat_number_row_show (AriSeatNumberRow *self,
                              AriMatch   *match,
                              AriActor    seat,
                              const char *words,
                              const char *number,
                              const char *tooltip);

G_END_DECLS
