/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-toss-ring.h"

G_BEGIN_DECLS

/* An earlier throw. */
typedef struct
{
  GArray  *dots; /* (element-type AriTraceDot) */
  AriPoint end;
  gboolean hit;
} AriPastToss;

/**
 * AriTossThrows:
 * @thrown: the ring is not in the hand: @release and @flight are known
 * @flying: it is in the air, or has come down just now
 * @heard: the hits already heard: AriTouch
 * @trace: (element-type AriTraceDot): the path of the flight, up to the first hit
 * @foretold: (nullable) (element-type AriTraceDot): the whole path of a known flight, up to there
 * @started: in µs of the frame clock; 0: with the next frame
 * @past: (element-type AriPastToss): earlier throws, oldest first
 *
 * The ring once it has left the hand, and where it flew before. Readers look at the members, and the
 * functions below change them.
 */
typedef struct
{
  gboolean   thrown;
  gboolean   flying;
  guint      heard;
  AriRelease release;
  AriFlight  flight;
  GArray    *trace;
  GArray    *foretold;
  gint64     started;
  GPtrArray *past;
} AriTossThrows;

void ari_toss_throws_init     (AriTossThrows    *self);
void ari_toss_throws_clear    (AriTossThrows    *self);
/* Throws a ring, after it was put back. */
void ari_toss_throws_begin    (AriTossThrows    *self,
                               const AriRelease *release);
/* Finds the whole path of the ring in the air. */
void ari_toss_throws_foretell (AriTossThrows    *self);
/* Flies on, up to @now. */
void ari_toss_throws_advance  (AriTossThrows    *self,
                               gint64            now);
/* Flies on to the end. */
void ari_toss_throws_finish   (AriTossThrows    *self);
/* The flight, which has come to its end, is over. */
void ari_toss_throws_land     (AriTossThrows    *self);
/* What has been hit since it was last asked that makes a sound: an AriSound, or −1. */
int  ari_toss_throws_hear     (AriTossThrows    *self);
/* Takes the ring, which is not in the air, back into the hand; its throw is now one of the past. */
void ari_toss_throws_put_back (AriTossThrows    *self);
/* Adds a throw of the past. */
void ari_toss_throws_recall   (AriTossThrows    *self,
                               const AriRelease *release);
/* Forgets all throws of the past. */
void ari_toss_throws_forget   (AriTossThrows    *self);

G_END_DECLS
