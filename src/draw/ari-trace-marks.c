/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-trace-marks.h"

#include "ari-seat-signs.h"

#include <math.h>

#define TRACK_WIDTH   0.045f
#define TRACK_STRENGTH 0.7f
#define ASIDE       0.06f  /* between the tracks of neighbouring seats */
#define ARROW       0.11f
#define START       0.06f  /* radius of the ring where a track begins */
#define BADGE       ARI_TRACE_BADGE
#define DIGIT       0.19f  /* height of the number beside it */
#define DIGIT_WIDTH 0.15f
#define BADGE_GAP   0.05f  /* between badges */
#define MAX_POINTS  (ARI_MAX_STEPS + 1)

/* A path on the board; consecutive spots may share a place. */
typedef struct
{
  guint    n;
  AriPoint points[MAX_POINTS];
} Track;

typedef struct
{
  const AriTraceStep *step;
  AriPoint            at;
  float               half; /* of its width */
} Badge;

/* One trace while it is drawn. */
typedef struct
{
  const AriCanvas   *canvas;
  const AriSpotInfo *spots;
  AriTracePlaceFunc *place; /* (nullable) */
  guint              n_badges;
  Badge              badges[ARI_MAX_TRACE];
} Tracer;

/* Each seat has its own pattern of dashes. */
static const struct { float dash, gap; } dashes[ARI_MAX_SEATS] = {
  { 0, 0 }, { 0.16f, 0.1f }, { 0.02f, 0.1f }, { 0.08f, 0.08f }, { 0.26f, 0.08f },
};

void
ari_trace_find_usual_place (const AriSpotInfo *spot,
                            AriTracePlace     *place,
                            AriPath           *outline)
{
  float radius = spot->radius > 0 ? spot->radius : 0.3f;

  place->at = place->badge = spot->centre;
  if (spot->kind == ARI_SPOT_LINE)
    {
      float dx = spot->corners[1].x - spot->corners[0].x, dy = spot->corners[1].y - spot->corners[0].y;
      float length = hypotf (dx, dy), side = dx < 0 ? -1 : 1;

      place->badge.x += side * 0.24f * dy / length;
      place->badge.y -= side * 0.24f * dx / length;
      if (outline != NULL)
        {
          AriPoint from = { spot->corners[0].x + 0.16f * dx, spot->corners[0].y + 0.16f * dy };
          AriPoint to = { spot->corners[1].x - 0.16f * dx, spot->corners[1].y - 0.16f * dy };

          ari_path_capsule (outline, from, to, 0.17f);
        }
      return;
    }

  place->badge.x -= 0.8f * radius;
  place->badge.y -= 0.8f * radius;
  if (outline != NULL)
    ari_path_circle (outline, spot->centre.x, spot->centre.y, radius);
}

static gboolean
is_same (AriPoint a,
         AriPoint b)
{
  return hypotf (a.x - b.x, a.y - b.y) < 0.01f;
}

/* FALSE where the picture has nothing to trace. */
static gboolean
find_place (const Tracer  *tracer,
            AriSpot        spot,
            AriTracePlace *place,
            AriPath       *outline)
{
  const AriSpotInfo *info = &tracer->spots[spot];

  if (info->kind == ARI_SPOT_CHOICE || info->kind == ARI_SPOT_DIE)
    return FALSE;
  if (tracer->place != NULL)
    return tracer->place (tracer->canvas, spot, place, outline);

  ari_trace_find_usual_place (info, place, outline);

  return TRUE;
}

static void
find_track (const Tracer        *tracer,
          const AriMotionPath *path,
          float                aside,
          Track                 *track)
{
  track->n = 0;
  for (guint i = 0; i < path->n_spots; i++)
    {
      AriTracePlace place;

      if (!find_place (tracer, path->spots[i], &place, NULL))
        continue;
      place.at.x += aside;
      place.at.y += aside;
      if (track->n == 0 || !is_same (track->points[track->n - 1], place.at))
        track->points[track->n++] = place.at;
    }
}

/* Whether @track runs where the beginning of @other runs, as pieces of one group do. */
static gboolean
is_part (const Track *track,
         const Track *other)
{
  if (track->n > other->n)
    return FALSE;
  for (guint i = 0; i < track->n; i++)
    if (!is_same (track->points[i], other->points[i]))
      return FALSE;

  return TRUE;
}

static AriItem *
add_stroke (const AriCanvas *canvas,
            AriLayer         layer,
            AriRole          role,
            float            width,
            float            opacity)
{
  AriItem *item = ari_scene_add (canvas->scene, layer);

  item->stroke = role;
  item->stroke_width = ari_brush_pen (canvas, width);
  item->stroke_opacity = canvas->show->high_contrast ? 1 : opacity;
  item->round_ends = TRUE;

  return item;
}

/* The arrow lies in the middle of the last step, where no piece covers it. */
static void
add_arrow (AriPath   *path,
           const Track *track)
{
  AriPoint from = track->points[track->n - 2], to = track->points[track->n - 1];
  float dx = to.x - from.x, dy = to.y - from.y, length = hypotf (dx, dy);
  AriPoint tip = { from.x + 0.6f * dx, from.y + 0.6f * dy };
  float ux = dx / length * ARROW, uy = dy / length * ARROW;

  ari_path_move (path, tip.x - ux - uy, tip.y - uy + ux);
  ari_path_line (path, tip.x, tip.y);
  ari_path_line (path, tip.x - ux + uy, tip.y - uy - ux);
}

/* @dashed: the track of a piece that made room. A light rim keeps tracks apart from what they cross. */
static void
draw_track (const Tracer *tracer,
          const Track    *track,
          AriActor      seat,
          gboolean      dashed)
{
  for (guint pass = 0; pass < 2; pass++)
    {
      AriRole role = pass == 0 ? ARI_ROLE_SURFACE : ARI_ROLE_SEAT_HATCH + seat - 1;
      float width = pass == 0 ? 2.2f * TRACK_WIDTH : TRACK_WIDTH;
      AriItem *line = add_stroke (tracer->canvas, ARI_LAYER_OVERLAY, role, width, TRACK_STRENGTH);
      AriItem *ends = add_stroke (tracer->canvas, ARI_LAYER_OVERLAY, role, width, TRACK_STRENGTH);

      for (guint i = 0; i < track->n; i++)
        if (i == 0)
          ari_path_move (line->path, track->points[i].x, track->points[i].y);
        else
          ari_path_line (line->path, track->points[i].x, track->points[i].y);
      if (pass == 1)
        {
          line->dash = dashed ? 0.04f : dashes[seat - 1].dash;
          line->gap = dashed ? 0.12f : dashes[seat - 1].gap;
        }
      add_arrow (ends->path, track);
      ari_path_circle (ends->path, track->points[0].x, track->points[0].y, START);
    }
}

/* The badge that another one at @at would cover; NULL: none. */
static const Badge *
covered_badge (const Tracer *tracer,
               AriPoint      at,
               float         half)
{
  for (guint i = 0; i < tracer->n_badges; i++)
    {
      const Badge *badge = &tracer->badges[i];

      if (fabsf (badge->at.y - at.y) < 2 * BADGE && fabsf (badge->at.x - at.x) < badge->half + half)
        return badge;
    }

  return NULL;
}

static gboolean
is_numbered (const Tracer       *tracer,
             const AriTraceStep *step)
{
  return step->number > 0 && !tracer->canvas->plain;
}

/* The text, such as a share or the number of a field, that a badge at @at would cover. Marks lie above
 * badges, and come and go with the pointer. */
static gboolean
find_text (const Tracer *tracer,
           AriPoint      at,
           float         half,
           AriRect      *text)
{
  return ari_brush_find_text (tracer->canvas, ARI_LAYER_PIECES, at, 2 * half, 2 * BADGE, text);
}

/* Moves @at to the nearest side of the text that a badge would cover there, if it covers none then. */
static AriPoint
spare_text (const Tracer *tracer,
            AriPoint      at,
            float         half)
{
  AriRect text, other;
  AriPoint nearest = at;
  float least = G_MAXFLOAT;

  if (!find_text (tracer, at, half, &text))
    return at;

  for (guint side = 0; side < 4; side++)
    {
      AriPoint to = at;
      float way;

      if (side < 2)
        to.x = side == 0 ? text.x - half : text.x + text.width + half;
      else
        to.y = side == 2 ? text.y - BADGE : text.y + text.height + BADGE;
      way = hypotf (to.x - at.x, to.y - at.y);
      if (way < least && !find_text (tracer, to, half, &other))
        {
          nearest = to;
          least = way;
        }
    }

  return nearest;
}

/* Finds a place for the badge of @step at @at, or to the right of those that are there. */
static void
add_badge (Tracer             *tracer,
           const AriTraceStep *step,
           AriPoint            at)
{
  float half = BADGE + (is_numbered (tracer, step) ? DIGIT_WIDTH / 2 : 0);
  const Badge *covered;

  at = spare_text (tracer, at, half);
  for (guint tries = 0; (covered = covered_badge (tracer, at, half)) != NULL; tries++)
    {
      at.x = covered->at.x + covered->half + half + BADGE_GAP;
      /* There may be a text again; at last, a badge rather lies on a text than on another badge. */
      if (tries < tracer->n_badges)
        at = spare_text (tracer, at, half);
    }

  g_return_if_fail (tracer->n_badges < ARI_MAX_TRACE);
  tracer->badges[tracer->n_badges++] = (Badge) { step, at, half };
}

/* The mark of the seat, with the number of the step if the turn has several. */
static void
draw_badge (const Tracer *tracer,
            const Badge  *badge)
{
  const AriCanvas *canvas = tracer->canvas;
  const AriTraceStep *step = badge->step;
  float half = badge->half - BADGE;
  AriPoint left = { badge->at.x - half, badge->at.y }, right = { badge->at.x + half, badge->at.y };
  AriItem *item = ari_scene_add (canvas->scene, ARI_LAYER_PIECES);

  item->fill = ARI_ROLE_SURFACE;
  item->stroke = ARI_ROLE_SEAT_HATCH + step->seat - 1;
  item->stroke_width = ari_brush_pen (canvas, 0.018f);
  ari_path_capsule (item->path, left, right, BADGE);

  item = ari_scene_add (canvas->scene, ARI_LAYER_PIECES);
  item->fill = ARI_ROLE_SEAT_FILL + step->seat - 1;
  item->stroke = ARI_ROLE_SEAT_HATCH + step->seat - 1;
  item->stroke_width = ari_brush_pen (canvas, 0.012f);
  ari_seat_mark_path (item->path, step->seat, left, 0.52f * BADGE);
  if (is_numbered (tracer, step))
    ari_brush_text (canvas, ARI_LAYER_PIECES, right, DIGIT, ARI_ROLE_TEXT,
                    g_strdup_printf ("%u", step->number));
}

/* An outline around what a step set; ticks across it where the step aimed at what lay there. */
static void
draw_spot (Tracer             *tracer,
           const AriTraceStep *step,
           AriSpot             spot,
           gboolean            with_badge)
{
  const AriCanvas *canvas = tracer->canvas;
  g_autoptr(AriPath) outline = ari_path_new ();
  AriTracePlace place;

  if (!find_place (tracer, spot, &place, outline))
    return;

  for (guint pass = 0; pass < 2; pass++)
    {
      AriRole role = pass == 0 ? ARI_ROLE_SURFACE : ARI_ROLE_SEAT_HATCH + step->seat - 1;
      AriItem *item = add_stroke (canvas, ARI_LAYER_PIECES, role, pass == 0 ? 0.07f : 0.032f, TRACK_STRENGTH);

      ari_path_append (item->path, outline);
      if (pass == 1 && step->kind == ARI_TRACE_AIMED)
        {
          item->dash = 0.1f;
          item->gap = 0.09f;
        }
    }
  if (with_badge)
    add_badge (tracer, step, place.badge);
}

static void
draw_ways (Tracer             *tracer,
           const AriTraceStep *step)
{
  float aside = ((float) step->seat - (ARI_MAX_SEATS + 1) / 2.0f) * ASIDE;
  Track tracks[ARI_MAX_MOTION_PATHS];
  AriTracePlace end;
  gboolean drawn = FALSE;

  for (guint i = 0; i < step->n_paths; i++)
    find_track (tracer, &step->paths[i], aside, &tracks[i]);
  for (guint i = 0; i < step->n_paths; i++)
    {
      const AriMotionPath *path = &step->paths[i];
      gboolean covered = FALSE;

      for (guint k = i + 1; k < step->n_paths && !covered; k++)
        covered = is_part (&tracks[i], &tracks[k]);
      if (!covered && tracks[i].n > 1)
        draw_track (tracer, &tracks[i], step->seat, drawn);
      else if (!covered && tracks[i].n == 1)
        draw_spot (tracer, step, path->spots[path->n_spots - 1], FALSE);
      drawn |= !covered;
    }

  for (guint i = step->paths[0].n_spots; i > 0; i--)
    if (find_place (tracer, step->paths[0].spots[i - 1], &end, NULL))
      {
        add_badge (tracer, step, end.badge);
        return;
      }
}

static void
draw_step (Tracer             *tracer,
           const AriTraceStep *step)
{
  if (step->kind == ARI_TRACE_WAYS)
    draw_ways (tracer, step);
  else
    for (guint i = 0; i < step->n_spots; i++)
      draw_spot (tracer, step, step->spots[i], i == 0);
}

/* Gold light, and a line in it: pieces that have earned something. */
static void
draw_earner (Tracer *tracer,
             AriSpot spot)
{
  g_autoptr(AriPath) outline = ari_path_new ();
  AriTracePlace place;
  static const struct { AriRole role; float width, opacity; } passes[] = {
    { ARI_ROLE_GOLD, 0.16f, 0.6f }, { ARI_ROLE_LAST_EDGE, 0.05f, 1 },
  };

  if (!find_place (tracer, spot, &place, outline))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (passes); i++)
    ari_path_append (add_stroke (tracer->canvas, ARI_LAYER_PIECES, passes[i].role, passes[i].width,
                                 passes[i].opacity)->path, outline);
}

/* Dashes around everything that the actor can name first, with what its pieces have earned. */
static void
draw_offers (Tracer *tracer)
{
  const AriBoardState *show = tracer->canvas->show;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = show->rules->actions (show->position, actions);
  gboolean drawn[ARI_MAX_SPOTS] = { FALSE };

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPath) outline = ari_path_new ();
      AriSpot picks[ARI_MAX_PICKS];
      AriTracePlace place;
      AriItem *dash;

      show->rules->picks (show->position, actions[i], picks);
      if (drawn[picks[0]] || !find_place (tracer, picks[0], &place, outline))
        continue;
      drawn[picks[0]] = TRUE;
      dash = add_stroke (tracer->canvas, ARI_LAYER_PIECES, ARI_ROLE_LEGAL, 0.045f, 1);
      dash->dash = 0.1136f;
      dash->gap = 0.09f;
      ari_path_append (dash->path, outline);
    }
}

void
ari_trace_draw (const AriCanvas   *canvas,
                const AriSpotInfo *spots,
                AriTracePlaceFunc *place)
{
  const AriBoardState *show = canvas->show;
  g_autofree Tracer *tracer = NULL;

  if (show->n_trace == 0 && show->n_earners == 0)
    return;

  tracer = g_new0 (Tracer, 1);
  tracer->canvas = canvas;
  tracer->spots = spots;
  tracer->place = place;
  for (guint i = 0; i < show->n_earners; i++)
    draw_earner (tracer, show->earners[i]);
  if (show->n_earners > 0 && ari_rules_is_entitled (show->rules, show->position))
    draw_offers (tracer);
  for (guint i = 0; i < show->n_trace; i++)
    draw_step (tracer, &show->trace[i]);
  /* Above the outlines, some of which surround the same spot. */
  for (guint i = 0; i < tracer->n_badges; i++)
    draw_badge (tracer, &tracer->badges[i]);
}
