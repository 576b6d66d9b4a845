/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-fixture.h"
#include "labyrinth/labyrinth-roles.h"
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
  g_autoptr(AriScene) scene = ari_board_renderer_picture (&fixture->show);

  assert_sound (scene);
  for (AriSpot i = 0; i < RULES->board (fixture->show.setup)->n_spots; i++)
    {
      LabyrinthPlace place = labyrinth_place_of (i);
      AriActor seat = ari_rules_occupant (RULES, &fixture->position, i);
      const Labyrinth *l = labyrinth_get (&fixture->position);
      gboolean is_seal = place.kind == LABYRINTH_PLACE_OUTSIDE && l->at[place.traveller] == LABYRINTH_CENTRE;

      for (AriActor other = 1; other <= LABYRINTH_SEATS; other++)
        g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, i, ARI_ROLE_SEAT_FILL + other - 1) > 0, ==,
                          other == seat && !is_seal);
      g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, i, LABYRINTH_ROLE_CHAMBER) > 0, ==, is_seal);
    }
}

static void
test_occupants (Fixture      *fixture,
                gconstpointer data)
{
  assert_occupants (fixture);
}

/* No two travellers have the same place. */
static void
assert_apart (const Fixture *fixture)
{
  AriSpotInfo spots[ARI_MAX_SPOTS];

  ari_board_renderer_spots (&fixture->show, spots);
  for (AriSpot i = 0; i < RULES->board (fixture->show.setup)->n_spots; i++)
    for (AriSpot k = 0; k < i; k++)
      if (ari_rules_occupant (RULES, &fixture->position, i) != 0 &&
          ari_rules_occupant (RULES, &fixture->position, k) != 0)
        g_assert_true (spots[i].centre.x != spots[k].centre.x || spots[i].centre.y != spots[k].centre.y);
}

static void
check_travellers (Fixture *fixture)
{
  assert_occupants (fixture);
  assert_apart (fixture);
}

/* Played to the end at random, with each number of seats and all overlays, the picture stays sound, and so do
 * the places of the spots in it. */
static void
test_whole_matches (Fixture      *fixture,
                    gconstpointer data)
{
  for (guint seats = RULES->choices.min_seats; seats <= RULES->choices.max_seats; seats++)
    {
      g_assert_true (ari_setup_set_seats (&fixture->setup, seats, NULL));
      fixture_play_out (fixture, EVERY, G_MAXUINT, check_travellers);
    }
}

/* Many on one sanctuary lie beside each other, each where its spot then is; one alone is as large as
 * elsewhere. */
static void
test_crowds (Fixture      *fixture,
             gconstpointer data)
{
  const AriBoard *board = RULES->board (&fixture->setup);
  Labyrinth *l = (Labyrinth *) &fixture->position;
  AriSpotInfo spots[ARI_MAX_SPOTS];
  float alone;

  ari_board_renderer_spots (&fixture->show, spots);
  alone = spots[fixture_spot (fixture, "5.1b")].corners[1].x - spots[fixture_spot (fixture, "5.1b")].corners[0].x;
  for (guint n = 1; n <= 3 * LABYRINTH_TRAVELLERS; n++)
    {
      labyrinth_put (l, n - 1, 31);
      ari_board_renderer_spots (&fixture->show, spots);
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

              g_assert_true (
                  other->corners[1].x < spot->corners[0].x || spot->corners[1].x < other->corners[0].x ||
                  other->corners[2].y < spot->corners[0].y || spot->corners[2].y < other->corners[0].y);
            }
          if (n == 1)
            g_assert_cmpfloat_with_epsilon (spot->corners[1].x - spot->corners[0].x, alone, 1e-5);
        }
    }
}

/* Gold: last; green: you may. */
static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  static const Marked marked = { .focus = "5.1b", .refused = "1a", .proof = "20", .hints = { "die1", "55" } };
  AriBoardState *show = &fixture->show;
  AriSpot die = fixture_spot (fixture, "die2"), left = fixture_spot (fixture, marked.focus);
  AriPosition before = fixture->position;
  AriAction action;
  g_autoptr(AriScene) scene = NULL;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];

  g_assert_true (ari_rules_parse (RULES, &before, "b1", &action, NULL));
  RULES->apply (&fixture->position, action);
  ari_board_state_set_last (show, &before, action, paths);
  show->n_picks = 1;
  show->picks[0] = die;
  scene = fixture_mark (fixture, &marked, 2);

  /* The passage on 6 has carried it to 12: gold there, and only an edge where it was. */
  g_assert_cmpuint (count_items (scene, ARI_LAYER_OVERLAY, fixture_spot (fixture, "12"), ARI_ROLE_GOLD), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_OVERLAY, left, ARI_ROLE_GOLD), ==, 0);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_OVERLAY, left, ARI_ROLE_LAST_EDGE), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, die, ARI_ROLE_LEGAL), ==, 1);
}

/* With a die and a traveller, in any order, one target is shown; with one of the two each that it can come
 * to. */
static void
test_targets (Fixture      *fixture,
              gconstpointer data)
{
  AriBoardState *show = &fixture->show;
  AriSpot one = fixture_spot (fixture, "die1"), six = fixture_spot (fixture, "die2");
  AriSpot b = fixture_spot (fixture, "5.1b"), to_1 = fixture_spot (fixture, "12"),
          to_6 = fixture_spot (fixture, "11");
  AriSpot orders[][2] = { { six, b }, { b, six } };
  g_autoptr(AriScene) by_die = NULL;
  g_autoptr(AriScene) by_traveller = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr(AriScene) scene = NULL;

      show->n_picks = 1;
      show->picks[0] = orders[i][0];
      show->hover = orders[i][1];
      scene = ari_board_renderer_picture (show);
      assert_sound (scene);
      g_assert_cmpuint (count_ghosts (scene, to_6, 0.6f), ==, 1);
      g_assert_cmpuint (count_ghosts (scene, to_1, 0.6f), ==, 0);
      /* The frame of the field, and the badge that says that it changes places with blue. */
      g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, to_6, ARI_ROLE_LEGAL), ==, 2);
    }

  show->n_picks = 0;
  show->hover = one;
  by_die = ari_board_renderer_picture (show);
  assert_sound (by_die);
  g_assert_cmpuint (count_ghosts (by_die, to_1, 0.6f), ==, 1);
  g_assert_cmpuint (count_ghosts (by_die, fixture_spot (fixture, "56"), 0.6f), ==, 1);
  /* Two wait outside: one ghost stands for both. */
  g_assert_cmpuint (count_ghosts (by_die, fixture_spot (fixture, "1"), 0.6f), ==, 1);
  g_assert_cmpuint (count_ghosts (by_die, to_6, 0.6f), ==, 0);

  /* No ghosts that hide each other: the badges say which die it takes. */
  show->hover = b;
  by_traveller = ari_board_renderer_picture (show);
  assert_sound (by_traveller);
  g_assert_cmpuint (count_items (by_traveller, ARI_LAYER_MARKS, to_1, ARI_ROLE_LEGAL), ==, 2);
  g_assert_cmpuint (count_items (by_traveller, ARI_LAYER_MARKS, to_6, ARI_ROLE_LEGAL), ==, 3);
  g_assert_cmpuint (count_ghosts (by_traveller, to_1, 0.6f), ==, 0);
}

/* Both dice together have a mark of another shape, with the sum on its badge; the ghost is under the pointer
 * alone. */
static void
test_sum (Fixture      *fixture,
          gconstpointer data)
{
  AriBoardState *show = &fixture->show;
  AriSpot b = fixture_spot (fixture, "5.1b");
  AriTarget targets[ARI_MAX_TARGETS];
  AriPicker picker;
  guint n_sums = 0;
  g_autoptr(AriScene) scene = NULL;

  ari_picker_init (&picker, RULES, &fixture->position);
  g_assert_cmpint (ari_picker_pick (&picker, b), ==, ARI_PICK_ADDED);
  show->n_picks = 1;
  show->picks[0] = b;
  show->n_targets = ari_target_list (&picker, targets);
  show->targets = targets;
  show->hover = fixture_spot (fixture, "12");
  scene = ari_board_renderer_picture (show);
  assert_sound (scene);
  g_assert_cmpuint (count_ghosts (scene, show->hover, 0.6f), ==, 1);
  g_assert_cmpuint (count_ghosts (scene, fixture_spot (fixture, "11"), 0.6f), ==, 0);
  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      n_sums += g_strcmp0 (item->text, "1+6") == 0 || g_strcmp0 (item->text, "6+1") == 0;
    }
  g_assert_cmpuint (n_sums, >=, 1);
}

static gboolean
has_text (const AriScene *scene,
          const char     *text)
{
  for (guint i = 0; i < scene->items->len; i++)
    if (g_strcmp0 (((const AriItem *) scene->items->pdata[i])->text, text) == 0)
      return TRUE;

  return FALSE;
}

static void
set_up_both_ways (Fixture      *fixture,
                  gconstpointer data)
{
  fixture_start (fixture, RULES, 2, "first=1 1-5 a1 a5 2-3 1-6 a6 b1 2-3 4-6");
}

/* Where both dice lead, the badge has both; where a die brings two travellers, their letters. */
static void
test_both_ways (Fixture      *fixture,
                gconstpointer data)
{
  AriBoardState *show = &fixture->show;
  AriTarget targets[ARI_MAX_TARGETS];
  AriPicker picker;
  g_autoptr(AriScene) by_traveller = NULL;
  g_autoptr(AriScene) by_die = NULL;

  ari_picker_init (&picker, RULES, &fixture->position);
  show->n_picks = 1;
  show->picks[0] = fixture_spot (fixture, "26");
  g_assert_cmpint (ari_picker_pick (&picker, show->picks[0]), ==, ARI_PICK_ADDED);
  show->n_targets = ari_target_list (&picker, targets);
  show->targets = targets;
  by_traveller = ari_board_renderer_picture (show);
  assert_sound (by_traveller);
  g_assert_true (has_text (by_traveller, "4, 6"));

  show->picks[0] = fixture_spot (fixture, "die2");
  show->n_targets = 1;
  targets[0] = (AriTarget) { .spot = fixture_spot (fixture, "30"), .landing = ARI_SPOT_NONE,
                             .pick = fixture_spot (fixture, "26"), .n_actions = 1, .n_others = 1 };
  targets[0].others[0].pick = fixture_spot (fixture, "1.1b");
  g_assert_true (ari_rules_parse (RULES, &fixture->position, "a6", &targets[0].actions[0], NULL));
  g_assert_true (ari_rules_parse (RULES, &fixture->position, "b6", &targets[0].others[0].action, NULL));
  by_die = ari_board_renderer_picture (show);
  assert_sound (by_die);
  g_assert_true (has_text (by_die, "a, b"));
  g_assert_cmpuint (count_ghosts (by_die, targets[0].spot, 0.6f), ==, 0);
}

/* Where a sanctuary makes room for a ghost, its number and its sign are still there. */
static void
test_ghost_in_sanctuary (Fixture      *fixture,
                         gconstpointer data)
{
  AriSpot sanctuary = fixture_spot (fixture, "1");
  g_autoptr(AriScene) vacant = NULL;
  g_autoptr(AriScene) occupied = NULL;

  fixture->show.hover = fixture_spot (fixture, "die1");
  vacant = ari_board_renderer_picture (&fixture->show);
  g_assert_cmpuint (count_items (vacant, ARI_LAYER_MARKS, sanctuary, ARI_ROLE_LETTER), ==, 0);

  labyrinth_put ((Labyrinth *) &fixture->position, 3 * LABYRINTH_TRAVELLERS - 1, 1);
  occupied = ari_board_renderer_picture (&fixture->show);
  assert_sound (occupied);
  g_assert_cmpuint (count_items (occupied, ARI_LAYER_MARKS, sanctuary, ARI_ROLE_LETTER), >, 0);
  g_assert_cmpuint (count_items (occupied, ARI_LAYER_MARKS, sanctuary, ARI_ROLE_SEAT_HATCH + 3), >, 0);
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

  free = ari_board_renderer_picture (&fixture->show);
  labyrinth_catch (l, labyrinth_traveller (3, 1), 2);
  held = ari_board_renderer_picture (&fixture->show);
  l->lost[1] = 4;
  lost = ari_board_renderer_picture (&fixture->show);

  g_assert_cmpuint (count_items (free, ARI_LAYER_PIECES, at, ARI_ROLE_ILLEGAL), ==, 0);
  g_assert_cmpuint (count_items (held, ARI_LAYER_PIECES, at, ARI_ROLE_ILLEGAL), ==, 2);
  g_assert_cmpuint (count_texts (lost), ==, count_texts (held) + 1);
}

/* A die that has been used pales, and so does a roll that nobody can use; the die of a ride is seen, too. */
static void
test_dice (Fixture      *fixture,
           gconstpointer data)
{
  AriSpot first = fixture_spot (fixture, "die1");
  AriBoardState *show = &fixture->show;
  g_autoptr(AriScene) fresh = ari_board_renderer_picture (show);
  g_autoptr(AriScene) used = NULL;
  g_autoptr(AriScene) lost = NULL;
  g_autoptr(AriScene) ride = NULL;

  fixture_play (fixture, "b1");
  used = ari_board_renderer_picture (show);
  g_assert_cmpuint (count_items (fresh, ARI_LAYER_PIECES, first, LABYRINTH_ROLE_DIE_OUTLINE), ==, 2);
  g_assert_cmpuint (count_ghosts (fresh, first, 0.45f), ==, 0);
  g_assert_cmpuint (count_ghosts (used, first, 0.45f), ==, 1);

  fixture_start (fixture, RULES, 2, "first=1");
  show->last_action = labyrinth_pack (LABYRINTH_ROLL, 3, 3);
  lost = ari_board_renderer_picture (show);
  assert_sound (lost);
  g_assert_cmpuint (count_ghosts (lost, first, 0.45f), ==, 1);
  g_assert_cmpuint (count_items (lost, ARI_LAYER_PIECES, first, LABYRINTH_ROLE_DIE_OUTLINE), ==, 2);

  show->last_action = labyrinth_pack (LABYRINTH_STATION, 3, 0);
  ride = ari_board_renderer_picture (show);
  g_assert_cmpuint (count_items (ride, ARI_LAYER_PIECES, first, LABYRINTH_ROLE_DIE_OUTLINE), ==, 0);
  g_assert_cmpuint (count_items (ride, ARI_LAYER_PIECES, LABYRINTH_SPOT_RIDE_DIE, LABYRINTH_ROLE_DIE), ==, 1);
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
  g_autoptr(AriScene) plain = ari_board_renderer_picture (&fixture->show);
  g_autoptr(AriScene) scene = NULL;

  fixture->show.marks = marks;
  fixture->show.n_marks = G_N_ELEMENTS (marks);
  scene = ari_board_renderer_picture (&fixture->show);
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
      g_autoptr(AriScene) scene = fixture_shrink (fixture, sizes[i], &n_items);

      assert_pens (scene, sizes[i]);
      g_assert_cmpuint (
          count_items (scene, ARI_LAYER_PIECES, fixture_spot (fixture, "55"), ARI_ROLE_SEAT_FILL), ==, 1);
      g_assert_cmpuint (count_texts (scene), ==, sizes[i] < ARI_PLAIN_UNIT_PX ? 0 : 61 + 5 + 12);
    }
}

static void
test_frame (Fixture      *fixture,
            gconstpointer data)
{
  assert_frame (fixture, 0);
}

static void
test_high_contrast (Fixture      *fixture,
                    gconstpointer data)
{
  static const AriRole soft[] = { LABYRINTH_ROLE_WALL_LIGHT };

  assert_contrast (fixture, soft, G_N_ELEMENTS (soft));
}

/* Where a ride can end is marked where the match goes on, and not when the past is looked at. */
static void
test_ride (Fixture      *fixture,
           gconstpointer data)
{
  for (guint present = 0; present < 2; present++)
    {
      g_autoptr(AriScene) scene = NULL;
      guint n = 0;

      fixture_start (fixture, RULES, 3,
                     "first=3 2-4 3-3 6-6 4-5 1-1 d1 b1 6-6 1-2 b1 b2 3-3 d3 b3 3-4 4-6 b4");
      fixture->show.is_present = present > 0;
      scene = ari_board_renderer_picture (&fixture->show);
      assert_sound (scene);
      for (AriSpot i = 0; i < RULES->board (fixture->show.setup)->n_spots; i++)
        n += count_items (scene, ARI_LAYER_MARKS, i, ARI_ROLE_SEAT_FILL + 1);
      g_assert_cmpuint (n > 0, ==, present > 0);
    }
}

/* On the station with the small head of a bull, what a ride takes there lies below the head. */
static void
test_ride_to_trap (Fixture      *fixture,
                   gconstpointer data)
{
  AriSpot trap = fixture_spot (fixture, "52");
  AriPoint at = RULES->board (fixture->show.setup)->spots[trap].centre;
  g_autoptr(AriScene) scene = NULL;
  guint n = 0;

  fixture_start (fixture, RULES, 3, "first=3 2-4 3-3 6-6 4-5 1-1 d1 b1 6-6 1-2 b1 b2 3-3 d3 b3 3-4 4-6 b4");
  fixture->show.is_present = TRUE;
  scene = ari_board_renderer_picture (&fixture->show);
  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->layer != ARI_LAYER_MARKS || item->spot != trap || item->text == NULL)
        continue;
      g_assert_cmpfloat (item->at.y, >, at.y);
      n++;
    }
  g_assert_cmpuint (n, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  fixture_add ("/draw/labyrinth-face/pure", set_up, fixture_test_pure);
  fixture_add ("/draw/labyrinth-face/occupants", set_up, test_occupants);
  fixture_add ("/draw/labyrinth-face/whole-matches", set_up, test_whole_matches);
  fixture_add ("/draw/labyrinth-face/ride", set_up, test_ride);
  fixture_add ("/draw/labyrinth-face/ride-to-trap", set_up, test_ride_to_trap);
  fixture_add ("/draw/labyrinth-face/crowds", set_up, test_crowds);
  fixture_add ("/draw/labyrinth-face/marks", set_up, test_marks);
  fixture_add ("/draw/labyrinth-face/targets", set_up, test_targets);
  fixture_add ("/draw/labyrinth-face/sum", set_up, test_sum);
  fixture_add ("/draw/labyrinth-face/both-ways", set_up_both_ways, test_both_ways);
  fixture_add ("/draw/labyrinth-face/ghost-in-sanctuary", set_up, test_ghost_in_sanctuary);
  fixture_add ("/draw/labyrinth-face/holds", set_up, test_holds);
  fixture_add ("/draw/labyrinth-face/dice", set_up, test_dice);
  fixture_add ("/draw/labyrinth-face/overlays", set_up, test_overlays);
  fixture_add ("/draw/labyrinth-face/sizes", set_up, test_sizes);
  fixture_add ("/draw/labyrinth-face/frame", set_up, test_frame);
  fixture_add ("/draw/labyrinth-face/high-contrast", set_up, test_high_contrast);

  return g_test_run ();
}
