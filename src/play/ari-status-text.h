/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-driver.h"

G_BEGIN_DECLS

/* The state of the match at the cursor in a sentence or two, newly allocated: what the player does next, what
 * the past is, who won. @picks: (nullable): what the player has picked there; NULL: nothing */
char    *ari_status_text             (AriMatch        *match,
                                      AriDriver       *driver,
                                      const AriPicker *picks) G_GNUC_WARN_UNUSED_RESULT;
/* Whose turn it is, where nobody is asked for anything, newly allocated. The match isn't over. */
char    *ari_status_text_turn        (AriMatch        *match) G_GNUC_WARN_UNUSED_RESULT;
/* Whether you can choose an action by pointing at the board. Outcomes of chance that look alike there are
 * chosen from a list, or typed: you can't point at a tile before it is there. */
gboolean ari_status_text_is_pickable (const AriRules    *rules,
                                      const AriPosition *position);

G_END_DECLS
