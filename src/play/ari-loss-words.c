/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-loss-words.h"

#include <glib/gi18n-lib.h>

#include "ari-judgement.h"

#define LEAST_TOLD 0.005

gboolean
ari_loss_is_told (double loss)
{
  return loss >= LEAST_TOLD;
}

char *
ari_loss_words (const AriEval *eval,
                const char    *played,
                const char    *better)
{
  if (ari_judgement_missed_win (eval))
    /* Translators: here and below, moves in their written form: the one that was played, and a better one. */
    return g_strdup_printf (_("%1$s missed a certain win; %2$s was better."), played, better);

  switch (ari_judgement_of_eval (eval))
    {
    case ARI_GLYPH_BLUNDER:
      return g_strdup_printf (_("%1$s was a blunder; %2$s was better."), played, better);

    case ARI_GLYPH_MISTAKE:
      return g_strdup_printf (_("%1$s was a mistake; %2$s was better."), played, better);

    case ARI_GLYPH_DUBIOUS:
      return g_strdup_printf (_("%1$s was inexact; %2$s was better."), played, better);

    case ARI_GLYPH_INTERESTING:
    case ARI_GLYPH_GOOD:
    case ARI_GLYPH_BRILLIANT:
    case ARI_GLYPH_NONE:
    default:
      /* A mark that a person wrote blames the move. */
      return g_strdup_printf (_("The analysis prefers %2$s to %1$s, but only just."), played, better);
    }
}

char *
ari_loss_words_points (const AriEval *eval)
{
  /* Translators: how many points of winning chance a move lost, and the standard error of that. */
  return g_strdup_printf (C_("points lost", "−%1$.0f ± %2$.0f"), eval->loss * 100, eval->loss_error * 100);
}

char *
ari_loss_words_played (const char *played,
                       double      loss,
                       gboolean    at_least)
{
  return g_strdup_printf (at_least ? _("%1$s was played in the match; it lost at least %2$.0f points of winning "
                                       "chance.")
                                   : _("%1$s was played in the match; it lost %2$.0f points of winning chance."),
                          played, 100 * loss);
}
