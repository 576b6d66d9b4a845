/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds the keys that step through the match to @page, wherever the focus is below it: they run before the
 * focused widget, unless it is a text field, a slider or below @stage, all of which need the same keys. */
void ari_step_keys_add (GtkWidget *page,
                        GtkWidget *stage);

G_END_DECLS
