/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Collisions by impulses: a few times over, each contact in turn gets the speed along its normal that it
 * should have, and as much friction as it can apply. Accumulated impulses ensure that no contact ever pulls
 * (sequential impulses, Catto 2005). All impulses are per unit of mass, so they are speeds. */
#include "ari-contact.h"

#define N_ROUNDS        6
#define BOUNCE_PERCENT  82                /* of the speed along the normal that is returned */
#define FRICTION        (ARI_ONE / 10)
#define BOUNCE_FROM     ARI_LENGTH (90)   /* below this speed nothing bounces */
#define SLOP            (ARI_LENGTH (1) / 8)

/* The ring is thin: its moment of inertia about a diameter is half of that about its axis. Returns the speed
 * that @turn gives to the rim. */
static AriVector
rim_speed (const AriFlight *flight,
           AriVector        turn)
{
  AriVector round = ari_vector_scale (flight->axis, ari_vector_dot (turn, flight->axis));

  return (AriVector) { 2 * turn.x - round.x, 2 * turn.y - round.y, 2 * turn.z - round.z };
}

static AriVector
speed_at (const AriFlight *flight,
          AriVector        arm)
{
  return ari_vector_add (flight->speed, ari_vector_cross (rim_speed (flight, flight->turn), arm));
}

/* The impulse along @direction at @arm that changes the speed there by @change. */
static gint64
impulse_for (const AriFlight *flight,
             AriVector        arm,
             AriVector        direction,
             gint64           change)
{
  AriVector turn = ari_vector_cross (arm, direction);
  gint64 round = ari_vector_dot (turn, flight->axis);
  gint64 response = ARI_ONE + 2 * ari_vector_dot (turn, turn) - ((round * round) >> ARI_DIRECTION_BITS);

  return change * ARI_ONE / response;
}

static void
give (AriFlight *flight,
      AriVector  arm,
      AriVector  direction,
      gint64     impulse)
{
  AriVector push = ari_vector_scale (direction, impulse);

  flight->speed = ari_vector_add (flight->speed, push);
  flight->turn = ari_vector_add (flight->turn, ari_vector_cross (arm, push));
}

static void
push_apart (AriFlight  *flight,
            AriContact *contact)
{
  gint64 speed = ari_vector_dot (speed_at (flight, contact->arm), contact->normal);
  gint64 push = contact->push + impulse_for (flight, contact->arm, contact->normal, contact->wanted - speed);

  push = MAX (push, 0);
  give (flight, contact->arm, contact->normal, push - contact->push);
  contact->push = push;
}

static void
rub (AriFlight  *flight,
     AriContact *contact)
{
  AriVector speed = speed_at (flight, contact->arm);
  AriVector sliding = ari_vector_subtract (speed, ari_vector_scale (contact->normal,
                                                                    ari_vector_dot (speed, contact->normal)));
  AriVector direction = ari_vector_direction (sliding, (AriVector) { 0, 0, 0 });
  gint64 most = ((contact->push * FRICTION) >> ARI_DIRECTION_BITS) - contact->drag;
  gint64 drag = impulse_for (flight, contact->arm, direction, ari_vector_length (sliding));

  drag = CLAMP (drag, 0, MAX (most, 0));
  give (flight, contact->arm, direction, -drag);
  contact->drag += drag;
}

void
ari_contacts_solve (AriFlight  *flight,
                    AriContact *contacts,
                    guint       n_contacts)
{
  for (guint i = 0; i < n_contacts; i++)
    {
      gint64 speed = ari_vector_dot (speed_at (flight, contacts[i].arm), contacts[i].normal);

      contacts[i].wanted = speed < -BOUNCE_FROM ? -speed * BOUNCE_PERCENT / 100 : 0;
      flight->touched |= contacts[i].touch;
    }

  for (guint round = 0; round < N_ROUNDS; round++)
    for (guint i = 0; i < n_contacts; i++)
      {
        push_apart (flight, &contacts[i]);
        rub (flight, &contacts[i]);
      }

  for (guint i = 0; i < n_contacts; i++)
    if (contacts[i].depth > SLOP)
      flight->place = ari_vector_add (flight->place, ari_vector_scale (contacts[i].normal,
                                                                       (contacts[i].depth - SLOP) / 4));
}
