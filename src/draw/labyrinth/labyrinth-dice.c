/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-canvas.h"

#define SIZE       0.62f /* of the dice of a turn */
#define SIZE_RIDE  0.40f
#define USED       0.45f /* opacity of a die that has been used */
#define USED_SCALE 0.86f

/* Which of nine places have a pip, by rows, for 1 … 6. */
static const guint pips_on[LABYRINTH_PIPS] = { 0x010, 0x044, 0x054, 0x145, 0x155, 0x16d };

static void
draw_pips (const AriCanvas *canvas,
           AriPoint         at,
           float            size,
           guint            pips)
{
  AriItem *dots = ari_scene_add_fill (canvas->scene, ARI_LAYER_PIECES, LABYRINTH_ROLE_DIE_OUTLINE);

  for (guint i = 0; i < 9; i++)
    if ((pips_on[pips - 1] >> i & 1) != 0)
      {
        int column = (int) i % 3 - 1, row = (int) i / 3 - 1;

        ari_path_circle (dots->path, at.x + column * 0.25f * size, at.y + row * 0.25f * size, 0.085f * size);
      }
}

void
labyrinth_draw_die (const AriCanvas *canvas,
                    AriSpot          spot,
                    AriPoint         at,
                    float            size,
                    guint            pips,
                    gboolean         used)
{
  guint first = canvas->scene->items->len;
  float half = size / 2;
  AriItem *face;

  if (!canvas->show->high_contrast && !canvas->plain)
    {
      AriItem *shadow = ari_scene_add_fill (canvas->scene, ARI_LAYER_PIECES, ARI_ROLE_SHADOW);

      ari_path_rect (shadow->path, at.x - half, at.y - half + 0.065f * size, size, size, 0.2f * size);
    }
  face = ari_brush_stroke (canvas, ARI_LAYER_PIECES, LABYRINTH_ROLE_DIE_OUTLINE, 0.035f * size);
  face->fill = LABYRINTH_ROLE_DIE;
  ari_path_rect (face->path, at.x - half, at.y - half, size, size, 0.2f * size);
  if (pips > 0)
    draw_pips (canvas, at, size, pips);

  for (guint i = first; i < canvas->scene->items->len; i++)
    {
      AriItem *item = canvas->scene->items->pdata[i];

      item->spot = spot;
      item->group = used ? first + 1 : 0;
      item->group_opacity = used ? USED : item->group_opacity;
    }
}

/* The place for a future die. */
static void
draw_no_die (const AriCanvas *canvas,
             AriSpot          spot,
             AriPoint         at)
{
  AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_PIECES, ARI_ROLE_FRIEZE, 0.024f);
  float half = USED_SCALE * SIZE / 2;

  item->spot = spot;
  ari_path_rect (item->path, at.x - half, at.y - half, 2 * half, 2 * half, 0.4f * half);
}

/* The pips of chance's last roll: of two dice, of the die of a ride, or none. */
static guint
last_roll (const AriBoardState *show,
           guint                pips[LABYRINTH_DICE])
{
  LabyrinthAction a = labyrinth_unpack (show->last_action);

  pips[0] = a.first;
  pips[1] = a.second;
  if (a.kind == LABYRINTH_ROLL)
    return LABYRINTH_DICE;

  return a.kind == LABYRINTH_STATION ? 1 : 0;
}

void
labyrinth_draw_dice (const AriCanvas *canvas)
{
  const Labyrinth *l = labyrinth_on (canvas);
  guint rolled[LABYRINTH_DICE], n_rolled = last_roll (canvas->show, rolled);
  AriPoint first = canvas->board->spots[LABYRINTH_SPOT_DIE (0)].centre;
  AriPoint second = canvas->board->spots[LABYRINTH_SPOT_DIE (1)].centre;

  for (guint die = 0; die < LABYRINTH_DICE; die++)
    {
      gboolean lies = l->dice[die] != 0 || n_rolled == LABYRINTH_DICE;
      /* Those of a turn that is over don't look as if they were still to be used, or rolled. */
      gboolean used = l->phase == LABYRINTH_AT_ROLL || (l->dice[die] != 0 && (l->left >> die & 1) == 0);
      AriSpot spot = LABYRINTH_SPOT_DIE (die);
      AriPoint at = die == 0 ? first : second;

      if (lies)
        labyrinth_draw_die (canvas, spot, at, used ? USED_SCALE * SIZE : SIZE,
                            l->dice[die] != 0 ? l->dice[die] : rolled[die], used);
      else
        draw_no_die (canvas, spot, at);
    }

  if (n_rolled == 1 || l->phase == LABYRINTH_AT_STATION)
    labyrinth_draw_die (canvas, LABYRINTH_SPOT_RIDE_DIE, canvas->board->spots[LABYRINTH_SPOT_RIDE_DIE].centre,
                        SIZE_RIDE, l->phase == LABYRINTH_AT_STATION ? 0 : rolled[0], FALSE);
}
