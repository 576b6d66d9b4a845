/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-library.h"

G_BEGIN_DECLS

/* Adds the matches of @files (element-type GFile) to the library, one file after another, and reports the
 * result on @widget's window. A file that can't be read completely adds nothing. The import ends with the
 * window. @show: goes to the imported match, or to the list when there were more; but while a dialog waits
 * for an answer, a match is only offered. */
void ari_import (AriLibrary *library,
                 GListModel *files,
                 gboolean    show,
                 GtkWidget  *widget);

G_END_DECLS
