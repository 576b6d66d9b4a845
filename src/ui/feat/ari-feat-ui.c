/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-feat-ui.h"

#include "ari-toss-ui.h"

static const AriFeatUi *const uis[] = {
  [ARI_FEAT_NONE] = NULL,
  [ARI_FEAT_TOSS] = &ari_toss_ui,
};

G_STATIC_ASSERT (G_N_ELEMENTS (uis) == ARI_N_FEATS);

const AriFeatUi *
ari_feat_ui_of (const AriRules *rules)
{
  return rules->feats != NULL ? uis[rules->feats->kind] : NULL;
}

const AriFeatUi *
ari_feat_ui_nth (guint number)
{
  guint feat = ARI_FEAT_NONE + 1 + number;

  return feat < ARI_N_FEATS ? uis[feat] : NULL;
}
