/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-canvas.h"

/* The card fills the corner that the slant leaves empty, right of the front rows. */
#define LEFT    2.86f
#define TOP     (-0.26f)
#define WIDTH   1.04f
#define HEIGHT  2.56f
#define EDGE    0.04f  /* kept clear up to the edge of the picture */

#define SCALE   0.8f
#define FOOT    0.40f  /* of the lowest piece, above the card's lower edge */
#define STEP    0.73f  /* from one piece to the next: above the lower one there is room for a name */
#define NAME    0.255f /* of a piece, below its foot and the ring around it */
#define NAME_HALF 0.1f /* from the middle of a name to below its letters */
#define MOST    1.15f  /* larger names would be wider than the card */

static AriPoint
corner (const AriCanvas *canvas)
{
  const AriRect *bounds = &canvas->scene->bounds;

  return (AriPoint) { MIN (LEFT, bounds->x + bounds->width - WIDTH - EDGE), TOP };
}

static gboolean
is_pointed_at (const AriBoardState *show,
               AriSpot              spot)
{
  gboolean pointed_at = spot == show->hover || spot == show->focus;

  for (guint i = 0; i < show->n_picks; i++)
    pointed_at |= spot == show->picks[i];

  return pointed_at;
}

/* The piece on @level of @space, with its name below; a ring marks the inspected piece. */
static void
draw_level (const AriCanvas     *canvas,
            AriPoint             at,
            guint                space,
            guint                level,
            const MinarettPiece *piece)
{
  AriSpot spot = MINARETT_SPOT_LEVEL (space, level);
  MinarettPlace place = {
    .layer = ARI_LAYER_MARKS,
    .spot = spot,
    .at = at,
    .scale = SCALE,
    .on_ground = TRUE,
  };
  const MinarettFoot foot = {
    .at = at,
    .radius = (minarett_radius (piece->size) + 0.05f) * SCALE,
    .height = minarett_height (piece->size) * SCALE,
  };
  AriRole role = ARI_ROLE_TEXT_SECONDARY;

  minarett_draw_piece (canvas, &place, piece->seat, piece->size);
  if (is_pointed_at (canvas->show, spot))
    {
      minarett_add_ring (canvas, ARI_LAYER_MARKS, spot, &foot, ARI_ROLE_LEGAL, 0.0417f);
      role = ARI_ROLE_TEXT;
    }
  if (!canvas->plain)
    ari_brush_text (canvas, ARI_LAYER_MARKS, (AriPoint) { at.x, at.y + NAME },
                    MINARETT_TEXT_HEIGHT * MIN (minarett_text_scale (canvas), MOST), role,
                    g_strdup (minarett_size_name (piece->size)))->spot = spot;
}

void
minarett_draw_card (const AriCanvas *canvas,
                    guint            space)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (minarett_on (canvas), space, tower);
  AriPoint origin = corner (canvas);
  AriPoint at = { origin.x + WIDTH / 2, origin.y + HEIGHT - FOOT };
  AriItem *card = ari_brush_stroke (canvas, ARI_LAYER_MARKS, ARI_ROLE_FRIEZE, 0.0111f);
  AriItem *thread;

  card->fill = ARI_ROLE_CARD;
  ari_path_rect (card->path, origin.x, origin.y, WIDTH, HEIGHT, 0.148f);
  if (!canvas->plain)
    ari_brush_text (canvas, ARI_LAYER_MARKS, (AriPoint) { origin.x + 0.22f, origin.y + 0.2f },
                    1.06f * MINARETT_TEXT_HEIGHT * minarett_text_scale (canvas), ARI_ROLE_TEXT,
                    g_strdup (canvas->board->spots[MINARETT_SPOT_SPACE (space)].name));

  thread = ari_brush_stroke (canvas, ARI_LAYER_MARKS, ARI_ROLE_TEXT_SECONDARY, 0.0148f);
  ari_item_set_dash (thread, 0.0185f, 0.0555f);
  thread->round_ends = TRUE;
  /* From each piece up to the name of the next, which it would strike through. */
  for (guint i = 0; i + 1 < height; i++)
    ari_path_segment (thread->path, (AriPoint) { at.x, at.y - i * STEP },
                      (AriPoint) { at.x, at.y - (i + 1) * STEP + NAME + NAME_HALF });

  for (guint i = 0; i < height; i++)
    {
      draw_level (canvas, at, space, i + 1, &tower[i]);
      at.y -= STEP;
    }
}
