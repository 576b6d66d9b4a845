/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"
#include "ari-practice.h"

G_BEGIN_DECLS

#define ARI_TYPE_TOSS_DIALOG (ari_toss_dialog_get_type ())
/**
 * AriTossDialog:
 *
 * Practice: as many tosses as one likes, which count for nothing. Each person at a table has a trace of the
 * last ones.
 */
G_DECLARE_FINAL_TYPE (AriTossDialog, ari_toss_dialog, ARI, TOSS_DIALOG, AdwDialog)

/* @settings: (nullable). @practice: what was thrown so far, which outlives the dialog. @match: (nullable):
 * whose persons practise; NULL: it does not matter who throws */
AdwDialog *ari_toss_dialog_new (GSettings   *settings,
                                AriPractice *practice,
                                AriMatch    *match);

G_END_DECLS
