/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that follows the pointer, the keyboard and requested advice. */
#include "labyrinth-canvas.h"

#include <math.h>

#define BADGE_ASIDE 0.3f /* of a badge, from the middle of a field to its corner */
#define BADGE_EDGE  0.4365f /* of a badge, from the middle of a field to its outer edges */
#define BADGE_MOST  1.6f
#define RING_FROM   (-100 * (float) G_PI / 180) /* of the open ring around a field: past its number */
#define RING_SWEEP  (296 * (float) G_PI / 180)

/* Returns whether @spot has a place in the picture. */
static gboolean
find_outline (const AriCanvas  *canvas,
              AriSpot           spot,
              LabyrinthOutline *outline)
{
  LabyrinthPlace place;
  guint traveller;

  if (!ari_brush_has_place (canvas, spot))
    return FALSE;

  place = labyrinth_place_of (spot);
  traveller = labyrinth_who_is_at (labyrinth_on (canvas), spot);
  if (traveller != LABYRINTH_NOBODY)
    {
      LabyrinthStand stand = labyrinth_stand_on (canvas, traveller, labyrinth_on (canvas)->at[traveller]);
      float half = 1.15f * stand.radius + 0.04f;

      *outline = (LabyrinthOutline) { stand.at, half, half };
      return TRUE;
    }

  /* A place of a sanctuary on which nobody stands means the sanctuary. */
  *outline = (LabyrinthOutline) { canvas->board->spots[labyrinth_ground (spot)].centre, 0.41f,
                                  LABYRINTH_CORNER };
  if (place.kind == LABYRINTH_PLACE_DIE)
    *outline = (LabyrinthOutline) { outline->at, 0.37f, 0.16f };
  else if (place.kind == LABYRINTH_PLACE_FIELD && place.field == LABYRINTH_CENTRE)
    outline->half = 0.93f;
  else if (place.kind != LABYRINTH_PLACE_FIELD && place.kind != LABYRINTH_PLACE_SANCTUARY)
    outline->half = 0.3f;

  return TRUE;
}

/* Pickable: green on a rim in the colour of the ground. */
static void
draw_legal (const AriCanvas *canvas,
            AriSpot          spot)
{
  LabyrinthOutline outline;

  if (!find_outline (canvas, spot, &outline))
    return;
  labyrinth_add_outline (canvas, ARI_LAYER_MARKS, spot, &outline, ARI_ROLE_SURFACE, 0.085f)->stroke_opacity =
      0.8f;
  labyrinth_add_outline (canvas, ARI_LAYER_MARKS, spot, &outline, ARI_ROLE_LEGAL, 0.05f);
}

/* --- Where the picks lead ------------------------------------------------------------------------------ */

/* The picks and hover so far. */
typedef struct
{
  guint pips;      /* of the die; 0: none yet */
  guint traveller; /* LABYRINTH_NOBODY: none yet */
} Meant;

static void
add_meant (const AriCanvas *canvas,
           AriSpot          spot,
           Meant           *meant)
{
  const Labyrinth *l = labyrinth_on (canvas);
  LabyrinthPlace place;
  guint traveller;

  if (!ari_brush_has_place (canvas, spot))
    return;

  place = labyrinth_place_of (spot);
  traveller = labyrinth_who_is_at (l, spot);
  if (place.kind == LABYRINTH_PLACE_DIE && (l->left >> place.die & 1) != 0)
    meant->pips = l->dice[place.die];
  else if (traveller != LABYRINTH_NOBODY && labyrinth_seat (traveller) == l->turn)
    meant->traveller = traveller;
}

/* Two arrows that pass each other: the occupant goes where the other comes from. */
static void
draw_exchange (const AriCanvas *canvas,
               AriSpot          spot,
               AriPoint         at)
{
  AriItem *arrows;

  ari_brush_disc (canvas, ARI_LAYER_MARKS, spot, at, 1, ARI_ROLE_LEGAL);
  arrows = ari_brush_stroke (canvas, ARI_LAYER_MARKS, ARI_ROLE_SURFACE, 0.026f);
  arrows->spot = spot;
  arrows->round_ends = TRUE;
  for (int way = -1; way <= 1; way += 2)
    {
      float y = at.y + way * 0.035f;

      ari_path_move (arrows->path, at.x - way * 0.075f, y);
      ari_path_line (arrows->path, at.x + way * 0.075f, y);
      ari_path_line (arrows->path, at.x + way * 0.035f, y + way * 0.035f);
    }
}

/* Travellers on a sanctuary make room for the ghost: the field is drawn as it would be. */
static void
draw_crowd (const AriCanvas        *canvas,
            const LabyrinthOutline *outline,
            AriSpot                 spot,
            guint                   field,
            guint                   traveller)
{
  const Labyrinth *l = labyrinth_on (canvas);
  AriItem *floor = ari_scene_add_fill (canvas->scene, ARI_LAYER_MARKS, ARI_ROLE_SURFACE);

  floor->spot = spot;
  ari_path_rect (floor->path, outline->at.x - outline->half, outline->at.y - outline->half, 2 * outline->half,
                 2 * outline->half, outline->corner);
  if (!canvas->plain)
    {
      labyrinth_draw_sanctuary_sign (canvas, ARI_LAYER_MARKS, spot, outline->at);
      labyrinth_draw_number (canvas, ARI_LAYER_MARKS, spot, field);
    }

  for (guint i = 0; i < l->seats * LABYRINTH_TRAVELLERS; i++)
    if (l->at[i] == field && i != traveller)
      {
        LabyrinthStand stand = labyrinth_stand_beside (canvas, i, field, traveller);

        labyrinth_draw_traveller (canvas, ARI_LAYER_MARKS, spot, i, &stand, 0);
      }
}

static gboolean
is_occupied_sanctuary (const Labyrinth *l,
                       guint            field,
                       guint            traveller)
{
  for (guint i = 0; i < l->seats * LABYRINTH_TRAVELLERS; i++)
    if (i != traveller && l->at[i] == field)
      return labyrinth_is (LABYRINTH_SANCTUARIES, field);

  return FALSE;
}

/* What a mark at a target says.
 * @by: the dice that lead there, as in "3" or "3+4"; NULL: said elsewhere
 * @has_ghost: show the traveller there */
typedef struct
{
  guint    traveller;
  guint    field;
  char    *by;
  gboolean has_ghost;
  gboolean is_sum;
} Target;

/* Badges lie at the upper right of their field, or below where the sign of a trap is there. */
static float
badge_side (guint field)
{
  return field == LABYRINTH_TUNNEL ? 1 : -1;
}

/* A badge that grows to stay legible stays within its field: at the corner where it covers neither a number
 * nor a letter, if there is one. */
static AriPoint
badge_at (const AriCanvas *canvas,
          guint            field,
          const char      *by,
          float            scale)
{
  static const AriPoint corners[] = { { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } };
  float width = ari_brush_sign_width (by, scale), height = ari_brush_sign_width ("", scale);
  float aside = BADGE_EDGE - width / 2, above = BADGE_EDGE - height / 2;
  float side = badge_side (field);
  AriPoint middle = labyrinth_field_at (canvas, field), at;

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      at = (AriPoint) { middle.x + corners[i].x * aside, middle.y + corners[i].y * side * above };
      if (!ari_brush_covers_text (canvas, at, width, height))
        return at;
    }

  return (AriPoint) { middle.x + aside, middle.y + side * above };
}

static AriItem *
add_frame (const AriCanvas        *canvas,
           const Target           *target,
           const LabyrinthOutline *outline)
{
  AriSpot spot = LABYRINTH_SPOT_FIELD (target->field);
  int way = labyrinth_has_number_right (canvas, target->field) ? -1 : 1;
  float r = outline->half;
  AriItem *ring;

  if (!target->is_sum || target->field == LABYRINTH_CENTRE)
    return labyrinth_add_outline (canvas, ARI_LAYER_MARKS, spot, outline, ARI_ROLE_LEGAL, 0.045f);

  ring = ari_brush_stroke (canvas, ARI_LAYER_MARKS, ARI_ROLE_LEGAL, 0.045f);
  ring->spot = spot;
  ari_path_move (ring->path, outline->at.x + way * r * cosf (RING_FROM),
                 outline->at.y + r * sinf (RING_FROM));
  ari_path_arc (ring->path, outline->at.x, outline->at.y, r, way > 0 ? RING_FROM : (float) G_PI - RING_FROM,
                way * RING_SWEEP);

  return ring;
}

static void
mark_frame (AriItem *frame)
{
  frame->fill = ARI_ROLE_LEGAL;
  frame->fill_opacity = 0.24f;
  ari_item_set_dash (frame, 0.1136f, 0.068f);
}

/* Takes the text. */
static void
draw_badge (const AriCanvas *canvas,
            guint            field,
            char            *by)
{
  float scale = ari_brush_text_scale (canvas, LABYRINTH_TEXT_HEIGHT, BADGE_MOST);
  AriPoint at = badge_at (canvas, field, by, scale);

  ari_brush_sign (canvas, ARI_LAYER_MARKS, LABYRINTH_SPOT_FIELD (field), at, scale, ARI_ROLE_LEGAL, by);
}

/* Dashes around the field, a rounded square for one die and a ring that leaves out the number for both, and
 * the traveller as a ghost; with several candidates, the badge says by which dice. Takes the text. */
static void
draw_target (const AriCanvas *canvas,
             const Target    *target)
{
  const Labyrinth *l = labyrinth_on (canvas);
  guint field = target->field, traveller = target->traveller;
  g_autofree char *by = target->by;
  AriSpot spot = field != 0 ? LABYRINTH_SPOT_FIELD (field) : ARI_SPOT_NONE;
  LabyrinthOutline outline = { .half = 0.41f, .corner = LABYRINTH_CORNER };
  AriItem *frame;

  if (field == 0)
    return;

  outline.at = labyrinth_field_at (canvas, field);
  outline.half = field == LABYRINTH_CENTRE ? 0.93f : outline.half;
  if (target->has_ghost && is_occupied_sanctuary (l, field, traveller))
    draw_crowd (canvas, &outline, spot, field, traveller);
  frame = add_frame (canvas, target, &outline);
  mark_frame (frame);

  if (target->has_ghost)
    {
      LabyrinthStand stand = labyrinth_stand_on (canvas, traveller, field);

      labyrinth_draw_traveller (canvas, ARI_LAYER_MARKS, spot, traveller, &stand,
                                canvas->scene->items->len + 1);
    }
  if (canvas->plain)
    return;

  if (by != NULL)
    draw_badge (canvas, field, g_steal_pointer (&by));
  if (l->standing[field] != LABYRINTH_NOBODY && l->standing[field] != traveller)
    draw_exchange (canvas, spot, (AriPoint) { outline.at.x - BADGE_ASIDE, outline.at.y + BADGE_ASIDE });
}

/* The dice of a line of actions, as in "3+4", and how many they are. */
static char *
dice_of (const AriTarget *target,
         guint           *n_dice)
{
  GString *by = g_string_new (NULL);

  *n_dice = 0;
  for (guint i = 0; i < target->n_actions; i++)
    {
      LabyrinthAction a = labyrinth_unpack (target->actions[i]);

      if (a.kind == LABYRINTH_MOVE)
        g_string_append_printf (by, (*n_dice)++ > 0 ? "+%u" : "%u", a.second);
    }

  return g_string_free (by, FALSE);
}

/* The ways to a target that a single pick completes: the dice, as in "3", or "3, 5" if both lead there;
 * or, if several travellers come there, their letters. */
static char *
ways_of (const AriTarget *target)
{
  GString *by = g_string_new (NULL);

  for (guint i = 0; i <= target->n_others; i++)
    {
      AriSpot pick = i == 0 ? target->pick : target->others[i - 1].pick;
      LabyrinthAction a = labyrinth_unpack (i == 0 ? target->actions[0] : target->others[i - 1].action);

      g_string_append (by, i > 0 ? ", " : "");
      if (labyrinth_place_of (pick).kind == LABYRINTH_PLACE_DIE)
        g_string_append_printf (by, "%u", a.second);
      else
        g_string_append_c (by, labyrinth_letter (a.first));
    }

  return g_string_free (by, FALSE);
}

/* A die that leaves the traveller on its field, for example by turning round at a gate: the die is marked as
 * the target, because pointing at the traveller puts it back, and a badge beside it says where it ends. */
static void
draw_way_back (const AriCanvas *canvas,
               AriSpot          die,
               guint            traveller)
{
  const Labyrinth *l = labyrinth_on (canvas);
  guint field = l->at[traveller];
  LabyrinthOutline outline;

  if (!find_outline (canvas, die, &outline))
    return;
  mark_frame (labyrinth_add_outline (canvas, ARI_LAYER_MARKS, die, &outline, ARI_ROLE_LEGAL, 0.045f));
  if (!canvas->plain)
    draw_badge (canvas, field,
                g_strdup_printf ("%u", l->dice[labyrinth_place_of (die).die]));
}

/* Where the picks lead; the badges say by which die, unless it is picked itself, or by which of several
 * travellers. A crossing needs no die. */
static void
draw_marked (const AriCanvas *canvas,
             const AriTarget *marked)
{
  const Labyrinth *l = labyrinth_on (canvas);
  LabyrinthAction a = labyrinth_unpack (marked->actions[0]);
  gboolean by_die = labyrinth_place_of (marked->pick).kind == LABYRINTH_PLACE_DIE;
  guint n_dice;
  Target target = {
    .traveller = a.kind == LABYRINTH_MOVE ? labyrinth_traveller (l->turn, a.first) : l->mover,
    .field = labyrinth_place_of (marked->spot).field,
    .has_ghost = (!by_die && marked->n_others == 0) || canvas->show->hover == marked->spot,
  };
  g_autofree char *by = dice_of (marked, &n_dice);

  if (marked->is_way_back)
    {
      draw_way_back (canvas, marked->spot, target.traveller);
      return;
    }

  target.is_sum = n_dice > 1;
  if (marked->n_others > 0 || (by_die && n_dice == 1))
    target.by = ways_of (marked);
  else if (by_die)
    target.by = g_steal_pointer (&by);
  draw_target (canvas, &target);
}

/* Without marked targets, previews those of what is under the pointer. With a die and a traveller, one
 * target; with one of the two, all targets still possible. */
static void
preview_targets (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;
  const Labyrinth *l = labyrinth_on (canvas);
  Meant meant = { 0, LABYRINTH_NOBODY };
  guint left[LABYRINTH_DICE], n_left;
  guint64 drawn = 0; /* fields */

  if (l->phase != LABYRINTH_AT_MOVE)
    return;

  for (guint i = 0; i < show->n_picks; i++)
    add_meant (canvas, show->picks[i], &meant);
  add_meant (canvas, show->hover, &meant);
  n_left = labyrinth_dice_left (l, left);

  for (guint d = 0; d < n_left; d++)
    for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
      {
        guint traveller = labyrinth_traveller (l->turn, k);
        guint64 field = G_GUINT64_CONSTANT (1) << labyrinth_target (l, traveller, left[d]);
        gboolean is_meant = (meant.pips != 0 || meant.traveller != LABYRINTH_NOBODY) &&
                            (meant.pips == 0 || meant.pips == left[d]) &&
                            (meant.traveller == LABYRINTH_NOBODY || meant.traveller == traveller);

        /* All travellers outside enter the same field, so one ghost there represents them all. */
        if (is_meant && (drawn & field) == 0)
          draw_target (canvas, &(Target) {
            .traveller = traveller,
            .field = labyrinth_target (l, traveller, left[d]),
            .by = meant.pips == 0 ? g_strdup_printf ("%u", left[d]) : NULL,
            .has_ghost = meant.pips != 0,
          });
        if (is_meant)
          drawn |= field;
      }
}

/* The pips that @bits stand for, as in "4, 6". */
static char *
list_pips (guint bits)
{
  GString *list = g_string_new (NULL);

  for (guint pips = 1; pips <= LABYRINTH_PIPS; pips++)
    if ((bits >> pips & 1) != 0)
      g_string_append_printf (list, list->len > 0 ? ", %u" : "%u", pips);

  return g_string_free (list, FALSE);
}

/* Before a ride: the pips that lead to each station, in the colour of the orbit. Nothing can be picked
 * there: the die decides. */
static void
preview_ride (const AriCanvas *canvas)
{
  const Labyrinth *l = labyrinth_on (canvas);
  float scale = ari_brush_text_scale (canvas, LABYRINTH_TEXT_HEIGHT, BADGE_MOST);
  guint pips_to[LABYRINTH_FIELDS] = { 0 };

  if (l->phase != LABYRINTH_AT_RIDE || canvas->plain || !canvas->show->is_present)
    return;

  for (guint pips = 1; pips <= LABYRINTH_PIPS; pips++)
    pips_to[labyrinth_ride (l->at[l->mover], pips)] |= 1u << pips;
  for (guint field = 1; field < LABYRINTH_FIELDS; field++)
    if (pips_to[field] != 0)
      {
        char *pips = list_pips (pips_to[field]);
        AriPoint at = badge_at (canvas, field, pips, scale);

        ari_brush_sign (canvas, ARI_LAYER_MARKS, LABYRINTH_SPOT_FIELD (field), at, scale,
                        ARI_ROLE_SEAT_FILL + 1, pips);
      }
}

/* --- The rest ------------------------------------------------------------------------------------------ */

/* Refused: short dots and a cross. */
static void
draw_refused (const AriCanvas *canvas,
              AriSpot          spot)
{
  LabyrinthOutline outline;
  AriItem *dots;

  if (!find_outline (canvas, spot, &outline))
    return;
  dots = labyrinth_add_outline (canvas, ARI_LAYER_MARKS, spot, &outline, ARI_ROLE_ILLEGAL, 0.05f);
  ari_item_set_dash (dots, 0.03f, 0.1f);
  ari_brush_cross (canvas, spot, outline.at, 1);
}

/* Advice: a thin solid line, and a disc with its rank. */
static void
draw_hint (const AriCanvas *canvas,
           AriSpot          spot,
           guint            rank)
{
  LabyrinthPlace place;
  LabyrinthOutline outline;
  AriPoint at;
  float aside;

  if (!find_outline (canvas, spot, &outline))
    return;
  place = labyrinth_place_of (spot);
  aside = 0.8f * outline.half;
  at = (AriPoint) { outline.at.x + aside, outline.at.y + badge_side (place.field) * aside };
  labyrinth_add_outline (canvas, ARI_LAYER_MARKS, spot, &outline, ARI_ROLE_HINT, 0.042f);
  ari_brush_rank (canvas, spot, at, 1, rank);
}

/* The keyboard focus: dark on a rim in the colour of the ground. */
static void
draw_focus (const AriCanvas *canvas,
            AriSpot          spot)
{
  LabyrinthOutline outline;

  if (!find_outline (canvas, spot, &outline))
    return;
  outline.half += 0.05f;
  outline.corner = MIN (outline.corner, 0.14f);
  for (guint i = 0; i < 2; i++)
    labyrinth_add_outline (canvas, ARI_LAYER_MARKS, spot, &outline,
                           i == 0 ? ARI_ROLE_SURFACE : ARI_ROLE_LINE_HOVER, i == 0 ? 0.075f : 0.032f);
}

void
labyrinth_draw_marks (const AriCanvas *canvas)
{
  const AriBoardState *show = canvas->show;

  for (guint i = 0; i < show->n_proof; i++)
    {
      LabyrinthOutline outline;

      if (find_outline (canvas, show->proof[i], &outline))
        labyrinth_add_outline (canvas, ARI_LAYER_MARKS, show->proof[i], &outline, ARI_ROLE_ILLEGAL, 0.085f)
          ->stroke_opacity = 0.45f;
    }
  for (guint i = 0; i < show->n_targets; i++)
    draw_marked (canvas, &show->targets[i]);
  if (show->n_targets == 0)
    preview_targets (canvas);
  preview_ride (canvas);
  for (guint i = 0; i < show->n_picks; i++)
    draw_legal (canvas, show->picks[i]);
  draw_legal (canvas, show->hover);
  ari_brush_ideas (canvas, 1, labyrinth_draw_idea);
  for (guint i = 0; i < show->n_hints; i++)
    draw_hint (canvas, show->hints[i], i + 1);
  draw_refused (canvas, show->refused);
  draw_focus (canvas, show->focus);
}
