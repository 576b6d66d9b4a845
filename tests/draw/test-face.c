/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-fixture.h"

/* Red holds the upper left corner, blue has a corner below it, and a stick stands free in the middle. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture_start (fixture, &ari_rules_minoa, 0, "h4i5 e1f2 i5i6 d1e1 h6i6 e1e2 d4e5");
}

static void
test_pure (Fixture      *fixture,
           gconstpointer data)
{
  assert_pure (&fixture->show);
}

/* Each line shows what lies on it, wherever it is: all positions of a match are drawn. */
static void
test_occupants (Fixture      *fixture,
                gconstpointer data)
{
  const AriBoard *board = ari_rules_minoa.board (&fixture->setup);
  g_autoptr(AriScene) scene = ari_face_picture (&fixture->show);

  assert_sound (scene);
  for (AriSpot i = 0; i < board->n_spots; i++)
    {
      AriActor seat = ari_rules_minoa.occupant (&fixture->position, i);
      gboolean stick = g_str_equal (board->spots[i].name, "e1e2") || g_str_equal (board->spots[i].name, "d4e5") ||
                       g_str_equal (board->spots[i].name, "h6i6");

      for (AriActor other = 1; other <= 4; other++)
        g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, i, ARI_ROLE_SEAT_FILL + other - 1) > 0, ==,
                          other == seat);
      g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, i, ARI_ROLE_STICK) > 0, ==, stick);
    }
}

/* Played to the end at random, with each number of seats, the picture stays sound. */
static void
test_whole_matches (Fixture      *fixture,
                    gconstpointer data)
{
  for (guint seats = 2; seats <= 4; seats++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      g_autoptr(GError) error = NULL;
      guint n;

      ari_setup_set_seats (&fixture->setup, seats, &error);
      g_assert_no_error (error);
      ari_rules_minoa.start (&fixture->position, &fixture->setup);
      while ((n = ari_rules_minoa.actions (&fixture->position, actions)) > 0)
        {
          AriMark marks[ARI_MAX_SPOTS];
          g_autoptr(AriScene) scene = NULL;

          fixture->show.marks = marks;
          fixture->show.n_marks = ari_rules_minoa.overlays[0].marks (&fixture->position, marks);
          scene = ari_face_picture (&fixture->show);
          assert_sound (scene);
          ari_rules_minoa.apply (&fixture->position, actions[g_test_rand_int_range (0, (int) n)]);
        }
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

/* A safe area is told from one that is merely owned by strength, by a contour of its own and by the double rim of its
 * count. */
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
  owned = ari_face_picture (&fixture->show);
  assert_sound (owned);
  marks[0].kind = marks[1].kind = ARI_MARK_SAFE;
  safe = ari_face_picture (&fixture->show);
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

/* Areas stand apart by their hatches, contested ones by dots, unless they are nearly all of the board. */
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
      scene = ari_face_picture (&fixture->show);
      g_assert_nonnull (find_hatched (scene, ari_seat_hatch (seat)));
    }

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    marks[i] = (AriMark) { (AriSpot) (fixture_spot (fixture, "a1a2b2") + i), ARI_MARK_CONTESTED, 0, 1, 1 };
  for (guint n = 1; n <= G_N_ELEMENTS (marks); n++)
    {
      g_autoptr(AriScene) scene = NULL;

      fixture->show.n_marks = n;
      scene = ari_face_picture (&fixture->show);
      g_assert_true ((find_hatched (scene, ARI_HATCH_DOTS) != NULL) == (n <= 32));
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

  fixture->show.marks = &mark;
  fixture->show.n_marks = 1;
  likely = ari_face_picture (&fixture->show);
  mark.strength = 0.05f;
  unlikely = ari_face_picture (&fixture->show);

  g_assert_cmpuint (count_items (likely, ARI_LAYER_OVERLAY, at, ARI_ROLE_SEAT_FILL + 2), ==, 1);
  g_assert_cmpuint (count_items (unlikely, ARI_LAYER_OVERLAY, at, ARI_ROLE_SEAT_FILL + 2), ==, 0);
}

/* Gold: last; green: you may; red: you may not; violet: advice. */
static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  AriShow *show = &fixture->show;
  AriSpot last = fixture_spot (fixture, "d4e5"), free_line = fixture_spot (fixture, "a2b2"), taken = fixture_spot (fixture, "h4i5");
  AriSpot border = fixture_spot (fixture, "a1a2"), hints[] = { fixture_spot (fixture, "c3c4"), fixture_spot (fixture, "c4c5") };
  g_autoptr(AriScene) scene = NULL;

  show->n_last = 1;
  show->last[0] = last;
  show->hover = border;
  show->focus = taken;
  show->refused = free_line;
  show->n_proof = 1;
  show->proof = &last;
  show->n_hints = 2;
  show->hints = hints;
  scene = ari_face_picture (show);
  assert_sound (scene);

  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, last, ARI_ROLE_LAST_EDGE), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, last, ARI_ROLE_LAST_FILL), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, border, ARI_ROLE_LEGAL), ==, 3);
  /* The ghost has the mark of the seat to move. */
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, border, ARI_ROLE_SEAT_FILL + 1), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, free_line, ARI_ROLE_ILLEGAL), ==, 2);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, last, ARI_ROLE_ILLEGAL), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, last, ARI_ROLE_STICK), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, taken, ARI_ROLE_LINE_HOVER), ==, 1);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, hints[i], ARI_ROLE_HINT), ==, 3);
}

/* What can't be picked shows no ghost. */
static void
test_illegal_hover (Fixture      *fixture,
                    gconstpointer data)
{
  AriSpot taken = fixture_spot (fixture, "h4i5");
  g_autoptr(AriScene) scene = NULL;

  fixture->show.hover = taken;
  scene = ari_face_picture (&fixture->show);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, taken, ARI_ROLE_LEGAL), ==, 0);
}

/* Small boards drop ornament, bands and letters, never a piece; no stroke is thinner than a pixel. */
static void
test_sizes (Fixture      *fixture,
            gconstpointer data)
{
  AriSpot piece = fixture_spot (fixture, "h4i5");
  guint n_items = G_MAXUINT;

  for (guint i = 0; i < 4; i++)
    {
      static const float sizes[] = { 88, 34, 20, 12 };
      g_autoptr(AriScene) scene = NULL;

      fixture->show.unit_px = sizes[i];
      scene = ari_face_picture (&fixture->show);
      assert_sound (scene);
      g_assert_cmpuint (scene->items->len, <=, n_items);
      n_items = scene->items->len;
      g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, piece, ARI_ROLE_SEAT_FILL), ==, 2);
      g_assert_cmpuint (count_texts (scene), ==, sizes[i] < 28 ? 0 : 18);
      if (sizes[i] < 28)
        assert_pens (scene, sizes[i]);
    }
}

static void
test_frame (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr(AriScene) framed = ari_face_picture (&fixture->show);
  g_autoptr(AriScene) bare = NULL;

  fixture->show.no_frame = TRUE;
  bare = ari_face_picture (&fixture->show);
  assert_sound (bare);
  g_assert_cmpfloat (bare->bounds.width, <, framed->bounds.width);
  g_assert_cmpuint (count_texts (framed), ==, 18);
  g_assert_cmpuint (count_texts (bare), ==, 0);
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
  normal = ari_face_picture (&fixture->show);
  fixture->show.high_contrast = TRUE;
  high = ari_face_picture (&fixture->show);

  g_assert_cmpuint (count_role (normal, ARI_ROLE_SHADOW), >, 0);
  g_assert_cmpuint (count_role (high, ARI_ROLE_SHADOW), ==, 0);
  g_assert_cmpfloat (find_hatched (normal, ARI_HATCH_FALLING)->hatch_opacity, <, 1);
  g_assert_cmpfloat (find_hatched (high, ARI_HATCH_FALLING)->hatch_opacity, ==, 1);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, NULL);
}

/* What people are offered are games that can be drawn, in the order of all games. */
static void
test_games (void)
{
  guint n, n_rules, next = 0;
  const AriRules *const *games = ari_face_games (&n);
  const AriRules *const *all = ari_rules_all (&n_rules);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++, next++)
    {
      while (next < n_rules && all[next] != games[i])
        next++;
      g_assert_cmpuint (next, <, n_rules);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/face/games", test_games);
  add ("/draw/face/pure", test_pure);
  add ("/draw/face/occupants", test_occupants);
  add ("/draw/face/whole-matches", test_whole_matches);
  add ("/draw/face/territory", test_territory);
  add ("/draw/face/hatches", test_hatches);
  add ("/draw/face/likely", test_likely);
  add ("/draw/face/marks", test_marks);
  add ("/draw/face/illegal-hover", test_illegal_hover);
  add ("/draw/face/sizes", test_sizes);
  add ("/draw/face/frame", test_frame);
  add ("/draw/face/high-contrast", test_high_contrast);

  return g_test_run ();
}
