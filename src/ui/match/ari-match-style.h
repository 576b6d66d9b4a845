/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Provides the palette's colours to the style sheets of a match as variables ("--match-last-edge"), and
 * updates them when the scheme changes. Takes effect once for each display; calling it again is free. */
void ari_match_style_install (GdkDisplay *display);

G_END_DECLS
