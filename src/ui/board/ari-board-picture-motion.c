/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Motion on the board after an action: pieces move, drop in or turn over, and dice roll. */
#include "ari-board-picture-private.h"

#include <math.h>

#include "ari-motion-time.h"

#define SET_MS     160
#define SET_FROM   1.15f
#define STEP_RISE  0.12f  /* board units: how high a piece rises in the middle of a step */
#define ROLL_TURNS 1.5f   /* rotations of a die */
#define ROLL_HOP   0.5f   /* board units: height of its first hop */
#define ROLL_SHOWN 0.7f   /* the fraction of the roll after which it shows its result */

void
ari_board_picture_end_motion (AriBoardPicture *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->widget, self->tick_id);
  self->tick_id = 0;
  for (guint i = 0; i < ARI_MAX_MOTION_PATHS; i++)
    {
      g_clear_pointer (&self->bare[i], gsk_render_node_unref);
      g_clear_pointer (&self->turned[i], gsk_render_node_unref);
      for (guint face = 0; face < ARI_TUMBLES; face++)
        g_clear_pointer (&self->tumbling[i][face], gsk_render_node_unref);
    }
  for (guint i = 0; i < ARI_MAX_MOTION_PATHS; i++)
    if (self->moving[i] != NULL)
      {
        g_clear_pointer (&self->moving[i], gsk_render_node_unref);
        ari_board_picture_invalidate (self, 1u << ARI_LAYER_PIECES);
      }
}

static gboolean
is_animated (AriBoardPicture *self)
{
  return (self->shown->flags & ARI_BOARD_ANIMATED) != 0;
}

static int
moving_ms (AriBoardPicture *self)
{
  if (!is_animated (self))
    return ari_board_picture_reduced_ms (self);

  return (int) ari_motion_ms (self->shown->board, self->shown->state.paths, self->shown->state.n_paths);
}

/* Whether something turns over in place. */
static gboolean
is_turned (AriBoardPicture     *self,
           const AriMotionPath *way)
{
  return way->n_spots == 1 && self->shown->board->spots[way->spots[0]].kind == ARI_SPOT_TILE;
}

/* Pictures of the dice with other outcomes, each as unlike the previous one as possible. */
static void
keep_tumbling (AriBoardPicture     *self,
               const AriMotionPath *paths,
               guint                n_paths)
{
  AriAction outcomes[ARI_MAX_ACTIONS];
  guint n_outcomes = self->shown->state.rules->actions (&self->shown->position, outcomes);

  for (guint face = 0; face < ARI_TUMBLES && n_outcomes > 0; face++)
    {
      AriAction outcome = outcomes[(face * n_outcomes / ARI_TUMBLES + n_outcomes / 2) % n_outcomes];
      AriPosition other = self->shown->position;
      AriMotionPath other_paths[ARI_MAX_MOTION_PATHS];
      AriBoardState show = self->shown->state;
      g_autoptr(AriScene) scene = NULL;

      ari_board_state_set_last (&show, &self->shown->position, outcome, other_paths);
      show.rules->apply (&other, outcome);
      show.position = &other;
      scene = ari_board_renderer_picture (&show);
      for (guint i = 0; i < n_paths; i++)
        if (ari_motion_is_rolled (self->shown->board, &paths[i]))
          self->tumbling[i][face] =
              ari_painter_spot (&self->painter, scene, ARI_LAYER_PIECES, paths[i].spots[0]);
    }
}

void
ari_board_picture_keep_before (AriBoardPicture     *self,
                               const AriMotionPath *paths,
                               guint                n_paths)
{
  g_autoptr(AriScene) scene = NULL;

  if (ari_board_layer_get_node (self->layers[ARI_LAYER_PIECES]) == NULL)
    return;

  for (guint i = 0; i < n_paths; i++)
    if (is_turned (self, &paths[i]))
      {
        if (scene == NULL)
          scene = ari_board_renderer_picture (&self->shown->state);
        self->turned[i] = ari_painter_spot (&self->painter, scene, ARI_LAYER_PIECES, paths[i].spots[0]);
      }
    else if (is_animated (self) && ari_motion_is_rolled (self->shown->board, &paths[i]))
      {
        keep_tumbling (self, paths, n_paths);
        return;
      }
}

static void
move_node (GskRenderNode      **node,
           const GskTransform  *transform)
{
  GskRenderNode *moved;

  if (*node == NULL)
    return;

  moved = gsk_transform_node_new (*node, (GskTransform *) transform);
  gsk_render_node_unref (*node);
  *node = moved;
}

void
ari_board_picture_move_kept (AriBoardPicture  *self,
                             const AriPainter *before)
{
  float scale = self->painter.unit / before->unit;
  float x = self->painter.origin.x - before->origin.x * scale;
  float y = self->painter.origin.y - before->origin.y * scale;
  g_autoptr(GskTransform) transform = NULL;

  if (scale == 1 && x == 0 && y == 0)
    return;

  transform = gsk_transform_scale (gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)), scale, scale);
  for (guint i = 0; i < ARI_MAX_MOTION_PATHS; i++)
    {
      move_node (&self->turned[i], transform);
      for (guint face = 0; face < ARI_TUMBLES; face++)
        move_node (&self->tumbling[i][face], transform);
    }
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  AriBoardPicture *self = data;
  gint64 elapsed = gdk_frame_clock_get_frame_time (clock) - self->started;

  gtk_widget_queue_draw (widget);
  if (elapsed < moving_ms (self) * 1000)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  ari_board_picture_end_motion (self);
  g_signal_emit_by_name (self, "arrived");

  return G_SOURCE_REMOVE;
}

void
ari_board_picture_start_motion (AriBoardPicture *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->widget);

  if (clock == NULL || !gtk_widget_get_mapped (self->widget))
    return;

  self->fading = ARI_LAYERS_POSITION;
  if (self->shown->state.n_paths == 0 || moving_ms (self) == 0)
    return;

  self->started = gdk_frame_clock_get_frame_time (clock);
  self->tick_id = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
}

gboolean
ari_board_picture_is_moving (AriBoardPicture *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_PICTURE (self), FALSE);

  return self->tick_id != 0;
}

guint
ari_board_picture_moving_spots (AriBoardPicture *self,
                                AriSpot          spots[ARI_MAX_MOTION_PATHS])
{
  if (self->tick_id == 0)
    return 0;

  for (guint i = 0; i < self->shown->state.n_paths; i++)
    spots[i] = self->shown->state.paths[i].spots[self->shown->state.paths[i].n_spots - 1];

  return self->shown->state.n_paths;
}

static double
elapsed_ms (AriBoardPicture *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->widget);

  return clock != NULL ? (gdk_frame_clock_get_frame_time (clock) - self->started) / 1000.0 : G_MAXDOUBLE;
}

/* The elapsed fraction of a duration, 0 … 1. */
static double
part_over (AriBoardPicture *self,
           double           milliseconds)
{
  return CLAMP (elapsed_ms (self) / milliseconds, 0, 1);
}

static double
ease_out (double part)
{
  double left = 1 - part;

  return 1 - left * left * left;
}

static double
ease_in_out (double part)
{
  return part * part * (3 - 2 * part);
}

static void
paint_set (AriBoardPicture *self,
           GskRenderNode   *node,
           AriSpot          spot,
           GtkSnapshot     *snapshot)
{
  AriPoint centre = ari_painter_to_px (&self->painter, self->shown->board->spots[spot].centre);
  float scale = SET_FROM + (1 - SET_FROM) * ease_out (part_over (self, SET_MS));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (centre.x, centre.y));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-centre.x, -centre.y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

/* Narrows to its edge, then widens again with the other side up. */
static void
paint_turned (AriBoardPicture *self,
              GskRenderNode   *before,
              GskRenderNode   *after,
              AriSpot          spot,
              GtkSnapshot     *snapshot)
{
  AriPoint centre = ari_painter_to_px (&self->painter, self->shown->board->spots[spot].centre);
  float width = cosf (ease_in_out (part_over (self, ARI_MOTION_TURN_MS)) * (float) G_PI);
  GskRenderNode *node = width > 0 ? before : after;

  if (node == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (centre.x, centre.y));
  gtk_snapshot_scale (snapshot, MAX (fabsf (width), 0.02f), 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-centre.x, -centre.y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

/* A die hops, tumbles and comes to rest; it shows its result only at the end. */
static void
paint_rolled (AriBoardPicture      *self,
              GskRenderNode *const *faces,
              GskRenderNode        *rolled,
              AriSpot               spot,
              GtkSnapshot          *snapshot)
{
  float part = part_over (self, ARI_MOTION_ROLL_MS), left = 1 - ease_out (part);
  float hop = ROLL_HOP * left * fabsf (cosf (part * 2.5f * (float) G_PI));
  AriPoint there = self->shown->board->spots[spot].centre;
  AriPoint from = ari_painter_to_px (&self->painter, there);
  AriPoint at = ari_painter_to_px (&self->painter, (AriPoint) { there.x, there.y - hop });
  guint face = (guint) (part / ROLL_SHOWN * ARI_TUMBLES);
  GskRenderNode *node = face < ARI_TUMBLES && faces[face] != NULL ? faces[face] : rolled;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (at.x, at.y));
  gtk_snapshot_rotate (snapshot, (spot % 2 == 0 ? 360 : -360) * ROLL_TURNS * left);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-from.x, -from.y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

/* The width of things on a spot; nothing lies on an area itself. */
static float
width_of (const AriSpotInfo *spot)
{
  if (spot->kind == ARI_SPOT_AREA)
    return 0;

  return spot->n_corners > 2 ? fabsf (spot->corners[1].x - spot->corners[0].x) : 2 * spot->radius;
}

/* A piece grows or shrinks as it moves between spots of different sizes. */
static float
scale_between (AriBoardPicture     *self,
               const AriMotionPath *way,
               guint                step,
               float                part)
{
  const AriSpotInfo *spots = self->shown->board->spots;
  float from = width_of (&spots[way->spots[step]]), to = width_of (&spots[way->spots[step + 1]]);
  float end = width_of (&spots[way->spots[way->n_spots - 1]]);

  return from > 0 && to > 0 && end > 0 ? (from + (to - from) * part) / end : 1;
}

/* All pieces take their steps in unison, so pieces that start together stay together as long as their paths
 * coincide. */
static void
paint_on_way (AriBoardPicture     *self,
              GskRenderNode       *node,
              const AriMotionPath *way,
              GtkSnapshot         *snapshot)
{
  const AriSpotInfo *spots = self->shown->board->spots;
  float steps = ease_in_out (part_over (self, moving_ms (self))) *
                ari_motion_steps (self->shown->state.paths, self->shown->state.n_paths);
  guint step = MIN ((guint) steps, way->n_spots - 2);
  float part = MIN (steps - step, 1);
  AriPoint from = spots[way->spots[step]].centre, to = spots[way->spots[step + 1]].centre;
  AriPoint end = spots[way->spots[way->n_spots - 1]].centre;
  float rise = STEP_RISE * 4 * part * (1 - part);
  AriPoint at = ari_painter_to_px (&self->painter, (AriPoint) { from.x + (to.x - from.x) * part,
                                                                from.y + (to.y - from.y) * part - rise });
  AriPoint there = ari_painter_to_px (&self->painter, end);
  float scale = scale_between (self, way, step, part);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (at.x, at.y));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-there.x, -there.y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

/* The mark of the last action appears with the moving pieces. */
static GskRenderNode *
moving_node (AriBoardPicture *self,
             guint            way)
{
  double part = part_over (self, LAST_MS);

  if (self->bare[way] == NULL || part >= 1)
    return gsk_render_node_ref (self->moving[way]);

  return ari_node_between (self->bare[way], self->moving[way], part);
}

void
ari_board_picture_paint_moving (AriBoardPicture *self,
                                GtkSnapshot     *snapshot)
{
  if (!is_animated (self))
    {
      ari_board_picture_paint_reduced (self, elapsed_ms (self), snapshot);
      return;
    }

  for (guint i = 0; i < self->shown->state.n_paths; i++)
    {
      const AriMotionPath *way = &self->shown->state.paths[i];
      g_autoptr(GskRenderNode) node = NULL;

      if (self->moving[i] == NULL)
        continue;
      node = moving_node (self, i);
      if (is_turned (self, way))
        paint_turned (self, self->turned[i], node, way->spots[0], snapshot);
      else if (ari_motion_is_rolled (self->shown->board, way))
        paint_rolled (self, self->tumbling[i], node, way->spots[0], snapshot);
      else if (way->n_spots == 1)
        paint_set (self, node, way->spots[0], snapshot);
      else
        paint_on_way (self, node, way, snapshot);
    }
}
