/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-performer.h"

#include "ari-toss-performer.h"

static const AriPerformer *const performers[ARI_N_FEATS] = {
  [ARI_FEAT_TOSS] = &ari_toss_performer,
};

const AriPerformer *
ari_performer_of (AriFeat feat)
{
  g_return_val_if_fail (feat > ARI_FEAT_NONE && feat < ARI_N_FEATS, NULL);

  return performers[feat];
}

AriAction
ari_feat_action (const AriRules    *rules,
                 const AriPosition *position,
                 const char        *performance)
{
  AriFeatOutcome outcome = ARI_FEAT_OUTCOME_MISS;
  AriFeat feat = ari_feat_due (rules, position);
  gboolean read;

  g_return_val_if_fail (feat != ARI_FEAT_NONE, ARI_ACTION_NONE);
  read = ari_performer_of (feat)->judge (performance, &outcome, NULL);
  g_return_val_if_fail (read, ARI_ACTION_NONE);

  return ari_feat_outcome (rules, position, outcome);
}
