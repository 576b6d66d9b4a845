/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_ACCURACY_LIST (ari_accuracy_list_get_type ())
/**
 * AriAccuracyList:
 *
 * How well each seat chose in the shown line of a match, for how hard the choices were. It hides itself until
 * a review has found enough to tell.
 */
G_DECLARE_FINAL_TYPE (AriAccuracyList, ari_accuracy_list, ARI, ACCURACY_LIST, AdwBin)

void  ari_accuracy_list_set_match (AriAccuracyList *self,
                                   AriMatch        *match);
/* (nullable): the accuracy of a seat in the current line as one sentence without a full stop, such as
 * “Accuracy 72%: lost 18 points, with 46 usual for such choices”. */
char *ari_accuracy_words          (AriMatch        *match,
                                   AriActor         seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
