/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-bubble-place.h"

#include <string.h>

#define N_SHIFTS 5
#define N_KINDS  4 /* of what may be hidden */
#define STEP     12 /* pixels between two places apart */

/* What a bubble may hide, the most important first. */
typedef const GArray *Kinds[N_KINDS];

static gboolean
is_beside (GtkPositionType side)
{
  return side == GTK_POS_LEFT || side == GTK_POS_RIGHT;
}

/* How far a bubble of @length, in the middle before @start and @extent of what it points to, moves along it:
 * not at all, halfway or all the way until it ends or begins where that does; and then as far as it has to,
 * to stay in an area of @room. */
static float
find_shift (guint shift,
            float start,
            float extent,
            float length,
            float room)
{
  float most = (length - extent) / 2;
  const float wanted[N_SHIFTS] = { 0, -most / 2, most / 2, -most, most };
  float first = start + (extent - length) / 2;

  return MAX (MIN (first + wanted[shift], room - length), 0) - first;
}

static graphene_rect_t
find_rect (const graphene_rect_t *at,
           graphene_size_t        size,
           const AriBubblePlace  *place)
{
  float x = at->origin.x + (at->size.width - size.width) / 2 + (float) place->dx;
  float y = at->origin.y + (at->size.height - size.height) / 2 + (float) place->dy;

  if (place->side == GTK_POS_LEFT)
    x = at->origin.x - size.width;
  else if (place->side == GTK_POS_RIGHT)
    x = at->origin.x + at->size.width;
  else if (place->side == GTK_POS_TOP)
    y = at->origin.y - size.height;
  else
    y = at->origin.y + at->size.height + (float) place->dy;

  return GRAPHENE_RECT_INIT (x, y, size.width, size.height);
}

static guint
count_hidden (const graphene_rect_t *bubble,
              const GArray          *rects)
{
  guint n = 0;

  for (guint i = 0; i < rects->len; i++)
    if (graphene_rect_intersection (bubble, &g_array_index (rects, graphene_rect_t, i), NULL))
      n++;

  return n;
}

/* The sides in the order in which they are liked, and the room that each has. */
static void
order_sides (const graphene_rect_t *area,
             const graphene_rect_t *at,
             GtkPositionType        sides[4],
             float                  rooms[4])
{
  float left = at->origin.x - area->origin.x, right = area->size.width - left - at->size.width;
  float above = at->origin.y - area->origin.y, below = area->size.height - above - at->size.height;

  sides[0] = left < right ? GTK_POS_LEFT : GTK_POS_RIGHT;
  sides[1] = left < right ? GTK_POS_RIGHT : GTK_POS_LEFT;
  sides[2] = above < below ? GTK_POS_TOP : GTK_POS_BOTTOM;
  sides[3] = above < below ? GTK_POS_BOTTOM : GTK_POS_TOP;
  rooms[0] = MIN (left, right);
  rooms[1] = MAX (left, right);
  rooms[2] = MIN (above, below);
  rooms[3] = MAX (above, below);
}

static void
count_kinds (const graphene_rect_t *bubble,
             Kinds                  kinds,
             guint                  hidden[N_KINDS])
{
  for (guint i = 0; i < N_KINDS; i++)
    hidden[i] = count_hidden (bubble, kinds[i]);
}

/* Whether @hidden is less than @least, the counts of what matters most first. */
static gboolean
hides_less (const guint hidden[N_KINDS],
            const guint least[N_KINDS])
{
  for (guint i = 0; i < N_KINDS; i++)
    if (hidden[i] != least[i])
      return hidden[i] < least[i];

  return FALSE;
}

static float
distance (const graphene_rect_t *a,
          const graphene_rect_t *b)
{
  graphene_point_t from, to;

  graphene_rect_get_center (a, &from);
  graphene_rect_get_center (b, &to);

  return graphene_point_distance (&from, &to, NULL, NULL);
}

/* Looks all over the area for a place where less of what matters is hidden than @least; of several, the one
 * nearest to @at, which it doesn't hide either. */
static void
find_apart (const graphene_rect_t *area,
            const graphene_rect_t *at,
            graphene_size_t        size,
            Kinds                  kinds,
            guint                  least[N_KINDS],
            AriBubblePlace        *best)
{
  float nearest = G_MAXFLOAT;

  for (float y = 0; y + size.height <= area->size.height; y += STEP)
    for (float x = 0; x + size.width <= area->size.width; x += STEP)
      {
        graphene_rect_t rect = GRAPHENE_RECT_INIT (area->origin.x + x, area->origin.y + y,
                                                   size.width, size.height);
        float far = distance (&rect, at);
        guint hidden[N_KINDS];

        if (graphene_rect_intersection (&rect, at, NULL))
          continue;
        count_kinds (&rect, kinds, hidden);
        if (hides_less (least, hidden))
          continue;
        if (!hides_less (hidden, least) && (!best->is_apart || far >= nearest))
          continue;

        memcpy (least, hidden, sizeof hidden);
        nearest = far;
        *best = (AriBubblePlace) {
          .side = GTK_POS_BOTTOM,
          .dx = (int) (rect.origin.x - at->origin.x - (at->size.width - size.width) / 2),
          .dy = (int) (rect.origin.y - at->origin.y - at->size.height),
          .is_apart = TRUE,
          .n_scarce = hidden[0],
        };
      }
}

AriBubblePlace
ari_bubble_place_find (const graphene_rect_t *area,
                       const graphene_rect_t *at,
                       graphene_size_t        size,
                       const GArray          *scarce,
                       const GArray          *about,
                       const GArray          *to_click,
                       const GArray          *to_see)
{
  GtkPositionType sides[4];
  float rooms[4];
  Kinds kinds = { scarce, about, to_click, to_see };
  AriBubblePlace best = { .side = GTK_POS_BOTTOM };
  guint least[N_KINDS] = { G_MAXUINT };
  gboolean any_room = FALSE;

  order_sides (area, at, sides, rooms);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    any_room |= rooms[i] >= (is_beside (sides[i]) ? size.width : size.height);

  for (guint shift = 0; shift < N_SHIFTS; shift++)
    for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
      {
        gboolean beside = is_beside (sides[i]);
        gboolean fits = rooms[i] >= (beside ? size.width : size.height);
        AriBubblePlace place = { .side = sides[i] };
        guint hidden[N_KINDS];
        graphene_rect_t rect;

        if (any_room ? !fits : i + 1 < G_N_ELEMENTS (sides))
          continue;

        if (beside)
          place.dy = (int) find_shift (shift, at->origin.y - area->origin.y, at->size.height, size.height,
                                       area->size.height);
        else
          place.dx = (int) find_shift (shift, at->origin.x - area->origin.x, at->size.width, size.width,
                                       area->size.width);
        rect = find_rect (at, size, &place);
        count_kinds (&rect, kinds, hidden);
        place.n_scarce = hidden[0];
        if (!hides_less (hidden, least))
          continue;

        best = place;
        memcpy (least, hidden, sizeof least);
      }
  if (least[0] + least[1] > 0)
    find_apart (area, at, size, kinds, least, &best);

  return best;
}
