/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include <math.h>
#include <string.h>

#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "ari-reason.h"
#include "ari-reasons.h"
#include "ari-searcher.h"
#include "interrupt.h"
#include "survey.h"

/* reasons GAME: the reasons that a hint gives, and whether searches ten times as long agree.
 * hints GAME: what hints say, to be read. */

#define LINES    6    /* actions that get a value, as in the window */
#define LISTED   3
#define LONGER   10
#define SAMPLE   3    /* of the other moves that a reason speaks of */
#define MISTAKE  0.10 /* of a win: moves that differ by this much are not “about as good” */
#define INEXACT  0.05
#define ALIKE    3.0  /* spots, expected, of the whole board: half of those that a hint says a move gains */
#define PARTS    9    /* of a board */

/* A hint, and the longer search of its position. */
typedef struct
{
  const AriSetup    *setup;
  AriPosition        position;
  AriActor           actor;
  guint64            nodes;
  const AriVerdict  *verdict, *longer;
} Hint;

/* Like ari_survey_search(), for several actions. */
static AriVerdict *
search (const Hint *hint,
        guint64     nodes,
        guint64     seed)
{
  AriBudget budget = { .nodes = nodes, .threads = 1, .seed = seed, .lines = LINES };

  return ari_search_chances (hint->setup->rules, &hint->position, &budget, ari_interrupt_flag (), 0.0, NULL,
                             NULL);
}

/* What a longer search of the position after @action says, through the map of the position before it. */
static double
value_of (const Hint *hint,
          AriAction   action)
{
  const AriRules *rules = hint->setup->rules;
  g_autoptr(AriVerdict) found = NULL;
  AriPosition after = hint->position;
  double win[ARI_MAX_SEATS];

  rules->apply (&after, action);
  if (ari_rules_actor (rules, &after) == ARI_NONE)
    {
      ari_judgement_of_end (rules, &after, win);

      return ari_side_share (rules, &hint->position, hint->actor, win);
    }

  found = ari_survey_search (rules, &after, LONGER * hint->nodes, 3);
  if (found->exact)
    return ari_side_share (rules, &hint->position, hint->actor, found->win);

  return ari_chance_of_side (rules, &hint->position, hint->actor, found->candidates[0].evidence,
                             LONGER * hint->nodes, found->raw);
}

static void
report (const AriSurveyPly *ply,
        const char         *kind,
        gboolean            holds,
        double              measure,
        const char         *text)
{
  g_autofree char *line = g_strdup (text);

  g_strdelimit (line, "\n\t", ' ');
  ari_survey_begin_row (ply);
  g_string_append_printf (ply->rows, "\t%s\t%d\t%.9g\t%s", kind, holds, measure, line);
  ari_survey_end_row (ply);
}

/* By how much the action that the longer search prefers is better than that of the hint. */
static void
check_choice (const AriSurveyPly *ply,
              const Hint         *hint,
              double              best)
{
  const AriRules *rules = hint->setup->rules;
  AriAction advised = hint->verdict->candidates[0].action, other = hint->longer->candidates[0].action;
  g_autofree char *text = rules->format (&hint->position, advised);
  double loss = 0.0;

  if (!ari_searcher_is_equivalent (rules, &hint->position, advised, other))
    loss = value_of (hint, other) - best;
  report (ply, "choice", loss < MISTAKE, loss, text);
}

/* The greatest distance of a few of the other actions from the best one. */
static void
check_equals (const AriSurveyPly *ply,
              const Hint         *hint,
              double              best,
              const AriReason    *reason,
              const char         *kind)
{
  double most = 0.0;

  for (guint i = 0; i < MIN (reason->n, SAMPLE); i++)
    most = MAX (most, best - value_of (hint, reason->actions[i * reason->n / MIN (reason->n, SAMPLE)]));
  report (ply, kind, most < MISTAKE, most, reason->text);
}

/* What is said to be weaker is not the better one. */
static void
check_weaker (const AriSurveyPly *ply,
              const Hint         *hint,
              double              best,
              const AriReason    *reason,
              const char         *kind)
{
  double lead = best - value_of (hint, reason->actions[0]);

  report (ply, kind, lead > -INEXACT, lead, reason->text);
}

/* How much worse action @i of the line of @reason is than the best one there. */
static double
loss_in_line (const Hint      *hint,
              const AriReason *reason,
              guint            i)
{
  const AriRules *rules = hint->setup->rules;
  Hint reached = *hint;
  g_autoptr(AriVerdict) found = NULL;

  for (guint k = 0; k < i; k++)
    rules->apply (&reached.position, reason->actions[k]);
  reached.actor = ari_rules_actor (rules, &reached.position);
  found = ari_survey_search (rules, &reached.position, LONGER * hint->nodes, 2);
  if (ari_searcher_is_equivalent (rules, &reached.position, found->candidates[0].action, reason->actions[i]))
    return 0.0;

  return value_of (&reached, found->candidates[0].action) - value_of (&reached, reason->actions[i]);
}

/* That the answer is legal, and what it brings, the rules prove. */
static void
check_answer (const AriSurveyPly *ply,
              const Hint         *hint,
              const AriReason    *reason)
{
  report (ply, "against", TRUE, loss_in_line (hint, reason, 1), reason->text);
}

/* The rules prove what the next action brings. But it must not be a mistake. */
static void
check_next (const AriSurveyPly *ply,
            const Hint         *hint,
            const AriReason    *reason)
{
  double loss = loss_in_line (hint, reason, 1);

  report (ply, "next", loss < MISTAKE, loss, reason->text);
}

/* The spots that change hands after the action, as the longer search sees it: so many would confirm that the
 * action gains ground, or loses it. */
static void
check_alike (const AriSurveyPly *ply,
             const Hint         *hint,
             const AriReason    *reason)
{
  double moved = 0.0;

  for (guint i = 0; hint->longer->ground != NULL && i < hint->longer->n_owners; i++)
    moved += fabs ((double) hint->longer->ground[i]);
  report (ply, "alike", moved < ALIKE, moved, reason->text);
}

/* The longer search sees a gain where the reason says, half as much at least. Nothing where it prefers
 * another action: its gains are those of that one. */
static void
check_ground (const AriSurveyPly *ply,
              const Hint         *hint,
              const AriReason    *reason)
{
  const AriRules *rules = hint->setup->rules;
  const AriBoard *board = rules->board (hint->setup);
  AriVerdict part = *hint->longer;
  AriCandidate best = part.candidates[0];
  g_autofree float *ground = g_new0 (float, ARI_MAX_SPOTS);
  gboolean holds = FALSE;

  if (part.ground == NULL || !ari_searcher_is_equivalent (rules, &hint->position, part.candidates[0].action,
                                                          hint->verdict->candidates[0].action))
    return;

  /* Settled or not. */
  best.visits = hint->longer->nodes;
  part.candidates = &best;
  part.n_candidates = 1;
  part.nodes = 2 * best.visits;
  part.ground = ground;
  /* The last time round, all parts together. */
  for (guint ninth = 0; ninth <= PARTS && !holds; ninth++)
    {
      g_autofree char *text = NULL;

      for (guint i = 0; i < MIN (part.n_owners, board->n_spots); i++)
        ground[i] = ninth == PARTS || ari_board_ninth (board, board->spots[i].centre) == ninth
                    ? 2.0f * hint->longer->ground[i] : 0.0f;
      text = ari_reason_of_ground (board, &part);
      holds = g_strcmp0 (text, reason->text) == 0
              || (ninth == PARTS && text != NULL && strstr (reason->text, "several parts") != NULL);
    }
  report (ply, "ground", holds, 0.0, reason->text);
}

/* Other actions lose little. */
static void
check_little (const AriSurveyPly *ply,
              const Hint         *hint,
              double              best,
              const AriReason    *reason)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = hint->setup->rules->actions (&hint->position, actions);
  double sum = 0.0;

  for (guint i = 0; i < SAMPLE; i++)
    sum += best - value_of (hint, actions[(ply->index + i * n / SAMPLE) % n]);
  report (ply, "little", sum / SAMPLE < INEXACT, sum / SAMPLE, reason->text);
}

static void
check (const AriSurveyPly *ply,
       const Hint         *hint,
       double              best,
       const AriReason    *reason)
{
  double share = ari_side_share (hint->setup->rules, &hint->position, hint->actor,
                                 hint->verdict->candidates[0].win);

  switch (reason->kind)
    {
    case ARI_REASON_GROUND:
      check_ground (ply, hint, reason);
      break;
    case ARI_REASON_ALIKE:
      check_alike (ply, hint, reason);
      break;
    case ARI_REASON_NEXT:
      check_next (ply, hint, reason);
      break;
    case ARI_REASON_PROVED:
      report (ply, "proved", ABS (best - share) < INEXACT, best - share, reason->text);
      break;
    case ARI_REASON_LITTLE:
      check_little (ply, hint, best, reason);
      break;
    case ARI_REASON_EQUALS:
      check_equals (ply, hint, best, reason, "equals");
      break;
    case ARI_REASON_CLOSE:
      check_equals (ply, hint, best, reason, "close");
      break;
    case ARI_REASON_WEAKER:
      check_weaker (ply, hint, best, reason, "weaker");
      break;
    case ARI_REASON_AGAINST:
      check_answer (ply, hint, reason);
      break;
    case ARI_REASON_OPEN: /* claims nothing */
      report (ply, "open", TRUE, best - value_of (hint, reason->actions[0]), reason->text);
      break;
    case ARI_REASON_BRINGS: /* follow from the rules, whose tests check them */
    case ARI_REASON_SHAPE:
    case ARI_REASON_ONLY:
    case ARI_REASON_SAME:
      break;
    case ARI_REASON_CHANCE: /* that of the next best, which is lower */
      if (reason->n > 0)
        check_weaker (ply, hint, best, reason, "behind");
      break;
    default:
      break;
    }
}

/* Returns FALSE where nobody has a choice. */
static gboolean
init (Hint               *hint,
      const AriSurveyPly *ply)
{
  const AriRules *rules = ari_match_get_rules (ply->match);

  hint->setup = ari_match_get_setup (ply->match);
  hint->nodes = ply->nodes;
  ari_match_get_position_at (ply->match, ply->index, &hint->position);
  hint->actor = ari_rules_actor (rules, &hint->position);

  return hint->actor != ARI_CHANCE && ari_feat_due (rules, &hint->position) == ARI_FEAT_NONE
         && ari_rules_count (rules, &hint->position) > 1;
}

/* The first candidates: chance, error and visits. */
static char *
list (const Hint *hint)
{
  const AriRules *rules = hint->setup->rules;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (hint->verdict->n_candidates, LISTED); i++)
    {
      const AriCandidate *one = &hint->verdict->candidates[i];
      g_autofree char *action = rules->format (&hint->position, one->action);

      g_string_append_printf (text, "%s%s %.1f±%.1f (%" G_GUINT64_FORMAT "%s)", i > 0 ? ", " : "", action,
                              100.0 * ari_side_share (rules, &hint->position, hint->actor, one->win),
                              100.0 * one->error, one->visits,
                              one->exact ? ", proved" : one->at_most ? ", at most" : "");
    }

  return g_string_free (text, FALSE);
}

/* What the hint shows as its line; empty: nothing. */
static char *
show_line (const Hint *hint,
           GPtrArray  *reasons)
{
  const AriRules *rules = hint->setup->rules;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < reasons->len && text->len == 0; i++)
    {
      const AriReason *reason = reasons->pdata[i];
      AriPosition position = hint->position;

      for (guint k = 0; ari_reason_is_line (reason) && k < reason->n; k++)
        {
          g_autofree char *action = rules->format (&position, reason->actions[k]);

          g_string_append_printf (text, "%s%s", k > 0 ? " " : "", action);
          rules->apply (&position, reason->actions[k]);
        }
    }

  return g_string_free (text, FALSE);
}

static void
print_hint (const AriSurveyPly *ply)
{
  g_autoptr(AriVerdict) verdict = NULL;
  g_autoptr(GPtrArray) reasons = NULL;
  g_autofree char *action = NULL, *text = NULL, *candidates = NULL, *line = NULL;
  Hint hint = { 0 };

  if (!init (&hint, ply))
    return;

  hint.verdict = verdict = search (&hint, hint.nodes, 1);
  reasons = ari_reasons (hint.setup, &hint.position, ari_match_get_names (ply->match), verdict);
  action = hint.setup->rules->format (&hint.position, verdict->candidates[0].action);
  text = ari_reasons_tell (reasons, hint.setup);
  candidates = list (&hint);
  line = show_line (&hint, reasons);
  ari_survey_begin_row (ply);
  g_string_append_printf (ply->rows, "\t%s\t%s\t%s\t%s", action, g_strdelimit (text, "\n\t", '|'), candidates,
                          line);
  ari_survey_end_row (ply);
}

static void
check_hint (const AriSurveyPly *ply)
{
  g_autoptr(AriVerdict) verdict = NULL, longer = NULL;
  g_autoptr(GPtrArray) reasons = NULL;
  const AriReason *first;
  Hint hint = { 0 };
  double best;

  if (!init (&hint, ply))
    return;

  hint.verdict = verdict = search (&hint, hint.nodes, 1);
  hint.longer = longer = search (&hint, LONGER * hint.nodes, 2);
  reasons = ari_reasons (hint.setup, &hint.position, ari_match_get_names (ply->match), verdict);
  best = value_of (&hint, verdict->candidates[0].action);
  check_choice (ply, &hint, best);
  for (guint i = 0; i < reasons->len; i++)
    check (ply, &hint, best, reasons->pdata[i]);
  first = reasons->pdata[0];
  if (first->kind == ARI_REASON_CHANCE && strpbrk (first->text, "0123456789") != NULL)
    report (ply, "number", FALSE, 0.0, first->text);
}

int
ari_lab_reasons (int    argc,
                 char **argv)
{
  const AriSurvey survey = {
    .summary = "Prints the reasons that hints give, and whether searches ten times as long agree.",
    .columns = "kind\tholds\tmeasure\ttext", .answer = check_hint,
  };

  return ari_survey_run (&survey, argc, argv);
}

int
ari_lab_hints (int    argc,
               char **argv)
{
  const AriSurvey survey = {
    .summary = "Prints what hints say.", .columns = "action\ttext\tcandidates\tline", .answer = print_hint,
  };

  return ari_survey_run (&survey, argc, argv);
}
