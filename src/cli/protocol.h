/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session.h"

G_BEGIN_DECLS

/* Longer lines are refused unread. */
#define ARI_PROTOCOL_MAX_LINE (1024 * 1024)

/**
 * ari_protocol_answer:
 * @line: one line as it came in, without its end; any bytes
 * @answer: where the whole answer goes, with the empty line that ends it; nothing for a line
 *   without a command
 *
 * Returns: FALSE after "quit"
 */
gboolean ari_protocol_answer (AriSession *session,
                              const char *line,
                              gsize       length,
                              GString    *answer);

/* Speaks the Go Text Protocol, version 2, on standard output, until "quit", the end of the file @input_fd, or
 * SIGINT; answers the exit status. */
int      ari_protocol_run    (int         input_fd);

G_END_DECLS
