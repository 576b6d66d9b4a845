/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"
#include "fuzz.h"

/* What is read prints as a text that reads back equal. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autofree char *again = NULL;
  g_autoptr(GError) error = NULL;
  AriSetup setup, same;

  if (!ari_setup_parse (&setup, text, &error))
    {
      g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP);
      return 0;
    }

  again = ari_setup_to_text (&setup);
  g_assert_true (ari_setup_parse (&same, again, NULL));
  g_assert_true (ari_setup_equal (&setup, &same));

  return 0;
}
