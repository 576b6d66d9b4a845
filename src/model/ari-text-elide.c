/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-text-elide.h"

#define ELLIPSIS         0x2026
#define ZERO_WIDTH_SPACE 0x200b
#define LEFT_TO_RIGHT    0x200e
#define FIRST_ISOLATE    0x2068
#define POP_ISOLATE      0x2069

/* Characters read for each one shown: a text may consist almost entirely of characters that are left out. */
#define LOOKED_AT        16

static gboolean
is_white (gunichar c)
{
  return g_unichar_isspace (c) || g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029;
}

/* Controls that change the text direction up to the end of the label. */
static gboolean
turns (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/* The blocks of Unicode that hold the scripts from right to left. */
static gboolean
is_right_to_left (gunichar c)
{
  return (c >= 0x0590 && c <= 0x08ff) || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfeff)
         || (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff);
}

/* Pango takes the direction of a paragraph from its first letter, even from one inside an isolate. So the
 * direction of the program's own languages comes first. */
static void
isolate (GString *text)
{
  g_string_prepend_unichar (text, FIRST_ISOLATE);
  g_string_prepend_unichar (text, LEFT_TO_RIGHT);
  g_string_append_unichar (text, POP_ISOLATE);
}

char *
ari_text_elide (const char *text,
                guint       most)
{
  GString *brief = g_string_new (NULL);
  guint n = 0, run = 0, marks = 0, n_seen = 0;
  gboolean space = FALSE, mixed = FALSE;

  for (const char *p = text; *p != '\0' && n_seen++ < most * LOOKED_AT; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (is_white (c))
        {
          space = n > 0;
          run = 0;
          continue;
        }
      marks = g_unichar_iszerowidth (c) ? marks + 1 : 0;
      if (turns (c) || marks > ARI_BRIEF_MARKS || (n == 0 && c == LEFT_TO_RIGHT))
        continue;

      /* The last place is for the ellipsis or for the last character. */
      if (n + space + 1 > most || (n + space + 1 == most && *g_utf8_next_char (p) != '\0'))
        {
          g_string_append_unichar (brief, ELLIPSIS);
          break;
        }
      if (space)
        g_string_append_c (brief, ' ');
      else if (run == ARI_BRIEF_RUN)
        g_string_append_unichar (brief, ZERO_WIDTH_SPACE);
      run = run == ARI_BRIEF_RUN ? 1 : run + 1;
      n += 1 + space;
      space = FALSE;
      mixed = mixed || is_right_to_left (c);
      g_string_append_unichar (brief, c);
    }

  if (mixed)
    isolate (brief);

  return g_string_free_and_steal (brief);
}

char *
ari_text_left_to_right (const char *text)
{
  GString *ordered = g_string_new (text);

  g_string_prepend_unichar (ordered, LEFT_TO_RIGHT);

  return g_string_free_and_steal (ordered);
}
