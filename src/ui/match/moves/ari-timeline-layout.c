/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-timeline-layout.h"

#include <math.h>

/* The space between two places beyond @gap; negative: they overlap. */
static float
space_between (float x,
               float width,
               float other,
               float other_width,
               float gap)
{
  return fabsf (x - other) - (width + other_width) / 2 - gap;
}

/* Finds room for the last place behind the others, which stay where they are. FALSE: there is none. */
static gboolean
settle_last (GArray *places,
             float   left,
             float   right,
             float   gap)
{
  AriTimelinePlace *last = &g_array_index (places, AriTimelinePlace, places->len - 1);
  float half = last->width / 2, least = left + half;

  last->x = (last->from + last->to) / 2;
  if (places->len > 1)
    {
      const AriTimelinePlace *before = last - 1;

      least = before->x + before->width / 2 + gap + half;
    }
  /* A single mark must stay at its ply; a group may stand beside its middle. */
  if (last->n_major > 1 || places->len == 1)
    last->x = MAX (last->x, least);
  last->x = MIN (last->x, right - half);

  return last->x >= least || places->len == 1;
}

/* A group is as wide as its widest spot and @extra. */
static void
join_last_two (GArray *places,
               float   extra)
{
  AriTimelinePlace *last = &g_array_index (places, AriTimelinePlace, places->len - 1), *before = last - 1;
  float width = before->width - (before->n_major > 1 ? extra : 0);
  float other = last->width - (last->n_major > 1 ? extra : 0);

  before->to = last->to;
  before->n_major += last->n_major;
  before->width = MAX (width, other) + extra;
  g_array_set_size (places, places->len - 1);
}

/* Shows @spot at the place that it would overlap or, without any, at one of its own. The first @n_major
 * places are those of spots that aren't minor. */
static void
add_minor (GArray          *places,
           guint            n_major,
           AriTimelineSpot *spot,
           float            gap)
{
  AriTimelinePlace place = { .x = spot->x, .width = spot->width, .from = spot->x, .to = spot->x };
  float least = 0;

  spot->place = places->len;
  for (guint i = 0; i < places->len; i++)
    {
      const AriTimelinePlace *other = &g_array_index (places, AriTimelinePlace, i);
      float space = space_between (spot->x, spot->width, other->x, other->width, gap);

      if (space < least)
        {
          spot->place = i;
          least = space;
        }
    }
  if (spot->place == places->len)
    g_array_append_val (places, place);
  else if (spot->place >= n_major)
    g_array_index (places, AriTimelinePlace, spot->place).to = spot->x;
}

GArray *
ari_timeline_layout (AriTimelineSpot *spots,
                     guint            n,
                     float            left,
                     float            right,
                     float            gap,
                     float            extra)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (AriTimelinePlace));
  guint n_major, shown = 0, index = 0;

  for (guint i = 0; i < n; i++)
    {
      AriTimelinePlace place = {
        .width = spots[i].width, .from = spots[i].x, .to = spots[i].x, .n_major = 1
      };

      if (spots[i].minor)
        continue;

      g_array_append_val (places, place);
      while (!settle_last (places, left, right, gap))
        join_last_two (places, extra);
    }

  n_major = places->len;
  for (guint i = 0; i < n; i++)
    {
      if (spots[i].minor)
        {
          add_minor (places, n_major, &spots[i], gap);
          continue;
        }

      if (shown == g_array_index (places, AriTimelinePlace, index).n_major)
        {
          shown = 0;
          index++;
        }
      spots[i].place = index;
      shown++;
    }

  return places;
}
