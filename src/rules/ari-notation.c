/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-notation.h"

#include <string.h>

/* Both take three bytes. */
#define MARKER_LENGTH 3

/**
 * ari_notation_add:
 * @length: how many bytes of the text belong to the part
 * @word: (nullable): see #AriNotationPart
 *
 * Adds a part that begins where the last one ends.
 */
void
ari_notation_add (AriNotation *notation,
                  guint        length,
                  guint        sign,
                  const char  *word)
{
  guint start = 0;

  g_return_if_fail (notation->n < ARI_NOTATION_PARTS);

  if (notation->n > 0)
    start = notation->parts[notation->n - 1].start + notation->parts[notation->n - 1].length;
  notation->parts[notation->n++] = (AriNotationPart) { start, length, sign, word };
}

/**
 * ari_notation_read:
 * @text: the written form of an action
 * @notation: (out)
 *
 * Takes @text apart. A game without pictures, and a text that isn't an action, are one part.
 */
void
ari_notation_read (const AriRules *rules,
                   const char     *text,
                   AriNotation    *notation)
{
  notation->n = 0;
  if (rules->narration != NULL && rules->narration->notate != NULL)
    rules->narration->notate (text, notation);
  if (notation->n == 0)
    ari_notation_add (notation, (guint) strlen (text), ARI_SIGN_TEXT, NULL);
}

/* Whether the action begins with a picture in front of its text. */
gboolean
ari_notation_leads (const AriRules *rules,
                    const char     *text)
{
  AriNotation notation;

  ari_notation_read (rules, text, &notation);

  return notation.parts[0].length == 0;
}

/**
 * ari_notation_quote:
 * @text: the written form of an action
 *
 * Marks an action in a sentence, so that a view can show it as pictures. The marks are invisible and keep the
 * action in one direction in languages that are written from right to left.
 *
 * Returns: (transfer full): @text between its marks
 */
char *
ari_notation_quote (const char *text)
{
  return g_strconcat (ARI_NOTATION_OPEN, text, ARI_NOTATION_CLOSE, NULL);
}

/**
 * ari_notation_next:
 * @rest: (inout): where to search; then, what follows the action
 * @text: (out): the action, without its marks
 * @length: (out): of @text, in bytes
 *
 * Finds the next action that is marked in a sentence.
 */
gboolean
ari_notation_next (const char **rest,
                   const char **text,
                   gsize       *length)
{
  const char *open = strstr (*rest, ARI_NOTATION_OPEN), *close;

  close = open != NULL ? strstr (open, ARI_NOTATION_CLOSE) : NULL;
  if (close == NULL)
    return FALSE;

  *text = open + MARKER_LENGTH;
  *length = (gsize) (close - *text);
  *rest = close + MARKER_LENGTH;

  return TRUE;
}

/**
 * ari_notation_plain:
 *
 * Returns: (transfer full): @sentence without marks, for the clipboard and for files
 */
char *
ari_notation_plain (const char *sentence)
{
  GString *plain = g_string_new (NULL);
  const char *rest = sentence, *from = sentence, *text;
  gsize length;

  while (ari_notation_next (&rest, &text, &length))
    {
      g_string_append_len (plain, from, text - MARKER_LENGTH - from);
      g_string_append_len (plain, text, (gssize) length);
      from = rest;
    }
  g_string_append (plain, from);

  return g_string_free_and_steal (plain);
}

static void
add_spoken (GString        *spoken,
            const AriRules *rules,
            const char     *text)
{
  AriNotation notation;
  gsize begun = spoken->len;

  ari_notation_read (rules, text, &notation);
  for (guint i = 0; i < notation.n; i++)
    {
      const AriNotationPart *part = &notation.parts[i];

      if (part->length == 0 || part->sign == ARI_SIGN_GAP || part->sign == ARI_SIGN_ARROW)
        continue;
      if (spoken->len > begun)
        g_string_append_c (spoken, ' ');
      if (part->word != NULL)
        g_string_append_len (spoken, part->word, (gssize) strcspn (part->word, ","));
      else
        g_string_append_len (spoken, text + part->start, part->length);
    }
}

/**
 * ari_notation_spoken:
 *
 * Returns: (transfer full): @sentence with its actions in words of the language, for screen readers
 */
char *
ari_notation_spoken (const AriRules *rules,
                     const char     *sentence)
{
  GString *spoken = g_string_new (NULL);
  const char *rest = sentence, *from = sentence, *text;
  gsize length;

  while (ari_notation_next (&rest, &text, &length))
    {
      g_autofree char *action = g_strndup (text, length);

      g_string_append_len (spoken, from, text - MARKER_LENGTH - from);
      add_spoken (spoken, rules, action);
      from = rest;
    }
  g_string_append (spoken, from);

  return g_string_free_and_steal (spoken);
}
