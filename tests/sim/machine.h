/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The machine on which the simulated program runs: what it asks for threads, timers and the time, it asks
 * here, because the linker puts these functions in the place of those of GLib (see meson.build). Nothing
 * happens by itself: threads go on and timers end when the simulation says so, in any order, as on a machine
 * that is arbitrarily slow. The main loop is the real one. */

/* A new machine, whose clock begins anew. Nothing may be left of the one before. */
void     machine_reset          (void);

/* Threads that could go on now. One that waits for a queue can do so when something is in it. */
guint    machine_count_ready    (void);
/* Lets the one of them with that index run: a search until its next report, the library for one task. */
void     machine_run_thread     (guint         index);
/* Timers that have begun and not ended. */
guint    machine_count_timers   (void);
/* The timer with that index is over. */
void     machine_end_timer      (guint         index);
/* The clock, in microseconds. */
gint64   machine_get_time       (void);
/* Ends the timer that is due first, if it is due at @until or before, and returns whether there was one.
 * Otherwise the clock goes on to @until. */
gboolean machine_pass_time      (gint64        until);
/* One iteration of the main loop of @context (nullable: the default one). Returns whether anything was
 * dispatched. */
gboolean machine_iterate        (GMainContext *context);
/* All threads that have begun and not ended. */
guint    machine_count_threads  (void);
/* Runs all threads but the @n_older oldest ones until they have ended or wait, and lets @context (nullable)
 * handle the events that they send. */
void     machine_finish_threads (guint         n_older,
                                 GMainContext *context);
/* Whether every thread has ended and every timer is gone. */
gboolean machine_is_idle        (void);

G_END_DECLS
