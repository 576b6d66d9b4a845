/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a bubble stands so that it hides as little as possible of what matters. */
#include "ari-bubble-place.h"

#define SIZE GRAPHENE_SIZE_INIT (200, 100)

static const graphene_rect_t wide = { { 0, 0 }, { 1000, 600 } };

static GArray *
rects_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
}

static void
add (GArray *rects,
     float   x,
     float   y)
{
  graphene_rect_t rect = GRAPHENE_RECT_INIT (x, y, 40, 40);

  g_array_append_val (rects, rect);
}

/* Where the bubble of @place lies. */
static graphene_rect_t
lies_at (const graphene_rect_t *at,
         AriBubblePlace         place)
{
  float left = at->origin.x + (at->size.width - 200) / 2 + (float) place.dx;
  float top = at->origin.y + (at->size.height - 100) / 2 + (float) place.dy;

  switch (place.side)
    {
    case GTK_POS_LEFT:
      return GRAPHENE_RECT_INIT (at->origin.x - 200, top, 200, 100);

    case GTK_POS_RIGHT:
      return GRAPHENE_RECT_INIT (at->origin.x + at->size.width, top, 200, 100);

    case GTK_POS_TOP:
      return GRAPHENE_RECT_INIT (left, at->origin.y - 100, 200, 100);

    case GTK_POS_BOTTOM:
    default:
      return GRAPHENE_RECT_INIT (left, at->origin.y + at->size.height + (float) place.dy, 200, 100);
    }
}

static guint
count_hidden (const graphene_rect_t *at,
              AriBubblePlace         place,
              const GArray          *rects)
{
  graphene_rect_t bubble = lies_at (at, place);
  guint n = 0;

  for (guint i = 0; i < rects->len; i++)
    n += graphene_rect_intersection (&bubble, &g_array_index (rects, graphene_rect_t, i), NULL);

  return n;
}

/* With nothing to hide, it stands beside its spot, towards the nearer edge that has room. */
static void
test_beside (void)
{
  g_autoptr(GArray) none = rects_new ();
  graphene_rect_t at = GRAPHENE_RECT_INIT (300, 300, 40, 40), corner = GRAPHENE_RECT_INIT (20, 10, 40, 40);
  AriBubblePlace place = ari_bubble_place_find (&wide, &at, SIZE, none, none, none, none);

  g_assert_cmpint (place.side, ==, GTK_POS_LEFT);
  g_assert_cmpint (place.dx, ==, 0);
  g_assert_cmpint (place.dy, ==, 0);

  place = ari_bubble_place_find (&wide, &corner, SIZE, none, none, none, none);
  g_assert_cmpint (place.side, ==, GTK_POS_RIGHT);
  g_assert_cmpint (place.dy, ==, 20);
}

/* A space on which the person goes on is more than several that only show what was played. */
static void
test_to_click (void)
{
  const graphene_rect_t narrow = GRAPHENE_RECT_INIT (0, 0, 220, 600);
  graphene_rect_t at = GRAPHENE_RECT_INIT (90, 250, 40, 40);
  g_autoptr(GArray) none = rects_new (), to_click = rects_new (), to_see = rects_new ();
  AriBubblePlace place;

  add (to_see, 90, 200);
  add (to_see, 90, 160);
  place = ari_bubble_place_find (&narrow, &at, SIZE, none, none, to_click, to_see);
  g_assert_cmpint (place.side, ==, GTK_POS_BOTTOM);

  add (to_click, 90, 300);
  place = ari_bubble_place_find (&narrow, &at, SIZE, none, none, to_click, to_see);
  g_assert_cmpint (place.side, ==, GTK_POS_TOP);
}

/* What is scarce is more than any number of spaces, and it is told how much of it is hidden. */
static void
test_scarce (void)
{
  const graphene_rect_t narrow = GRAPHENE_RECT_INIT (0, 0, 220, 600);
  graphene_rect_t at = GRAPHENE_RECT_INIT (90, 250, 40, 40);
  g_autoptr(GArray) scarce = rects_new (), to_click = rects_new (), none = rects_new ();
  AriBubblePlace place;

  add (to_click, 90, 200);
  add (to_click, 90, 160);
  add (scarce, 90, 300);
  place = ari_bubble_place_find (&narrow, &at, SIZE, scarce, none, to_click, none);
  g_assert_cmpint (place.side, ==, GTK_POS_TOP);
  g_assert_cmpuint (place.n_scarce, ==, 0);

  add (scarce, 10, 180);
  add (scarce, 170, 180);
  place = ari_bubble_place_find (&narrow, &at, SIZE, scarce, none, to_click, none);
  g_assert_true (place.is_apart);
  g_assert_cmpuint (place.n_scarce, ==, 0);
  g_assert_cmpuint (count_hidden (&at, place, scarce), ==, 0);
}

/* What it speaks of is more than where people could go on, but less than what is scarce. */
static void
test_about (void)
{
  const graphene_rect_t narrow = GRAPHENE_RECT_INIT (0, 0, 220, 600);
  /* No higher than the bubble and what it points to need above and below. */
  const graphene_rect_t low = GRAPHENE_RECT_INIT (0, 100, 220, 300);
  graphene_rect_t at = GRAPHENE_RECT_INIT (90, 250, 40, 40);
  g_autoptr(GArray) none = rects_new (), scarce = rects_new (), about = rects_new (), to_click = rects_new ();
  AriBubblePlace place;

  add (to_click, 90, 200);
  add (to_click, 90, 160);
  place = ari_bubble_place_find (&narrow, &at, SIZE, none, about, to_click, none);
  g_assert_cmpint (place.side, ==, GTK_POS_BOTTOM);

  add (about, 90, 300);
  place = ari_bubble_place_find (&narrow, &at, SIZE, none, about, to_click, none);
  g_assert_cmpint (place.side, ==, GTK_POS_TOP);
  g_assert_cmpuint (place.n_scarce, ==, 0);

  add (scarce, 90, 160);
  place = ari_bubble_place_find (&low, &at, SIZE, scarce, about, to_click, none);
  g_assert_cmpint (place.side, ==, GTK_POS_BOTTOM);
  g_assert_cmpuint (count_hidden (&at, place, scarce), ==, 0);
  g_assert_cmpuint (count_hidden (&at, place, about), ==, 1);
}

/* Where it would hide what it speaks of, it stands apart, but no further away than it has to. */
static void
test_apart (void)
{
  const graphene_rect_t narrow = GRAPHENE_RECT_INIT (0, 0, 220, 600);
  graphene_rect_t at = GRAPHENE_RECT_INIT (90, 250, 40, 40), bubble;
  g_autoptr(GArray) none = rects_new (), about = rects_new ();
  AriBubblePlace place;

  add (about, 90, 300);
  add (about, 90, 190);
  place = ari_bubble_place_find (&narrow, &at, SIZE, none, about, none, none);
  bubble = lies_at (&at, place);
  g_assert_true (place.is_apart);
  g_assert_cmpuint (count_hidden (&at, place, about), ==, 0);
  g_assert_true (graphene_rect_contains_rect (&narrow, &bubble));
  g_assert_false (graphene_rect_intersection (&bubble, &at, NULL));
  g_assert_cmpfloat (bubble.origin.y, <, 360);
  g_assert_cmpfloat (bubble.origin.y, >, 60);
}

/* Levels above its own spot don't send it to where it hides more. */
static void
test_least (void)
{
  const graphene_rect_t narrow = GRAPHENE_RECT_INIT (0, 0, 220, 600);
  graphene_rect_t at = GRAPHENE_RECT_INIT (90, 250, 40, 40);
  g_autoptr(GArray) none = rects_new (), to_see = rects_new ();

  add (to_see, 90, 220);
  add (to_see, 90, 295);
  add (to_see, 90, 340);
  g_assert_cmpint (ari_bubble_place_find (&narrow, &at, SIZE, none, none, none, to_see).side, ==,
                   GTK_POS_TOP);
}

/* Where it has to stand beside its spot, it moves along it, out of the way. */
static void
test_moves_along (void)
{
  const graphene_rect_t low = GRAPHENE_RECT_INIT (0, 0, 1000, 190);
  graphene_rect_t at = GRAPHENE_RECT_INIT (300, 80, 40, 40);
  g_autoptr(GArray) none = rects_new (), to_see = rects_new ();
  AriBubblePlace place;

  add (to_see, 255, 35);
  add (to_see, 345, 35);
  place = ari_bubble_place_find (&low, &at, SIZE, none, none, none, to_see);
  g_assert_cmpint (place.side, ==, GTK_POS_LEFT);
  g_assert_cmpint (place.dy, ==, 30);
  g_assert_cmpuint (count_hidden (&at, place, to_see), ==, 0);
}

/* Where no side has room, it stands above or below, wherever there is more, and still moves along its
 * spot. */
static void
test_no_room (void)
{
  const graphene_rect_t small = GRAPHENE_RECT_INIT (0, 0, 210, 130);
  graphene_rect_t low = GRAPHENE_RECT_INIT (90, 50, 40, 40), high = GRAPHENE_RECT_INIT (90, 40, 40, 40);
  g_autoptr(GArray) none = rects_new (), to_see = rects_new ();
  AriBubblePlace place;

  g_assert_cmpint (ari_bubble_place_find (&small, &high, SIZE, none, none, none, none).side, ==,
                   GTK_POS_BOTTOM);

  add (to_see, 201, 0);
  place = ari_bubble_place_find (&small, &low, SIZE, none, none, none, to_see);
  g_assert_cmpint (place.side, ==, GTK_POS_TOP);
  g_assert_cmpint (place.dx, ==, -10);
  g_assert_cmpuint (count_hidden (&low, place, to_see), ==, 0);
}

/* Wherever its spot and the others are, no side in the middle of the spot would have hidden less, and it
 * stays in the area along the side that it stands at. */
static void
test_any (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (1);
  const GtkPositionType sides[] = { GTK_POS_LEFT, GTK_POS_RIGHT, GTK_POS_TOP, GTK_POS_BOTTOM };
  guint n_fits = 0;

  for (guint i = 0; i < 2000; i++)
    {
      graphene_rect_t at = GRAPHENE_RECT_INIT ((float) g_rand_int_range (rand, 0, 960),
                                               (float) g_rand_int_range (rand, 0, 560), 40, 40);
      g_autoptr(GArray) none = rects_new (), rects = rects_new ();
      AriBubblePlace place;
      graphene_rect_t bubble;

      for (guint k = 0; k < 20; k++)
        add (rects, (float) g_rand_int_range (rand, 0, 960), (float) g_rand_int_range (rand, 0, 560));
      place = ari_bubble_place_find (&wide, &at, SIZE, none, none, none, rects);
      bubble = lies_at (&at, place);
      g_assert_true (graphene_rect_contains_rect (&wide, &bubble));

      for (guint side = 0; side < G_N_ELEMENTS (sides); side++)
        {
          AriBubblePlace other = { .side = sides[side] };

          bubble = lies_at (&at, other);
          if (!graphene_rect_contains_rect (&wide, &bubble))
            continue;
          g_assert_cmpuint (count_hidden (&at, place, rects), <=, count_hidden (&at, other, rects));
          n_fits++;
        }
    }
  g_assert_cmpuint (n_fits, >, 1000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/bubble-place/beside", test_beside);
  g_test_add_func ("/ui/bubble-place/to-click", test_to_click);
  g_test_add_func ("/ui/bubble-place/scarce", test_scarce);
  g_test_add_func ("/ui/bubble-place/about", test_about);
  g_test_add_func ("/ui/bubble-place/apart", test_apart);
  g_test_add_func ("/ui/bubble-place/least", test_least);
  g_test_add_func ("/ui/bubble-place/moves-along", test_moves_along);
  g_test_add_func ("/ui/bubble-place/no-room", test_no_room);
  g_test_add_func ("/ui/bubble-place/any", test_any);

  return g_test_run ();
}
