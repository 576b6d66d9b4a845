/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"
#include "ari-people.h"

G_BEGIN_DECLS

#define ARI_TYPE_NEW_MATCH_DIALOG (ari_new_match_dialog_get_type ())
/**
 * AriNewMatchDialog:
 *
 * The number of seats, the players and the options of the rules: the last choice is preset, so that Enter
 * starts. Signal "start" (AriMatch, gboolean): the match, and whether its persons want to practise before it
 * begins.
 */
G_DECLARE_FINAL_TYPE (AriNewMatchDialog, ari_new_match_dialog, ARI, NEW_MATCH_DIALOG, AdwDialog)

/* With the last choice for @rules. */
AriNewMatchDialog *ari_new_match_dialog_new (const AriRules *rules,
                                             GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;
/* Offers the names of people who have played, which are read anew. @people: (nullable): nobody is known */
void               ari_new_match_dialog_offer_people (AriNewMatchDialog *self,
                                                      AriPeople         *people);

G_END_DECLS
