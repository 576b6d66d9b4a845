/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-eval-remap.h"

#include <math.h>
#include <string.h>

#include "ari-chance-map.h"
#include "ari-loss.h"

static gboolean
is_seat (AriActor actor)
{
  return actor != ARI_CHANCE && actor != ARI_NONE;
}

/* What an evaluation from before there were maps rests on: its shares are those that the search found. */
static void
take_as_found (const AriRules *rules,
               AriEval        *eval)
{
  memcpy (eval->raw, eval->win, sizeof eval->raw);
  eval->raw_error = eval->error;
  eval->raw_loss = eval->loss;
  eval->raw_loss_error = eval->loss_error;
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

/* The chances of the position reached, and the error of the mover's. */
static void
read_chances (const AriRules    *rules,
              guint              seats,
              const AriPosition *after,
              AriActor           mover,
              AriEval           *eval)
{
  const AriChanceRow *row = ari_chance_row (rules, ari_rules_n_sides (rules, after, (1u << seats) - 1),
                                            (AriEvidence) eval->evidence);
  double phase = ari_chance_phase (rules, after);

  memcpy (eval->win, eval->raw, sizeof eval->win);
  eval->error = eval->raw_error;
  if (eval->raw_error <= 0.0 || row == NULL)
    return;

  ari_chance_shares (seats, ari_chance_exponent (row, phase, eval->nodes), eval->raw, eval->win);
  if (is_seat (mover))
    eval->error = ari_chance_error (row, phase, eval->nodes, ari_side_share (rules, after, mover, eval->raw),
                                    ari_side_share (rules, after, mover, eval->win), eval->raw_error);
}

/* What the mover lost. The best action is known by its share only; if the position reached is proved, we take
 * the effort of a review for the search before it. */
static void
read_loss (const AriRules    *rules,
           const AriPosition *before,
           AriActor           mover,
           AriEval           *eval)
{
  double share = ari_side_share (rules, before, mover, eval->raw);
  double square = eval->raw_loss_error * eval->raw_loss_error - eval->raw_error * eval->raw_error;
  AriCandidate best = {
    .evidence = (AriEvidence) eval->evidence,
    .exact = ari_loss_is_of_win (rules, before, mover, eval),
    .raw_error = sqrt (MAX (square, 0.0)),
  };

  raise_side (ari_rules_side (rules, before, mover), share, eval->raw_loss, eval->raw, best.raw);
  ari_loss_judge (rules, before, mover, &best, eval->raw_error > 0.0 ? eval->nodes : ARI_CHANCE_NODES, TRUE,
                  eval);
}

gboolean
ari_eval_remap (const AriRules    *rules,
                guint              seats,
                const AriPosition *before,
                const AriPosition *after,
                AriActor           mover,
                AriEval           *eval)
{
  guint version = ari_chance_version (rules);

  if (version == 0 || eval->map == version || !ari_chance_reads (rules, eval->map))
    return FALSE;

  if (eval->map == 0)
    take_as_found (rules, eval);
  else if (eval->raw_loss_error <= 0.0)
    eval->raw_loss_error = G_SQRT2 * eval->raw_error;
  eval->map = version;
  read_chances (rules, seats, after, mover, eval);
  if (is_seat (mover) && eval->raw_loss > 0.0)
    read_loss (rules, before, mover, eval);

  return TRUE;
}

static gboolean
reread_ply (AriMatch          *match,
            AriPly            *ply,
            const AriPosition *before,
            const AriPosition *after)
{
  const AriSetup *setup = ari_match_get_setup (match);
  g_autoptr(AriEval) eval = NULL;

  if (ari_ply_get_eval (ply) == NULL)
    return FALSE;

  eval = ari_eval_copy (ari_ply_get_eval (ply));
  if (!ari_eval_remap (setup->rules, setup->seats, before, after, ari_ply_get_actor (ply), eval))
    return FALSE;

  ari_match_set_eval (match, ply, eval);

  return TRUE;
}

/* A ply whose children are still to be read. */
typedef struct
{
  AriPly     *ply; /* (nullable): the start */
  AriPosition position;
} Branch;

guint
ari_eval_remap_to_match (AriMatch *match)
{
  g_autoptr(GArray) branches = g_array_new (FALSE, FALSE, sizeof (Branch));
  const AriSetup *setup;
  Branch branch = { 0 };
  guint n_changed = 0;

  g_return_val_if_fail (ARI_IS_MATCH (match), 0);

  setup = ari_match_get_setup (match);
  if (ari_chance_version (setup->rules) == 0)
    return 0;

  setup->rules->start (&branch.position, setup);
  g_array_append_val (branches, branch);
  while (branches->len > 0)
    {
      Branch at = g_array_index (branches, Branch, branches->len - 1);

      g_array_set_size (branches, branches->len - 1);
      for (guint i = 0; i < ari_match_get_n_children (match, at.ply); i++)
        {
          branch = (Branch) { ari_match_get_child (match, at.ply, i), at.position };
          setup->rules->apply (&branch.position, ari_ply_get_action (branch.ply));
          n_changed += reread_ply (match, branch.ply, &at.position, &branch.position);
          g_array_append_val (branches, branch);
        }
    }

  return n_changed;
}
