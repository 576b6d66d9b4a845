/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARI_TYPE_APPLICATION (ari_application_get_type ())
G_DECLARE_FINAL_TYPE (AriApplication, ari_application, ARI, APPLICATION, AdwApplication)

AriApplication *ari_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
