/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-target.h"

G_BEGIN_DECLS

/**
 * AriPointing: what pointing at a spot does
 * @pick: the spot that it picks; %ARI_SPOT_NONE: none
 * @then: the spot that it picks after that; %ARI_SPOT_NONE: none
 * @keep: how many of the picks so far remain
 * @target: (nullable): the target that it means, one of those passed in. Its pick is @pick, or, if several
 *   picks lead there, @pick is %ARI_SPOT_NONE.
 *
 * If it picks nothing and keeps fewer picks, it puts the piece back. If it picks nothing and keeps them all,
 * it is refused.
 */
typedef struct
{
  AriSpot          pick;
  AriSpot          then;
  guint            keep;
  const AriTarget *target;
} AriPointing;

void          ari_pointing_init   (AriPointing       *pointing,
                                   const AriPicker   *picker,
                                   const AriTarget   *targets,
                                   guint              n_targets,
                                   AriSpot            spot);
/* What is refused when pointing at @spot means nothing: a picked piece goes to a space, whatever stands
 * there. */
AriSpot       ari_pointing_refused (const AriPicker  *picker,
                                    AriSpot           spot);
AriPickResult ari_pointing_follow (const AriPointing *pointing,
                                   AriPicker         *picker);

G_END_DECLS
