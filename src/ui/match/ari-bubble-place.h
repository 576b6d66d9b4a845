/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AriBubblePlace: where a bubble stands beside what it points to
 * @side: of what it points to
 * @dx: how far it moves from there to the right, in pixels
 * @dy: how far it moves down
 * @is_apart: it stands away from what it points to, so an arrow would point to something else
 * @n_scarce: how much it hides there of what it should not hide at all
 */
typedef struct
{
  GtkPositionType side;
  int             dx, dy;
  gboolean        is_apart;
  guint           n_scarce;
} AriBubblePlace;

/* Finds the place in @area for a bubble of @size that points to @at. All rectangles are in the same
 * coordinates. As few as possible of @scarce are hidden by it, then as few as possible of @about, which it
 * speaks of, of @to_click, where people go on, and of @to_see, in this order. Among equals it stands beside
 * @at, away from the middle of the area. Where no side has room, it stands above or below, wherever there is
 * more. It stands apart only where it would otherwise hide something scarce, or what it speaks of. The arrays
 * hold graphene_rect_t. */
AriBubblePlace ari_bubble_place_find (const graphene_rect_t *area,
                                      const graphene_rect_t *at,
                                      graphene_size_t        size,
                                      const GArray          *scarce,
                                      const GArray          *about,
                                      const GArray          *to_click,
                                      const GArray          *to_see);

G_END_DECLS
