/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-record.h"

G_BEGIN_DECLS

/**
 * AriRecordFile:
 *
 * The text of a file of records, and the place in it that is read next. It holds plain text, no match, so it
 * may go from one thread to another between two records. Zero-initialized, it is closed.
 */
typedef struct
{
  GBytes         *bytes;
  AriRecordReader reader;
} AriRecordFile;

/* Maps a file of this computer and begins at its first record: exports of a whole library are large. FALSE
 * with an error, and nothing to close. */
gboolean  ari_record_file_open       (AriRecordFile *file,
                                      const char    *path,
                                      GError       **error);
/* The same for a file wherever it is, which is read as a whole. Blocks: for a thread. */
gboolean  ari_record_file_load       (AriRecordFile *file,
                                      GFile         *from,
                                      GCancellable  *cancellable, /* (nullable) */
                                      GError       **error);
/* Gives the text back. */
void      ari_record_file_close      (AriRecordFile *file);
/* The first match in the file, or NULL with an error. */
AriMatch *ari_record_file_read_first (const char    *path,
                                      GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AriRecordFile, ari_record_file_close)

G_END_DECLS
