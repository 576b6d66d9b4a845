/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "times.h"

#include <time.h>

double
times_processor_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

GArray *
times_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (double));
}

void
times_add (GArray *times,
           double  ms)
{
  g_array_append_val (times, ms);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return (left > right) - (left < right);
}

void
times_sort (GArray *times)
{
  g_array_sort (times, compare_times);
}

double
times_quantile (GArray *times,
                guint   per_cent)
{
  return g_array_index (times, double, MIN (times->len * per_cent / 100, times->len - 1));
}
