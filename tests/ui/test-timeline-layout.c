/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-timeline-layout.h"

#include "ari-random.h"

#define GAP   2
#define EXTRA 18

/* Puts spots of several widths at some of @plies plies across @width px, at least one. */
static GArray *
create_spots (AriRandom *random,
              guint      plies,
              float      width)
{
  static const float widths[] = { 3.5f, 8, 12, 16 };
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (AriTimelineSpot));
  guint one_in = 1 + ari_random_below (random, 6);

  for (guint i = 1; i <= plies; i++)
    {
      guint kind = ari_random_below (random, G_N_ELEMENTS (widths));
      AriTimelineSpot spot = { .x = 14 + (width - 28) * i / plies,
                               .width = widths[kind],
                               .minor = kind == 0 };

      spot.place = G_MAXUINT;
      if (i == plies || ari_random_below (random, one_in) == 0)
        g_array_append_val (spots, spot);
    }

  return spots;
}

static void
check_places (GArray *spots,
              GArray *places,
              float   width)
{
  g_autofree guint *majors = g_new0 (guint, places->len), *all = g_new0 (guint, places->len);

  for (guint i = 0; i < places->len; i++)
    {
      const AriTimelinePlace *place = &g_array_index (places, AriTimelinePlace, i);

      g_assert_cmpfloat (place->x - place->width / 2, >=, -0.01);
      g_assert_cmpfloat (place->x + place->width / 2, <=, width + 0.01);
      for (guint j = 0; j < i; j++)
        {
          const AriTimelinePlace *other = &g_array_index (places, AriTimelinePlace, j);

          g_assert_cmpfloat (ABS (place->x - other->x), >=, (place->width + other->width) / 2 + GAP - 0.01);
        }
    }

  for (guint i = 0; i < spots->len; i++)
    {
      const AriTimelineSpot *spot = &g_array_index (spots, AriTimelineSpot, i);
      const AriTimelinePlace *place;

      g_assert_cmpuint (spot->place, <, places->len);
      place = &g_array_index (places, AriTimelinePlace, spot->place);
      majors[spot->place] += !spot->minor;
      all[spot->place]++;
      /* It is not far from where it belongs: in the same group as all between. */
      g_assert_cmpfloat (ABS (spot->x - place->x), <=, place->width / 2 + (place->to - place->from) / 2 + 16);
    }
  for (guint i = 0; i < places->len; i++)
    {
      g_assert_cmpuint (all[i], >, 0);
      g_assert_cmpuint (majors[i], ==, g_array_index (places, AriTimelinePlace, i).n_major);
    }
}

/* No two places overlap, each lies within the view, and each spot has one. */
static void
test_random (void)
{
  AriRandom random;

  ari_random_init (&random, 1);
  for (guint i = 0; i < 3000; i++)
    {
      float width = 80 + (float) ari_random_below (&random, 2500);
      g_autoptr(GArray) spots = create_spots (&random, 1 + ari_random_below (&random, 400), width);
      AriTimelineSpot *first = (AriTimelineSpot *) (void *) spots->data;
      g_autoptr(GArray) places = ari_timeline_layout (first, spots->len, 0, width, GAP, EXTRA);

      check_places (spots, places, width);
    }
}

/* What has room is alone, and where it belongs. */
static void
test_apart (void)
{
  AriTimelineSpot spots[] = { { .x = 20, .width = 16 }, { .x = 30, .width = 3.5f, .minor = TRUE },
                            { .x = 40, .width = 16 }, { .x = 60, .width = 8 } };
  g_autoptr(GArray) places = ari_timeline_layout (spots, G_N_ELEMENTS (spots), 0, 100, GAP, EXTRA);

  /* The minor one has no room between its neighbours. */
  g_assert_cmpuint (places->len, ==, 3);
  g_assert_cmpuint (spots[0].place, ==, 0);
  g_assert_cmpuint (spots[2].place, ==, 1);
  g_assert_cmpuint (spots[3].place, ==, 2);
  g_assert_cmpuint (spots[1].place, <, 2);
  g_assert_cmpfloat (g_array_index (places, AriTimelinePlace, 0).x, ==, 20);
  g_assert_cmpfloat (g_array_index (places, AriTimelinePlace, 1).x, ==, 40);
  g_assert_cmpfloat (g_array_index (places, AriTimelinePlace, 2).x, ==, 60);
  g_assert_cmpfloat (g_array_index (places, AriTimelinePlace, 0).width, ==, 16);
}

/* Two of a long match become a group between them, and a score beside them doesn't count. */
static void
test_group (void)
{
  AriTimelineSpot spots[] = { { .x = 98, .width = 3.5f, .minor = TRUE }, { .x = 100, .width = 8 },
                            { .x = 102, .width = 16 } };
  g_autoptr(GArray) places = ari_timeline_layout (spots, G_N_ELEMENTS (spots), 0, 200, GAP, EXTRA);
  const AriTimelinePlace *place = &g_array_index (places, AriTimelinePlace, 0);

  g_assert_cmpuint (places->len, ==, 1);
  g_assert_cmpuint (place->n_major, ==, 2);
  g_assert_cmpfloat (place->x, ==, 101);
  g_assert_cmpfloat (place->width, ==, 16 + EXTRA);
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    g_assert_cmpuint (spots[i].place, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/timeline-layout/random", test_random);
  g_test_add_func ("/ui/timeline-layout/apart", test_apart);
  g_test_add_func ("/ui/timeline-layout/group", test_group);

  return g_test_run ();
}
