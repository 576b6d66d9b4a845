/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-ply-private.h"
#include "ari-record-lexer.h"

G_BEGIN_DECLS

/* The comment after an action: a person's text, and commands for other facts about the ply. Private to
 * the model. */

gboolean ari_record_read_comment  (AriPly          *ply,
                                   guint            seats,
                                   AriRecordCursor  at,
                                   GError         **error);
char    *ari_record_write_comment (AriPly          *ply,
                                   guint            seats,
                                   AriChooser       inferred) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
