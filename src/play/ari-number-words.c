/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-number-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

char *
ari_number_words_points (double part)
{
  double points = round (part * 100);

  if (points < 0)
    /* Translators: lost points of winning chance; the sign is a minus (U+2212). */
    return g_strdup_printf (_("−%.0f"), -points);

  return g_strdup_printf (points > 0 ? "+%.0f" : "%.0f", fabs (points));
}

char *
ari_number_words_gain (double part,
                       int    decimals)
{
  double step = pow (10, decimals), per_cent = round (part * 100 * step) / step;
  g_autofree char *number = g_strdup_printf ("%.*f", decimals, fabs (per_cent));

  /* Translators: a gain in per cent. */
  if (per_cent > 0)
    return g_strdup_printf (_("+%s%%"), number);
  /* Translators: a loss in per cent; the sign is a minus (U+2212). */
  if (per_cent < 0)
    return g_strdup_printf (_("−%s%%"), number);

  return g_strdup_printf (C_("neither gain nor loss", "%s%%"), number);
}

/* What @share loses where it is rounded down to @percent. */
static double
rest_of (double share,
         guint  percent)
{
  return 100.0 * share - percent;
}

void
ari_number_words_percents (const double *shares,
                           guint         n,
                           guint        *percents)
{
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += percents[i] = (guint) (100.0 * shares[i] + 1e-9);
  for (; sum < 100 && n > 0; sum++)
    {
      guint most = 0;

      for (guint i = 1; i < n; i++)
        if (rest_of (shares[i], percents[i]) > rest_of (shares[most], percents[most]))
          most = i;
      percents[most]++;
    }
}
