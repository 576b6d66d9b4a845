/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-database.h"

G_BEGIN_DECLS

#define ARI_IDENTITY_APPLICATION_ID 0x41726961 /* "Aria" */
/* The resource folder with the steps: schema-001.sql and so on. */
#define ARI_IDENTITY_SCHEMA_FOLDER "/io/github/ariadne_games/Ariadne/schema"

/* What a database says about itself. All are 0 in an empty file, where a library can begin. */
typedef struct
{
  gint64 application_id;
  gint64 version;        /* number of the last step taken */
  gint64 n_tables;
} AriIdentity;

/* (transfer full): the script of the step to @version. NULL with an error when there is no such step. */
GBytes  *ari_identity_step       (const char   *schema_folder,
                                  gint64        version,
                                  GError      **error) G_GNUC_WARN_UNUSED_RESULT;
/* The schema that this program writes: the number of its last step. */
gint64   ari_identity_newest     (const char   *schema_folder);
/* Whether @database is a library that this program can read, or empty. FALSE with ARI_LIBRARY_ERROR.
 * @identity: (out) */
gboolean ari_identity_read       (AriDatabase  *database,
                                  const char   *schema_folder,
                                  AriIdentity  *identity,
                                  GError      **error);
/* Whether it is a library that this program can read, with all its tables; this doesn't check that their rows
 * are intact. FALSE with ARI_LIBRARY_ERROR. */
gboolean ari_identity_is_library (AriDatabase  *database,
                                  GError      **error);

G_END_DECLS
