/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-sentences.h"

char *
ari_sentences_join (const char *first,
                    const char *second)
{
  if (first == NULL || second == NULL)
    return g_strdup (first != NULL ? first : second);

  return g_strjoin (" ", first, second, NULL);
}
