/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-time-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

char *
ari_time_words (double seconds)
{
  guint64 whole = (guint64) llround (seconds);

  g_return_val_if_fail (seconds >= 0, NULL);

  if (seconds < 9.95)
    /* Translators: a length of time in seconds, such as “3.4 s”. */
    return g_strdup_printf (_("%.1f s"), seconds);
  if (whole < 60)
    /* Translators: the same without decimals, such as “12 s”. */
    return g_strdup_printf (_("%u s"), (guint) whole);
  if (whole < 60 * 60)
    /* Translators: a length of time in minutes and seconds, such as “1 min 12 s”. */
    return g_strdup_printf (_("%1$u min %2$u s"), (guint) (whole / 60), (guint) (whole % 60));

  /* Translators: a length of time in hours and minutes, such as “2 h 5 min”. */
  return g_strdup_printf (_("%1$u h %2$u min"), (guint) (whole / 3600), (guint) (whole / 60 % 60));
}
