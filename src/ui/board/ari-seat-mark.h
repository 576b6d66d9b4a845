/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_TYPE_SEAT_MARK (ari_seat_mark_get_type ())
/**
 * AriSeatMark:
 *
 * The mark of a seat, its shape in its colours, 16 px unless a size is requested. Screen readers call it by
 * the colour of the seat, or by nothing where seats have no colours.
 */
G_DECLARE_FINAL_TYPE (AriSeatMark, ari_seat_mark, ARI, SEAT_MARK, GtkWidget)

/* The mark of @seat in its colour; both as in ari_seat_mark_set_seat(). */
GtkWidget *ari_seat_mark_new      (const AriRules *rules,
                                   AriActor        seat) G_GNUC_WARN_UNUSED_RESULT;
void       ari_seat_mark_set_seat (AriSeatMark    *self,
                                   const AriRules *rules,
                                   AriActor        seat);
void       ari_seat_mark_set_name (AriSeatMark    *self,
                                   const char     *name);

G_END_DECLS
