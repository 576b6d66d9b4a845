/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* All keys of the program, from the table of shortcuts. */
AdwDialog *ari_shortcuts_dialog_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
