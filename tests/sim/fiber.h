/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Fiber:
 *
 * What a thread would do, done in the main thread instead: it has a stack of its own, runs only inside
 * fiber_resume(), and stops where it calls fiber_yield(). So it is always known which of several "threads"
 * runs next, and a run can be repeated.
 */
typedef struct _Fiber Fiber;

/* @func is called when the fiber is resumed for the first time. */
Fiber   *fiber_new      (GThreadFunc func,
                         gpointer    data);
/* Runs the fiber until it yields or ends. Not from another fiber. */
void     fiber_resume   (Fiber      *self);
gboolean fiber_has_ended (Fiber     *self);
/* What @func has returned. */
gpointer fiber_get_result (Fiber    *self);
/* Only of one that has ended. */
void     fiber_free     (Fiber      *self);

/* (nullable): the fiber that runs. */
Fiber   *fiber_current  (void);
/* Goes back to where the current fiber was resumed. */
void     fiber_yield    (void);

G_END_DECLS
