/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/* A game with nothing that is optional: the example of src/designs/games.md. */
extern const AriRules smallest_game;

G_END_DECLS
