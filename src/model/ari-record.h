/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_RECORD_ERROR (ari_record_error_quark ())
GQuark ari_record_error_quark (void);

/**
 * AriRecordError:
 * @ARI_RECORD_ERROR_FOREIGN: the text does not begin like a record
 * @ARI_RECORD_ERROR_SYNTAX: it begins like a record, but is malformed
 * @ARI_RECORD_ERROR_GAME: unknown game, option or number of seats
 * @ARI_RECORD_ERROR_ACTION: an action that the rules refuse, or a result that does not follow
 * @ARI_RECORD_ERROR_LARGE: the text exceeds one of the ARI_RECORD_MAX_… limits
 *
 * All messages name line and column, both from 1 (a column is a character), and the reason.
 */
typedef enum
{
  ARI_RECORD_ERROR_FOREIGN,
  ARI_RECORD_ERROR_SYNTAX,
  ARI_RECORD_ERROR_GAME,
  ARI_RECORD_ERROR_ACTION,
  ARI_RECORD_ERROR_LARGE,
} AriRecordError;

#define ARI_RECORD_MAX_BYTES (16 * 1024 * 1024) /* of one record */
#define ARI_RECORD_MAX_PLIES ARI_MATCH_MAX_PLIES
#define ARI_RECORD_MAX_DEPTH 1000               /* of variations inside variations */
#define ARI_RECORD_MAX_TAGS  1000               /* of other programs */
#define ARI_RECORD_MAX_TEXT  100000             /* characters of a comment, the notes or a foreign tag */
#define ARI_RECORD_MAX_LINE  2000               /* characters of any other value, and of a word */

/* The text of one match, in UTF-8; see src/designs/record.md for the format. */
char      *ari_record_write (AriMatch *match) G_GNUC_WARN_UNUSED_RESULT;
/* The same; NULL with ARI_RECORD_ERROR when the text would not read back as the same match. */
char      *ari_record_write_checked (AriMatch  *match,
                                     GError   **error) G_GNUC_WARN_UNUSED_RESULT;
/* Reads the first record in @text (@length −1: up to the NUL); @rest (optional) receives the start of the
 * next one, or the end of the text. NULL with ARI_RECORD_ERROR. */
AriMatch  *ari_record_read  (const char  *text,
                             gssize       length,
                             const char **rest,
                             GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* A place in a text. */
typedef struct
{
  const char *p;
  const char *end;
  guint       line, column;
} AriRecordCursor;

/**
 * AriRecordReader:
 *
 * Reads the records of a text one after the other, counting lines from its beginning. A value: initialise
 * it, and call ari_record_reader_next() until ari_record_reader_at_end(). The text must outlive it. After an
 * error it continues with the next record.
 */
typedef struct
{
  AriRecordCursor  at;
  const AriRules *(*lookup) (const char *id); /* ari_rules_lookup() unless replaced */
  GCancellable     *cancellable;              /* (nullable) borrowed: once cancelled, reading answers
                                               * G_IO_ERROR_CANCELLED and does not skip to the next record */
  gboolean          lost;                     /* after an error, until it has searched for the next record */
} AriRecordReader;

void       ari_record_reader_init   (AriRecordReader  *reader,
                                     const char       *text,
                                     gssize            length);
AriMatch  *ari_record_reader_next   (AriRecordReader  *reader,
                                     GError          **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean   ari_record_reader_at_end (AriRecordReader  *reader);

G_END_DECLS
