/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-search-task.h"

G_BEGIN_DECLS

/* Searches at full strength by the tree, alpha-beta or expectimax, whichever serves the game. */
AriVerdict *ari_search_dispatch   (const AriSearchTask    *task) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
