/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-list-words.h"

#include <glib/gi18n-lib.h>

char *
ari_list_words (const char *const *names,
                guint              n)
{
  /* Translators: the people and computers at the table, in turn order, or what is said of each, such as
   * “Red: 58%”. */
  switch (n)
    {
    case 2:
      return g_strdup_printf (_("%s and %s"), names[0], names[1]);

    case 3:
      return g_strdup_printf (_("%s, %s and %s"), names[0], names[1], names[2]);

    case 4:
      return g_strdup_printf (_("%s, %s, %s and %s"), names[0], names[1], names[2], names[3]);

    case 5:
      return g_strdup_printf (_("%s, %s, %s, %s and %s"), names[0], names[1], names[2], names[3], names[4]);

    default:
      return g_strdup (names[0]);
    }
}
