/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-table.h"

G_BEGIN_DECLS

/**
 * AriTableMode: what a table shows and says
 * @ARI_MODE_PLAYING: the position at the cursor, and who acts there
 * @ARI_MODE_REFUSED: why the last choice of a person was refused
 * @ARI_MODE_ASKING: which of several things that choice may mean
 * @ARI_MODE_FEAT: a feat that still hides its outcome, or is just over
 * @ARI_MODE_HINT: a hint, step by step
 * @ARI_MODE_TRYING: a mistake that a person tries again
 * @ARI_MODE_PREVIEW: a line that nobody has played
 * @ARI_MODE_WARNED: a choice that loses much and waits for its player to decide
 * @ARI_MODE_CHECKING: a choice that waits until it has been judged
 * @ARI_MODE_RECAP: the last turns, replayed
 * @ARI_MODE_RULE: a rule that matters to a person for the first time
 * @ARI_MODE_ADVICE: what a person should do instead of what has cost a little several times
 *
 * A table is in exactly one mode. Several of its parts may be active at once: a refusal, say, while a mistake
 * is tried again. Then the mode is the one that people see, and the other comes back when it ends.
 */
typedef enum
{
  ARI_MODE_PLAYING,
  ARI_MODE_REFUSED,
  ARI_MODE_ASKING,
  ARI_MODE_FEAT,
  ARI_MODE_HINT,
  ARI_MODE_TRYING,
  ARI_MODE_PREVIEW,
  ARI_MODE_WARNED,
  ARI_MODE_CHECKING,
  ARI_MODE_RECAP,
  ARI_MODE_RULE,
  ARI_MODE_ADVICE,
} AriTableMode;

AriTableMode ari_table_get_mode (AriTable *self);

G_END_DECLS
