/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "daily-chores.h"

gboolean
chores_are_done (AriLibrary *library)
{
  GSource *next = g_main_context_find_source_by_user_data (NULL, library);
  gint64 wait = next != NULL ? g_source_get_ready_time (next) - g_get_monotonic_time () : 0;

  return wait > 10 * G_TIME_SPAN_MINUTE && wait <= G_TIME_SPAN_HOUR + G_TIME_SPAN_SECOND;
}
