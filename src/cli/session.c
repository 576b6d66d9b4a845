/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

#include <glib/gi18n-lib.h>

#include "numbers.h"

G_DEFINE_QUARK (ari-session-error-quark, ari_session_error)

#define USUAL_LEVEL "adept"

void
ari_session_init (AriSession *session)
{
  *session = (AriSession) { .level = ari_level_lookup (USUAL_LEVEL) };
  ari_random_init (&session->random, 0);
}

void
ari_session_clear (AriSession *session)
{
  g_clear_object (&session->table);
  g_clear_object (&session->match);
}

AriMatch *
ari_session_match (AriSession  *session,
                   GError     **error)
{
  if (session->match == NULL)
    g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_STATE,
                         _("There is no game yet. Start one with “ariadne-game” or “loadfile”."));

  return session->match;
}

void
ari_session_take_match (AriSession *session,
                        AriMatch   *match)
{
  ari_session_clear (session);
  session->match = match;
  session->table = ari_table_new (match, NULL, TRUE);
  ari_driver_hold (ari_table_get_driver (session->table), ARI_DRIVER_HOLD_SCRIPT, session);
  ari_mistake_checker_set_resting (ari_table_get_mistake_checker (session->table), TRUE);
  ari_table_lead (session->table);
}

AriTable *
ari_session_table (AriSession  *session,
                   GError     **error)
{
  return ari_session_match (session, error) != NULL ? session->table : NULL;
}

gboolean
ari_session_refuse (const char  *message,
                    GError     **error)
{
  g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_STATE, message);
  return FALSE;
}

/* A table would keep the action until the match is free. A script is told at once that it is not. */
gboolean
ari_session_play_action (AriSession  *session,
                         AriAction    action,
                         GError     **error)
{
  const char *refusal;

  if (!ari_match_may_play (session->match, error))
    return FALSE;

  ari_table_refuse (session->table, NULL);
  ari_table_play (session->table, action);
  if (!ari_session_await_warning (session, error))
    return FALSE;
  refusal = ari_table_get_refusal (session->table);

  return refusal == NULL || ari_session_refuse (refusal, error);
}

gboolean
ari_session_is_set (const gint *flag)
{
  return flag != NULL && g_atomic_int_get (flag);
}

gboolean
ari_session_interrupted (GError **error)
{
  g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_INTERRUPTED,
                       _("The command was interrupted before it had an answer."));
  return FALSE;
}

void
ari_session_append_actor (GString  *answer,
                          AriActor  actor)
{
  if (actor == ARI_CHANCE)
    g_string_append (answer, "chance");
  else if (actor == ARI_NONE)
    g_string_append (answer, "none");
  else
    g_string_append_printf (answer, "%u", actor);
}

gboolean
ari_session_check_actor (AriMatch    *match,
                         const char  *word,
                         GError     **error)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriActor actor = ari_rules_actor (rules, ari_match_get_position (match));
  g_autoptr(GString) wanted = g_string_new (NULL);

  if (actor == ARI_NONE)
    {
      g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_STATE, _("The game is over."));
      return FALSE;
    }

  ari_session_append_actor (wanted, actor);
  if (g_str_equal (wanted->str, word))
    return TRUE;

  if (!g_str_equal (word, "chance")
      && !ari_number_read_whole (word, 1, ari_match_get_setup (match)->seats, NULL, NULL))
    {
      g_set_error (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT,
                   /* Translators: what was written, then the number of seats. */
                   _("There is no seat “%s”: seats have the numbers 1 to %u, and “chance” rolls and turns "
                     "over."),
                   word, ari_match_get_setup (match)->seats);
      return FALSE;
    }

  /* Translators: who was named, and who is to act: a number, or “chance”. */
  g_set_error (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT, _("It is not the turn of “%s”, but of “%s”."),
               word, wanted->str);
  return FALSE;
}
