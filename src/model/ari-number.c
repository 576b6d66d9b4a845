/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-number.h"

#include <string.h>

/**
 * ari_number_parse:
 * @text: digits with an optional sign, point and exponent
 * @least: the least that is valid
 * @most: the most
 * @number: (out): what @text says; −0 is read as 0. Unchanged on failure
 *
 * Returns: whether @text is a number from @least to @most, and nothing else
 */
gboolean
ari_number_parse (const char *text,
                  double      least,
                  double      most,
                  double     *number)
{
  double value;
  char *end;

  if (*text == '\0' || text[strspn (text, "0123456789+-.eE")] != '\0')
    return FALSE;

  value = g_ascii_strtod (text, &end);
  /* Infinity is more than anything. */
  if (*end != '\0' || value < least || value > most)
    return FALSE;

  *number = value + 0.0;

  return TRUE;
}

/**
 * ari_number_append:
 * @number: a finite number
 *
 * Appends the fewest digits that read back as the same number; −0 is written as 0.
 */
void
ari_number_append (GString *out,
                   double   number)
{
  static const char *const formats[] = { "%.15g", "%.16g", "%.17g" };
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_ascii_formatd (buffer, sizeof buffer, formats[i], number + 0.0);
      if (g_ascii_strtod (buffer, NULL) == number)
        break;
    }

  g_string_append (out, buffer);
}
