/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-view.h"

G_BEGIN_DECLS

/* A board in a window, and what people have chosen there. */
typedef struct
{
  GtkWidget    *window;
  AriBoardView *view;
  AriMoveInput *input;
  AriSetup      setup;
  AriPosition   position;
  AriAction     picked;
  char         *refusal;
} Fixture;

/* A board of Minoa that takes picks. */
void            board_set_up         (Fixture       *fixture,
                                      gconstpointer  data);
/* Asserts that there are no references left to the view. */
void            board_tear_down      (Fixture       *fixture,
                                      gconstpointer  data);
/* Shows the fixture's position, without a last action. @flags: those of the view, and BOARD_PICKABLE: the
 * move input takes picks there */
#define BOARD_PICKABLE ((AriBoardFlags) (1 << 16))
void            board_show           (Fixture       *fixture,
                                      AriBoardFlags  flags);
void            board_show_state     (Fixture             *fixture,
                                      const AriBoardState *state,
                                      AriBoardFlags        flags);
/* Whether the last click could mean several things. */
gboolean        board_is_asking      (Fixture       *fixture);
/* Switches to another game, after a few plies. */
void            board_show_labyrinth (Fixture       *fixture,
                                      const char    *actions,
                                      AriBoardFlags  flags);
void            board_show_game      (Fixture       *fixture,
                                      const char    *game,
                                      const char    *actions,
                                      AriBoardFlags  flags);
/* Plays an action without showing it. */
void            board_play           (Fixture       *fixture,
                                      const char    *text);
/* Runs everything pending in the main loop. */
void            board_settle         (void);
/* Waits until everything has its size and place. */
void            board_wait_for_frame (Fixture       *fixture);

AriSpot         board_spot           (Fixture       *fixture,
                                      const char    *name);
/* Its place and shape in the picture. */
const AriSpotInfo *board_info        (Fixture       *fixture,
                                      const char    *name);
/* The widget of a spot. */
GtkWidget      *board_cell           (Fixture       *fixture,
                                      const char    *name);
/* Its place in the view. */
graphene_rect_t board_bounds_of      (Fixture       *fixture,
                                      const char    *name);
/* The spot that is hovered, or marked as hovered. */
AriSpot         board_hover          (Fixture       *fixture);
/* How many pixels a board unit has. */
float           board_unit           (Fixture       *fixture);
/* What the view shows when everything pending is done, or before the next frame. */
GBytes         *board_picture        (Fixture       *fixture);
GBytes         *board_picture_now    (Fixture       *fixture);

G_END_DECLS
