/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-idea.h"
#include "ari-picker.h"
#include "ari-target.h"
#include "ari-rules.h"
#include "ari-scene.h"
#include "ari-trace.h"

G_BEGIN_DECLS

/**
 * AriBoardState:
 *
 * Everything that determines a picture. Only @rules, @setup and @position must be set; zero the rest for a
 * plain picture.
 */
typedef struct
{
  const AriRules    *rules;
  const AriSetup    *setup;
  const AriPosition *position;
  float              unit_px;        /* device pixels per board unit; 0: large. Small boards omit ornament */
  gboolean           no_frame;       /* without the ornamental frame and coordinates (thumbnails) */
  gboolean           no_coordinates; /* the frame without letters and numbers */
  gboolean           high_contrast;  /* no shadows, hatches at full strength */
  gboolean           covered;        /* hide again what the last turn revealed for a moment */

  AriAction            last_action; /* 0 before the first */
  guint                n_last;      /* spots of the last action, gold */
  AriSpot              last[ARI_MAX_PICKS];
  guint                n_paths;     /* how the action moved pieces, for views that show motion */
  const AriMotionPath *paths;
  guint                n_picks;     /* picks so far, green */
  AriSpot              picks[ARI_MAX_PICKS];
  guint                n_targets;   /* where the picked piece can go, green */
  const AriTarget     *targets;
  AriSpot              hover;       /* ARI_SPOT_NONE: none; on a legal spot, the ghost of its piece appears */
  AriSpot              inspected;   /* ARI_SPOT_NONE: none; under the pointer, legal or not */
  AriSpot              focus;       /* ARI_SPOT_NONE: none; keyboard focus ring */
  AriSpot              refused;     /* ARI_SPOT_NONE: none; a spot that can't be picked, red, with its proof */
  guint                n_proof;
  const AriSpot       *proof;
  guint                n_hints;     /* numbered violet discs, best first */
  const AriSpot       *hints;
  guint              n_ideas;     /* actions that are pointed out, best first; at most ARI_MAX_IDEAS */
  const AriIdea     *ideas;
  guint              n_marks;     /* overlays */
  const AriMark       *marks;
  guint                n_trace;     /* the last turns of the other seats */
  const AriTraceStep  *trace;
  guint                n_earners;   /* pieces that have earned what the actor may do, or did last */
  const AriSpot       *earners;
} AriBoardState;

/**
 * AriCanvas: what the parts of a renderer share while they draw one picture
 * @plain: the picture is too small for ornament, letters and numbers
 */
typedef struct
{
  const AriBoardState *show;
  AriScene            *scene;
  const AriBoard      *board;
  gboolean             plain;
} AriCanvas;

/**
 * AriTracePlace: where a picture has the trace of a step at a spot
 * @at: where ways pass
 * @badge: the middle of the mark of the seat
 */
typedef struct
{
  AriPoint at;
  AriPoint badge;
} AriTracePlace;

#define ARI_EMBLEM_RADIUS 1.0f

/* How this renderer draws an overlay, and what that means: N_(). */
typedef struct
{
  const char *overlay; /* its id */
  const char *text;
} AriLegend;

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
  void      (*draw) (const AriCanvas *canvas);
  /* A few bold items within ARI_EMBLEM_RADIUS of the origin. */
  void      (*emblem) (AriScene *scene);
  /* One of the game's own pictures in the notation, one em high and @figurine_width ems wide: see
   * ari_figurine_new(). */
  void      (*figurine) (const AriCanvas *canvas,
                         guint            sign,
                         AriActor         seat);
  float     (*figurine_width) (guint sign);
  /* Optional: moves spots to where the picture has them, if that differs from the board: the board can't know
   * how many pieces share a place. See ari_board_renderer_spots(). */
  void      (*place) (const AriBoardState *show,
                      AriSpotInfo         *spots);
  /* Optional: finds where the trace of a step lies at @spot, and appends the outline of what lies there to
   * @outline (nullable). Returns FALSE for a spot that has no place on the board. */
  gboolean  (*trace) (const AriCanvas *canvas,
                      AriSpot          spot,
                      AriTracePlace   *place,
                      AriPath         *outline);
  /* Optional: what only this game shows of a trace, such as the dice of a turn. */
  void      (*draw_trace) (const AriCanvas *canvas);
} AriBoardRenderer;

void        ari_board_state_init        (AriBoardState     *show,
                                         const AriSetup    *setup,
                                         const AriPosition *position);
void        ari_board_state_set_last    (AriBoardState     *show,
                                         const AriPosition *before,
                                         AriAction          action,
                                         AriMotionPath      paths[ARI_MAX_MOTION_PATHS]);
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
/* The mark of a seat (disc, square, triangle, lozenge, double axe), the same function for boards, cards,
 * lists and charts. */
void        ari_seat_mark_path   (AriPath           *path,
                                  AriActor           seat,
                                  AriPoint           centre,
                                  float              radius);
AriHatch    ari_seat_hatch       (AriActor           seat);
/* An SVG document; @width in px, the height follows from the bounds. */
char       *ari_scene_to_svg     (const AriScene    *scene,
                                  AriScheme          scheme,
                                  guint              width,
                                  const char        *title) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
