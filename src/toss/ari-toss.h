/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-toss-words.h"

G_BEGIN_DECLS

#define ARI_TOSS_SKILLS 6 /* of computers: one for each level */

/**
 * ari_toss_release:
 * @skill: 0 … ARI_TOSS_SKILLS − 1, weakest first
 * @seed: same seed, same release
 *
 * Returns: how a computer player of that skill releases a ring: aimed at one of the horns, with an error that
 * shrinks with the skill
 */
AriRelease  ari_toss_release    (guint             skill,
                                 guint64           seed);
/* Whether the flight of a release ends on a horn: a few milliseconds of work. */
gboolean    ari_toss_hits       (const AriRelease *release);

/**
 * ari_toss_check:
 * @text: a recorded release
 * @hit: the recorded outcome
 * @error: ARI_TOSS_ERROR, with a whole sentence
 *
 * Returns: whether @text is a release whose flight ends as recorded
 */
gboolean    ari_toss_check      (const char       *text,
                                 gboolean          hit,
                                 GError          **error);

G_END_DECLS
