/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* What players have to keep in mind is hidden until the match is over, by the rules or by its players: who
 * ends a match wants to see what lay where, even if it may be played on. */

/* Whether a player may ask for it: one who plays alone, and everybody when the match is over. */
gboolean ari_match_may_recall (AriMatch *match);

/**
 * AriVisibility: who looks at a match
 * @match: (unowned):
 * @covered: what the last turn revealed for a moment is hidden again
 * @reveal_hidden: nothing is hidden, because a player who may ask for it did
 * @tried: (nullable) (unowned): a mistake that a person tries again, so what was better is not told; compared
 *   only by identity
 */
typedef struct
{
  AriMatch *match;
  gboolean  covered;
  gboolean  reveal_hidden;
  AriPly   *tried;
} AriVisibility;

/* Whether to hide what @action says, which is of the line at the cursor, and the text of @ply. */
gboolean ari_visibility_hides_action (const AriVisibility *self,
                                      AriAction            action);
gboolean ari_visibility_hides_ply    (const AriVisibility *self,
                                      AriPly              *ply);
/* The same for the action written @text in the position where @ply was played, which is on the shown line. */
gboolean ari_visibility_hides_text   (const AriVisibility *self,
                                      AriPly              *ply,
                                      const char          *text);

/* Why something is hidden, as a translated note without a full stop. */
const char *ari_visibility_why_hidden (void);
/* Why players can't play on, as translated sentences: see ari_match_ends_for_good(). */
const char *ari_visibility_why_final  (void);

/* Removes what must be hidden from @position before it is shown. Nothing can be played in what is left. */
void     ari_visibility_redact       (const AriVisibility *self,
                                      AriPosition         *position);

/* What a player with a perfect memory would have known where @ply was played, and its player didn't use:
 * sentences, one to a line, newly allocated. NULL when there is nothing to tell, when it must be hidden, and
 * off the shown line. */
char    *ari_visibility_find_missed_recall (const AriVisibility *self,
                                            AriPly              *ply);

G_END_DECLS
