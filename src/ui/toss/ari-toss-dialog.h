/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"
#include "ari-practice-throws.h"

G_BEGIN_DECLS

#define ARI_TYPE_TOSS_DIALOG (ari_toss_dialog_get_type ())
/**
 * AriTossDialog:
 *
 * Practice: as many tosses as you like, which don't count. Each person at a table sees the traces of their
 * latest throws.
 */
G_DECLARE_FINAL_TYPE (AriTossDialog, ari_toss_dialog, ARI, TOSS_DIALOG, AdwDialog)

/* @settings: (nullable). @throws: the throws so far; must outlive the dialog. @match: (nullable): the
 * people of this match practise; NULL: throws have no thrower */
AdwDialog *ari_toss_dialog_new (GSettings         *settings,
                                AriPracticeThrows *throws,
                                AriMatch          *match);
/* Before the match begins, each person at the table tosses once, in turn. After that, everyone may toss. */
void       ari_toss_dialog_begin_round (AriTossDialog *self);

G_END_DECLS
