/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* "Ariadne (Red)", or only "Red" if the player has no other name: boards and moves know the players by their
 * colours. Only "Ariadne" in a game whose seats have no colours. */
char *ari_seat_words (AriMatch *match,
                      AriActor  seat) G_GNUC_WARN_UNUSED_RESULT;

/* (nullable) (transfer full): that a substitute chose @ply, in a sentence. */
char *ari_seat_words_substitute (AriMatch *match,
                                 AriPly   *ply) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
