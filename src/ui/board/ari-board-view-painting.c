/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The appearance of the board: cached nodes for each layer. */
#include "ari-board-view-private.h"

#include <math.h>

#define FRAME_FROM_PX 260   /* smaller boards have no frame */
#define REGION_MARGIN 0.6f  /* board units */
#define REGION_LINE   2     /* pixels */

void
ari_board_view_invalidate (AriBoardView *self,
                           guint         layers)
{
  self->stale |= layers;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* In software rendering, draws static content once and then copies it: strokes and ornaments would take up
 * part of every frame that touches them. A texture would be copied in full for each frame, even where none
 * of it is drawn. @node: (transfer full) (nullable), lies within @area. */
static GskRenderNode *
flatten (AriBoardView          *self,
         GskRenderNode         *node,
         const graphene_rect_t *area)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  GskRenderNode *flat;
  cairo_surface_t *picture;
  cairo_t *cr;

  if (node == NULL || native == NULL || !GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native)))
    return node;

  picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) area->size.width * scale,
                                        (int) area->size.height * scale);
  cairo_surface_set_device_scale (picture, scale, scale);
  cairo_surface_set_device_offset (picture, -area->origin.x * scale, -area->origin.y * scale);
  cr = cairo_create (picture);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  gsk_render_node_unref (node);

  flat = gsk_cairo_node_new (area);
  cr = gsk_cairo_node_get_draw_context (flat);
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (picture);

  return flat;
}

/* Flattens those of @runs that are not yet in @known. */
static void
flatten_runs (AriBoardView *self,
              GPtrArray    *runs,
              GPtrArray    *known)
{
  for (guint i = 0; i < runs->len; i++)
    {
      AriPaintRun *run = runs->pdata[i];
      graphene_rect_t area;

      if (g_ptr_array_find (known, run, NULL))
        continue;

      gsk_render_node_get_bounds (run->node, &area);
      graphene_rect_round_extents (&area, &area);
      run->node = flatten (self, run->node, &area);
    }
}

static void
repaint_fixed (AriBoardView   *self,
               const AriScene *scene,
               AriLayer        layer)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                                             gtk_widget_get_height (GTK_WIDGET (self)));

  g_clear_pointer (&self->fixed[layer], gsk_render_node_unref);
  self->fixed[layer] = flatten (self, ari_painter_layer (&self->painter, scene, layer), &area);
}

static void
repaint_layer (AriBoardView   *self,
               const AriScene *scene,
               AriLayer        layer,
               const AriSpot  *without,
               guint           n_without)
{
  g_autoptr(GPtrArray) known = NULL;
  g_autoptr(GPtrArray) runs = NULL;

  /* Size, fonts and colours change for all layers at once. */
  if (self->stale == ALL_LAYERS)
    ari_board_layer_clear (self->layers[layer]);
  known = ari_board_layer_get_runs (self->layers[layer]);
  runs = ari_painter_runs (&self->painter, scene, layer, without, n_without, known);
  if (layer == ARI_LAYER_PIECES)
    flatten_runs (self, runs, known);
  ari_board_view_set_runs (self, layer, runs);
}

static void
repaint_moving (AriBoardView   *self,
                const AriScene *scene,
                const AriSpot  *moving,
                guint           n_moving)
{
  AriBoardState unmarked = self->shown.state;
  g_autoptr(AriScene) bare = NULL;

  if (n_moving == 0)
    return;

  unmarked.n_last = 0;
  bare = ari_board_renderer_picture (&unmarked);
  for (guint i = 0; i < n_moving; i++)
    {
      g_clear_pointer (&self->moving[i], gsk_render_node_unref);
      g_clear_pointer (&self->bare[i], gsk_render_node_unref);
      self->moving[i] = ari_painter_spot (&self->painter, scene, ARI_LAYER_PIECES, moving[i]);
      self->bare[i] = ari_painter_spot (&self->painter, bare, ARI_LAYER_PIECES, moving[i]);
    }
}

/* A small board goes without the frame, unless the texts around it name its places, and letters fit there. */
static gboolean
omits_frame (AriBoardView *self,
             float         width,
             float         height)
{
  const AriRect *framed = &self->shown.board->framed;
  float unit_px = MIN (width / framed->width, height / framed->height)
                  * (float) gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return MIN (width, height) < FRAME_FROM_PX && !(self->legible && unit_px >= ARI_LEGIBLE_UNIT_PX);
}

/* Rebuilds the nodes of stale layers. Requires an allocation. */
void
ari_board_view_repaint (AriBoardView *self)
{
  g_autoptr(AriScene) scene = NULL;
  float width = gtk_widget_get_width (GTK_WIDGET (self));
  float height = gtk_widget_get_height (GTK_WIDGET (self));
  AriSpot apart[2 * ARI_MAX_MOTION_PATHS]; /* what moves, and what is picked up */
  guint n_moving = ari_board_view_moving_spots (self, apart), n_apart = n_moving + self->n_lifted;
  AriPainter before = self->painter;
  AriBoardZoom first = self->zoom;

  memcpy (apart + n_moving, self->lifted_spots, self->n_lifted * sizeof *apart);
  self->shown.state.no_frame = omits_frame (self, width, height);
  self->shown.state.high_contrast = ari_scheme_is_high_contrast (ari_scheme_current ());
  ari_painter_init (&self->painter, GTK_WIDGET (self));
  ari_painter_fit (&self->painter,
                   self->shown.state.no_frame ? &self->shown.board->bounds : &self->shown.board->framed,
                   width, height);
  ari_board_zoom_apply (&first, &self->painter,
                        self->shown.state.no_frame ? &self->shown.board->bounds : &self->shown.board->framed,
                          width, height);
  self->shown.state.unit_px = self->painter.unit * gtk_widget_get_scale_factor (GTK_WIDGET (self));

  scene = ari_board_renderer_picture (&self->shown.state);
  ari_painter_fit (&self->painter, &scene->bounds, width, height);
  ari_board_zoom_apply (&self->zoom, &self->painter, &scene->bounds, width, height);
  if (n_moving > 0)
    ari_board_view_move_kept (self, &before);

  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    {
      if ((self->stale & (1u << layer)) == 0)
        continue;

      if (layer == ARI_LAYER_PIECES)
        {
          repaint_moving (self, scene, apart, n_moving);
          ari_board_view_repaint_hand (self, scene);
        }
      if ((POSITION_LAYERS & (1u << layer)) == 0)
        repaint_fixed (self, scene, layer);
      else
        repaint_layer (self, scene, layer, apart, layer == ARI_LAYER_PIECES ? n_apart : 0);
      self->n_painted[layer]++;
    }
  self->stale = 0;
  self->fonts = pango_context_get_serial (self->painter.context);
}

/* Moves @place, which is @size long, into 0 … @room as far as @most allows. */
static float
move_in (float place,
         float size,
         float room,
         float most)
{
  float over = place + size - room;

  if (place < 0 && over <= 0)
    return place + MIN (-place, most);
  if (over > 0 && place >= 0)
    return place - MIN (over, most);

  return place;
}

/* A circle. At an edge of the view it gives way by its margin, so it still holds all of its spots. Where that
 * isn't enough, it is flattened, but has no corners: the line is always closed and fully visible. */
GskPath *
ari_board_view_region_path (AriBoardView *self)
{
  AriPoint centre = ari_painter_to_px (&self->painter, self->region_centre);
  float radius = self->region_radius * self->painter.unit, size = 2 * radius;
  float give = REGION_MARGIN * self->painter.unit, line = REGION_LINE / 2.0f;
  float width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * line;
  float height = gtk_widget_get_height (GTK_WIDGET (self)) - 2 * line;
  float x = move_in (centre.x - radius - line, size, width, give);
  float y = move_in (centre.y - radius - line, size, height, give);
  float left = CLAMP (x, 0, width), right = CLAMP (x + size, 0, width);
  float top = CLAMP (y, 0, height), bottom = CLAMP (y + size, 0, height);
  gboolean in_corner = right - left < size - 1 && bottom - top < size - 1;
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT (left + line, top + line, right - left, bottom - top),
                                   in_corner ? give : MIN (right - left, bottom - top) / 2);
  gsk_rounded_rect_normalize (&outline);
  gsk_path_builder_add_rounded_rect (builder, &outline);

  return gsk_path_builder_free_to_path (builder);
}

static void
snapshot_region (AriBoardView *self,
                 GtkSnapshot  *snapshot)
{
  GdkRGBA fill = ari_scheme_rgba (self->painter.scheme, ARI_ROLE_HINT, 0.14f);
  GdkRGBA line = ari_scheme_rgba (self->painter.scheme, ARI_ROLE_HINT, 1);
  g_autoptr(GskPath) path = ari_board_view_region_path (self);
  g_autoptr(GskStroke) stroke = gsk_stroke_new (REGION_LINE);

  gsk_stroke_set_dash (stroke, (float[]) { 6, 4 }, 2);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &fill);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &line);
}

void
ari_board_view_paint (AriBoardView *self,
                      GtkSnapshot  *snapshot)
{
  if (self->stale != 0)
    ari_board_view_repaint (self);

  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    {
      GskRenderNode *node;

      if (layer == ARI_LAYER_PIECES && self->n_region > 0)
        snapshot_region (self, snapshot);

      node =
          self->layers[layer] != NULL ? ari_board_layer_get_node (self->layers[layer]) : self->fixed[layer];
      if (node != NULL)
        gtk_snapshot_append_node (snapshot, node);

      if (layer == ARI_LAYER_PIECES)
        {
          ari_board_view_paint_moving (self, snapshot);
          ari_board_view_paint_lifted (self, snapshot);
        }
    }
  ari_board_view_paint_dragged (self, snapshot);
}

void
ari_board_view_show_region (AriBoardView  *self,
                            const AriSpot *spots,
                            guint          n_spots)
{
  AriPoint sum = { 0, 0 };

  g_return_if_fail (ARI_IS_BOARD_VIEW (self));

  if (n_spots == 0 && self->n_region == 0)
    return;

  self->n_region = n_spots;
  self->region_radius = 0;
  for (guint i = 0; i < n_spots; i++)
    {
      sum.x += self->shown.board->spots[spots[i]].centre.x / n_spots;
      sum.y += self->shown.board->spots[spots[i]].centre.y / n_spots;
    }
  self->region_centre = sum;
  for (guint i = 0; i < n_spots; i++)
    {
      AriPoint at = self->shown.board->spots[spots[i]].centre;

      self->region_radius = MAX (self->region_radius, hypotf (at.x - sum.x, at.y - sum.y) + REGION_MARGIN);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
ari_board_view_n_painted (AriBoardView *self,
                          AriLayer      layer)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), 0);

  return self->n_painted[layer];
}
