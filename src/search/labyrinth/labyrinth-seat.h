/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth-race.h"

G_BEGIN_DECLS

/* Solves a whole seat alone with two, three and four travellers, and returns labyrinth-work.c. It takes
 * about twenty minutes. */
char *labyrinth_seat_write_work (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
