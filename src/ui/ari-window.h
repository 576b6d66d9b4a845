/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARI_TYPE_WINDOW (ari_window_get_type ())
G_DECLARE_FINAL_TYPE (AriWindow, ari_window, ARI, WINDOW, AdwApplicationWindow)

G_END_DECLS
