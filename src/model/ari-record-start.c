/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-start.h"

#include <string.h>

#define NAME "Ariadne" /* of the tag that comes first */

/* Takes the next character after white space if it is @c. */
static gboolean
take (AriRecordCursor *at,
      char             c)
{
  ari_record_skip_space (at);
  if (at->p == at->end || *at->p != c)
    return FALSE;

  ari_record_advance (at);

  return TRUE;
}

static gboolean
take_name (AriRecordCursor *at)
{
  if (!take (at, '['))
    return FALSE;

  ari_record_skip_space (at);
  if ((gsize) (at->end - at->p) < strlen (NAME) || memcmp (at->p, NAME, strlen (NAME)) != 0)
    return FALSE;

  for (gsize i = 0; i < strlen (NAME); i++)
    ari_record_advance (at);

  return at->p == at->end || !ari_record_is_word (*at->p);
}

gboolean
ari_record_begins (const AriRecordCursor *at)
{
  AriRecordCursor next = *at;

  return next.p < next.end && *next.p == '[' && take_name (&next);
}

gboolean
ari_record_begins_within (const AriRecordCursor *at,
                          gsize                  n)
{
  AriRecordCursor next = *at;
  const char *last = at->p + MIN (n, (gsize) (at->end - at->p));

  while (next.p < last)
    {
      const char *bracket = memchr (next.p + 1, '[', (gsize) (last - next.p - 1));

      if (bracket == NULL)
        return FALSE;
      next.p = bracket;
      if (ari_record_begins (&next))
        return TRUE;
    }

  return FALSE;
}

/**
 * ari_record_has_head:
 *
 * Returns: whether the tag that comes first stands here, and another tag right after it, as in every record
 *   that can be read
 */
gboolean
ari_record_has_head (const AriRecordCursor *at)
{
  AriRecordCursor next = *at;

  if (!take_name (&next) || !take (&next, '"'))
    return FALSE;

  while (next.p < next.end && strchr ("\"\\\r\n", *next.p) == NULL)
    ari_record_advance (&next);

  return next.p < next.end && *next.p == '"' && take (&next, '"') && take (&next, ']') && take (&next, '[');
}

/**
 * ari_record_takes_quote:
 * @at: a bracket in a string whose end isn't known yet
 *
 * Recognises a string that somebody forgot to close: a bracket follows the quotation mark that ends the value
 * of a tag, but not the one that begins it.
 *
 * Returns: whether the next record begins at @at, and the next quotation mark is part of it
 */
gboolean
ari_record_takes_quote (const AriRecordCursor *at)
{
  AriRecordCursor next = *at;

  return take_name (&next) && take (&next, '"') && !take (&next, ']');
}

/* From a quotation mark to after the one that closes it on its line, if one does. */
static void
skip_string (AriRecordCursor *at)
{
  AriRecordCursor next = *at;

  ari_record_advance (at);
  ari_record_advance (&next);
  while (next.p < next.end && strchr ("\"\r\n", *next.p) == NULL)
    ari_record_skip_escape (&next);
  if (next.p < next.end && *next.p == '"')
    {
      *at = next;
      ari_record_advance (at);
    }
}

/**
 * ari_record_is_quoted:
 * @at: a head in a comment whose end isn't known yet
 *
 * A comment may quote the beginning of a record. So only a brace that opens, another record or the end of the
 * text, before any brace that closes, shows that somebody forgot to close the comment: a record with a brace
 * that closes first couldn't be read anyway.
 *
 * Returns: whether the comment is closed, so that no record begins at @at
 */
gboolean
ari_record_is_quoted (AriRecordCursor at)
{
  ari_record_advance (&at);
  while (at.p < at.end && *at.p != '}')
    if (*at.p == '{' || ari_record_begins (&at))
      return FALSE;
    else if (*at.p == '"')
      skip_string (&at);
    else
      ari_record_skip_escape (&at);

  return at.p < at.end;
}

/**
 * ari_record_skip_to_start:
 * @at: (inout): a place after an error; afterwards the start of the next record, or the end of the text
 * @cancellable: (nullable): stops the search early
 *
 * A `[Ariadne` inside a comment or a string does not start a record.
 */
void
ari_record_skip_to_start (AriRecordCursor *at,
                          GCancellable    *cancellable)
{
  gboolean open = FALSE; /* nothing closes the braces from here up to the next record */

  for (ari_record_skip_space (at);
       at->p < at->end && !ari_record_begins (at) && !g_cancellable_is_cancelled (cancellable);
       ari_record_skip_space (at))
    {
      gboolean string = *at->p == '"';
      AriRecordCursor next = *at;
      AriToken token;

      if (!string && (*at->p != '{' || open))
        ari_record_advance (at);
      /* A string that isn't closed ends with its line. */
      else if (ari_record_lex (&next, &token, NULL) || string)
        *at = next;
      else
        {
          open = TRUE;
          ari_record_advance (at);
        }
    }
}

/**
 * ari_record_is_utf16:
 *
 * Returns: whether the text that begins at @at has two bytes for each character
 */
gboolean
ari_record_is_utf16 (const AriRecordCursor *at)
{
  static const char starts[][2] = { { '\xff', '\xfe' }, { '\xfe', '\xff' }, { '[', '\0' }, { '\0', '[' } };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    if (at->end - at->p >= 2 && memcmp (at->p, starts[i], 2) == 0)
      return TRUE;

  return FALSE;
}
