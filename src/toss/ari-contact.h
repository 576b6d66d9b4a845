/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-flight.h"

G_BEGIN_DECLS

#define ARI_MAX_CONTACTS 24

/**
 * AriContact:
 * @normal: away from the touched object; a direction
 * @arm: from the centre of the ring to the contact, in units of the ring's radius; a direction
 * @depth: the penetration; a length
 * @touch: the touched object
 * @push: impulse along the normal so far, in this step; a speed
 * @drag: impulse across the normal so far
 * @wanted: the target speed along the normal
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
/* Computes the speeds after the collision, and moves the ring out of what it penetrated. */
void  ari_contacts_solve (AriFlight  *flight,
                          AriContact *contacts,
                          guint       n_contacts);

G_END_DECLS
