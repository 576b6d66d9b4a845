/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-layout.h"

#include <string.h>

#include "ari-record-text.h"

#define WIDTH      80
#define STRING_END " \\"

static void
break_line (AriLayout  *self,
            const char *end)
{
  g_string_append (self->out, end);
  ari_layout_newline (self);
}

/* Splits a word that fits on no line with backslashes. Only text in comments and tags gets so long;
 * escapes in it stay whole. */
static void
put_long_word (AriLayout  *self,
               const char *word,
               gsize       length)
{
  const char *end = word + length;

  for (const char *p = word, *next; p < end; p = next)
    {
      guint width = *p == '\\' ? 2 : 1;

      next = g_utf8_next_char (*p == '\\' ? p + 1 : p);
      if (self->column + width >= WIDTH)
        break_line (self, "\\");
      g_string_append_len (self->out, p, next - p);
      self->column += width;
    }
}

/* @line_end: what ends a line that is broken before the word
 * @reserve: columns to leave free after the word for such an end */
static void
put (AriLayout  *self,
     const char *word,
     gsize       length,
     const char *line_end,
     guint       reserve)
{
  guint width = (guint) g_utf8_strlen (word, (gssize) length) + reserve;

  if (self->column > 0)
    {
      if (self->column + 1 + width > WIDTH)
        break_line (self, line_end);
      else
        {
          g_string_append_c (self->out, ' ');
          self->column++;
        }
    }

  if (self->column + width > WIDTH)
    {
      put_long_word (self, word, length);
      return;
    }

  g_string_append_len (self->out, word, (gssize) length);
  self->column += width - reserve;
}

static void
put_words (AriLayout  *self,
           const char *words,
           const char *line_end)
{
  guint reserve = (guint) strlen (line_end);
  const char *word = words;

  for (const char *space; (space = strchr (word, ' ')) != NULL; word = space + 1)
    put (self, word, (gsize) (space - word), line_end, reserve);
  put (self, word, strlen (word), line_end, reserve);
}

/**
 * ari_layout_words:
 * @words: text that may be broken at any space
 */
void
ari_layout_words (AriLayout  *self,
                  const char *words)
{
  put_words (self, words, "");
}

/* Puts a closing bracket after the last word, without a space. */
void
ari_layout_close (AriLayout *self,
                  char       bracket)
{
  if (self->column == WIDTH)
    ari_layout_newline (self);
  g_string_append_c (self->out, bracket);
  self->column++;
}

void
ari_layout_newline (AriLayout *self)
{
  g_string_append_c (self->out, '\n');
  self->column = 0;
}

/**
 * ari_layout_tag:
 * @value: any UTF-8
 *
 * Puts a tag on a line of its own, or on several.
 */
void
ari_layout_tag (AriLayout  *self,
                const char *name,
                const char *value)
{
  g_autoptr(GString) string = g_string_new ("\"");
  const char *words;

  ari_record_encode (string, value, "\"");
  g_string_append (string, "\"]");

  g_string_append_printf (self->out, "[%s", name);
  self->column = (guint) strlen (name) + 1;

  /* Lines broken inside the quotation marks end with a backslash, lines broken before them do not. */
  words = strchr (string->str, ' ');
  put (self, string->str, words != NULL ? (gsize) (words - string->str) : string->len,
       "", strlen (STRING_END));
  if (words != NULL)
    put_words (self, words + 1, STRING_END);
  ari_layout_newline (self);
}
