/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pentanomial.h"

#include <math.h>

#define WRONG 0.05 /* the probability of either error of the sequential test */
/* Counted for a result that has not come yet, so that no hypothesis calls it impossible. */
#define UNSEEN 1e-3

double
ari_elo_to_share (double elo)
{
  return 1.0 / (1.0 + pow (10.0, -elo / 400.0));
}

double
ari_elo_from_share (double share)
{
  return 400.0 * log10 (share / (1.0 - share));
}

void
ari_pentanomial_add (AriPentanomial *self,
                     double          first,
                     double          second)
{
  double points = 2.0 * (first + second);

  g_return_if_fail (points >= 0.0 && points < ARI_PAIR_RESULTS);

  self->pairs[(guint) points]++;
}

guint64
ari_pentanomial_count (const AriPentanomial *self)
{
  guint64 n = 0;

  for (guint i = 0; i < ARI_PAIR_RESULTS; i++)
    n += self->pairs[i];

  return n;
}

/* What a pair with result @i gives for each of its games. */
static double
share_of (guint i)
{
  return i / (ARI_PAIR_RESULTS - 1.0);
}

double
ari_pentanomial_share (const AriPentanomial *self,
                       double               *error)
{
  double n = (double) ari_pentanomial_count (self), mean = 0, squares = 0;

  g_return_val_if_fail (n > 0, 0);

  for (guint i = 0; i < ARI_PAIR_RESULTS; i++)
    {
      mean += (double) self->pairs[i] * share_of (i) / n;
      squares += (double) self->pairs[i] * share_of (i) * share_of (i) / n;
    }
  *error = sqrt (MAX (squares - mean * mean, 0) / n);

  return mean;
}

/* Of all distributions with the mean @share, the likeliest for the frequencies @seen is
 * seen[i] / (1 + θ (share_of (i) − share)), for the one θ that makes it a distribution with this mean. */
static void
fit_mean (const double seen[ARI_PAIR_RESULTS],
          double       share,
          double       fitted[ARI_PAIR_RESULTS])
{
  /* All terms must stay positive. The sum below falls with θ, from +∞ at one end to −∞ at the other. */
  double low = -1.0 / (1.0 - share), high = 1.0 / share;

  for (guint round = 0; round < 200; round++)
    {
      double theta = (low + high) / 2, sum = 0;

      for (guint i = 0; i < ARI_PAIR_RESULTS; i++)
        {
          double off = share_of (i) - share;

          sum += seen[i] * off / (1.0 + theta * off);
        }
      *(sum > 0 ? &low : &high) = theta;
    }

  for (guint i = 0; i < ARI_PAIR_RESULTS; i++)
    fitted[i] = seen[i] / (1.0 + (low + high) / 2 * (share_of (i) - share));
}

double
ari_pentanomial_llr (const AriPentanomial *self,
                     double                elo0,
                     double                elo1)
{
  double seen[ARI_PAIR_RESULTS], fitted0[ARI_PAIR_RESULTS], fitted1[ARI_PAIR_RESULTS];
  double n = 0, llr = 0;

  if (ari_pentanomial_count (self) == 0)
    return 0;

  for (guint i = 0; i < ARI_PAIR_RESULTS; i++)
    n += seen[i] = MAX ((double) self->pairs[i], UNSEEN);
  for (guint i = 0; i < ARI_PAIR_RESULTS; i++)
    seen[i] /= n;

  fit_mean (seen, ari_elo_to_share (elo0), fitted0);
  fit_mean (seen, ari_elo_to_share (elo1), fitted1);
  for (guint i = 0; i < ARI_PAIR_RESULTS; i++)
    llr += n * seen[i] * log (fitted1[i] / fitted0[i]);

  return llr;
}

double
ari_sprt_bound (void)
{
  return log ((1.0 - WRONG) / WRONG);
}

AriSprtVerdict
ari_sprt_judge (const AriSprt        *self,
                const AriPentanomial *results)
{
  double llr = ari_pentanomial_llr (results, self->elo0, self->elo1);

  if (llr >= ari_sprt_bound ())
    return ARI_SPRT_ACCEPTS_H1;

  return llr <= -ari_sprt_bound () ? ARI_SPRT_ACCEPTS_H0 : ARI_SPRT_OPEN;
}
