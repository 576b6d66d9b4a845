/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "ari-eval-remap.h"
#include "interrupt.h"
#include "survey.h"

/* statements GAME: what a review says of a position, and how the match ended. */

/* Judges the position after the ply as the review does, unless that is known. */
static const AriEval *
judge (const AriSurveyPly *asked,
       const AriPosition  *after)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (asked->match), asked->index);
  const AriSetup *setup = ari_match_get_setup (asked->match);
  AriBudget budget = { .nodes = asked->nodes, .threads = 1, .seed = 1 };
  g_autoptr(AriVerdict) verdict = NULL;
  g_autoptr(AriEval) eval = NULL;
  AriPosition before;

  ari_match_get_position_at (asked->match, asked->index, &before);
  if (ari_ply_get_eval (ply) != NULL)
    {
      eval = ari_eval_copy (ari_ply_get_eval (ply));
      if (!ari_eval_remap (setup->rules, setup->seats, &before, after, ari_ply_get_actor (ply), eval))
        return ari_ply_get_eval (ply);
    }
  else
    {
      verdict = ari_search_chances (setup->rules, after, &budget, ari_interrupt_flag (), 0.0, NULL, NULL);
      eval = ari_judgement_of_ply (setup->rules, &before, ari_ply_get_action (ply), NULL, after, verdict,
                                   budget.seed);
    }
  ari_match_set_eval (asked->match, ply, eval);

  return ari_ply_get_eval (ply);
}

/* The shares of the sides. Returns how many there are. */
static guint
list_sides (const AriMatch *match,
            const double   *seats,
            double         *sides)
{
  const AriSetup *setup = ari_match_get_setup ((AriMatch *) match);
  guint n = 0;
  AriPosition start;

  setup->rules->start (&start, setup);
  for (AriActor seat = 1; seat <= setup->seats; seat++)
    if ((ari_rules_side (setup->rules, &start, seat) & ((1u << (seat - 1)) - 1)) == 0)
      sides[n++] = ari_side_share (setup->rules, &start, seat, seats);

  return n;
}

static void
add_sides (const AriSurveyPly *ply,
           const double       *seats)
{
  double sides[ARI_MAX_SEATS];

  ari_survey_add (ply, sides, list_sides (ply->match, seats, sides));
}

/* What was proved has no shares that a map could turn into chances. */
static gboolean
is_found (const AriEval *eval)
{
  return eval->raw_error > 0.0 && eval->evidence > ARI_EVIDENCE_NONE
         && eval->evidence <= ARI_EVIDENCE_ROLLOUTS;
}

static void
answer (const AriSurveyPly *ply)
{
  static const char *const names[] = { "none", "playouts", "alphabeta", "expectimax", "rollouts" };
  const AriRules *rules = ari_match_get_rules (ply->match);
  const AriEval *eval;
  double result[ARI_MAX_SEATS], phase, effort;
  AriPosition after, end;

  ari_match_get_position_at (ply->match, ply->index + 1, &after);
  ari_match_get_position_at (ply->match, g_list_model_get_n_items (G_LIST_MODEL (ply->match)), &end);
  ari_judgement_of_end (rules, &end, result);
  eval = judge (ply, &after);
  phase = ari_chance_phase (rules, &after);

  ari_survey_begin_row (ply);
  g_string_append_printf (ply->rows, "\t%s", is_found (eval) ? names[eval->evidence] : "none");
  effort = ari_chance_doublings (eval->nodes);
  ari_survey_add (ply, &effort, 1);
  ari_survey_add (ply, &phase, 1);
  if (is_found (eval))
    add_sides (ply, eval->raw);
  else
    g_string_append (ply->rows, "\t-");
  add_sides (ply, eval->win);
  add_sides (ply, result);
  ari_survey_end_row (ply);
}

int
ari_lab_statements (int    argc,
                    char **argv)
{
  const AriSurvey survey = {
    .summary = "Prints what a review says of positions, and how their matches ended.",
    .columns = ARI_STATEMENT_COLUMNS, .answer = answer,
  };

  return ari_survey_run (&survey, argc, argv);
}
