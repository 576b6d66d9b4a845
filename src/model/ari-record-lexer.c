/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-lexer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ari-record-start.h"
#include "ari-record-text.h"

/**
 * ari_record_fail:
 * @format: a whole sentence, translated
 *
 * Sets an error that names the place in the text.
 *
 * Returns: FALSE
 */
gboolean
ari_record_fail (GError               **error,
                 AriRecordError         code,
                 const AriRecordCursor *at,
                 const char            *format,
                 ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);

  /* Translators: a place in a text file, then one or more whole sentences that say what is
   * wrong there. */
  g_set_error (error, ARI_RECORD_ERROR, code, _("Line %u, column %u: %s"), at->line, at->column, reason);

  return FALSE;
}

/* Advances by one byte. All bytes of a character have the same column. Lines end with LF, CR or both. */
void
ari_record_advance (AriRecordCursor *at)
{
  char c = *at->p++;

  if (c == '\n' || (c == '\r' && (at->p >= at->end || *at->p != '\n')))
    {
      at->line++;
      at->column = 1;
    }
  else if (at->p >= at->end || (*at->p & 0xc0) != 0x80)
    at->column++;
}

/* Whether the backslash at @at ends its line and so joins it with the next one. */
static gboolean
joins_lines (const AriRecordCursor *at)
{
  return at->end - at->p >= 2 && at->p[0] == '\\' && (at->p[1] == '\n' || at->p[1] == '\r');
}

static void
skip_blanks (AriRecordCursor *at)
{
  while (at->p < at->end && (ari_record_is_space (*at->p) || joins_lines (at)))
    ari_record_advance (at);
}

/* Some editors write a byte order mark at the start of a file, and files can be joined. No editor counts it
 * as a character. */
void
ari_record_skip_space (AriRecordCursor *at)
{
  static const char mark[] = "\xef\xbb\xbf";

  for (skip_blanks (at); at->end - at->p >= 3 && memcmp (at->p, mark, 3) == 0; skip_blanks (at))
    at->p += 3;
}

void
ari_record_skip_escape (AriRecordCursor *at)
{
  if (*at->p == '\\' && at->end - at->p > 1)
    {
      ari_record_advance (at);
      if (*at->p == '\r' && at->end - at->p > 1 && at->p[1] == '\n')
        ari_record_advance (at);
    }
  ari_record_advance (at);
}

gboolean
ari_record_is_word (char c)
{
  return c > ' ' && c < 0x7f && strchr ("{}()[];$\"", c) == NULL;
}

/* Finds the delimiter that closes a string or a comment; a backslash escapes the next byte. A string ends
 * on its line, unless the line ends with a backslash. Neither holds the next record. */
static gboolean
find_close (AriRecordCursor *at,
            AriTokenKind     kind)
{
  gboolean string = kind == ARI_TOKEN_STRING;
  const char *stops = string ? "\"\r\n" : "}";
  gboolean quoted = FALSE; /* the comment quotes the beginning of a record */

  for (; at->p < at->end && (*at->p == '\0' || strchr (stops, *at->p) == NULL); ari_record_skip_escape (at))
    {
      if (*at->p != '[' || quoted)
        continue;
      if (string && ari_record_takes_quote (at))
        return FALSE;
      if (!string && ari_record_has_head (at) && !(quoted = ari_record_is_quoted (*at)))
        return FALSE;
    }

  return at->p < at->end && *at->p == *stops;
}

static gboolean
lex_enclosed (AriRecordCursor  *at,
              AriToken         *token,
              GError          **error)
{
  ari_record_advance (at);
  token->contents = *at;
  if (!find_close (at, token->kind))
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &token->start,
                            token->kind == ARI_TOKEN_STRING
                              ? _("This text is not closed. Expected “\"” on the same line.")
                              : _("This comment is not closed. Expected “}” at its end."));

  token->contents.end = at->p;
  ari_record_advance (at);

  return TRUE;
}

static gboolean
lex_word (AriRecordCursor  *at,
          AriToken         *token,
          GError          **error)
{
  const char *digits_end = at->p;
  const char *dots_end;

  while (at->p < at->end && ari_record_is_word (*at->p))
    ari_record_advance (at);
  token->contents.end = at->p;

  while (digits_end < at->p && g_ascii_isdigit (*digits_end))
    digits_end++;
  dots_end = digits_end;
  while (dots_end < at->p && *dots_end == '.')
    dots_end++;

  if (token->contents.p < digits_end && digits_end < dots_end && dots_end == at->p)
    token->kind = ARI_TOKEN_NUMBER;

  /* No action or name is nearly that long, and messages quote it. */
  return at->p - token->contents.p <= ARI_RECORD_MAX_LINE ||
         ari_record_fail (error, ARI_RECORD_ERROR_LARGE, &token->start,
                          _("This word is too long. Expected a move or the name of a tag."));
}

static gboolean
lex_glyph (AriRecordCursor  *at,
           AriToken         *token,
           GError          **error)
{
  ari_record_advance (at);
  token->contents = *at;
  while (at->p < at->end && ari_record_is_word (*at->p))
    ari_record_advance (at);
  token->contents.end = at->p;

  if (token->contents.end - token->contents.p != 1 || *token->contents.p < '1' ||
      *token->contents.p >= '0' + ARI_N_GLYPHS)
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &token->start,
                            _("This mark is unknown. Expected one of $1 to $6."));

  return TRUE;
}

/* A NUL byte means that this is no text. */
static gboolean
fail_binary (const AriRecordCursor  *at,
             GError                **error)
{
  return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, at,
                          _("This file holds binary data, not text. Choose a file that Ariadne has exported."));
}

/**
 * ari_record_lex:
 * @at: (inout): where to look; afterwards after the token
 * @token: (out): the next token, after white space
 *
 * Returns: FALSE with ARI_RECORD_ERROR_SYNTAX when there is no valid token
 */
gboolean
ari_record_lex (AriRecordCursor  *at,
                AriToken         *token,
                GError          **error)
{
  static const char singles[] = "[]()";
  const char *single;

  ari_record_skip_space (at);
  token->start = token->contents = *at;

  if (at->p == at->end)
    {
      token->kind = ARI_TOKEN_END;
      return TRUE;
    }

  if (*at->p == '"' || *at->p == '{')
    {
      token->kind = *at->p == '"' ? ARI_TOKEN_STRING : ARI_TOKEN_COMMENT;
      return lex_enclosed (at, token, error);
    }

  if (*at->p == '$')
    {
      token->kind = ARI_TOKEN_GLYPH;
      return lex_glyph (at, token, error);
    }

  if (ari_record_is_word (*at->p))
    {
      token->kind = ARI_TOKEN_WORD;
      return lex_word (at, token, error);
    }

  if (*at->p == '\0')
    return fail_binary (at, error);

  single = strchr (singles, *at->p);
  if (single == NULL)
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, at,
                            _("This character has no meaning here. Expected a move, a comment in braces, a "
                              "variation in parentheses or the tags of another record."));

  token->kind = (AriTokenKind) (ARI_TOKEN_TAG + (single - singles));
  ari_record_advance (at);
  token->contents.end = at->p;

  return TRUE;
}

char *
ari_token_dup (const AriToken *token)
{
  return g_strndup (token->contents.p, (gsize) (token->contents.end - token->contents.p));
}

gboolean
ari_record_check_utf8 (AriRecordCursor   at,
                       GError          **error)
{
  const char *bad;

  if (g_utf8_validate_len (at.p, (gsize) (at.end - at.p), &bad))
    return TRUE;

  while (at.p < bad)
    ari_record_advance (&at);

  if (*bad == '\0')
    return fail_binary (&at, error);

  return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &at,
                          _("This byte is not part of a character in UTF-8. Convert the file to UTF-8."));
}

static void
append (AriDecoder *decoder,
        char        c)
{
  if (decoder->space)
    g_string_append_c (decoder->text, ' ');
  decoder->space = FALSE;
  g_string_append_c (decoder->text, c);
}

static gboolean
decode_escape (AriDecoder       *decoder,
               AriRecordCursor  *at,
               GError          **error)
{
  AriRecordCursor start = *at;
  char c;

  /* The indent of the next line does not count. */
  if (joins_lines (at))
    {
      skip_blanks (at);
      return TRUE;
    }

  ari_record_advance (at);
  c = at->p < at->end ? ari_record_unescape (*at->p) : '\0';
  if (c == '\0')
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &start,
                            /* Translators: these are backslashes, as in a record. */
                            _("This backslash doesn’t begin a known escape. "
                              "Expected “\\\\” for a backslash."));

  append (decoder, c);
  ari_record_advance (at);

  return TRUE;
}

/**
 * ari_record_decode_one:
 *
 * Decodes one item at @at: an escape, white space or one byte of a character.
 */
gboolean
ari_record_decode_one (AriDecoder       *decoder,
                       AriRecordCursor  *at,
                       GError          **error)
{
  if (*at->p == '\\')
    return decode_escape (decoder, at, error);

  if (decoder->folds && ari_record_is_space (*at->p))
    decoder->space = decoder->text->len > 0;
  else
    append (decoder, *at->p);
  ari_record_advance (at);

  return TRUE;
}

/**
 * ari_record_decode:
 * @at: the text with its end
 * @folds: whether to fold runs of white space into one space
 * @most: the most characters of the result
 *
 * Returns: (nullable) (transfer full): the decoded text
 */
char *
ari_record_decode (AriRecordCursor   at,
                   gboolean          folds,
                   guint             most,
                   GError          **error)
{
  g_autoptr(GString) text = NULL;
  AriRecordCursor start = at;
  AriDecoder decoder = { .folds = folds };

  if (!ari_record_check_utf8 (at, error))
    return NULL;

  text = decoder.text = g_string_new (NULL);
  while (at.p < at.end)
    if (!ari_record_decode_one (&decoder, &at, error))
      return NULL;

  return ari_record_check_size (text, most, &start, error) ? g_string_free_and_steal (g_steal_pointer (&text))
                                                           : NULL;
}

gboolean
ari_record_check_size (const GString          *text,
                       guint                   most,
                       const AriRecordCursor  *at,
                       GError                **error)
{
  return g_utf8_strlen (text->str, (gssize) text->len) <= (glong) most ||
         ari_record_fail (error, ARI_RECORD_ERROR_LARGE, at,
                          _("The text that begins here is too long. Shorten it to at most %u characters, or "
                            "move part of it into other comments."), most);
}
