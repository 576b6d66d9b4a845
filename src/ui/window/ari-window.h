/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-library.h"
#include "ari-places.h"

G_BEGIN_DECLS

#define ARI_TYPE_WINDOW (ari_window_get_type ())
/**
 * AriWindow:
 *
 * The window: the sidebar with the page it leads to, and a match over both. It appears immediately; the
 * library follows when it is open.
 */
G_DECLARE_FINAL_TYPE (AriWindow, ari_window, ARI, WINDOW, AdwApplicationWindow)

/* @settings: (nullable): without them the window can only say so */
AriWindow  *ari_window_new         (GtkApplication *application,
                                    GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;
/* Call it before ari_window_set_library(): matches open where they were left. */
void        ari_window_set_places  (AriWindow      *self,
                                    AriPlaces      *places);
/* Call it once, when @library is open: fills the lists and goes to the last place of the window. */
void        ari_window_set_library (AriWindow      *self,
                                    AriLibrary     *library);
/* Shows only what went wrong and what you can do. @path (nullable): of the library. */
void        ari_window_fail        (AriWindow      *self,
                                    const GError   *error,
                                    const char     *path);
/* Imports files of matches (element-type GFile), as soon as the library is open. @show: goes to what was in
 * them. */
void        ari_window_import      (AriWindow      *self,
                                    GListModel     *files,
                                    gboolean        show);
/* Goes to a place of the sidebar; FALSE when none has that name. */
gboolean    ari_window_go          (AriWindow      *self,
                                    const char     *place);

G_END_DECLS
