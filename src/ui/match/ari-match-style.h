/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Gives the style sheets of a match the palette's colours as variables ("--match-last-edge"), and keeps
 * them right when the scheme changes. Done once for each display; calling it again is free. */
void ari_match_style_install (GdkDisplay *display);

G_END_DECLS
