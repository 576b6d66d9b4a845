/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-canvas.h"

#include <math.h>

/* A mark of at least this strength means a Minarett, a weaker one a capture. */
#define SURE_WIN     0.9f

#define BADGE_SIDE   0.42f  /* of the badge, from the middle of the tower */
#define BADGE_ABOVE  0.31f  /* of the badge over an empty space */
#define OWNER_RADIUS 0.058f
#define STAR_TIPS    5
#define STAR_RADIUS  0.105f

static gboolean
marks_a_space (const AriMark *mark)
{
  return mark->spot >= MINARETT_SPOT_SPACES && mark->spot < MINARETT_SPOT_HANDS;
}

/* The last space of the set that starts with the mark @first. */
static guint
last_of_set (const AriBoardState *show,
             guint                first)
{
  guint last = first;

  while (last + 1 < show->n_marks && show->marks[last + 1].kind == ARI_MARK_USED &&
         show->marks[last + 1].group == show->marks[first].group)
    last++;

  return last;
}

/* Between the spaces of two marks, where no tower stands. */
static AriPoint
halfway (const AriCanvas *canvas,
         const AriMark   *a,
         const AriMark   *b)
{
  AriPoint from = minarett_space_at (canvas, minarett_space_of (a->spot));
  AriPoint to = minarett_space_at (canvas, minarett_space_of (b->spot));

  return (AriPoint) { (from.x + to.x) / 2, (from.y + to.y) / 2 };
}

/* A used set: a dotted line through its spaces, the mark of its seat, and ticks. */
static void
draw_used (const AriCanvas *canvas,
           guint            first,
           guint            last)
{
  const AriMark *marks = canvas->show->marks;
  AriActor seat = marks[first].seat;
  AriRole colour = ARI_ROLE_SEAT_HATCH + seat - 1;
  AriPoint from = minarett_space_at (canvas, minarett_space_of (marks[first].spot));
  AriPoint beside = halfway (canvas, &marks[first], &marks[MIN (first + 1, last)]);
  AriPoint to = minarett_space_at (canvas, minarett_space_of (marks[last].spot));
  float aside = seat == 1 ? -0.035f : 0.035f; /* both seats may have used the same set */
  AriItem *line = ari_brush_stroke (canvas, ARI_LAYER_PIECES, colour, 0.037f);
  AriItem *ticks = ari_brush_stroke (canvas, ARI_LAYER_PIECES, colour, 0.0241f);

  ari_item_set_dash (line, 0.0093f, 0.0833f);
  line->round_ends = ticks->round_ends = TRUE;
  ari_path_segment (line->path, (AriPoint) { from.x, from.y + aside }, (AriPoint) { to.x, to.y + aside });
  for (guint i = first + 1; i < last; i++)
    {
      AriPoint at = halfway (canvas, &marks[i], &marks[i + 1]);

      ari_path_move (ticks->path, at.x - 0.06f, at.y + aside - 0.065f);
      ari_path_line (ticks->path, at.x - 0.015f, at.y + aside - 0.02f);
      ari_path_line (ticks->path, at.x + 0.085f, at.y + aside - 0.115f);
    }

  beside.y += aside;
  ari_brush_own_mark (canvas, ARI_LAYER_PIECES, ARI_SPOT_NONE, seat, beside, OWNER_RADIUS,
                      ari_brush_pen (canvas, 0.0115f));
}

void
minarett_draw_ground (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  for (guint i = 0; i < show->n_marks; i++)
    if (show->marks[i].kind == ARI_MARK_CHANCE_FOR && marks_a_space (&show->marks[i]))
      {
        AriItem *ring = ari_brush_stroke (canvas, ARI_LAYER_PIECES, ARI_ROLE_LEGAL, 0.0417f);

        ring->spot = show->marks[i].spot;
        ring->fill = ARI_ROLE_LEGAL;
        ring->fill_opacity = 0.22f;
        minarett_ellipse (ring->path, minarett_space_at (canvas, minarett_space_of (ring->spot)),
                          MINARETT_RING, MINARETT_GROUND_FLAT);
      }

  for (guint i = 0; i < show->n_marks; i++)
    if (show->marks[i].kind == ARI_MARK_USED && marks_a_space (&show->marks[i]))
      {
        guint last = last_of_set (show, i);

        draw_used (canvas, i, last);
        i = last;
      }
}

/* The roof that would complete a Minarett with the two pieces there, as a ghost. */
static void
draw_missing_roof (const AriCanvas *canvas,
                   guint            space,
                   AriActor         seat,
                   float            opacity)
{
  MinarettPiece tower[MINARETT_LEVELS];
  MinarettFoot foot;
  MinarettPlace place = {
    .layer = ARI_LAYER_PIECES,
    .spot = MINARETT_SPOT_SPACE (space),
    .scale = 1,
    .group = canvas->scene->items->len + 1,
    .opacity = opacity,
  };

  if (minarett_tower (minarett_on (canvas), space, tower) != 2 || tower[0].seat != seat ||
      tower[1].seat != seat || tower[1].size != MINARETT_MEDIUM)
    return;

  minarett_find_foot (canvas, MINARETT_SPOT_LEVEL (space, MINARETT_LEVELS), &foot);
  place.at = foot.at;
  minarett_draw_piece (canvas, &place, seat, MINARETT_SMALL);
}

static void
add_star (const AriCanvas *canvas,
          AriSpot          spot,
          AriPoint         at)
{
  AriItem *star = ari_scene_add_fill (canvas->scene, ARI_LAYER_PIECES, ARI_ROLE_SURFACE);
  AriPoint points[2 * STAR_TIPS];

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      float turn = G_PI * i / STAR_TIPS, radius = i % 2 == 0 ? STAR_RADIUS : 0.42f * STAR_RADIUS;

      points[i] = (AriPoint) { at.x + radius * sinf (turn), at.y - radius * cosf (turn) };
    }
  ari_path_polygon (star->path, points, G_N_ELEMENTS (points));
  star->spot = spot;
}

/* A sign on a disc beside the top of the tower; a Minarett gets a second rim. @sign: (nullable): NULL stands
 * for a star */
static void
draw_badge (const AriCanvas *canvas,
            const AriMark   *mark,
            float            side,
            AriRole          role,
            const char      *sign)
{
  AriPoint ground = minarett_space_at (canvas, minarett_space_of (mark->spot));
  MinarettFoot top;
  AriPoint at;

  minarett_find_foot (canvas, MINARETT_SPOT_LEVEL (minarett_space_of (mark->spot), MINARETT_LEVELS), &top);
  at = (AriPoint) { top.at.x + side, MIN (top.at.y + 0.1f, ground.y - BADGE_ABOVE) };
  if (mark->strength >= SURE_WIN)
    {
      AriItem *rim = ari_brush_stroke (canvas, ARI_LAYER_PIECES, role, 0.0231f);

      rim->spot = mark->spot;
      rim->fill = ARI_ROLE_SURFACE;
      ari_path_circle (rim->path, at.x, at.y, 0.178f);
    }
  if (sign != NULL)
    {
      ari_brush_sign (canvas, ARI_LAYER_PIECES, mark->spot, at, 1, role, g_strdup (sign));
      return;
    }
  ari_brush_disc (canvas, ARI_LAYER_PIECES, mark->spot, at, 1, role);
  add_star (canvas, mark->spot, at);
}

/* A seat can complete something here. If it is the seat to act, a star promises a Minarett, and the sign for
 * a capture in a record, a capture; a red exclamation mark is a threat. */
static void
draw_chance (const AriCanvas *canvas,
             const AriMark   *mark)
{
  guint space = minarett_space_of (mark->spot);
  gboolean threat = mark->kind == ARI_MARK_THREAT;
  AriActor seat = threat ? MINARETT_SEATS + 1 - mark->seat : mark->seat;

  if (threat)
    {
      AriItem *ring = ari_brush_stroke (canvas, ARI_LAYER_PIECES, ARI_ROLE_ILLEGAL, 0.0278f);
      MinarettFoot top;

      minarett_find_foot (canvas, MINARETT_SPOT_LEVEL (space, MINARETT_LEVELS), &top);
      ring->spot = mark->spot;
      ari_item_set_dash (ring, 0.0555f, 0.037f);
      minarett_ellipse (ring->path, top.at, 0.222f, 0.375f);
    }
  if (mark->strength >= SURE_WIN)
    draw_missing_roof (canvas, space, seat, threat ? MINARETT_THREAT : MINARETT_GHOST);
  if (threat)
    draw_badge (canvas, mark, -BADGE_SIDE, ARI_ROLE_ILLEGAL, "!");
  else
    draw_badge (canvas, mark, BADGE_SIDE, ARI_ROLE_LEGAL, mark->strength >= SURE_WIN ? NULL : "×");
}

/* Which seats may move a piece with everything on it: the mark of one or both at its wall. */
static void
draw_owner (const AriCanvas *canvas,
            const AriMark   *mark)
{
  MinarettFoot foot;

  minarett_find_foot (canvas, mark->spot, &foot);
  for (AriActor seat = 1; seat <= MINARETT_SEATS; seat++)
    {
      AriPoint at = { foot.at.x - foot.radius, foot.at.y - foot.height / 3 };
      AriItem *item;

      if (mark->kind == ARI_MARK_OWNED && mark->seat != seat)
        continue;

      if (mark->kind == ARI_MARK_CONTESTED)
        at.x += seat == 1 ? -0.07f : 0.07f;
      item = ari_brush_stroke (canvas, ARI_LAYER_PIECES, ARI_ROLE_SEAT_EDGE + seat - 1, 0.0115f);
      item->spot = mark->spot;
      item->fill = ARI_ROLE_SURFACE;
      ari_path_circle (item->path, at.x, at.y, 1.6f * OWNER_RADIUS);
      ari_brush_mark (canvas, ARI_LAYER_PIECES, mark->spot, seat, at, OWNER_RADIUS,
                      ARI_ROLE_SEAT_FILL + seat - 1);
    }
}

void
minarett_draw_badges (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  for (guint i = 0; i < show->n_marks; i++)
    {
      const AriMark *mark = &show->marks[i];

      if ((mark->kind == ARI_MARK_CHANCE_FOR || mark->kind == ARI_MARK_THREAT) && marks_a_space (mark))
        draw_chance (canvas, mark);
      else if ((mark->kind == ARI_MARK_OWNED || mark->kind == ARI_MARK_CONTESTED) &&
               mark->spot < MINARETT_SPOT_SPACES)
        draw_owner (canvas, mark);
    }
}
