/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-canvas.h"

#include "ari-trace-marks.h"

#include <math.h>

/* The distance of a safe area's inner contour from its border. */
#define INSET 0.165f

#define PLATE_WIDTH  0.523f /* of a count, before it is scaled */
#define PLATE_HEIGHT 0.295f
#define SMALL_PLATE_HEIGHT 0.25f /* of one without a mark */
#define DIGIT_WIDTH        0.11f
#define FROM_PIECE         0.07f /* how far such a plate moves away from the mark of a piece */
#define CRAMPED_MOST       1.1f  /* how much it grows, at most, to stay legible */

#define CONTESTED 0.15f /* the length of the strokes */

#define NEAR_END 0.36f /* of a line, from its middle */

/**
 * Region: triangles that share one mark
 */
typedef struct
{
  AriMarkKind kind;
  AriActor    seat;
  guint       n_triangles;
  AriSpot     label;                  /* the triangle that holds the count */
  gboolean    cramped;                /* a stick or a piece lies beside it */
  gboolean    within[MINOA_TRIANGLES];
} Region;

static gboolean
marks_a_triangle (const AriMark *mark)
{
  return mark->spot >= MINOA_SPOT_TRIANGLES && mark->spot < MINOA_SPOT_PASS;
}

/* Whether the overlay says something about the area of the mark. */
static gboolean
is_area (const AriMark *mark)
{
  gboolean owned = (mark->kind == ARI_MARK_OWNED || mark->kind == ARI_MARK_SAFE) && mark->seat != 0;

  return marks_a_triangle (mark) && (owned || mark->kind == ARI_MARK_CONTESTED);
}

/* Whether a stick or a piece lies on one of its lines. */
static gboolean
is_cramped (const AriCanvas *canvas,
            guint            triangle)
{
  const guint8 *lines = minoa_geometry ()->triangle_lines[triangle];

  for (guint i = 0; i < 3; i++)
    if (!minoa_is_vacant (canvas, lines[i]))
      return TRUE;

  return FALSE;
}

/* The count goes into the triangle nearest to the middle of its region, if there is one where it hides no
 * stick and no piece. */
static void
find_label (Region          *region,
            const AriCanvas *canvas)
{
  const AriSpotInfo *triangles = &canvas->board->spots[MINOA_SPOT_TRIANGLES];
  AriPoint middle = { 0 };
  float nearest = G_MAXFLOAT;

  for (guint t = 0; t < MINOA_TRIANGLES; t++)
    if (region->within[t])
      {
        middle.x += triangles[t].centre.x / region->n_triangles;
        middle.y += triangles[t].centre.y / region->n_triangles;
      }

  region->cramped = TRUE;
  for (guint t = 0; t < MINOA_TRIANGLES; t++)
    {
      float distance = hypotf (triangles[t].centre.x - middle.x, triangles[t].centre.y - middle.y);
      gboolean cramped = is_cramped (canvas, t);

      if (!region->within[t] || (cramped && !region->cramped))
        continue;

      /* A tolerance breaks ties between equally near triangles in the same way on every machine. */
      if (cramped != region->cramped || distance < nearest - 1e-3f)
        {
          nearest = distance;
          region->label = (AriSpot) (MINOA_SPOT_TRIANGLES + t);
          region->cramped = cramped;
        }
    }
}

/* The region of the mark @first and of those behind it that share its group. Returns the mark behind them. */
static guint
region_init (Region          *region,
             const AriCanvas *canvas,
             guint            first)
{
  const AriMark *marks = canvas->show->marks;
  guint i = first;

  *region = (Region) { .kind = marks[first].kind, .seat = marks[first].seat };
  do
    {
      region->within[marks[i++].spot - MINOA_SPOT_TRIANGLES] = TRUE;
      region->n_triangles++;
    }
  while (i < canvas->show->n_marks && marks[i].group != 0 && marks[i].group == marks[first].group);
  find_label (region, canvas);

  return i;
}

/* The triangle across @line from @triangle, or MINOA_NOTHING. */
static guint
across (const MinoaGeometry *geometry,
        guint                triangle,
        guint                line)
{
  const guint8 *both = geometry->line_triangles[line];

  return both[0] == triangle ? both[1] : both[0];
}

/* The line of @triangle that starts at @point and is not @line. */
static guint
other_line (const MinoaGeometry *geometry,
            guint                triangle,
            guint                point,
            guint                line)
{
  const guint8 *lines = geometry->triangle_lines[triangle];
  guint corner = 0;

  /* Line i joins corner i with the next one. */
  while (geometry->corners[triangle][corner] != point)
    corner++;

  return lines[corner] != line ? lines[corner] : lines[(corner + 2) % 3];
}

/* Where the inner contour turns at @point: starting from @line, which bounds @triangle, walks around the
 * point through the region's triangles to the next line that bounds the region; the corner lies on the
 * bisector of that angle. */
static AriPoint
inner_corner (const AriCanvas *canvas,
              const Region    *region,
              guint            triangle,
              guint            line,
              guint            point)
{
  const MinoaGeometry *geometry = minoa_geometry ();
  AriPoint at = geometry->at[point];
  guint far = geometry->ends[line][0] == point ? geometry->ends[line][1] : geometry->ends[line][0];
  AriPoint inside = canvas->board->spots[MINOA_SPOT_TRIANGLES + triangle].centre;
  float ux = geometry->at[far].x - at.x, uy = geometry->at[far].y - at.y;
  float turn = ux * (inside.y - at.y) - uy * (inside.x - at.x) > 0 ? 1 : -1;
  guint n = 1;
  float angle, reach;

  for (guint next = triangle;; n++)
    {
      line = other_line (geometry, next, point, line);
      next = across (geometry, next, line);
      if (next == MINOA_NOTHING || !region->within[next])
        break;
    }

  angle = atan2f (uy, ux) + turn * n * (float) G_PI / 6;
  reach = INSET / sinf (n * (float) G_PI / 6);

  return (AriPoint) { at.x + reach * cosf (angle), at.y + reach * sinf (angle) };
}

/* Safe for good: besides the stronger hatch, the area has its own contour inside its border, like a panel of
 * a fresco. */
static void
draw_inner_contour (const AriCanvas *canvas,
                    const Region    *region)
{
  const MinoaGeometry *geometry = minoa_geometry ();
  AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_OVERLAY, ARI_ROLE_SEAT_HATCH + region->seat - 1, 0.04f);

  item->spot = region->label;
  item->round_ends = TRUE;

  for (guint t = 0; t < MINOA_TRIANGLES; t++)
    for (guint i = 0; region->within[t] && i < 3; i++)
      {
        guint line = geometry->triangle_lines[t][i], beyond = across (geometry, t, line);

        if (beyond == MINOA_NOTHING || !region->within[beyond])
          ari_path_segment (item->path, inner_corner (canvas, region, t, line, geometry->ends[line][0]),
                            inner_corner (canvas, region, t, line, geometry->ends[line][1]));
      }
}

/* A cramped plate has no room to grow as far as other texts. */
static float
count_scale (const AriCanvas *canvas,
             const Region    *region)
{
  return ari_brush_text_scale (canvas, MINOA_TEXT_HEIGHT, region->cramped ? CRAMPED_MOST : MINOA_TEXT_MOST);
}

/* The middle and the size of the plate under the count of a region. */
static AriPoint
find_plate (const AriCanvas *canvas,
            const Region    *region,
            float           *width,
            float           *height)
{
  const AriSpotInfo *spots = canvas->board->spots;
  const guint8 *lines = minoa_geometry ()->triangle_lines[region->label - MINOA_SPOT_TRIANGLES];
  AriPoint at = spots[region->label].centre;
  float scale = count_scale (canvas, region);

  for (guint i = 0; i < 3; i++)
    if (minoa_occupant (canvas->show->position, lines[i]) != ARI_NONE)
      {
        AriPoint piece = spots[lines[i]].centre, centre = spots[region->label].centre;
        float away = scale * FROM_PIECE / hypotf (centre.x - piece.x, centre.y - piece.y);

        at.x += (centre.x - piece.x) * away;
        at.y += (centre.y - piece.y) * away;
      }

  *height = scale * (region->cramped ? SMALL_PLATE_HEIGHT : PLATE_HEIGHT);
  *width = scale * PLATE_WIDTH;
  if (region->cramped)
    *width = *height + (region->n_triangles < 10 ? 0 : scale * DIGIT_WIDTH);

  return at;
}

/* The number of triangles and their owner: on a small plate above everything there. A safe area's plate has
 * two rims. Where the plate would hide a stick or a piece, only the number is on it: the owner shows by the
 * hatch and by a piece nearby. */
static void
draw_count (const AriCanvas *canvas,
            const Region    *region)
{
  AriRole colour = ARI_ROLE_SEAT_HATCH + region->seat - 1;
  AriSpot spot = region->label;
  float scale = count_scale (canvas, region);
  float width, height, rims = (region->cramped ? 0.055f : 0.084f) * scale;
  AriPoint at = find_plate (canvas, region, &width, &height), mark_at = at, text_at = at;

  if (!region->cramped)
    {
      mark_at.x -= 0.136f * scale;
      text_at.x += 0.102f * scale;
    }
  if (region->kind == ARI_MARK_SAFE)
    ari_brush_plate (canvas, ARI_LAYER_PIECES, spot, at, width + rims, height + rims, colour, 0.023f);
  ari_brush_plate (canvas, ARI_LAYER_PIECES, spot, at, width, height, colour, 0.023f);
  if (!region->cramped)
    ari_brush_own_mark (canvas, ARI_LAYER_PIECES, spot, region->seat, mark_at, 0.068f * scale, 0.0115f);
  ari_brush_text (canvas, ARI_LAYER_PIECES, text_at, MINOA_TEXT_HEIGHT * scale, ARI_ROLE_LETTER,
                  g_strdup_printf ("%u", region->n_triangles))->spot = spot;
}

static void
draw_region (const AriCanvas *canvas,
             const Region    *region)
{
  gboolean contested = region->kind == ARI_MARK_CONTESTED, safe = region->kind == ARI_MARK_SAFE;
  AriItem *item;

  if (contested)
    {
      item = ari_scene_add_fill (canvas->scene, ARI_LAYER_OVERLAY, ARI_ROLE_FRIEZE);
      item->spot = region->label;
      item->fill_opacity = 0.26f;
      item->hatch = ARI_HATCH_DOTS;
      item->hatch_role = ARI_ROLE_LINE;
    }
  else
    {
      item = ari_brush_area (canvas, region->label, region->seat, safe ? 0.34f : 0.2f, safe ? 0.8f : 0.62f);
    }

  for (guint t = 0; t < MINOA_TRIANGLES; t++)
    if (region->within[t])
      minoa_triangle_path (canvas, (AriSpot) (MINOA_SPOT_TRIANGLES + t), item->path);

  if (safe)
    draw_inner_contour (canvas, region);
  if (!contested && !canvas->plain)
    draw_count (canvas, region);
}

/* Two strokes, which no player has as a mark: nobody is likely enough to get the triangle. */
static void
draw_contested (const AriCanvas *canvas,
                AriSpot          spot)
{
  AriPoint at = canvas->board->spots[spot].centre;
  AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_OVERLAY, ARI_ROLE_INK, 0.032f);

  item->spot = spot;
  for (int side = -1; side <= 1; side += 2)
    ari_path_segment (item->path, (AriPoint) { at.x - CONTESTED / 2, at.y + side * CONTESTED / 4 },
                      (AriPoint) { at.x + CONTESTED / 2, at.y + side * CONTESTED / 4 });
}

/* Analysis: the mark of a triangle's likely owner, the larger the likelier; unlikely ones vanish. */
static void
draw_likely (const AriCanvas *canvas,
             const AriMark   *mark)
{
  AriPoint at = canvas->board->spots[mark->spot].centre;

  if (mark->seat == 0)
    draw_contested (canvas, mark->spot);
  else if (mark->strength >= 0.15f)
    ari_brush_own_mark (canvas, ARI_LAYER_OVERLAY, mark->spot, mark->seat, at, 0.15f * mark->strength,
                        0.0115f);
}

void
minoa_draw_overlay (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;
  guint next;

  for (guint i = 0; i < show->n_marks; i = next)
    {
      const AriMark *mark = &show->marks[i];
      Region region;

      next = i + 1;
      if (is_area (mark))
        {
          next = region_init (&region, canvas, i);
          draw_region (canvas, &region);
        }
    }

  for (guint i = 0; i < show->n_marks; i++)
    if (show->marks[i].kind == ARI_MARK_LIKELY && marks_a_triangle (&show->marks[i]))
      draw_likely (canvas, &show->marks[i]);
}

/* Whether the mark of a seat at @at would lie on the count of a region. */
static gboolean
hides_count (const AriCanvas *canvas,
             AriPoint         at)
{
  const AriBoardState *show = canvas->show;
  float width, height;
  guint next;

  for (guint i = 0; i < show->n_marks; i = next)
    {
      Region region;
      AriPoint count;

      next = i + 1;
      if (!is_area (&show->marks[i]))
        continue;
      next = region_init (&region, canvas, i);
      count = find_plate (canvas, &region, &width, &height);
      if (region.kind != ARI_MARK_CONTESTED && fabsf (at.x - count.x) < width / 2 + ARI_TRACE_BADGE
          && fabsf (at.y - count.y) < height / 2 + ARI_TRACE_BADGE)
        return TRUE;
    }

  return FALSE;
}

/* Beside the line where no count is, or else on it near one of its ends. */
gboolean
minoa_trace (const AriCanvas *canvas,
             AriSpot          spot,
             AriTracePlace   *place,
             AriPath         *outline)
{
  const AriSpotInfo *line = &canvas->board->spots[spot];
  float dx = line->corners[1].x - line->corners[0].x, dy = line->corners[1].y - line->corners[0].y;
  AriPoint places[4];

  ari_trace_find_usual_place (line, place, outline);
  places[0] = place->badge;
  places[1] = (AriPoint) { 2 * place->at.x - place->badge.x, 2 * place->at.y - place->badge.y };
  places[2] = (AriPoint) { place->at.x + NEAR_END * dx, place->at.y + NEAR_END * dy };
  places[3] = (AriPoint) { place->at.x - NEAR_END * dx, place->at.y - NEAR_END * dy };
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (!hides_count (canvas, places[i]))
      {
        place->badge = places[i];
        break;
      }

  return TRUE;
}
