/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-fixture.h"
#include "minoa/minoa.h"

/* Red holds the upper left corner, blue has a corner below it, and a stick stands free in the middle. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture_start (fixture, &ari_rules_minoa, 0, "h4i5 e1f2 i5i6 d1e1 h6i6 e1e2 d4e5");
}

/* Each line shows what lies on it, wherever it is: all positions of a match are drawn. */
static void
test_occupants (Fixture      *fixture,
                gconstpointer data)
{
  const AriBoard *board = ari_rules_minoa.board (&fixture->setup);
  g_autoptr(AriScene) scene = ari_board_renderer_picture (&fixture->show);

  assert_sound (scene);
  for (AriSpot i = 0; i < board->n_spots; i++)
    {
      AriActor seat = ari_rules_occupant (&ari_rules_minoa, &fixture->position, i);
      gboolean stick = g_str_equal (board->spots[i].name, "e1e2") || g_str_equal (board->spots[i].name, "d4e5") ||
                       g_str_equal (board->spots[i].name, "h6i6");

      for (AriActor other = 1; other <= 4; other++)
        g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, i, ARI_ROLE_SEAT_FILL + other - 1) > 0, ==,
                          other == seat);
      g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, i, ARI_ROLE_INK) > 0, ==, stick);
    }
}

static gboolean
covers (const AriItem *plate,
        AriPoint       at)
{
  const GArray *points = plate->path->points;
  AriPoint least = { G_MAXFLOAT, G_MAXFLOAT }, most = { -G_MAXFLOAT, -G_MAXFLOAT };

  for (guint i = 0; i < points->len; i++)
    {
      AriPoint point = g_array_index (points, AriPoint, i);

      least = (AriPoint) { MIN (least.x, point.x), MIN (least.y, point.y) };
      most = (AriPoint) { MAX (most.x, point.x), MAX (most.y, point.y) };
    }

  return at.x > least.x && at.x < most.x && at.y > least.y && at.y < most.y;
}

/* The plate of no count lies across a stick or a piece. */
static void
check_counts_at (Fixture *fixture,
                 float    unit_px)
{
  const AriSpotInfo *spots = ari_rules_minoa.board (&fixture->setup)->spots;
  AriSpot first_triangle = fixture_spot (fixture, "a1a2b2");
  const AriOverlay *territory = ari_rules_find_overlay (&ari_rules_minoa, "territory");
  AriMark marks[ARI_MAX_SPOTS];
  g_autoptr(AriScene) scene = NULL;

  fixture->show.n_marks = territory->marks (&fixture->position, marks);
  fixture->show.marks = marks;
  fixture->show.unit_px = unit_px;
  scene = ari_board_renderer_picture (&fixture->show);
  fixture->show.marks = NULL;
  fixture->show.n_marks = 0;
  fixture->show.unit_px = 0;

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->layer != ARI_LAYER_PIECES || item->fill != ARI_ROLE_SURFACE || item->spot < first_triangle)
        continue;

      for (AriSpot line = 0; line < first_triangle; line++)
        {
          AriPoint from = spots[line].corners[0], to = spots[line].corners[1];

          if (count_items (scene, ARI_LAYER_PIECES, line, ARI_ROLE_SHADOW) == 0)
            continue;

          for (guint k = 1; k < 20; k++)
            {
              float x = from.x + (to.x - from.x) * k / 20, y = from.y + (to.y - from.y) * k / 20;

              g_assert_false (covers (item, (AriPoint) { x, y }));
            }
        }
    }
}

/* On small boards, letters grow. */
static void
check_counts (Fixture *fixture)
{
  check_counts_at (fixture, 0);
  check_counts_at (fixture, 30);
}

/* Played to the end at random, with each number of seats and all overlays, the picture stays sound. */
static void
test_whole_matches (Fixture      *fixture,
                    gconstpointer data)
{
  for (guint seats = 2; seats <= 4; seats++)
    {
      g_assert_true (ari_setup_set_seats (&fixture->setup, seats, NULL));
      fixture_play_out (fixture, 1, G_MAXUINT, check_counts);
    }
}

static const AriItem *
find_hatched (const AriScene *scene,
              AriHatch        hatch)
{
  for (guint i = 0; i < scene->items->len; i++)
    if (((const AriItem *) scene->items->pdata[i])->hatch == hatch)
      return scene->items->pdata[i];

  return NULL;
}

/* A safe area is told from one that is merely owned by strength, by a contour of its own and by the double
 * rim of its count. */
static void
test_territory (Fixture      *fixture,
                gconstpointer data)
{
  AriMark marks[] = {
    { fixture_spot (fixture, "h4h5i5"), ARI_MARK_OWNED, 1, 1, 1 },
    { fixture_spot (fixture, "h5i5i6"), ARI_MARK_OWNED, 1, 1, 1 },
  };
  g_autoptr(AriScene) owned = NULL;
  g_autoptr(AriScene) safe = NULL;
  const AriItem *weak, *strong;

  fixture->show.marks = marks;
  fixture->show.n_marks = G_N_ELEMENTS (marks);
  owned = ari_board_renderer_picture (&fixture->show);
  assert_sound (owned);
  marks[0].kind = marks[1].kind = ARI_MARK_SAFE;
  safe = ari_board_renderer_picture (&fixture->show);
  assert_sound (safe);

  weak = find_hatched (owned, ARI_HATCH_RISING);
  strong = find_hatched (safe, ARI_HATCH_RISING);
  g_assert_nonnull (weak);
  g_assert_nonnull (strong);
  g_assert_cmpuint (weak->path->points->len, ==, 6); /* both triangles */
  g_assert_cmpfloat (strong->fill_opacity, >, weak->fill_opacity);
  g_assert_cmpfloat (strong->hatch_opacity, >, weak->hatch_opacity);
  g_assert_cmpuint (safe->items->len, ==, owned->items->len + 2);
}

/* Areas stand apart by their hatches, contested ones by dots, however large they are. */
static void
test_hatches (Fixture      *fixture,
              gconstpointer data)
{
  AriMark marks[40];

  for (AriActor seat = 1; seat <= 4; seat++)
    {
      g_autoptr(AriScene) scene = NULL;

      marks[0] = (AriMark) { fixture_spot (fixture, "d4d5e5"), ARI_MARK_OWNED, (guint8) seat, 1, 1 };
      fixture->show.marks = marks;
      fixture->show.n_marks = 1;
      scene = ari_board_renderer_picture (&fixture->show);
      g_assert_nonnull (find_hatched (scene, ari_seat_hatch (seat)));
    }

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    marks[i] = (AriMark) { (AriSpot) (fixture_spot (fixture, "a1a2b2") + i), ARI_MARK_CONTESTED, 0, 1, 1 };
  for (guint n = 1; n <= G_N_ELEMENTS (marks); n++)
    {
      g_autoptr(AriScene) scene = NULL;

      fixture->show.n_marks = n;
      scene = ari_board_renderer_picture (&fixture->show);
      g_assert_nonnull (find_hatched (scene, ARI_HATCH_DOTS));
    }
}

static void
test_likely (Fixture      *fixture,
             gconstpointer data)
{
  AriSpot at = fixture_spot (fixture, "d4d5e5");
  AriMark mark = { at, ARI_MARK_LIKELY, 3, 0, 0.9f };
  g_autoptr(AriScene) likely = NULL;
  g_autoptr(AriScene) unlikely = NULL;
  g_autoptr(AriScene) contested = NULL;

  fixture->show.marks = &mark;
  fixture->show.n_marks = 1;
  likely = ari_board_renderer_picture (&fixture->show);
  mark.strength = 0.05f;
  unlikely = ari_board_renderer_picture (&fixture->show);

  mark.seat = ARI_NONE;
  mark.strength = 0.5f;
  contested = ari_board_renderer_picture (&fixture->show);

  /* The strokes of what is contested are no player's, and are visible in any colours. */
  g_assert_cmpuint (count_items (contested, ARI_LAYER_OVERLAY, at, ARI_ROLE_INK), ==, 1);
  g_assert_cmpuint (count_items (likely, ARI_LAYER_OVERLAY, at, ARI_ROLE_INK), ==, 0);
  g_assert_cmpuint (count_items (likely, ARI_LAYER_OVERLAY, at, ARI_ROLE_SEAT_FILL + 2), ==, 1);
  g_assert_cmpuint (count_items (unlikely, ARI_LAYER_OVERLAY, at, ARI_ROLE_SEAT_FILL + 2), ==, 0);
}

/* Gold: last; green: you may. */
static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  static const Marked marked = { .focus = "h4i5", .refused = "a2b2", .proof = "d4e5", .hints = { "c3c4", "c4c5" } };
  AriBoardState *show = &fixture->show;
  AriSpot last = fixture_spot (fixture, "d4e5"), border = fixture_spot (fixture, "a1a2");
  g_autoptr(AriScene) scene = NULL;

  show->n_last = 1;
  show->last[0] = last;
  show->hover = border;
  scene = fixture_mark (fixture, &marked, 3);

  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, last, ARI_ROLE_LAST_EDGE), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, last, ARI_ROLE_LAST_FILL), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, border, ARI_ROLE_LEGAL), ==, 3);
  /* The ghost has the mark of the seat to move. */
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, border, ARI_ROLE_SEAT_FILL + 1), ==, 1);
  /* What is in the way shows once more, above its red. */
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, last, ARI_ROLE_INK), ==, 1);
}

/* Advice on an empty line fills it; what a rule says of a stick is a ring around that. */
static void
test_ring (Fixture      *fixture,
           gconstpointer data)
{
  AriSpot stick = fixture_spot (fixture, "d4e5");
  g_autoptr(AriScene) plain = ari_board_renderer_picture (&fixture->show), scene = NULL;

  fixture->show.n_hints = fixture->show.n_unranked = 1;
  fixture->show.hints = &stick;
  scene = ari_board_renderer_picture (&fixture->show);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, stick, ARI_ROLE_HINT), ==, 1);
  g_assert_cmpuint (count_texts (scene), ==, count_texts (plain));
}

/* All that has filled up by itself is gold, like the piece that brought it about. */
static void
test_filled (Fixture      *fixture,
             gconstpointer data)
{
  AriBoardState *show = &fixture->show;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  g_autoptr(AriScene) scene = NULL;
  AriPosition before;
  guint n_gold = 0;

  fixture_start (fixture, &ari_rules_minoa, 2,
                 "a1b1 e5e6 b1c1 e5f6 c1d1 e5f5 d1e1 e4e5 e1f2 d5e5 f2g3 d4e5 g3h4 e3e4 h4i5 e6e7 i5i6 f6g7 "
                 "i6i7 d3d4 i7i8 d5d6");
  before = fixture->position;
  fixture_play (fixture, "i8i9");
  ari_board_state_init (show, &fixture->setup, &fixture->position);
  ari_board_state_set_last (show, &before, fixture_spot (fixture, "i8i9"), paths);
  scene = ari_board_renderer_picture (show);
  for (AriSpot line = 0; line < fixture_spot (fixture, "a1a2b2"); line++)
    n_gold += count_items (scene, ARI_LAYER_PIECES, line, ARI_ROLE_LAST_FILL) > 0;
  g_assert_cmpuint (n_gold, ==, 13);
}

/* What can't be picked shows no ghost. */
static void
test_illegal_hover (Fixture      *fixture,
                    gconstpointer data)
{
  AriSpot taken = fixture_spot (fixture, "h4i5");
  g_autoptr(AriScene) scene = NULL;

  fixture->show.hover = taken;
  scene = ari_board_renderer_picture (&fixture->show);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, taken, ARI_ROLE_LEGAL), ==, 0);
}

/* Small boards drop ornament, bands and letters, never a piece; no stroke is thinner than a pixel. */
static void
test_sizes (Fixture      *fixture,
            gconstpointer data)
{
  static const float sizes[] = { 88, 34, 20, 12 };
  AriSpot piece = fixture_spot (fixture, "h4i5");
  guint n_items = G_MAXUINT;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr(AriScene) scene = fixture_shrink (fixture, sizes[i], &n_items);

      if (sizes[i] < ARI_PLAIN_UNIT_PX)
        assert_pens (scene, sizes[i]);
      g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, piece, ARI_ROLE_SEAT_FILL), ==, 2);
      g_assert_cmpuint (count_texts (scene), ==, sizes[i] < ARI_PLAIN_UNIT_PX ? 0 : 18);
    }
}

static void
test_frame (Fixture      *fixture,
            gconstpointer data)
{
  assert_frame (fixture, 18);
}

static void
test_high_contrast (Fixture      *fixture,
                    gconstpointer data)
{
  AriMark mark = { fixture_spot (fixture, "d4d5e5"), ARI_MARK_OWNED, 2, 0, 1 };
  g_autoptr(AriScene) normal = NULL;
  g_autoptr(AriScene) high = NULL;

  fixture->show.marks = &mark;
  fixture->show.n_marks = 1;
  normal = ari_board_renderer_picture (&fixture->show);
  assert_contrast (fixture, NULL, 0);
  high = ari_board_renderer_picture (&fixture->show);

  g_assert_cmpfloat (find_hatched (normal, ARI_HATCH_FALLING)->hatch_opacity, <, 1);
  g_assert_cmpfloat (find_hatched (high, ARI_HATCH_FALLING)->hatch_opacity, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  fixture_add ("/draw/minoa-face/pure", set_up, fixture_test_pure);
  fixture_add ("/draw/minoa-face/occupants", set_up, test_occupants);
  fixture_add ("/draw/minoa-face/whole-matches", set_up, test_whole_matches);
  fixture_add ("/draw/minoa-face/territory", set_up, test_territory);
  fixture_add ("/draw/minoa-face/hatches", set_up, test_hatches);
  fixture_add ("/draw/minoa-face/likely", set_up, test_likely);
  fixture_add ("/draw/minoa-face/marks", set_up, test_marks);
  fixture_add ("/draw/minoa-face/ring", set_up, test_ring);
  fixture_add ("/draw/minoa-face/filled", set_up, test_filled);
  fixture_add ("/draw/minoa-face/illegal-hover", set_up, test_illegal_hover);
  fixture_add ("/draw/minoa-face/sizes", set_up, test_sizes);
  fixture_add ("/draw/minoa-face/frame", set_up, test_frame);
  fixture_add ("/draw/minoa-face/high-contrast", set_up, test_high_contrast);

  return g_test_run ();
}
