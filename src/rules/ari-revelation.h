/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriRevelation: what everybody has learnt from an action beyond what its actor chose
 * @ARI_REVELATION_NONE: nothing, or what anybody might have worked out
 * @ARI_REVELATION_FEAT: how a feat ended
 * @ARI_REVELATION_HIDDEN: something that lay hidden, or that players had to keep in mind
 *
 * What has been seen can't be unseen, so taking such an action back helps its actor. Dice are not among them:
 * they stay as they fell.
 */
typedef enum
{
  ARI_REVELATION_NONE,
  ARI_REVELATION_FEAT,
  ARI_REVELATION_HIDDEN,
} AriRevelation;

/**
 * ari_rules_reveal:
 * @before: the position in which @action was played
 *
 * Returns: what @action has shown everybody
 */
AriRevelation ari_rules_reveal  (const AriRules    *rules,
                                 const AriPosition *before,
                                 AriAction          action);
/* Whether any action of the game shows anything. */
gboolean      ari_rules_reveals (const AriRules    *rules);

G_END_DECLS
