/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-loss.h"

#include <math.h>

#include "ari-chance-map.h"
#include "ari-judgement.h"

#define ROUNDED 0.0001 /* evaluations keep four decimals */

/* The standard error of the log odds of a share. */
static double
noise_of (double share,
          double error)
{
  return share > 0.0 && share < 1.0 ? error / (share * (1.0 - share)) : 0.0;
}

/* Two estimates: the map knows how far such differences can be trusted. */
static void
judge_estimates (const AriRules     *rules,
                 const AriPosition  *before,
                 AriActor            mover,
                 const AriCandidate *best,
                 guint64             nodes,
                 gboolean            apart,
                 const AriChanceRow *row,
                 AriEval            *eval)
{
  AriEvidence evidence = row->evidence;
  double phase = ari_chance_phase (rules, before);
  double best_noise = noise_of (ari_side_share (rules, before, mover, best->raw), best->raw_error);
  double noise = noise_of (ari_side_share (rules, before, mover, eval->raw), eval->raw_error);

  eval->loss = ari_chance_loss (row, phase, &(AriChanceGap) {
    .best = ari_chance_of_side (rules, before, mover, evidence, nodes, best->raw),
    .chance = ari_chance_of_side (rules, before, mover, evidence, nodes, eval->raw),
    .noise = ari_chance_exponent (row, phase, nodes) * hypot (best_noise, noise),
    .apart = apart,
  }, &eval->loss_error);
}

/* A proof, or a game without a map: what is lost is the difference. */
static void
judge_difference (const AriRules     *rules,
                  const AriPosition  *before,
                  AriActor            mover,
                  const AriCandidate *best,
                  guint64             nodes,
                  AriEval            *eval)
{
  AriEvidence evidence = best->exact ? (AriEvidence) eval->evidence : best->evidence;
  double best_chance = ari_side_share (rules, before, mover, best->raw);
  double chance = ari_side_share (rules, before, mover, eval->raw);

  /* What is proved needs no map. */
  if (!best->exact)
    best_chance = ari_chance_of_side (rules, before, mover, evidence, nodes, best->raw);
  if (eval->raw_error > 0.0)
    chance = ari_chance_of_side (rules, before, mover, evidence, nodes, eval->raw);

  eval->loss = MAX (best_chance - chance, 0.0);
  /* The difference found may be tiny. */
  eval->loss_error = MIN (eval->raw_loss_error * eval->loss / eval->raw_loss, 1.0);
}

void
ari_loss_judge (const AriRules     *rules,
                const AriPosition  *before,
                AriActor            mover,
                const AriCandidate *best,
                guint64             nodes,
                gboolean            apart,
                AriEval            *eval)
{
  const AriChanceRow *row = ari_chance_row_at (rules, before, best->evidence);

  eval->raw_loss = MAX (ari_side_share (rules, before, mover, best->raw)
                        - ari_side_share (rules, before, mover, eval->raw), 0.0);
  eval->raw_loss_error = eval->loss_error = hypot (best->raw_error, eval->raw_error);
  eval->loss = 0.0;
  if (eval->raw_loss <= 0.0)
    return;

  if (row != NULL && !best->exact && eval->raw_error > 0.0)
    judge_estimates (rules, before, mover, best, nodes, apart, row, eval);
  else
    judge_difference (rules, before, mover, best, nodes, eval);
}

double
ari_loss_error (const AriRules     *rules,
                const AriPosition  *before,
                const AriCandidate *best,
                const AriCandidate *other)
{
  AriActor seat = ari_rules_actor (rules, before);
  const AriChanceRow *row = ari_chance_row_at (rules, before, best->evidence);
  double phase = ari_chance_phase (rules, before), chance, other_chance, noise, error;

  if (row == NULL || best->exact || other->exact || other->evidence != best->evidence)
    return hypot (best->error, other->error);

  chance = ari_side_share (rules, before, seat, best->win);
  other_chance = ari_side_share (rules, before, seat, other->win);
  noise = hypot (noise_of (ari_side_share (rules, before, seat, best->raw), best->raw_error),
                 noise_of (ari_side_share (rules, before, seat, other->raw), other->raw_error));
  ari_chance_loss (row, phase, &(AriChanceGap) {
    .best = MAX (chance, other_chance), .chance = MIN (chance, other_chance),
    .noise = ari_chance_exponent (row, phase, ARI_CHANCE_NODES) * noise,
  }, &error);

  return error;
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

  return ari_judgement_missed_win (eval) || (share + loss >= 1.0 - ROUNDED && loss_error <= error + ROUNDED);
}

gboolean
ari_loss_is_proved (const AriRules    *rules,
                    const AriPosition *before,
                    AriActor           mover,
                    const AriEval     *eval)
{
  return eval->error <= 0.0 && ari_side_share (rules, before, mover, eval->win) <= ROUNDED;
}
