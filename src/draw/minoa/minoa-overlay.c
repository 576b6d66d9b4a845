/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-canvas.h"

#include "ari-seat-signs.h"

#include <math.h>

/* Everybody contests the one big open area, so marking it says nothing: areas larger than this stay plain. */
#define MOST_CONTESTED (MINOA_TRIANGLES / 3)

/* The distance of a safe area's inner contour from its border. */
#define INSET 0.165f

/**
 * Region: triangles that share one mark
 */
typedef struct
{
  AriMarkKind kind;
  AriActor    seat;
  guint       n_triangles;
  guint       label;                  /* the triangle that holds the count */
  gboolean    within[MINOA_TRIANGLES];
} Region;

static gboolean
same_region (const AriMark *a,
             const AriMark *b)
{
  return a->group != 0 && a->group == b->group && a->kind == b->kind && a->seat == b->seat;
}

static gboolean
marks_a_triangle (const AriMark *mark)
{
  return mark->spot >= MINOA_SPOT_TRIANGLES && mark->spot < MINOA_SPOT_PASS;
}

/* The count goes into the triangle nearest to the middle of its region. */
static guint
find_label (const AriCanvas *canvas,
            const Region    *region)
{
  AriPoint middle = { 0 };
  float nearest = G_MAXFLOAT;
  guint label = 0;

  for (guint t = 0; t < MINOA_TRIANGLES; t++)
    if (region->within[t])
      {
        AriPoint centre = canvas->board->spots[MINOA_SPOT_TRIANGLES + t].centre;

        middle.x += centre.x / region->n_triangles;
        middle.y += centre.y / region->n_triangles;
      }

  for (guint t = 0; t < MINOA_TRIANGLES; t++)
    {
      AriPoint centre = canvas->board->spots[MINOA_SPOT_TRIANGLES + t].centre;
      float distance = hypotf (centre.x - middle.x, centre.y - middle.y);

      /* A tolerance breaks ties between equally near triangles in the same way on every machine. */
      if (region->within[t] && distance < nearest - 1e-3f)
        {
          nearest = distance;
          label = t;
        }
    }

  return label;
}

static void
region_init (Region            *region,
             const AriCanvas *canvas,
             guint              first)
{
  const AriBoardState *show = canvas->show;
  const AriMark *head = &show->marks[first];

  *region = (Region) { .kind = head->kind, .seat = head->seat };
  for (guint i = first; i < show->n_marks; i++)
    if ((i == first || same_region (head, &show->marks[i])) && marks_a_triangle (&show->marks[i]) &&
        !region->within[show->marks[i].spot - MINOA_SPOT_TRIANGLES])
      {
        region->within[show->marks[i].spot - MINOA_SPOT_TRIANGLES] = TRUE;
        region->n_triangles++;
      }
  region->label = find_label (canvas, region);
}

static gboolean
is_first_of_region (const AriBoardState *show,
                    guint                mark)
{
  for (guint i = 0; i < mark; i++)
    if (same_region (&show->marks[i], &show->marks[mark]))
      return FALSE;

  return TRUE;
}

/* The triangle across side @side of @triangle, or MINOA_NOTHING. */
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
  for (guint i = 0; i < 3; i++)
    {
      guint other = geometry->triangle_lines[triangle][i];

      if (other != line && (geometry->ends[other][0] == point || geometry->ends[other][1] == point))
        return other;
    }

  g_return_val_if_reached (line);
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
  AriItem *item = ari_scene_add (canvas->scene, ARI_LAYER_OVERLAY);

  item->spot = (AriSpot) (MINOA_SPOT_TRIANGLES + region->label);
  item->stroke = ARI_ROLE_SEAT_HATCH + region->seat - 1;
  item->stroke_width = ari_brush_pen (canvas, 0.04f);
  item->round_ends = TRUE;

  for (guint t = 0; t < MINOA_TRIANGLES; t++)
    for (guint i = 0; region->within[t] && i < 3; i++)
      {
        guint line = geometry->triangle_lines[t][i], beyond = across (geometry, t, line);
        AriPoint from, to;

        if (beyond != MINOA_NOTHING && region->within[beyond])
          continue;
        from = inner_corner (canvas, region, t, line, geometry->ends[line][0]);
        to = inner_corner (canvas, region, t, line, geometry->ends[line][1]);
        ari_path_move (item->path, from.x, from.y);
        ari_path_line (item->path, to.x, to.y);
      }
}

/* The number of triangles and their owner: on a small plate above everything there. A safe area's plate has
 * two rims. */
static void
draw_count (const AriCanvas *canvas,
            const Region    *region)
{
  AriRole colour = ARI_ROLE_SEAT_HATCH + region->seat - 1;
  AriSpot spot = (AriSpot) (MINOA_SPOT_TRIANGLES + region->label);
  AriPoint at = canvas->board->spots[MINOA_SPOT_TRIANGLES + region->label].centre;
  float scale = ari_brush_text_scale (canvas, MINOA_TEXT_HEIGHT, MINOA_TEXT_MOST);
  float width = 0.523f * scale, height = 0.295f * scale;
  AriPoint mark_at = { at.x - 0.136f * scale, at.y }, text_at = { at.x + 0.102f * scale, at.y };
  AriItem *plate, *mark;

  if (region->kind == ARI_MARK_SAFE)
    {
      float rim = 0.042f * scale;
      AriItem *outer = ari_scene_add (canvas->scene, ARI_LAYER_PIECES);

      outer->spot = spot;
      outer->fill = ARI_ROLE_SURFACE;
      outer->stroke = colour;
      outer->stroke_width = ari_brush_pen (canvas, 0.023f);
      ari_path_rect (outer->path, at.x - width / 2 - rim, at.y - height / 2 - rim, width + 2 * rim, height + 2 * rim,
                     height / 2 + rim);
    }

  plate = ari_scene_add (canvas->scene, ARI_LAYER_PIECES);
  plate->spot = spot;
  plate->fill = ARI_ROLE_SURFACE;
  plate->stroke = colour;
  plate->stroke_width = ari_brush_pen (canvas, 0.023f);
  ari_path_rect (plate->path, at.x - width / 2, at.y - height / 2, width, height, height / 2);

  mark = minoa_add_mark (canvas, ARI_LAYER_PIECES, spot, region->seat, mark_at, 0.068f * scale,
                         ARI_ROLE_SEAT_FILL + region->seat - 1);
  mark->stroke = ARI_ROLE_SEAT_EDGE + region->seat - 1;
  mark->stroke_width = 0.0115f;

  ari_brush_text (canvas, ARI_LAYER_PIECES, text_at, MINOA_TEXT_HEIGHT * scale, ARI_ROLE_LETTER,
                  g_strdup_printf ("%u", region->n_triangles))->spot = spot;
}

static void
draw_region (const AriCanvas *canvas,
             const Region    *region)
{
  gboolean contested = region->kind == ARI_MARK_CONTESTED, safe = region->kind == ARI_MARK_SAFE;
  AriItem *item;

  if (region->n_triangles == 0 || (contested && region->n_triangles > MOST_CONTESTED))
    return;

  item = ari_scene_add (canvas->scene, ARI_LAYER_OVERLAY);
  item->spot = (AriSpot) (MINOA_SPOT_TRIANGLES + region->label);
  for (guint t = 0; t < MINOA_TRIANGLES; t++)
    if (region->within[t])
      minoa_triangle_path (canvas, (AriSpot) (MINOA_SPOT_TRIANGLES + t), item->path);

  if (contested)
    {
      item->fill = ARI_ROLE_FRIEZE;
      item->fill_opacity = 0.26f;
      item->hatch = ARI_HATCH_DOTS;
      item->hatch_role = ARI_ROLE_LINE;
      return;
    }

  item->fill = ARI_ROLE_SEAT_FILL + region->seat - 1;
  item->fill_opacity = safe ? 0.34f : 0.2f;
  item->hatch = ari_seat_hatch (region->seat);
  item->hatch_role = ARI_ROLE_SEAT_HATCH + region->seat - 1;
  item->hatch_opacity = canvas->show->high_contrast ? 1 : safe ? 0.8f : 0.62f;

  if (safe)
    draw_inner_contour (canvas, region);
  if (!canvas->plain)
    draw_count (canvas, region);
}

/* Analysis: the mark of a triangle's likely owner, the larger the likelier; unlikely ones vanish. */
static void
draw_likely (const AriCanvas *canvas,
             const AriMark   *mark)
{
  AriPoint centre = canvas->board->spots[mark->spot].centre;
  AriItem *item;

  if (mark->seat == 0 || mark->strength < 0.15f)
    return;

  item = minoa_add_mark (canvas, ARI_LAYER_OVERLAY, mark->spot, mark->seat, centre, 0.15f * mark->strength,
                         ARI_ROLE_SEAT_FILL + mark->seat - 1);
  item->stroke = ARI_ROLE_SEAT_EDGE + mark->seat - 1;
  item->stroke_width = 0.0115f;
}

void
minoa_draw_overlay (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  for (guint i = 0; i < show->n_marks; i++)
    {
      const AriMark *mark = &show->marks[i];
      gboolean owned = (mark->kind == ARI_MARK_OWNED || mark->kind == ARI_MARK_SAFE) && mark->seat != 0;
      Region region;

      if (!marks_a_triangle (mark) || !(owned || mark->kind == ARI_MARK_CONTESTED) || !is_first_of_region (show, i))
        continue;
      region_init (&region, canvas, i);
      draw_region (canvas, &region);
    }

  for (guint i = 0; i < show->n_marks; i++)
    if (show->marks[i].kind == ARI_MARK_LIKELY && marks_a_triangle (&show->marks[i]))
      draw_likely (canvas, &show->marks[i]);
}
