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
  double sure = ari_judgement_sure_loss (eval);

  if (ari_judgement_missed_win (eval) && eval->loss < ari_judgement_least (ARI_GLYPH_DUBIOUS))
    /* Translators: here and below, moves in their written form: the one that was played, and a better one. */
    return g_strdup_printf (_("%1$s missed a certain win; %2$s was better."), played, better);
  /* A mark that a person wrote blames the move. */
  if (!ari_loss_is_told (eval->loss))
    return g_strdup_printf (_("The analysis prefers %2$s to %1$s, but only just."), played, better);
  if (!ari_loss_is_told (sure))
    return g_strdup_printf (_("%1$s lost about %2$.0f points of winning chance; %3$s was better."), played,
                            eval->loss * 100, better);

  return g_strdup_printf (_("%1$s lost %2$.0f points of winning chance (probably at least %3$.0f); %4$s was "
                            "better."), played, eval->loss * 100, sure * 100, better);
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
