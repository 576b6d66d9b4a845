/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-renderer.h"

#include "ari-brush.h"
#include "ari-trace-marks.h"

#include "labyrinth/labyrinth-renderer.h"
#include "minarett/minarett-renderer.h"
#include "minoa/minoa-renderer.h"
#include "minotaur/minotaur-renderer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_STATIC_ASSERT (ARI_MAX_MOTION_PATHS <= ARI_MAX_PICKS);

static const AriBoardRenderer *const faces[] = {
  &ari_board_renderer_minoa,
  &ari_board_renderer_minarett,
  &ari_board_renderer_labyrinth,
  &ari_board_renderer_minotaur,
};

/**
 * ari_board_state_init:
 *
 * Makes @show a plain picture of @position, with nothing highlighted. It borrows @setup and
 * @position.
 */
void
ari_board_state_init (AriBoardState     *show,
                      const AriSetup    *setup,
                      const AriPosition *position)
{
  *show = (AriBoardState) {
    .rules = setup->rules,
    .setup = setup,
    .position = position,
    .hover = ARI_SPOT_NONE,
    .inspected = ARI_SPOT_NONE,
    .focus = ARI_SPOT_NONE,
    .refused = ARI_SPOT_NONE,
  };
}

/* Whether the last pick lies on the board. */
static gboolean
has_place (const AriBoardState *show)
{
  const AriSpotInfo *spots = show->rules->board (show->setup)->spots;

  for (guint i = 0; i < show->n_last; i++)
    if (spots[show->last[i]].kind != ARI_SPOT_CHOICE)
      return TRUE;

  return FALSE;
}

/**
 * ari_board_state_set_last:
 * @before: the position that @action led from
 * @paths: (out): room for the paths of @action, which @show borrows
 *
 * Shows @action as the last one. If all picks were choices, shows what they moved.
 */
void
ari_board_state_set_last (AriBoardState     *show,
                          const AriPosition *before,
                          AriAction          action,
                          AriMotionPath      paths[ARI_MAX_MOTION_PATHS])
{
  show->last_action = action;
  show->n_last = show->rules->picks (before, action, show->last);
  show->n_paths = ari_find_motion_paths (show->rules, before, action, paths);
  show->paths = paths;
  if (has_place (show) || show->n_paths == 0)
    return;

  show->n_last = show->n_paths;
  for (guint i = 0; i < show->n_paths; i++)
    show->last[i] = paths[i].spots[paths[i].n_spots - 1];
}

const AriBoardRenderer *
ari_board_renderer_of (const AriRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    if (g_str_equal (faces[i]->id, rules->id))
      return faces[i];

  return NULL;
}

/**
 * ari_board_renderer_games:
 * @n_games: (out) (optional): their number
 *
 * Returns: (transfer none): the games that can be shown, in the order of ari_rules_all(). Only the headless
 *   program offers games without a renderer.
 */
const AriRules *const *
ari_board_renderer_games (guint *n_games)
{
  static const AriRules *games[G_N_ELEMENTS (faces)];
  static guint n;
  static gsize made;

  if (g_once_init_enter (&made))
    {
      guint n_rules;
      const AriRules *const *all = ari_rules_all (&n_rules);

      for (guint i = 0; i < n_rules; i++)
        if (ari_board_renderer_of (all[i]) != NULL)
          games[n++] = all[i];
      g_once_init_leave (&made, 1);
    }

  if (n_games != NULL)
    *n_games = n;

  return games;
}

/**
 * ari_board_renderer_emblem:
 *
 * Returns: (transfer full): the emblem of @rules, the same for every position
 */
AriScene *
ari_board_renderer_emblem (const AriRules *rules)
{
  const float radius = ARI_EMBLEM_RADIUS;
  const AriBoardRenderer *face = ari_board_renderer_of (rules);
  AriScene *scene;

  g_return_val_if_fail (face != NULL, NULL);

  scene = ari_scene_new ((AriRect) { -radius, -radius, 2 * radius, 2 * radius }, face->pigments);
  face->emblem (scene);

  return scene;
}

const AriPigments *
ari_board_renderer_pigments (const AriRules *rules)
{
  const AriBoardRenderer *face = rules != NULL ? ari_board_renderer_of (rules) : NULL;

  return face != NULL ? face->pigments : NULL;
}

/**
 * ari_board_renderer_picture:
 *
 * Returns: (transfer full): the picture of @show, drawn by the renderer of its game
 */
AriScene *
ari_board_renderer_picture (const AriBoardState *show)
{
  const AriBoard *board = show->rules->board (show->setup);
  const AriBoardRenderer *face = ari_board_renderer_of (show->rules);
  AriRect bare;
  AriScene *scene;
  AriCanvas canvas;

  g_return_val_if_fail (face != NULL, NULL);

  bare = (AriRect) { board->bounds.x - face->margin, board->bounds.y - face->margin,
                     board->bounds.width + 2 * face->margin, board->bounds.height + 2 * face->margin };
  scene = ari_scene_new (show->no_frame ? bare : board->framed, face->pigments);
  canvas = (AriCanvas) { show, scene, board, ari_brush_plain (show) };
  face->draw (&canvas);
  ari_trace_draw (&canvas, face);
  if (face->draw_trace != NULL && show->n_trace > 0)
    face->draw_trace (&canvas);

  return scene;
}

/**
 * ari_board_renderer_spots:
 * @spots: (out): as many as the board has
 *
 * Writes the spots of the board where the picture of @show has them: pieces that share a place lie beside
 * each other.
 */
void
ari_board_renderer_spots (const AriBoardState *show,
                          AriSpotInfo          spots[ARI_MAX_SPOTS])
{
  const AriBoard *board = show->rules->board (show->setup);
  const AriBoardRenderer *face = ari_board_renderer_of (show->rules);

  memcpy (spots, board->spots, board->n_spots * sizeof *spots);
  if (face != NULL && face->place != NULL)
    face->place (show, spots);
}

const char *
ari_board_renderer_legend (const AriRules *rules,
                           const char     *overlay)
{
  const AriBoardRenderer *face = ari_board_renderer_of (rules);

  for (guint i = 0; face != NULL && i < face->n_legends; i++)
    if (g_str_equal (face->legends[i].overlay, overlay))
      return _(face->legends[i].text);

  return NULL;
}

/* Appends a quadratic curve from (@x0, @y0), as a cubic. */
static void
add_quadratic (AriPath *path,
               float    x0,
               float    y0,
               float    cx,
               float    cy,
               float    x,
               float    y)
{
  ari_path_curve (path, x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3,
                  x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, x, y);
}

/* Two crescent blades on a narrow waist, the labrys of Knossos. */
static void
add_double_axe (AriPath *path,
                AriPoint c,
                float    r)
{
  float blade = 1.15f * r, bulge = 1.495f * r, waist = 0.207f * r, neck = 0.345f * r, dip = 0.483f * r;

  ari_path_move (path, c.x - blade, c.y - blade);
  add_quadratic (path, c.x - blade, c.y - blade, c.x - bulge, c.y, c.x - blade, c.y + blade);
  ari_path_line (path, c.x - waist, c.y + neck);
  add_quadratic (path, c.x - waist, c.y + neck, c.x, c.y + dip, c.x + waist, c.y + neck);
  ari_path_line (path, c.x + blade, c.y + blade);
  add_quadratic (path, c.x + blade, c.y + blade, c.x + bulge, c.y, c.x + blade, c.y - blade);
  ari_path_line (path, c.x + waist, c.y - neck);
  add_quadratic (path, c.x + waist, c.y - neck, c.x, c.y - dip, c.x - waist, c.y - neck);
  ari_path_close (path);
}

/**
 * ari_seat_mark_path:
 * @seat: 1 … ARI_MAX_SEATS
 * @radius: of the disc; the other marks have about the same area
 *
 * Appends the mark of @seat to @path: disc, square, triangle, lozenge or double axe.
 */
void
ari_seat_mark_path (AriPath *path,
                    AriActor seat,
                    AriPoint centre,
                    float    radius)
{
  float x = centre.x, y = centre.y;

  switch (seat)
    {
    case 1:
      ari_path_circle (path, x, y, radius);
      break;

    case 2:
      ari_path_rect (path, x - 0.88f * radius, y - 0.88f * radius, 1.76f * radius, 1.76f * radius, 0);
      break;

    case 3:
      ari_path_move (path, x, y - 1.22f * radius);
      ari_path_line (path, x + 1.196f * radius, y + 0.879f * radius);
      ari_path_line (path, x - 1.196f * radius, y + 0.879f * radius);
      ari_path_close (path);
      break;

    case 4:
      ari_path_move (path, x, y - 1.24f * radius);
      ari_path_line (path, x + 1.24f * radius, y);
      ari_path_line (path, x, y + 1.24f * radius);
      ari_path_line (path, x - 1.24f * radius, y);
      ari_path_close (path);
      break;

    case 5:
      add_double_axe (path, centre, radius);
      break;

    default:
      g_assert_not_reached ();
    }
}

/**
 * ari_seat_hatch:
 * @seat: 1 … ARI_MAX_SEATS
 *
 * Returns: the hatch of whatever @seat owns
 */
AriHatch
ari_seat_hatch (AriActor seat)
{
  static const AriHatch hatches[ARI_MAX_SEATS] = {
    ARI_HATCH_RISING, ARI_HATCH_FALLING, ARI_HATCH_LEVEL, ARI_HATCH_UPRIGHT, ARI_HATCH_CROSSED,
  };

  g_return_val_if_fail (seat >= 1 && seat <= ARI_MAX_SEATS, ARI_HATCH_NONE);

  return hatches[seat - 1];
}
