/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-canvas.h"

#include "ari-brush-ideas.h"

static gboolean
is_line (AriSpot spot)
{
  return spot < MINOA_LINES;
}

/* Pickable: long dashes in a pale bar, and on the border the mark of the seat that would set the piece. */
static void
draw_ghost (const AriCanvas *canvas,
            guint            line,
            float            strength)
{
  AriActor actor = ari_rules_actor (canvas->show->rules, canvas->show->position);
  gboolean border = line < MINOA_BORDER_LINES;
  AriItem *dashes;

  minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.16f, border ? MINOA_ROD_WIDTH : 0.193f, ARI_ROLE_LEGAL,
                 strength);
  dashes = minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.16f, ari_brush_pen (canvas, 0.0625f),
                          ARI_ROLE_LEGAL, 1);
  dashes->round_ends = FALSE;
  ari_item_set_dash (dashes, 0.1136f, 0.068f);

  if (border && actor != ARI_NONE && actor <= ARI_MAX_SEATS)
    {
      AriPoint at = canvas->board->spots[line].centre;

      ari_brush_mark (canvas, ARI_LAYER_MARKS, (AriSpot) line, actor, at, MINOA_MARK_RADIUS, ARI_ROLE_LEGAL);
      ari_brush_mark (canvas, ARI_LAYER_MARKS, (AriSpot) line, actor, at, MINOA_MARK_RADIUS - 0.0365f,
                      ARI_ROLE_SEAT_FILL + actor - 1);
    }
}

static void
draw_hover (const AriCanvas *canvas,
            guint            line)
{
  if (ari_rules_legal (canvas->show->rules, canvas->show->position, line))
    draw_ghost (canvas, line, 0.3f);
  else if (minoa_is_vacant (canvas, line))
    minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.1f, ari_brush_pen (canvas, 0.045f), ARI_ROLE_LINE_HOVER,
                   1);
}

/* The proof glows under its sticks, which are therefore drawn again. */
static void
draw_proof (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  for (guint i = 0; i < show->n_proof; i++)
    if (is_line (show->proof[i]))
      minoa_add_bar (canvas, ARI_LAYER_MARKS, show->proof[i], MINOA_STICK_FREE, 0.25f, ARI_ROLE_ILLEGAL,
                     0.3f);
    else if (show->proof[i] < MINOA_SPOT_PASS)
      {
        AriItem *item = ari_scene_add_fill (canvas->scene, ARI_LAYER_MARKS, ARI_ROLE_ILLEGAL);

        item->spot = show->proof[i];
        item->fill_opacity = 0.3f;
        minoa_triangle_path (canvas, show->proof[i], item->path);
      }

  for (guint i = 0; i < show->n_proof; i++)
    if (is_line (show->proof[i]))
      minoa_draw_occupant (canvas, ARI_LAYER_MARKS, show->proof[i]);
}

/* Refused: short dots and a cross. */
static void
draw_refused (const AriCanvas *canvas,
              guint            line)
{
  if (minoa_is_vacant (canvas, line))
    ari_item_set_dash (minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.16f, 0.0625f, ARI_ROLE_ILLEGAL, 1),
                       0.034f, 0.102f);
  ari_brush_cross (canvas, (AriSpot) line, canvas->board->spots[line].centre, 1);
}

/* Around all that may lie on the line, or around the triangle. */
static void
add_outline (const AriCanvas *canvas,
             AriSpot          spot,
             AriPath         *outline)
{
  AriPoint a = canvas->board->spots[spot].corners[0], b = canvas->board->spots[spot].corners[1];
  float ux = (b.x - a.x) * MINOA_ROD_FREE, uy = (b.y - a.y) * MINOA_ROD_FREE;

  if (is_line (spot))
    ari_path_capsule (outline, (AriPoint) { a.x + ux, a.y + uy }, (AriPoint) { b.x - ux, b.y - uy },
                      minoa_occupant (canvas->show->position, spot) != ARI_NONE ? 0.235f : 0.19f);
  else
    minoa_triangle_path (canvas, spot, outline);
}

/* Advice: a thin solid line in a pale bar, and a disc with its rank. A stick or a piece that is there already
 * has a ring. */
static void
draw_hint (const AriCanvas *canvas,
           guint            line,
           guint            rank)
{
  AriPoint at = canvas->board->spots[line].centre;

  if (!minoa_is_vacant (canvas, line))
    {
      AriItem *ring = ari_brush_stroke (canvas, ARI_LAYER_MARKS, ARI_ROLE_HINT, 0.045f);

      ring->spot = (AriSpot) line;
      add_outline (canvas, (AriSpot) line, ring->path);
      return;
    }

  minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.14f, 0.2045f, ARI_ROLE_HINT, 0.22f);
  minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.14f, ari_brush_pen (canvas, 0.0386f), ARI_ROLE_HINT, 1);
  ari_brush_rank (canvas, (AriSpot) line, at, 1, rank);
}

static void
draw_focus (const AriCanvas *canvas,
            AriSpot          spot)
{
  g_autoptr(AriPath) outline = ari_path_new ();
  add_outline (canvas, spot, outline);
  ari_brush_focus (canvas, spot, outline, 0.034f);
}

/* Ideas on the board: a stick or piece that could be set is a bar with dashes along both its sides. */
static gboolean
draw_idea (const AriCanvas *canvas,
           const AriIdea   *idea,
           float            strength,
           AriPoint        *chip)
{
  guint line = idea->picks[0];
  AriItem *dashes;

  if (idea->n_picks == 0 || line >= MINOA_LINES)
    return FALSE;

  minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.1f, 0.28f, ARI_ROLE_SURFACE, 0.8f * strength);
  minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.1f, 0.22f, ARI_ROLE_HINT, 0.4f * strength);
  dashes = minoa_add_bar (canvas, ARI_LAYER_MARKS, line, 0.12f, ari_brush_pen (canvas, 0.05f), ARI_ROLE_HINT,
                          strength);
  dashes->round_ends = FALSE;
  ari_item_set_dash (dashes, 0.08f, 0.05f);
  *chip = canvas->board->spots[line].centre;

  return TRUE;
}

void
minoa_draw_marks (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  draw_proof (canvas);
  for (guint i = 0; i < show->n_hints; i++)
    if (is_line (show->hints[i]))
      draw_hint (canvas, show->hints[i], i + 1);
  ari_brush_ideas (canvas, 0.8f, draw_idea);
  for (guint i = 0; i < show->n_picks; i++)
    if (is_line (show->picks[i]))
      draw_ghost (canvas, show->picks[i], 0.5f);
  if (is_line (show->hover))
    draw_hover (canvas, show->hover);
  if (is_line (show->refused))
    draw_refused (canvas, show->refused);
  if (show->focus < MINOA_SPOT_PASS)
    draw_focus (canvas, show->focus);
}
