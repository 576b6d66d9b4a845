/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-match.h"

G_BEGIN_DECLS

/* A file chooser for records of matches. */
GtkFileDialog *ari_record_files_dialog      (const char          *title) G_GNUC_WARN_UNUSED_RESULT;

/**
 * AriRecords:
 *
 * The text of a file, whose records are read one after the other. It may go from one thread to another: there is no match
 * in it.
 */
typedef struct _AriRecords AriRecords;

/* Reads the text of a file on another thread, and whether it begins with a match. */
void           ari_record_files_read_async  (GFile               *file,
                                             GCancellable        *cancellable,
                                             GAsyncReadyCallback  callback,
                                             gpointer             data);
/* (transfer full): NULL with an error that says what to do next, also for a file that does not begin with a match. */
AriRecords    *ari_record_files_read_finish (GAsyncResult        *result,
                                             GError             **error) G_GNUC_WARN_UNUSED_RESULT;

/* The next match in the file, as an #AriMatchSource: NULL with an error for one that can't be read. Answers
 * G_IO_ERROR_CANCELLED once the cancellable that the file was read with is cancelled. */
AriMatch      *ari_records_next             (gpointer             records,
                                             GError             **error) G_GNUC_WARN_UNUSED_RESULT;
/* With its text. */
void           ari_records_free             (gpointer             records);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriRecords, ari_records_free)

G_END_DECLS
