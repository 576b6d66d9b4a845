/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-file-words.h"

#include <glib/gi18n.h>

#include "ari-text-elide.h"

#define MAX_NAME_CHARS 60 /* an even number: the start and the end of a longer name are shown */

/* A line break or a bidirectional control character would break the sentence around the name. */
static char *
make_visible (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *visible = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      GUnicodeType type = g_unichar_type (c);
      gboolean seen = type != G_UNICODE_CONTROL && type != G_UNICODE_FORMAT &&
                      type != G_UNICODE_LINE_SEPARATOR && type != G_UNICODE_PARAGRAPH_SEPARATOR;

      g_string_append_unichar (visible, seen ? c : 0xfffd);
    }

  return g_string_free_and_steal (visible);
}

char *
ari_file_words (GFile *file)
{
  g_autofree char *base = g_file_peek_path (file) != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : g_file_get_parse_name (file);
  g_autofree char *visible = make_visible (name);
  g_autofree char *shortened = g_utf8_truncate_middle (visible, MAX_NAME_CHARS);
  g_autofree char *isolated = ari_text_elide (shortened, ARI_ELIDE_NAME);

  if (*visible == '\0')
    return g_strdup (_("An empty address"));

  /* Translators: the name of a file, in quotation marks. */
  return g_strdup_printf (_("“%s”"), isolated);
}
