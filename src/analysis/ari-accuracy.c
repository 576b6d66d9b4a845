/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-accuracy.h"

#include <string.h>

#include "ari-judgement.h"

#define LEAST_CHOICES 5
#define LEAST_STAKE   0.05 /* in all; with less, one slip would decide */

void
ari_accuracy_of_match (AriMatch    *match,
                       AriAccuracy  accuracy[ARI_MAX_SEATS])
{
  gboolean unknown[ARI_MAX_SEATS] = { FALSE };

  memset (accuracy, 0, ARI_MAX_SEATS * sizeof *accuracy);
  /* The main line, even while a variation is shown, such as a better move that was found afterwards. */
  for (AriPly *ply = ari_match_get_continuation (match, NULL); ply != NULL;
       ply = ari_match_get_continuation (match, ply))
    {
      const AriEval *eval = ari_ply_get_eval (ply);
      AriActor actor = ari_ply_get_actor (ply);
      AriAccuracy *own;

      if (actor == ARI_CHANCE || actor == ARI_NONE || ari_match_is_for_person (match, ply))
        continue;
      /* Without a par, nothing was at stake, or nothing knows: a warning or the live analysis judges the loss
       * alone. Who has choices that no review has looked at has no accuracy. */
      unknown[actor - 1] |= eval == NULL || (eval->par <= 0.0 && ari_judgement_sure_loss (eval) > 0.0);
      if (eval == NULL || eval->par <= 0.0)
        continue;

      own = &accuracy[actor - 1];
      own->n_choices++;
      own->par += eval->par;
      own->loss += ari_judgement_sure_loss (eval);
    }

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    if (unknown[s])
      memset (&accuracy[s], 0, sizeof accuracy[s]);
}

gboolean
ari_accuracy_share (const AriAccuracy *self,
                    double            *share)
{
  if (self->n_choices < LEAST_CHOICES || self->par + self->loss < LEAST_STAKE)
    return FALSE;

  *share = self->par / (self->par + self->loss);

  return TRUE;
}
