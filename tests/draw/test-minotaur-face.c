/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur/minotaur-position.h"

#include "face-fixture.h"

#define RULES (&ari_rules_minotaur)

/* Red owns a pair of red 3, resolved, and an unresolved blue one, Blue an unresolved blue one that Red may challenge
 * for; the last two tiles that were turned over, a4 and e2, were left. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture_start (fixture, RULES, 3,
                 "b2 R3L d5 R3R claim c3 B1L a6 B5R claim b1 W1L e6 Y1R "
                 "c1 B3L c2 B1R claim b1 c6 G3R a4 Y5L e2 W3R");
}

static void
test_pure (Fixture      *fixture,
           gconstpointer data)
{
  assert_pure (&fixture->show);
}

static gboolean
shows_tile (const AriScene *scene,
            AriLayer        layer,
            AriSpot         at,
            MinotaurColour  colour)
{
  return count_items (scene, layer, at, ARI_ROLE_TILE + colour) > 0;
}

static gboolean
shows_back (const AriScene *scene,
            AriSpot         at)
{
  return count_items (scene, ARI_LAYER_PIECES, at, ARI_ROLE_BACK) > 0;
}

/* A face-down tile looks like any other, seen or not: nothing but its place tells one from another. */
static void
test_backs (Fixture      *fixture,
            gconstpointer data)
{
  AriSpot seen = fixture_spot (fixture, "b1"), unseen = fixture_spot (fixture, "b3");
  g_autoptr(AriScene) scene = ari_face_picture (&fixture->show);
  guint n_seen = 0, n_unseen = 0;

  assert_sound (scene);
  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      n_seen += item->spot == seen;
      n_unseen += item->spot == unseen;
    }
  g_assert_true (shows_back (scene, seen));
  g_assert_true (shows_back (scene, unseen));
  g_assert_cmpuint (n_seen, ==, n_unseen);
  g_assert_false (shows_back (scene, fixture_spot (fixture, "b2")));
}

/* What the last turn has shown lies open until the next action, or until it is covered. */
static void
test_glimpses (Fixture      *fixture,
               gconstpointer data)
{
  AriSpot first = fixture_spot (fixture, "a4"), second = fixture_spot (fixture, "e2");
  g_autoptr(AriScene) open = ari_face_picture (&fixture->show);
  g_autoptr(AriScene) covered = NULL;
  g_autoptr(AriScene) next = NULL;

  g_assert_true (shows_tile (open, ARI_LAYER_PIECES, first, MINOTAUR_YELLOW));
  g_assert_true (shows_tile (open, ARI_LAYER_PIECES, second, MINOTAUR_WHITE));

  fixture->show.covered = TRUE;
  covered = ari_face_picture (&fixture->show);
  g_assert_true (shows_back (covered, first));
  g_assert_true (shows_back (covered, second));

  fixture->show.covered = FALSE;
  fixture_play (fixture, "b1");
  next = ari_face_picture (&fixture->show);
  g_assert_true (shows_back (next, first));
  g_assert_true (shows_tile (next, ARI_LAYER_PIECES, fixture_spot (fixture, "b1"), MINOTAUR_WHITE));
}

/* The middle of all points of the horn, from the middle of the tile. */
static float
horn_side (const Fixture  *fixture,
           const AriScene *scene,
           const char     *name,
           MinotaurColour  colour)
{
  AriSpot spot = fixture_spot (fixture, name);
  float sum = 0;

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->spot == spot && item->fill == (AriRole) (ARI_ROLE_HORN + colour))
        for (guint j = 0; j < item->path->points->len; j++)
          sum += g_array_index (item->path->points, AriPoint, j).x -
                 RULES->board (&fixture->setup)->spots[spot].centre.x;
    }

  return sum;
}

/* The horn of a left tile rises on the left, so that a pair looks like the two horns of a bull. */
static void
test_horns (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr(AriScene) scene = ari_face_picture (&fixture->show);

  g_assert_cmpfloat (horn_side (fixture, scene, "2:BL", MINOTAUR_BLUE), <, 0);
  g_assert_cmpfloat (horn_side (fixture, scene, "2:BR", MINOTAUR_BLUE), >, 0);
}

/* A resolved pair lies face down and sealed; it is turned up for who points at it. */
static void
test_resolved (Fixture      *fixture,
               gconstpointer data)
{
  AriSpot left = fixture_spot (fixture, "1:RL"), right = fixture_spot (fixture, "1:RR");
  AriSpot *const ways_to_point[] = { &fixture->show.look, &fixture->show.focus, &fixture->show.refused };
  g_autoptr(AriScene) plain = ari_face_picture (&fixture->show);

  g_assert_true (shows_back (plain, left));
  g_assert_true (shows_back (plain, right));
  g_assert_cmpuint (count_role (plain, ARI_ROLE_GOLD), >, 0);

  for (guint i = 0; i < G_N_ELEMENTS (ways_to_point); i++)
    {
      g_autoptr(AriScene) scene = NULL;

      *ways_to_point[i] = right;
      scene = ari_face_picture (&fixture->show);
      assert_sound (scene);
      *ways_to_point[i] = ARI_SPOT_NONE;
      g_assert_true (shows_tile (scene, ARI_LAYER_MARKS, left, MINOTAUR_RED));
      g_assert_true (shows_tile (scene, ARI_LAYER_MARKS, right, MINOTAUR_RED));
    }
}

/* A memory shows the tile, fading, and its age in turns as a number; what lies open needs none. */
static void
test_memory (Fixture      *fixture,
             gconstpointer data)
{
  AriMark marks[] = {
    { fixture_spot (fixture, "b1"), ARI_MARK_SEEN, 0, 0, 0.8f },
    { fixture_spot (fixture, "e6"), ARI_MARK_SEEN, 0, 0, 0.01f },
    { fixture_spot (fixture, "a4"), ARI_MARK_SEEN, 0, 0, 1 },
  };
  g_autoptr(AriScene) without = ari_face_picture (&fixture->show);
  g_autoptr(AriScene) scene = NULL;
  guint n_ages = 0;

  fixture->show.marks = marks;
  fixture->show.n_marks = G_N_ELEMENTS (marks);
  scene = ari_face_picture (&fixture->show);
  assert_sound (scene);

  g_assert_true (shows_tile (scene, ARI_LAYER_PIECES, marks[0].spot, MINOTAUR_WHITE));
  g_assert_true (shows_tile (scene, ARI_LAYER_PIECES, marks[1].spot, MINOTAUR_YELLOW));
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, marks[2].spot, ARI_ROLE_TILE + MINOTAUR_YELLOW), ==,
                    count_items (without, ARI_LAYER_PIECES, marks[2].spot, ARI_ROLE_TILE + MINOTAUR_YELLOW));
  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->group != 0)
        g_assert_cmpfloat (item->group_opacity, ==, item->spot == marks[0].spot ? 0.8f : 0.42f);
      n_ages += item->text != NULL && g_str_has_prefix (item->text, "−");
    }
  g_assert_cmpuint (n_ages, ==, 2);
}

/* Gold: last; green: you may, and what it would cost; red: you may not; violet: advice. */
static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  AriShow *show = &fixture->show;
  AriSpot last = fixture_spot (fixture, "e2"), hover = fixture_spot (fixture, "2:BR");
  AriSpot own = fixture_spot (fixture, "1:BR"), refused = fixture_spot (fixture, "b2");
  AriSpot proof = fixture_spot (fixture, "1:BL"), focus = fixture_spot (fixture, "b3");
  AriSpot hints[] = { fixture_spot (fixture, "b1"), fixture_spot (fixture, "e6") };
  g_autoptr(AriScene) scene = NULL;

  show->n_last = 1;
  show->last[0] = last;
  show->hover = hover;
  show->focus = focus;
  show->refused = refused;
  show->n_proof = 1;
  show->proof = &proof;
  show->n_hints = 2;
  show->hints = hints;
  scene = ari_face_picture (show);
  assert_sound (scene);

  /* The rims of the card of who acts, and of the tile. */
  g_assert_cmpuint (count_role (scene, ARI_ROLE_LAST_EDGE), ==, 2);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, hover, ARI_ROLE_LEGAL), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, own, ARI_ROLE_LEGAL), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, refused, ARI_ROLE_ILLEGAL), ==, 2);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, proof, ARI_ROLE_ILLEGAL), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, focus, ARI_ROLE_LINE_HOVER), ==, 1);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, hints[i], ARI_ROLE_HINT), ==, 2);
}

/* What a challenge is about stays marked while rings are tossed: the tile that was named, and the challenger's own. */
static void
test_challenge (Fixture      *fixture,
                gconstpointer data)
{
  static const char *const tosses[] = { "2:B5R", "miss", "hit" };

  for (guint i = 0; i < G_N_ELEMENTS (tosses); i++)
    {
      g_autoptr(AriScene) scene = NULL;

      fixture_play (fixture, tosses[i]);
      scene = ari_face_picture (&fixture->show);
      assert_sound (scene);
      g_assert_cmpuint (count_role (scene, ARI_ROLE_LAST_EDGE), ==, 3);
    }
}

/* A choice has no place of its own: what it moved is marked. */
static void
test_claim (Fixture      *fixture,
            gconstpointer data)
{
  AriPosition before;
  AriAction action;
  AriWay ways[ARI_MAX_WAYS];

  fixture_play (fixture, "d2 Y3L d3 Y3R");
  before = fixture->position;
  g_assert_true (RULES->parse (&before, "claim", &action, NULL));
  fixture_play (fixture, "claim");
  ari_show_set_last (&fixture->show, &before, action, ways);
  g_assert_cmpuint (fixture->show.n_last, ==, 2);
  g_assert_cmpuint (fixture->show.last[0], ==, fixture_spot (fixture, "1:YL"));
  g_assert_cmpuint (fixture->show.last[1], ==, fixture_spot (fixture, "1:YR"));
}

/* Played to the end at random, with each number of seats, with all overlays, the picture stays sound. */
static void
test_whole_matches (Fixture      *fixture,
                    gconstpointer data)
{
  for (guint seats = MINOTAUR_MIN_SEATS; seats <= MINOTAUR_MAX_SEATS; seats++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n;

      fixture_start (fixture, RULES, seats, "");
      for (guint ply = 0; ply < 600 && (n = RULES->actions (&fixture->position, actions)) > 0; ply++)
        {
          AriAction action = actions[g_test_rand_int_range (0, (int) n)];
          AriMark marks[ARI_MAX_SPOTS];

          fixture->show.marks = marks;
          for (guint o = 0; o < RULES->n_overlays; o++)
            {
              g_autoptr(AriScene) scene = NULL;

              fixture->show.n_marks = RULES->overlays[o].marks (&fixture->position, marks);
              scene = ari_face_picture (&fixture->show);
              assert_sound (scene);
            }
          fixture->show.n_last = RULES->picks (&fixture->position, action, fixture->show.last);
          RULES->apply (&fixture->position, action);
        }
    }
}

/* Small boards drop ornament, signs and numbers, never a tile; no stroke is thinner than a pixel. */
static void
test_sizes (Fixture      *fixture,
            gconstpointer data)
{
  static const float sizes[] = { 76, 40, 24, 12 };
  AriSpot back = fixture_spot (fixture, "b3"), front = fixture_spot (fixture, "a4");
  guint n_items = G_MAXUINT;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr(AriScene) scene = NULL;

      fixture->show.unit_px = sizes[i];
      scene = ari_face_picture (&fixture->show);
      assert_sound (scene);
      assert_pens (scene, sizes[i]);
      g_assert_cmpuint (scene->items->len, <=, n_items);
      n_items = scene->items->len;
      g_assert_true (shows_back (scene, back));
      g_assert_true (shows_tile (scene, ARI_LAYER_PIECES, front, MINOTAUR_YELLOW));
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
  g_assert_cmpuint (count_texts (framed), ==, count_texts (bare) + MINOTAUR_ROWS + minotaur_n_columns (3));
}

static void
test_high_contrast (Fixture      *fixture,
                    gconstpointer data)
{
  g_autoptr(AriScene) normal = ari_face_picture (&fixture->show);
  g_autoptr(AriScene) high = NULL;

  fixture->show.high_contrast = TRUE;
  high = ari_face_picture (&fixture->show);
  g_assert_cmpuint (count_role (normal, ARI_ROLE_SHADOW), >, 0);
  g_assert_cmpuint (count_role (high, ARI_ROLE_SHADOW), ==, 0);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/draw/minotaur/pure", test_pure);
  add ("/draw/minotaur/backs", test_backs);
  add ("/draw/minotaur/glimpses", test_glimpses);
  add ("/draw/minotaur/horns", test_horns);
  add ("/draw/minotaur/resolved", test_resolved);
  add ("/draw/minotaur/memory", test_memory);
  add ("/draw/minotaur/marks", test_marks);
  add ("/draw/minotaur/challenge", test_challenge);
  add ("/draw/minotaur/claim", test_claim);
  add ("/draw/minotaur/whole-matches", test_whole_matches);
  add ("/draw/minotaur/sizes", test_sizes);
  add ("/draw/minotaur/frame", test_frame);
  add ("/draw/minotaur/high-contrast", test_high_contrast);

  return g_test_run ();
}
