/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_OUTCOME_DIALOG (ari_outcome_dialog_get_type ())
/**
 * AriOutcomeDialog:
 *
 * Lists the possible outcomes of chance in a position, to choose from: for games whose outcomes have no
 * places on the board.
 *
 * Signals:
 * - "chosen" (guint): the #AriAction
 */
G_DECLARE_FINAL_TYPE (AriOutcomeDialog, ari_outcome_dialog, ARI, OUTCOME_DIALOG, AdwDialog)

/* @position: one of @match in which chance acts */
AriOutcomeDialog *ari_outcome_dialog_new (AriMatch          *match,
                                          const AriPosition *position);

G_END_DECLS
