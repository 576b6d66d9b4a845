/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Gives the style sheets of a match the palette's colours as variables ("--match-last-edge"), and keeps
 * them right when the scheme changes. Done once for each display; calling it again is free. */
void ari_match_style_install (GdkDisplay *display);
/* Adds the style class @name to @widget, or takes it away. */
void ari_match_style_set_class (GtkWidget  *widget,
                                const char *name,
                                gboolean    set);
/* Sets what is said of @widget when it is pointed at, NULL for nothing. For what is set anew with each
 * ply: GTK asks the display where the pointer is even when the text stays the same, which takes more time
 * than all else on a page. */
void ari_match_style_set_tooltip (GtkWidget  *widget,
                                  const char *text);
/* Shows another layout of @view; FALSE: it is shown already. Not by a breakpoint itself: in libadwaita
 * 1.7, a layout that changes while it has the keyboard is never freed. */
gboolean ari_match_style_set_layout (AdwMultiLayoutView *view,
                                     const char         *name);

G_END_DECLS
