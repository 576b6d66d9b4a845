/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Trials, matches or samples: a share or a mean of fewer says nothing, and is not told. */
#define ARI_PROPORTION_LEAST 5

/**
 * ari_proportion_bounds:
 * @won: how many of the trials were won, 0 … @n; a part of one counts as that part
 * @n: trials, at least 1
 * @low, @high: (out): the bounds between which the share lies in the long run, in 95 of 100 cases
 *
 * E. B. Wilson: “Probable inference, the law of succession, and statistical inference”, Journal of the
 * American Statistical Association 22 (1927).
 */
void ari_proportion_bounds (double  won,
                            guint   n,
                            double *low,
                            double *high);
/**
 * ari_ratio:
 * @parts, @wholes: of each of the samples; the wholes are not negative
 * @n: samples
 * @error: (out): the standard error of the ratio, where whole samples were drawn at random; 0 for fewer than
 *   two
 *
 * The error is from W. G. Cochran: “Sampling Techniques” (1977), section 6.3.
 *
 * Returns: the sum of @parts over the sum of @wholes; 0 if that is 0
 */
double ari_ratio           (const double *parts,
                            const double *wholes,
                            guint         n,
                            double       *error);

G_END_DECLS
