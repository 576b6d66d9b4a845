/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-record.h"

G_BEGIN_DECLS

/**
 * AriRecordFile:
 *
 * The text of a file of records and the next place to read. It holds plain text, no match, so it may move
 * from one thread to another between two records. Zero-initialized, it is closed.
 */
typedef struct
{
  GBytes         *bytes;
  AriRecordReader reader;
} AriRecordFile;

/* Maps a local file and starts at its first record: exports of a whole library are large. FALSE with an
 * error, and nothing to close. */
gboolean  ari_record_file_open       (AriRecordFile *file,
                                      const char    *path,
                                      GError       **error);
/* Reads a file from any location, as a whole. Blocks: call it on a thread. */
gboolean  ari_record_file_load       (AriRecordFile *file,
                                      GFile         *from,
                                      GCancellable  *cancellable, /* (nullable) */
                                      GError       **error);
/* Frees the text. */
void      ari_record_file_close      (AriRecordFile *file);
/* The first match in the file, or NULL with an error. */
AriMatch *ari_record_file_read_first (const char    *path,
                                      GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AriRecordFile, ari_record_file_close)

G_END_DECLS
