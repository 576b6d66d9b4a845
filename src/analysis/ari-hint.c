/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-hint.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ari-notation.h"
#include "ari-ranking.h"
#include "ari-reason.h"
#include "ari-searcher.h"

/* Spots within this many board units of the action belong to the region of the first step; on a small board,
 * within this part of it. */
#define REGION      1.6f
#define REGION_PART 0.3f
#define SEVERAL  2    /* other moves that are as good: then none of them is named */
#define HOPELESS 0.15 /* a winning chance of which nobody expects much */

/* What players look at when they pick @spot: the space under a piece in a stack. */
static const AriSpotInfo *
look_at (const AriRules *rules,
         const AriBoard *board,
         AriSpot         spot)
{
  return &board->spots[ari_rules_ground (rules, spot)];
}

static const char *
say_ninth (guint ninth)
{
  static const char *const places[] = {
    N_("Look at the upper left of the board."), N_("Look at the top of the board."),
    N_("Look at the upper right of the board."),
    N_("Look at the left of the board."), N_("Look at the middle of the board."),
    N_("Look at the right of the board."),
    N_("Look at the lower left of the board."), N_("Look at the bottom of the board."),
    N_("Look at the lower right of the board."),
  };

  return _(places[ninth]);
}

static const char *
say_where (const AriRules *rules,
           const AriBoard *board,
           AriSpot         spot)
{
  const AriSpotInfo *info = look_at (rules, board, spot);

  if (info->kind == ARI_SPOT_CHOICE)
    return _("The answer is one of the buttons beside the board.");
  if (!ari_board_is_aside (board, info->centre))
    return say_ninth (ari_board_ninth (board, info->centre));
  if (info->kind == ARI_SPOT_DIE)
    return _("Look at the dice.");
  if (info->kind == ARI_SPOT_PIECE)
    return _("Look at your pieces beside the board.");

  return _("Look beside the board.");
}

/* Whether other actions that come to the same are elsewhere on the board, such as unknown tiles: then the
 * place of @action tells nothing. */
static gboolean
is_anywhere (const AriSetup    *setup,
             const AriPosition *position,
             AriAction          action,
             AriSpot            spot)
{
  const AriRules *rules = setup->rules;
  const AriBoard *board = rules->board (setup);
  guint here = ari_board_ninth (board, look_at (rules, board, spot)->centre);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  for (guint i = 0; i < n; i++)
    if (ari_searcher_is_equivalent (rules, position, action, actions[i]))
      {
        AriSpot picks[ARI_MAX_PICKS];
        guint n_picks = rules->picks (position, actions[i], picks);

        if (ari_board_ninth (board, look_at (rules, board, picks[n_picks - 1])->centre) != here)
          return TRUE;
      }

  return FALSE;
}

/* Whether people see both in one place, not the one on the board and the other beside it. */
static gboolean
are_together (const AriBoard    *board,
              const AriSpotInfo *one,
              const AriSpotInfo *other)
{
  const AriRect *core = ari_board_core (board);
  gboolean aside = ari_board_is_aside (board, one->centre);

  return other->kind != ARI_SPOT_CHOICE && aside == ari_board_is_aside (board, other->centre)
         && (!aside || one->kind == other->kind)
         && hypotf (one->centre.x - other->centre.x, one->centre.y - other->centre.y)
              <= MIN (REGION, REGION_PART * MIN (core->width, core->height));
}

/* Returns 0 for an answer: it lies beside the board, where nothing can be circled. */
static guint
find_region (const AriBoard *board,
             AriSpot         spot,
             AriSpot        *region)
{
  const AriSpotInfo *info = &board->spots[spot];
  guint n = 0;

  if (info->kind == ARI_SPOT_CHOICE)
    return 0;

  for (guint i = 0; i < board->n_spots && n < ARI_MAX_SPOTS; i++)
    if (are_together (board, info, &board->spots[i]))
      region[n++] = (AriSpot) i;

  return n;
}

/* @sentence: (transfer full) (nullable) */
static void
add_sentence (GString *text,
              char    *sentence)
{
  if (sentence == NULL)
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, sentence);
  g_free (sentence);
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

/* How likely the best action wins, worded by the kind of evidence. */
static char *
say_share (const AriCandidate *best,
           double              share)
{
  double percent = 100.0 * share;

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
      return g_strdup_printf (ngettext ("Averaged over all that chance can bring in %1$u turn, this move has "
                                        "a winning chance of about %2$.0f%%.",
                                        "Averaged over all that chance can bring in %1$u turns, this move "
                                        "has a winning chance of about %2$.0f%%.", best->depth),
                              best->depth, percent);

    case ARI_EVIDENCE_ROLLOUTS:
      return g_strdup_printf (_("Trial games, adjusted for luck, give this move a winning chance of %.0f%%."),
                              percent);

    case ARI_EVIDENCE_NONE:
    default:
      return g_strdup (_("There was no time to compare the moves."));
    }
}

/* Compares the best action with @second; NULL when they can't be compared. Numbers of different kinds of
 * evidence never appear together, nor does that of an action that was hardly looked at. @has_number: (out):
 * whether its chance is told. */
static char *
say_difference (const AriRules     *rules,
                const AriPosition  *position,
                const AriCandidate *best,
                const AriCandidate *second,
                double              second_share,
                const char         *second_text,
                gboolean           *has_number)
{
  double percent = 100.0 * second_share;

  *has_number = FALSE;
  if (best->evidence == ARI_EVIDENCE_NONE || (second->evidence == ARI_EVIDENCE_NONE && !second->exact))
    return NULL;
  if (second->exact && second_share <= 1e-9)
    /* Translators: here and in the next sentences, %s is a move in its written form, such as d4e5, or in
     * words, such as “staying”. */
    return g_strdup_printf (_("The next best, %s, loses."), second_text);
  if (!ari_candidate_is_comparable (best, second, ARI_MIN_VISIT_RATIO))
    return g_strdup_printf (_("The next best, %s, soon looked weaker, so it was not examined as closely."),
                            second_text);
  if (ari_candidate_is_close (rules, position, best, second))
    return g_strdup_printf (_("It’s too close to call between this and %s."), second_text);

  *has_number = TRUE;
  if (second->at_most)
    return g_strdup_printf (_("The next best, %1$s, has a winning chance of %2$.0f%% at most."), second_text,
                            percent);

  return g_strdup_printf (_("The next best, %1$s, has a winning chance of %2$.0f%%."), second_text, percent);
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

/* @second: (nullable): the next best. Words come first, and a number says how sure they are. */
static void
add_comparison (GString            *text,
                const AriRules     *rules,
                const AriPosition  *position,
                const AriNames     *names,
                const AriVerdict   *verdict,
                const AriCandidate *second,
                gboolean            has_reason)
{
  const AriCandidate *best = &verdict->candidates[0];
  AriActor seat = ari_rules_actor (rules, position);
  double share = ari_side_share (rules, position, seat, best->win);
  guint n_equal = second != NULL && !has_reason ? ari_reason_count_equals (rules, position, verdict) : 0;
  g_autofree char *difference = NULL;

  if (n_equal >= SEVERAL)
    {
      add_sentence (text, say_equals (n_equal, share));
      second = NULL;
    }
  if (second != NULL)
    {
      g_autofree char *written = rules->format (position, second->action);
      g_autofree char *other = ari_notation_quote (seat, written);
      gboolean has_number;

      difference = say_difference (rules, position, best, second,
                                   ari_side_share (rules, position, seat, second->win), other, &has_number);
      if (has_number)
        add_sentence (text, ari_reason_against (rules, position, names, best, second));
      else if (!has_reason)
        add_sentence (text, g_steal_pointer (&difference));
    }
  add_sentence (text, say_share (best, share));
  add_sentence (text, g_steal_pointer (&difference));
}

static char *
say_why (const AriSetup    *setup,
         const AriPosition *position,
         const AriNames    *names,
         const AriVerdict  *verdict,
         gboolean          *matters_little)
{
  const AriRules *rules = setup->rules;
  const AriCandidate *best = &verdict->candidates[0], *second = find_rival (rules, position, verdict);
  AriActor seat = ari_rules_actor (rules, position);
  double share = ari_side_share (rules, position, seat, best->win);
  char *proof = say_proof (best, share);
  /* Where all moves come to the same, there is no reason for one. */
  gboolean has_choice = ari_rules_count (rules, position) > 1
    && (second != NULL || verdict->n_candidates == 1);
  g_autoptr(GString) text = g_string_new (NULL);
  char *reason = has_choice ? ari_reason_of_best (setup, position, verdict) : NULL;
  gboolean has_reason = reason != NULL;
  gboolean little = has_choice && reason == NULL && proof == NULL
                    && ari_reason_matters_little (rules, position, verdict);

  *matters_little = little;
  add_sentence (text, reason);
  if (proof != NULL)
    add_sentence (text, proof);
  else if (ari_rules_count (rules, position) == 1)
    add_sentence (text, g_strdup (_("There is no other choice.")));
  else if (second == NULL && verdict->n_candidates > 1)
    add_sentence (text, g_strdup (_("All choices come to the same thing.")));
  else
    {
      if (little)
        add_sentence (text, g_strdup (_("Little depends on this move: after other moves, the board is "
                                        "divided in much the same way in trial games.")));
      add_comparison (text, rules, position, names, verdict, little ? NULL : second, has_reason);
    }

  return ari_notation_say_answers (setup, text->str);
}

/* Picks may say only what moves and by which die: then the board also marks where that leads. */
static void
add_target (AriHint           *hint,
            const AriRules    *rules,
            const AriPosition *position)
{
  AriSpot target = ari_rules_target (rules, position, hint->action, hint->marks[hint->n_marks - 1]);

  if (target == ARI_SPOT_NONE)
    return;
  for (guint i = 0; i < hint->n_marks; i++)
    if (ari_rules_ground (rules, hint->marks[i]) == target)
      return;

  hint->marks[hint->n_marks++] = target;
  hint->leads = TRUE;
}

/* Without a reason. */
static AriHint *
new_hint (const AriSetup    *setup,
          const AriPosition *position,
          AriAction          action)
{
  const AriRules *rules = setup->rules;
  const AriBoard *board = rules->board (setup);
  AriHint *hint = g_new0 (AriHint, 1);
  AriSpot last;

  hint->action = action;
  hint->n_marks = rules->picks (position, action, hint->marks);
  last = hint->marks[hint->n_marks - 1];
  if (is_anywhere (setup, position, action, last))
    hint->where = g_strdup (_("It doesn’t matter where: several places are equally good."));
  else
    {
      hint->n_region = find_region (board, last, hint->region);
      hint->where = g_strdup (say_where (rules, board, last));
    }
  add_target (hint, rules, position);

  return hint;
}

/**
 * ari_hint_of_action:
 * @setup: of the match
 * @position: where a seat is to act
 * @action: legal there
 *
 * Makes a hint at @action without any search, so its reason is only what the rules prove about @action.
 *
 * Returns: (transfer full): the hint
 */
AriHint *
ari_hint_of_action (const AriSetup    *setup,
                    const AriPosition *position,
                    AriAction          action)
{
  AriHint *hint = new_hint (setup, position, action);

  hint->reason = ari_reason_of_action (setup->rules, position, action);

  return hint;
}

/**
 * ari_hint_new:
 * @setup: of the match
 * @position: where a seat is to act
 * @names: (nullable): of the players
 * @verdict: what a search found there
 *
 * Makes a hint out of the best candidate of @verdict.
 *
 * Returns: (transfer full): the hint
 */
AriHint *
ari_hint_new (const AriSetup    *setup,
              const AriPosition *position,
              const AriNames    *names,
              const AriVerdict  *verdict)
{
  AriHint *hint;

  g_return_val_if_fail (verdict->n_candidates > 0, NULL);

  hint = new_hint (setup, position, verdict->candidates[0].action);
  hint->reason = say_why (setup, position, names, verdict, &hint->little);
  if (ari_rules_count (setup->rules, position) == 1)
    g_set_str (&hint->where, _("There is only one choice."));
  else if (hint->n_region > 0 && verdict->n_candidates > 1
           && find_rival (setup->rules, position, verdict) == NULL)
    {
      g_set_str (&hint->where, _("All choices come to the same thing."));
      hint->n_region = 0;
    }

  return hint;
}

/**
 * ari_hint_free:
 * @hint: (transfer full): a hint
 */
void
ari_hint_free (AriHint *hint)
{
  g_free (hint->where);
  g_free (hint->reason);
  g_free (hint);
}
