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

char *
ari_list_capped (const GPtrArray *names,
                 guint            max,
                 const char      *separator)
{
  g_autoptr(GString) list = g_string_new (NULL);
  guint n_more = names->len > max ? names->len - max : 0;

  for (guint i = 0; i < names->len - n_more; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? separator : "", (const char *) names->pdata[i]);
  if (n_more > 0)
    /* Translators: a list of places that is too long to be told, and how many of them are left out. */
    return g_strdup_printf (ngettext ("%1$s and %2$u more", "%1$s and %2$u more", n_more), list->str, n_more);

  return g_string_free (g_steal_pointer (&list), FALSE);
}
