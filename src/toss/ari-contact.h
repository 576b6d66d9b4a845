/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-flight.h"

G_BEGIN_DECLS

#define ARI_MAX_CONTACTS 24

/**
 * AriContact:
 * @normal: away from what is touched; a direction
 * @arm: from the middle of the ring to where it touches, in units of the ring's radius; a direction
 * @depth: how far they are one in the other; a length
 * @touch: what is touched
 * @push: impulse along the normal so far, in this step; a speed
 * @drag: impulse across it so far
 * @wanted: the speed along the normal that the contact is to end with
 */
typedef struct
{
  AriVector normal;
  AriVector arm;
  gint64    depth;
  AriTouch  touch;
  gint64    push;
  gint64    drag;
  gint64    wanted;
} AriContact;

/* Where the ring touches horns, head, floor and wall; at most ARI_MAX_CONTACTS. */
guint ari_contacts_find  (const AriFlight *flight,
                          AriContact       contacts[ARI_MAX_CONTACTS]);
/* The speeds after the collision, and the ring out of what it went into. */
void  ari_contacts_solve (AriFlight  *flight,
                          AriContact *contacts,
                          guint       n_contacts);

G_END_DECLS
