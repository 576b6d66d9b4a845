/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

/* A match of Minoa after its first @n_plies of a fixed random game for two. */
AriMatch *match_after       (guint         n_plies);

/* Runs the main loop until @ready answers TRUE; a test that waits in vain is ended by its timeout. */
void      wait_until        (gboolean    (*ready) (gpointer data),
                             gpointer      data);

/* Keeps the result of an asynchronous call: wait for it with wait_for_result(). */
void      keep_result_cb    (GObject      *source,
                             GAsyncResult *result,
                             gpointer      data);
void      wait_for_result   (GAsyncResult **result);

/* Nothing in the program joins the thread of a job, so a test watches the threads of the process:
 * wait_for_threads() returns when there are none but the main one and those that GLib keeps. What the threads
 * sent home is then in the queue of the main loop, which does not run meanwhile; handle_all() empties it. */
guint     count_threads     (void);
void      wait_for_threads  (void);
void      handle_all        (void);
