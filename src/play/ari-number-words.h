/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Numbers as people write them. */

/* "+4" or "−125": points of winning chance, a hundred of which are a whole win. They add up over a match. */
char *ari_number_words_points (double part) G_GNUC_WARN_UNUSED_RESULT;

/* "+4.2%" or "−3%": a part of the whole in per cent, with its sign and so many decimals; zero has no sign. */
char *ari_number_words_gain   (double part,
                               int    decimals) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ari_number_words_percents:
 * @shares: (array length=n): of a whole, which sum to 1
 * @percents: (out) (array length=n): the same in whole per cents, which sum to 100
 *
 * Rounds those up that lose most by rounding down.
 */
void  ari_number_words_percents (const double *shares,
                                 guint         n,
                                 guint        *percents);

G_END_DECLS
