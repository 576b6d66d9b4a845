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
 * What may come next where nobody chooses: each outcome of chance, or of a toss, with its probability and the
 * win share after it, the best first.
 *
 * Signal "chosen" (guint): the person wants to see what follows that candidate of the verdict.
 */
G_DECLARE_FINAL_TYPE (AriOutcomeList, ari_outcome_list, ARI, OUTCOME_LIST, AdwBin)

void ari_outcome_list_show (AriOutcomeList   *self,
                            AriMatch         *match,
                            const AriVerdict *verdict);

G_END_DECLS
