/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "waiting.h"

#include "interrupt.h"

GCancellable *
ari_wait_cancellable (void)
{
  ari_interrupt_catch (NULL, NULL);
  return ari_interrupt_cancellable ();
}

void
ari_wait_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GAsyncResult **place = data;

  *place = g_object_ref (result);
}

gboolean
ari_open_and_wait (AriLibrary  *library,
                   GError     **error)
{
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_open_async (library, ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);

  return ari_library_open_finish (library, result, error);
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
