/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARI_TYPE_PRACTICE_NUMBER (ari_practice_number_get_type ())
/**
 * AriPracticeNumber:
 *
 * How many exercises there are of a kind, large, with a caption below.
 */
G_DECLARE_FINAL_TYPE (AriPracticeNumber, ari_practice_number, ARI, PRACTICE_NUMBER, AdwBin)

/* @spoken: the number and the caption as one phrase, for screen readers */
void ari_practice_number_set (AriPracticeNumber *self,
                              guint              number,
                              const char        *caption,
                              const char        *spoken);

G_END_DECLS
