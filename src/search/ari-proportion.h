/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ARI_PROPORTION_LEAST 5 /* trials: a share of fewer says nothing, and is not told */

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

G_END_DECLS
