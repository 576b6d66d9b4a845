/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-review.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_COACH_VIEW (ari_coach_view_get_type ())
/**
 * AriCoachView:
 *
 * What a finished match can teach (#AriCoaching): the moments that moved the winning chances most, each with
 * its board, what its player did well, and what to practise. A click on a moment leads the match there.
 *
 * It follows the main line. While a variation is shown, it stays as it was.
 */
G_DECLARE_FINAL_TYPE (AriCoachView, ari_coach_view, ARI, COACH_VIEW, AdwBin)

/* @review: of the match; the view shows its progress, and then what it found */
void  ari_coach_view_set_table     (AriCoachView *self,
                                    AriTable     *table,
                                    AriReview    *review);
/* Moves the keyboard to the first moment, or to what can be done without one. */
void  ari_coach_view_take_keyboard (AriCoachView *self);
/* What is said beside the moments, for screen readers. */
char *ari_coach_view_tell          (AriCoachView *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
