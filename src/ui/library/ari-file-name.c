/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-file-name.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ari-entry-words.h"

/* The game, the date, the move and the ending fit into what this leaves of 255. */
#define MAX_NAMES_BYTES 140

#define ZERO_WIDTH_SPACE 0x200b
#define LEFT_TO_RIGHT    0x200e
#define FIRST_ISOLATE    0x2066
#define LAST_ISOLATE     0x2069

/* What some file system refuses, or what nobody would see, becomes a hyphen. */
static void
make_safe (GString *name)
{
  g_autofree char *text = g_strdup (name->str);

  g_string_truncate (name, 0);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      GUnicodeType type = g_unichar_type (c);

      /* Labels may break a long name here, or isolate one, but a file name needs nothing of that. */
      if (c == ZERO_WIDTH_SPACE || c == LEFT_TO_RIGHT || (c >= FIRST_ISOLATE && c <= LAST_ISOLATE))
        continue;
      if ((c < 0x80 && strchr ("/\\:*?\"<>|", (int) c) != NULL) || type == G_UNICODE_CONTROL ||
          type == G_UNICODE_FORMAT || type == G_UNICODE_LINE_SEPARATOR ||
          type == G_UNICODE_PARAGRAPH_SEPARATOR)
        g_string_append_c (name, '-');
      else
        g_string_append_unichar (name, c);
    }
}

/* A player may have a very long name. */
static void
shorten (GString *names)
{
  const char *end;

  if (names->len <= MAX_NAMES_BYTES)
    return;

  end = g_utf8_find_prev_char (names->str, names->str + MAX_NAMES_BYTES + 1);
  g_string_truncate (names, (gsize) (end - names->str));
  g_string_append (names, "…");
}

char *
ari_file_name (AriMatch   *match,
               guint       turn,
               const char *ending)
{
  g_autoptr(GString) name = NULL;
  g_autoptr(GString) names = NULL;
  g_autoptr(GDateTime) started = NULL;
  g_autofree char *opponents = NULL, *date = NULL;
  const char *game;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  opponents = ari_entry_words_opponents (match);
  names = g_string_new (opponents);
  shorten (names);
  game = _(ari_match_get_rules (match)->name);
  if (ari_match_get_started (match) != 0)
    started = g_date_time_new_from_unix_local (ari_match_get_started (match));
  /* In this form files stand in their order. */
  date = started != NULL ? g_date_time_format (started, "%Y-%m-%d") : NULL;

  name = g_string_new (NULL);
  if (date != NULL && turn > 0)
    /* Translators: proposed name of a file: the game, the names of the opponents, the date, the number of
     * the move. */
    g_string_append_printf (name, _("%1$s, %2$s, %3$s, move %4$u"), game, names->str, date, turn);
  else if (date != NULL)
    /* Translators: proposed name of a file: the game, the names of the opponents, the date. */
    g_string_append_printf (name, _("%1$s, %2$s, %3$s"), game, names->str, date);
  else if (turn > 0)
    /* Translators: proposed name of a file: the game, the names of the opponents, the number of the move. */
    g_string_append_printf (name, _("%1$s, %2$s, move %3$u"), game, names->str, turn);
  else
    /* Translators: proposed name of a file: the game, the names of the opponents. */
    g_string_append_printf (name, _("%1$s, %2$s"), game, names->str);
  make_safe (name);
  if (ending != NULL)
    g_string_append_printf (name, ".%s", ending);

  return g_string_free_and_steal (g_steal_pointer (&name));
}
