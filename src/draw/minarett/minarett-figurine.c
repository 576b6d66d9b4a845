/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-canvas.h"

#include "ari-figurine.h"

/* Pieces are so large that each fills the line: their shapes tell them apart. */
static const struct
{
  float scale, width, foot;
} pieces[MINARETT_SIZES] = {
  { 1.2f, 1.06f, 0.72f },
  { 1.42f, 0.9f, 0.78f },
  { 1.6f, 0.66f, 0.86f },
};

/* The height of a layer in the picture of a stack. */
#define LAYER 0.25f

/* Without a seat, in the colour of the text alone. */
static void
remove_colours (AriScene *scene)
{
  for (guint i = 0; i < scene->items->len; i++)
    {
      AriItem *item = scene->items->pdata[i];

      if (item->fill != ARI_ROLE_NONE)
        item->fill = ARI_ROLE_CARD;
      if (item->stroke != ARI_ROLE_NONE)
        item->stroke = ARI_ROLE_TEXT;
    }
}

static void
draw_piece (const AriCanvas *canvas,
            guint            size,
            AriActor         seat)
{
  const MinarettPlace place = {
    .layer = ARI_LAYER_PIECES,
    .spot = ARI_SPOT_NONE,
    .at = { pieces[size].width / 2, pieces[size].foot },
    .scale = pieces[size].scale,
    .opacity = 1,
  };

  minarett_draw_piece (canvas, &place, seat != ARI_NONE ? seat : 1, size);
  if (seat == ARI_NONE)
    remove_colours (canvas->scene);
}

/* As many layers as pieces move. */
static void
draw_stack (const AriCanvas *canvas,
            guint            n,
            AriActor         seat)
{
  float top = 0.5f - n * LAYER / 2;

  for (guint i = 0; i < n; i++)
    {
      float half = 0.38f - (n - 1 - i) * 0.09f;
      AriRole fill = seat != ARI_NONE ? MINARETT_ROLE_BODY + seat - 1 : ARI_ROLE_CARD;
      AriRole edge = seat != ARI_NONE ? MINARETT_ROLE_BODY_OUTLINE + seat - 1 : ARI_ROLE_TEXT;
      AriItem *layer = ari_figurine_area (canvas, fill, edge);

      ari_path_rect (layer->path, 0.45f - half, top + i * LAYER, 2 * half, LAYER, 0.06f);
    }
}

static void
draw_capture (const AriCanvas *canvas)
{
  AriPath *path = ari_figurine_line (canvas, 0.11f)->path;

  for (int way = -1; way <= 1; way += 2)
    {
      ari_path_move (path, 0.4f - 0.23f, 0.5f - way * 0.23f);
      ari_path_line (path, 0.4f + 0.23f, 0.5f + way * 0.23f);
    }
}

float
minarett_figurine_width (guint sign)
{
  if (sign < MINARETT_SIGN_STACK)
    return pieces[(sign - MINARETT_SIGN_PIECE) % MINARETT_SIZES].width;

  return sign == MINARETT_SIGN_CAPTURE ? 0.8f : 0.9f;
}

void
minarett_draw_figurine (const AriCanvas *canvas,
                        guint            sign,
                        AriActor         seat)
{
  if (sign < MINARETT_SIGN_CAPTURED)
    draw_piece (canvas, sign - MINARETT_SIGN_PIECE, seat);
  else if (sign < MINARETT_SIGN_STACK)
    draw_piece (canvas, sign - MINARETT_SIGN_CAPTURED, ARI_NONE);
  else if (sign < MINARETT_SIGN_CAPTURE)
    draw_stack (canvas, sign - MINARETT_SIGN_STACK + 1, seat);
  else
    draw_capture (canvas);
}
