/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-loss.h"

#include <math.h>

#include "ari-chance-map.h"

#define ROUNDED 0.0001 /* evaluations keep four decimals */

void
ari_loss_judge (const AriRules     *rules,
                const AriPosition  *before,
                AriActor            mover,
                const AriCandidate *best,
                guint64             nodes,
                AriEval            *eval)
{
  AriEvidence evidence = best->exact ? (AriEvidence) eval->evidence : best->evidence;
  double best_share = ari_side_share (rules, before, mover, best->raw);
  double share = ari_side_share (rules, before, mover, eval->raw);
  double best_chance = best_share, chance = share;

  /* What is proved needs no map. */
  if (!best->exact)
    best_chance = ari_chance_of_side (rules, before, mover, evidence, nodes, best->raw);
  if (eval->raw_error > 0.0)
    chance = ari_chance_of_side (rules, before, mover, evidence, nodes, eval->raw);

  eval->raw_loss = MAX (best_share - share, 0.0);
  eval->raw_loss_error = eval->loss_error = hypot (best->raw_error, eval->raw_error);
  eval->loss = 0.0;
  if (eval->raw_loss <= 0.0)
    return;

  eval->loss = MAX (best_chance - chance, 0.0);
  eval->loss_error *= eval->loss / eval->raw_loss;
}

gboolean
ari_loss_is_of_win (const AriRules    *rules,
                    const AriPosition *before,
                    AriActor           mover,
                    const AriEval     *eval)
{
  /* Without a map, chances are what the search found. */
  gboolean mapped = eval->map != 0;
  double share = ari_side_share (rules, before, mover, mapped ? eval->raw : eval->win);
  double loss = mapped ? eval->raw_loss : eval->loss;
  double error = mapped ? eval->raw_error : eval->error;
  double loss_error = mapped ? eval->raw_loss_error : eval->loss_error;

  return share + loss >= 1.0 - ROUNDED && loss_error <= error + ROUNDED;
}
