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

#define NEARLY_ALL 95.0 /* per cent */
#define ALL        99.95 /* … but for rounding */

/* The points of winning chance that were gained or lost. */
static char *
tell_size (AriMatch        *match,
            const AriSwing *swing)
{
  gboolean you = ari_match_find_only_person (match) == swing->seat;
  const char *name = ari_match_get_seat_name (match, swing->seat);
  double points = 100.0 * fabs (swing->size);
  gboolean gained = swing->size > 0.0;
  /* Of decisions, nothing else can be so small. */
  gboolean missed = points < 100.0 * ari_judgement_least (ARI_GLYPH_DUBIOUS);

  switch (swing->kind)
    {
    case ARI_SWING_LUCK:
      if (you)
        return g_strdup_printf (gained ? _("Luck gave you about %.0f points of winning chance.")
                                       : _("Luck cost you about %.0f points of winning chance."), points);
      return g_strdup_printf (gained ? _("Luck gave %1$s about %2$.0f points of winning chance.")
                                     : _("Luck cost %1$s about %2$.0f points of winning chance."),
                              name, points);

    case ARI_SWING_FEAT:
      if (you)
        return g_strdup_printf (gained ? _("Your toss gained about %.0f points of winning chance.")
                                       : _("Your toss lost about %.0f points of winning chance."), points);
      return g_strdup_printf (gained ? _("%1$s gained about %2$.0f points of winning chance with a toss.")
                                     : _("%1$s lost about %2$.0f points of winning chance with a toss."),
                              name, points);

    case ARI_SWING_SUBSTITUTE_LOSS:
      if (missed && you)
        return g_strdup (_("The computer, which played for you, missed a certain win."));
      if (missed)
        return g_strdup_printf (_("The computer, which played for %s, missed a certain win."), name);
      if (you)
        return g_strdup_printf (_("The computer, which played for you, lost at least %.0f points of "
                                  "winning chance."), points);
      return g_strdup_printf (_("The computer, which played for %1$s, lost at least %2$.0f points of "
                                "winning chance."), name, points);

    case ARI_SWING_LOSS:
    default:
      if (missed && you)
        return g_strdup (_("You missed a certain win."));
      if (missed)
        return g_strdup_printf (_("%s missed a certain win."), name);
      if (you)
        return g_strdup_printf (_("You lost at least %.0f points of winning chance."), points);
      return g_strdup_printf (_("%1$s lost at least %2$.0f points of winning chance."), name, points);
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

  if ((swing->kind != ARI_SWING_LOSS && swing->kind != ARI_SWING_SUBSTITUTE_LOSS)
      || eval == NULL || eval->best == NULL)
    return NULL;

  brief = ari_text_elide (eval->best, ARI_ELIDE_NAME);
  action = ari_notation_quote (ari_ply_get_actor (ply), brief);
  /* Translators: %s is a move in its written form, such as d4e5, or in words, such as “staying”. */
  better = g_strdup_printf (_("%s was better."), action);
  reason = ari_reason_of_mistake (match, swing->number);

  return ari_sentences_join (better, reason);
}

char *
ari_coaching_words_swing (AriMatch       *match,
                          const AriSwing *swing,
                          gboolean        with_better)
{
  g_autofree char *size = tell_size (match, swing), *better = with_better ? tell_better (match, swing) : NULL;
  g_autofree char *turning = ari_moment_turning_text (match, swing->number,
                                                       ari_match_find_only_person (match));
  g_autofree char *text = NULL;
  const char *sentences[4] = { size };
  guint n = 1;

  if (better != NULL)
    sentences[n++] = better;
  if (turning != NULL)
    sentences[n++] = turning;
  text = g_strjoinv (" ", (char **) sentences);

  return ari_notation_say_answers (ari_match_get_setup (match), text);
}

char *
ari_coaching_words_strength (AriMatch          *match,
                             const AriCoaching *coaching)
{
  guint n = coaching->strength.n, first = coaching->strength.first, last = coaching->strength.last;
  AriGlyph glyph = coaching->strength.kind == ARI_STRENGTH_RUN ? ARI_GLYPH_DUBIOUS : ARI_GLYPH_MISTAKE;
  double points = 100.0 * ari_judgement_least (glyph);
  g_autoptr(AriPly) ply = first > 0 ? g_list_model_get_item (G_LIST_MODEL (match), first - 1) : NULL;

  switch (coaching->strength.kind)
    {
    case ARI_STRENGTH_MEMORY:
      return g_strdup_printf (ngettext ("You found the only known pair.", "You found all %u known pairs.", n),
                              n);

    case ARI_STRENGTH_ONLY:
      if (n == 1)
        return g_strdup_printf (_("On move %1$u, you found the only move: any other would have cost you at "
                                  "least %2$.0f points of winning chance."), last, points);
      return g_strdup_printf (ngettext ("You found the only move %1$u time, the last time on move %2$u: any "
                                        "other would have cost you at least %3$.0f points of winning chance.",
                                        "You found the only move %1$u times, the last time on move %2$u: any "
                                        "other would have cost you at least %3$.0f points of winning chance.",
                                        n),
                              n, last, points);

    case ARI_STRENGTH_ANSWER:
      if (ply == NULL)
        return NULL;
      return g_strdup_printf (_("On move %1$u, %2$s lost at least %3$.0f points of winning chance, and you "
                                "answered with the best move that the analysis knows."),
                              first, ari_match_get_seat_name (match, ari_ply_get_actor (ply)),
                              100.0 * coaching->strength.share);

    case ARI_STRENGTH_RUN:
      return g_strdup_printf (ngettext ("In your %1$u decision from move %2$u to move %3$u, you lost less "
                                        "than %4$.0f points of winning chance.",
                                        "In each of your %1$u decisions from move %2$u to move %3$u, you "
                                        "lost less than %4$.0f points of winning chance.", n),
                              n, first, last, points);

    case ARI_STRENGTH_NONE:
    default:
      return NULL;
    }
}

char *
ari_coaching_words_weakness (const AriCoaching *coaching)
{
  guint n = coaching->weakness.n;
  /* Losses of many moves add up to more than a whole chance, so what they cost is told as a part of all. */
  double total = coaching->weakness.total;
  double part = total > 0.0 ? 100.0 * coaching->weakness.share / total : 0.0;

  switch (coaching->weakness.kind)
    {
    case ARI_WEAKNESS_REASON:
      if (n == 1 && part >= ALL)
        /* Translators: %s is a sentence about a better move, such as “It earns a capture.” */
        return g_strdup_printf (_("Look for moves like this: “%s” That you missed it was your only mistake."),
                                coaching->weakness.reason);
      if (part >= ALL)
        /* Translators: %2$s is a sentence about a better move, such as “It earns a capture.” The number is
         * never 1. */
        return g_strdup_printf (ngettext ("Look for moves like this: “%2$s” You missed %1$u: these were all "
                                          "your mistakes.",
                                          "Look for moves like this: “%2$s” You missed %1$u: these were all "
                                          "your mistakes.", n),
                                n, coaching->weakness.reason);
      if (part >= NEARLY_ALL)
        /* Translators: %2$s is a sentence about a better move, such as “It earns a capture.” */
        return g_strdup_printf (ngettext ("Look for moves like this: “%2$s” You missed %1$u, which accounts "
                                          "for nearly everything that your mistakes cost you.",
                                          "Look for moves like this: “%2$s” You missed %1$u, which accounts "
                                          "for nearly everything that your mistakes cost you.", n),
                                n, coaching->weakness.reason);
      /* Translators: %2$s is a sentence about a better move, such as “It earns a capture.” The number after
       * it is the part of everything that mistakes cost. */
      return g_strdup_printf (ngettext ("Look for moves like this: “%2$s” You missed %1$u, which is about "
                                        "%3$.0f%% of what your mistakes cost you.",
                                        "Look for moves like this: “%2$s” You missed %1$u, which is about "
                                        "%3$.0f%% of what your mistakes cost you.", n),
                              n, coaching->weakness.reason, part);

    case ARI_WEAKNESS_MEMORY:
      /* Translators: the plural is that of the second number. */
      return g_strdup_printf (ngettext ("You passed up %1$u of %2$u known pair. Practise remembering what "
                                        "was seen.",
                                        "You passed up %1$u of %2$u known pairs. Practise remembering what "
                                        "was seen.", coaching->weakness.of),
                              n, coaching->weakness.of);

    case ARI_WEAKNESS_PHASE:
      if (n == 1 && part >= ALL)
        return g_strdup_printf (_("Look at move %u again: it was your only mistake."),
                                coaching->weakness.first);
      if (n == 1 && part >= NEARLY_ALL)
        return g_strdup_printf (_("Look at move %u again: it accounts for nearly everything that your "
                                  "mistakes cost you."),
                                coaching->weakness.first);
      if (n == 1)
        return g_strdup_printf (_("Look at move %1$u again: it is about %2$.0f%% of what your mistakes cost "
                                  "you."),
                                coaching->weakness.first, part);
      if (part >= ALL)
        return g_strdup_printf (_("Look at your moves from %1$u to %2$u again: all your mistakes are among "
                                  "them."),
                                coaching->weakness.first, coaching->weakness.last);
      if (part >= NEARLY_ALL)
        return g_strdup_printf (_("Look at your moves from %1$u to %2$u again: they account for nearly "
                                  "everything that your mistakes cost you."),
                                coaching->weakness.first, coaching->weakness.last);
      return g_strdup_printf (_("Look at your moves from %1$u to %2$u again: they are about %3$.0f%% of what "
                                "your mistakes cost you."),
                              coaching->weakness.first, coaching->weakness.last, part);

    case ARI_WEAKNESS_SLIDE:
      return g_strdup_printf (_("From move %1$u to move %2$u, your winning chance fell from %3$.0f%% to "
                                "%4$.0f%%, little by little. Replay these moves, and look for what the "
                                "other side gained."),
                              coaching->weakness.first, coaching->weakness.last,
                              100.0 * coaching->weakness.from, 100.0 * coaching->weakness.to);

    case ARI_WEAKNESS_NONE:
    default:
      if (coaching->weakness.unexplained)
        return g_strdup_printf (_("The analysis found no mistake of yours for certain, but your winning "
                                  "chance sank by %.0f points with your moves."),
                                100.0 * coaching->weakness.share);
      return g_strdup (_("The analysis found no mistake of yours."));
    }
}
