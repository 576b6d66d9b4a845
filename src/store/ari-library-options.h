/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/**
 * AriLibraryOptions: how a library uses its file and its time
 * @busy_timeout: milliseconds for which an operation waits while another program holds the file
 * @chores_delay: milliseconds from opening the library until it looks whether a backup is due
 * @max_pages: pages of 4 KiB that the file may have; 0: no limit
 * @batch: matches and plies that an import adds in one transaction
 * @schema_folder: (borrowed): the folder of resources with the steps that lead to the newest schema
 */
typedef struct
{
  guint       busy_timeout;
  guint       chores_delay;
  guint       max_pages;
  guint       batch;
  const char *schema_folder;
} AriLibraryOptions;

/* What ari_library_new() has chosen. Change it before the library is opened, and @batch before an import. */
AriLibraryOptions *ari_library_get_options (AriLibrary *self);

G_END_DECLS
