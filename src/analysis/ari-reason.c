/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-reason.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "ari-loss.h"
#include "ari-notation.h"
#include "ari-ranking.h"
#include "ari-search.h"

#define LEAST_GROUND 2.0f /* spots, expected, that are worth a word */
#define LEAST_IN_ALL 6.0f /* likewise, of the whole board: nine parts have three times the noise of one */
#define LITTLE       0.03 /* of a win */
#define LITTLE_MOVED 0.5f /* spots, expected, that are nothing to speak of */
#define ENOUGH       10000 /* trial games that see some hundredths of a spot, and find rivals */
#define WITHIN       1.5  /* standard errors of a map: those of a far longer search, and rather great */
#define BEHIND       1.0  /* likewise, of what only says that the other action is no better */
#define SEEMS        0.5  /* likewise, of what leaves that open */
#define SURELY       2.0  /* likewise, where leads look greater than they are: see ari_reason_is_behind() */
#define NOISE        5.0  /* shares of trial games vary by so much more from seed to seed than errors say */

int
ari_reason_points (const AriRules    *rules,
                   const AriPosition *position,
                   AriAction          action)
{
  AriActor seat = ari_rules_actor (rules, position);
  AriPosition after = *position;
  int before_scores[ARI_MAX_SEATS] = { 0 }, after_scores[ARI_MAX_SEATS] = { 0 };

  rules->apply (&after, action);
  rules->scores (position, before_scores);
  rules->scores (&after, after_scores);

  return after_scores[seat - 1] - before_scores[seat - 1];
}

static AriMerit
gain_of (const AriRules    *rules,
         const AriPosition *position,
         AriAction          action)
{
  int points;

  if (rules->narration != NULL && rules->narration->reason != NULL)
    return rules->narration->reason (position, action);

  points = ari_reason_points (rules, position, action);
  if (points <= 0)
    return ARI_NO_MERIT;

  return ari_merit ("points",
                    ngettext ("It scores %d point immediately.", "It scores %d points immediately.",
                              (gulong) points), points);
}

char *
ari_reason_of_gain (const AriRules    *rules,
                    const AriPosition *position,
                    AriAction          action)
{
  return gain_of (rules, position, action).text;
}

AriMerit
ari_reason_merit (const AriRules    *rules,
                  const AriPosition *position,
                  AriAction          action)
{
  AriMerit merit = gain_of (rules, position, action);

  if (merit.text == NULL && rules->narration != NULL && rules->narration->purpose != NULL)
    merit = rules->narration->purpose (position, action);

  return merit;
}

char *
ari_reason_of_action (const AriRules    *rules,
                      const AriPosition *position,
                      AriAction          action)
{
  return ari_reason_merit (rules, position, action).text;
}

/* As long as a tree has not settled on an action, it compares the best one with much that is as good; as long
 * as it has hardly tried the others, with moves at random. */
static gboolean
has_compared (const AriVerdict *verdict)
{
  return 2 * verdict->candidates[0].visits >= verdict->nodes
         && verdict->nodes >= verdict->candidates[0].visits + ENOUGH;
}

char *
ari_reason_of_ground (const AriBoard   *board,
                      const AriVerdict *verdict)
{
  static const char *const places[] = {
    N_("In trial games, it gains ground at the upper left of the board."),
    N_("In trial games, it gains ground at the top of the board."),
    N_("In trial games, it gains ground at the upper right of the board."),
    N_("In trial games, it gains ground at the left of the board."),
    N_("In trial games, it gains ground in the middle of the board."),
    N_("In trial games, it gains ground at the right of the board."),
    N_("In trial games, it gains ground at the lower left of the board."),
    N_("In trial games, it gains ground at the bottom of the board."),
    N_("In trial games, it gains ground at the lower right of the board."),
  };
  float gained[G_N_ELEMENTS (places)] = { 0.0f }, sum = 0.0f;
  guint most = 0;

  if (!has_compared (verdict))
    return NULL;

  for (guint i = 0; verdict->ground != NULL && i < MIN (verdict->n_owners, board->n_spots); i++)
    {
      gained[ari_board_ninth (board, board->spots[i].centre)] += verdict->ground[i];
      sum += verdict->ground[i];
    }
  for (guint i = 1; i < G_N_ELEMENTS (gained); i++)
    if (gained[i] > gained[most])
      most = i;

  if (gained[most] >= LEAST_GROUND && sum > 0.0f)
    return g_strdup (_(places[most]));

  if (sum >= LEAST_IN_ALL)
    return g_strdup (_("In trial games, it gains some ground in several parts of the board."));

  return NULL;
}

static double
lead_of (const AriRules     *rules,
         const AriPosition  *position,
         const AriCandidate *best,
         const AriCandidate *other)
{
  AriActor seat = ari_rules_actor (rules, position);

  return ari_side_share (rules, position, seat, best->win)
         - ari_side_share (rules, position, seat, other->win);
}

/* Whether trial games see hardly any difference in who owns what between the first candidate of @verdict and
 * the others together; FALSE if they can’t tell. */
static gboolean
moves_little (const AriVerdict *verdict)
{
  double moved = 0.0;

  for (guint i = 0; verdict->ground != NULL && i < verdict->n_owners; i++)
    moved += fabsf (verdict->ground[i]);

  return verdict->ground != NULL && moved < LITTLE_MOVED;
}

gboolean
ari_reason_divides_alike (const AriVerdict *verdict)
{
  /* Of a few trial games, the noise would hide all but great differences. */
  return moves_little (verdict) && verdict->candidates[0].visits >= ENOUGH && has_compared (verdict);
}

gboolean
ari_reason_matters_little (const AriRules    *rules,
                           const AriPosition *position,
                           const AriVerdict  *verdict)
{
  AriActor seat = ari_rules_actor (rules, position);
  double others = 0.0, visits = 0.0, behind = 0.0, n_tried = 0.0;

  if (!moves_little (verdict))
    return FALSE;

  for (guint i = 1; i < verdict->n_candidates; i++)
    {
      const AriCandidate *other = &verdict->candidates[i];

      others += (double) other->visits * ari_side_share (rules, position, seat, other->win);
      visits += (double) other->visits;
      /* The tree tries good moves more often. A move at random must not lose much, either. */
      behind += other->visits > 0 ? lead_of (rules, position, &verdict->candidates[0], other) : 0.0;
      n_tried += other->visits > 0;
    }

  return visits > 0.0 && behind < n_tried * ari_judgement_least (ARI_GLYPH_DUBIOUS)
         && ari_side_share (rules, position, seat, verdict->candidates[0].win) - others / visits < LITTLE;
}

/* Whether the error of a candidate is only that of independent trial games, though those of a tree follow
 * each other. The chance map counts in what a longer search may change, and so do searches that compare two
 * of their depths. */
static gboolean
is_noise (const AriRules     *rules,
          const AriPosition  *position,
          const AriCandidate *candidate)
{
  return candidate->evidence == ARI_EVIDENCE_PLAYOUTS
         && ari_chance_row_at (rules, position, ARI_EVIDENCE_PLAYOUTS) == NULL;
}

/* How far a longer search is likely to move the lead, as one standard error. */
static double
error_of_lead (const AriRules     *rules,
               const AriPosition  *position,
               const AriCandidate *best,
               const AriCandidate *other)
{
  return (is_noise (rules, position, best) ? NOISE : 1.0) * ari_loss_error (rules, position, best, other);
}

gboolean
ari_reason_is_behind (const AriRules     *rules,
                      const AriPosition  *position,
                      const AriCandidate *best,
                      const AriCandidate *other)
{
  double least = BEHIND;

  /* A tree tries less often what looks worse, so it is slow to find out what speaks for it; what was hardly
   * examined had no chance at all. On average, longer searches saw nothing of leads of one to 1.5 errors.
   * Noise tells by itself how seldom an action was tried. */
  if (!is_noise (rules, position, best)
      && (best->evidence == ARI_EVIDENCE_PLAYOUTS
          || !ari_candidate_is_comparable (best, other, ARI_MIN_VISIT_RATIO)))
    least = SURELY;

  return lead_of (rules, position, best, other) > least * error_of_lead (rules, position, best, other);
}

gboolean
ari_reason_seems_behind (const AriRules     *rules,
                         const AriPosition  *position,
                         const AriCandidate *best,
                         const AriCandidate *other)
{
  return best->evidence != ARI_EVIDENCE_PLAYOUTS
         && lead_of (rules, position, best, other) > SEEMS * error_of_lead (rules, position, best, other);
}

gboolean
ari_reason_is_within (const AriRules     *rules,
                      const AriPosition  *position,
                      const AriCandidate *best,
                      const AriCandidate *other,
                      double              margin)
{
  double lead = lead_of (rules, position, best, other), error = error_of_lead (rules, position, best, other);

  return fabs (lead) + WITHIN * error < margin;
}

gboolean
ari_reason_is_equal (const AriRules     *rules,
                     const AriPosition  *position,
                     const AriCandidate *best,
                     const AriCandidate *other)
{
  /* What is known to be at most as good may be much worse. */
  return !other->at_most && fabs (lead_of (rules, position, best, other)) < LITTLE
         && ari_reason_is_within (rules, position, best, other, ari_judgement_least (ARI_GLYPH_MISTAKE));
}

guint
ari_reason_find_equals (const AriRules    *rules,
                        const AriPosition *position,
                        const AriVerdict  *verdict,
                        AriAction          equals[ARI_MAX_ACTIONS])
{
  const AriCandidate *best = &verdict->candidates[0];
  guint order[ARI_MAX_ACTIONS], n_equal = 0;
  guint n = ari_verdict_rank (verdict, rules, position, G_N_ELEMENTS (order), order);

  for (guint i = 1; i < n; i++)
    {
      const AriCandidate *other = &verdict->candidates[order[i]];

      if (ari_reason_is_equal (rules, position, best, other))
        equals[n_equal++] = other->action;
    }

  return n_equal;
}

/* (nullable): the likely answer of another side to @candidate. @after: (out): where it is played. */
static char *
what_answer_brings (const AriRules     *rules,
                    const AriPosition  *position,
                    const AriCandidate *candidate,
                    AriPosition        *after)
{
  AriActor seat = ari_rules_actor (rules, position), next;

  if (candidate->n_pv < 2)
    return NULL;

  *after = *position;
  rules->apply (after, candidate->pv[0]);
  next = ari_rules_actor (rules, after);
  if (next == ARI_NONE || next == ARI_CHANCE || (ari_rules_side (rules, after, seat) >> (next - 1) & 1) != 0
      || !ari_rules_legal (rules, after, candidate->pv[1]))
    return NULL;

  return ari_reason_of_action (rules, after, candidate->pv[1]);
}

char *
ari_reason_against (const AriRules     *rules,
                    const AriPosition  *position,
                    const AriNames     *names,
                    const AriCandidate *best,
                    const AriCandidate *other)
{
  AriPosition after_best, after;
  g_autofree char *anyway = what_answer_brings (rules, position, best, &after_best);
  g_autofree char *brings = what_answer_brings (rules, position, other, &after);
  g_autofree char *quoted = NULL, *answer = NULL;

  if (brings == NULL || g_strcmp0 (brings, anyway) == 0)
    return NULL;

  quoted = ari_notation_quote_action (rules, position, other->action);
  answer = ari_rules_describe (rules, &after, other->pv[1], names);
  /* Translators: %1$s is a move in its written form, such as d4e5, %2$s a move in words, such as “Ariadne
   * places a tower on d3”, and %3$s a sentence about what “it” brings, such as “It earns a capture.” */
  return g_strdup_printf (_("A possible answer to %1$s: %2$s. %3$s"), quoted, answer, brings);
}

char *
ari_reason_of_next (const AriRules    *rules,
                    const AriPosition *position,
                    const AriAction   *line,
                    guint              n)
{
  AriPosition after = *position;
  g_autofree char *brings = NULL, *already = NULL, *quoted = NULL;

  if (n < 2)
    return NULL;

  rules->apply (&after, line[0]);
  if (ari_rules_actor (rules, &after) != ari_rules_actor (rules, position))
    return NULL;

  brings = ari_reason_of_gain (rules, &after, line[1]);
  if (ari_rules_legal (rules, position, line[1]))
    already = ari_reason_of_gain (rules, position, line[1]);
  if (brings == NULL || g_strcmp0 (brings, already) == 0)
    return NULL;

  quoted = ari_notation_quote_action (rules, &after, line[1]);

  return g_strdup_printf (_("Then comes %1$s. %2$s"), quoted, brings);
}

typedef char *AriReasonOf (const AriRules    *rules,
                           const AriPosition *position,
                           AriAction          action);

/* (nullable): what is said of @best and not of @played, too. */
static char *
differ (AriReasonOf       *reason_of,
        const AriRules    *rules,
        const AriPosition *before,
        AriAction          best,
        AriAction          played)
{
  g_autofree char *missed = reason_of (rules, before, best);
  g_autofree char *brought = reason_of (rules, before, played);

  return g_strcmp0 (missed, brought) != 0 ? g_steal_pointer (&missed) : NULL;
}

char *
ari_reason_of_missed_gain (const AriRules    *rules,
                           const AriPosition *before,
                           AriAction          best,
                           AriAction          played)
{
  return differ (ari_reason_of_gain, rules, before, best, played);
}

char *
ari_reason_of_better (const AriRules    *rules,
                      const AriPosition *before,
                      AriAction          best,
                      AriAction          played)
{
  return differ (ari_reason_of_action, rules, before, best, played);
}

/* (nullable): the best answer to ply @number, if another seat has it and a review knows it. */
static char *
find_answer (AriMatch *match,
             guint     number)
{
  g_autoptr(AriPly) played = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  g_autoptr(AriPly) next = g_list_model_get_item (G_LIST_MODEL (match), number);
  const AriEval *eval = next != NULL ? ari_ply_get_eval (next) : NULL;

  if (eval == NULL || ari_ply_get_actor (next) == ARI_CHANCE
      || ari_ply_get_actor (next) == ari_ply_get_actor (played))
    return NULL;
  if (eval->best != NULL)
    return g_strdup (eval->best);

  return eval->loss <= 0.0 ? g_strdup (ari_ply_get_text (next)) : NULL;
}

/* (nullable): what the best answer to ply @number brings. @after: (out): where it is played.
 * @answer: (out): it */
static char *
what_is_brought (AriMatch    *match,
                 guint        number,
                 AriPosition *after,
                 AriAction   *answer)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autofree char *text = find_answer (match, number);

  if (text == NULL)
    return NULL;

  ari_match_get_position_at (match, number, after);
  if (!ari_rules_parse (rules, after, text, answer, NULL) || !ari_rules_legal (rules, after, *answer))
    return NULL;

  return ari_reason_of_action (rules, after, *answer);
}

/* (nullable): the same with the answer in words: a label draws all pictures of a sentence as pieces of one
 * player, here of the one who made the mistake. */
static char *
what_is_allowed (AriMatch *match,
                 guint     number)
{
  AriPosition after;
  AriAction answer;
  g_autofree char *brings = what_is_brought (match, number, &after, &answer), *words = NULL;

  if (brings == NULL)
    return NULL;

  words = ari_rules_describe (ari_match_get_rules (match), &after, answer, ari_match_get_names (match));
  /* Translators: %1$s is a move in words, such as “Ariadne places a tower on d3”, and %2$s a sentence about
   * what “it” brings, such as “It earns a capture.” */
  return g_strdup_printf (_("The best answer to the move played: %1$s. %2$s"), words, brings);
}

char *
ari_reason_answer_to (AriMatch *match,
                      guint     number)
{
  AriPosition after;
  AriAction answer;
  g_autofree char *brings = what_is_brought (match, number, &after, &answer);

  return brings != NULL ? ari_match_get_rules (match)->format (&after, answer) : NULL;
}

gboolean
ari_reason_wins_at_once (const AriRules    *rules,
                         const AriPosition *position,
                         AriAction          action)
{
  AriPosition after = *position;
  double win[ARI_MAX_SEATS];

  rules->apply (&after, action);
  if (ari_rules_actor (rules, &after) != ARI_NONE)
    return FALSE;

  ari_judgement_of_end (rules, &after, win);

  return ari_side_share (rules, position, ari_rules_actor (rules, position), win) >= 1.0;
}

char *
ari_reason_of_win (guint turns)
{
  if (turns == 1)
    return g_strdup (_("It wins immediately."));
  if (turns > 1)
    return g_strdup_printf (ngettext ("It wins within %u turn, whatever happens.",
                                      "It wins within %u turns, whatever happens.", turns), turns);

  return g_strdup (_("It wins, whatever happens."));
}

char *
ari_reason_of_harm (const AriRules    *rules,
                    const AriPosition *position,
                    AriAction          action)
{
  g_autofree char *quoted = NULL;

  if (rules->narration == NULL || rules->narration->harm == NULL)
    return NULL;

  quoted = ari_notation_quote_action (rules, position, action);

  return rules->narration->harm (position, action, quoted);
}

static void
add (GPtrArray *sentences,
     char      *sentence)
{
  if (sentence != NULL)
    g_ptr_array_add (sentences, sentence);
}

char *
ari_reason_of_mistake (AriMatch *match,
                       guint     number)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  const AriEval *eval = ari_ply_get_eval (ply);
  AriActor actor = ari_ply_get_actor (ply);
  g_autoptr(GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  AriPosition before;
  AriAction best;

  /* A record from elsewhere can blame chance. */
  if (actor == ARI_CHANCE || actor == ARI_NONE || eval == NULL || eval->best == NULL)
    return NULL;

  ari_match_get_position_at (match, number - 1, &before);
  if (!ari_rules_parse (rules, &before, eval->best, &best, NULL) || !ari_rules_legal (rules, &before, best))
    return NULL;

  if (ari_loss_is_of_win (rules, &before, actor, eval))
    add (sentences, ari_reason_of_win (eval->turns));
  else
    add (sentences, ari_reason_of_better (rules, &before, best, ari_ply_get_action (ply)));
  if (ari_loss_is_proved (rules, &before, actor, eval))
    add (sentences, g_strdup (_("The move played loses against best play.")));
  add (sentences, ari_reason_of_harm (rules, &before, ari_ply_get_action (ply)));
  add (sentences, what_is_allowed (match, number));
  if (sentences->len == 0)
    return NULL;

  g_ptr_array_add (sentences, NULL);

  return g_strjoinv (" ", (char **) sentences->pdata);
}
