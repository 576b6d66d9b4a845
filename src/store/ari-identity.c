/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-identity.h"

#include <glib/gi18n-lib.h>

#include "ari-library.h"

GBytes *
ari_identity_step (const char  *schema_folder,
                   gint64       version,
                   GError     **error)
{
  g_autofree char *name = g_strdup_printf ("%s/schema-%03d.sql", schema_folder, (int) version);

  return g_resources_lookup_data (name, 0, error);
}

gint64
ari_identity_newest (const char *schema_folder)
{
  for (gint64 version = 0;; version++)
    {
      g_autoptr(GBytes) next = ari_identity_step (schema_folder, version + 1, NULL);

      if (next == NULL)
        return version;
    }
}

static gboolean
refuse (AriDatabase      *database,
        AriLibraryError   code,
        const char       *format,
        GError          **error)
{
  g_autofree char *name = g_filename_display_name (database->path);

  /* The format is one of the translated sentences below, each with one %s for the name. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, ARI_LIBRARY_ERROR, code, format, name);
#pragma GCC diagnostic pop

  return FALSE;
}

gboolean
ari_identity_read (AriDatabase  *database,
                   const char   *schema_folder,
                   AriIdentity  *identity,
                   GError      **error)
{
  if (!ari_database_get_int (database, "PRAGMA application_id", &identity->application_id, error) ||
      !ari_database_get_int (database, "PRAGMA user_version", &identity->version, error) ||
      !ari_database_get_int (database, "SELECT count(*) FROM sqlite_schema", &identity->n_tables, error))
    return FALSE;

  if (identity->n_tables == 0 && identity->application_id == 0 && identity->version == 0)
    return TRUE;

  if (identity->application_id != ARI_IDENTITY_APPLICATION_ID)
    return refuse (database, ARI_LIBRARY_ERROR_FOREIGN,
                   _("“%s” belongs to another program. Choose another file for the library."), error);

  if (identity->version > ari_identity_newest (schema_folder))
    return refuse (database, ARI_LIBRARY_ERROR_TOO_NEW,
                   _("The library “%s” was written by a newer version of Ariadne. Update Ariadne to open "
                     "it."),
                   error);

  if (identity->version < 1)
    return refuse (database, ARI_LIBRARY_ERROR_DAMAGED,
                   _("The library “%s” is damaged."), error);

  return TRUE;
}

gboolean
ari_identity_is_library (AriDatabase  *database,
                         GError      **error)
{
  AriIdentity identity;
  gint64 n_missing = 0;

  /* Every version has these tables. */
  if (!ari_identity_read (database, ARI_IDENTITY_SCHEMA_FOLDER, &identity, error) ||
      !ari_database_get_int (database, "SELECT 6 - count(*) FROM sqlite_schema WHERE type = 'table' "
                             "AND name IN ('match', 'seat', 'ply', 'eval', 'tag', 'words')", &n_missing, error))
    return FALSE;

  return n_missing == 0 || ari_database_fail (database, SQLITE_CORRUPT, error);
}
