/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-figurine.h"

#include "ari-board-renderer.h"

#include <math.h>

/* Of contours. */
#define EDGE 0.06f

static const AriRole text = ARI_ROLE_TEXT;

/* A line in the colour of the text around the picture; its path is empty. */
AriItem *
ari_figurine_line (const AriCanvas *canvas,
                   float            width)
{
  AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_PIECES, text, width);

  item->round_ends = TRUE;

  return item;
}

/* An area with a contour; its path is empty. */
AriItem *
ari_figurine_area (const AriCanvas *canvas,
                   AriRole          fill,
                   AriRole          edge)
{
  AriItem *item = ari_scene_add (canvas->scene, ARI_LAYER_PIECES);

  item->fill = fill;
  item->stroke = edge;
  item->stroke_width = edge != ARI_ROLE_NONE ? ari_brush_pen (canvas, EDGE) : 0;

  return item;
}

static void
draw_arrow (const AriCanvas *canvas)
{
  AriPath *path = ari_figurine_line (canvas, 0.085f)->path;

  ari_path_move (path, 0.1f, 0.5f);
  ari_path_line (path, 0.66f, 0.5f);
  ari_path_move (path, 0.46f, 0.3f);
  ari_path_line (path, 0.67f, 0.5f);
  ari_path_line (path, 0.46f, 0.7f);
}

/* A leap over a place. */
static void
draw_pass (const AriCanvas *canvas)
{
  AriPath *path = ari_figurine_line (canvas, 0.085f)->path;

  ari_path_circle (ari_figurine_area (canvas, text, ARI_ROLE_NONE)->path, 0.5f, 0.74f, 0.12f);
  ari_path_move (path, 0.14f, 0.72f);
  ari_path_curve (path, 0.16f, 0.1f, 0.78f, 0.1f, 0.86f, 0.6f);
  ari_path_move (path, 0.66f, 0.52f);
  ari_path_line (path, 0.87f, 0.66f);
  ari_path_line (path, 0.97f, 0.42f);
}

/* A crossed-out ring. */
static void
draw_decline (const AriCanvas *canvas)
{
  AriPath *path = ari_figurine_line (canvas, 0.085f)->path;
  float reach = 0.34f * (float) G_SQRT2 / 2;

  ari_path_circle (path, 0.45f, 0.5f, 0.34f);
  ari_path_move (path, 0.45f - reach, 0.5f + reach);
  ari_path_line (path, 0.45f + reach, 0.5f - reach);
}

static void
draw_seat (const AriCanvas *canvas,
           AriActor         seat)
{
  AriItem *mark = ari_figurine_area (canvas, ARI_ROLE_SEAT_FILL + seat - 1, ARI_ROLE_SEAT_EDGE + seat - 1);

  ari_seat_mark_path (mark->path, seat, (AriPoint) { 0.45f, 0.5f }, 0.32f);
}

/**
 * ari_figurine_width:
 * @sign: not %ARI_SIGN_TEXT
 *
 * Returns: how wide the picture is, in ems
 */
float
ari_figurine_width (const AriRules *rules,
                    guint           sign)
{
  const AriBoardRenderer *face = ari_board_renderer_of (rules);

  switch (sign)
    {
    case ARI_SIGN_TEXT:
    case ARI_SIGN_WITHIN:
      return 0;
    case ARI_SIGN_GAP:
      return ARI_FIGURINE_GAP;
    case ARI_SIGN_ARROW:
      return 0.78f;
    case ARI_SIGN_PASS:
      return 1;
    default:
      return sign >= ARI_SIGN_GAME && face != NULL ? face->figurine_width (sign) : 0.9f;
    }
}

/**
 * ari_figurine_new:
 * @sign: not %ARI_SIGN_TEXT
 * @seat: whose piece it is; %ARI_NONE: it has the colour of the text
 * @em_px: device pixels per em
 *
 * Returns: (transfer full): the picture, one em high
 */
AriScene *
ari_figurine_new (const AriRules *rules,
                  guint           sign,
                  AriActor        seat,
                  float           em_px)
{
  const AriBoardRenderer *face = ari_board_renderer_of (rules);
  AriScene *scene = ari_scene_new ((AriRect) { 0, 0, ari_figurine_width (rules, sign), 1 },
                                   face != NULL ? face->pigments : NULL);
  /* Text has no room for shadows. */
  const AriBoardState show = {
    .rules = rules,
    .unit_px = em_px,
    .high_contrast = TRUE,
    .hover = ARI_SPOT_NONE,
    .inspected = ARI_SPOT_NONE,
    .focus = ARI_SPOT_NONE,
    .refused = ARI_SPOT_NONE,
  };
  const AriCanvas canvas = { .show = &show, .scene = scene, .plain = TRUE };

  if (sign == ARI_SIGN_ARROW)
    draw_arrow (&canvas);
  else if (sign == ARI_SIGN_PASS)
    draw_pass (&canvas);
  else if (sign == ARI_SIGN_DECLINE)
    draw_decline (&canvas);
  else if (sign >= ARI_SIGN_SEAT && sign < ARI_SIGN_GAME)
    draw_seat (&canvas, sign - ARI_SIGN_SEAT + 1);
  else if (sign >= ARI_SIGN_GAME && face != NULL)
    face->figurine (&canvas, sign, seat);

  return scene;
}
