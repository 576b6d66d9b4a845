/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-stand-in.h"

G_BEGIN_DECLS

/**
 * AriGo: where to go in a match
 * @ARI_GO_NUMBER: a number of plies into the shown line; past its end: the end
 * @ARI_GO_MAIN_NUMBER: a number of plies into the main line, which is shown from then on
 * @ARI_GO_PLY: after the ply with this id, on any line
 * @ARI_GO_MAIN_LINE: where the shown variation left it
 */
typedef enum
{
  ARI_GO_FIRST,
  ARI_GO_BACK,
  ARI_GO_FORWARD,
  ARI_GO_LAST,
  ARI_GO_NUMBER,
  ARI_GO_MAIN_NUMBER,
  ARI_GO_PLY,
  ARI_GO_MAIN_LINE,
  ARI_GO_PREVIOUS_MISTAKE,
  ARI_GO_NEXT_MISTAKE,
} AriGo;

/* Whether there is such a place, other than the cursor. */
gboolean ari_go_is_possible (AriMatch *match,
                             AriGo     where,
                             guint     number);
/* Moves the cursor there, if there is such a place. */
void     ari_go             (AriMatch *match,
                             AriGo     where,
                             guint     number);

/* Whether a ply that is played at the cursor goes on with the match itself. It does, too, where the line
 * shown goes on with what was taken back. */
gboolean ari_go_extends_match (AriMatch *match);

/* The last ply of the shown line that a person decided on, which undo takes back; 0: none. */
guint    ari_go_last_decision (AriMatch   *match,
                               AriStandIn *stand_in);

G_END_DECLS
