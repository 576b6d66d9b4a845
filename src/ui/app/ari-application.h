/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARI_TYPE_APPLICATION (ari_application_get_type ())
/**
 * AriApplication:
 *
 * The program: one instance with one window and one library, which opens while the window
 * already shows. Files on the command line, or opened from elsewhere, are imported.
 */
G_DECLARE_FINAL_TYPE (AriApplication, ari_application, ARI, APPLICATION, AdwApplication)

/* @settings: (nullable): NULL makes the program report that its installation is incomplete. */
AriApplication *ari_application_new           (GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the person asked for a restart before the program ended. */
gboolean        ari_application_wants_restart (AriApplication *self);

G_END_DECLS
