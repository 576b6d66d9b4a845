/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Presses a key, without modifiers or with some, where the focus of @window is: the shortcuts of the focus
 * and of everything around it may take it. */
void press_key      (GtkWidget       *window,
                     guint            key);
void press_key_with (GtkWidget       *window,
                     guint            key,
                     GdkModifierType  modifiers);

/* The middle of @widget in the surface of the window, also where @widget is on a popover of it. */
graphene_point_t point_middle (GtkWidget *widget);
/* Moves the pointer of the display to a place in the surface of the active window, and does @deed there:
 * "mousedown", "mouseup" or "click". */
void point_really   (double           x,
                     double           y,
                     const char      *deed);

/* Really presses and releases the button of the pointer, at places in the surface of @window, which is
 * active. */
void drag_really    (GtkWidget        *window,
                     graphene_point_t  press,
                     graphene_point_t  release);

typedef struct
{
  guint n_pressed, n_released;
} Presses;

/* Counts the presses and releases of the pointer that reach @window itself, and not its popovers, as long as
 * @window lives, or until what is returned is removed from it. It sees them before anything in the window
 * does.
 * Returns: (transfer none) */
GtkEventController *count_presses (GtkWidget *window,
                                   Presses   *presses);

G_END_DECLS
