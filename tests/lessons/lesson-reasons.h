/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "lesson-sight.h"

G_BEGIN_DECLS

/* Asserts that @reason, in English, is true of the spot, which was refused. */
void reason_assert_true (const Click *click,
                         const char  *reason);
/* Asserts that every reason of the game that is known here was judged. */
void reason_assert_told (const char  *game);

G_END_DECLS
