/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "ari-rules.h"

G_BEGIN_DECLS

#define MINOA_SETUPS 10

/* A game of three seats and one die: see games.c. Only what a search asks for is there. */
extern const AriRules rules_toy;

/* Minoa with each number of seats and each value of each option that matters to it. */
void      minoa_setups (AriSetup     setups[MINOA_SETUPS]);
/* Plays at random until at most @actions are legal; FALSE when the game was over before. */
gboolean  play_until   (const AriSetup *setup,
                        AriRandom      *random,
                        guint           actions,
                        AriPosition    *position);

G_END_DECLS
