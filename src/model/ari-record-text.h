/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the reader and the writer of records share: escapes, the names of commands. Private to the model. */

typedef enum
{
  ARI_RECORD_NO_COMMAND,
  ARI_RECORD_EMT,
  ARI_RECORD_EVAL,
  ARI_RECORD_RAW,
  ARI_RECORD_PERFORMANCE,
  ARI_RECORD_RETRACTED,
  ARI_RECORD_RETHOUGHT,
  ARI_RECORD_BY,
} AriRecordCommand;

AriRecordCommand ari_record_command       (const char  *p,
                                           const char  *end,
                                           gsize       *length);
/* Whether an ASCII character separates tokens. */
gboolean         ari_record_is_space      (char         c);
char             ari_record_unescape      (char         c);
void             ari_record_encode        (GString     *out,
                                           const char  *text,
                                           const char  *specials);

G_END_DECLS
