/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "page-fixture.h"

/* (transfer full): where the buttons around the board are now. */
GArray *button_places_find          (Fixture *fixture);
/* Every button of @before that still shows is where it was, and none is where another one was: a second
 * click at the same point presses nothing else. */
void    button_places_assert_steady (Fixture *fixture,
                                     GArray  *before);
