/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"
#include "ari-search.h"

G_BEGIN_DECLS

#define ARI_TYPE_OUTCOME_LIST (ari_outcome_list_get_type ())
/**
 * AriOutcomeList:
 *
 * The possible outcomes of chance or of a feat, each with its probability and the win share after it, best
 * first.
 *
 * Signal "chosen" (guint): the user wants to see the continuation of that candidate of the verdict.
 */
G_DECLARE_FINAL_TYPE (AriOutcomeList, ari_outcome_list, ARI, OUTCOME_LIST, AdwBin)

void ari_outcome_list_show (AriOutcomeList   *self,
                            AriMatch         *match,
                            const AriVerdict *verdict);

G_END_DECLS
