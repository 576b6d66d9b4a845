/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/* What head starts mean for each player who doesn't start as usual, in sentences; %NULL if everybody does.
 * @names: (nullable) */
char *ari_head_start_words (const AriSetup *setup,
                            const AriNames *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
