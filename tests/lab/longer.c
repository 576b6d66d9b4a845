/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include <math.h>

#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "ari-searcher.h"
#include "survey.h"

/* longer GAME and losses GAME: how far a search twenty times as long moves what the review says. */

#define FAR_LONGER  20    /* times the effort */
#define LEAST_SHARE 0.001 /* so that log odds of proofs stay finite */

/* Nothing where no seat chooses, or where the result is proved: errors are not about that. */
static void
compare_chances (const AriSurveyPly *ply)
{
  const AriRules *rules = ari_match_get_rules (ply->match);
  g_autoptr(AriVerdict) one = NULL, other = NULL;
  AriPosition position;
  AriActor actor;
  double row[4];

  ari_match_get_position_at (ply->match, ply->index + 1, &position);
  actor = ari_rules_actor (rules, &position);
  if (actor == ARI_CHANCE)
    return;
  one = ari_survey_search (rules, &position, ply->nodes, 1);
  if (one->exact)
    return;

  other = ari_survey_search (rules, &position, FAR_LONGER * ply->nodes, 2);
  row[0] = ari_chance_phase (rules, &position);
  row[1] = ari_side_share (rules, &position, actor, one->win);
  row[2] = one->error;
  row[3] = ari_side_share (rules, &position, actor, other->win);
  ari_survey_begin_row (ply);
  for (guint i = 0; i < G_N_ELEMENTS (row); i++)
    ari_survey_add (ply, &row[i], 1);
  ari_survey_end_row (ply);
}

static double
log_odds (double share)
{
  double kept = CLAMP (share, LEAST_SHARE, 1.0 - LEAST_SHARE);

  return log (kept / (1.0 - kept));
}

/* What a verdict of a later position says by the map of @before. */
static double
chance_by_map (const AriRules    *rules,
               const AriPosition *before,
               AriActor           seat,
               const AriVerdict  *verdict,
               guint64            nodes)
{
  return ari_chance_of_side (rules, before, seat, verdict->candidates[0].evidence, nodes, verdict->raw);
}

/* What the ply loses, and what longer searches of the positions after it and after the best action say.
 * Nothing where no seat chooses, the ply is the best, or one of the two is proved. */
static void
compare_losses (const AriSurveyPly *ply)
{
  const AriRules *rules = ari_match_get_rules (ply->match);
  g_autoptr(AriPly) played = g_list_model_get_item (G_LIST_MODEL (ply->match), ply->index);
  AriAction action = ari_ply_get_action (played), best;
  g_autoptr(AriVerdict) one = NULL, reached = NULL, longer = NULL, longer_best = NULL;
  g_autoptr(AriEval) eval = NULL;
  AriPosition before, after, after_best;
  AriActor actor;
  double chance, chance_best, found, found_best;

  ari_match_get_position_at (ply->match, ply->index, &before);
  actor = ari_rules_actor (rules, &before);
  after = after_best = before;
  rules->apply (&after, action);
  if (actor == ARI_CHANCE || ari_feat_due (rules, &before) != ARI_FEAT_NONE || ari_is_drawn (rules, &after)
      || ari_rules_actor (rules, &after) == ARI_NONE)
    return;
  one = ari_survey_search (rules, &before, ply->nodes, 1);
  best = one->candidates[0].action;
  rules->apply (&after_best, best);
  if (one->exact || ari_searcher_is_equivalent (rules, &before, best, action)
      || ari_rules_actor (rules, &after_best) == ARI_NONE)
    return;
  reached = ari_survey_search (rules, &after, ply->nodes, 1);
  longer = ari_survey_search (rules, &after, FAR_LONGER * ply->nodes, 2);
  longer_best = ari_survey_search (rules, &after_best, FAR_LONGER * ply->nodes, 2);
  if (reached->exact || longer->exact || longer_best->exact)
    return;

  eval = ari_judgement_of_ply (rules, &before, action, one, &after, reached, 1);
  chance = chance_by_map (rules, &before, actor, reached, ply->nodes);
  chance_best = chance_by_map (rules, &before, actor, one, ply->nodes);
  found_best = chance_by_map (rules, &before, actor, longer_best, ply->nodes);
  found = chance_by_map (rules, &before, actor, longer, ply->nodes);
  ari_survey_begin_row (ply);
  g_string_append_printf (ply->rows, "\t%.9g\t%.9g\t%.9g\t%.9g\t%.9g\t%.9g\t%.9g",
                          ari_chance_phase (rules, &before), chance,
                          log_odds (chance_best) - log_odds (chance),
                          log_odds (found_best) - log_odds (found),
                          eval->loss, eval->loss_error, found_best - found);
  ari_survey_end_row (ply);
}

int
ari_lab_longer (int    argc,
                char **argv)
{
  const AriSurvey survey = {
    .summary = "Prints chances that a review states, and what a search twenty times as long says.",
    .columns = "phase\tchance\terror\tlonger", .answer = compare_chances,
  };

  return ari_survey_run (&survey, argc, argv);
}

int
ari_lab_losses (int    argc,
                char **argv)
{
  const AriSurvey survey = {
    .summary = "Prints losses that a review states, and what searches twenty times as long say.",
    .columns = "phase\tchance\tapart\tlonger_apart\tloss\terror\tlonger", .answer = compare_losses,
  };

  return ari_survey_run (&survey, argc, argv);
}
