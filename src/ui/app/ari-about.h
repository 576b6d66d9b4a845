/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The About dialog: what the program is, who designed its games, and its licence. */
AdwDialog *ari_about_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
