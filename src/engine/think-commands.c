/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

#include <glib/gi18n-lib.h>

#include "level-game.h"

/* How long an analysis takes when nobody has said. */
#define USUAL_SECONDS 1.0
#define ANALYZED_LINES 5 /* actions whose values are wanted, not only what they are worth at most */

gboolean
ari_session_set_seed (AriSession       *session,
                      const AriRequest *request,
                      GString          *answer,
                      GError          **error)
{
  guint64 seed;

  if (!ari_session_read_number (request->words[0], 0, G_MAXUINT64, &seed, error))
    return FALSE;

  ari_random_init (&session->random, seed);
  return TRUE;
}

gboolean
ari_session_set_level (AriSession       *session,
                       const AriRequest *request,
                       GString          *answer,
                       GError          **error)
{
  const AriRules *rules = session->match != NULL ? ari_match_get_rules (session->match) : NULL;
  const AriLevel *level = ari_level_game_lookup (rules, request->words[0], error);

  if (level == NULL)
    return FALSE;

  session->level = level;
  session->nodes = 0;
  session->seconds = 0;
  return TRUE;
}

gboolean
ari_session_set_nodes (AriSession       *session,
                       const AriRequest *request,
                       GString          *answer,
                       GError          **error)
{
  return ari_session_read_number (request->words[0], 0, G_MAXINT64, &session->nodes, error);
}

gboolean
ari_session_set_time (AriSession       *session,
                      const AriRequest *request,
                      GString          *answer,
                      GError          **error)
{
  return ari_session_read_seconds (request->words[0], &session->seconds, error);
}

/* The choice of the actor, who is a seat, by the level, or by a search when nodes or time are set. What comes of a feat
 * no search can choose: it depends on the level's skill. */
static AriAction
choose (AriSession *session)
{
  const AriRules *rules = ari_match_get_rules (session->match);
  const AriPosition *position = ari_match_get_position (session->match);
  guint64 seed = ari_random_next (&session->random);
  AriBudget budget = { .nodes = session->nodes, .seconds = session->seconds, .threads = 1, .seed = seed };
  g_autoptr(AriVerdict) verdict = NULL;

  if ((budget.nodes == 0 && !(budget.seconds > 0)) || ari_feat_due (rules, position) != ARI_FEAT_NONE)
    return ari_level_choose (session->level, rules, position, 1, seed, NULL, NULL);

  verdict = ari_search_run (rules, position, &budget, NULL, 0, NULL, NULL);
  return verdict->candidates[0].action;
}

static void
append_action (const AriRules    *rules,
               const AriPosition *position,
               AriAction          action,
               GString           *answer)
{
  g_autofree char *text = rules->format (position, action);

  g_string_append (answer, text);
}

gboolean
ari_session_choose_only (AriSession       *session,
                         const AriRequest *request,
                         GString          *answer,
                         GError          **error)
{
  AriMatch *match = ari_session_match (session, error);

  if (match == NULL || !ari_session_check_actor (match, request->words[0], error))
    return FALSE;
  if (g_str_equal (request->words[0], "chance"))
    {
      g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_STATE,
                           _("Chance is to act. Draw an outcome with “ariadne-chance”."));
      return FALSE;
    }
  /* It may have been set for another game. */
  if (ari_level_game_lookup (ari_match_get_rules (match), session->level->id, error) == NULL)
    return FALSE;

  append_action (ari_match_get_rules (match), ari_match_get_position (match), choose (session), answer);
  return TRUE;
}

gboolean
ari_session_choose (AriSession       *session,
                    const AriRequest *request,
                    GString          *answer,
                    GError          **error)
{
  return ari_session_choose_only (session, request, answer, error) &&
         ari_match_play_text (session->match, answer->str, -1, error);
}

gboolean
ari_session_chance (AriSession       *session,
                    const AriRequest *request,
                    GString          *answer,
                    GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  const AriRules *rules;
  const AriPosition *position;
  AriAction action;

  if (match == NULL || !ari_session_check_actor (match, "chance", error))
    return FALSE;

  rules = ari_match_get_rules (match);
  position = ari_match_get_position (match);
  action = ari_chance_draw (rules, position, ari_random_next (&session->random));
  append_action (rules, position, action, answer);

  return ari_match_play_text (match, answer->str, -1, error);
}

/* "info action A [weight W] visits N win P1 P2… error E [turns T] pv …" */
static void
append_candidate (AriMatch           *match,
                  const AriCandidate *candidate,
                  GString            *answer)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition position = *ari_match_get_position (match);

  g_string_append (answer, answer->len > 0 ? "\ninfo action " : "info action ");
  append_action (rules, &position, candidate->action, answer);
  if (candidate->weight > 0.0)
    g_string_append_printf (answer, " weight %.4f", candidate->weight);
  g_string_append_printf (answer, " visits %" G_GUINT64_FORMAT " win", candidate->visits);
  for (guint s = 0; s < ari_match_get_setup (match)->seats; s++)
    g_string_append_printf (answer, " %.4f", candidate->win[s]);
  g_string_append_printf (answer, " error %.4f", candidate->error);
  if (candidate->turns > 0)
    g_string_append_printf (answer, " turns %u", candidate->turns);
  g_string_append (answer, " pv");

  for (guint i = 0; i < candidate->n_pv; i++)
    {
      g_string_append_c (answer, ' ');
      append_action (rules, &position, candidate->pv[i], answer);
      rules->apply (&position, candidate->pv[i]);
    }
}

/* ariadne-analyze [S]: for S seconds, else as far as nodes and time were set. */
gboolean
ari_session_analyze (AriSession       *session,
                     const AriRequest *request,
                     GString          *answer,
                     GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  AriBudget budget = {
    .nodes = session->nodes, .seconds = session->seconds, .threads = 1, .lines = ANALYZED_LINES,
  };
  g_autoptr(AriVerdict) verdict = NULL;
  const AriPosition *position;
  const AriRules *rules;

  if (match == NULL)
    return FALSE;

  if (request->n_words > 0)
    {
      if (!ari_session_read_seconds (request->words[0], &budget.seconds, error))
        return FALSE;
      budget.nodes = 0;
    }
  if (budget.nodes == 0 && !(budget.seconds > 0))
    budget.seconds = USUAL_SECONDS;

  rules = ari_match_get_rules (match);
  position = ari_match_get_position (match);
  if (ari_rules_actor (rules, position) == ARI_NONE)
    {
      g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_STATE,
                           _("The game is over; there is nothing left to analyse."));
      return FALSE;
    }

  budget.seed = ari_random_next (&session->random);
  verdict = ari_search_run (rules, position, &budget, NULL, 0, NULL, NULL);
  for (guint i = 0; i < verdict->n_candidates; i++)
    append_candidate (match, &verdict->candidates[i], answer);

  return TRUE;
}
