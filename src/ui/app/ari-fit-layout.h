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
 */
G_DECLARE_FINAL_TYPE (AriFitLayout, ari_fit_layout, ARI, FIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
