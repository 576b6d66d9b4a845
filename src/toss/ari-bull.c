/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-bull.h"

/* The horns leave the head sideways, rise and lean a little towards the thrower. The knots lie on one cubic
 * Bézier from the root (52, 312) to the tip (146, 434). */
static const AriLimb limbs[ARI_N_LIMBS] = {
  [ARI_LIMB_LEFT_HORN] = { 7, { { -52, 312, 0, 22 }, { -81, 314, -1, 20 }, { -106, 324, -4, 17 },
                                { -125, 341, -8, 14 }, { -138, 365, -13, 11 }, { -145, 396, -19, 8 },
                                { -146, 434, -25, 4 } },
                           { -146, 312, -25 }, { -52, 434, 0 }, 22 },
  [ARI_LIMB_RIGHT_HORN] = { 7, { { 52, 312, 0, 22 }, { 81, 314, -1, 20 }, { 106, 324, -4, 17 },
                                 { 125, 341, -8, 14 }, { 138, 365, -13, 11 }, { 145, 396, -19, 8 },
                                 { 146, 434, -25, 4 } },
                            { 52, 312, -25 }, { 146, 434, 0 }, 22 },
  [ARI_LIMB_HEAD] = { 3, { { 0, 262, 15, 80 }, { 0, 190, 5, 68 }, { 0, 85, -30, 55 } },
                      { 0, 85, -30 }, { 0, 262, 15 }, 80 },
};

const AriLimb *
ari_bull_limb (AriLimbName name)
{
  g_return_val_if_fail (name < ARI_N_LIMBS, NULL);

  return &limbs[name];
}
