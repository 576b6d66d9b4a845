/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Warnings before moves that lose much, as the window gives them. */
#include "session.h"

#include <glib/gi18n-lib.h>

#define USUAL_SECONDS 1.0
#define POLL_MS       50 /* how soon a wait is stopped */

gboolean
ari_session_set_warnings (AriSession       *session,
                          const AriRequest *request,
                          GString          *answer,
                          GError          **error)
{
  AriTable *table = ari_session_table (session, error);
  AriWarningOptions warnings = { ARI_WARN_NEVER, 0 };
  AriMistakeCheckerEffort effort = {
    .before = { .nodes = session->nodes, .seconds = session->seconds, .threads = 1, .seed = 1 },
  };
  AriWarnFrom from = ARI_WARN_NEVER;

  if (table == NULL)
    return FALSE;

  while (from <= ARI_WARN_MISTAKES && !g_str_equal (ari_warn_from_word (from), request->words[0]))
    from++;
  if (from > ARI_WARN_MISTAKES)
    {
      g_set_error (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT,
                   _("Players are warned “never”, before “blunders” or before “mistakes”, not before “%s”."),
                   request->words[0]);
      return FALSE;
    }

  if (effort.before.nodes == 0 && !(effort.before.seconds > 0))
    effort.before.seconds = USUAL_SECONDS;
  effort.after = effort.before;
  if (from != ARI_WARN_NEVER)
    warnings = (AriWarningOptions) { from, ari_match_find_persons (session->match) };
  ari_mistake_checker_set_effort (ari_table_get_mistake_checker (table), &effort);
  ari_match_set_warnings (session->match, &warnings);
  ari_mistake_checker_set_resting (ari_table_get_mistake_checker (table), from == ARI_WARN_NEVER);

  return TRUE;
}

static gboolean
poll_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

gboolean
ari_session_await_warning (AriSession *session,
                           GError    **error)
{
  AriMistakeChecker *checker = ari_table_get_mistake_checker (session->table);
  const AriMistakeWarning *warning;
  guint poll;

  if (ari_mistake_checker_get_step (checker) == ARI_MISTAKE_CHECKER_QUIET)
    return TRUE;

  poll = g_timeout_add (POLL_MS, poll_cb, NULL);
  while (ari_mistake_checker_get_step (checker) == ARI_MISTAKE_CHECKER_CHECKING
         && !ari_session_is_set (session->stop))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (poll);
  if (ari_mistake_checker_get_step (checker) == ARI_MISTAKE_CHECKER_CHECKING)
    {
      ari_mistake_checker_drop (checker);
      return ari_session_interrupted (error);
    }

  warning = ari_mistake_checker_get_warning (checker);
  if (warning != NULL)
    {
      g_auto(GStrv) lines = g_strsplit (warning->text, "\n", -1);
      g_autofree char *text = g_strjoinv (" ", lines);

      return ari_session_refuse (text, error);
    }

  return TRUE;
}

/* The table, if a move waits there. */
static AriTable *
warned_table (AriSession *session,
              GError    **error)
{
  AriTable *table = ari_session_table (session, error);

  if (table == NULL || ari_table_is_warned (table))
    return table;

  ari_session_refuse (_("There was no warning, so no move waits."), error);

  return NULL;
}

gboolean
ari_session_rethink (AriSession       *session,
                     const AriRequest *request,
                     GString          *answer,
                     GError          **error)
{
  AriTable *table = warned_table (session, error);

  if (table == NULL)
    return FALSE;

  ari_table_rethink (table);
  return TRUE;
}

gboolean
ari_session_play_anyway (AriSession       *session,
                         const AriRequest *request,
                         GString          *answer,
                         GError          **error)
{
  AriTable *table = warned_table (session, error);

  if (table == NULL)
    return FALSE;

  ari_table_play_anyway (table);
  return ari_table_get_refusal (table) == NULL || ari_session_refuse (ari_table_get_refusal (table), error);
}

gboolean
ari_session_show_better (AriSession       *session,
                         const AriRequest *request,
                         GString          *answer,
                         GError          **error)
{
  AriTable *table = warned_table (session, error);

  if (table == NULL)
    return FALSE;

  ari_table_show_better (table);
  return TRUE;
}
