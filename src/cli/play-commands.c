/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "numbers.h"

#define ENDED_ACTIONS (50 * 1000) /* are played in less than 100 ms */

gboolean
ari_session_game (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  AriSetup setup;

  if (!ari_setup_parse (&setup, request->rest, error))
    return FALSE;

  ari_session_take_match (session, ari_match_new (&setup));
  return TRUE;
}

gboolean
ari_session_play (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  AriAction action;

  return match != NULL && ari_session_check_actor (match, request->words[0], error) &&
         ari_rules_parse (ari_match_get_rules (match), ari_match_get_position (match), request->words[1],
                          &action, error) &&
         ari_session_play_action (session, action, error);
}

gboolean
ari_session_undo (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  AriTable *table = ari_session_table (session, error);
  AriPly *ply;

  if (table == NULL)
    return FALSE;
  ply = ari_match_get_ply (session->match);
  if (ply == NULL)
    return ari_session_refuse (_("This is the start: there is nothing to take back."), error);
  /* Otherwise it only steps back. */
  if (ari_ply_get_n_children (ply) == 0
      && !ari_match_may_take_back (session->match, ari_ply_get_number (ply) - 1, error))
    return FALSE;

  ari_table_remove_last (table);
  return TRUE;
}

gboolean
ari_session_set_free_undo (AriSession       *session,
                           const AriRequest *request,
                           GString          *answer,
                           GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  const char *state = request->words[0];

  if (match == NULL)
    return FALSE;
  if (!g_str_equal (state, "on") && !g_str_equal (state, "off"))
    {
      g_set_error (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT,
                   _("Free Undo is “on” or “off”, not “%s”."), state);
      return FALSE;
    }
  if (ari_match_get_n_plies (match) > 0)
    return ari_session_refuse (_("Free Undo can only be switched before the first move."), error);

  ari_match_set_free_undo (match, g_str_equal (state, "on"));
  return TRUE;
}

gboolean
ari_session_actor (AriSession       *session,
                   const AriRequest *request,
                   GString          *answer,
                   GError          **error)
{
  AriMatch *match = ari_session_match (session, error);

  if (match == NULL)
    return FALSE;

  ari_session_append_actor (answer, ari_match_get_actor (match));
  return TRUE;
}

gboolean
ari_session_legal (AriSession       *session,
                   const AriRequest *request,
                   GString          *answer,
                   GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  AriAction actions[ARI_MAX_ACTIONS];
  const AriPosition *position;
  const AriRules *rules;
  guint n;

  if (match == NULL)
    return FALSE;

  rules = ari_match_get_rules (match);
  position = ari_match_get_position (match);
  n = rules->actions (position, actions);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (texts, rules->format (position, actions[i]));
  g_ptr_array_sort_values (texts, (GCompareFunc) strcmp);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (answer, "%s%s", i > 0 ? " " : "", (const char *) texts->pdata[i]);

  return TRUE;
}

gboolean
ari_session_scores (AriSession       *session,
                    const AriRequest *request,
                    GString          *answer,
                    GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  int scores[ARI_MAX_SEATS];

  if (match == NULL)
    return FALSE;

  ari_match_get_rules (match)->scores (ari_match_get_position (match), scores);
  for (guint s = 0; s < ari_match_get_setup (match)->seats; s++)
    g_string_append_printf (answer, "%s%d", s > 0 ? " " : "", scores[s]);

  return TRUE;
}

gboolean
ari_session_result (AriSession       *session,
                    const AriRequest *request,
                    GString          *answer,
                    GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  guint winners;

  if (match == NULL)
    return FALSE;

  winners = ari_match_is_ended_here (match)
                ? ari_match_winners (match)
                : ari_rules_winners (ari_match_get_rules (match), ari_match_get_position (match));
  if (winners == 0)
    g_string_append_c (answer, '?');
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    if ((winners >> (seat - 1) & 1) != 0)
      g_string_append_printf (answer, "%s%u", answer->len > 0 ? " " : "", seat);

  return TRUE;
}

/* A count that a script asks for is finished even when the script has ended, as long as it is short. */
static gboolean
must_stop_cb (guint64  n_played,
              gpointer data)
{
  const AriSession *session = data;

  return ari_session_is_set (session->stop) ||
         (n_played > ENDED_ACTIONS && ari_session_is_set (session->stop_or_end));
}

gboolean
ari_session_perft (AriSession       *session,
                   const AriRequest *request,
                   GString          *answer,
                   GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  guint64 depth, sequences;

  if (match == NULL || !ari_number_read_whole (request->words[0], 0, 100, &depth, error))
    return FALSE;

  if (!ari_perft_until (ari_match_get_rules (match), ari_match_get_position (match), (guint) depth,
                        must_stop_cb, session, &sequences))
    return ari_session_interrupted (error);

  g_string_append_printf (answer, "%" G_GUINT64_FORMAT, sequences);
  return TRUE;
}

gboolean
ari_session_show (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  g_autofree char *diagram = NULL, *setup = NULL;

  if (match == NULL)
    return FALSE;

  setup = ari_setup_to_text (ari_match_get_setup (match));
  diagram = ari_rules_diagram (ari_match_get_rules (match), ari_match_get_position (match));
  g_string_append_printf (answer, "%s\n%s", setup, diagram);

  g_string_append (answer, "actor ");
  ari_session_actor (session, request, answer, NULL);
  g_string_append (answer, "\nscores ");

  return ari_session_scores (session, request, answer, error);
}
