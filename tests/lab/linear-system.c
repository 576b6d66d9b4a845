/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "linear-system.h"

/* No pivot of a positive definite matrix is less, but for rounding. */
#define LEAST_PIVOT 1e-12

void
ari_linear_solve (double *a,
                  double *b,
                  guint   n,
                  guint   stride)
{
  for (guint i = 0; i < n; i++)
    {
      const double *row = a + i * stride;
      double pivot = MAX (row[i], LEAST_PIVOT);

      for (guint k = i + 1; k < n; k++)
        {
          double factor = a[k * stride + i] / pivot;

          for (guint j = i; j < n; j++)
            a[k * stride + j] -= factor * row[j];
          b[k] -= factor * b[i];
        }
    }

  for (guint i = n; i-- > 0;)
    {
      const double *row = a + i * stride;

      for (guint j = i + 1; j < n; j++)
        b[i] -= row[j] * b[j];
      b[i] /= MAX (row[i], LEAST_PIVOT);
    }
}
