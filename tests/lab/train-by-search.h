/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "ari-setup.h"

G_BEGIN_DECLS

/**
 * AriTrainBySearch:
 * @rules: a game whose alpha-beta search has an evaluation that learns
 * @games: how many to play
 * @nodes: positions to look at for each action
 * @passes: how often to go through all positions
 * @seed: the same seed gives the same games
 * @n_threads: games played at the same time
 */
typedef struct
{
  const AriRules *rules;
  guint           games;
  guint64         nodes;
  guint           passes;
  guint64         seed;
  guint           n_threads;
} AriTrainBySearch;

/* Plays, learns and returns the weights as C; NULL when a signal stopped it. */
char *ari_train_by_search   (const AriTrainBySearch *training) G_GNUC_WARN_UNUSED_RESULT;

/* train.c: mostly the usual game, but all others too. */
void  ari_train_draw_setup  (const AriRules         *rules,
                             AriRandom              *random,
                             AriSetup               *setup);
/* train.c: the beginning of a file of weights, with the command that wrote it. */
GString *ari_train_new_file (const char             *header,
                             const char             *command);

G_END_DECLS
