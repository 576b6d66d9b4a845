/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "window-fixture.h"

/* For pages that set a person a task on a board. */

/* Opens a page of type @page_type by the button with the label @label on the page of a game. */
gpointer task_open             (Case *c, const char *game, const char *label, GType page_type,
                                int width, int height);
/* Presses a key that answers in words. */
void     task_assert_key_tells (Case *c, guint key, const char *words);
