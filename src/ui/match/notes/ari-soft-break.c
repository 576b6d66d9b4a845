/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-soft-break.h"

#include <string.h>

/* A paragraph separator that belongs to the text is shown as a word joiner, which is invisible, and a line
 * feed. A word joiner is shown as two. */
#define JOINER        "\u2060"
#define SHOWN_BREAK   JOINER "\n"
#define SHOWN_JOINER  JOINER JOINER

/* g_str_has_prefix() measures the whole text. */
static gboolean
begins (const char *text,
        const char *with)
{
  return strncmp (text, with, strlen (with)) == 0;
}

/* Whether a line may break after such a character. There are more, but these suffice for every living
 * language. */
static gboolean
ends_run (gunichar c)
{
  GUnicodeBreakType type = g_unichar_break_type (c);

  return c == '\t' || type == G_UNICODE_BREAK_SPACE || type == G_UNICODE_BREAK_ZERO_WIDTH_SPACE
         || type == G_UNICODE_BREAK_IDEOGRAPHIC || type == G_UNICODE_BREAK_HANGUL_LV_SYLLABLE
         || type == G_UNICODE_BREAK_HANGUL_LVT_SYLLABLE;
}

static gboolean
ends_paragraph (gunichar c)
{
  return c == '\n' || c == '\r' || c == 0x2029;
}

/* The layout cost of a character, relative to a letter. Pango searches tab stops one after the other; marks
 * have no width, so many paragraphs of them fit on one screen. */
static guint
weight_of (gunichar c)
{
  if (c == '\t')
    return 20;

  return g_unichar_iszerowidth (c) ? 2 : 1;
}

const char *
ari_soft_break_find (const char *shown)
{
  guint run = 0, paragraph = 0;

  for (const char *p = shown; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      guint weight = weight_of (c);

      if (ends_paragraph (c))
        {
          run = paragraph = 0;
          continue;
        }

      /* Break a paragraph after a space if it has one. */
      if (run + weight > ARI_SOFT_BREAK_MAX_RUN
          || (run == 0 && paragraph > ARI_SOFT_BREAK_MAX_PARAGRAPH - ARI_SOFT_BREAK_MAX_RUN))
        return p;

      paragraph += weight;
      run = ends_run (c) ? 0 : run + weight;
      /* Keep the characters that stand for one character together. */
      if (begins (p, SHOWN_JOINER))
        p = g_utf8_next_char (p);
      else if (begins (p, SHOWN_BREAK))
        {
          run = paragraph = 0;
          p = g_utf8_next_char (p);
        }
    }

  return NULL;
}

char *
ari_soft_break_show (const char *text)
{
  g_autoptr(GString) escaped = g_string_new (text);
  g_autoptr(GString) shown = g_string_sized_new (escaped->len);
  const char *from, *to;

  g_string_replace (escaped, JOINER, SHOWN_JOINER, 0);
  g_string_replace (escaped, ARI_SOFT_BREAK, SHOWN_BREAK, 0);
  for (from = escaped->str; (to = ari_soft_break_find (from)) != NULL; from = to)
    {
      g_string_append_len (shown, from, to - from);
      g_string_append (shown, ARI_SOFT_BREAK);
    }
  g_string_append (shown, from);

  return g_string_free_and_steal (g_steal_pointer (&shown));
}

char *
ari_soft_break_store (const char *shown)
{
  g_autoptr(GString) text = g_string_sized_new (strlen (shown));

  for (const char *p = shown; *p != '\0';)
    {
      const char *next = g_utf8_next_char (p);

      if (begins (p, SHOWN_JOINER))
        {
          g_string_append (text, JOINER);
          next = p + strlen (SHOWN_JOINER);
        }
      else if (begins (p, SHOWN_BREAK))
        {
          g_string_append (text, ARI_SOFT_BREAK);
          next = p + strlen (SHOWN_BREAK);
        }
      else if (!begins (p, ARI_SOFT_BREAK))
        g_string_append_len (text, p, next - p);
      p = next;
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}
