/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-state.h"

G_BEGIN_DECLS

/* What the renderers of all games share. Lengths are board units. */

gboolean ari_brush_plain      (const AriBoardState   *show);
float    ari_brush_pen        (const AriCanvas *canvas,
                               float            width);
float    ari_brush_text_scale (const AriCanvas *canvas,
                               float            height,
                               float            most);
AriItem *ari_brush_text       (const AriCanvas *canvas,
                               AriLayer         layer,
                               AriPoint         at,
                               float            height,
                               AriRole          role,
                               char            *text);
AriItem *ari_brush_disc       (const AriCanvas *canvas,
                               AriLayer         layer,
                               AriSpot          spot,
                               AriPoint         at,
                               float            scale,
                               AriRole          role);
void     ari_brush_sign       (const AriCanvas *canvas,
                               AriLayer         layer,
                               AriSpot          spot,
                               AriPoint         at,
                               float            scale,
                               AriRole          role,
                               char            *sign);
void     ari_brush_cross      (const AriCanvas *canvas,
                               AriSpot          spot,
                               AriPoint         at,
                               float            scale);

G_END_DECLS
