/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Settings that hold a set of texts (type "as"). @settings: (nullable): without them the set is empty, and
 * stays so. */
gboolean ari_setting_list_has (GSettings  *settings,
                               const char *key,
                               const char *text);
/* Adds @text, unless it is there. */
void     ari_setting_list_add (GSettings  *settings,
                               const char *key,
                               const char *text);

G_END_DECLS
