/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-solution.h"

G_BEGIN_DECLS

/* Beside a proved win, so little may be lost that the number would say nothing. */
gboolean ari_solution_loss_is_number (double loss);

/**
 * ari_solution_reason:
 * @position: that @self solves
 * @action: legal there, and right
 *
 * Returns: (transfer full) (nullable): why @action is right, in translated sentences, in which moves are
 *   marked as by ari_notation_quote(); %NULL when nothing can be named, which never happens to the only right
 *   action of several
 */
char    *ari_solution_reason         (const AriSolution *self,
                                      const AriRules    *rules,
                                      const AriPosition *position,
                                      AriAction          action) G_GNUC_WARN_UNUSED_RESULT;
/* (interned): what the best action is about: one name for all positions of a game where the reason is the
 * same, whatever its numbers and in every language. Nobody reads it. */
const char *ari_solution_theme       (const AriSolution *self,
                                      const AriRules    *rules,
                                      const AriPosition *position);

G_END_DECLS
