/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-idea.h"
#include "ari-picker.h"
#include "ari-rules.h"
#include "ari-scene.h"
#include "ari-target.h"
#include "ari-trace.h"

G_BEGIN_DECLS

/* The device pixels per board unit at which letters and numbers are read with ease, and below which a
 * picture has none, nor any ornament. */
#define ARI_LEGIBLE_UNIT_PX 28
#define ARI_PLAIN_UNIT_PX   18

/**
 * AriBoardState:
 *
 * Everything that determines a picture. Only @rules, @setup and @position must be set; zero the rest for a
 * plain picture. Large because each kind of mark is a list of its own, and pictures are compared field by
 * field.
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
  gboolean           is_present;     /* the match goes on from here, so what dice may bring is shown */
  gboolean           is_ended;       /* players have ended the match here, so nobody acts */
  AriActor           listener;       /* the seat that screen readers call "you"; ARI_NONE: none */

  AriAction            last_action; /* 0 before the first */
  gboolean             last_by_chance; /* it is an outcome */
  guint                n_last;      /* spots of the last action, gold */
  AriSpot              last[ARI_MAX_FILLED + ARI_MAX_PICKS];
  guint                n_paths;     /* how the action moved pieces, for views that show motion */
  const AriMotionPath *paths;
  guint                n_picks;     /* picks so far, green */
  AriSpot              picks[ARI_MAX_PICKS];
  guint                n_targets;   /* where the picked piece can go, green */
  const AriTarget     *targets;
  AriSpot              hover;       /* ARI_SPOT_NONE: none; on a legal spot, the ghost of its piece appears */
  AriSpot              inspected;   /* ARI_SPOT_NONE: none; under the pointer, legal or not */
  AriSpot              focus;       /* ARI_SPOT_NONE: none; keyboard focus ring */
  AriSpot              refused;     /* ARI_SPOT_NONE: none; can’t be picked, red, with its proof */
  guint                n_proof;
  const AriSpot       *proof;
  guint                n_hints;     /* violet rings; those of picks have numbers, best first */
  const AriSpot       *hints;
  guint                n_unranked;  /* the last of them are no picks, so they have no number */
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

/* Finds where the trace of a step lies at @spot, and appends the outline of what lies there to @outline
 * (nullable). Returns FALSE for a spot that has no place on the board. */
typedef gboolean AriTracePlaceFunc (const AriCanvas *canvas,
                                    AriSpot          spot,
                                    AriTracePlace   *place,
                                    AriPath         *outline);

void ari_board_state_init     (AriBoardState     *show,
                               const AriSetup    *setup,
                               const AriPosition *position);
void ari_board_state_set_last (AriBoardState     *show,
                               const AriPosition *before,
                               AriAction          action,
                               AriMotionPath      paths[ARI_MAX_MOTION_PATHS]);

G_END_DECLS
