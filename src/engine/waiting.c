/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "waiting.h"

void
ari_wait_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GAsyncResult **place = data;

  *place = g_object_ref (result);
}

/**
 * ari_wait:
 * @result: (inout): what was given to ari_wait_cb(); NULL again afterwards
 *
 * Returns: (transfer full): the result that came
 */
GAsyncResult *
ari_wait (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return g_steal_pointer (result);
}
