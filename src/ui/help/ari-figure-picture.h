/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

G_BEGIN_DECLS

/* (transfer full): the bundled figures of the help. */
GKeyFile  *ari_figures_load       (void) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full): the name of the figure that shows the board styles. */
char      *ari_figures_sample     (GKeyFile   *figures) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the position of the named figure can be opened as a match. */
gboolean   ari_figures_can_try    (GKeyFile   *figures,
                                   const char *name);
/* (nullable) (transfer full): a match that starts now, for people only, with what was played up to the
 * position of the named figure; NULL, with a warning, if there is none. */
AriMatch  *ari_figures_match      (GKeyFile   *figures,
                                   const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): an AriPicture of the named figure in the current colours; NULL, with a warning, if there is
 * none. */
GtkWidget *ari_figure_picture_new (GKeyFile   *figures,
                                   const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* A button that opens the position of the named figure: it activates "win.try-figure". */
GtkWidget *ari_figure_try_button_new (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
