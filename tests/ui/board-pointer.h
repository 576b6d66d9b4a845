/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board-fixture.h"

G_BEGIN_DECLS

/* Clicks, drags and touches on a board, and checks of what they did. Places are in pixels of the view. */

/* (transfer full): the view's own controller of a type. */
GtkEventController *board_controller    (Fixture    *fixture,
                                         GType       type);
AriPoint            board_middle        (Fixture    *fixture,
                                         const char *name);
/* Only the press of a click. */
void                board_press_at      (Fixture    *fixture,
                                         AriPoint    at);
void                board_click_at      (Fixture    *fixture,
                                         AriPoint    at);
void                board_click         (Fixture    *fixture,
                                         const char *name);
void                board_point_at      (Fixture    *fixture,
                                         AriPoint    at);
/* The pointer leaves the board. */
void                board_leave         (Fixture    *fixture);
/* Drags from one place to another, and drops there if @drops. */
void                board_drag_from     (Fixture    *fixture,
                                         AriPoint    at,
                                         AriPoint    to,
                                         gboolean    drops);
/* From the middle of a spot. */
void                board_drag          (Fixture    *fixture,
                                         const char *from,
                                         AriPoint    to,
                                         gboolean    drops);
/* The place in the surface of the window. */
graphene_point_t    board_place         (Fixture    *fixture,
                                         AriPoint    at);
/* @name: (nullable): the only pick so far; NULL: there is none */
void                board_assert_picked (Fixture    *fixture,
                                         const char *name);
/* Forgets what was played. */
void                board_assert_played (Fixture    *fixture,
                                         const char *expected);

G_END_DECLS
