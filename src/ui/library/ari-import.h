/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-library.h"

G_BEGIN_DECLS

/* Adds the matches of @files (element-type GFile) to the library, one file after another, and says on
 * @widget's window how that went. A file that can't be read whole adds nothing. With the window the import
 * ends.
 * @show: goes to the match that was in them, or to the list when there were more; but while a dialog waits
 * for an
 * answer, a match is only offered. */
void ari_import (AriLibrary *library,
                 GListModel *files,
                 gboolean    show,
                 GtkWidget  *widget);

G_END_DECLS
