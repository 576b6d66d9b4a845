/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-table-ideas.h"

#include "ari-text-elide.h"
#include "ari-judgement.h"
#include "ari-loss-words.h"
#include "ari-moment.h"
#include "ari-notation.h"
#include "ari-ranking.h"
#include "ari-reason.h"
#include "ari-seat-words.h"
#include "ari-sentences.h"

static gboolean
is_shown_mistake (const AriVisibility *visibility,
                  AriPly              *ply)
{
  const AriEval *eval = ari_ply_get_eval (ply);

  return eval != NULL && eval->best != NULL && ari_judgement_is_mistake (ply)
         && !ari_visibility_hides_ply (visibility, ply)
         && !ari_visibility_hides_text (visibility, ply, eval->best);
}

AriPly *
ari_table_find_mistake (AriTable *table)
{
  AriPly *ply = ari_match_get_ply (ari_table_get_match (table));
  AriVisibility visibility = ari_table_get_visibility (table);

  return ply != NULL && is_shown_mistake (&visibility, ply) ? ply : NULL;
}

AriPly *
ari_table_find_coming_mistake (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  AriVisibility visibility = ari_table_get_visibility (table);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), ari_match_get_cursor (match));

  return ply != NULL && ply != visibility.tried && is_shown_mistake (&visibility, ply) ? ply : NULL;
}

void
ari_table_show_moment (AriTable *table,
                       guint     id)
{
  ari_table_go (table, ARI_GO_PLY, id);
  if (ari_table_find_mistake (table) != NULL)
    ari_table_go (table, ARI_GO_BACK, 0);
}

/* The number of @ply in the line that is shown, from 1; 0: it isn't there. */
static guint
number_in_line (AriMatch *match,
                AriPly   *ply)
{
  guint number = ari_ply_get_number (ply);
  g_autoptr(AriPly) there = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

  return there == ply ? number : 0;
}

static char *
mistake_text (AriMatch *match,
              AriPly   *ply)
{
  const AriEval *eval = ari_ply_get_eval (ply);
  g_autofree char *best = ari_text_elide (eval->best, ARI_ELIDE_NAME);
  g_autofree char *better = ari_notation_quote (ari_ply_get_actor (ply), best);
  g_autofree char *played = ari_notation_quote (ari_ply_get_actor (ply), ari_ply_get_text (ply));
  g_autofree char *text = NULL, *reason = NULL, *whole = NULL;
  guint number = number_in_line (match, ply);

  text = ari_loss_words (eval, played, better);
  reason = number > 0 ? ari_reason_of_mistake (match, number) : NULL;

  whole = ari_sentences_join (text, reason);

  return ari_notation_say_answers (ari_match_get_setup (match), whole);
}

char *
ari_remark_on_ply (AriMatch            *match,
                   const AriVisibility *visibility,
                   AriPly              *ply)
{
  g_autofree char *remark = NULL, *turning = NULL, *substitute = NULL, *words = NULL;

  if (ari_visibility_hides_ply (visibility, ply) || ply == visibility->tried)
    return NULL;

  remark = is_shown_mistake (visibility, ply) ? mistake_text (match, ply) : ari_moment_text (ply);
  turning = ari_moment_turning_text (match, number_in_line (match, ply), ARI_NONE);
  substitute = remark != NULL ? ari_seat_words_substitute (match, ply) : NULL;
  words = ari_sentences_join (remark, substitute);

  return ari_sentences_join (words, turning);
}

char *
ari_table_remark_text (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  AriPly *ply = ari_match_get_ply (match);
  AriVisibility visibility = ari_table_get_visibility (table);

  return ply != NULL ? ari_remark_on_ply (match, &visibility, ply) : NULL;
}

/* Adds the action written @text in the position before ply @number of the shown line. */
static guint
add_written (AriMatch   *match,
             guint       number,
             const char *text,
             double      share,
             AriIdea    *ideas,
             guint       n)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition before;
  AriAction action;

  ari_match_get_position_at (match, number - 1, &before);
  if (!ari_rules_parse (rules, &before, text, &action, NULL) || !ari_rules_legal (rules, &before, action))
    return n;

  ari_idea_init (&ideas[n], rules, &before, action, share, FALSE);

  return n + 1;
}

/* What the best move was worth to the side of the ply: as much as it kept, and what it lost. These went
 * through the map at different positions, so the sum can exceed 1, which ari_idea_init() clamps. */
static double
best_share (AriMatch *match,
            AriPly   *ply)
{
  const AriEval *eval = ari_ply_get_eval (ply);

  return ari_side_share (ari_match_get_rules (match), ari_match_get_position (match), ari_ply_get_actor (ply),
                         eval->win)
         + eval->loss;
}

static guint
add_candidates (AriMatch         *match,
                const AriVerdict *verdict,
                AriIdea          *ideas)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *position = ari_match_get_position (match);
  guint order[ARI_MAX_IDEAS], n_ranked, n = 0;

  if (verdict == NULL || verdict->actor == ARI_CHANCE || verdict->actor == ARI_NONE)
    return 0;

  n_ranked = ari_verdict_rank (verdict, rules, position, ARI_MAX_IDEAS, order);
  for (guint i = 0; i < n_ranked; i++)
    {
      const AriCandidate *candidate = &verdict->candidates[order[i]];

      if (ari_rules_legal (rules, position, candidate->action))
        ari_idea_init (&ideas[n++], rules, position, candidate->action,
                       ari_side_share (rules, position, verdict->actor, candidate->win), candidate->exact);
    }

  return n;
}

static gboolean
is_under_way (AriTable *table)
{
  return ari_table_is_present (table) && ari_match_get_actor (ari_table_get_match (table)) != ARI_NONE;
}

const AriVerdict *
ari_table_get_verdict (AriTable *table)
{
  AriAnalysis *analysis = ari_table_get_analysis (table);

  return ari_analysis_get_running (analysis) ? ari_analysis_get_verdict (analysis) : NULL;
}

const AriEval *
ari_table_get_eval (AriTable *table)
{
  AriPly *ply = ari_match_get_ply (ari_table_get_match (table));

  return ply != NULL && !is_under_way (table) ? ari_ply_get_eval (ply) : NULL;
}

/* Adds the answer of which the remark on the mistake at the cursor speaks. */
static guint
add_answer (AriTable *table,
            AriPly   *mistake,
            AriIdea  *ideas,
            guint     n)
{
  AriMatch *match = ari_table_get_match (table);
  AriVisibility visibility = ari_table_get_visibility (table);
  guint number = ari_ply_get_number (mistake);
  g_autoptr(AriPly) next = g_list_model_get_item (G_LIST_MODEL (match), number);
  g_autofree char *answer = next != NULL && !ari_visibility_hides_ply (&visibility, next)
                            ? ari_reason_answer_to (match, number) : NULL;

  if (answer == NULL || ari_visibility_hides_text (&visibility, next, answer))
    return n;

  return add_written (match, number + 1, answer, best_share (match, next), ideas, n);
}

guint
ari_table_ideas (AriTable *table,
                 AriIdea   ideas[ARI_MAX_IDEAS])
{
  AriMatch *match = ari_table_get_match (table);
  const AriMistakeWarning *waiting;
  AriPly *mistake;
  guint n;

  if (ari_feat_sequence_hides_outcome (ari_table_get_feats (table))
      || ari_table_get_preview (table)->step > 0 || ari_recap_is_running (ari_table_get_recap (table))
      || ari_hint_session_get_step (ari_table_get_hint (table)) != ARI_HINT_NONE)
    return 0;

  waiting = ari_mistake_checker_get_warning (ari_table_get_mistake_checker (table));
  if (waiting != NULL)
    {
      ari_idea_init (ideas, ari_match_get_rules (match), ari_match_get_position (match), waiting->action,
                     waiting->after, waiting->eval->error <= 0.0);
      return 1;
    }

  if (ari_table_get_visibility (table).tried != NULL)
    return 0;
  n = add_candidates (match, ari_table_get_verdict (table), ideas);
  mistake = n == 0 ? ari_table_find_coming_mistake (table) : NULL;
  if (mistake != NULL)
    n = add_written (match, ari_ply_get_number (mistake), ari_ply_get_eval (mistake)->best,
                     best_share (match, mistake), ideas, n);
  mistake = n == 0 ? ari_table_find_mistake (table) : NULL;
  if (mistake != NULL)
    n = add_answer (table, mistake, ideas, n);

  return n;
}
