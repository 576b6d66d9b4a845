/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-canvas.h"

#include "ari-figurine.h"
#include "ari-seat-signs.h"

static const AriPoint middle = { 0.5f, 0.5f };

/* A pennant: the start of a race. */
static void
draw_begin (const AriCanvas *canvas)
{
  AriPath *pole = ari_figurine_line (canvas, 0.085f)->path;
  AriPath *pennant = ari_figurine_area (canvas, ARI_ROLE_TEXT, ARI_ROLE_NONE)->path;

  ari_path_segment (pole, (AriPoint) { 0.2f, 0.9f }, (AriPoint) { 0.2f, 0.14f });
  ari_path_polygon (pennant, (const AriPoint[]) { { 0.2f, 0.12f }, { 0.76f, 0.33f }, { 0.2f, 0.54f } }, 3);
}

/* An arrow across the Millstone. */
static void
draw_cross (const AriCanvas *canvas)
{
  AriPath *path = ari_figurine_line (canvas, 0.085f)->path;

  ari_path_circle (path, 0.5f, 0.5f, 0.27f);
  ari_path_move (path, 0.12f, 0.88f);
  ari_path_line (path, 0.9f, 0.1f);
  ari_path_move (path, 0.62f, 0.1f);
  ari_path_line (path, 0.9f, 0.1f);
  ari_path_line (path, 0.9f, 0.38f);
}

/* An arrow around the Orbit, past its stations. */
static void
draw_ride (const AriCanvas *canvas)
{
  AriPath *path = ari_figurine_line (canvas, 0.085f)->path;
  AriPath *stations = ari_figurine_area (canvas, ARI_ROLE_TEXT, ARI_ROLE_NONE)->path;

  ari_path_move (path, 0.5f, 0.16f);
  ari_path_arc (path, 0.5f, 0.5f, 0.34f, -(float) G_PI / 2, 1.5f * (float) G_PI);
  ari_path_move (path, 0.02f, 0.58f);
  ari_path_line (path, 0.16f, 0.42f);
  ari_path_line (path, 0.34f, 0.56f);
  ari_path_circle (stations, 0.5f, 0.16f, 0.1f);
  ari_path_circle (stations, 0.84f, 0.5f, 0.1f);
  ari_path_circle (stations, 0.5f, 0.84f, 0.1f);
}

/* The square of a halt. */
static void
draw_stay (const AriCanvas *canvas)
{
  ari_path_circle (ari_figurine_line (canvas, 0.085f)->path, middle.x, middle.y, 0.36f);
  ari_path_rect (ari_figurine_area (canvas, ARI_ROLE_TEXT, ARI_ROLE_NONE)->path,
                 middle.x - 0.14f, middle.y - 0.14f, 0.28f, 0.28f, 0);
}

/* In the shape of its seat, without one a disc. Triangle and lozenge leave less room for the letter. */
static void
draw_traveller (const AriCanvas *canvas,
                guint            number,
                AriActor         seat)
{
  static const float heights[] = { 0.74f, 0.74f, 0.74f, 0.5f, 0.6f };
  static const float radii[] = { 0.43f, 0.43f, 0.46f, 0.42f, 0.4f };
  AriRole fill = seat != ARI_NONE ? ARI_ROLE_SEAT_FILL + seat - 1 : ARI_ROLE_CARD;
  AriRole edge = seat != ARI_NONE ? ARI_ROLE_SEAT_EDGE + seat - 1 : ARI_ROLE_TEXT;
  AriItem *body = ari_figurine_area (canvas, fill, edge);
  AriPoint at = middle;

  at.y += seat == 3 ? 0.1f : -0.04f;
  ari_seat_mark_path (body->path, seat != ARI_NONE ? seat : 1, (AriPoint) { 0.5f, seat == 3 ? 0.57f : 0.5f },
                      radii[seat]);
  ari_brush_text (canvas, ARI_LAYER_PIECES, at, heights[seat],
                  seat != ARI_NONE ? ARI_ROLE_SEAT_ON + seat - 1 : ARI_ROLE_TEXT,
                  g_strdup_printf ("%c", (char) ('a' + number)));
}

float
labyrinth_figurine_width (guint sign)
{
  return sign == LABYRINTH_SIGN_BEGIN ? 0.8f : 1.04f;
}

void
labyrinth_draw_figurine (const AriCanvas *canvas,
                         guint            sign,
                         AriActor         seat)
{
  if (sign >= LABYRINTH_SIGN_TRAVELLER)
    draw_traveller (canvas, sign - LABYRINTH_SIGN_TRAVELLER, seat);
  else if (sign >= LABYRINTH_SIGN_DIE)
    labyrinth_draw_die (canvas, ARI_SPOT_NONE, middle, 0.88f, sign - LABYRINTH_SIGN_DIE + 1, FALSE);
  else if (sign == LABYRINTH_SIGN_BEGIN)
    draw_begin (canvas);
  else if (sign == LABYRINTH_SIGN_CROSS)
    draw_cross (canvas);
  else if (sign == LABYRINTH_SIGN_RIDE)
    draw_ride (canvas);
  else
    draw_stay (canvas);
}
