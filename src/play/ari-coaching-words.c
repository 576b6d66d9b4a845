/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-coaching-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ari-text-elide.h"
#include "ari-judgement.h"
#include "ari-moment.h"
#include "ari-notation.h"
#include "ari-reason.h"
#include "ari-sentences.h"

#define ALL        99.95 /* per cent, but for rounding */
#define LEAST_LUCK 10.0  /* points of winning chance that are worth a sentence */

/* What a decision was, in a word. */
static char *
tell_loss (AriMatch       *match,
           const AriSwing *swing)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), swing->number - 1);
  const AriEval *eval = ari_ply_get_eval (ply);
  gboolean you = ari_match_find_only_person (match) == swing->seat, own = swing->kind == ARI_SWING_LOSS;
  const char *name = ari_match_get_seat_name (match, swing->seat);

  if (ari_judgement_missed_win (eval))
    return you ? g_strdup (own ? _("You missed a certain win.")
                               : _("The computer, which played for you, missed a certain win."))
               : g_strdup_printf (own ? _("%s missed a certain win.")
                                      : _("The computer, which played for %s, missed a certain win."), name);

  switch (ari_judgement_of_eval (eval))
    {
    case ARI_GLYPH_BLUNDER:
      return you ? g_strdup (own ? _("You made a blunder.")
                                 : _("The computer, which played for you, made a blunder."))
                 : g_strdup_printf (own ? _("%s made a blunder.")
                                        : _("The computer, which played for %s, made a blunder."), name);

    case ARI_GLYPH_MISTAKE:
      return you ? g_strdup (own ? _("You made a mistake.")
                                 : _("The computer, which played for you, made a mistake."))
                 : g_strdup_printf (own ? _("%s made a mistake.")
                                        : _("The computer, which played for %s, made a mistake."), name);

    case ARI_GLYPH_DUBIOUS:
    case ARI_GLYPH_INTERESTING:
    case ARI_GLYPH_GOOD:
    case ARI_GLYPH_BRILLIANT:
    case ARI_GLYPH_NONE:
    default:
      return you ? g_strdup (own ? _("You played inexactly.")
                                 : _("The computer, which played for you, played inexactly."))
                 : g_strdup_printf (own ? _("%s played inexactly.")
                                        : _("The computer, which played for %s, played inexactly."), name);
    }
}

/* What happened. */
static char *
tell_swing (AriMatch       *match,
            const AriSwing *swing)
{
  gboolean you = ari_match_find_only_person (match) == swing->seat;
  const char *name = ari_match_get_seat_name (match, swing->seat);
  const AriFeats *feats = ari_match_get_rules (match)->feats;
  gboolean gained = swing->size > 0.0;
  double points = 100.0 * fabs (swing->size);

  switch (swing->kind)
    {
    case ARI_SWING_LUCK:
      if (you)
        return g_strdup_printf (gained
                                  ? _("You were lucky: it was worth about %.0f points of winning chance.")
                                  : _("You were unlucky: it cost you about %.0f points of winning chance."),
                                points);
      return g_strdup_printf (gained
                                ? _("%1$s was lucky: it was worth about %2$.0f points of winning chance.")
                                : _("%1$s was unlucky: it cost about %2$.0f points of winning chance."),
                              name, points);

    case ARI_SWING_FEAT:
      if (you)
        return g_strdup (gained ? _(feats->words.own_gain) : _(feats->words.own_loss));
      return ari_sentence (gained ? feats->words.gain : feats->words.loss, name);

    case ARI_SWING_COSTLY:
      return g_strdup_printf (_("It may have cost about %.0f points of winning chance."), points);

    case ARI_SWING_LOSS:
    case ARI_SWING_SUBSTITUTE_LOSS:
    default:
      return tell_loss (match, swing);
    }
}

/* (nullable): what would have been better, and what about it is proved. */
static char *
tell_better (AriMatch       *match,
             const AriSwing *swing)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), swing->number - 1);
  const AriEval *eval = ply != NULL ? ari_ply_get_eval (ply) : NULL;
  g_autofree char *brief = NULL, *action = NULL, *better = NULL, *reason = NULL;

  if (swing->kind == ARI_SWING_LUCK || swing->kind == ARI_SWING_FEAT || eval == NULL || eval->best == NULL)
    return NULL;

  brief = ari_text_elide (eval->best, ARI_ELIDE_NAME);
  action = ari_notation_quote (ari_ply_get_actor (ply), brief);
  /* Translators: %s is a move in its written form, such as d4e5, or in words, such as “staying”. */
  better = g_strdup_printf (swing->kind == ARI_SWING_COSTLY ? _("%s may have been better.")
                                                            : _("%s was better."), action);
  reason = ari_reason_of_mistake (match, swing->number);

  return ari_sentences_join (better, reason);
}

char *
ari_coaching_words_swing (AriMatch       *match,
                          const AriSwing *swing,
                          gboolean        with_better)
{
  g_autofree char *told = tell_swing (match, swing);
  g_autofree char *better = with_better ? tell_better (match, swing) : NULL;
  g_autofree char *turning = ari_moment_turning_text (match, swing->number,
                                                       ari_match_find_only_person (match));
  g_autofree char *text = NULL;
  const char *sentences[4] = { told };
  guint n = 1;

  if (better != NULL)
    sentences[n++] = better;
  if (turning != NULL)
    sentences[n++] = turning;
  text = g_strjoinv (" ", (char **) sentences);

  return ari_notation_say_answers (ari_match_get_setup (match), text);
}

char *
ari_coaching_words_luck (const AriCoaching *self)
{
  double points = 100.0 * self->luck.luck;

  if (!self->has_luck || !self->luck.complete || fabs (points) < LEAST_LUCK)
    return NULL;

  return g_strdup_printf (points > 0.0
                            ? _("In the whole match, luck gave you about %.0f points of winning chance.")
                            : _("In the whole match, bad luck cost you about %.0f points of winning chance."),
                          fabs (points));
}

char *
ari_coaching_words_strength (AriMatch          *match,
                             const AriCoaching *coaching)
{
  guint n = coaching->strength.n, number = coaching->strength.first;
  guint first = ari_match_get_turn_at (match, number);
  guint last = ari_match_get_turn_at (match, coaching->strength.last);
  g_autoptr(AriPly) ply = number > 0 ? g_list_model_get_item (G_LIST_MODEL (match), number - 1) : NULL;

  switch (coaching->strength.kind)
    {
    case ARI_STRENGTH_MEMORY:
      return g_strdup_printf (ngettext ("You found the only known pair.", "You found all %u known pairs.", n),
                              n);

    case ARI_STRENGTH_ONLY:
      if (n == 1)
        return g_strdup_printf (_("On move %u, you found the only move: every other one would have been a "
                                  "mistake."), last);
      return g_strdup_printf (ngettext ("You found the only move %1$u time, the last time on move %2$u: every "
                                        "other one would have been a mistake.",
                                        "You found the only move %1$u times, the last time on move %2$u: every "
                                        "other one would have been a mistake.", n),
                              n, last);

    case ARI_STRENGTH_ANSWER:
      if (ply == NULL)
        return NULL;
      return g_strdup_printf (_("On move %1$u, %2$s went wrong, and you answered with the best move that "
                                "the analysis knows."),
                              first, ari_match_get_seat_name (match, ari_ply_get_actor (ply)));

    case ARI_STRENGTH_RUN:
      /* A turn may hold several. */
      if (first == last)
        return g_strdup_printf (ngettext ("Your %1$u decision on move %2$u was good.",
                                          "Your %1$u decisions on move %2$u were all good.", n),
                                n, first);
      return g_strdup_printf (ngettext ("Your %1$u decision from move %2$u to move %3$u was good.",
                                        "Your %1$u decisions from move %2$u to move %3$u were all good.", n),
                              n, first, last);

    case ARI_STRENGTH_NONE:
    default:
      return NULL;
    }
}

char *
ari_coaching_words_weakness (AriMatch          *match,
                             const AriCoaching *coaching)
{
  guint first = ari_match_get_turn_at (match, coaching->weakness.first);
  guint last = ari_match_get_turn_at (match, coaching->weakness.last);
  guint n = coaching->weakness.n;
  double total = coaching->weakness.total;
  /* What is only inexact is no mistake. */
  gboolean is_all = coaching->mistakes->len > 0 && total > 0.0
                    && 100.0 * coaching->weakness.share / total >= ALL;

  switch (coaching->weakness.kind)
    {
    case ARI_WEAKNESS_REASON:
      if (n == 1 && is_all)
        /* Translators: %s is a sentence about a better move, such as “It earns a capture.” */
        return g_strdup_printf (_("Look for moves like this: “%s” You missed one: it was your only mistake."),
                                coaching->weakness.reason);
      if (is_all)
        /* Translators: %2$s is a sentence about a better move, such as “It earns a capture.” The number is
         * never 1. */
        return g_strdup_printf (ngettext ("Look for moves like this: “%2$s” You missed %1$u: these were all "
                                          "your mistakes.",
                                          "Look for moves like this: “%2$s” You missed %1$u: these were all "
                                          "your mistakes.", n),
                                n, coaching->weakness.reason);
      if (n == 1)
        /* Translators: %s is a sentence about a better move, such as “It earns a capture.” */
        return g_strdup_printf (_("Look for moves like this: “%s” You missed one."), coaching->weakness.reason);
      /* Translators: %2$s is a sentence about a better move, such as “It earns a capture.” The number is
       * never 1. */
      return g_strdup_printf (ngettext ("Look for moves like this: “%2$s” You missed %1$u.",
                                        "Look for moves like this: “%2$s” You missed %1$u.", n),
                              n, coaching->weakness.reason);

    case ARI_WEAKNESS_MEMORY:
      /* Translators: the plural is that of the second number. */
      return g_strdup_printf (ngettext ("You passed up %1$u of %2$u known pair. Practise remembering what "
                                        "was seen.",
                                        "You passed up %1$u of %2$u known pairs. Practise remembering what "
                                        "was seen.", coaching->weakness.of),
                              n, coaching->weakness.of);

    case ARI_WEAKNESS_HABIT:
      /* Translators: %4$s is a sentence of advice, such as “Place sticks first: a piece that stands early is
       * easily walled in.” The number of moves is 3 or more; none of them was a mistake by itself. */
      return g_strdup_printf (ngettext ("%4$s That would have been a little better on %1$u move between move %2$u "
                                        "and move %3$u.",
                                        "%4$s That would have been a little better on %1$u moves between move "
                                        "%2$u and move %3$u.", n),
                              n, first, last, coaching->weakness.reason);

    case ARI_WEAKNESS_PHASE:
      if (n == 1 && is_all)
        return g_strdup_printf (_("Look at move %u again: it was your only mistake."), first);
      /* A turn may hold several. */
      if (n == 1 || first == last)
        return g_strdup_printf (_("Look at move %u again: it cost you more than anything else."), first);
      if (is_all)
        return g_strdup_printf (_("Look at your moves from %1$u to %2$u again: all your mistakes are among "
                                  "them."), first, last);
      return g_strdup_printf (_("Look at your moves from %1$u to %2$u again: that is where you lost the most."),
                              first, last);

    case ARI_WEAKNESS_SLIDE:
      if (first == last)
        return g_strdup_printf (_("On move %u, your winning chance fell little by little. Replay this move, and "
                                  "look for what the other side gained."), first);
      return g_strdup_printf (_("From move %1$u to move %2$u, your winning chance fell little by little. Replay "
                                "these moves, and look for what the other side gained."), first, last);

    case ARI_WEAKNESS_NONE:
    default:
      if (coaching->weakness.unexplained)
        return g_strdup (_("The analysis found no clear mistake of yours, but your winning chance fell with your "
                           "moves. Replay the match, and look for what the other side gained."));
      return g_strdup (_("The analysis found no mistake of yours."));
    }
}

const char *
ari_coaching_words_costly (guint n)
{
  return ngettext ("This move isn’t certain to be a mistake.",
                   "None of these moves is certain to be a mistake, but losses add up.", n);
}

char *
ari_coaching_words_try (const AriCoaching *self,
                        guint              next)
{
  guint n = self != NULL ? ari_coaching_tries (self)->len : 0;
  gboolean is_sure = self == NULL || self->mistakes->len > 0;

  if (next > 0 && is_sure)
    /* Translators: leads from one mistake to the next one, which has the first number. */
    return g_strdup_printf (_("Next M_istake (%1$u of %2$u)"), next + 1, n);
  if (next > 0)
    /* Translators: leads from one move that is tried again to the next one, which has the first number. */
    return g_strdup_printf (_("Next M_ove (%1$u of %2$u)"), next + 1, n);
  if (n == 0)
    return g_strdup (_("_Learn from My Mistakes"));
  if (!is_sure)
    return g_strdup_printf (ngettext ("Try the _Costliest Move Again", "Try the %u _Costliest Moves Again", n), n);

  return g_strdup_printf (self->seat == ARI_NONE ? _("_Learn from the Mistakes (%u)")
                                                 : _("_Learn from My Mistakes (%u)"), n);
}

const char *
ari_coaching_words_why_try (const AriCoaching *self)
{
  if (self == NULL || self->mistakes->len > 0)
    return _("Return to the position before each mistake, and find a better move");
  if (self->costly->len > 0)
    return ngettext ("Return to the position before this move, and look for a better one",
                     "Return to the position before each of these moves, and look for a better one",
                     self->costly->len);
  if (self->seat == ARI_NONE)
    return _("The analysis found nothing to improve in any person’s moves.");

  return _("The analysis found nothing to improve in your moves.");
}

char *
ari_review_words_found (AriMatch *match)
{
  const AriSetup *setup = ari_match_get_setup (match);
  AriActor person = ari_match_find_only_person (match);
  guint n_mistakes = 0, n_own = 0, n_inexact = 0;

  for (AriPly *ply = NULL; (ply = ari_match_get_continuation (match, ply)) != NULL;)
    {
      gboolean is_serious = ari_judgement_is_serious (ply);

      n_mistakes += is_serious;
      n_own += is_serious && ari_ply_get_actor (ply) == person;
      n_inexact += ari_judgement_is_mistake (ply) && !is_serious;
    }

  if (n_mistakes == 0 && n_inexact == 0)
    return g_strdup (_("Analysis finished: no certain mistakes"));
  if (n_mistakes == 0)
    return g_strdup_printf (ngettext ("Analysis finished: no certain mistakes, %u inexact move",
                                      "Analysis finished: no certain mistakes, %u inexact moves", n_inexact),
                            n_inexact);
  if (person != ARI_NONE && setup->seats == 2)
    /* Translators: how many mistakes the person who reads it has made, and the opponent, named %2$s. */
    return g_strdup_printf (_("Analysis finished. Mistakes: you %1$u, %2$s %3$u"), n_own,
                            ari_names_get (ari_match_get_names (match), setup->rules, 3 - person),
                            n_mistakes - n_own);
  if (person != ARI_NONE)
    /* Translators: how many mistakes the person who reads it has made, and all others together. */
    return g_strdup_printf (_("Analysis finished. Mistakes: you %1$u, the others %2$u"), n_own,
                            n_mistakes - n_own);

  return g_strdup_printf (ngettext ("Analysis finished: %u mistake", "Analysis finished: %u mistakes", n_mistakes),
                          n_mistakes);
}
