/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_DICE_DIALOG (ari_dice_dialog_get_type ())
/**
 * AriDiceDialog:
 *
 * What chance did in all matches of a game, beside what to expect.
 */
G_DECLARE_FINAL_TYPE (AriDiceDialog, ari_dice_dialog, ARI, DICE_DIALOG, AdwDialog)

/* @rules: of a game with chance */
AriDiceDialog *ari_dice_dialog_new (AriLibrary     *library,
                                    const AriRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
