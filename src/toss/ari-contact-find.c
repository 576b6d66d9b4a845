/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds where a ring touches balls along a line. The distance between a circle and a line has no simple form,
 * but it is easy to find the point of the line nearest to a point of the circle, and vice versa. Alternating
 * between the two converges where each is nearest to the other. The search starts from those of sixteen
 * points of the circle that are nearer than their neighbours. */
#include "ari-contact.h"

#define N_SAMPLES    16
#define N_TO_AND_FRO 5

static const gint64 radius = ARI_LENGTH (ARI_RING_RADIUS);
static const gint64 tube = ARI_LENGTH (ARI_RING_TUBE);

/* cos (k · 22.5°) in 1/2³⁰; the sine is the value four samples earlier. */
static const gint64 cosines[N_SAMPLES] = {
  1073741824, 992008094, 759250125, 410903207, 0, -410903207, -759250125, -992008094,
  -1073741824, -992008094, -759250125, -410903207, 0, 410903207, 759250125, 992008094,
};

/* A point of a limb, and the thickness of the limb there. */
typedef struct
{
  AriVector at;
  gint64    radius;
} Ball;

static Ball
knot_ball (const AriKnot *knot)
{
  return (Ball) { { ARI_LENGTH (knot->x), ARI_LENGTH (knot->y), ARI_LENGTH (knot->z) },
                  ARI_LENGTH (knot->radius) };
}

static Ball
mix (Ball   a,
     Ball   b,
     gint64 part) /* in 1/2³⁰ */
{
  AriVector way = ari_vector_subtract (b.at, a.at);

  return (Ball) { ari_vector_add (a.at, ari_vector_scale (way, part)),
                  a.radius + (((b.radius - a.radius) * part) >> ARI_DIRECTION_BITS) };
}

/* The ball of @limb whose surface is nearest to @point. */
static Ball
nearest_ball (const AriLimb *limb,
              AriVector      point,
              gint64        *gap)
{
  Ball best = { 0 };

  for (guint i = 0; i + 1 < limb->n_knots; i++)
    {
      Ball a = knot_ball (&limb->knots[i]), b = knot_ball (&limb->knots[i + 1]), ball;
      AriVector way = ari_vector_subtract (b.at, a.at);
      AriVector to = ari_vector_subtract (point, a.at);
      /* Scale both products of lengths down to 1/2¹⁶, so that the quotient can be in 1/2³⁰. */
      gint64 along = (way.x * to.x + way.y * to.y + way.z * to.z) >> ARI_LENGTH_BITS;
      gint64 whole = (way.x * way.x + way.y * way.y + way.z * way.z) >> ARI_LENGTH_BITS;
      gint64 distance;

      along = CLAMP (along, 0, whole);
      ball = mix (a, b, along * ARI_ONE / whole);
      distance = ari_vector_length (ari_vector_subtract (point, ball.at)) - ball.radius;
      if (i == 0 || distance < *gap)
        {
          best = ball;
          *gap = distance;
        }
    }

  return best;
}

/* Two perpendicular directions in the plane of the ring. */
static void
plane_of_ring (AriVector  axis,
               AriVector *right,
               AriVector *up)
{
  AriVector far = ABS (axis.x) < ARI_ONE / 2 ? (AriVector) { ARI_ONE, 0, 0 } : (AriVector) { 0, 0, ARI_ONE };

  *right = ari_vector_direction (ari_vector_cross (axis, far), (AriVector) { 0, 0, ARI_ONE });
  *up = ari_vector_cross (*right, axis);
}

static AriVector
point_of_ring (const AriFlight *flight,
               AriVector        direction)
{
  return ari_vector_add (flight->place, ari_vector_scale (direction, radius));
}

/* The direction from the middle of the ring, in its plane, to its point nearest to @point. */
static AriVector
towards (const AriFlight *flight,
         AriVector        point,
         AriVector        otherwise)
{
  AriVector way = ari_vector_subtract (point, flight->place);
  AriVector lift = ari_vector_scale (flight->axis, ari_vector_dot (way, flight->axis));

  return ari_vector_direction (ari_vector_subtract (way, lift), otherwise);
}

static void
add (AriContact      *contacts,
     guint           *n_contacts,
     const AriFlight *flight,
     AriTouch         touch,
     AriVector        point,
     AriVector        normal,
     gint64           gap)
{
  AriVector skin = ari_vector_subtract (point, ari_vector_scale (normal, tube));
  AriVector way = ari_vector_subtract (skin, flight->place);

  if (*n_contacts == ARI_MAX_CONTACTS)
    return;

  contacts[(*n_contacts)++] = (AriContact) {
    .normal = normal, .depth = -gap, .touch = touch,
    .arm = { way.x * ARI_ONE / radius, way.y * ARI_ONE / radius, way.z * ARI_ONE / radius },
  };
}

/* Whether the ring is too far away to touch the limb: a quick answer for most of the flight. */
static gboolean
is_far (const AriFlight *flight,
        const AriLimb   *limb)
{
  gint64 reach = radius + tube + ARI_LENGTH (limb->girth);

  return flight->place.x < ARI_LENGTH (limb->low.x) - reach ||
         flight->place.x > ARI_LENGTH (limb->high.x) + reach ||
         flight->place.y < ARI_LENGTH (limb->low.y) - reach ||
         flight->place.y > ARI_LENGTH (limb->high.y) + reach ||
         flight->place.z < ARI_LENGTH (limb->low.z) - reach ||
         flight->place.z > ARI_LENGTH (limb->high.z) + reach;
}

static void
find_limb (const AriFlight *flight,
           AriLimbName      name,
           AriContact      *contacts,
           guint           *n_contacts)
{
  const AriLimb *limb = ari_bull_limb (name);
  AriVector directions[N_SAMPLES];
  gint64 gaps[N_SAMPLES];
  AriVector right, up;
  gint64 gap;

  if (is_far (flight, limb))
    return;
  nearest_ball (limb, flight->place, &gap);
  if (gap > radius + tube)
    return;

  plane_of_ring (flight->axis, &right, &up);
  for (guint i = 0; i < N_SAMPLES; i++)
    {
      directions[i] = ari_vector_add (ari_vector_scale (right, cosines[i]),
                                      ari_vector_scale (up, cosines[(i + N_SAMPLES * 3 / 4) % N_SAMPLES]));
      nearest_ball (limb, point_of_ring (flight, directions[i]), &gaps[i]);
    }

  for (guint i = 0; i < N_SAMPLES; i++)
    {
      AriVector direction = directions[i], point, normal;
      Ball ball;

      /* No neighbour is nearer by more than the ring's thickness, so skip points that are far away. */
      if (gaps[i] > 4 * tube || gaps[i] > gaps[(i + 1) % N_SAMPLES] ||
          gaps[i] >= gaps[(i + N_SAMPLES - 1) % N_SAMPLES])
        continue;

      for (guint j = 0; j < N_TO_AND_FRO; j++)
        direction =
            towards (flight, nearest_ball (limb, point_of_ring (flight, direction), &gap).at, direction);
      point = point_of_ring (flight, direction);
      ball = nearest_ball (limb, point, &gap);
      gap -= tube;
      if (gap >= 0)
        continue;

      normal = ari_vector_direction (ari_vector_subtract (point, ball.at), flight->axis);
      add (contacts, n_contacts, flight, 1 << name, point, normal, gap);
    }
}

/* Four points of the ring, including the lowest, so that it can lie flat. */
static void
find_plane (const AriFlight *flight,
            AriTouch         touch,
            AriVector        normal,
            gint64           distance, /* of the plane from the origin, against the normal */
            AriContact      *contacts,
            guint           *n_contacts)
{
  AriVector right, up, lowest, across, points[4];

  if (ari_vector_dot (flight->place, normal) + distance > radius + tube)
    return;

  plane_of_ring (flight->axis, &right, &up);
  lowest = towards (flight, ari_vector_subtract (flight->place, ari_vector_scale (normal, radius)), right);
  across = ari_vector_cross (flight->axis, lowest);
  points[0] = lowest;
  points[1] = across;
  points[2] = ari_vector_scale (lowest, -ARI_ONE);
  points[3] = ari_vector_scale (across, -ARI_ONE);

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      AriVector point = point_of_ring (flight, points[i]);
      gint64 gap = ari_vector_dot (point, normal) + distance - tube;

      if (gap < 0)
        add (contacts, n_contacts, flight, touch, point, normal, gap);
    }
}

guint
ari_contacts_find (const AriFlight *flight,
                   AriContact       contacts[ARI_MAX_CONTACTS])
{
  guint n_contacts = 0;

  for (AriLimbName name = 0; name < ARI_N_LIMBS; name++)
    find_limb (flight, name, contacts, &n_contacts);
  find_plane (flight, ARI_TOUCH_FLOOR, (AriVector) { 0, ARI_ONE, 0 }, 0, contacts, &n_contacts);
  find_plane (flight, ARI_TOUCH_WALL, (AriVector) { 0, 0, -ARI_ONE }, ARI_LENGTH (ARI_WALL_DISTANCE),
              contacts, &n_contacts);

  return n_contacts;
}
