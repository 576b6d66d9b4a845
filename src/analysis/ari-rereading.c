/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rereading.h"

#include <math.h>
#include <string.h>

#include "ari-chance-map.h"

/* What an evaluation from before there were maps rests on: its shares are those that the search found. */
static void
take_as_found (const AriRules *rules,
               AriEval        *eval)
{
  memcpy (eval->raw, eval->win, sizeof eval->raw);
  eval->raw_error = eval->error;
  eval->raw_loss = eval->loss;
  eval->evidence = ari_chance_usual (rules);
}

/* The shares with that of the side of @mover raised by @gain, at the cost of all others alike. */
static void
raise_side (guint        side,
            double       share,
            double       gain,
            const double win[ARI_MAX_SEATS],
            double       raised[ARI_MAX_SEATS])
{
  double wanted = MIN (share + gain, 1.0);

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    if ((side >> s & 1) != 0)
      raised[s] = share > 0.0 ? win[s] * wanted / share : wanted / __builtin_popcount (side);
    else
      raised[s] = share < 1.0 ? win[s] * (1.0 - wanted) / (1.0 - share) : 0.0;
}

gboolean
ari_rereading_apply (const AriRules    *rules,
                     guint              seats,
                     const AriPosition *after,
                     AriActor           mover,
                     AriEval           *eval)
{
  guint version = ari_chance_version (rules);
  const AriChanceRow *row;
  double phase, exponent, reached, best, raised[ARI_MAX_SEATS], chances[ARI_MAX_SEATS];

  if (version == 0 || eval->map == version)
    return FALSE;

  if (eval->map == 0)
    take_as_found (rules, eval);
  row = ari_chance_row (rules, ari_rules_n_sides (rules, after, (1u << seats) - 1),
                        (AriEvidence) eval->evidence);
  phase = ari_chance_phase (rules, after);
  exponent = ari_chance_exponent (row, phase, eval->nodes);
  eval->map = version;
  memcpy (eval->win, eval->raw, sizeof eval->win);
  eval->error = eval->raw_error;
  if (eval->raw_error > 0.0 && row != NULL)
    ari_chance_shares (seats, exponent, eval->raw, eval->win);
  if (mover == ARI_CHANCE || mover == ARI_NONE)
    return TRUE;

  reached = ari_side_share (rules, after, mover, eval->raw);
  if (eval->raw_error > 0.0)
    eval->error = ari_chance_error (row, phase, eval->nodes, reached,
                                    ari_side_share (rules, after, mover, eval->win), eval->raw_error);
  if (eval->raw_loss <= 0.0 || row == NULL)
    return TRUE;

  raise_side (ari_rules_side (rules, after, mover), reached, eval->raw_loss, eval->raw, raised);
  ari_chance_shares (seats, exponent, raised, chances);
  best = ari_side_share (rules, after, mover, chances);
  eval->loss = MAX (best - ari_side_share (rules, after, mover, eval->win), 0.0);
  eval->loss_error = hypot (eval->error, ari_chance_error (row, phase, eval->nodes, reached + eval->raw_loss,
                                                           best, eval->raw_error));

  return TRUE;
}
