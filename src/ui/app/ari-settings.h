/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The settings of the program, or NULL when their schema is not installed (GSettings itself
 * would end the program). */
GSettings *ari_settings_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
