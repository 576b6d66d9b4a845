/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painting: cached nodes for each layer. */
#include "ari-board-picture-private.h"

#include <math.h>

#define FRAME_FROM_PX 260   /* smaller boards have no frame */
#define REGION_MARGIN 0.6f  /* board units */
#define REGION_LINE   2     /* pixels */

enum
{
  ARRIVED,
  ZOOMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriBoardPicture, ari_board_picture, G_TYPE_OBJECT)

void
ari_board_picture_invalidate (AriBoardPicture *self,
                              guint            layers)
{
  self->stale |= layers;
  gtk_widget_queue_draw (self->widget);
}

/* In software rendering, draws static content once and then copies it: strokes and ornaments would take up
 * part of every frame that touches them. A texture would be copied in full for each frame, even where none
 * of it is drawn. @node: (transfer full) (nullable), lies within @area. */
static GskRenderNode *
flatten (AriBoardPicture       *self,
         GskRenderNode         *node,
         const graphene_rect_t *area)
{
  GtkNative *native = gtk_widget_get_native (self->widget);
  int scale = gtk_widget_get_scale_factor (self->widget);
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
flatten_runs (AriBoardPicture *self,
              GPtrArray       *runs,
              GPtrArray       *known)
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
repaint_fixed (AriBoardPicture *self,
               const AriScene  *scene,
               AriLayer         layer)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (self->widget),
                                             gtk_widget_get_height (self->widget));

  g_clear_pointer (&self->fixed[layer], gsk_render_node_unref);
  self->fixed[layer] = flatten (self, ari_painter_layer (&self->painter, scene, layer), &area);
}

static void
repaint_layer (AriBoardPicture *self,
               const AriScene  *scene,
               AriLayer         layer,
               const AriSpot   *without,
               guint            n_without)
{
  g_autoptr(GPtrArray) known = NULL;
  g_autoptr(GPtrArray) runs = NULL;

  /* Size, fonts and colours change for all layers at once. */
  if (self->stale == ARI_LAYERS_ALL)
    ari_board_layer_clear (self->layers[layer]);
  known = ari_board_layer_get_runs (self->layers[layer]);
  runs = ari_painter_runs (&self->painter, scene, layer, without, n_without, known);
  if (layer == ARI_LAYER_PIECES)
    flatten_runs (self, runs, known);
  ari_board_picture_set_runs (self, layer, runs);
}

static void
repaint_moving (AriBoardPicture *self,
                const AriScene  *scene,
                const AriSpot   *moving,
                guint            n_moving)
{
  AriBoardState unmarked = self->shown->state;
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
omits_frame (AriBoardPicture *self,
             float            width,
             float            height)
{
  const AriRect *framed = &self->shown->board->framed;
  float unit_px = MIN (width / framed->width, height / framed->height)
                  * (float) gtk_widget_get_scale_factor (self->widget);

  return MIN (width, height) < FRAME_FROM_PX && !(self->shown->legible && unit_px >= ARI_LEGIBLE_UNIT_PX);
}

/* Rebuilds the nodes of stale layers. Requires an allocation. */
static void
repaint (AriBoardPicture *self)
{
  g_autoptr(AriScene) scene = NULL;
  float width = gtk_widget_get_width (self->widget);
  float height = gtk_widget_get_height (self->widget);
  AriSpot apart[2 * ARI_MAX_MOTION_PATHS]; /* what moves, and what is picked up */
  guint n_moving = ari_board_picture_moving_spots (self, apart), n_apart = n_moving + self->n_lifted;
  AriPainter before = self->painter;
  AriBoardZoom first = self->zoom;
  const AriRect *bounds;

  memcpy (apart + n_moving, self->lifted_spots, self->n_lifted * sizeof *apart);
  self->shown->state.no_frame = omits_frame (self, width, height);
  self->shown->state.high_contrast = ari_scheme_is_high_contrast (ari_scheme_current ());
  ari_painter_init (&self->painter, self->widget);
  bounds = self->shown->state.no_frame ? &self->shown->board->bounds : &self->shown->board->framed;
  ari_painter_fit (&self->painter, bounds, width, height);
  ari_board_zoom_apply (&first, &self->painter, bounds, width, height);
  self->shown->state.unit_px = self->painter.unit * gtk_widget_get_scale_factor (self->widget);

  scene = ari_board_renderer_picture (&self->shown->state);
  ari_painter_fit (&self->painter, &scene->bounds, width, height);
  ari_board_zoom_apply (&self->zoom, &self->painter, &scene->bounds, width, height);
  if (n_moving > 0)
    ari_board_picture_move_kept (self, &before);

  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    {
      if ((self->stale & (1u << layer)) == 0)
        continue;

      if (layer == ARI_LAYER_PIECES)
        {
          repaint_moving (self, scene, apart, n_moving);
          ari_board_picture_repaint_hand (self, scene);
        }
      if ((ARI_LAYERS_POSITION & (1u << layer)) == 0)
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
ari_board_picture_region_path (AriBoardPicture *self)
{
  AriPoint centre = ari_painter_to_px (&self->painter, self->region_centre);
  float radius = self->region_radius * self->painter.unit, size = 2 * radius;
  float give = REGION_MARGIN * self->painter.unit, line = REGION_LINE / 2.0f;
  float width = gtk_widget_get_width (self->widget) - 2 * line;
  float height = gtk_widget_get_height (self->widget) - 2 * line;
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
snapshot_region (AriBoardPicture *self,
                 GtkSnapshot     *snapshot)
{
  GdkRGBA fill = ari_scheme_rgba (self->painter.scheme, ARI_ROLE_HINT, 0.14f);
  GdkRGBA line = ari_scheme_rgba (self->painter.scheme, ARI_ROLE_HINT, 1);
  g_autoptr(GskPath) path = ari_board_picture_region_path (self);
  g_autoptr(GskStroke) stroke = gsk_stroke_new (REGION_LINE);

  gsk_stroke_set_dash (stroke, (float[]) { 6, 4 }, 2);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &fill);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &line);
}

void
ari_board_picture_paint (AriBoardPicture *self,
                         GtkSnapshot     *snapshot)
{
  if (self->stale != 0)
    repaint (self);

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
          ari_board_picture_paint_moving (self, snapshot);
          ari_board_picture_paint_lifted (self, snapshot);
        }
    }
  ari_board_picture_paint_dragged (self, snapshot);
}

void
ari_board_picture_show_region (AriBoardPicture *self,
                               const AriSpot   *spots,
                               guint            n_spots)
{
  AriPoint sum = { 0, 0 };

  g_return_if_fail (ARI_IS_BOARD_PICTURE (self));

  if (n_spots == 0 && self->n_region == 0)
    return;

  self->n_region = n_spots;
  self->region_radius = 0;
  for (guint i = 0; i < n_spots; i++)
    {
      sum.x += self->shown->board->spots[spots[i]].centre.x / n_spots;
      sum.y += self->shown->board->spots[spots[i]].centre.y / n_spots;
    }
  self->region_centre = sum;
  for (guint i = 0; i < n_spots; i++)
    {
      AriPoint at = self->shown->board->spots[spots[i]].centre;

      self->region_radius = MAX (self->region_radius, hypotf (at.x - sum.x, at.y - sum.y) + REGION_MARGIN);
    }
  gtk_widget_queue_draw (self->widget);
}

guint
ari_board_picture_n_painted (AriBoardPicture *self,
                             AriLayer         layer)
{
  g_return_val_if_fail (ARI_IS_BOARD_PICTURE (self), 0);

  return self->n_painted[layer];
}

const AriPainter *
ari_board_picture_get_painter (AriBoardPicture *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_PICTURE (self), NULL);

  return &self->painter;
}

const AriBoardZoom *
ari_board_picture_get_zoom (AriBoardPicture *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_PICTURE (self), NULL);

  return &self->zoom;
}

void
ari_board_picture_update_fonts (AriBoardPicture *self)
{
  g_return_if_fail (ARI_IS_BOARD_PICTURE (self));

  if (self->fonts != pango_context_get_serial (gtk_widget_get_pango_context (self->widget)))
    ari_board_picture_invalidate (self, ARI_LAYERS_ALL);
}

static gboolean
is_new_size (AriBoardPicture *self,
             int              width,
             int              height)
{
  int scale = gtk_widget_get_scale_factor (self->widget);
  const int now[] = { width, height, scale };
  gboolean is_new = memcmp (now, self->allocated, sizeof now) != 0;

  memcpy (self->allocated, now, sizeof now);

  return is_new;
}

void
ari_board_picture_allocate (AriBoardPicture *self,
                            int              width,
                            int              height)
{
  g_return_if_fail (ARI_IS_BOARD_PICTURE (self));

  if (!is_new_size (self, width, height) && self->stale != ARI_LAYERS_ALL)
    return;

  /* Moving pieces follow paths in board units. */
  self->stale = ARI_LAYERS_ALL;
  repaint (self);
}

static void
ari_board_picture_dispose (GObject *object)
{
  AriBoardPicture *self = ARI_BOARD_PICTURE (object);

  ari_board_picture_end_motion (self);
  ari_board_picture_drop_hand (self);
  ari_board_picture_end_fades (self);
  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    {
      g_clear_pointer (&self->fixed[layer], gsk_render_node_unref);
      g_clear_pointer (&self->layers[layer], ari_board_layer_free);
    }

  G_OBJECT_CLASS (ari_board_picture_parent_class)->dispose (object);
}

static void
ari_board_picture_class_init (AriBoardPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_board_picture_dispose;

  signals[ARRIVED] =
    g_signal_new ("arrived", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ZOOMED] =
    g_signal_new ("zoomed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ari_board_picture_init (AriBoardPicture *self)
{
  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    if (ARI_LAYERS_POSITION & (1u << layer))
      self->layers[layer] = ari_board_layer_new ();
  self->zoom = (AriBoardZoom) ARI_BOARD_ZOOM_INIT;
}

AriBoardPicture *
ari_board_picture_new (GtkWidget     *widget,
                       AriBoardShown *shown)
{
  AriBoardPicture *self = g_object_new (ARI_TYPE_BOARD_PICTURE, NULL);

  self->widget = widget;
  self->shown = shown;

  return self;
}
