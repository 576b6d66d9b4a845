/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-canvas.h"

#include "ari-brush-ideas.h"

#define ARROW       0.05f
#define LIFT        0.1f  /* arrows lie this much above the ground, so that they clear the rings of spaces */
#define TARGET_HALF 0.13f /* of the lozenge on a target */
#define TARGET_FLAT 0.6f  /* its height, relative to its width */

static gboolean
is_space (AriSpot spot)
{
  return spot >= MINARETT_SPOT_SPACES && spot < MINARETT_SPOT_HANDS;
}

/**
 * Ghosts: the pieces that the picks so far would set, and their target spaces
 */
typedef struct
{
  guint         n_pieces;
  MinarettPiece pieces[MINARETT_LEVELS]; /* from the lowest up */
  guint         n_spaces;
  guint         spaces[MINARETT_LEVELS];
} Ghosts;

/* A piece in hand, or a level with everything above it. */
static void
take_pieces (const AriCanvas *canvas,
             AriSpot          from,
             Ghosts          *ghosts)
{
  if (from >= MINARETT_SPOT_HANDS)
    {
      guint nth = from - MINARETT_SPOT_HANDS;

      ghosts->pieces[ghosts->n_pieces++] = (MinarettPiece) { nth % MINARETT_SIZES, nth / MINARETT_SIZES + 1 };
    }
  else
    {
      MinarettPiece tower[MINARETT_LEVELS];
      guint height = minarett_tower (minarett_on (canvas), minarett_space_of (from), tower);

      for (guint i = from % MINARETT_LEVELS; i < height; i++)
        ghosts->pieces[ghosts->n_pieces++] = tower[i];
    }
}

/* The spaces of the path; pointing at one twice keeps the group together there. */
static void
add_space (Ghosts *ghosts,
           AriSpot spot)
{
  guint space = minarett_space_of (spot);

  if (!is_space (spot) || ghosts->n_spaces == MINARETT_LEVELS ||
      (ghosts->n_spaces > 0 && ghosts->spaces[ghosts->n_spaces - 1] == space))
    return;

  ghosts->spaces[ghosts->n_spaces++] = space;
}

/* Puts the pieces of a group on the spaces of its path, one on each as far as possible, the rest on the last:
 * solid where the picks already bring them, and ghosts where the pointer would. Each of these towers fades as
 * one. */
static void
draw_ghosts (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;
  Ghosts ghosts = { 0 };
  guint n_picked;

  if (show->n_picks == 0 || !ari_brush_has_place (canvas, show->picks[0]) || is_space (show->picks[0]))
    return;

  take_pieces (canvas, show->picks[0], &ghosts);
  for (guint i = 1; i < show->n_picks; i++)
    add_space (&ghosts, show->picks[i]);
  n_picked = ghosts.n_spaces;
  add_space (&ghosts, show->hover);

  for (guint s = 0; s < ghosts.n_spaces; s++)
    {
      gboolean last = s + 1 == ghosts.n_spaces;
      MinarettFoot foot;
      MinarettPlace place = {
        .layer = ARI_LAYER_MARKS,
        .spot = MINARETT_SPOT_SPACE (ghosts.spaces[s]),
        .scale = 1,
        .group = canvas->scene->items->len + 1,
        .opacity = s < n_picked ? 1 : MINARETT_GHOST,
      };

      minarett_find_foot (canvas, MINARETT_SPOT_LEVEL (ghosts.spaces[s], MINARETT_LEVELS), &foot);
      place.at = foot.at;
      for (guint i = s; i < ghosts.n_pieces && (last || i == s); i++)
        {
          minarett_draw_piece (canvas, &place, ghosts.pieces[i].seat, ghosts.pieces[i].size);
          place.at.y -= minarett_rise (ghosts.pieces[i].size);
        }
    }
}

/* Pickable: a green ring, pale inside if empty. */
static void
draw_legal (const AriCanvas *canvas,
            AriSpot          spot,
            float            strength)
{
  MinarettFoot foot;
  AriItem *ring;

  minarett_find_foot (canvas, spot, &foot);
  if (foot.height <= 0)
    {
      AriItem *glow = ari_scene_add_fill (canvas->scene, ARI_LAYER_MARKS, ARI_ROLE_LEGAL);

      glow->spot = spot;
      glow->fill_opacity = strength;
      minarett_ellipse (glow->path, foot.at, foot.radius, MINARETT_GROUND_FLAT);
    }
  ring = minarett_add_ring (canvas, ARI_LAYER_MARKS, spot, &foot, ARI_ROLE_SURFACE, 0.0685f);
  ring->stroke_opacity = 0.8f;
  minarett_add_ring (canvas, ARI_LAYER_MARKS, spot, &foot, ARI_ROLE_LEGAL, 0.0417f);
}

/* Where the picked pieces can go: a dashed ring around the space, and a lozenge where they would stand, on
 * the ground or on the tower. */
static void
draw_target (const AriCanvas *canvas,
             AriSpot          space)
{
  MinarettFoot foot, top;
  AriItem *ring, *lozenge;
  float flat = TARGET_FLAT * TARGET_HALF;

  minarett_find_foot (canvas, space, &foot);
  minarett_find_foot (canvas, MINARETT_SPOT_LEVEL (minarett_space_of (space), MINARETT_LEVELS), &top);
  minarett_add_ring (canvas, ARI_LAYER_MARKS, space, &foot, ARI_ROLE_SURFACE, 0.06f)->stroke_opacity = 0.8f;
  ring = minarett_add_ring (canvas, ARI_LAYER_MARKS, space, &foot, ARI_ROLE_LEGAL, 0.035f);
  ring->round_ends = FALSE;
  ari_item_set_dash (ring, 0.11f, 0.07f);

  lozenge = ari_brush_stroke (canvas, ARI_LAYER_MARKS, ARI_ROLE_SURFACE, 0.03f);
  lozenge->spot = space;
  lozenge->fill = ARI_ROLE_LEGAL;
  ari_path_polygon (lozenge->path, (const AriPoint[]) {
    { top.at.x - TARGET_HALF, top.at.y }, { top.at.x, top.at.y - flat },
    { top.at.x + TARGET_HALF, top.at.y }, { top.at.x, top.at.y + flat },
  }, 4);
}

/* The proof of a refusal glows in red. */
static void
draw_proof (const AriCanvas *canvas,
            AriSpot          spot)
{
  MinarettFoot foot;

  minarett_find_foot (canvas, spot, &foot);
  minarett_add_ring (canvas, ARI_LAYER_MARKS, spot, &foot, ARI_ROLE_ILLEGAL, 0.085f)->stroke_opacity = 0.45f;
}

/* Refused: short dots and a cross. */
static void
draw_refused (const AriCanvas *canvas,
              AriSpot          spot)
{
  MinarettFoot foot;
  AriPoint at;
  AriItem *dots;

  minarett_find_foot (canvas, spot, &foot);
  dots = minarett_add_ring (canvas, ARI_LAYER_MARKS, spot, &foot, ARI_ROLE_ILLEGAL, 0.05f);
  ari_item_set_dash (dots, 0.03f, 0.1f);

  at = (AriPoint) { foot.at.x, foot.at.y - foot.height / 2 };
  ari_brush_cross (canvas, spot, at, 1);
}

/* Advice: a thin solid ring, and a disc with its rank: on the right, or, for a piece in hand, at the upper
 * left, because numbers of pieces stand on the right. */
static void
draw_hint (const AriCanvas *canvas,
           AriSpot          spot,
           guint            rank)
{
  gboolean in_hand = spot >= MINARETT_SPOT_HANDS && spot < MINARETT_SPOT_PASS;
  MinarettFoot foot;
  AriPoint at;

  minarett_find_foot (canvas, spot, &foot);
  at = (AriPoint) { foot.at.x + foot.radius, foot.at.y - foot.height / 2 };
  if (in_hand)
    at = (AriPoint) { foot.at.x - foot.radius, foot.at.y - foot.height };
  minarett_add_ring (canvas, ARI_LAYER_MARKS, spot, &foot, ARI_ROLE_HINT, 0.0386f);
  ari_brush_rank (canvas, spot, at, 1, rank);
}

/* Around the piece or the empty space. */
static void
draw_focus (const AriCanvas *canvas,
            AriSpot          spot)
{
  g_autoptr(AriPath) outline = ari_path_new ();
  MinarettFoot foot;
  float below;

  minarett_find_foot (canvas, spot, &foot);
  below = MINARETT_FLAT * foot.radius + 0.03f;
  if (foot.height > 0 && !is_space (spot))
    ari_path_rect (outline, foot.at.x - foot.radius - 0.02f, foot.at.y - foot.height - 0.13f,
                   2 * foot.radius + 0.04f, foot.height + below + 0.13f, 0.09f);
  else
    minarett_ellipse (outline, foot.at, MINARETT_RING + 0.05f, MINARETT_GROUND_FLAT);
  ari_brush_focus (canvas, spot, outline, 0.03f);
}

static AriPoint
middle_of (const AriCanvas *canvas,
           AriSpot          spot)
{
  MinarettFoot foot;

  minarett_find_foot (canvas, spot, &foot);

  return (AriPoint) { foot.at.x, foot.at.y - foot.height / 2 };
}

/* An idea is an arrow from a piece over the spaces of its path. The paths of the pieces of a group end on the
 * same spaces: that of the first goes over all of them. */
static gboolean
draw_idea (const AriCanvas *canvas,
           const AriIdea   *idea,
           float            strength,
           AriPoint        *chip)
{
  AriPoint points[ARI_MAX_PICKS];
  guint n = 0;

  for (guint i = 0; i < idea->n_picks; i++)
    {
      AriSpot spot = idea->picks[i];
      AriPoint at;

      if (!ari_brush_has_place (canvas, spot))
        continue;
      at = i == 0 ? middle_of (canvas, spot) : minarett_space_at (canvas, minarett_space_of (spot));
      if (i > 0)
        at.y -= LIFT;
      /* Pointing at a space twice ends the path there. */
      if (n == 0 || points[n - 1].x != at.x || points[n - 1].y != at.y)
        points[n++] = at;
    }
  if (n == 0)
    return FALSE;

  if (n == 1)
    {
      MinarettFoot foot;

      minarett_find_foot (canvas, idea->picks[0], &foot);
      minarett_add_ring (canvas, ARI_LAYER_MARKS, idea->picks[0], &foot, ARI_ROLE_SURFACE, 0.07f);
      minarett_add_ring (canvas, ARI_LAYER_MARKS, idea->picks[0], &foot, ARI_ROLE_HINT, 0.045f)->dash = 0.08f;
      *chip = points[0];
      return TRUE;
    }

  *chip = points[n - 1];
  if (strength >= 1)
    {
      ari_brush_arrow (canvas, idea->picks[0], points, n, ARROW);
      *chip = (AriPoint) { (points[n - 1].x + points[n - 2].x) / 2, (points[n - 1].y + points[n - 2].y) / 2 };
    }

  return TRUE;
}

static gboolean
is_tower (const AriCanvas *canvas,
          AriSpot          spot)
{
  guint space = minarett_space_of (spot);

  return space != MINARETT_NOWHERE && minarett_tower_height (minarett_on (canvas), space) > 1;
}

/* Takes apart the tower that you point at in any way. */
static void
draw_card (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  if (is_tower (canvas, show->hover))
    minarett_draw_card (canvas, minarett_space_of (show->hover));
  else if (is_tower (canvas, show->focus))
    minarett_draw_card (canvas, minarett_space_of (show->focus));
  else if (show->n_picks > 0 && is_tower (canvas, show->picks[0]))
    minarett_draw_card (canvas, minarett_space_of (show->picks[0]));
}

static gboolean
is_picked (const AriBoardState *show,
           AriSpot              spot)
{
  for (guint i = 0; i < show->n_picks; i++)
    if (show->picks[i] == spot)
      return TRUE;

  return FALSE;
}

void
minarett_draw_marks (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;
  guint n_hints = 0; /* that have a place: how many pieces go along is chosen beside the board */

  for (guint i = 0; i < show->n_proof; i++)
    if (ari_brush_has_place (canvas, show->proof[i]))
      draw_proof (canvas, show->proof[i]);
  for (guint i = 0; i < show->n_picks; i++)
    if (ari_brush_has_place (canvas, show->picks[i]))
      draw_legal (canvas, show->picks[i], 0.3f);
  for (guint i = 0; i < show->n_targets; i++)
    if (show->targets[i].spot != show->hover)
      draw_target (canvas, show->targets[i].spot);
  if (ari_brush_has_place (canvas, show->hover))
    draw_legal (canvas, show->hover, 0.22f);
  draw_ghosts (canvas);
  ari_brush_ideas (canvas, 0.95f, draw_idea);
  for (guint i = 0; i < show->n_hints; i++)
    if (ari_brush_has_place (canvas, show->hints[i]))
      {
        n_hints++;
        /* What has been picked is lifted over its mark. */
        if (!is_picked (show, show->hints[i]))
          draw_hint (canvas, show->hints[i], n_hints);
      }
  if (ari_brush_has_place (canvas, show->refused))
    draw_refused (canvas, show->refused);
  if (ari_brush_has_place (canvas, show->focus))
    draw_focus (canvas, show->focus);
  draw_card (canvas);
}
