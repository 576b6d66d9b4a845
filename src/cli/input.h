/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AriInput:
 *
 * The lines of a file that a thread reads ahead, so that a command that runs can be stopped by what comes in
 * behind it: a line “stop”, or the end of the input.
 */
typedef struct _AriInput AriInput;

typedef enum
{
  ARI_LINE_READ,
  ARI_LINE_TOO_LONG, /* and left out */
  ARI_LINE_NONE,     /* the input is at its end */
} AriLineResult;

/* Reads the file @fd, which stays open, and treats lines longer than @max_line as too long. @stop_word is
 * the line that stops. */
AriInput     *ari_input_new      (int         fd,
                                  gsize       max_line,
                                  const char *stop_word) G_GNUC_WARN_UNUSED_RESULT;

/* Waits for the next line, which goes to @line without its end. A last line without an end counts. */
AriLineResult ari_input_next     (AriInput   *self,
                                  GString    *line);

/* Ends the input from any thread: what has been read is dropped, and what runs is stopped. */
void          ari_input_end      (AriInput   *self);

/* Flags for searches, set from another thread. The first one is set as long as a line “stop” was read but
 * not yet taken by ari_input_next(), and after ari_input_end(); the second one also when the input is at
 * its end. */
const gint   *ari_input_stop     (AriInput   *self);
const gint   *ari_input_stop_or_end (AriInput *self);

G_END_DECLS
