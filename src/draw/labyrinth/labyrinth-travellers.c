/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Travellers, where they stand and where they wait. */
#include "labyrinth-canvas.h"

#include "ari-seat-signs.h"

/* How many fit side by side in a field, and how they stand. */
static const struct { guint side; float pitch, radius; } crowds[] = {
  { 2, 0.40f, 0.165f }, { 3, 0.285f, 0.120f }, { 4, 0.225f, 0.096f },
};

/* A tray surrounds the four places of a seat. */
#define TRAY_ASIDE  0.36f
#define TRAY_ABOVE  0.335f
#define RADIUS_OUTSIDE 0.2f
#define HOLD_WIDTH  0.348f
#define HOLD_HEIGHT 0.196f
#define HOLD_DOT    0.039f

/* How many stand on a sanctuary, including @traveller and @guest, and how many of them precede @traveller. */
static guint
count_crowd (const Labyrinth *l,
             guint            field,
             guint            traveller,
             guint            guest,
             guint           *before)
{
  guint n = 0;

  *before = 0;
  for (guint i = 0; i < l->seats * LABYRINTH_TRAVELLERS; i++)
    if (l->at[i] == field || i == traveller || i == guest)
      {
        *before += i < traveller;
        n++;
      }

  return n;
}

/* Row by row; centres an incomplete last row. */
static LabyrinthStand
stand_in_crowd (AriPoint at,
                guint    n,
                guint    nth)
{
  guint c = 0, in_row, rows, row, column;

  while (crowds[c].side * crowds[c].side < n)
    c++;
  rows = (n + crowds[c].side - 1) / crowds[c].side;
  row = nth / crowds[c].side;
  column = nth % crowds[c].side;
  in_row = MIN (crowds[c].side, n - row * crowds[c].side);

  return (LabyrinthStand) {
    .at = { at.x + ((float) column - (in_row - 1) / 2.0f) * crowds[c].pitch,
            at.y + 0.02f + ((float) row - (rows - 1) / 2.0f) * crowds[c].pitch },
    .radius = crowds[c].radius,
  };
}

LabyrinthStand
labyrinth_stand_on (const AriCanvas *canvas,
                    guint            traveller,
                    guint            field)
{
  return labyrinth_stand_beside (canvas, traveller, field, LABYRINTH_NOBODY);
}

LabyrinthStand
labyrinth_stand_beside (const AriCanvas *canvas,
                        guint            traveller,
                        guint            field,
                        guint            guest)
{
  guint nth, n;
  AriPoint at;

  if (field == LABYRINTH_OUTSIDE)
    return (LabyrinthStand) { canvas->board->spots[LABYRINTH_SPOT_OUTSIDE (traveller)].centre,
                              RADIUS_OUTSIDE };

  at = labyrinth_field_at (canvas, field);
  if (field == LABYRINTH_CENTRE)
    return (LabyrinthStand) { at, LABYRINTH_RADIUS };
  if (!labyrinth_is (LABYRINTH_SANCTUARIES, field))
    return (LabyrinthStand) { { at.x + 0.07f, at.y + 0.08f }, LABYRINTH_RADIUS };

  n = count_crowd (labyrinth_on (canvas), field, traveller, guest, &nth);
  if (n == 1)
    return (LabyrinthStand) { { at.x + 0.1f, at.y + 0.11f }, LABYRINTH_RADIUS };

  return stand_in_crowd (at, n, nth);
}

void
labyrinth_draw_traveller (const AriCanvas      *canvas,
                          AriLayer              layer,
                          AriSpot               spot,
                          guint                 traveller,
                          const LabyrinthStand *stand,
                          guint                 group)
{
  AriActor seat = labyrinth_seat (traveller);
  float r = stand->radius;
  AriPoint top = { stand->at.x, stand->at.y - 0.1f * r }, foot = { stand->at.x, stand->at.y + 0.12f * r };
  gboolean has_letter = !canvas->plain;
  guint first = canvas->scene->items->len;

  if (!canvas->show->high_contrast && !canvas->plain && group == 0)
    ari_brush_mark (canvas, layer, spot, seat, (AriPoint) { foot.x, foot.y + 0.18f * r }, 1.02f * r,
                    ARI_ROLE_SHADOW);

  for (guint i = 0; i < 2; i++)
    {
      AriItem *item = ari_brush_stroke (canvas, layer, ARI_ROLE_SEAT_EDGE + seat - 1, 0.13f * r);

      item->fill = (i == 0 ? ARI_ROLE_SEAT_EDGE : ARI_ROLE_SEAT_FILL) + seat - 1;
      ari_seat_mark_path (item->path, seat, i == 0 ? foot : top, i == 0 ? 1.03f * r : r);
    }

  if (has_letter)
    {
      float drop = seat == 3 ? 0.14f * r : 0; /* a triangle is wider below its middle */

      ari_brush_text (canvas, layer, (AriPoint) { top.x, top.y + drop }, (seat == 3 ? 0.95f : 1.12f) * r,
                      ARI_ROLE_SEAT_ON + seat - 1,
                      g_strdup_printf ("%c", (char) ('a' + traveller % LABYRINTH_TRAVELLERS)));
    }

  for (guint i = first; i < canvas->scene->items->len; i++)
    {
      AriItem *item = canvas->scene->items->pdata[i];

      item->spot = spot;
      item->group = group;
      item->group_opacity = group != 0 ? LABYRINTH_GHOST : item->group_opacity;
    }
}

/* Turns still to be lost, as dots in a pill. */
static void
draw_hold (const AriCanvas *canvas,
           AriSpot          spot,
           AriPoint         at,
           guint            turns)
{
  AriItem *dots;

  ari_brush_plate (canvas, ARI_LAYER_PIECES, spot, at, HOLD_WIDTH, HOLD_HEIGHT, ARI_ROLE_ILLEGAL, 0.024f);
  if (turns > 3)
    {
      ari_brush_text (canvas, ARI_LAYER_PIECES, at, 0.17f, ARI_ROLE_ILLEGAL,
                      g_strdup_printf ("%u", turns))->spot = spot;
      return;
    }
  dots = ari_scene_add_fill (canvas->scene, ARI_LAYER_PIECES, ARI_ROLE_ILLEGAL);
  dots->spot = spot;
  for (guint i = 0; i < turns; i++)
    ari_path_circle (dots->path, at.x + ((float) i - (turns - 1) / 2.0f) * 0.104f, at.y, HOLD_DOT);
}

/* A traveller that has been borne off has become a seal of Elysium in its place. */
static void
draw_seal (const AriCanvas *canvas,
           guint            traveller,
           AriPoint         at)
{
  AriSpot spot = LABYRINTH_SPOT_OUTSIDE (traveller);
  AriItem *disc = ari_brush_stroke (canvas, ARI_LAYER_PIECES, LABYRINTH_ROLE_SUN, 0.024f);

  disc->spot = spot;
  disc->fill = LABYRINTH_ROLE_CHAMBER;
  ari_path_circle (disc->path, at.x, at.y, 0.235f);
  if (!canvas->plain)
    labyrinth_draw_lily (canvas, ARI_LAYER_PIECES, spot, at, 0.72f, LABYRINTH_ROLE_SUN);
}

/* The empty shape of a traveller that is on its way. */
static void
draw_empty_place (const AriCanvas *canvas,
                  guint            traveller,
                  AriPoint         at)
{
  AriActor seat = labyrinth_seat (traveller);
  AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_PIECES, ARI_ROLE_FRIEZE, 0.02f);

  item->stroke_opacity = 0.7f;
  ari_seat_mark_path (item->path, seat, at, 0.16f);
}

/* A strong golden rim shows whose turn it is. */
static void
draw_tray (const AriCanvas *canvas,
           AriActor         seat)
{
  const Labyrinth *l = labyrinth_on (canvas);
  AriPoint a = canvas->board->spots[LABYRINTH_SPOT_OUTSIDE (labyrinth_traveller (seat, 0))].centre;
  AriPoint d =
      canvas->board->spots[LABYRINTH_SPOT_OUTSIDE (labyrinth_traveller (seat, LABYRINTH_TRAVELLERS - 1))]
          .centre;
  gboolean acts = ari_brush_acts (canvas, seat);
  AriItem *tray = ari_brush_stroke (canvas, ARI_LAYER_PIECES, acts ? ARI_ROLE_LAST_EDGE : ARI_ROLE_FRIEZE,
                                    acts ? 0.033f : 0.013f);

  tray->fill = ARI_ROLE_CARD;
  ari_path_rect (tray->path, MIN (a.x, d.x) - TRAY_ASIDE, a.y - TRAY_ABOVE, ABS (d.x - a.x) + 2 * TRAY_ASIDE,
                 2 * TRAY_ABOVE, 0.14f);

  if (l->lost[seat - 1] > 0)
    draw_hold (canvas, ARI_SPOT_NONE, (AriPoint) { (a.x + d.x) / 2, a.y - TRAY_ABOVE }, l->lost[seat - 1]);
}

void
labyrinth_draw_trays (const AriCanvas *canvas)
{
  const Labyrinth *l = labyrinth_on (canvas);

  for (AriActor seat = 1; seat <= l->seats; seat++)
    draw_tray (canvas, seat);

  for (guint i = 0; i < l->seats * LABYRINTH_TRAVELLERS; i++)
    {
      AriPoint at = canvas->board->spots[LABYRINTH_SPOT_OUTSIDE (i)].centre;

      if (l->at[i] == LABYRINTH_CENTRE)
        draw_seal (canvas, i, at);
      else if (l->at[i] != LABYRINTH_OUTSIDE)
        draw_empty_place (canvas, i, at);
    }
}

void
labyrinth_draw_travellers (const AriCanvas *canvas)
{
  const Labyrinth *l = labyrinth_on (canvas);

  for (guint i = 0; i < l->seats * LABYRINTH_TRAVELLERS; i++)
    if (l->at[i] != LABYRINTH_CENTRE)
      {
        AriSpot spot = labyrinth_spot_of (i, l->at[i]);
        LabyrinthStand stand = labyrinth_stand_on (canvas, i, l->at[i]);

        labyrinth_draw_traveller (canvas, ARI_LAYER_PIECES, spot, i, &stand, 0);
        if (labyrinth_hold (l, i) > 0)
          draw_hold (canvas, spot, (AriPoint) { stand.at.x + 0.13f, stand.at.y + 0.22f },
                     labyrinth_hold (l, i));
      }
}

void
labyrinth_place (const AriBoardState *show,
                 AriSpotInfo         *spots)
{
  const AriCanvas canvas = {
    .show = show,
    .board = show->rules->board (show->setup),
  };
  const Labyrinth *l = labyrinth_get (show->position);

  for (guint i = 0; i < l->seats * LABYRINTH_TRAVELLERS; i++)
    {
      AriSpotInfo *spot = &spots[labyrinth_spot_of (i, l->at[i])];
      LabyrinthStand stand = labyrinth_stand_on (&canvas, i, l->at[i]);

      if (!labyrinth_is (LABYRINTH_SANCTUARIES, l->at[i]))
        continue;
      spot->centre = stand.at;
      for (guint c = 0; c < 4; c++)
        spot->corners[c] = (AriPoint) { stand.at.x + (c == 1 || c == 2 ? stand.radius : -stand.radius),
                                        stand.at.y + (c >= 2 ? stand.radius : -stand.radius) };
    }
}
