/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-state.h"
#include "ari-seat-signs.h"

G_BEGIN_DECLS

#define ARI_EMBLEM_RADIUS 1.0f

/* How this renderer draws an overlay, and what that means: N_(). */
typedef struct
{
  const char *overlay; /* its id */
  const char *text;
} AriLegend;

/* Adds items to the scene of @canvas: a part of the picture, or all of it. */
typedef void  AriDrawFunc          (const AriCanvas     *canvas);
/* A few bold items within ARI_EMBLEM_RADIUS of the origin. */
typedef void  AriEmblemFunc        (AriScene            *scene);
/* One of the game's own pictures in the notation, one em high: see ari_figurine_new(). */
typedef void  AriFigurineFunc      (const AriCanvas     *canvas,
                                    guint                sign,
                                    AriActor             seat);
/* How wide that picture is, in ems. */
typedef float AriFigurineWidthFunc (guint                sign);
/* Moves spots to where the picture has them: the board can't know how many pieces share a place. See
 * ari_board_renderer_spots(). */
typedef void  AriPlaceFunc         (const AriBoardState *show,
                                    AriSpotInfo         *spots);

/**
 * AriBoardRenderer:
 *
 * How one game looks. @draw adds the items of all layers to the scene; like @place, it is a pure function of
 * the board state. Renderers are looked up by the id of their rules.
 */
typedef struct
{
  const char        *id;
  float              margin;   /* around the play area when there is no frame, board units */
  const AriPigments *pigments; /* of the roles that only this renderer knows */
  const AriLegend   *legends;
  guint              n_legends;

  AriDrawFunc          *draw;
  AriEmblemFunc        *emblem;
  AriFigurineFunc      *figurine;
  AriFigurineWidthFunc *figurine_width;
  AriPlaceFunc         *place;      /* Optional: spots lie where the board has them */
  AriTracePlaceFunc    *trace;      /* Optional: where and around what the board says */
  AriDrawFunc          *draw_trace; /* Optional: what only this game shows of a trace, such as dice */
} AriBoardRenderer;

const AriRules *const *
            ari_board_renderer_games       (guint             *n_games);
/* (nullable): the renderer of a game. */
const AriBoardRenderer *
            ari_board_renderer_of          (const AriRules    *rules);
/* The emblem of a game in its own colours, where a board has no room: a square of 2 × ARI_EMBLEM_RADIUS. */
AriScene   *ari_board_renderer_emblem      (const AriRules    *rules) G_GNUC_WARN_UNUSED_RESULT;
/* The colours of a game and of its seats, for what stands beside the board; NULL (or for @rules NULL):
 * those of the palettes. */
const AriPigments *
            ari_board_renderer_pigments    (const AriRules    *rules);
AriScene   *ari_board_renderer_picture     (const AriBoardState     *show) G_GNUC_WARN_UNUSED_RESULT;
void        ari_board_renderer_spots       (const AriBoardState *show,
                                            AriSpotInfo          spots[ARI_MAX_SPOTS]);
/* What an overlay looks like and means, translated; NULL for one without a legend. */
const char *ari_board_renderer_legend      (const AriRules    *rules,
                                            const char        *overlay);
/* An SVG document; @width in px, the height follows from the bounds. */
char       *ari_scene_to_svg     (const AriScene    *scene,
                                  AriScheme          scheme,
                                  guint              width,
                                  const char        *title) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
