/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-search.h"

G_BEGIN_DECLS

/**
 * AriMistakeWarning:
 * @action: what somebody is about to play
 * @eval: of the position after it
 * @n_line: how many actions of @line there are, at least one
 * @line: the better action, and what is likely to follow until chance acts
 * @after: the chance of the mover's side after @action, 0 … 1, as the analysis of that position states it
 * @chance: of the same side after the better action: @after and the loss, which is less than the search of
 *   @before alone would say, because a search overrates what it prefers
 * @text: why to think again: translated sentences, one a line
 * @better: what the better action brings, in translated sentences about “it”
 *
 * What to tell a player before a move that loses much.
 */
typedef struct
{
  AriAction action;
  AriEval  *eval;
  guint     n_line;
  AriAction line[ARI_MAX_PV];
  double    chance, after;
  char     *text;
  char     *better;
} AriMistakeWarning;

AriMistakeWarning *ari_mistake_warning_new         (AriMatch          *match,
                                                    const AriPosition *before,
                                                    const AriVerdict  *verdict,
                                                    AriAction          action,
                                                    const AriEval     *eval,
                                                    gboolean           alone) G_GNUC_WARN_UNUSED_RESULT;
void        ari_mistake_warning_free        (AriMistakeWarning        *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriMistakeWarning, ari_mistake_warning_free)

/* (transfer full) (nullable): what @verdict, of @before, says of @action; %NULL: hardly anything. */
AriEval    *ari_mistake_warning_judge       (const AriRules    *rules,
                                             const AriPosition *before,
                                             const AriVerdict  *verdict,
                                             AriAction          action) G_GNUC_WARN_UNUSED_RESULT;
gboolean    ari_mistake_warning_is_needless (const AriRules    *rules,
                                             const AriPosition *before,
                                             const AriVerdict  *verdict,
                                             AriAction          action,
                                             double             least);
gboolean    ari_mistake_warning_is_due      (const AriRules    *rules,
                                             const AriPosition *before,
                                             const AriVerdict  *verdict,
                                             AriAction          action,
                                             const AriEval     *eval,
                                             double             least);

G_END_DECLS
