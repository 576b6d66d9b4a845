/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-library.h"

G_BEGIN_DECLS

/* Adds the matches of @files (element-type GFile) to the library, one file after another, and says on
 * @widget's window how that went. A file that can't be read whole adds nothing. */
void ari_import (AriLibrary *library,
                 GListModel *files,
                 GtkWidget  *widget);

G_END_DECLS
