/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Tells the display that a compositor runs, so that windows draw their shadows and round corners. Call it
 * before the first window. */
void camera_pretend_compositor (void);
/* Draws @window, or a menu, and saves it as @path. @margin: how much of its shadow is in the picture. */
void camera_take               (GtkWidget  *window,
                                int         margin,
                                const char *path);

G_END_DECLS
