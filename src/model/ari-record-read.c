/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ari-match-builder.h"
#include "ari-record-comment.h"
#include "ari-record-start.h"
#include "ari-record-tags.h"

G_DEFINE_QUARK (ari-record-error-quark, ari_record_error)

/* An open variation, seen from the line it leaves. */
typedef struct
{
  AriPly         *beside; /* the ply before it, which it replaces */
  AriRecordCursor start;
} Opening;

typedef struct
{
  AriMatchBuilder *builder;
  AriRecordCursor  start;    /* of the record */
  guint            seats;
  GArray          *openings; /* (element-type Opening) */
  AriPly          *before;   /* (nullable) the parent of the next action */
  AriPly          *last;     /* (nullable) the last action of the innermost variation */
} Parser;

static gboolean
parse_action (Parser          *parser,
              const AriToken  *token,
              GError         **error)
{
  g_autofree char *text = ari_token_dup (token);
  g_autoptr(GError) cause = NULL;
  guint parent = parser->before != NULL ? ari_ply_get_id (parser->before) : 0;
  AriPly *ply = ari_match_builder_add (parser->builder, parent, 0, 0, text, -1, ARI_NOT_RETRACTED, &cause);

  if (ply == NULL)
    {
      gboolean full = g_error_matches (cause, ARI_MATCH_ERROR, ARI_MATCH_ERROR_FULL);

      return ari_record_fail (error, full ? ARI_RECORD_ERROR_LARGE : ARI_RECORD_ERROR_ACTION, &token->start,
                              "%s", cause->message);
    }

  parser->before = parser->last = ply;

  return TRUE;
}

/* A comment, mark or variation needs an action before it. */
static gboolean
check_last (Parser          *parser,
            const AriToken  *token,
            GError         **error)
{
  return parser->last != NULL ||
         ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &token->start,
                          _("A comment, a mark or a variation must follow a move."));
}

static gboolean
open_variation (Parser          *parser,
                const AriToken  *token,
                GError         **error)
{
  Opening opening = { .beside = parser->last, .start = token->start };

  if (!check_last (parser, token, error))
    return FALSE;

  if (parser->openings->len == ARI_RECORD_MAX_DEPTH)
    return ari_record_fail (error, ARI_RECORD_ERROR_LARGE, &token->start,
                            _("Variations are nested too deeply here. Expected at most %u levels."),
                            ARI_RECORD_MAX_DEPTH);

  g_array_append_val (parser->openings, opening);
  parser->before = ari_ply_get_parent (parser->last);
  parser->last = NULL;

  return TRUE;
}

static gboolean
close_variation (Parser          *parser,
                 const AriToken  *token,
                 GError         **error)
{
  guint n = parser->openings->len;

  if (n == 0)
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &token->start,
                            _("This closes a variation that wasn’t opened. Expected “(” before it."));

  if (parser->last == NULL)
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &token->start,
                            _("This variation is empty. Expected a move in it."));

  parser->before = parser->last = g_array_index (parser->openings, Opening, n - 1).beside;
  g_array_set_size (parser->openings, n - 1);

  return TRUE;
}

static gboolean
parse_glyph (Parser          *parser,
             const AriToken  *token,
             GError         **error)
{
  if (!check_last (parser, token, error))
    return FALSE;

  if (ari_ply_get_glyph (parser->last) != ARI_GLYPH_NONE)
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &token->start,
                            _("This move already has a mark. Expected one mark at most."));

  ari_ply_set_glyph (parser->last, (AriGlyph) (*token->contents.p - '0'));

  return TRUE;
}

static gboolean
parse_token (Parser          *parser,
             const AriToken  *token,
             GError         **error)
{
  switch (token->kind)
    {
    case ARI_TOKEN_WORD:
      return parse_action (parser, token, error);

    case ARI_TOKEN_NUMBER:
      return TRUE; /* for human readers */

    case ARI_TOKEN_GLYPH:
      return parse_glyph (parser, token, error);

    case ARI_TOKEN_COMMENT:
      return check_last (parser, token, error) &&
             ari_record_read_comment (parser->last, parser->seats, token->contents, error);

    case ARI_TOKEN_VARIATION:
      return open_variation (parser, token, error);

    case ARI_TOKEN_VARIATION_END:
      return close_variation (parser, token, error);

    case ARI_TOKEN_STRING:
    case ARI_TOKEN_TAG:
    case ARI_TOKEN_TAG_END:
    case ARI_TOKEN_END:
    default:
      return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &token->start,
                              _("This has no meaning here. Expected a move, a comment in braces or a "
                                "variation in parentheses."));
    }
}

/* @start: of the record */
static gboolean
fail_large (const AriRecordCursor  *start,
            GError                **error)
{
  return ari_record_fail (error, ARI_RECORD_ERROR_LARGE, start,
                          _("This record is too large. Expected at most %u MiB."),
                          ARI_RECORD_MAX_BYTES / 1024 / 1024);
}

/* The plies end with the text or at the tags of the next record. */
static gboolean
parse_plies (Parser           *parser,
             AriRecordCursor  *at,
             GCancellable     *cancellable,
             GError          **error)
{
  for (;;)
    {
      AriRecordCursor next = *at;
      AriToken token;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;

      if (!ari_record_lex (&next, &token, error))
        return FALSE;

      if (token.kind == ARI_TOKEN_END || token.kind == ARI_TOKEN_TAG)
        break;

      /* The start of another record may only have been quoted: see is_large(). */
      if (next.p - parser->start.p > ARI_RECORD_MAX_BYTES)
        return fail_large (&parser->start, error);

      if (!parse_token (parser, &token, error))
        return FALSE;

      *at = next;
    }

  if (parser->openings->len > 0)
    {
      Opening *innermost = &g_array_index (parser->openings, Opening, parser->openings->len - 1);

      return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &innermost->start,
                              _("This variation is not closed. Expected “)” at its end."));
    }

  return TRUE;
}

static AriMatch *
read_record (AriRecordReader  *reader,
             AriRecordCursor  *at,
             GError          **error)
{
  AriRecordCursor start = *at;
  g_autoptr(GArray) tags = ari_tags_read (at, error);
  g_autoptr(AriMatchBuilder) builder = NULL;
  g_autoptr(GArray) openings = NULL;
  g_autoptr(AriMatch) match = NULL;
  Parser parser;
  AriSetup setup;
  guint takebacks;

  if (tags == NULL || !ari_tags_get_setup (tags, reader->lookup, &setup, error))
    return NULL;

  builder = ari_match_builder_new (&setup);
  if (!ari_tags_get_details (tags, ari_match_builder_get_match (builder), &takebacks, error))
    return NULL;
  ari_match_builder_set_takebacks (builder, takebacks);

  openings = g_array_new (FALSE, FALSE, sizeof (Opening));
  parser = (Parser) { .builder = builder, .start = start, .seats = setup.seats, .openings = openings };
  if (!parse_plies (&parser, at, reader->cancellable, error))
    return NULL;

  match = ari_match_builder_end (builder);
  ari_tags_get_ending (tags, match);
  if (!ari_tags_check_result (tags, match, error))
    return NULL;

  return g_steal_pointer (&match);
}

/**
 * ari_record_reader_init:
 * @text: any bytes; they must outlive the reader
 * @length: number of bytes, or −1 when a NUL ends them
 */
void
ari_record_reader_init (AriRecordReader *reader,
                        const char      *text,
                        gssize           length)
{
  if (length < 0)
    length = (gssize) strlen (text);

  *reader = (AriRecordReader) {
    .at = { .p = text, .end = text + length, .line = 1, .column = 1 },
    .lookup = ari_rules_lookup,
  };
}

/* Whether the record is certainly too long, judging by where the next one may begin. */
static gboolean
is_large (const AriRecordCursor *at)
{
  return at->end - at->p > ARI_RECORD_MAX_BYTES && !ari_record_begins_within (at, ARI_RECORD_MAX_BYTES);
}

/* After an error, continues with the next record. That may be far away, so the search runs only when the
 * caller asks for more. */
static void
go_on (AriRecordReader *reader)
{
  if (reader->lost)
    ari_record_skip_to_start (&reader->at, reader->cancellable);
  else
    ari_record_skip_space (&reader->at);
  reader->lost = FALSE;
}

/**
 * ari_record_reader_next:
 * @error: ARI_RECORD_ERROR, or G_IO_ERROR_CANCELLED
 *
 * Returns: (nullable) (transfer full): the match of the next record
 */
AriMatch *
ari_record_reader_next (AriRecordReader  *reader,
                        GError          **error)
{
  g_autoptr(AriMatch) match = NULL;
  AriRecordCursor *at;
  const char *start;

  g_return_val_if_fail (reader != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (g_cancellable_set_error_if_cancelled (reader->cancellable, error))
    return NULL;

  go_on (reader);
  at = &reader->at;
  start = at->p;

  if (is_large (at))
    fail_large (at, error);
  else if (ari_record_is_utf16 (at))
    ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, at,
                     _("This text is in UTF-16. Open it in a text editor, save it as UTF-8 and try again."));
  else
    match = read_record (reader, at, error);

  reader->lost = match == NULL;
  if (match == NULL && at->p == start && at->p < at->end)
    ari_record_advance (at);

  return g_steal_pointer (&match);
}

/**
 * ari_record_reader_at_end:
 *
 * Returns: whether only white space is left or, after an error, no further record
 */
gboolean
ari_record_reader_at_end (AriRecordReader *reader)
{
  g_return_val_if_fail (reader != NULL, TRUE);

  go_on (reader);

  return reader->at.p == reader->at.end;
}

AriMatch *
ari_record_read (const char  *text,
                 gssize       length,
                 const char **rest,
                 GError     **error)
{
  AriRecordReader reader;
  AriMatch *match;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  ari_record_reader_init (&reader, text, length);
  match = ari_record_reader_next (&reader, error);
  if (rest != NULL)
    {
      go_on (&reader);
      *rest = reader.at.p;
    }

  return match;
}
