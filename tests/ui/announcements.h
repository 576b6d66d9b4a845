/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a screen reader has been told since announcements_forget(), or since the program began. */

/* All of it, one message a line, the last one last. */
const char *announcements_all    (void);
/* "" before the first. */
const char *announcements_last   (void);
void        announcements_forget (void);

G_END_DECLS
