/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-glicko.h"

#include <math.h>

/* The names and the numbers of the steps are those of Glickman's paper. */
#define SCALE     173.7178 /* points of a rating for one of the scale on which everything is computed */
#define TAU       0.5      /* how little the volatility changes */
#define TOLERANCE 1e-6     /* of the logarithm of the variance */

static double
get_phi (double deviation)
{
  return deviation / SCALE;
}

static double
g (double phi)
{
  return 1.0 / sqrt (1.0 + 3.0 * phi * phi / (G_PI * G_PI));
}

/* The expected score of a player who is rated @lead above an opponent with the deviation @phi. */
static double
expect (double lead,
        double phi)
{
  return 1.0 / (1.0 + exp (-g (phi) * lead));
}

/* What has to be 0 for @x, the logarithm of the new variance of the strength. */
static double
f (double x,
   double delta,
   double phi,
   double v,
   double a)
{
  double e = exp (x), d = phi * phi + v + e;

  return e * (delta * delta - phi * phi - v - e) / (2.0 * d * d) - (x - a) / (TAU * TAU);
}

/* Step 5: the new volatility, by the Illinois algorithm. */
static double
find_volatility (double sigma,
                 double delta,
                 double phi,
                 double v)
{
  double a = log (sigma * sigma), low = a, high, f_low, f_high;

  if (delta * delta > phi * phi + v)
    high = log (delta * delta - phi * phi - v);
  else
    for (high = a - TAU; f (high, delta, phi, v, a) < 0.0; high -= TAU)
      ;
  f_low = f (low, delta, phi, v, a);
  f_high = f (high, delta, phi, v, a);
  while (fabs (high - low) > TOLERANCE)
    {
      double next = low + (low - high) * f_low / (f_high - f_low);
      double f_next = f (next, delta, phi, v, a);

      if (f_next * f_high <= 0.0)
        {
          low = high;
          f_low = f_high;
        }
      else
        {
          f_low /= 2.0;
        }
      high = next;
      f_high = f_next;
    }

  return exp (low / 2.0);
}

void
ari_glicko_rest (AriGlicko *self,
                 guint      periods)
{
  double phi = get_phi (self->deviation);

  phi = sqrt (phi * phi + periods * self->volatility * self->volatility);
  self->deviation = MIN (SCALE * phi, ARI_GLICKO_DEVIATION);
}

void
ari_glicko_update (AriGlicko           *self,
                   const AriGlickoGame *games,
                   guint                n)
{
  double phi = get_phi (self->deviation), information = 0.0, surplus = 0.0, v;

  if (n == 0)
    {
      ari_glicko_rest (self, 1);
      return;
    }

  for (guint i = 0; i < n; i++)
    {
      double weight = g (get_phi (games[i].deviation));
      double expected = expect ((self->rating - games[i].rating) / SCALE, get_phi (games[i].deviation));

      information += weight * weight * expected * (1.0 - expected);
      surplus += weight * (games[i].score - expected);
    }
  v = 1.0 / information;
  self->volatility = find_volatility (self->volatility, v * surplus, phi, v);
  phi = sqrt (phi * phi + self->volatility * self->volatility);
  phi = 1.0 / sqrt (1.0 / (phi * phi) + 1.0 / v);
  self->rating += SCALE * phi * phi * surplus;
  self->deviation = SCALE * phi;
}

/* The expected score between two uncertain ratings: M. E. Glickman, “The Glicko system” (1995), the section
 * on expected outcomes. */
double
ari_glicko_expect (const AriGlicko *self,
                   double           rating,
                   double           deviation)
{
  double own = get_phi (self->deviation), other = get_phi (deviation);

  return expect ((self->rating - rating) / SCALE, sqrt (own * own + other * other));
}
