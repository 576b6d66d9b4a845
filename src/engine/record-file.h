/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-record.h"

G_BEGIN_DECLS

/**
 * AriRecordFile:
 *
 * A file of records, mapped rather than read, for exports of a whole library are large.
 */
typedef struct
{
  GMappedFile    *mapped;
  AriRecordReader reader;
} AriRecordFile;

/* Maps the file and begins at its first record; FALSE with an error, and nothing to close. */
gboolean  ari_record_file_open       (AriRecordFile *file,
                                      const char    *path,
                                      GError       **error);
/* Gives the mapped file back. */
void      ari_record_file_close      (AriRecordFile *file);
/* The first match in the file, or NULL with an error. */
AriMatch *ari_record_file_read_first (const char    *path,
                                      GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AriRecordFile, ari_record_file_close)

G_END_DECLS
