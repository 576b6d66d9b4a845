/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARI_TYPE_TOSS_DIALOG (ari_toss_dialog_get_type ())
/**
 * AriTossDialog:
 *
 * Practice: as many tosses as one likes, which count for nothing and are not kept.
 */
G_DECLARE_FINAL_TYPE (AriTossDialog, ari_toss_dialog, ARI, TOSS_DIALOG, AdwDialog)

/* @settings: (nullable) */
AdwDialog *ari_toss_dialog_new (GSettings *settings);

G_END_DECLS
