/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds the keys that step through the match to @page, wherever the focus is below it: they run before the
 * focused widget, unless that is a text field or a slider, or is on a stage while
 * ari_match_stage_wants_arrows(). */
void ari_step_keys_add (GtkWidget *page);

G_END_DECLS
