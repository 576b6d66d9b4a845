/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ARI_TOSS_ERROR (ari_toss_error_quark ())
GQuark ari_toss_error_quark (void);

/**
 * AriTossError:
 * @ARI_TOSS_ERROR_PARSE: the text is not a release
 * @ARI_TOSS_ERROR_RANGE: one of its numbers exceeds what a hand can do
 * @ARI_TOSS_ERROR_OUTCOME: the flight of a release does not end as recorded
 */
typedef enum
{
  ARI_TOSS_ERROR_PARSE,
  ARI_TOSS_ERROR_RANGE,
  ARI_TOSS_ERROR_OUTCOME,
} AriTossError;

/**
 * AriRelease:
 * @x: how far the ring moves to the right per 10,000 forward
 * @y: how far it initially rises per 10,000 forward
 * @strength: its speed, in millimetres per second
 * @spin: how fast it turns in its own plane, in hundredths of a radian per second; anticlockwise from above
 * @wobble: how fast it also tumbles, in the same unit
 *
 * The moment when a ring leaves the hand: it determines the whole flight.
 */
typedef struct
{
  gint32 x, y, strength, spin, wobble;
} AriRelease;

#define ARI_RELEASE_MAX_X        6000
#define ARI_RELEASE_MIN_Y        2000
#define ARI_RELEASE_MAX_Y        60000
#define ARI_RELEASE_MIN_STRENGTH 500
#define ARI_RELEASE_MAX_STRENGTH 7000
#define ARI_RELEASE_MAX_SPIN     4000
#define ARI_RELEASE_MAX_WOBBLE   2000

/* Clamps each number to the range of a release. */
AriRelease ari_release_clamp   (AriRelease         release);

/* "x=812 y=10500 strength=3805 spin=1200 wobble=-30". */
char      *ari_release_to_text (const AriRelease  *release) G_GNUC_WARN_UNUSED_RESULT;
/* Reads exactly what ari_release_to_text() writes. FALSE with ARI_TOSS_ERROR. */
gboolean   ari_release_parse   (const char        *text,
                                AriRelease        *release,
                                GError           **error);

G_END_DECLS
