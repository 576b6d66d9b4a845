/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-library.h"

G_BEGIN_DECLS

/* Ask for a file, write to it, and report the result on @widget's window. */

/* Writes the records of matches of the library into one file. */
void ari_export_entries (AriLibrary   *library,
                         const gint64 *ids,
                         guint         n_ids,
                         GtkWidget    *widget);
/* Writes the record of one match, as it is now. */
void ari_export_match   (AriMatch     *match,
                         GtkWidget    *widget);
/* Copies the whole library. */
void ari_back_up        (AriLibrary   *library,
                         GtkWidget    *widget);

G_END_DECLS
