/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-flight.h"

G_BEGIN_DECLS

/* What you see of @flight, the finished flight of @release, as a translated sentence: "Hit: the ring hangs on
 * the left horn." It never contradicts ari_toss_advise(). */
const char *ari_toss_describe (const AriRelease *release,
                               const AriFlight  *flight);

/**
 * ari_toss_advise:
 * @release: how the ring left the hand
 *
 * Returns: how far the throw was from the nearer horn, as a translated sentence that helps to throw the next
 *   one: "Too strong, and a hand’s breadth too far right."
 */
char       *ari_toss_advise   (const AriRelease *release) G_GNUC_WARN_UNUSED_RESULT;

/* Both: a miss with the advice, a hit without. @flight is the finished flight of @release. */
char       *ari_toss_tell     (const AriRelease *release,
                               const AriFlight  *flight) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
