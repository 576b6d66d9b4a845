/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-performer.h"

G_BEGIN_DECLS

/* Who tosses rings. A performance is the text of a release. A lesson demands "any" toss, one that flies at
 * the "left" or the "right" horn, or a "hit" of either. */
extern const AriPerformer ari_toss_performer;

G_END_DECLS
