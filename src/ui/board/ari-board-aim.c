/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-aim.h"

#include <glib/gi18n.h>
#include <math.h>

#define REACH     0.45f   /* board units: how far from a spot a pointer may be */
#define MOUSE_PX  3       /* how precisely players point */
#define FINGER_PX 9
#define MEETING   0.25f   /* board units: how near to the end of a line a click means the point there */
#define END_REACH 0.3f    /* board units: how far from the end of a line a pull may begin */
#define SHORTEST  0.35f   /* board units: a shorter pull means no line yet */
#define STRAIGHT  0.866f  /* cosine of the angle, 30°, by which a pull may leave the line */
#define SAME      0.01f   /* board units: two corners nearer than this are one point */

static const AriBoard *
board_of (const AriBoardAim *aim)
{
  return aim->picks->shown->board;
}

/* The nearest spot for which @accepts returns TRUE. @reach: board units */
static AriSpot
spot_at (const AriBoardAim *aim,
         AriPoint           px,
         float              reach,
         gboolean         (*accepts) (AriSpot, gpointer))
{
  return ari_board_spot_at (board_of (aim), ari_painter_to_board (aim->painter, px.x, px.y), reach, accepts,
                            (gpointer) aim->picks);
}

static float
distance (AriPoint a,
          AriPoint b)
{
  return hypotf (a.x - b.x, a.y - b.y);
}

/* The pieces on @ground that can be picked. */
typedef struct
{
  const AriBoardPicks *picks;
  AriSpot              ground;
} Company;

static gboolean
accepts_company (AriSpot  spot,
                 gpointer data)
{
  Company *company = data;

  return ari_rules_ground (company->picks->shown->setup.rules, spot) == company->ground
         && ari_board_picks_accepts_offered (spot, (gpointer) company->picks);
}

/* Between several pieces on one field, the pointer means one that can be picked, even if another one is
 * nearer. */
static AriSpot
find_company (const AriBoardAim *aim,
              AriPoint           at,
              AriSpot            spot,
              float              reach)
{
  const AriBoard *board = board_of (aim);
  Company company = { aim->picks, ari_rules_ground (aim->picks->shown->setup.rules, spot) };
  AriSpot offered;

  if (company.ground == spot || ari_spot_distance (&board->spots[spot], at) <= 0)
    return spot;

  offered = ari_board_spot_at (board, at, 2 * reach, accepts_company, &company);

  return offered != ARI_SPOT_NONE ? offered : spot;
}

/* Whether @spot is the vacant place on top of the pieces that stand on @ground. */
static gboolean
tops_stack (const AriBoardPicks *picks,
            AriSpot              spot,
            AriSpot              ground)
{
  guint n_below = 0;

  for (AriSpot below = 0; below < spot; below++)
    if (below != ground && ari_rules_ground (picks->shown->setup.rules, below) == ground)
      {
        if (!ari_board_picks_has_something (picks, below))
          return FALSE;
        n_below++;
      }

  return n_below > 0;
}

/* A stack on a target takes the pointer, too, and so does the place on top of it: seen from the side, these
 * hide the space behind, and the mark of the target lies there. */
static gboolean
accepts_marked (AriSpot  spot,
                gpointer data)
{
  const AriBoardPicks *picks = data;
  AriSpot ground = ari_rules_ground (picks->shown->setup.rules, spot);

  return ari_board_picks_accepts_offered (spot, data)
         || (ground != spot && ari_board_picks_is_target (picks, ground)
             && (ari_board_picks_has_something (picks, spot) || tops_stack (picks, spot, ground)));
}

/**
 * ari_board_aim_point:
 *
 * A spot right under the pointer that can be picked, else the nearest of all: pointing at a line that is
 * taken means that line, even near a free one.
 *
 * Returns: the spot that a pointer means at @px; %ARI_SPOT_NONE: none
 */
AriSpot
ari_board_aim_point (const AriBoardAim *aim,
                     AriPoint           px)
{
  float reach = MAX (REACH, ARI_MIN_TOUCH_PX / 2.0f / aim->painter->unit);
  AriSpot spot = spot_at (aim, px, 0, accepts_marked);

  if (spot != ARI_SPOT_NONE)
    return spot;

  spot = spot_at (aim, px, reach, ari_board_picks_accepts_pickable);

  return spot != ARI_SPOT_NONE
           ? find_company (aim, ari_painter_to_board (aim->painter, px.x, px.y), spot, reach)
           : ARI_SPOT_NONE;
}

static gboolean
accepts_area (AriSpot  spot,
              gpointer data)
{
  const AriBoardPicks *picks = data;

  return picks->shown->board->spots[spot].kind == ARI_SPOT_AREA;
}

/* The same for a click: one that means nothing is answered wherever the board has a name. */
AriSpot
ari_board_aim_click (const AriBoardAim *aim,
                     AriPoint           px)
{
  AriSpot spot = ari_board_aim_point (aim, px);

  return spot != ARI_SPOT_NONE ? spot : spot_at (aim, px, 0, accepts_area);
}

/* The spot right under the pointer; ARI_SPOT_NONE: none. */
AriSpot
ari_board_aim_look (const AriBoardAim *aim,
                    AriPoint           px)
{
  return spot_at (aim, px, 0, ari_board_picks_accepts_pickable);
}

/* Whether what lies right at @px can be picked now. */
gboolean
ari_board_aim_is_offered (const AriBoardAim *aim,
                          AriPoint           px)
{
  return aim->picks->shown->pickable
         && spot_at (aim, px, 0, ari_board_picks_accepts_offered) != ARI_SPOT_NONE;
}

static gboolean
accepts_taken (AriSpot  spot,
               gpointer data)
{
  const AriBoardPicks *picks = data;

  return ari_board_picks_accepts_offered (spot, data)
         || (ari_board_picks_accepts_pickable (spot, data)
             && ari_rules_occupant (picks->shown->setup.rules, &picks->shown->position, spot) != ARI_NONE);
}

/* Whether a drag that begins at @px can't be about a piece, or about what can be picked. */
gboolean
ari_board_aim_is_free (const AriBoardAim *aim,
                       AriPoint           px)
{
  return !aim->picks->shown->pickable
         || spot_at (aim, px, 0, accepts_taken) == ARI_SPOT_NONE;
}

/* Another spot that means something other than @meant. */
typedef struct
{
  const AriBoardPicks *picks;
  AriPointing          meant;
} Rival;

static gboolean
accepts_rival (AriSpot  spot,
               gpointer data)
{
  Rival *rival = data;
  AriPointing pointing;

  if (!ari_board_picks_accepts_offered (spot, (gpointer) rival->picks))
    return FALSE;

  ari_move_input_foresee (rival->picks->input, spot, &pointing);

  return pointing.pick != ARI_SPOT_NONE
         && (pointing.pick != rival->meant.pick || pointing.then != rival->meant.then);
}

/* How far from its place a pointer may lie. */
static float
precision_of (gboolean by_finger)
{
  return by_finger ? FINGER_PX : MOUSE_PX;
}

/* Whether pointing at @spot plays, although the pointer is so near to something else that players may have
 * meant that. Inside the shape of a spot it means that spot; lines have no inside. */
static gboolean
is_unclear (const AriBoardAim *aim,
            AriSpot            spot,
            AriPoint           px,
            float              precision)
{
  const AriSpotInfo *info = &board_of (aim)->spots[spot];
  AriPoint at = ari_painter_to_board (aim->painter, px.x, px.y);
  float gap = ari_spot_distance (info, at);
  float reach = gap + precision / aim->painter->unit;
  Rival rival = { .picks = aim->picks };

  if (gap <= 0 && info->kind != ARI_SPOT_LINE)
    return FALSE;

  ari_move_input_foresee (aim->picks->input, spot, &rival.meant);

  return ari_move_input_completes (aim->picks->input, spot) != ARI_ACTION_NONE
         && ari_board_spot_at (board_of (aim), at, reach, accepts_rival, &rival) != ARI_SPOT_NONE;
}

/**
 * ari_board_aim_asks:
 * @by_finger: the pointer covers more than a point
 *
 * With a mouse, people see what a click does before it; but if they point at the place where lines meet, they
 * may mean the point.
 *
 * Returns: whether a click at @px may mean something other than @spot, which it would play
 */
gboolean
ari_board_aim_asks (const AriBoardAim *aim,
                    AriSpot            spot,
                    AriPoint           px,
                    gboolean           by_finger)
{
  return (by_finger || ari_board_aim_say_meeting (aim, spot, px) != NULL)
         && is_unclear (aim, spot, px, precision_of (by_finger));
}

/* Whether a click at @px is at the same place as one @before. */
gboolean
ari_board_aim_is_near (AriPoint px,
                       AriPoint before,
                       gboolean by_finger)
{
  return distance (px, before) <= 2 * precision_of (by_finger);
}

/* (nullable): the sentence for people who point at the place where lines meet. */
const char *
ari_board_aim_say_meeting (const AriBoardAim *aim,
                           AriSpot            spot,
                           AriPoint           px)
{
  const AriSpotInfo *info = &board_of (aim)->spots[spot];
  const AriNarration *narration = aim->picks->shown->setup.rules->narration;
  AriPoint at = ari_painter_to_board (aim->painter, px.x, px.y);

  if (info->kind != ARI_SPOT_LINE || narration == NULL || narration->meeting == NULL)
    return NULL;

  for (guint i = 0; i < info->n_corners; i++)
    if (distance (info->corners[i], at) <= MEETING)
      return _(narration->meeting);

  return NULL;
}

/**
 * ari_board_aim_find_end:
 * @end: (out): the end of a line near @px, in board units
 *
 * Returns: whether a line ends there, so that a press there can pull along it
 */
gboolean
ari_board_aim_find_end (const AriBoardAim *aim,
                        AriPoint           px,
                        AriPoint          *end)
{
  const AriBoard *board = board_of (aim);
  AriPoint at = ari_painter_to_board (aim->painter, px.x, px.y);
  float best = END_REACH;
  gboolean found = FALSE;

  for (guint i = 0; i < board->n_spots; i++)
    for (guint corner = 0; board->spots[i].kind == ARI_SPOT_LINE && corner < 2; corner++)
      if (distance (at, board->spots[i].corners[corner]) <= best)
        {
          best = distance (at, board->spots[i].corners[corner]);
          *end = board->spots[i].corners[corner];
          found = TRUE;
        }

  return found;
}

/**
 * ari_board_aim_pulled_line:
 * @end: where a pull began: see ari_board_aim_find_end()
 *
 * Returns: the line along which the pull has led to @px; %ARI_SPOT_NONE: none
 */
AriSpot
ari_board_aim_pulled_line (const AriBoardAim *aim,
                           AriPoint           end,
                           AriPoint           px)
{
  const AriBoard *board = board_of (aim);
  AriPoint at = ari_painter_to_board (aim->painter, px.x, px.y);
  AriPoint by = { at.x - end.x, at.y - end.y };
  float length = hypotf (by.x, by.y);

  if (length < SHORTEST)
    return ARI_SPOT_NONE;

  for (guint i = 0; i < board->n_spots; i++)
    {
      const AriSpotInfo *spot = &board->spots[i];

      for (guint corner = 0; spot->kind == ARI_SPOT_LINE && corner < 2; corner++)
        {
          AriPoint from = spot->corners[corner], to = spot->corners[1 - corner];
          float along = by.x * (to.x - from.x) + by.y * (to.y - from.y);

          if (distance (from, end) < SAME && along >= STRAIGHT * length * distance (from, to))
            return (AriSpot) i;
        }
    }

  return ARI_SPOT_NONE;
}
