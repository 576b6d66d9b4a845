/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* What players have to keep in mind is hidden until the rules have ended the match: players can take
 * back any other ending. @reveal_hidden: show it nevertheless,
 * because a player who may ask for it did. */

/* Whether a player may ask for it: one who plays alone, and everybody when the match is over. */
gboolean ari_match_may_recall (AriMatch *match);

/* Whether to hide what @action says, and the text of @ply. */
gboolean ari_match_hides_action (AriMatch  *match,
                                 AriAction  action,
                                 gboolean   reveal_hidden);
gboolean ari_match_hides_ply    (AriMatch  *match,
                                 AriPly    *ply,
                                 gboolean   reveal_hidden);
/* The same for the action written @text in the position where @ply was played, which is on the shown line. */
gboolean ari_match_hides_text   (AriMatch   *match,
                                 AriPly     *ply,
                                 const char *text,
                                 gboolean    reveal_hidden);

/* What the last turn revealed stays open for a moment; then the board and every text hide it together.
 * ari_match_cover() hides it, and returns whether that is new; ari_match_uncover() prepares for a new ply. */
gboolean ari_match_cover        (AriMatch *match);
void     ari_match_uncover      (AriMatch *match);
gboolean ari_match_is_covered   (AriMatch *match);

/* Why something is hidden, as a translated note without a full stop. */
const char *ari_match_why_hidden (AriMatch *match);

/* Removes what must be hidden from @position before it is shown. Nothing can be played in what is left. */
void     ari_match_redact         (AriMatch    *match,
                                   AriPosition *position,
                                   gboolean     reveal_hidden);

/* What a player with a perfect memory would have known where @ply was played, and its player didn't use:
 * sentences, one to a line, newly allocated. NULL when there is nothing to tell, when it must be hidden, and
 * off the shown line. */
char    *ari_oversight_of       (AriMatch *match,
                                 AriPly   *ply,
                                 gboolean  reveal_hidden);

G_END_DECLS
