/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-search.h"

G_BEGIN_DECLS

/* What a ply is worth: from verdicts to stored evaluations, and from those to marks. */

#define ARI_LEAST_FELT 0.02 /* of a win: a smaller loss is nothing that a player could feel */

void     ari_judgement_of_end  (const AriRules    *rules,
                                const AriPosition *position,
                                double             win[ARI_MAX_SEATS]);
AriEval *ari_judgement_of_ply  (const AriRules    *rules,
                                const AriPosition *before,
                                AriAction          action,
                                const AriVerdict  *verdict_before,
                                const AriPosition *after,
                                const AriVerdict  *verdict_after,
                                guint64            seed) G_GNUC_WARN_UNUSED_RESULT;
double   ari_judgement_least   (AriGlyph           glyph);
double   ari_judgement_sure_loss (const AriEval    *eval);
gboolean ari_judgement_missed_win (const AriEval   *eval);
AriGlyph ari_judgement_of_eval (const AriEval     *eval);
AriEval *ari_judgement_of_candidate (const AriRules    *rules,
                                     const AriPosition *position,
                                     const AriVerdict  *verdict,
                                     AriAction          action) G_GNUC_WARN_UNUSED_RESULT;
AriGlyph ari_judgement_glyph   (AriPly            *ply);
gboolean ari_judgement_praises (AriGlyph           glyph);
gboolean ari_judgement_is_mistake (AriPly         *ply);
gboolean ari_judgement_is_serious (AriPly         *ply);
guint    ari_judgement_count_turns (AriPly        *last);
guint    ari_judgement_count_main_turns (AriMatch *match);
const char *ari_judgement_name (AriGlyph           glyph);

G_END_DECLS
