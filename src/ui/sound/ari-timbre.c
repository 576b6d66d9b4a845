/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Synthesises struck sounds. A body has a few modes, each of which rings at one pitch and dies away; a
 * strike is a force that lasts while two bodies touch. The shorter the contact, the brighter the sound. */
#include "ari-timbre.h"

#include <math.h>

#include "ari-random.h"

#define MAX_MODES    8
#define MAX_STRIKES  9
#define SILENT_AFTER 9    /* decays: down to a ten-thousandth */
#define FADE_SECONDS 0.05 /* fade-out at the end */

typedef struct
{
  float ratio; /* of the pitch; 0 ends the list */
  float gain;
  float decay; /* seconds to fall to a third */
} Mode;

typedef struct
{
  Mode  modes[MAX_MODES];
  float pitch;   /* Hz */
  float contact; /* seconds of contact with what strikes it */
  float grit;    /* roughness of the contact, 0 … 1 */
} Body;

typedef struct
{
  float at;    /* seconds */
  float force; /* 0 ends the list */
  float pitch; /* relative to the body */
} Strike;

typedef struct
{
  const Body *body;
  float       seconds;
  float       level; /* peak level, 0 … 1 */
  Strike      strikes[MAX_STRIKES];
} Timbre;

/* A piece on the board: the piece itself sounds short and high, the board below it dull. */
static const Body wood = {
  .modes = { { 0.42f, 0.5f, 0.017f }, { 1, 1, 0.015f }, { 1.83f, 0.55f, 0.01f }, { 2.76f, 0.8f, 0.007f },
             { 5.4f, 0.5f, 0.003f } },
  .pitch = 690, .contact = 0.0004f, .grit = 0.3f,
};

static const Body stone = {
  .modes = { { 0.3f, 0.4f, 0.014f }, { 1, 0.8f, 0.013f }, { 1.58f, 0.6f, 0.01f }, { 2.43f, 0.4f, 0.007f } },
  .pitch = 1350, .contact = 0.0003f, .grit = 0.4f,
};

/* A small cube of bone on wood. */
static const Body bone = {
  .modes = { { 0.2f, 0.5f, 0.013f }, { 0.45f, 0.5f, 0.01f }, { 1, 0.8f, 0.008f }, { 1.72f, 0.5f, 0.005f } },
  .pitch = 2000, .contact = 0.0003f, .grit = 0.35f,
};

/* Hum, prime, tierce, quint and nominal, as founders call the partials of a bell. */
static const Body bronze = {
  .modes = { { 0.5f, 0.3f, 0.19f }, { 1, 0.8f, 0.17f }, { 1.19f, 0.4f, 0.13f }, { 1.51f, 0.3f, 0.1f },
             { 2, 0.6f, 0.1f }, { 2.66f, 0.3f, 0.06f }, { 4.1f, 0.2f, 0.035f } },
  .pitch = 740, .contact = 0.0005f, .grit = 0.1f,
};

static const Body wooden_ring = {
  .modes = { { 0.5f, 0.4f, 0.017f }, { 1, 1, 0.021f }, { 2.83f, 0.7f, 0.009f }, { 5.42f, 0.3f, 0.004f } },
  .pitch = 520, .contact = 0.0005f, .grit = 0.3f,
};

/* A bar over a tube, struck softly. */
static const Body bar = {
  .modes = { { 1, 1, 0.15f }, { 3.93f, 0.25f, 0.03f } },
  .pitch = 587.33f, .contact = 0.0013f, .grit = 0,
};

/* The partials of a gut string plucked at a fifth of its length, where the fifth partial is silent. */
static const Body lyre = {
  .modes = { { 1, 1, 0.33f }, { 2.001f, 0.62f, 0.26f }, { 3.003f, 0.36f, 0.2f }, { 4.007f, 0.16f, 0.14f },
             { 6.02f, 0.1f, 0.08f }, { 7.03f, 0.08f, 0.06f } },
  .pitch = 293.66f, .contact = 0.0006f, .grit = 0.05f,
};

static const Timbre timbres[ARI_N_SOUNDS] = {
  [ARI_SOUND_PLACE] = { &wood, 0.18f, 0.44f, { { 0, 1, 1 } } },
  /* The arriving piece, then the captured one. */
  [ARI_SOUND_TAKE] = { &wood, 0.3f, 0.52f, { { 0, 1, 0.74f }, { 0.082f, 0.7f, 1.12f } } },
  /* It leans on its edge, then falls. */
  [ARI_SOUND_TURN] = { &stone, 0.27f, 0.4f, { { 0, 0.22f, 1.2f }, { 0.12f, 1, 1 } } },
  [ARI_SOUND_ROLL] = { &bone,
                       0.6f,
                       0.38f,
                       { { 0, 0.75f, 1 },
                         { 0.062f, 0.6f, 1.18f },
                         { 0.105f, 1, 0.94f },
                         { 0.178f, 0.55f, 1.1f },
                         { 0.236f, 0.8f, 1.02f },
                         { 0.318f, 0.42f, 1.2f },
                         { 0.372f, 0.5f, 0.98f },
                         { 0.447f, 0.3f, 1.08f } } },
  [ARI_SOUND_HIT] = { &bronze, 0.95f, 0.34f, { { 0, 1, 1 }, { 0.13f, 0.25f, 1 } } },
  [ARI_SOUND_MISS] = { &wooden_ring,
                        0.62f,
                        0.44f,
                        { { 0, 1, 1 },
                          { 0.15f, 0.55f, 1.04f },
                          { 0.258f, 0.36f, 0.98f },
                          { 0.334f, 0.25f, 1.05f },
                          { 0.386f, 0.18f, 1 },
                          { 0.423f, 0.12f, 1.03f },
                          { 0.45f, 0.08f, 1 } } },
  [ARI_SOUND_DUE] = { &bar, 0.9f, 0.1f, { { 0.26f, 1, 1 } } },
  [ARI_SOUND_END] = { &lyre, 1.9f, 0.3f, { { 0.32f, 0.9f, 1 }, { 0.58f, 1, 1.4983f } } },
};

/* The force of a strike is half a sine wave; a rough contact adds noise. */
static void
press (float       *force,
       guint        n,
       const Body  *body,
       float        strength,
       AriRandom   *random)
{
  for (guint i = 0; i < n; i++)
    {
      float even = sinf ((float) G_PI * (i + 0.5f) / n);
      float rough = 2 * (float) ari_random_unit (random) - 1;

      force[i] = strength * even * (1 - body->grit + body->grit * rough);
    }
}

/* Adds the response of a mode to a force: a decaying resonance. It responds to changes, so that a slow
 * touch is quieter rather than a thump. */
static void
ring (float       *samples,
      gsize        n_samples,
      const float *force,
      guint        n_force,
      const Mode  *mode,
      float        pitch)
{
  double angle = 2 * G_PI * pitch * mode->ratio / ARI_TIMBRE_RATE;
  double left = exp (-1 / (mode->decay * ARI_TIMBRE_RATE));
  double back = 2 * left * cos (angle), further = left * left;
  double last = 0, before = 0;
  gsize end = MIN (n_samples, n_force + (gsize) (SILENT_AFTER * mode->decay * ARI_TIMBRE_RATE));

  /* Inaudible, and above what the sample rate can represent. */
  if (angle >= G_PI)
    return;

  for (gsize i = 0; i < end; i++)
    {
      float pressed = i < n_force ? force[i] : 0, eased = i >= 2 && i - 2 < n_force ? force[i - 2] : 0;
      double now = pressed - eased + back * last - further * before;

      samples[i] += (float) (mode->gain * now);
      before = last;
      last = now;
    }
}

static void
strike (float        *samples,
        gsize         n_samples,
        const Body   *body,
        const Strike *what,
        AriRandom    *random)
{
  gsize at = MIN ((gsize) (what->at * ARI_TIMBRE_RATE), n_samples);
  guint n_force = (guint) (body->contact * ARI_TIMBRE_RATE);
  g_autofree float *force = g_new (float, n_force);

  press (force, n_force, body, what->force, random);
  for (guint i = 0; i < MAX_MODES && body->modes[i].ratio > 0; i++)
    ring (samples + at, n_samples - at, force, n_force, &body->modes[i], body->pitch * what->pitch);
}

gint16 *
ari_timbre_render (AriSound  sound,
                   gsize    *n_samples)
{
  const Timbre *timbre = &timbres[sound];
  gsize n = (gsize) (timbre->seconds * ARI_TIMBRE_RATE), fade = (gsize) (FADE_SECONDS * ARI_TIMBRE_RATE);
  g_autofree float *samples = g_new0 (float, n);
  gint16 *result = g_new (gint16, n);
  float loudest = 0;
  AriRandom random;

  ari_random_init (&random, sound);
  for (guint i = 0; i < MAX_STRIKES && timbre->strikes[i].force > 0; i++)
    strike (samples, n, timbre->body, &timbre->strikes[i], &random);

  for (gsize i = 0; i < n; i++)
    loudest = MAX (loudest, fabsf (samples[i]));
  for (gsize i = 0; i < n; i++)
    {
      float left = MIN ((float) (n - 1 - i) / fade, 1);

      result[i] = (gint16) lrintf (samples[i] * left * timbre->level / loudest * G_MAXINT16);
    }
  *n_samples = n;

  return result;
}
