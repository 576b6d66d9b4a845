/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-snapshot-hatch.h"

#include "ari-gsk-path.h"

#include <math.h>

/* Adds the strokes of a repeatable tile of @size × @size pixels: rising, falling, level or upright
 * lines. */
static void
add_hatch_lines (GskPathBuilder *builder,
                 AriHatch        hatch,
                 AriPoint        at,
                 float           size)
{
  /* A slanted line leaves a tile at its corners; where its width reaches into the neighbours, the lines
   * beside it fill in. */
  for (int i = -1; i <= 1; i++)
    switch (hatch)
      {
      case ARI_HATCH_CROSSED:
      case ARI_HATCH_RISING:
        gsk_path_builder_move_to (builder, at.x + (i - 1) * size, at.y + 2 * size);
        gsk_path_builder_line_to (builder, at.x + (i + 2) * size, at.y - size);
        if (hatch == ARI_HATCH_RISING)
          break;
        G_GNUC_FALLTHROUGH;

      case ARI_HATCH_FALLING:
        gsk_path_builder_move_to (builder, at.x + (i - 1) * size, at.y - size);
        gsk_path_builder_line_to (builder, at.x + (i + 2) * size, at.y + 2 * size);
        break;

      case ARI_HATCH_LEVEL:
        gsk_path_builder_move_to (builder, at.x, at.y + i * size);
        gsk_path_builder_line_to (builder, at.x + size, at.y + i * size);
        break;

      case ARI_HATCH_UPRIGHT:
        gsk_path_builder_move_to (builder, at.x + i * size, at.y);
        gsk_path_builder_line_to (builder, at.x + i * size, at.y + size);
        break;

      case ARI_HATCH_NONE:
      case ARI_HATCH_DOTS:
      case ARI_HATCH_VEINS:
      case ARI_N_HATCHES:
      default:
        g_assert_not_reached ();
      }
}

/* The side of a hatch's tile, in whole pixels: so tiles meet seamlessly, and lines are equally sharp in all
 * of them. */
static float
hatch_size (AriHatch hatch,
            float    unit)
{
  switch (hatch)
    {
    case ARI_HATCH_RISING:
    case ARI_HATCH_FALLING:
      return roundf ((float) G_SQRT2 * MAX (ARI_HATCH_PITCH * unit, 3));

    case ARI_HATCH_CROSSED:
      return roundf ((float) G_SQRT2 * MAX (ARI_HATCH_PITCH_CROSSED * unit, 4));

    case ARI_HATCH_DOTS:
      return roundf (MAX (ARI_HATCH_DOT_PITCH * unit, 4));

    case ARI_HATCH_VEINS:
      return roundf (MAX (ARI_HATCH_VEINS_PITCH * unit, 8));

    case ARI_HATCH_NONE:
    case ARI_HATCH_LEVEL:
    case ARI_HATCH_UPRIGHT:
    case ARI_N_HATCHES:
    default:
      return roundf (MAX (ARI_HATCH_PITCH * unit, 3));
    }
}

static void
append_veins (GtkSnapshot   *snapshot,
              AriPoint       at,
              float          size,
              const GdkRGBA *colour)
{
  g_autoptr(AriPath) veins = ari_path_new ();
  g_autoptr(GskPath) path = NULL;

  ari_path_veins (veins, at.x, at.y, size);
  path = ari_gsk_path_new (veins, 1, (AriPoint) { 0, 0 });
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, colour);
}

/* Draws one tile and repeats it: individual lines and dots over a large area take a whole frame. */
void
ari_snapshot_hatch (GtkSnapshot           *snapshot,
                    const graphene_rect_t *area,
                    AriHatch               hatch,
                    float                  unit,
                    AriPoint               origin,
                    const GdkRGBA         *colour)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  float size = hatch_size (hatch, unit);
  float quarter = size / 4, radius = MAX (ARI_HATCH_DOT_RADIUS * unit, 0.7f);
  AriPoint at = { roundf (origin.x), roundf (origin.y) };

  if (hatch == ARI_HATCH_NONE)
    return;

  gtk_snapshot_push_repeat (snapshot, area, &GRAPHENE_RECT_INIT (at.x, at.y, size, size));
  if (hatch == ARI_HATCH_DOTS)
    {
      gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (at.x + quarter, at.y + quarter), radius);
      gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (at.x + 3 * quarter, at.y + 3 * quarter),
                                   radius);
      path = gsk_path_builder_to_path (builder);
      gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, colour);
    }
  else if (hatch == ARI_HATCH_VEINS)
    {
      append_veins (snapshot, at, size, colour);
    }
  else
    {
      g_autoptr(GskStroke) stroke = gsk_stroke_new (MAX (ARI_HATCH_STROKE * unit, 1));

      add_hatch_lines (builder, hatch, at, size);
      path = gsk_path_builder_to_path (builder);
      gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
    }
  gtk_snapshot_pop (snapshot);
}
