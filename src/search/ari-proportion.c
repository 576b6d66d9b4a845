/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-proportion.h"

#include <math.h>

#define Z 1.959964 /* standard deviations on either side of the mean that hold 95 of 100 */

void
ari_proportion_bounds (double  won,
                       guint   n,
                       double *low,
                       double *high)
{
  double share, middle, half;

  g_return_if_fail (n > 0);

  share = won / n;
  middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
  half = Z * sqrt (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)) / (1.0 + Z * Z / n);
  *low = MAX (middle - half, 0.0);
  *high = MIN (middle + half, 1.0);
}

double
ari_ratio (const double *parts,
           const double *wholes,
           guint         n,
           double       *error)
{
  double part = 0.0, whole = 0.0, squares = 0.0;

  *error = 0.0;
  for (guint i = 0; i < n; i++)
    {
      part += parts[i];
      whole += wholes[i];
    }
  if (whole <= 0.0)
    return 0.0;

  for (guint i = 0; i < n; i++)
    {
      double rest = parts[i] - part / whole * wholes[i];

      squares += rest * rest;
    }
  if (n > 1)
    *error = sqrt (squares * n / (n - 1)) / whole;

  return part / whole;
}
