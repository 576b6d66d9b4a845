/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARI_TYPE_FIT_LAYOUT (ari_fit_layout_get_type ())
/**
 * AriFitLayout:
 *
 * The layout of a scrolled window in a dialog that is as high as its content: it wants the height that its
 * content needs in the width that it has. A dialog of libadwaita 1.7 asks without a width, and would get the
 * height in the width that the content would like best. Where lines wrap, that is too low: the dialog would
 * scroll beside empty space.
 *
 * Signal "resized": the widget has another width, in which it wants no more than its content needs.
 */
G_DECLARE_FINAL_TYPE (AriFitLayout, ari_fit_layout, ARI, FIT_LAYOUT, GtkLayoutManager)

/* Until the width changes, the widget wants at least the height that its content needs now, so that content
 * that comes and goes doesn't move the dialog. */
void ari_fit_layout_reserve (AriFitLayout *self);

G_END_DECLS
