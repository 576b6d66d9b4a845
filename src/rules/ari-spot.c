/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-spot.h"

void
ari_spot_set_cell (AriSpotInfo *spot,
                   guint        row,
                   guint        column)
{
  spot->row = (guint8) row;
  spot->column = (guint8) column;
}

void
ari_spot_set_rect (AriSpotInfo *spot,
                   AriSpotKind  kind,
                   AriPoint     centre,
                   float        width,
                   float        height)
{
  float x = width / 2, y = height / 2;

  spot->kind = kind;
  spot->centre = centre;
  spot->n_corners = 4;
  spot->corners[0] = (AriPoint) { centre.x - x, centre.y - y };
  spot->corners[1] = (AriPoint) { centre.x + x, centre.y - y };
  spot->corners[2] = (AriPoint) { centre.x + x, centre.y + y };
  spot->corners[3] = (AriPoint) { centre.x - x, centre.y + y };
}

void
ari_spot_set_choice (AriSpotInfo *spot,
                     const char  *name,
                     AriPoint     centre,
                     guint        row,
                     guint        column)
{
  spot->kind = ARI_SPOT_CHOICE;
  spot->centre = centre;
  g_strlcpy (spot->name, name, sizeof spot->name);
  ari_spot_set_cell (spot, row, column);
}
