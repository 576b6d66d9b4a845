/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* Drops the last reference of a test to @object (transfer full), and runs the main loop until nothing else
 * has one. Something may hold it for a moment: a cancelled search, work that has yet to answer, or a thread
 * that has just done so. */
void release_last (gpointer object);

G_END_DECLS
