/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-room.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_REPLAY_BAR (ari_replay_bar_get_type ())
/**
 * AriReplayBar:
 *
 * The bar below the table: the thread, the buttons that step and play along it, and the current place in
 * the match. Their actions belong to the group "match". Time runs from left to right in every language, and
 * so does the bar.
 */
G_DECLARE_FINAL_TYPE (AriReplayBar, ari_replay_bar, ARI, REPLAY_BAR, AdwBin)

/* Call once, before the bar is shown. */
void ari_replay_bar_set_table (AriReplayBar *self,
                               AriTable     *table);
void ari_replay_bar_set_room  (AriReplayBar *self,
                               AriRoom       room);
/* Shows the table's current place, and whether it is playing. */
void ari_replay_bar_sync      (AriReplayBar *self);
/* The translated name of a replay speed. */
const char *ari_replay_bar_speed_name (double speed);

G_END_DECLS
