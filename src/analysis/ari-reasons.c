/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-reasons.h"

#include <glib/gi18n-lib.h>

#include "ari-follow.h"
#include "ari-judgement.h"
#include "ari-notation.h"
#include "ari-ranking.h"
#include "ari-reason.h"
#include "ari-searcher.h"

#define SEVERAL  2    /* other moves that are as good: then none of them is named */
#define HOPELESS 0.15 /* a winning chance of which nobody expects much */
#define DECIDED  0.01 /* the winning chance of a side that has as good as lost */
#define TRIED    1000 /* trial games after a move: fewer don't see what it is for, however bad it looks */

static void
reason_free (gpointer data)
{
  AriReason *reason = data;

  g_free (reason->text);
  g_free (reason->actions);
  g_free (reason);
}

/* @text: (transfer full) (nullable): then nothing is added */
static void
add_about (GPtrArray       *reasons,
           AriReasonKind    kind,
           char            *text,
           const AriAction *actions,
           guint            n)
{
  AriReason *reason;

  if (text == NULL)
    return;

  reason = g_new0 (AriReason, 1);
  reason->kind = kind;
  reason->text = text;
  reason->n = n;
  reason->actions = g_memdup2 (actions, n * sizeof *actions);
  g_ptr_array_add (reasons, reason);
}

static void
add (GPtrArray     *reasons,
     AriReasonKind  kind,
     char          *text)
{
  add_about (reasons, kind, text, NULL, 0);
}

/* (nullable): the next best candidate, or else the first that is not equivalent to the best. */
static const AriCandidate *
find_rival (const AriRules    *rules,
            const AriPosition *position,
            const AriVerdict  *verdict)
{
  guint order[2];

  if (ari_verdict_rank (verdict, rules, position, G_N_ELEMENTS (order), order) == G_N_ELEMENTS (order))
    return &verdict->candidates[order[1]];

  for (guint i = 1; i < verdict->n_candidates; i++)
    if (!ari_searcher_is_equivalent (rules, position, verdict->candidates[0].action,
                                     verdict->candidates[i].action))
      return &verdict->candidates[i];

  return NULL;
}

/* How likely the best action wins, worded by the kind of evidence. What is nearly certain is no number: 100 %
 * would look like a proof. */
static char *
say_share (const AriCandidate *best,
           double              share)
{
  double percent = 100.0 * share;

  if (best->evidence != ARI_EVIDENCE_NONE && share < DECIDED)
    return g_strdup (_("Even after this move, the match is as good as lost."));
  if (best->evidence != ARI_EVIDENCE_NONE && share > 1.0 - DECIDED)
    return g_strdup (_("After this move, the match is as good as won."));

  switch (best->evidence)
    {
    case ARI_EVIDENCE_PLAYOUTS:
      /* Translators: trial games are games that the computer played to their end to try the move. */
      return g_strdup_printf (_("Trial games give this move a winning chance of %.0f%%."), percent);

    case ARI_EVIDENCE_ALPHABETA:
      return g_strdup_printf (ngettext ("Looking %1$u move ahead, the computer gives this move a winning "
                                        "chance of %2$.0f%%.",
                                        "Looking %1$u moves ahead, the computer gives this move a winning "
                                        "chance of %2$.0f%%.", best->depth), best->depth, percent);

    case ARI_EVIDENCE_EXPECTIMAX:
      return g_strdup_printf (ngettext ("Looking %1$u turn ahead, with good luck and with bad, the computer "
                                        "gives this move a winning chance of about %2$.0f%%.",
                                        "Looking %1$u turns ahead, with good luck and with bad, the computer "
                                        "gives this move a winning chance of about %2$.0f%%.", best->depth),
                              best->depth, percent);

    case ARI_EVIDENCE_ROLLOUTS:
      return g_strdup_printf (_("Trial games, with good and bad luck evened out, give this move a winning "
                                "chance of %.0f%%."), percent);

    case ARI_EVIDENCE_NONE:
    default:
      return g_strdup (_("There was no time to compare the moves."));
    }
}

/* What is proved, or NULL when nothing is. */
static char *
say_proof (const AriCandidate *best,
           double              share)
{
  if (!best->exact)
    return NULL;
  if (share <= 1e-9)
    return g_strdup (_("Every move loses against best play."));
  if (share < 1.0 - 1e-9)
    return g_strdup (_("All continuations were checked; none is better."));

  return ari_reason_of_win (best->turns);
}

/* Where nothing speaks for the best action alone, how many others are as good says what to make of it. */
static char *
say_equals (guint  n_equal,
            double share)
{
  if (share < HOPELESS)
    return g_strdup_printf (ngettext ("%u other move is about as good, but no move wins often.",
                                      "%u other moves are about as good, but no move wins often.", n_equal),
                            n_equal);

  return g_strdup_printf (ngettext ("Nothing is urgent: %u other move is about as good.",
                                    "Nothing is urgent: %u other moves are about as good.", n_equal), n_equal);
}

/* What tells the best action from @second, unless they can't be compared. Numbers of different kinds of
 * evidence never appear together, nor does that of an action that was hardly looked at. Where the match is
 * decided, what can't be told is of no use. */
static void
compare (GPtrArray          *reasons,
         const AriRules     *rules,
         const AriPosition  *position,
         const AriCandidate *best,
         const AriCandidate *second)
{
  g_autofree char *other = ari_notation_quote_action (rules, position, second->action);
  AriActor seat = ari_rules_actor (rules, position);
  double share = ari_side_share (rules, position, seat, second->win);
  double best_share = ari_side_share (rules, position, seat, best->win);
  double margin = ari_judgement_least (second->at_most ? ARI_GLYPH_DUBIOUS : ARI_GLYPH_MISTAKE);
  gboolean is_known = ari_candidate_is_comparable (best, second, ARI_MIN_VISIT_RATIO);
  /* Words can be true of what was tried too seldom for a number. */
  gboolean is_equal = ari_candidate_is_comparable (best, second, 0.0)
                      && ari_reason_is_equal (rules, position, best, second);
  gboolean is_close = ari_candidate_is_close (rules, position, best, second);
  gboolean is_within = ari_reason_is_within (rules, position, best, second, margin);
  gboolean is_behind = ari_reason_is_behind (rules, position, best, second);
  gboolean is_tried = second->evidence != ARI_EVIDENCE_PLAYOUTS || second->visits >= TRIED;
  AriReasonKind kind = ARI_REASON_WEAKER;
  char *text;

  if (best->evidence == ARI_EVIDENCE_NONE || best_share < DECIDED
      || (second->evidence == ARI_EVIDENCE_NONE && !second->exact))
    return;

  if (second->exact && share <= 1e-9)
    {
      /* Translators: here and in the next sentences, %s is a move in its written form, such as d4e5, or in
       * words, such as “staying”. */
      text = g_strdup_printf (_("The next best, %s, loses."), other);
    }
  else if (is_equal)
    {
      kind = ARI_REASON_CLOSE;
      text = g_strdup_printf (_("%s is about as good."), other);
    }
  else if (!is_known && is_behind && is_tried)
    {
      text = g_strdup_printf (_("The next best, %s, soon looked weaker, so it was not examined as closely."),
                              other);
    }
  else if (!is_known)
    {
      kind = ARI_REASON_OPEN;
      text = g_strdup_printf (_("The next best, %s, was not examined as closely."), other);
    }
  else if (is_close && is_within && second->at_most)
    {
      /* How far behind, nobody knows: a bound that is close says nothing of the move. */
      text = g_strdup_printf (_("The next best, %s, is at most as good."), other);
    }
  else if (is_close && is_within)
    {
      kind = ARI_REASON_CLOSE;
      text = g_strdup_printf (_("%s is about as good."), other);
    }
  else if (!is_behind)
    {
      kind = ARI_REASON_OPEN;
      text = ari_reason_seems_behind (rules, position, best, second)
        ? g_strdup_printf (_("%s seems weaker, but the computer can’t tell for certain yet."), other)
        : g_strdup_printf (_("%s may be just as good: the computer can’t tell yet."), other);
    }
  else
    {
      kind = ARI_REASON_CHANCE;
      text = second->at_most
        ? g_strdup_printf (_("The next best, %1$s, has a winning chance of %2$.0f%% at most."), other, 100.0 * share)
        : g_strdup_printf (_("The next best, %1$s, has a winning chance of %2$.0f%%."), other, 100.0 * share);
    }
  if (kind == ARI_REASON_OPEN && best_share > 1.0 - DECIDED)
    g_clear_pointer (&text, g_free);
  add_about (reasons, kind, text, &second->action, 1);
}

/* Where nothing else can be said, how far the next best is behind for certain, in words. */
static void
add_lead (GPtrArray          *reasons,
          const AriRules     *rules,
          const AriPosition  *position,
          const AriCandidate *best,
          const AriCandidate *second)
{
  AriActor seat = ari_rules_actor (rules, position);
  double lead = ari_side_share (rules, position, seat, best->win)
                - ari_side_share (rules, position, seat, second->win);
  g_autofree char *other = ari_notation_quote_action (rules, position, second->action);

  add_about (reasons, ARI_REASON_WEAKER,
             lead < ari_judgement_least (ARI_GLYPH_MISTAKE)
               ? g_strdup_printf (_("It’s a little better than %s."), other)
               : g_strdup (_("No other move comes close.")), &second->action, 1);
}

/* @second: (nullable): the next best, which is told from the best. A number comes last, and so do words where
 * something speaks for the best action already. */
static void
add_comparison (GPtrArray          *reasons,
                const AriRules     *rules,
                const AriPosition  *position,
                const AriNames     *names,
                const AriVerdict   *verdict,
                const AriCandidate *second)
{
  const AriCandidate *best = &verdict->candidates[0];
  double share = ari_side_share (rules, position, ari_rules_actor (rules, position), best->win);
  gboolean has_reason = reasons->len > 0;
  AriAction equals[ARI_MAX_ACTIONS];
  guint n_equal =
      second != NULL && !has_reason ? ari_reason_find_equals (rules, position, verdict, equals) : 0;
  g_autoptr(GPtrArray) difference = g_ptr_array_new_with_free_func (reason_free);

  if (n_equal >= SEVERAL)
    add_about (reasons, ARI_REASON_EQUALS, say_equals (n_equal, share), equals, n_equal);
  else if (second != NULL)
    compare (difference, rules, position, best, second);

  if (second != NULL && ari_reasons_find (difference, ARI_REASON_CHANCE) != NULL)
    {
      add_about (reasons, ARI_REASON_AGAINST, ari_reason_against (rules, position, names, best, second),
                 second->pv, MIN (second->n_pv, 2));
      if (reasons->len == 0)
        add_lead (reasons, rules, position, best, second);
    }
  else if (!has_reason)
    {
      g_ptr_array_extend_and_steal (reasons, g_steal_pointer (&difference));
    }

  add (reasons, ARI_REASON_CHANCE, say_share (best, share));
  if (difference != NULL)
    g_ptr_array_extend_and_steal (reasons, g_steal_pointer (&difference));
}

/* What speaks for the best action alone: where all choices come to the same, nothing does. */
static void
add_merits (GPtrArray         *reasons,
            const AriSetup    *setup,
            const AriPosition *position,
            const AriVerdict  *verdict)
{
  add (reasons, ARI_REASON_BRINGS,
       ari_reason_of_action (setup->rules, position, verdict->candidates[0].action));
  add (reasons, ARI_REASON_GROUND, ari_reason_of_ground (setup->rules->board (setup), verdict));
}

/* Moves what was added to @reasons since it had @n before what it had. */
static void
put_first (GPtrArray *reasons,
           guint      n)
{
  if (reasons->len > n)
    g_ptr_array_insert (reasons, 0, g_ptr_array_steal_index (reasons, n));
}

static gboolean
has_any (GPtrArray           *reasons,
         const AriReasonKind *kinds,
         guint                n)
{
  for (guint i = 0; i < n; i++)
    if (ari_reasons_find (reasons, kinds[i]) != NULL)
      return TRUE;

  return FALSE;
}

/* Where nothing else speaks for the best action, what it does to the things on the board comes first: that
 * shows what to look at. Then follows what its player does next in the same turn, or that the board is
 * divided in much the same way without it, unless other actions are said to be as good anyway. */
static void
put_shape (GPtrArray         *reasons,
           const AriRules    *rules,
           const AriPosition *position,
           const AriVerdict  *verdict)
{
  static const AriReasonKind speaking[] = {
    ARI_REASON_BRINGS, ARI_REASON_LITTLE, ARI_REASON_GROUND, ARI_REASON_EQUALS, ARI_REASON_CLOSE,
  };
  const AriCandidate *best = &verdict->candidates[0];
  AriAction line[ARI_MAX_FOLLOW];
  guint n = reasons->len, n_line = ari_follow_best (rules, position, best, line);

  if (has_any (reasons, speaking, 2))
    return;

  add_about (reasons, ARI_REASON_NEXT, ari_reason_of_next (rules, position, line, n_line), line, 2);
  if (!has_any (reasons, speaking, G_N_ELEMENTS (speaking)) && ari_reason_divides_alike (verdict))
    add (reasons, ARI_REASON_ALIKE,
         g_strdup (_("In trial games, the board is divided in much the same way after this move as after others.")));
  put_first (reasons, n);
  n = reasons->len;
  if (rules->narration != NULL && rules->narration->shape != NULL)
    add (reasons, ARI_REASON_SHAPE, rules->narration->shape (position, best->action).text);
  put_first (reasons, n);
}

GPtrArray *
ari_reasons (const AriSetup    *setup,
             const AriPosition *position,
             const AriNames    *names,
             const AriVerdict  *verdict)
{
  const AriRules *rules = setup->rules;
  GPtrArray *reasons = g_ptr_array_new_with_free_func (reason_free);
  const AriCandidate *best, *second;
  gboolean is_only = ari_rules_count (rules, position) == 1, is_same, is_little;
  AriAction line[ARI_MAX_FOLLOW];
  char *proof;

  g_return_val_if_fail (verdict->n_candidates > 0, reasons);

  best = &verdict->candidates[0];
  second = find_rival (rules, position, verdict);
  is_same = !is_only && second == NULL && verdict->n_candidates > 1;
  proof = say_proof (best, ari_side_share (rules, position, ari_rules_actor (rules, position), best->win));
  if (!is_only && !is_same)
    add_merits (reasons, setup, position, verdict);
  is_little = !is_only && !is_same && reasons->len == 0
              && ari_reason_matters_little (rules, position, verdict);

  if (is_only)
    add (reasons, ARI_REASON_ONLY, g_strdup (_("There is only one choice.")));
  if (is_same)
    add (reasons, ARI_REASON_SAME, g_strdup (_("All choices come to the same thing.")));
  if (proof != NULL)
    add_about (reasons, ARI_REASON_PROVED, proof, line, ari_follow_best (rules, position, best, line));
  else if (is_little)
    add (reasons, ARI_REASON_LITTLE,
         g_strdup (_("Little depends on this move: after other moves, the board is divided in much the same "
                     "way in trial games.")));
  if (proof == NULL && !is_only && !is_same)
    {
      add_comparison (reasons, rules, position, names, verdict, is_little ? NULL : second);
      put_shape (reasons, rules, position, verdict);
    }

  return reasons;
}

const AriReason *
ari_reasons_find (GPtrArray     *reasons,
                  AriReasonKind  kind)
{
  for (guint i = 0; i < reasons->len; i++)
    {
      const AriReason *reason = reasons->pdata[i];

      if (reason->kind == kind)
        return reason;
    }

  return NULL;
}

gboolean
ari_reason_is_line (const AriReason *reason)
{
  return reason->kind == ARI_REASON_PROVED || reason->kind == ARI_REASON_AGAINST
         || reason->kind == ARI_REASON_NEXT;
}

const char *
ari_reasons_merit (GPtrArray *reasons)
{
  const AriReason *brings = ari_reasons_find (reasons, ARI_REASON_BRINGS);
  const AriReason *ground = ari_reasons_find (reasons, ARI_REASON_GROUND);

  return brings != NULL ? brings->text : ground != NULL ? ground->text : NULL;
}

char *
ari_reasons_tell (GPtrArray      *reasons,
                  const AriSetup *setup)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < reasons->len; i++)
    {
      const AriReason *reason = reasons->pdata[i];

      if (i > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, reason->text);
    }

  return ari_notation_say_answers (setup, text->str);
}
