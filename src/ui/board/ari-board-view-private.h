/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-aim.h"
#include "ari-board-choices.h"
#include "ari-board-gestures.h"
#include "ari-board-picks.h"
#include "ari-board-picture.h"
#include "ari-board-shown.h"
#include "ari-board-spots.h"
#include "ari-board-tip.h"
#include "ari-board-view.h"
#include "ari-board-words.h"
#include "ari-board-zoom-gestures.h"

G_BEGIN_DECLS

/* The sentence about the last click that the board has given out. */
typedef enum
{
  ARI_BOARD_SAYS_NOTHING,
  ARI_BOARD_REFUSES,
  ARI_BOARD_ASKS, /* what an unclear click means; nothing is refused */
} AriBoardSays;

struct _AriBoardView
{
  GtkWidget             parent_instance;

  AriBoardShown         shown;
  AriBoardPicks         picks;
  AriBoardAim           aim;
  AriBoardWords         words;

  /* Owned */
  AriBoardPicture      *picture;
  AriBoardSpots        *spots;
  AriBoardChoices      *choices;
  AriBoardTip          *tip;
  AriBoardGestures     *gestures;
  AriBoardZoomGestures *zoom_gestures;

  /* Pointing and picking */
  AriSpot               pointed;     /* under the pointer; ARI_SPOT_NONE: to be found again */
  AriSpot               proposed;    /* what an unclear click would pick: marked until a second click */
  AriPoint              proposed_at; /* pixels: that click */
  AriBoardSays          says;
  const char           *refused_by;  /* (nullable) the section with the rule of the last refusal */
  guint                 refusal_id;

  /* What the last turn revealed for a moment */
  guint                 cover_id;    /* timeout that hides it again */
  guint                 revealed_ms; /* how long it lies open, or ARI_BOARD_UNTIL_COVERED */
  gboolean              keeps_revealed;
  gboolean              covers_late; /* it turns over as soon as nothing keeps it open */

  /* The rest of a line of actions: each is played once the board has shown the previous one. */
  guint                 n_line;
  AriAction             line[ARI_MAX_LINE];
  AriPosition           line_position; /* where the first of them is due */
  guint                 line_id;
};

/* The view itself: ari-board-view.c */

/* Call after the picks may have changed: updates everything that the user can see or hear of the spots. */
void     ari_board_view_sync             (AriBoardView  *self);
void     ari_board_view_emit_picked      (AriBoardView  *self,
                                          AriAction      action);
/* (nullable) (transfer full): what is said first about a click that could mean @action, among others. */
char    *ari_board_view_emit_proposing   (AriBoardView  *self,
                                          AriAction      action);
/* Somebody picked a spot while nothing can be picked. */
void     ari_board_view_emit_idle        (AriBoardView  *self,
                                          AriSpot        spot);
/* @reason: (nullable): NULL withdraws the last reason */
void     ari_board_view_emit_refused     (AriBoardView  *self,
                                          const char    *reason);
void     ari_board_view_set_hover        (AriBoardView  *self,
                                          AriSpot        spot);
void     ari_board_view_set_inspected    (AriBoardView  *self,
                                          AriSpot        spot);

/* Picks: ari-board-view-pick.c */

/* Says why @spot can't be picked; nothing if it could be picked, but not dragged. */
void     ari_board_view_refuse           (AriBoardView  *self,
                                          AriSpot        spot);
/* The action that pointing at @spot would play; %ARI_ACTION_NONE: none yet. */
AriAction ari_board_view_completes      (AriBoardView  *self,
                                          AriSpot        spot);
/* Marks what an unclear click, or a tap to be confirmed, would pick, and says that a second one picks it. */
void     ari_board_view_propose          (AriBoardView  *self,
                                          AriSpot        spot,
                                          AriPoint       px);

/* Answers to gestures and keys: ari-board-view-pointing.c */

/* Creates the parts that people act on. */
void     ari_board_view_watch            (AriBoardView  *self);
/* Previews what a click there would do. */
void     ari_board_view_hover_at         (AriBoardView  *self,
                                          AriPoint       px);

/* Lines of actions: ari-board-view-line.c */

/* Keeps the actions after the first of @target; NULL: none. */
void     ari_board_view_set_line         (AriBoardView    *self,
                                          const AriTarget *target);
/* Plays the next action of the line as soon as it is due. */
void     ari_board_view_continue_line    (AriBoardView    *self);

/* Revealed pieces: ari-board-view-cover.c */

/* Schedules hiding what the last turn revealed for a moment, or keeps it for now. */
void     ari_board_view_cover_later      (AriBoardView  *self);
/* Hides it now. */
void     ari_board_view_turn_over        (AriBoardView  *self);

G_END_DECLS
