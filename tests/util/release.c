/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "release.h"

#define LIMIT (30 * G_TIME_SPAN_SECOND)

void
release_last (gpointer object)
{
  gint64 end = g_get_monotonic_time () + LIMIT;

  g_object_add_weak_pointer (object, &object);
  g_object_unref (object);
  while (object != NULL && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_assert_null (object);
}
