/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* Whether what players have to keep in mind themselves may be told: to who plays alone, and to all when the match is
 * over. */
gboolean ari_match_may_recall (AriMatch *match);

/* Whether the text of @ply tells what players have to keep in mind, the match being under way. */
gboolean ari_match_has_to_remember (AriMatch *match,
                                    AriPly   *ply);

/* What somebody who forgets nothing would have known where @ply was played, and its actor did without: sentences, a line
 * for each, newly allocated. NULL when there is nothing to tell, when it may not be told, and off the shown line. */
char    *ari_oversight_of     (AriMatch *match,
                               AriPly   *ply);

G_END_DECLS
