/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_NEW_MATCH_DIALOG (ari_new_match_dialog_get_type ())
/**
 * AriNewMatchDialog:
 *
 * Number of seats, who sits there, the options of the rules: what was chosen the last time stands
 * ready, so that Enter starts. Signal "start" (AriMatch).
 */
G_DECLARE_FINAL_TYPE (AriNewMatchDialog, ari_new_match_dialog, ARI, NEW_MATCH_DIALOG, AdwDialog)

/* With what was chosen for @rules the last time. */
AriNewMatchDialog *ari_new_match_dialog_new (const AriRules *rules,
                                             GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
