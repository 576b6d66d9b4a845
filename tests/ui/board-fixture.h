/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-view.h"

G_BEGIN_DECLS

/* A board in a window, and what it told. */
typedef struct
{
  GtkWidget    *window;
  AriBoardView *view;
  AriSetup      setup;
  AriPosition   position;
  AriAction     picked;
  char         *refusal;
} Fixture;

/* A board of Minoa, on which a person may pick. */
void            board_set_up         (Fixture       *fixture,
                                      gconstpointer  data);
/* Asserts that nothing holds the view any more. */
void            board_tear_down      (Fixture       *fixture,
                                      gconstpointer  data);
/* Shows the fixture's position, without a last action. */
void            board_show           (Fixture       *fixture,
                                      AriBoardFlags  flags);
/* Another game is shown, played so far. */
void            board_show_labyrinth (Fixture       *fixture,
                                      const char    *actions,
                                      AriBoardFlags  flags);
/* Plays an action, which is not shown yet. */
void            board_play           (Fixture       *fixture,
                                      const char    *text);
/* What the main loop has to do now. */
void            board_settle         (void);
/* Until everything has its size and place. */
void            board_wait_for_frame (Fixture       *fixture);

AriSpot         board_spot           (Fixture       *fixture,
                                      const char    *name);
/* The widget of a spot. */
GtkWidget      *board_cell           (Fixture       *fixture,
                                      const char    *name);
/* Where it is in the view. */
graphene_rect_t board_bounds_of      (Fixture       *fixture,
                                      const char    *name);

G_END_DECLS
