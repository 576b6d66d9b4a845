/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_TYPE_OUTCOME_DIALOG (ari_outcome_dialog_get_type ())
/**
 * AriOutcomeDialog:
 *
 * What chance can come to in a position, in words, to choose from: where outcomes have no places of their own
 * on the board.
 *
 * Signals:
 * - "chosen" (guint): the #AriAction
 */
G_DECLARE_FINAL_TYPE (AriOutcomeDialog, ari_outcome_dialog, ARI, OUTCOME_DIALOG, AdwDialog)

/* @position: one in which chance acts */
AriOutcomeDialog *ari_outcome_dialog_new (const AriRules    *rules,
                                          const AriPosition *position);

G_END_DECLS
