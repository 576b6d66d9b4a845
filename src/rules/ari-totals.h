/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/* The points of a side, as bits of seats. */
int   ari_side_total   (guint              side,
                        const int          scores[ARI_MAX_SEATS]);
guint ari_rules_totals (const AriRules    *rules,
                        const AriPosition *position,
                        int                totals[ARI_MAX_SEATS]);

G_END_DECLS
