/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-brush.h"
#include "ari-notation.h"

G_BEGIN_DECLS

/* The pictures of the notation: as high as a line of text, in ems, and drawn by the face of the game. */

#define ARI_FIGURINE_GAP 0.16f /* the width of %ARI_SIGN_GAP */

float     ari_figurine_width     (const AriRules  *rules,
                                  guint            sign);
AriScene *ari_figurine_new       (const AriRules  *rules,
                                  guint            sign,
                                  AriActor         seat,
                                  float            em_px) G_GNUC_WARN_UNUSED_RESULT;

/* For faces */
AriItem  *ari_figurine_line      (const AriCanvas *canvas,
                                  float            width);
AriItem  *ari_figurine_area      (const AriCanvas *canvas,
                                  AriRole          fill,
                                  AriRole          edge);

G_END_DECLS
