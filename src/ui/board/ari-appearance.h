/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-palette.h"

G_BEGIN_DECLS

#define ARI_TYPE_APPEARANCE (ari_appearance_get_type ())
/**
 * AriAppearance:
 *
 * The current colours of boards: the style that the user chose, light or dark, unless the system asks for
 * high contrast. The program has a single instance.
 *
 * The property “style” is an #AriStyle. The signal “changed” reports a new ari_scheme_current().
 */
G_DECLARE_FINAL_TYPE (AriAppearance, ari_appearance, ARI, APPEARANCE, GObject)

/* (transfer none) */
AriAppearance  *ari_appearance_get_default (void);
AriStyle  ari_appearance_get_style   (AriAppearance  *self);
/* Calls @callback with @object whenever the colours change, as long as @object lives. */
void      ari_appearance_watch       (gpointer  object,
                                      GCallback callback);

/* The scheme of everything without a style of its own. */
AriScheme ari_scheme_current   (void);
/* The scheme of @style, light or dark and with the contrast currently in use. */
AriScheme ari_scheme_of_style  (AriStyle  style);

G_END_DECLS
