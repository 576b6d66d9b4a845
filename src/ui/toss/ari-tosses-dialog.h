/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_TOSSES_DIALOG (ari_tosses_dialog_get_type ())
/**
 * AriTossesDialog:
 *
 * Statistics of the tosses in the matches of the library: hits, spread, and where the rings landed.
 */
G_DECLARE_FINAL_TYPE (AriTossesDialog, ari_tosses_dialog, ARI, TOSSES_DIALOG, AdwDialog)

/* @rules: the rules of a game with tosses */
AdwDialog *ari_tosses_dialog_new (AriLibrary     *library,
                                  const AriRules *rules);

G_END_DECLS
