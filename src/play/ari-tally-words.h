/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* "Triangles: Ariadne 29 and Theseus 67": one thing that the game counts, with the numbers of all players. */
char *ari_tally_words (AriMatch          *match,
                       const AriTallyRow *row) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer full): how a match that is over ended, why, and all that was counted, a line each. */
char *ari_tally_words_result (AriMatch *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
