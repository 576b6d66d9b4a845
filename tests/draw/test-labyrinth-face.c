/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-fixture.h"
#include "labyrinth/labyrinth-turn.h"

#define RULES (&ari_rules_labyrinth)
#define EVERY 8 /* positions of a match to one that is looked at */

/* Red is on 5 and 55 and to use a 1 and a 6, blue on 11, yellow on 20 and 52. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture_start (fixture, RULES, 3,
                 "first=3 2-4 3-3 6-6 4-5 1-1 d1 b1 6-6 1-2 b1 b2 3-3 d3 b3 3-4 4-6 b4 ride r1 b6 3-5 d3 ride r4 b5 "
                 "1-3 b1 b3 1-5 a1 a5 1-1 b1 b1 1-6 b1 b6 2-6 a2 a6 1-6");
}

/* Each place shows who stands there, and who waits or is borne off in its tray. */
static void
assert_occupants (const Fixture *fixture)
{
  g_autoptr(AriScene) scene = ari_face_picture (&fixture->show);

  assert_sound (scene);
  for (AriSpot i = 0; i < RULES->board (fixture->show.setup)->n_spots; i++)
    {
      LabyrinthPlace place = labyrinth_place_of (i);
      AriActor seat = RULES->occupant (&fixture->position, i);
      const Labyrinth *l = labyrinth_get (&fixture->position);
      gboolean is_seal = place.kind == LABYRINTH_PLACE_OUTSIDE && l->at[place.traveller] == LABYRINTH_CENTRE;

      for (AriActor other = 1; other <= LABYRINTH_SEATS; other++)
        g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, i, ARI_ROLE_SEAT_FILL + other - 1) > 0, ==,
                          other == seat && !is_seal);
      g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, i, ARI_ROLE_CHAMBER) > 0, ==, is_seal);
    }
}

static void
test_pure (Fixture      *fixture,
           gconstpointer data)
{
  assert_pure (&fixture->show);
}

static void
test_occupants (Fixture      *fixture,
                gconstpointer data)
{
  assert_occupants (fixture);
}

/* No two travellers have the same place. */
static void
assert_apart (const Fixture     *fixture,
              const AriSpotInfo *spots)
{
  for (AriSpot i = 0; i < RULES->board (fixture->show.setup)->n_spots; i++)
    for (AriSpot k = 0; k < i; k++)
      if (RULES->occupant (&fixture->position, i) != 0 && RULES->occupant (&fixture->position, k) != 0)
        g_assert_true (spots[i].centre.x != spots[k].centre.x || spots[i].centre.y != spots[k].centre.y);
}

/* Played to the end at random, with each number of seats and all overlays, the picture stays sound, and so do the
 * places of the spots in it. */
static void
test_whole_matches (Fixture      *fixture,
                    gconstpointer data)
{
  for (guint seats = RULES->min_seats; seats <= RULES->max_seats; seats++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      g_autoptr(GError) error = NULL;
      AriSpotInfo spots[ARI_MAX_SPOTS];
      AriWay ways[ARI_MAX_WAYS];
      guint n, ply = 0;

      ari_setup_set_seats (&fixture->setup, seats, &error);
      g_assert_no_error (error);
      RULES->start (&fixture->position, &fixture->setup);
      ari_show_init (&fixture->show, &fixture->setup, &fixture->position);
      while ((n = RULES->actions (&fixture->position, actions)) > 0)
        {
          AriAction action = actions[g_test_rand_int_range (0, (int) n)];

          if (ply++ % EVERY == 0)
            {
              assert_occupants (fixture);
              ari_face_spots (&fixture->show, spots);
              assert_apart (fixture, spots);
            }
          ari_show_set_last (&fixture->show, &fixture->position, action, ways);
          RULES->apply (&fixture->position, action);
        }
    }
}

/* Many on one sanctuary lie beside each other, each where its spot then is; one alone is as large as elsewhere. */
static void
test_crowds (Fixture      *fixture,
             gconstpointer data)
{
  const AriBoard *board = RULES->board (&fixture->setup);
  Labyrinth *l = (Labyrinth *) &fixture->position;
  AriSpotInfo spots[ARI_MAX_SPOTS];
  float alone;

  ari_face_spots (&fixture->show, spots);
  alone = spots[fixture_spot (fixture, "5.1b")].corners[1].x - spots[fixture_spot (fixture, "5.1b")].corners[0].x;
  for (guint n = 1; n <= 3 * LABYRINTH_TRAVELLERS; n++)
    {
      labyrinth_put (l, n - 1, 31);
      ari_face_spots (&fixture->show, spots);
      for (guint i = 0; i < n; i++)
        {
          const AriSpotInfo *spot = &spots[labyrinth_spot_of (i, 31)];
          const AriSpotInfo *field = &board->spots[LABYRINTH_SPOT_FIELD (31)];

          g_assert_cmpfloat (spot->corners[0].x, >=, field->corners[0].x);
          g_assert_cmpfloat (spot->corners[0].y, >=, field->corners[0].y);
          g_assert_cmpfloat (spot->corners[2].x, <=, field->corners[2].x);
          g_assert_cmpfloat (spot->corners[2].y, <=, field->corners[2].y);
          for (guint k = 0; k < i; k++)
            {
              const AriSpotInfo *other = &spots[labyrinth_spot_of (k, 31)];

              g_assert_true (other->corners[1].x < spot->corners[0].x || spot->corners[1].x < other->corners[0].x ||
                             other->corners[2].y < spot->corners[0].y || spot->corners[2].y < other->corners[0].y);
            }
          if (n == 1)
            g_assert_cmpfloat_with_epsilon (spot->corners[1].x - spot->corners[0].x, alone, 1e-5);
        }
    }
}

/* Gold: last; green: you may; red: you may not; violet: advice. */
static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  AriShow *show = &fixture->show;
  AriSpot die = fixture_spot (fixture, "die2"), refused = fixture_spot (fixture, "1a");
  AriSpot hints[] = { fixture_spot (fixture, "die1"), fixture_spot (fixture, "55") };
  AriSpot focus = fixture_spot (fixture, "5.1b"), proof = fixture_spot (fixture, "20");
  AriPosition before = fixture->position;
  AriAction action;
  g_autoptr(AriScene) scene = NULL;
  g_autoptr(GError) error = NULL;
  AriWay ways[ARI_MAX_WAYS];

  RULES->parse (&before, "b1", &action, &error);
  g_assert_no_error (error);
  RULES->apply (&fixture->position, action);
  ari_show_set_last (show, &before, action, ways);
  show->n_picks = 1;
  show->picks[0] = die;
  show->focus = focus;
  show->refused = refused;
  show->n_proof = 1;
  show->proof = &proof;
  show->n_hints = 2;
  show->hints = hints;
  scene = ari_face_picture (show);
  assert_sound (scene);

  /* The passage on 6 has carried it to 12: gold there, and only an edge where it was. */
  g_assert_cmpuint (count_items (scene, ARI_LAYER_OVERLAY, fixture_spot (fixture, "12"), ARI_ROLE_GOLD), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_OVERLAY, focus, ARI_ROLE_GOLD), ==, 0);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_OVERLAY, focus, ARI_ROLE_LAST_EDGE), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, die, ARI_ROLE_LEGAL), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, refused, ARI_ROLE_ILLEGAL), ==, 2);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, proof, ARI_ROLE_ILLEGAL), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, focus, ARI_ROLE_LINE_HOVER), ==, 1);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, hints[i], ARI_ROLE_HINT), ==, 2);
}

/* With a die and a traveller, in any order, one target is shown; with one of the two each that it can come to. */
static void
test_targets (Fixture      *fixture,
              gconstpointer data)
{
  AriShow *show = &fixture->show;
  AriSpot one = fixture_spot (fixture, "die1"), six = fixture_spot (fixture, "die2");
  AriSpot b = fixture_spot (fixture, "5.1b"), to_1 = fixture_spot (fixture, "12"), to_6 = fixture_spot (fixture, "11");
  AriSpot orders[][2] = { { six, b }, { b, six } };
  g_autoptr(AriScene) by_die = NULL;
  g_autoptr(AriScene) by_traveller = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr(AriScene) scene = NULL;

      show->n_picks = 1;
      show->picks[0] = orders[i][0];
      show->hover = orders[i][1];
      scene = ari_face_picture (show);
      assert_sound (scene);
      g_assert_cmpuint (count_ghosts (scene, to_6, 0.6f), ==, 1);
      g_assert_cmpuint (count_ghosts (scene, to_1, 0.6f), ==, 0);
      /* The frame of the field, and the badge that says that it changes places with blue. */
      g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, to_6, ARI_ROLE_LEGAL), ==, 2);
    }

  show->n_picks = 0;
  show->hover = one;
  by_die = ari_face_picture (show);
  assert_sound (by_die);
  g_assert_cmpuint (count_ghosts (by_die, to_1, 0.6f), ==, 1);
  g_assert_cmpuint (count_ghosts (by_die, fixture_spot (fixture, "56"), 0.6f), ==, 1);
  g_assert_cmpuint (count_ghosts (by_die, fixture_spot (fixture, "1"), 0.6f), ==, 2);
  g_assert_cmpuint (count_ghosts (by_die, to_6, 0.6f), ==, 0);

  /* No ghosts that hide each other: the badges say which die it takes. */
  show->hover = b;
  by_traveller = ari_face_picture (show);
  assert_sound (by_traveller);
  g_assert_cmpuint (count_items (by_traveller, ARI_LAYER_MARKS, to_1, ARI_ROLE_LEGAL), ==, 2);
  g_assert_cmpuint (count_items (by_traveller, ARI_LAYER_MARKS, to_6, ARI_ROLE_LEGAL), ==, 3);
  g_assert_cmpuint (count_ghosts (by_traveller, to_1, 0.6f), ==, 0);
}

/* Turns that are still lost are dots, of a traveller or of a whole seat. */
static void
test_holds (Fixture      *fixture,
            gconstpointer data)
{
  Labyrinth *l = (Labyrinth *) &fixture->position;
  AriSpot at = fixture_spot (fixture, "52");
  g_autoptr(AriScene) held = NULL;
  g_autoptr(AriScene) free = NULL;
  g_autoptr(AriScene) lost = NULL;

  free = ari_face_picture (&fixture->show);
  l->hold[labyrinth_traveller (3, 1)] = 2;
  held = ari_face_picture (&fixture->show);
  l->lost[1] = 4;
  lost = ari_face_picture (&fixture->show);

  g_assert_cmpuint (count_items (free, ARI_LAYER_PIECES, at, ARI_ROLE_ILLEGAL), ==, 0);
  g_assert_cmpuint (count_items (held, ARI_LAYER_PIECES, at, ARI_ROLE_ILLEGAL), ==, 2);
  g_assert_cmpuint (count_texts (lost), ==, count_texts (held) + 1);
}

/* A die that has been used pales; a roll that nobody can use is still seen, and so is the die of a ride. */
static void
test_dice (Fixture      *fixture,
           gconstpointer data)
{
  AriSpot first = fixture_spot (fixture, "die1"), pips = fixture_spot (fixture, "pips3");
  AriShow *show = &fixture->show;
  g_autoptr(AriScene) fresh = ari_face_picture (show);
  g_autoptr(AriScene) used = NULL;
  g_autoptr(AriScene) lost = NULL;
  g_autoptr(AriScene) ride = NULL;

  fixture_play (fixture, "b1");
  used = ari_face_picture (show);
  g_assert_cmpuint (count_items (fresh, ARI_LAYER_PIECES, first, ARI_ROLE_BODY_OUTLINE), ==, 2);
  g_assert_cmpuint (count_ghosts (fresh, first, 0.45f), ==, 0);
  g_assert_cmpuint (count_ghosts (used, first, 0.45f), ==, 1);

  fixture_start (fixture, RULES, 2, "first=1 3-3");
  show->n_last = 2;
  show->last[0] = show->last[1] = pips;
  lost = ari_face_picture (show);
  assert_sound (lost);
  g_assert_cmpuint (count_items (lost, ARI_LAYER_PIECES, first, ARI_ROLE_BODY_OUTLINE), ==, 2);

  show->n_last = 1;
  ride = ari_face_picture (show);
  g_assert_cmpuint (count_items (ride, ARI_LAYER_PIECES, first, ARI_ROLE_BODY_OUTLINE), ==, 0);
  g_assert_cmpuint (count_items (ride, ARI_LAYER_PIECES, ARI_SPOT_NONE, ARI_ROLE_BODY), ==, 1);
}

static void
test_overlays (Fixture      *fixture,
               gconstpointer data)
{
  AriSpot sure = fixture_spot (fixture, "9"), likely = fixture_spot (fixture, "57");
  AriMark marks[] = {
    { sure, ARI_MARK_REACH, 1, 0, 1 },
    { sure, ARI_MARK_RISK, 1, 0, 0.17f },
    { likely, ARI_MARK_REACH, 2, 0, 0.3f },
  };
  g_autoptr(AriScene) plain = ari_face_picture (&fixture->show);
  g_autoptr(AriScene) scene = NULL;

  fixture->show.marks = marks;
  fixture->show.n_marks = G_N_ELEMENTS (marks);
  scene = ari_face_picture (&fixture->show);
  assert_sound (scene);

  g_assert_cmpuint (count_items (scene, ARI_LAYER_OVERLAY, sure, ARI_ROLE_SEAT_HATCH), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_OVERLAY, likely, ARI_ROLE_SEAT_HATCH + 1), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, sure, ARI_ROLE_ILLEGAL), ==, 2);
  g_assert_cmpuint (count_texts (scene), ==, count_texts (plain) + 2);
}

/* Small boards drop ornament, letters and numbers, never a traveller; no stroke is thinner than a pixel. */
static void
test_sizes (Fixture      *fixture,
            gconstpointer data)
{
  static const float sizes[] = { 88, 34, 20, 12 };
  guint n_items = G_MAXUINT;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr(AriScene) scene = NULL;

      fixture->show.unit_px = sizes[i];
      scene = ari_face_picture (&fixture->show);
      assert_sound (scene);
      g_assert_cmpuint (scene->items->len, <=, n_items);
      n_items = scene->items->len;
      g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, fixture_spot (fixture, "55"), ARI_ROLE_SEAT_FILL), ==, 1);
      g_assert_cmpuint (count_texts (scene), ==, sizes[i] < 28 ? 0 : 60 + 5 + 12);
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
  g_assert_cmpuint (bare->items->len, <, framed->items->len);
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
  g_assert_cmpuint (count_role (high, ARI_ROLE_WALL_LIGHT), ==, 0);
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

  add ("/draw/labyrinth-face/pure", test_pure);
  add ("/draw/labyrinth-face/occupants", test_occupants);
  add ("/draw/labyrinth-face/whole-matches", test_whole_matches);
  add ("/draw/labyrinth-face/crowds", test_crowds);
  add ("/draw/labyrinth-face/marks", test_marks);
  add ("/draw/labyrinth-face/targets", test_targets);
  add ("/draw/labyrinth-face/holds", test_holds);
  add ("/draw/labyrinth-face/dice", test_dice);
  add ("/draw/labyrinth-face/overlays", test_overlays);
  add ("/draw/labyrinth-face/sizes", test_sizes);
  add ("/draw/labyrinth-face/frame", test_frame);
  add ("/draw/labyrinth-face/high-contrast", test_high_contrast);

  return g_test_run ();
}
