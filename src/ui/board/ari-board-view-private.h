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
  guint                 refusal_id;  /* withdraws what is said about a spot */
  guint                 line_id;     /* plays the next action of a line */
};

/* The view itself: ari-board-view.c */

/* Call after the picks may have changed: updates everything that the user can see or hear of the spots. */
void     ari_board_view_sync             (AriBoardView  *self);
void     ari_board_view_set_hover        (AriBoardView  *self,
                                          AriSpot        spot);
void     ari_board_view_set_inspected    (AriBoardView  *self,
                                          AriSpot        spot);

/* The move that a person is making: ari-board-view-pick.c */

/* Marks what an unclear click, or a tap to be confirmed, would pick, and says that a second one picks it. */
void     ari_board_view_propose          (AriBoardView  *self,
                                          AriSpot        spot,
                                          AriPoint       px);
/* Withdraws what is said about a spot. */
void     ari_board_view_withdraw         (AriBoardView  *self);
/* Plays the next action of a line as soon as it is due. */
void     ari_board_view_continue_line    (AriBoardView  *self);

/* Answers to gestures and keys: ari-board-view-pointing.c */

/* Creates the parts that people act on. */
void     ari_board_view_watch            (AriBoardView  *self);
/* Previews what a click there would do. */
void     ari_board_view_hover_at         (AriBoardView  *self,
                                          AriPoint       px);

G_END_DECLS
