/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-renderer.h"

#include <math.h>

static AriPoint
point_at (const AriPath *path,
          guint          i)
{
  g_assert_cmpuint (i, <, path->points->len);

  return g_array_index (path->points, AriPoint, i);
}

/* A path begins with a move, and every verb has the points it needs. */
static void
assert_well_formed (const AriPath *path)
{
  static const guint n_points[] = { 1, 1, 3, 0 };
  guint expected = 0;

  g_assert_cmpuint (path->verbs->len, >, 0);
  g_assert_cmpuint (g_array_index (path->verbs, guint8, 0), ==, ARI_VERB_MOVE);
  for (guint i = 0; i < path->verbs->len; i++)
    expected += n_points[g_array_index (path->verbs, guint8, i)];
  g_assert_cmpuint (path->points->len, ==, expected);
}

/* Halfway along each cubic too, a circle keeps its radius to a thousandth. */
static void
test_circle (void)
{
  g_autoptr(AriPath) path = ari_path_new ();
  AriPoint start;

  ari_path_circle (path, 2, -1, 0.5f);
  assert_well_formed (path);
  g_assert_cmpuint (path->points->len, ==, 1 + 4 * 3);

  start = point_at (path, 0);
  for (guint i = 1; i < path->points->len; i += 3)
    {
      AriPoint a = point_at (path, i), b = point_at (path, i + 1), end = point_at (path, i + 2);
      float x = (start.x + 3 * a.x + 3 * b.x + end.x) / 8, y = (start.y + 3 * a.y + 3 * b.y + end.y) / 8;

      g_assert_cmpfloat_with_epsilon (hypotf (end.x - 2, end.y + 1), 0.5, 1e-5);
      g_assert_cmpfloat_with_epsilon (hypotf (x - 2, y + 1), 0.5, 5e-4);
      start = end;
    }
}

static void
test_shapes (void)
{
  g_autoptr(AriPath) sharp = ari_path_new ();
  g_autoptr(AriPath) round = ari_path_new ();
  g_autoptr(AriPath) capsule = ari_path_new ();

  ari_path_rect (sharp, 0, 0, 2, 1, 0);
  assert_well_formed (sharp);
  g_assert_cmpuint (sharp->points->len, ==, 5);

  ari_path_rect (round, 0, 0, 2, 1, 0.5f);
  assert_well_formed (round);
  ari_path_capsule (capsule, (AriPoint) { 0.5f, 0.5f }, (AriPoint) { 1.5f, 0.5f }, 0.5f);
  assert_well_formed (capsule);

  /* A rectangle with corners of half its height is a capsule: the same extent. */
  for (guint i = 0; i < capsule->points->len; i++)
    {
      g_assert_cmpfloat (point_at (capsule, i).x, >, -1e-4);
      g_assert_cmpfloat (point_at (capsule, i).x, <, 2 + 1e-4);
      g_assert_cmpfloat (point_at (capsule, i).y, >, -1e-4);
      g_assert_cmpfloat (point_at (capsule, i).y, <, 1 + 1e-4);
    }
}

static void
test_seat_marks (void)
{
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      g_autoptr(AriPath) path = ari_path_new ();

      ari_seat_mark_path (path, seat, (AriPoint) { 3, 4 }, 0.5f);
      assert_well_formed (path);
      g_assert_cmpuint (g_array_index (path->verbs, guint8, path->verbs->len - 1), ==, ARI_VERB_CLOSE);
      for (guint i = 0; i < path->points->len; i++)
        g_assert_cmpfloat (hypotf (point_at (path, i).x - 3, point_at (path, i).y - 4), <, 0.5 * 1.75);
    }
}

/* Every seat has a hatch of its own, and none has that of contested areas. */
static void
test_hatches (void)
{
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      g_assert_cmpuint (ari_seat_hatch (seat), !=, ARI_HATCH_NONE);
      g_assert_cmpuint (ari_seat_hatch (seat), !=, ARI_HATCH_DOTS);
      for (AriActor other = 1; other < seat; other++)
        g_assert_cmpuint (ari_seat_hatch (seat), !=, ari_seat_hatch (other));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/path/circle", test_circle);
  g_test_add_func ("/draw/path/shapes", test_shapes);
  g_test_add_func ("/draw/path/seat-marks", test_seat_marks);
  g_test_add_func ("/draw/path/hatches", test_hatches);

  return g_test_run ();
}
