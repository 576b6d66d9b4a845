/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* An SQLite that runs out of memory. Each statement fails three times: when it is prepared, at its first step
 * and at a later one; whole scripts fail once. A failure in each deed, one after the other, until none is
 * left. */

/* Forgets what has failed. */
void     failing_statements_begin (void);
/* From now on, what has not failed yet fails: once. */
void     failing_statements_arm   (void);
/* Whether anything failed since. */
gboolean failing_statements_disarm (void);

G_END_DECLS
