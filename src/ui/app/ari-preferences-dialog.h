/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_PREFERENCES_DIALOG (ari_preferences_dialog_get_type ())
/**
 * AriPreferencesDialog:
 *
 * The choices for the whole program. Every row is bound to a setting.
 */
G_DECLARE_FINAL_TYPE (AriPreferencesDialog, ari_preferences_dialog, ARI, PREFERENCES_DIALOG,
                      AdwPreferencesDialog)

/* @library: for its place, its backup and its check */
AdwDialog *ari_preferences_dialog_new (GSettings  *settings,
                                       AriLibrary *library) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
