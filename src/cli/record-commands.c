/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ari-record-file.h"
#include "ari-rereading.h"
#include "commands.h"

gboolean
ari_session_save (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  g_autofree char *text = NULL;

  if (match == NULL)
    return FALSE;

  text = ari_record_write (match);
  return ari_command_save (request->rest, text, error);
}

/* loadfile FILE [PLY]: with more than one word, a number at the end is the ply. */
gboolean
ari_session_load (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  const char *last = request->words[request->n_words - 1];
  g_autofree char *path = NULL;
  g_autoptr(AriMatch) match = NULL;
  guint length;
  guint64 ply;
  gboolean has_ply = request->n_words > 1 && g_ascii_string_to_unsigned (last, 10, 0, G_MAXUINT, &ply, NULL);

  path = g_strchomp (g_strndup (request->rest, strlen (request->rest) - (has_ply ? strlen (last) : 0)));
  match = ari_record_file_read_first (path, error);
  if (match == NULL)
    return FALSE;

  length = ari_match_get_main_length (match);
  if (has_ply && ply > length)
    {
      g_set_error (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT,
                   ngettext ("The match has only %u move.", "The match has only %u moves.", length), length);
      return FALSE;
    }

  ari_rereading_apply_to_match (match);
  ari_session_take_match (session, g_steal_pointer (&match));
  ari_table_go (session->table, ARI_GO_MAIN_LINE, 0);
  ari_table_go (session->table, ARI_GO_NUMBER, has_ply ? (guint) ply : length);

  return TRUE;
}
