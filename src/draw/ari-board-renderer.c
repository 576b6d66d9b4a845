/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-renderer.h"

#include "ari-brush.h"
#include "ari-trace-marks.h"

#include "labyrinth/labyrinth-canvas.h"
#include "minarett/minarett-canvas.h"
#include "minoa/minoa-canvas.h"
#include "minotaur/minotaur-canvas.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const AriBoardRenderer *const faces[] = {
  &ari_board_renderer_minoa,
  &ari_board_renderer_minarett,
  &ari_board_renderer_labyrinth,
  &ari_board_renderer_minotaur,
};

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
  AriSpotInfo spots[ARI_MAX_SPOTS];
  AriScene *scene;
  AriCanvas canvas;

  g_return_val_if_fail (face != NULL, NULL);

  bare = (AriRect) { board->bounds.x - face->margin, board->bounds.y - face->margin,
                     board->bounds.width + 2 * face->margin, board->bounds.height + 2 * face->margin };
  scene = ari_scene_new (show->no_frame ? bare : board->framed, face->pigments);
  canvas = (AriCanvas) { show, scene, board, ari_brush_plain (show) };
  face->draw (&canvas);
  ari_board_renderer_spots (show, spots);
  ari_trace_draw (&canvas, spots, face->trace);
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
