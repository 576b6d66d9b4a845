/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-database.h"
#include "ari-part-file.h"

G_BEGIN_DECLS

/* The files beside a library: copies of it, and what takes its place. All of these block. */

/* Messages for a file that can't be written: untranslated formats. */
typedef struct
{
  const char *full;   /* (nullable) for a disk without space; %s: the file */
  const char *failed; /* %s: the file, %s: the reason */
} AriFileWords;

/* @reason: an errno */
void      ari_library_fail_file      (const AriFileWords   *words,
                                      const char           *path,
                                      int                   reason,
                                      GError              **error);
/* "20261121T140500Z": the time now, for the name of a file. */
char     *ari_library_time_stamp     (void);
/* Writes what @database holds to @part. If the disk is at fault, @words name @target, the file that this is
 * for. */
gboolean  ari_library_write_copy     (AriDatabase          *database,
                                      AriPartFile          *part,
                                      const AriFileWords   *words,
                                      const char           *target,
                                      GError              **error);
/* Puts @part in the place of the closed library @path, whose files get another name. If that fails, they get
 * their names back. */
gboolean  ari_library_replace        (const char           *path,
                                      AriPartFile          *part,
                                      const AriFileWords   *words,
                                      GError              **error);
/* Writes a copy of what @database holds to @path: complete or not at all. */
gboolean  ari_library_copy           (AriDatabase          *database,
                                      const char           *path,
                                      GError              **error);

G_END_DECLS
