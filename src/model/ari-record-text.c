/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-text.h"

#include <string.h>

#include "ari-record-start.h"

/**
 * ari_record_command:
 * @p: where a command may begin
 * @length: (out): of "[%" and the name, when there is one
 *
 * Returns: the command that begins at @p. An unknown command is plain text.
 */
AriRecordCommand
ari_record_command (const char *p,
                    const char *end,
                    gsize      *length)
{
  static const char *const names[] = {
    [ARI_RECORD_EMT] = "[%emt",
    [ARI_RECORD_EVAL] = "[%eval",
    [ARI_RECORD_RAW] = "[%raw",
    [ARI_RECORD_PERFORMANCE] = "[%toss",
    [ARI_RECORD_RETRACTED] = "[%retracted",
    [ARI_RECORD_RETHOUGHT] = "[%rethought",
    [ARI_RECORD_BY] = "[%by",
  };

  for (guint i = ARI_RECORD_EMT; i < G_N_ELEMENTS (names); i++)
    {
      gsize n = strlen (names[i]);

      *length = n;
      if ((gsize) (end - p) >= n && memcmp (p, names[i], n) == 0 &&
          (p + n == end || p[n] == ']' || ari_record_is_space (p[n])))
        return (AriRecordCommand) i;
    }

  return ARI_RECORD_NO_COMMAND;
}

gboolean
ari_record_is_space (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static const char escapes[] = "n\nr\rt\ts \\\\\"\"{{}}[[]]";

/**
 * ari_record_unescape:
 * @c: the character after a backslash
 *
 * Returns: the character that the escape stands for, or NUL for an unknown escape
 */
char
ari_record_unescape (char c)
{
  for (const char *p = escapes; *p != '\0'; p += 2)
    if (p[0] == c)
      return p[1];

  return '\0';
}

static void
append_escaped (GString *out,
                char     c)
{
  for (const char *p = escapes; *p != '\0'; p += 2)
    if (p[1] == c)
      {
        g_string_append_c (out, '\\');
        g_string_append_c (out, p[0]);
        return;
      }
}

/* What a reader would take for a command, or for the start of the next record. */
static gboolean
misleads (const char *p,
          const char *end)
{
  gsize length;

  return ari_record_command (p, end, &length) != ARI_RECORD_NO_COMMAND ||
         ari_record_begins (&(AriRecordCursor) { p, end, 1, 1 });
}

/**
 * ari_record_encode:
 * @text: any UTF-8
 * @specials: what must be escaped besides backslashes, control characters and spaces that
 *   folding would lose; a space here stands for every space
 *
 * Appends @text so that it survives folding of white space and lines broken at its spaces.
 */
void
ari_record_encode (GString    *out,
                   const char *text,
                   const char *specials)
{
  const char *end = text + strlen (text);
  gboolean folds = TRUE; /* a space at the start, at the end or after another one */

  for (const char *p = text; p < end; p++)
    {
      gboolean lost = *p == ' ' && (folds || p[1] == '\0');

      folds = *p == ' ' && !lost;
      if (lost || strchr ("\\\n\r\t", *p) != NULL || strchr (specials, *p) != NULL ||
          (*p == '[' && misleads (p, end)))
        append_escaped (out, *p);
      else
        g_string_append_c (out, *p);
    }
}
