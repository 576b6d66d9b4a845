/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-brush.h"

G_BEGIN_DECLS

/* What the frames of boards share. */

/* Whether the picture is large enough for ornament. @unit_px: the smallest such size */
gboolean ari_brush_has_ornament (const AriCanvas *canvas,
                                 float            unit_px);
/* A letter or number beside the board. Takes @text. */
void     ari_brush_coordinate   (const AriCanvas *canvas,
                                 AriPoint         at,
                                 float            height,
                                 float            opacity,
                                 char            *text);
/* A terracotta seal with a ring around it at each of the corners. */
void     ari_brush_seals        (const AriCanvas *canvas,
                                 const AriPoint  *corners,
                                 guint            n_corners,
                                 float            radius,
                                 float            ring,
                                 float            width);

G_END_DECLS
