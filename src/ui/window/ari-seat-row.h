/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"
#include "ari-people.h"

G_BEGIN_DECLS

#define ARI_TYPE_SEAT_ROW (ari_seat_row_get_type ())
/**
 * AriSeatRow:
 *
 * The player at a seat of a new match: its mark, a name, and a person or a computer of some level. Signal
 * "changed".
 */
G_DECLARE_FINAL_TYPE (AriSeatRow, ari_seat_row, ARI, SEAT_ROW, AdwPreferencesRow)

/* Empty before ari_seat_row_set(). */
GtkWidget  *ari_seat_row_new       (const AriRules *rules,
                                    AriActor       seat) G_GNUC_WARN_UNUSED_RESULT;
void        ari_seat_row_set       (AriSeatRow    *self,
                                    const AriSeat *who);
/* @level: an id; one that this program does not have changes nothing */
void        ari_seat_row_set_level (AriSeatRow    *self,
                                    const char    *level);
/* The chosen kind. */
AriSeatKind ari_seat_row_get_kind  (AriSeatRow    *self);
/* As it was entered, without white space around it; empty when there is none. A computer then has its usual
 * one. */
char       *ari_seat_row_dup_name  (AriSeatRow    *self) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget  *ari_seat_row_make_name_row (AriSeatRow *self);
/* Offers their names, as far as @people has read them; call it again when they change. */
void        ari_seat_row_offer_people  (AriSeatRow *self,
                                        AriPeople  *people);
/* The name that counts for what was entered. A person’s row shows it when the focus leaves it. */
void        ari_seat_row_set_meant     (AriSeatRow *self,
                                        const char *name);
/* Shows it now, unless somebody types there. */
void        ari_seat_row_show_meant    (AriSeatRow *self);
void        ari_seat_row_set_partners  (AriSeatRow *self,
                                        const char *names);
const char *ari_seat_row_get_level (AriSeatRow    *self);

G_END_DECLS
