/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-vector.h"

G_BEGIN_DECLS

/* The place of the toss, in millimetres: x to the right, y up from the floor, z away from the thrower. The
 * bull's head is at the origin and faces the thrower. Pictures and physics both use it. */

#define ARI_RING_RADIUS   52   /* from the centre of the ring to the middle of the wood */
#define ARI_RING_TUBE     6    /* half the thickness of the wood */
#define ARI_HAND_HEIGHT   160  /* where the hand releases the ring: (0, height, −distance) */
#define ARI_HAND_DISTANCE 1050
#define ARI_TIP_HEIGHT    434  /* of the tips of both horns */
#define ARI_TIP_X         146  /* to either side of the middle */
#define ARI_WALL_DISTANCE 3900 /* behind the bull */

/* A round body that the ring can touch: balls along a line, and the hull between them. */
#define ARI_MAX_KNOTS 7

typedef struct
{
  gint16 x, y, z;
  gint16 radius;
} AriKnot;

typedef struct
{
  gint16 x, y, z;
} AriCorner;

typedef struct
{
  guint     n_knots;
  AriKnot   knots[ARI_MAX_KNOTS];
  AriCorner low, high; /* bounding box of all knots */
  gint16    girth;     /* the greatest radius */
} AriLimb;

typedef enum
{
  ARI_LIMB_LEFT_HORN,  /* left for the thrower; knots from the root to the tip */
  ARI_LIMB_RIGHT_HORN,
  ARI_LIMB_HEAD,       /* knots from the crown to the muzzle */
  ARI_N_LIMBS,
} AriLimbName;

/* Where a limb is, and how thick it is. */
const AriLimb *ari_bull_limb (AriLimbName name);

G_END_DECLS
