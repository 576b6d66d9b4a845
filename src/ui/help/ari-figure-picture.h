/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* (transfer full): the figures of the help that the program carries with it. */
GKeyFile  *ari_figures_load       (void) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full): the name of the figure among them that shows the styles of the boards. */
char      *ari_figures_sample     (GKeyFile   *figures) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): an AriPicture of the figure of that name, in the colours of now; NULL, with a warning, when
 * there is none. */
GtkWidget *ari_figure_picture_new (GKeyFile   *figures,
                                   const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
