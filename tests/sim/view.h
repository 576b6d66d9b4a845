/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "world.h"

G_BEGIN_DECLS

/* What people see: like a page, it reads from the table only what the table's signal "changed" says. */
View              *view_new          (AriTable   *table);
void               view_free         (View       *self);
/* Fails unless everything that people see is what the table would say if it were asked now. */
void               view_check        (View       *self);
/* What the board shows, whether it lets people pick there, and the ply that leads there; 0: the start. */
const AriPosition *view_get_position (View       *self);
gboolean           view_is_pickable  (View       *self);
guint              view_get_place    (View       *self);

/* Fails unless a page that is opened now, for the same match and the same place, would show the same. */
void               view_check_afresh (AriTable   *table);

G_END_DECLS
