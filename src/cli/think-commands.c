/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

#include <glib/gi18n-lib.h>

#include "ari-chance-map.h"
#include "ari-hint.h"
#include "ari-notation.h"
#include "level-game.h"
#include "numbers.h"

/* How long an analysis takes when nobody has said. */
#define USUAL_SECONDS 1.0
/* A search of this size at most ends soon, as a choice by a level does. The end of the input does not stop
 * it, so that a script gets the same answers however fast it is read. */
#define SHORT_NODES   (200 * 1000)
#define SHORT_SECONDS 3.0
#define ANALYZED_LINES 5 /* actions whose values are wanted, not only what they are worth at most */

gboolean
ari_session_set_seed (AriSession       *session,
                      const AriRequest *request,
                      GString          *answer,
                      GError          **error)
{
  guint64 seed;

  if (!ari_number_read_whole (request->words[0], 0, G_MAXUINT64, &seed, error))
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
  return ari_number_read_whole (request->words[0], 0, G_MAXINT64, &session->nodes, error);
}

gboolean
ari_session_set_time (AriSession       *session,
                      const AriRequest *request,
                      GString          *answer,
                      GError          **error)
{
  return ari_number_read_real (request->words[0], 0, ARI_MOST_SECONDS, &session->seconds, error);
}

/* The flag that stops a search of that budget. */
static const gint *
flag_for (const AriSession *session,
          const AriBudget  *budget)
{
  gboolean is_short = (budget->nodes != 0 && budget->nodes <= SHORT_NODES) ||
                      (budget->seconds > 0 && budget->seconds <= SHORT_SECONDS);

  return is_short ? session->stop : session->stop_or_end;
}

/* Searches the position. A search that is stopped answers what it has found. NULL with an error when the
 * input had ended before the search began, because then it would find nothing. */
static AriVerdict *
search (AriSession       *session,
        const AriBudget  *budget,
        GError          **error)
{
  const gint *flag = flag_for (session, budget);

  if (!ari_session_is_set (session->stop) && ari_session_is_set (flag))
    {
      ari_session_interrupted (error);
      return NULL;
    }

  return ari_search_chances (ari_match_get_rules (session->match), ari_match_get_position (session->match),
                             budget, flag, 0, NULL, NULL);
}

/* The choice of the actor, who is a seat, by the level, or by a search when nodes or time are set. What
 * comes of a feat no search can choose: it depends on the level's skill. */
static gboolean
choose (AriSession  *session,
        AriAction   *action,
        GError     **error)
{
  const AriRules *rules = ari_match_get_rules (session->match);
  const AriPosition *position = ari_match_get_position (session->match);
  guint64 seed = ari_random_next (&session->random);
  AriBudget budget = { .nodes = session->nodes, .seconds = session->seconds, .threads = 1, .seed = seed };
  g_autoptr(AriVerdict) verdict = NULL;

  if ((budget.nodes == 0 && !(budget.seconds > 0)) || ari_feat_due (rules, position) != ARI_FEAT_NONE)
    {
      *action = ari_level_choose (session->level, rules, position, 1.0, ARI_LEVEL_SECONDS, seed,
                                  session->stop, NULL);
      return TRUE;
    }

  verdict = search (session, &budget, error);
  if (verdict == NULL)
    return FALSE;

  *action = verdict->candidates[0].action;
  return TRUE;
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

/* Chooses for the seat that @request names, and appends its action. */
static gboolean
choose_for_seat (AriSession        *session,
                 const AriRequest  *request,
                 GString           *answer,
                 AriAction         *action,
                 GError           **error)
{
  AriMatch *match = ari_session_match (session, error);

  if (match == NULL || !ari_session_check_actor (match, request->words[0], error))
    return FALSE;
  if (g_str_equal (request->words[0], "chance"))
    {
      g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_STATE,
                           _("It’s chance’s turn. Draw an outcome with “ariadne-chance”."));
      return FALSE;
    }
  /* It may have been set for another game. */
  if (ari_level_game_lookup (ari_match_get_rules (match), session->level->id, error) == NULL)
    return FALSE;

  if (!choose (session, action, error))
    return FALSE;

  append_action (ari_match_get_rules (match), ari_match_get_position (match), *action, answer);
  return TRUE;
}

gboolean
ari_session_choose_only (AriSession       *session,
                         const AriRequest *request,
                         GString          *answer,
                         GError          **error)
{
  AriAction action;

  return choose_for_seat (session, request, answer, &action, error);
}

gboolean
ari_session_choose (AriSession       *session,
                    const AriRequest *request,
                    GString          *answer,
                    GError          **error)
{
  AriAction action;

  return choose_for_seat (session, request, answer, &action, error) &&
         ari_session_play_action (session, action, error);
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

  return ari_session_play_action (session, action, error);
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

/* Searches the position for @seconds, else as far as nodes and time were set. */
static AriVerdict *
analyze (AriSession  *session,
         const char  *seconds, /* (nullable) */
         GError     **error)
{
  AriMatch *match = session->match;
  AriBudget budget = {
    .nodes = session->nodes, .seconds = session->seconds, .threads = 1, .lines = ANALYZED_LINES,
  };

  if (seconds != NULL)
    {
      if (!ari_number_read_real (seconds, 0, ARI_MOST_SECONDS, &budget.seconds, error))
        return NULL;
      budget.nodes = 0;
    }
  if (budget.nodes == 0 && !(budget.seconds > 0))
    budget.seconds = USUAL_SECONDS;

  if (ari_rules_actor (ari_match_get_rules (match), ari_match_get_position (match)) == ARI_NONE)
    {
      g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_STATE,
                           _("The game is over; there is nothing left to analyse."));
      return NULL;
    }

  budget.seed = ari_random_next (&session->random);
  return search (session, &budget, error);
}

gboolean
ari_session_analyze (AriSession       *session,
                     const AriRequest *request,
                     GString          *answer,
                     GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  g_autoptr(AriVerdict) verdict = NULL;

  if (match == NULL)
    return FALSE;

  verdict = analyze (session, request->n_words > 0 ? request->words[0] : NULL, error);
  if (verdict == NULL)
    return FALSE;

  for (guint i = 0; i < verdict->n_candidates; i++)
    append_candidate (match, &verdict->candidates[i], answer);

  return TRUE;
}

/* FALSE with an error where no choice of a seat is due. */
static gboolean
check_choice (AriMatch  *match,
              GError   **error)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *position = ari_match_get_position (match);

  if (ari_rules_actor (rules, position) == ARI_CHANCE)
    g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_STATE,
                         _("It’s chance’s turn. Draw an outcome with “ariadne-chance”."));
  else if (ari_feat_due (rules, position) != ARI_FEAT_NONE)
    g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_STATE,
                         _("Skill decides what happens next, so there is no hint."));
  else
    return TRUE;

  return FALSE;
}

gboolean
ari_session_hint (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  g_autoptr(AriVerdict) verdict = NULL;
  g_autoptr(AriHint) hint = NULL;
  g_autofree char *what = NULL, *plain = NULL;
  g_auto(GStrv) reasons = NULL;

  if (match == NULL || !check_choice (match, error))
    return FALSE;

  verdict = analyze (session, NULL, error);
  if (verdict == NULL)
    return FALSE;

  hint = ari_hint_new (ari_match_get_setup (match), ari_match_get_position (match),
                       ari_match_get_names (match), verdict);
  what = ari_rules_advise (ari_match_get_rules (match), ari_match_get_position (match), hint->action,
                           ari_match_get_names (match));
  g_string_append_printf (answer, "where %s\nwhat %s", hint->where, what);
  if (hint->reason == NULL)
    return TRUE;

  plain = ari_notation_plain (hint->reason);
  reasons = g_strsplit (plain, "\n", -1);
  for (guint i = 0; reasons[i] != NULL; i++)
    g_string_append_printf (answer, "\nwhy %s", reasons[i]);

  return TRUE;
}
