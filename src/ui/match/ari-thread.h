/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_THREAD (ari_thread_get_type ())
/**
 * AriThread:
 *
 * The thread through a match: a slider over the plies, with marks where areas closed or pieces were
 * captured, where mistakes were made, and where variations leave it. Its ball is the cursor of the
 * match. Time runs from left to right in every language, as on players.
 *
 * Property "match".
 *
 * Signal "chosen" (guint): the person wants to see the position after so many plies of the shown line.
 */
G_DECLARE_FINAL_TYPE (AriThread, ari_thread, ARI, THREAD, GtkWidget)

void ari_thread_set_match (AriThread *self,
                           AriMatch  *match);
/* On little room: without much air above and below. */
void ari_thread_set_low   (AriThread *self,
                           gboolean   low);

G_END_DECLS
