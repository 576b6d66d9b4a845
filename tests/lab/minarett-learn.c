/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-lesson.h"

#include <math.h>
#include <string.h>

#include "learning.h"

/* Fits the network to positions of self-play: stochastic gradient descent on the cross entropy, with a rate
 * for each weight ("Adam": Kingma and Ba, 2015; weights decay apart from that: Loshchilov and Hutter, 2019).
 * All is done in floating point and rounded at the end. */

#define BATCH       128
#define RATE        0.0007f
#define DECAY       0.5f    /* of a weight, as a part of the rate */
#define MOMENTUM    0.9f
#define MEMORY      0.999f
#define TINY        1e-7f

/* A weight must not be greater, so that sums stay within 16 bits. */
#define MOST        (511.0f / MINARETT_NET_ONE)
#define MOST_COUNT  (255.0f / MINARETT_NET_ONE)
#define MOST_OUT    4.0f
#define LOGIT       100.0f /* hundredths of a logit are the evaluation's unit */

/* Where each kind of weight begins in a table of floats, in the order of MinarettNet. */
#define UNITS     MINARETT_NET_UNITS
#define AT(part)  (G_STRUCT_OFFSET (MinarettNet, part) / sizeof (gint16))

typedef struct
{
  const AriLessons *lessons;
  AriRandom         random;
  guint8            turned[MINARETT_SYMMETRIES][MINARETT_SPACES];
  guint             steps;
  float             rate;
  float             weights[MINARETT_NET_WEIGHTS];
  float             slopes[MINARETT_NET_WEIGHTS];
  float             means[MINARETT_NET_WEIGHTS];
  float             squares[MINARETT_NET_WEIGHTS];
} Learner;

/* What the network makes of a lesson, from both sides. */
typedef struct
{
  float units[2][MINARETT_SYMMETRIES][UNITS];
  float on[2][UNITS];
} Sight;

static void
take (const AriPosition *position,
      const int         *counts,
      gpointer           lesson)
{
  const Minarett *m = minarett_get (position);
  MinarettLesson *l = lesson;

  memset (l, 0, sizeof *l);
  memcpy (l->pieces, m->pieces, sizeof l->pieces);
  l->own = (guint8) (m->actor - 1);
  for (guint s = 0; s < MINARETT_SEATS; s++)
    minarett_net_facts (m, s, l->facts[s]);
  for (guint i = 0; i < MINARETT_N_FEATURES; i++)
    l->counts[i] = (gint8) counts[i];
}

static void
add (float       *sums,
     const float *weights,
     float        times)
{
  for (guint k = 0; k < UNITS; k++)
    sums[k] += times * weights[k];
}

/* The weights of @stack on @space in one orientation. */
static guint
row_of (const Learner *self,
        guint          stack,
        guint          space,
        guint          symmetry)
{
  return (guint) AT (stacks) + ((stack - 1) * MINARETT_SPACES + self->turned[symmetry][space]) * UNITS;
}

static guint
row (gsize part,
     guint index)
{
  return (guint) part + index * UNITS;
}

static guint32
occupied (const MinarettLesson *l)
{
  guint32 mask = 0;

  for (guint s = 0; s < MINARETT_SEATS; s++)
    for (guint size = 0; size < MINARETT_SIZES; size++)
      mask |= l->pieces[s][size];

  return mask;
}

static void
look (const Learner        *self,
      const MinarettLesson *l,
      guint                 side,
      Sight                *sight)
{
  guint own = side == 0 ? l->own : 1u - l->own;
  float base[UNITS];

  memcpy (base, self->weights + AT (bias), sizeof base);
  for (guint i = 0; i < MINARETT_NET_FACTS; i++)
    add (base, self->weights + row (AT (facts), l->facts[own][i]), 1.0f);
  for (guint i = 0; i < MINARETT_N_FEATURES; i++)
    if (l->counts[i] != 0)
      add (base, self->weights + row (AT (counts), i), side == 0 ? l->counts[i] : -l->counts[i]);

  for (guint symmetry = 0; symmetry < MINARETT_SYMMETRIES; symmetry++)
    memcpy (sight->units[side][symmetry], base, sizeof base);
  for (guint32 spaces = occupied (l); spaces != 0; spaces &= spaces - 1)
    {
      guint space = (guint) __builtin_ctz (spaces);
      guint stack = minarett_net_stack (l->pieces[own], l->pieces[1 - own], space);

      for (guint symmetry = 0; symmetry < MINARETT_SYMMETRIES; symmetry++)
        add (sight->units[side][symmetry], self->weights + row_of (self, stack, space, symmetry), 1.0f);
    }

  memset (sight->on[side], 0, sizeof sight->on[side]);
  for (guint symmetry = 0; symmetry < MINARETT_SYMMETRIES; symmetry++)
    for (guint k = 0; k < UNITS; k++)
      sight->on[side][k] += CLAMP (sight->units[side][symmetry][k], 0.0f, 1.0f);
}

/* The log odds that the evaluation and the network give the actor. */
static float
answer (const Learner        *self,
        const MinarettLesson *l,
        float                 known,
        Sight                *sight)
{
  float logit = known / LOGIT;

  for (guint side = 0; side < 2; side++)
    {
      look (self, l, side, sight);
      for (guint k = 0; k < UNITS; k++)
        logit += sight->on[side][k] * self->weights[row (AT (out), side) + k];
    }
  for (guint i = 0; i < MINARETT_N_FEATURES; i++)
    logit += l->counts[i] * self->weights[AT (direct) + i];

  return logit;
}

/* Adds one side's part of the slope of the loss, where @slope is that of the logit. */
static void
add_slopes (Learner              *self,
            const MinarettLesson *l,
            guint                 side,
            const Sight          *sight,
            float                 slope)
{
  const float *out = self->weights + row (AT (out), side);
  guint own = side == 0 ? l->own : 1u - l->own;
  float units[MINARETT_SYMMETRIES][UNITS], base[UNITS] = { 0 };

  add (self->slopes + row (AT (out), side), sight->on[side], slope);
  for (guint symmetry = 0; symmetry < MINARETT_SYMMETRIES; symmetry++)
    for (guint k = 0; k < UNITS; k++)
      {
        float unit = sight->units[side][symmetry][k];

        units[symmetry][k] = unit > 0.0f && unit < 1.0f ? slope * out[k] : 0.0f;
        base[k] += units[symmetry][k];
      }

  add (self->slopes + AT (bias), base, 1.0f);
  for (guint i = 0; i < MINARETT_NET_FACTS; i++)
    add (self->slopes + row (AT (facts), l->facts[own][i]), base, 1.0f);
  for (guint i = 0; i < MINARETT_N_FEATURES; i++)
    if (l->counts[i] != 0)
      add (self->slopes + row (AT (counts), i), base, side == 0 ? l->counts[i] : -l->counts[i]);
  for (guint32 spaces = occupied (l); spaces != 0; spaces &= spaces - 1)
    {
      guint space = (guint) __builtin_ctz (spaces);
      guint stack = minarett_net_stack (l->pieces[own], l->pieces[1 - own], space);

      for (guint symmetry = 0; symmetry < MINARETT_SYMMETRIES; symmetry++)
        add (self->slopes + row_of (self, stack, space, symmetry), units[symmetry], 1.0f);
    }
}

static const MinarettLesson *
lesson (const Learner *self,
        guint          i)
{
  return (const MinarettLesson *) ((const guint8 *) self->lessons->lessons + i * sizeof (MinarettLesson));
}

static float
share_of (float logit)
{
  return 1.0f / (1.0f + expf (-logit));
}

static void
learn_from (Learner *self,
            guint    i)
{
  const MinarettLesson *l = lesson (self, i);
  Sight sight;
  float slope = share_of (answer (self, l, self->lessons->known[i], &sight)) - self->lessons->targets[i];

  for (guint side = 0; side < 2; side++)
    add_slopes (self, l, side, &sight, slope);
  for (guint k = 0; k < MINARETT_N_FEATURES; k++)
    self->slopes[AT (direct) + k] += slope * l->counts[k];
}

static float
most_of (guint weight)
{
  if (weight < AT (counts))
    return MOST;
  if (weight < AT (bias))
    return MOST_COUNT;

  return weight < AT (out) ? MOST : MOST_OUT;
}

static void
step (Learner *self,
      guint    n)
{
  float fresh, settled;

  self->steps++;
  fresh = 1.0f - powf (MOMENTUM, (float) self->steps);
  settled = 1.0f - powf (MEMORY, (float) self->steps);
  for (guint i = 0; i < MINARETT_NET_WEIGHTS; i++)
    {
      float slope = self->slopes[i] / (float) n, most = most_of (i);

      self->means[i] = MOMENTUM * self->means[i] + (1.0f - MOMENTUM) * slope;
      self->squares[i] = MEMORY * self->squares[i] + (1.0f - MEMORY) * slope * slope;
      self->weights[i] -= self->rate * (self->means[i] / fresh / (sqrtf (self->squares[i] / settled) + TINY)
                                        + DECAY * self->weights[i]);
      self->weights[i] = CLAMP (self->weights[i], -most, most);
    }
  memset (self->slopes, 0, sizeof self->slopes);
}

/* Goes once through all lessons for fitting, in a new order. */
static void
pass (Learner *self,
      guint   *order)
{
  guint n = self->lessons->n_fitted;

  for (guint i = n; i > 1; i--)
    {
      guint other = ari_random_below (&self->random, i), index = order[i - 1];

      order[i - 1] = order[other];
      order[other] = index;
    }
  for (guint i = 0; i < n; i += BATCH)
    {
      guint end = MIN (i + BATCH, n);

      for (guint k = i; k < end; k++)
        learn_from (self, order[k]);
      step (self, end - i);
    }
}

static double
mean_loss (const Learner *self,
           guint          first,
           guint          end)
{
  double sum = 0.0;
  Sight sight;

  for (guint i = first; i < end; i++)
    {
      double p = (double) share_of (answer (self, lesson (self, i), self->lessons->known[i], &sight));
      double target = (double) self->lessons->targets[i];

      p = CLAMP (p, 1e-6, 1.0 - 1e-6);
      sum -= target * log (p) + (1.0 - target) * log (1.0 - p);
    }

  return end > first ? sum / (end - first) : 0.0;
}

static float
around_zero (Learner *self,
             float    most)
{
  return (float) (2.0 * ari_random_unit (&self->random) - 1.0) * most;
}

/* A stack begins as the sum of its pieces, so that what is learnt of one is known of similar ones. */
static void
begin (Learner *self)
{
  float pieces[2][MINARETT_SIZES][MINARETT_SPACES][UNITS];

  for (guint i = 0; i < sizeof pieces / sizeof (float); i++)
    ((float *) pieces)[i] = around_zero (self, 0.12f);
  for (guint stack = 1; stack <= MINARETT_NET_STACKS; stack++)
    for (guint space = 0; space < MINARETT_SPACES; space++)
      {
        float *weights = self->weights + row (AT (stacks), (stack - 1) * MINARETT_SPACES + space);

        for (guint size = MINARETT_SIZES, left = stack; size-- > 0; left /= 3)
          if (left % 3 > 0)
            add (weights, pieces[left % 3 - 1][size][space], 1.0f);
      }
  for (gsize i = AT (facts); i < AT (bias); i++)
    self->weights[i] = around_zero (self, 0.04f);
  for (guint k = 0; k < UNITS; k++)
    {
      self->weights[AT (bias) + k] = 0.3f;
      for (guint side = 0; side < 2; side++)
        self->weights[row (AT (out), side) + k] = around_zero (self, 0.03f);
    }
}

static gint16
rounded (const Learner *self,
         guint          i)
{
  float scale = i < AT (out) ? MINARETT_NET_ONE : LOGIT * MINARETT_NET_SCALE;

  return (gint16) lroundf (self->weights[i] * scale);
}

static gint16 *
learn (const AriLessons *lessons,
       guint             passes,
       guint64           seed,
       AriLossFunc       report)
{
  g_autofree Learner *self = g_new0 (Learner, 1);
  g_autofree guint *order = g_new (guint, lessons->n_fitted);
  gint16 *weights = g_new (gint16, MINARETT_NET_WEIGHTS);

  self->lessons = lessons;
  ari_random_init (&self->random, seed);
  for (guint symmetry = 0; symmetry < MINARETT_SYMMETRIES; symmetry++)
    for (guint space = 0; space < MINARETT_SPACES; space++)
      self->turned[symmetry][space] = (guint8) minarett_turn_space (space, symmetry);
  for (guint i = 0; i < lessons->n_fitted; i++)
    order[i] = i;

  report (0, mean_loss (self, 0, lessons->n_fitted), mean_loss (self, lessons->n_fitted, lessons->n));
  begin (self);
  for (guint i = 0; i < passes; i++)
    {
      /* The rate sinks evenly to nothing. */
      self->rate = RATE * (1.0f - (float) i / (float) passes);
      pass (self, order);
      report (i + 1, mean_loss (self, 0, lessons->n_fitted), mean_loss (self, lessons->n_fitted, lessons->n));
    }
  for (guint i = 0; i < MINARETT_NET_WEIGHTS; i++)
    weights[i] = rounded (self, i);

  return weights;
}

const AriFitting ari_fitting_minarett = {
  .name = "minarett_net_weights",
  .header = "minarett-net",
  .size = sizeof (MinarettLesson),
  .n_weights = MINARETT_NET_WEIGHTS,
  .take = take,
  .learn = learn,
};
