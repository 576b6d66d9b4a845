/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-match.h"

G_BEGIN_DECLS

/* A file chooser for records of matches. */
GtkFileDialog *ari_record_files_dialog  (const char    *title) G_GNUC_WARN_UNUSED_RESULT;

/**
 * AriRecords:
 *
 * The text of a file, whose records are read one after the other. It may move between threads: it contains no
 * match.
 */
typedef struct _AriRecords AriRecords;

/* (transfer full): the text of a file that begins with a match. Blocks on the disk, so never call it on the
 * main thread. NULL with an error that says what to do next, also for a file that does not begin with a
 * match, for a pipe and for a device. */
AriRecords    *ari_record_files_read    (GFile         *file,
                                         GCancellable  *cancellable,
                                         GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* The next match in the file, as an #AriMatchSource: NULL with an error for one that can't be read. Returns
 * G_IO_ERROR_CANCELLED once the cancellable that the file was read with is cancelled. */
AriMatch      *ari_records_next         (gpointer       records,
                                         GError       **error) G_GNUC_WARN_UNUSED_RESULT;
/* With its text. */
void           ari_records_free         (gpointer       records);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriRecords, ari_records_free)

G_END_DECLS
