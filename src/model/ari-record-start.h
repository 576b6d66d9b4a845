/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-record-lexer.h"

G_BEGIN_DECLS

/* Where a record begins: the one answer of everything that reads texts, with and without an error before. A
 * `[Ariadne` inside a comment or a string does not start a record. Private to the model. */

/* Whether the first tag of a record begins at @at, which stands on its bracket. */
gboolean ari_record_begins        (const AriRecordCursor *at);
/* Whether another record begins after @at and before @n more bytes. */
gboolean ari_record_begins_within (const AriRecordCursor *at,
                                   gsize                  n);
gboolean ari_record_has_head      (const AriRecordCursor *at);
gboolean ari_record_takes_quote   (const AriRecordCursor *at);
gboolean ari_record_is_quoted     (AriRecordCursor        at);
void     ari_record_skip_to_start (AriRecordCursor       *at,
                                   GCancellable          *cancellable);
gboolean ari_record_is_utf16      (const AriRecordCursor *at);

G_END_DECLS
