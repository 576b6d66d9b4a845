/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* (transfer full): the bundled figures of the help. */
GKeyFile  *ari_figures_load       (void) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full): the name of the figure that shows the board styles. */
char      *ari_figures_sample     (GKeyFile   *figures) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): an AriPicture of the named figure in the current colours; NULL, with a warning, if there is
 * none. */
GtkWidget *ari_figure_picture_new (GKeyFile   *figures,
                                   const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
