/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-state.h"
#include "ari-shapes.h"

G_BEGIN_DECLS

/* What the renderers of all games share. Lengths are board units. */

gboolean ari_brush_plain      (const AriBoardState   *show);
gboolean ari_brush_has_place  (const AriCanvas *canvas,
                               AriSpot          spot);
/* Whether @seat has to act, or it is its turn while chance acts: not where the match has ended. */
gboolean ari_brush_acts       (const AriCanvas *canvas,
                               AriActor         seat);
float    ari_brush_pen        (const AriCanvas *canvas,
                               float            width);
float    ari_brush_text_scale (const AriCanvas *canvas,
                               float            height,
                               float            most);
/* Finds some text of the picture so far, in the layers up to @highest, that a box around @at would cover. */
gboolean ari_brush_find_text  (const AriCanvas *canvas,
                               AriLayer         highest,
                               AriPoint         at,
                               float            width,
                               float            height,
                               AriRect         *found);
/* Whether there is any, in any layer. */
gboolean ari_brush_covers_text (const AriCanvas *canvas,
                                AriPoint         at,
                                float            width,
                                float            height);
/* A new item with a stroke that is at least one device pixel wide. */
AriItem *ari_brush_stroke     (const AriCanvas *canvas,
                               AriLayer         layer,
                               AriRole          role,
                               float            width);
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
/* How wide ari_brush_sign() makes it; a sign of one character is as high. */
float    ari_brush_sign_width (const char      *sign,
                               float            scale);
void     ari_brush_rank       (const AriCanvas *canvas,
                               AriSpot          spot,
                               AriPoint         at,
                               float            scale,
                               guint            rank);
void     ari_brush_cross      (const AriCanvas *canvas,
                               AriSpot          spot,
                               AriPoint         at,
                               float            scale);
AriItem *ari_brush_mark       (const AriCanvas *canvas,
                               AriLayer         layer,
                               AriSpot          spot,
                               AriActor         seat,
                               AriPoint         at,
                               float            radius,
                               AriRole          fill);
AriItem *ari_brush_own_mark   (const AriCanvas *canvas,
                               AriLayer         layer,
                               AriSpot          spot,
                               AriActor         seat,
                               AriPoint         at,
                               float            radius,
                               float            edge);
AriItem *ari_brush_area       (const AriCanvas *canvas,
                               AriSpot          spot,
                               AriActor         seat,
                               float            fill,
                               float            hatch);
AriItem *ari_brush_plate      (const AriCanvas *canvas,
                               AriLayer         layer,
                               AriSpot          spot,
                               AriPoint         at,
                               float            width,
                               float            height,
                               AriRole          edge,
                               float            pen);
void     ari_brush_focus      (const AriCanvas *canvas,
                               AriSpot          spot,
                               const AriPath   *outline,
                               float            width);

G_END_DECLS
