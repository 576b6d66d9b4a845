/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* What players have to keep in mind themselves is hidden until the match is over. @recalls: it is told
 * nevertheless, for somebody who may have it so has wished it. */

/* Whether somebody may wish it: who plays alone, and all when the match is over. */
gboolean ari_match_may_recall (AriMatch *match);

/* Whether what @action says is to be hidden, and the text of @ply. */
gboolean ari_match_hides_action (AriMatch  *match,
                                 AriAction  action,
                                 gboolean   recalls);
gboolean ari_match_hides_ply    (AriMatch  *match,
                                 AriPly    *ply,
                                 gboolean   recalls);
/* The same of the action that is written @text where @ply was played, which is on the shown line. */
gboolean ari_match_hides_text   (AriMatch   *match,
                                 AriPly     *ply,
                                 const char *text,
                                 gboolean    recalls);

/* Takes what is to be hidden out of @position, which is to be shown. Nothing can be played in what is
 * left. */
void     ari_match_redact         (AriMatch    *match,
                                   AriPosition *position,
                                   gboolean     recalls);

/* What somebody who forgets nothing would have known where @ply was played, and its actor did without:
 * sentences, a line for each, newly allocated. NULL when there is nothing to tell, when it is to be
 * hidden, and off the shown line. */
char    *ari_oversight_of       (AriMatch *match,
                                 AriPly   *ply,
                                 gboolean  recalls);

G_END_DECLS
