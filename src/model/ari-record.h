/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_RECORD_ERROR (ari_record_error_quark ())
GQuark ari_record_error_quark (void);

typedef enum
{
  ARI_RECORD_ERROR_SYNTAX,  /* the text is no record; the message names line, column and reason */
  ARI_RECORD_ERROR_GAME,    /* unknown game, option or number of seats */
  ARI_RECORD_ERROR_ACTION,  /* an action that the rules refuse */
  ARI_RECORD_ERROR_LARGE,   /* more than ARI_RECORD_MAX_BYTES or ARI_RECORD_MAX_PLIES */
} AriRecordError;

#define ARI_RECORD_MAX_BYTES (16 * 1024 * 1024)
#define ARI_RECORD_MAX_PLIES 100000
#define ARI_RECORD_MAX_DEPTH 64 /* of variations inside variations */

/* The text of one match, in UTF-8; see src/designs/record.md for the format. */
char      *ari_record_write (AriMatch *match) G_GNUC_WARN_UNUSED_RESULT;
/* Reads the first record in @text; @rest (optional) receives where the next begins, so that
 * a file may hold several. NULL with ARI_RECORD_ERROR. */
AriMatch  *ari_record_read  (const char  *text,
                             gssize       length,
                             const char **rest,
                             GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
