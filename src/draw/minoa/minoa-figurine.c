/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-canvas.h"

#include "ari-figurine.h"
#include "ari-seat-signs.h"

static const AriPoint low = { 0.2f, 0.8f }, high = { 0.8f, 0.2f };

static void
add_bar (const AriCanvas *canvas,
         float            width,
         AriRole          role)
{
  AriItem *item = ari_figurine_line (canvas, width);

  item->stroke = role;
  ari_path_segment (item->path, low, high);
}

/* A stick between two points. */
static void
draw_stick (const AriCanvas *canvas)
{
  AriPath *points = ari_figurine_area (canvas, ARI_ROLE_LINE, ARI_ROLE_NONE)->path;
  AriPath *stick = ari_figurine_line (canvas, 0.2f)->path;

  ari_path_circle (points, 0.13f, 0.87f, 0.12f);
  ari_path_circle (points, 0.87f, 0.13f, 0.12f);
  ari_path_segment (stick, (AriPoint) { 0.32f, 0.68f }, (AriPoint) { 0.68f, 0.32f });
}

/* A rod with the mark of its seat. */
static void
draw_piece (const AriCanvas *canvas,
            AriActor         seat)
{
  AriRole edge = seat != ARI_NONE ? ARI_ROLE_SEAT_EDGE + seat - 1 : ARI_ROLE_TEXT;
  AriRole fill = seat != ARI_NONE ? ARI_ROLE_SEAT_FILL + seat - 1 : ARI_ROLE_CARD;

  add_bar (canvas, 0.36f, edge);
  add_bar (canvas, 0.2f, fill);
  if (seat != ARI_NONE)
    ari_seat_mark_path (ari_figurine_area (canvas, fill, edge)->path, seat, (AriPoint) { 0.5f, 0.5f }, 0.27f);
}

float
minoa_figurine_width (guint sign)
{
  return 1.12f;
}

void
minoa_draw_figurine (const AriCanvas *canvas,
                     guint            sign,
                     AriActor         seat)
{
  if (sign == MINOA_SIGN_STICK)
    draw_stick (canvas);
  else
    draw_piece (canvas, seat);
}
