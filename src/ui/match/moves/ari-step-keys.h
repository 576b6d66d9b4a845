/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-table.h"

G_BEGIN_DECLS

/* Adds the keys that step through the match to @page, wherever the focus is below it: they run before the
 * focused widget, unless that is a text field or a slider, or is on a stage while
 * ari_match_stage_wants_arrows(). */
void ari_step_keys_add     (GtkWidget                   *page);

/* The actions of those keys: to the start of the match, back, forward, and to its end. @activate passes their
 * names to ari_step_keys_go(). */
void ari_step_keys_install (GtkWidgetClass              *widget_class,
                            GtkWidgetActionActivateFunc  activate);
void ari_step_keys_go      (const char                  *action,
                            AriTable                    *table);
/* Enables those of @page that lead somewhere. */
void ari_step_keys_sync    (GtkWidget                   *page,
                            AriTable                    *table);

G_END_DECLS
