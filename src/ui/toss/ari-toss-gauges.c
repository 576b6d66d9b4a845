/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-gauges.h"

#include <glib/gi18n.h>

#include "ari-hand.h"
#include "ari-toss-camera.h"

#define CARD_CORNER  16
#define TRACK        14
#define AIM_WIDTH    352
#define FORCE_WIDTH  140 /* room for the longest of its labels */
#define FORCE_HEIGHT 306
#define LABEL_PX     15  /* like other text, … */
#define LABEL_LEAST  17  /* … but in units of the picture at least so high, … */
#define LABEL_MOST   27  /* … and not so high that it leaves its card */

static AriItem *
box (AriScene *scene,
     float     x,
     float     y,
     float     width,
     float     height,
     float     corner,
     AriRole   fill,
     float     opacity)
{
  AriItem *item = ari_scene_add (scene, ARI_LAYER_MARKS);

  ari_path_rect (item->path, x, y, width, height, corner);
  item->fill = fill;
  item->fill_opacity = opacity;

  return item;
}

static void
card (AriScene *scene,
      float     x,
      float     y,
      float     width,
      float     height,
      gboolean  active)
{
  AriItem *item = box (scene, x, y, width, height, CARD_CORNER, ARI_ROLE_CARD, 0.94f);

  item->stroke = active ? ARI_ROLE_LAST_EDGE : ARI_ROLE_LINE;
  item->stroke_width = active ? 3 : 1;
}

static void
text (AriScene   *scene,
      const char *words,
      float       x,
      float       y,
      AriAlign    align,
      float       unit)
{
  AriItem *item = ari_scene_add (scene, ARI_LAYER_MARKS);

  item->text = g_strdup (words);
  item->at = (AriPoint) { x, y };
  item->text_height = CLAMP (LABEL_PX / unit, LABEL_LEAST, LABEL_MOST);
  item->bold = TRUE;
  item->align = align;
  item->fill = ARI_ROLE_TEXT;
}

static void
triangle (AriScene *scene,
          AriPoint  tip,
          float     dx, /* from the tip to the middle of the opposite side */
          float     dy,
          AriRole   fill)
{
  AriItem *item = ari_scene_add (scene, ARI_LAYER_MARKS);

  ari_path_move (item->path, tip.x, tip.y);
  ari_path_line (item->path, tip.x + dx + dy / 2, tip.y + dy + dx / 2);
  ari_path_line (item->path, tip.x + dx - dy / 2, tip.y + dy - dx / 2);
  ari_path_close (item->path);
  item->fill = fill;
  item->stroke = ARI_ROLE_CARD;
  item->stroke_width = 1.5f;
}

/* The cards of both gauges, on a picture with these bounds. */

static AriRect
aim_card (const AriRect *bounds)
{
  return (AriRect) { MAX (bounds->x + 20, -AIM_WIDTH / 2 - 24), bounds->y + bounds->height - 120,
                     AIM_WIDTH + 48, 84 };
}

static AriRect
force_card (const AriRect *bounds)
{
  float right = MIN (bounds->x + bounds->width - 20, ARI_TOSS_WIDTH);
  /* Place it above the other card if there is no space beside it. */
  gboolean narrow = right - FORCE_WIDTH < AIM_WIDTH / 2 + 44;
  float bottom = bounds->y + bounds->height - (narrow ? 160 : 36);

  return (AriRect) { right - FORCE_WIDTH, bottom - FORCE_HEIGHT - 68, FORCE_WIDTH, FORCE_HEIGHT + 68 };
}

static gboolean
contains (AriRect  rect,
          AriPoint at)
{
  return at.x >= rect.x && at.x <= rect.x + rect.width && at.y >= rect.y && at.y <= rect.y + rect.height;
}

AriTossGauge
ari_toss_gauge_at (const AriRect *bounds,
                   AriPoint       at)
{
  if (contains (aim_card (bounds), at))
    return ARI_TOSS_GAUGE_AIM;

  return contains (force_card (bounds), at) ? ARI_TOSS_GAUGE_FORCE : ARI_TOSS_GAUGE_NONE;
}

double
ari_toss_gauge_value (const AriRect *bounds,
                      AriTossGauge   gauge,
                      AriPoint       at)
{
  AriRect aim = aim_card (bounds), force = force_card (bounds);

  if (gauge == ARI_TOSS_GAUGE_AIM)
    return CLAMP ((at.x - aim.x - 24 - AIM_WIDTH / 2) / (AIM_WIDTH / 2), -1, 1);

  return CLAMP ((force.y + 46 + FORCE_HEIGHT / 2 - at.y) / (FORCE_HEIGHT / 2), -1, 1);
}

static void
draw_aim (AriScene *scene,
          double    aim,
          gboolean  active,
          AriRole   pointer,
          float     unit)
{
  float left = aim_card (&scene->bounds).x, top = aim_card (&scene->bounds).y;
  float middle = left + 24 + AIM_WIDTH / 2, reach = AIM_WIDTH / 2;

  card (scene, left, top, AIM_WIDTH + 48, 84, active);
  text (scene, _("Aim"), left + 20, top + 21, ARI_ALIGN_START, unit);
  box (scene, middle - reach, top + 46, AIM_WIDTH, TRACK, TRACK / 2, ARI_ROLE_FAINT, 1);
  for (int side = -1; side <= 1; side += 2)
    box (scene, middle + side * (float) ARI_HAND_BEST_AIM * reach - 14, top + 46, 28, TRACK, TRACK / 2,
         ARI_ROLE_LEGAL, 0.55f);
  for (int tick = -4; tick <= 4; tick++)
    box (scene, middle + tick * reach / 4 - 1, top + 66, 2, 6, 0, ARI_ROLE_TEXT_SECONDARY, 1);
  triangle (scene, (AriPoint) { middle + (float) aim * reach, top + 66 }, 0, -26, pointer);
}

static void
draw_force (AriScene *scene,
            double    force,
            gboolean  active,
            AriRole   pointer,
            float     unit)
{
  AriRect place = force_card (&scene->bounds);
  float x = place.x + place.width / 2, top = place.y + 46, reach = FORCE_HEIGHT / 2;
  float at = top + reach - (float) force * reach;

  card (scene, place.x, place.y, place.width, place.height, active);
  text (scene, _("Strength"), x, top - 24, ARI_ALIGN_MIDDLE, unit);
  box (scene, x - TRACK / 2, top, TRACK, FORCE_HEIGHT, TRACK / 2, ARI_ROLE_FAINT, 1);
  box (scene, x - TRACK / 2, at, TRACK, top + FORCE_HEIGHT - at, TRACK / 2, pointer, 0.8f);
  box (scene, x - 12, top + reach - 14, 24, 28, 4, ARI_ROLE_LEGAL, 0.55f);
  triangle (scene, (AriPoint) { x + 9, at }, 22, 0, pointer);
}

void
ari_toss_draw_gauges (AriScene *scene,
                      double    aim,
                      double    force,
                      guint     active,
                      AriRole   pointer,
                      float     unit)
{
  draw_aim (scene, aim, active != 1, pointer, unit);
  draw_force (scene, force, active != 0, pointer, unit);
}
