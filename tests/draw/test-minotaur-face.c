/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur/minotaur-position.h"

#include "face-fixture.h"
#include "minotaur/minotaur-roles.h"

#define RULES (&ari_rules_minotaur)

/* Red owns a pair of red 3, resolved, and an unresolved blue one, Blue an unresolved blue one that Red may
 * challenge for; the last two tiles that were turned over, a4 and e2, were left. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture_start (fixture, RULES, 3,
                 "b2 R3L d5 R3R claim c3 B1L a6 B5R claim b1 W1L e6 Y1R "
                 "c1 B3L c2 B1R claim b1 c6 G3R a4 Y5L e2 W3R");
}

static gboolean
shows_tile (const AriScene *scene,
            AriLayer        layer,
            AriSpot         at,
            MinotaurColour  colour)
{
  return count_items (scene, layer, at, MINOTAUR_ROLE_TILE + colour) > 0;
}

static gboolean
shows_back (const AriScene *scene,
            AriSpot         at)
{
  return count_items (scene, ARI_LAYER_PIECES, at, MINOTAUR_ROLE_BACK) > 0;
}

/* A face-down tile looks like any other, seen or not: nothing but its place tells one from another. */
static void
test_backs (Fixture      *fixture,
            gconstpointer data)
{
  AriSpot seen = fixture_spot (fixture, "b1"), unseen = fixture_spot (fixture, "b3");
  g_autoptr(AriScene) scene = ari_board_renderer_picture (&fixture->show);
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
  g_autoptr(AriScene) open = ari_board_renderer_picture (&fixture->show);
  g_autoptr(AriScene) covered = NULL;
  g_autoptr(AriScene) next = NULL;

  g_assert_true (shows_tile (open, ARI_LAYER_PIECES, first, MINOTAUR_YELLOW));
  g_assert_true (shows_tile (open, ARI_LAYER_PIECES, second, MINOTAUR_WHITE));

  fixture->show.covered = TRUE;
  covered = ari_board_renderer_picture (&fixture->show);
  g_assert_true (shows_back (covered, first));
  g_assert_true (shows_back (covered, second));

  fixture->show.covered = FALSE;
  fixture_play (fixture, "b1");
  next = ari_board_renderer_picture (&fixture->show);
  g_assert_true (shows_back (next, first));
  g_assert_true (shows_tile (next, ARI_LAYER_PIECES, fixture_spot (fixture, "b1"), MINOTAUR_WHITE));
}

/* A tile that was face up and has to be remembered now shows its back, with a mark that other backs don't
 * have. */
static void
test_veiled (Fixture      *fixture,
             gconstpointer data)
{
  AriSpot veiled = fixture_spot (fixture, "a4"), back = fixture_spot (fixture, "b1");
  AriPosition shown = fixture->position;
  g_autoptr(AriScene) scene = NULL;

  fixture_play (fixture, "b1");
  RULES->memory->redact (&shown, &fixture->position, FALSE, FALSE);
  fixture->show.position = &shown;
  scene = ari_board_renderer_picture (&fixture->show);
  assert_sound (scene);
  g_assert_true (shows_back (scene, veiled));
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, veiled, ARI_ROLE_CARD), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, back, ARI_ROLE_CARD), ==, 0);
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

      if (item->spot == spot && item->fill == (AriRole) (MINOTAUR_ROLE_HORN + colour))
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
  g_autoptr(AriScene) scene = ari_board_renderer_picture (&fixture->show);

  g_assert_cmpfloat (horn_side (fixture, scene, "2:BL", MINOTAUR_BLUE), <, 0);
  g_assert_cmpfloat (horn_side (fixture, scene, "2:BR", MINOTAUR_BLUE), >, 0);
}

/* A resolved pair lies face down and sealed; it is turned up for who points at it. */
static void
test_resolved (Fixture      *fixture,
               gconstpointer data)
{
  AriSpot left = fixture_spot (fixture, "1:RL"), right = fixture_spot (fixture, "1:RR");
  AriSpot *const ways_to_point[] = { &fixture->show.inspected, &fixture->show.focus, &fixture->show.refused };
  g_autoptr(AriScene) plain = ari_board_renderer_picture (&fixture->show);

  g_assert_true (shows_back (plain, left));
  g_assert_true (shows_back (plain, right));
  g_assert_cmpuint (count_role (plain, ARI_ROLE_GOLD), >, 0);

  for (guint i = 0; i < G_N_ELEMENTS (ways_to_point); i++)
    {
      g_autoptr(AriScene) scene = NULL;

      *ways_to_point[i] = right;
      scene = ari_board_renderer_picture (&fixture->show);
      assert_sound (scene);
      *ways_to_point[i] = ARI_SPOT_NONE;
      g_assert_true (shows_tile (scene, ARI_LAYER_MARKS, left, MINOTAUR_RED));
      g_assert_true (shows_tile (scene, ARI_LAYER_MARKS, right, MINOTAUR_RED));
    }
}

/* When the match is over, everybody sees what the pairs are worth. */
static void
test_over (Fixture      *fixture,
           gconstpointer data)
{
  AriSpot left = fixture_spot (fixture, "1:RL");
  g_autoptr(AriScene) scene = NULL;

  ((Minotaur *) &fixture->position)->phase = MINOTAUR_AT_END;
  scene = ari_board_renderer_picture (&fixture->show);
  assert_sound (scene);
  g_assert_false (shows_back (scene, left));
  g_assert_true (shows_tile (scene, ARI_LAYER_PIECES, left, MINOTAUR_RED));
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
  g_autoptr(AriScene) without = ari_board_renderer_picture (&fixture->show);
  g_autoptr(AriScene) scene = NULL;
  guint n_ages = 0;

  fixture->show.marks = marks;
  fixture->show.n_marks = G_N_ELEMENTS (marks);
  scene = ari_board_renderer_picture (&fixture->show);
  assert_sound (scene);

  g_assert_true (shows_tile (scene, ARI_LAYER_PIECES, marks[0].spot, MINOTAUR_WHITE));
  g_assert_true (shows_tile (scene, ARI_LAYER_PIECES, marks[1].spot, MINOTAUR_YELLOW));
  g_assert_cmpuint (
      count_items (scene, ARI_LAYER_PIECES, marks[2].spot, MINOTAUR_ROLE_TILE + MINOTAUR_YELLOW), ==,
      count_items (without, ARI_LAYER_PIECES, marks[2].spot, MINOTAUR_ROLE_TILE + MINOTAUR_YELLOW));
  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->group != 0)
        g_assert_cmpfloat (item->group_opacity, ==, item->spot == marks[0].spot ? 0.8f : 0.42f);
      n_ages += item->text != NULL && g_str_has_prefix (item->text, "−");
    }
  g_assert_cmpuint (n_ages, ==, 2);
}

/* Gold: last; green: you may, and what it would cost. */
static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  static const Marked marked = { .focus = "b3", .refused = "b2", .proof = "1:BL", .hints = { "b1", "e6" } };
  AriBoardState *show = &fixture->show;
  AriSpot hover = fixture_spot (fixture, "2:BR"), own = fixture_spot (fixture, "1:BR");
  g_autoptr(AriScene) scene = NULL;

  show->n_last = 1;
  show->last[0] = fixture_spot (fixture, "e2");
  show->hover = hover;
  scene = fixture_mark (fixture, &marked, 2);

  /* The rims of the card of who acts, and of the tile. */
  g_assert_cmpuint (count_role (scene, ARI_ROLE_LAST_EDGE), ==, 2);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, hover, ARI_ROLE_LEGAL), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, own, ARI_ROLE_LEGAL), ==, 1);
}

/* Nobody acts where players have ended the match. */
static void
test_ended (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr(AriScene) going = ari_board_renderer_picture (&fixture->show);
  g_autoptr(AriScene) ended = NULL;

  g_assert_cmpuint (count_role (going, ARI_ROLE_LAST_EDGE), ==, 1);
  fixture->show.is_ended = TRUE;
  ended = ari_board_renderer_picture (&fixture->show);
  g_assert_cmpuint (count_role (ended, ARI_ROLE_LAST_EDGE), ==, 0);
}

/* What a challenge is about stays marked while rings are tossed: the tile that was named, and the
 * challenger's own. */
static void
test_challenge (Fixture      *fixture,
                gconstpointer data)
{
  static const char *const tosses[] = { "2:B5R", "miss", "hit" };

  for (guint i = 0; i < G_N_ELEMENTS (tosses); i++)
    {
      g_autoptr(AriScene) scene = NULL;

      fixture_play (fixture, tosses[i]);
      scene = ari_board_renderer_picture (&fixture->show);
      assert_sound (scene);
      g_assert_cmpuint (count_role (scene, ARI_ROLE_LAST_EDGE), ==, 3);
    }

  /* An answer that is pointed at shows which tiles change hands. */
  for (guint i = 0; i < 2; i++)
    {
      AriSpot own = fixture_spot (fixture, i == 0 ? "2:BL" : "2:BR");
      AriSpot challengers = fixture_spot (fixture, i == 0 ? "1:BL" : "1:BR");
      /* The window points at the tile that an answer brings. */
      AriSpot pointed[] = { fixture_spot (fixture, i == 0 ? "take-L" : "take-R"), challengers };

      for (guint j = 0; j < G_N_ELEMENTS (pointed); j++)
        {
          g_autoptr(AriScene) scene = NULL;

          fixture->show.hover = pointed[j];
          scene = ari_board_renderer_picture (&fixture->show);
          g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, own, ARI_ROLE_LEGAL), ==, 1);
          g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, challengers, ARI_ROLE_LEGAL), ==, 1);
          g_assert_cmpuint (count_role (scene, ARI_ROLE_LEGAL), ==, 2);
        }
    }
}

/* A choice has no place of its own: what it moved is marked. */
static void
test_claim (Fixture      *fixture,
            gconstpointer data)
{
  AriPosition before;
  AriAction action;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];

  fixture_play (fixture, "d2 Y3L d3 Y3R");
  before = fixture->position;
  g_assert_true (ari_rules_parse (RULES, &before, "claim", &action, NULL));
  fixture_play (fixture, "claim");
  ari_board_state_set_last (&fixture->show, &before, action, paths);
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
      g_assert_true (ari_setup_set_seats (&fixture->setup, seats, NULL));
      fixture_play_out (fixture, 1, 600, NULL);
    }
}

/* How many signs and points are in the rows of the seats. */
static void
count_rows (const AriScene *scene,
            guint          *n_signs,
            guint          *n_points)
{
  *n_signs = *n_points = 0;
  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      *n_signs += item->layer == ARI_LAYER_PIECES && item->text == NULL && item->fill == ARI_ROLE_FAINT;
      *n_points += item->layer == ARI_LAYER_PIECES && item->text != NULL && item->fill == ARI_ROLE_TEXT;
    }
}

/* The rows keep signs and points in the picture of the narrowest window. */
static void
test_small_rows (Fixture      *fixture,
                 gconstpointer data)
{
  static const float sizes[] = { 40, 26 };
  guint n_items = G_MAXUINT, signs, points;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr(AriScene) scene = fixture_shrink (fixture, sizes[i], &n_items);

      count_rows (scene, &signs, &points);
      g_assert_cmpuint (points, ==, 3);
      g_assert_cmpuint (signs, >=, 10);
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
      g_autoptr(AriScene) scene = fixture_shrink (fixture, sizes[i], &n_items);

      assert_pens (scene, sizes[i]);
      g_assert_true (shows_back (scene, back));
      g_assert_true (shows_tile (scene, ARI_LAYER_PIECES, front, MINOTAUR_YELLOW));
    }
}

static void
test_frame (Fixture      *fixture,
            gconstpointer data)
{
  assert_frame (fixture, MINOTAUR_ROWS + minotaur_n_columns (3));
}

static void
test_high_contrast (Fixture      *fixture,
                    gconstpointer data)
{
  assert_contrast (fixture, NULL, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  fixture_add ("/draw/minotaur-face/pure", set_up, fixture_test_pure);
  fixture_add ("/draw/minotaur-face/backs", set_up, test_backs);
  fixture_add ("/draw/minotaur-face/glimpses", set_up, test_glimpses);
  fixture_add ("/draw/minotaur-face/veiled", set_up, test_veiled);
  fixture_add ("/draw/minotaur-face/horns", set_up, test_horns);
  fixture_add ("/draw/minotaur-face/resolved", set_up, test_resolved);
  fixture_add ("/draw/minotaur-face/over", set_up, test_over);
  fixture_add ("/draw/minotaur-face/memory", set_up, test_memory);
  fixture_add ("/draw/minotaur-face/marks", set_up, test_marks);
  fixture_add ("/draw/minotaur-face/ended", set_up, test_ended);
  fixture_add ("/draw/minotaur-face/challenge", set_up, test_challenge);
  fixture_add ("/draw/minotaur-face/claim", set_up, test_claim);
  fixture_add ("/draw/minotaur-face/whole-matches", set_up, test_whole_matches);
  fixture_add ("/draw/minotaur-face/small-rows", set_up, test_small_rows);
  fixture_add ("/draw/minotaur-face/sizes", set_up, test_sizes);
  fixture_add ("/draw/minotaur-face/frame", set_up, test_frame);
  fixture_add ("/draw/minotaur-face/high-contrast", set_up, test_high_contrast);

  return g_test_run ();
}
