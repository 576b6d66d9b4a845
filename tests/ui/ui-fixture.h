/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* Finds widgets and waits for them. Tests check what people can see or screen readers can say, not the
 * internals of a page. */

/* Runs the main loop until @condition holds, and fails after half a minute. */
#define ui_wait_until(condition) G_STMT_START { \
    gint64 _end = g_get_monotonic_time () + 30 * G_TIME_SPAN_SECOND; \
    while (!(condition)) \
      { \
        g_assert_cmpint (g_get_monotonic_time (), <, _end); \
        ui_step (); \
      } \
  } G_STMT_END

/* Replaces g_test_init() and adw_init(). The user's folders are empty ones of the test's own; the system's
 * stay, since icons need its data. Nothing moves until the test calls ui_set_motion(). */
void       ui_test_init      (int        *argc,
                              char     ***argv);
/* Whether things glide and fade (TRUE) or jump. */
void       ui_set_motion     (gboolean    moves);
void       ui_step           (void);
/* Waits until so many frames have begun. */
void       ui_wait_for_frames (GtkWidget *widget,
                              guint      n);
/* A window that shows @child and is mapped; (transfer full): destroy it. */
GtkWidget *ui_window_new     (GtkWidget  *child,
                              int         width,
                              int         height);
/* The first mapped widget below @root of @type (0: any) whose property "label", "title" or "tooltip-text"
 * is @text (NULL: any); NULL if there is none. */
GtkWidget *ui_find           (gpointer    root,
                              GType       type,
                              const char *text);
/* How many mapped widgets of @type there are. */
guint      ui_count          (gpointer    root,
                              GType       type);
/* Whether some label below @root shows exactly @text. */
gboolean   ui_shows          (gpointer    root,
                              const char *text);
void       ui_click          (GtkWidget  *button);
/* The message about the missing session bus is not the test's concern. */
void       ui_without_bus    (void);
