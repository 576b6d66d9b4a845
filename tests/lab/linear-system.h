/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ari_linear_solve:
 * @a: (inout): @n rows, each @stride numbers after the one before; a symmetric and positive definite matrix,
 *   as in a step of Newton's method; its content is lost
 * @b: (inout): the right side; the solution x of @a x = @b is left there
 *
 * Solves a system of linear equations by elimination.
 */
void ari_linear_solve (double *a,
                       double *b,
                       guint   n,
                       guint   stride);

G_END_DECLS
