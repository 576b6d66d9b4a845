/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ari-record-file.h"
#include "ari-eval-remap.h"
#include "commands.h"

static gboolean
refuse_rest (const char *rest,
             GError    **error)
{
  g_set_error (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT,
               _("“%s” follows the name of the file, which ends at the quotation mark."), rest);
  return FALSE;
}

/* The name of a file at the beginning of the arguments, which may stand in quotation marks; otherwise it is
 * all of
 * @length bytes. NULL with an error where a comment may be a part of the name. @rest: (out) (nullable): what
 * follows a name in quotation marks */
static char *
read_name (const AriRequest *request,
           gsize             length,
           const char      **rest,
           GError          **error)
{
  const char *name = request->rest, *end = *name == '"' ? strchr (name + 1, '"') : NULL;

  *rest = NULL;
  if (end != NULL && (end[1] == '\0' || end[1] == ' '))
    {
      *rest = end + 1 + strspn (end + 1, " ");
      return g_strndup (name + 1, (gsize) (end - name - 1));
    }
  if (!request->has_comment)
    return g_strchomp (g_strndup (name, length));

  g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT,
                       _("“#” begins a comment. Put the name of the file in quotation marks."));
  return NULL;
}

gboolean
ari_session_save (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  const char *rest;
  g_autofree char *path = match != NULL ? read_name (request, strlen (request->rest), &rest, error) : NULL;
  g_autofree char *text = NULL;

  if (path == NULL)
    return FALSE;
  if (rest != NULL && *rest != '\0')
    return refuse_rest (rest, error);

  text = ari_record_write (match);
  return ari_command_save (path, text, error);
}

/* loadfile FILE [PLY]: with more than one word, a number at the end is the ply. */
gboolean
ari_session_load (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  const char *last = request->words[request->n_words - 1], *rest;
  g_autofree char *path = NULL;
  g_autoptr(AriMatch) match = NULL;
  guint length;
  guint64 ply;
  gboolean has_ply = request->n_words > 1 && ari_number_read_whole (last, 0, G_MAXUINT, &ply, NULL);

  path = read_name (request, strlen (request->rest) - (has_ply ? strlen (last) : 0), &rest, error);
  if (path == NULL)
    return FALSE;
  if (rest != NULL && *rest != '\0' && !(has_ply && g_str_equal (rest, last)))
    return refuse_rest (rest, error);

  match = ari_record_file_read_first (path, error);
  if (match == NULL)
    return FALSE;

  length = ari_match_get_main_length (match);
  if (has_ply && ply > length)
    {
      g_set_error (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT,
                   ngettext ("The match has only %u step.", "The match has only %u steps.", length), length);
      return FALSE;
    }

  ari_eval_remap_to_match (match);
  ari_session_take_match (session, g_steal_pointer (&match));
  ari_table_go (session->table, ARI_GO_MAIN_LINE, 0);
  ari_table_go (session->table, ARI_GO_NUMBER, has_ply ? (guint) ply : length);

  return TRUE;
}
