/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-palette.h"

G_BEGIN_DECLS

#define ARI_TYPE_APPEARANCE (ari_appearance_get_type ())
/**
 * AriAppearance:
 *
 * The colours that boards have now: the style that the person chose, in the dark or in the light, unless the
 * system asks for high contrast. There is one for the whole program.
 *
 * The property “style” is an #AriStyle. The signal “changed” says that ari_scheme_current() is another one.
 */
G_DECLARE_FINAL_TYPE (AriAppearance, ari_appearance, ARI, APPEARANCE, GObject)

/* (transfer none) */
AriAppearance  *ari_appearance_get_default (void);
AriStyle  ari_appearance_get_style   (AriAppearance  *self);
/* Calls @callback with @object whenever the colours change, as long as @object lives. */
void      ari_appearance_watch       (gpointer  object,
                                      GCallback callback);

/* The scheme of everything that has no style of its own. */
AriScheme ari_scheme_current   (void);
/* The scheme of @style as light or dark, and with as much contrast, as everything is now. */
AriScheme ari_scheme_of_style  (AriStyle  style);

G_END_DECLS
