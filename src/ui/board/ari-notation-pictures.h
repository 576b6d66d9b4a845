/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-painter.h"

G_BEGIN_DECLS

/**
 * AriNotationPictures:
 *
 * The pictures in a text with actions, on the screen and on paper: each covers characters of a layout, which
 * become boxes with room for it.
 */
typedef struct
{
  const AriRules *rules;
  GArray         *pictures;
  int             ascent;   /* of the font, in Pango units */
  int             height;
} AriNotationPictures;

void ari_notation_pictures_init  (AriNotationPictures *self);
void ari_notation_pictures_clear (AriNotationPictures *self);
/* Removes all pictures. @context: has the font of the text */
void ari_notation_pictures_begin (AriNotationPictures *self,
                                  const AriRules      *rules,
                                  PangoContext        *context);
/* Whether the pictures were made for a font of another size. */
gboolean ari_notation_pictures_is_outdated (const AriNotationPictures *self,
                                            PangoContext              *context);
void ari_notation_pictures_add   (AriNotationPictures *self,
                                  PangoAttrList       *attributes,
                                  const char          *action,
                                  guint                start,
                                  guint                room,
                                  AriActor             seat);
void ari_notation_pictures_paint (AriNotationPictures *self,
                                  PangoLayout         *layout,
                                  guint                first,
                                  guint                last,
                                  const AriPainter    *painter,
                                  GtkSnapshot         *snapshot);

G_END_DECLS
