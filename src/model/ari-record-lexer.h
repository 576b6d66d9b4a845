/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-record.h"

G_BEGIN_DECLS

typedef enum
{
  ARI_TOKEN_END,
  ARI_TOKEN_TAG,          /* [ */
  ARI_TOKEN_TAG_END,      /* ] */
  ARI_TOKEN_VARIATION,    /* ( */
  ARI_TOKEN_VARIATION_END,/* ) */
  ARI_TOKEN_STRING,       /* "…" */
  ARI_TOKEN_COMMENT,      /* {…} */
  ARI_TOKEN_GLYPH,        /* $1 */
  ARI_TOKEN_NUMBER,       /* 12. or 12... */
  ARI_TOKEN_WORD,         /* an action or a name */
} AriTokenKind;

/* A token with its raw contents (of a string or comment: the inside). */
typedef struct
{
  AriTokenKind    kind;
  AriRecordCursor start;    /* its start */
  AriRecordCursor contents; /* with its own end */
} AriToken;

void      ari_record_advance    (AriRecordCursor       *at);
/* Skips white space, including a backslash at the end of a line and byte order marks. */
void      ari_record_skip_space (AriRecordCursor       *at);
/* Advances by one byte, or by a backslash and what it escapes. */
void      ari_record_skip_escape (AriRecordCursor      *at);
/* Whether it can be part of an action or a name. */
gboolean  ari_record_is_word    (char                   c);
gboolean  ari_record_lex        (AriRecordCursor       *at,
                                 AriToken              *token,
                                 GError               **error);
/* (transfer full): the raw contents, escapes included. */
char     *ari_token_dup         (const AriToken        *token);

/* A text that is being decoded piece by piece. */
typedef struct
{
  GString  *text;
  gboolean  folds; /* fold runs of white space into one space, none at either end */
  gboolean  space; /* a space is pending before the next character */
} AriDecoder;

gboolean  ari_record_decode_one (AriDecoder            *decoder,
                                 AriRecordCursor       *at,
                                 GError               **error);
char     *ari_record_decode     (AriRecordCursor        at,
                                 gboolean               folds,
                                 guint                  most,
                                 GError               **error);
/* FALSE with ARI_RECORD_ERROR_LARGE when @text, which begins at @at, has more than @most characters. */
gboolean  ari_record_check_size (const GString         *text,
                                 guint                  most,
                                 const AriRecordCursor *at,
                                 GError               **error);
/* FALSE with ARI_RECORD_ERROR_SYNTAX at the first byte that is not valid UTF-8. */
gboolean  ari_record_check_utf8 (AriRecordCursor        at,
                                 GError               **error);

gboolean  ari_record_fail       (GError               **error,
                                 AriRecordError         code,
                                 const AriRecordCursor *at,
                                 const char            *format,
                                 ...) G_GNUC_PRINTF (4, 5);

G_END_DECLS
