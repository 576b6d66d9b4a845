/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-accuracy.h"

#include <string.h>

#include "ari-judgement.h"

#define LEAST_CHOICES 5
#define LEAST_STAKE   0.05  /* in all; with less, one slip would decide */
#define HARDLY_ANY    0.001 /* in all: evaluations keep four decimals */
#define WHOLE         100u

/* What is found on the way through a match. */
typedef struct
{
  AriMatch     *match;
  const AriEval *before; /* (nullable): of the position before the ply */
  AriAccuracy  *accuracy;
  gboolean      chose[ARI_MAX_SEATS], substituted[ARI_MAX_SEATS];
} Sums;

/* How the chance of @seat's side changed from one evaluation to the next. */
static double
fall_of (const Sums    *sums,
         AriActor       seat,
         const AriEval *after)
{
  const AriRules *rules = ari_match_get_rules (sums->match);
  const AriPosition *any = ari_match_get_main_position (sums->match);

  return sums->before != NULL ? ari_side_share (rules, any, seat, sums->before->win)
                                - ari_side_share (rules, any, seat, after->win) : 0.0;
}

static void
add_choice (Sums   *sums,
            AriPly *ply)
{
  const AriEval *eval = ari_ply_get_eval (ply);
  AriActor actor = ari_ply_get_actor (ply);
  AriAccuracy *own = &sums->accuracy[actor - 1];

  if (ari_match_is_by_substitute (sums->match, ply))
    {
      sums->substituted[actor - 1] = TRUE;
      return;
    }

  sums->chose[actor - 1] = TRUE;
  if (eval == NULL)
    own->gap = ARI_ACCURACY_NOT_JUDGED;
  /* Without an expected loss, nothing was at stake, or it is unknown what was: a warning and the live
   * analysis judge the loss alone. */
  else if (eval->expected_loss <= 0.0 && ari_judgement_sure_loss (eval) > 0.0
           && own->gap == ARI_ACCURACY_TOLD)
    own->gap = ARI_ACCURACY_NOT_WEIGHED;
  if (eval == NULL || eval->expected_loss <= 0.0)
    return;

  own->n_choices++;
  own->expected_loss += eval->expected_loss;
  own->loss += ari_judgement_sure_loss (eval);
  own->likely += eval->loss;
  own->fall += fall_of (sums, actor, eval);
}

/* A choice that no review has looked at leaves the sums without meaning. */
static void
find_gap (AriAccuracy *self,
          gboolean     chose,
          gboolean     substituted)
{
  if (self->gap != ARI_ACCURACY_TOLD)
    *self = (AriAccuracy) { .gap = self->gap };
  else if (!chose && substituted)
    self->gap = ARI_ACCURACY_SUBSTITUTE;
  else if (self->n_choices < LEAST_CHOICES)
    self->gap = ARI_ACCURACY_FEW;
  else if (self->expected_loss + self->loss < LEAST_STAKE)
    self->gap = ARI_ACCURACY_LITTLE;
}

void
ari_accuracy_of_match (AriMatch    *match,
                       AriAccuracy  accuracy[ARI_MAX_SEATS])
{
  Sums sums = { .match = match, .accuracy = accuracy };

  memset (accuracy, 0, ARI_MAX_SEATS * sizeof *accuracy);
  /* The main line, even while a variation is shown, such as a better move that was found afterwards. */
  for (AriPly *ply = ari_match_get_continuation (match, NULL); ply != NULL;
       ply = ari_match_get_continuation (match, ply))
    {
      AriActor actor = ari_ply_get_actor (ply);

      if (actor != ARI_CHANCE && actor != ARI_NONE)
        add_choice (&sums, ply);
      sums.before = ari_ply_get_eval (ply);
    }

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    find_gap (&accuracy[s], sums.chose[s], sums.substituted[s]);
}

gboolean
ari_accuracy_share (const AriAccuracy *self,
                    double            *share)
{
  if (self->gap != ARI_ACCURACY_TOLD)
    return FALSE;

  *share = self->expected_loss / (self->expected_loss + self->loss);

  return TRUE;
}

gboolean
ari_accuracy_is_bound (const AriAccuracy *self)
{
  return self->fall - self->loss >= ari_judgement_least (ARI_GLYPH_MISTAKE) && self->loss < self->fall / 2.0;
}

guint
ari_accuracy_percent (const AriAccuracy *self)
{
  double share = 0.0;
  guint percent;

  if (!ari_accuracy_share (self, &share))
    return 0;

  /* What is whole but for rounding is not rounded down. */
  percent = (guint) (WHOLE * share + 1e-9);

  if (percent == WHOLE && (self->likely > HARDLY_ANY || ari_accuracy_is_bound (self)))
    return WHOLE - 1;

  return percent;
}
