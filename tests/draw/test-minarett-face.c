/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-fixture.h"
#include "minarett/minarett-roles.h"
#include "minarett/minarett-position.h"

#include <math.h>

#define RULES (&ari_rules_minarett)

/* A tower of three in the middle, ivory between two of lapis, and two towers of two. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture_start (fixture, RULES, 0, "L@a1 L@c3 M@c3 S@c3 M@e1 L@d4 S@e1 M@d4");
}

/* Where in the scene the first item of @at is. */
static guint
first_item (const AriScene *scene,
            AriSpot         at)
{
  for (guint i = 0; i < scene->items->len; i++)
    if (((const AriItem *) scene->items->pdata[i])->spot == at)
      return i;

  g_assert_not_reached ();
}

/* Each level and each hand shows what stands there in the colours of its seat, and nothing else. */
static void
test_occupants (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr(AriScene) scene = ari_board_renderer_picture (&fixture->show);

  assert_sound (scene);
  for (AriSpot i = 0; i < MINARETT_SPOT_PASS; i++)
    {
      AriActor seat = ari_rules_occupant (RULES, &fixture->position, i);
      gboolean ground = i >= MINARETT_SPOT_SPACES && i < MINARETT_SPOT_HANDS;

      for (AriActor other = 1; other <= MINARETT_SEATS; other++)
        g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, i, MINARETT_ROLE_BODY + other - 1) > 0, ==,
                          other == seat && !ground);
    }
}

/* From the back to the front, and in a tower from the ground up. */
static void
test_order (Fixture      *fixture,
            gconstpointer data)
{
  static const char *const order[] = { "d4.1", "d4.2", "c3.1", "c3.2", "c3.3", "a1.1", "e1.1", "e1.2" };
  g_autoptr(AriScene) scene = ari_board_renderer_picture (&fixture->show);

  for (guint i = 1; i < G_N_ELEMENTS (order); i++)
    g_assert_cmpuint (first_item (scene, fixture_spot (fixture, order[i - 1])), <,
                      first_item (scene, fixture_spot (fixture, order[i])));
}

/* The sides differ by more than colour: ivory has doorways, lapis flutes. */
static void
test_sides (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr(AriScene) scene = ari_board_renderer_picture (&fixture->show);
  guint ivory =
      count_items (scene, ARI_LAYER_PIECES, fixture_spot (fixture, "1L"), MINARETT_ROLE_BODY_ORNAMENT);
  guint lapis =
      count_items (scene, ARI_LAYER_PIECES, fixture_spot (fixture, "2L"), MINARETT_ROLE_BODY_ORNAMENT + 1);

  g_assert_cmpuint (ivory, ==, 1);
  g_assert_cmpuint (lapis, ==, 4);
}

/* Played to the end at random, on each board, with all overlays, the picture stays sound. */
static void
test_whole_matches (Fixture      *fixture,
                    gconstpointer data)
{
  static const char *const boards[] = { "alquerque", "all", "orthogonal" };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_assert_true (ari_setup_set_option (&fixture->setup, "board", boards[i], NULL));
      fixture_play_out (fixture, 1, G_MAXUINT, NULL);
    }
}

/* Gold: last; green: you may. */
static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  static const Marked marked = { .focus = "c3.1", .refused = "d4.1", .proof = "e1", .hints = { "c3.2", "b4" } };
  AriBoardState *show = &fixture->show;
  AriSpot from = fixture_spot (fixture, "a1.1"), to = fixture_spot (fixture, "a1"),
          hand = fixture_spot (fixture, "1S");
  g_autoptr(AriScene) scene = NULL;

  show->n_last = 2;
  show->last[0] = from;
  show->last[1] = to;
  show->n_picks = 1;
  show->picks[0] = hand;
  scene = fixture_mark (fixture, &marked, 2);

  /* Where it came from is empty, where it went is filled. */
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, from, ARI_ROLE_LAST_EDGE), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, from, ARI_ROLE_GOLD), ==, 0);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, to, ARI_ROLE_GOLD), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, hand, ARI_ROLE_LEGAL), ==, 1);
}

/* Each target has a ring and a lozenge, which make room for the ghost under the pointer. */
static void
test_targets (Fixture      *fixture,
              gconstpointer data)
{
  AriBoardState *show = &fixture->show;
  AriSpot b4 = fixture_spot (fixture, "b4"), b5 = fixture_spot (fixture, "b5");
  const AriTarget targets[] = { { .spot = b4, .pick = b4 }, { .spot = b5, .pick = b5 } };
  g_autoptr(AriScene) both = NULL;
  g_autoptr(AriScene) one = NULL;

  show->n_picks = 1;
  show->picks[0] = fixture_spot (fixture, "c3.2");
  show->n_targets = G_N_ELEMENTS (targets);
  show->targets = targets;
  both = ari_board_renderer_picture (show);
  assert_sound (both);
  g_assert_cmpuint (count_items (both, ARI_LAYER_MARKS, b4, ARI_ROLE_LEGAL), ==, 2);
  g_assert_cmpuint (count_items (both, ARI_LAYER_MARKS, b5, ARI_ROLE_LEGAL), ==, 2);

  show->hover = b4;
  one = ari_board_renderer_picture (show);
  assert_sound (one);
  g_assert_cmpuint (count_ghosts (one, b4, 0.68f), ==, 1);
  g_assert_cmpuint (count_items (one, ARI_LAYER_MARKS, b5, ARI_ROLE_LEGAL), ==, 2);
}

/* What the picks would set is shown as a ghost: one tower on the space that is pointed at. In an open move a
 * piece stands on each space of the way, solid where the picks have brought it. */
static void
test_ghosts (Fixture      *fixture,
             gconstpointer data)
{
  AriBoardState *show = &fixture->show;
  AriSpot b4 = fixture_spot (fixture, "b4"), b5 = fixture_spot (fixture, "b5");
  g_autoptr(AriScene) together = NULL;
  g_autoptr(AriScene) apart = NULL;

  show->n_picks = 1;
  show->picks[0] = fixture_spot (fixture, "c3.2");
  show->hover = b4;
  together = ari_board_renderer_picture (show);
  assert_sound (together);
  g_assert_cmpuint (count_ghosts (together, b4, 0.68f), ==, 1);
  g_assert_cmpuint (count_items (together, ARI_LAYER_MARKS, b4, MINARETT_ROLE_BODY), >, 0);
  g_assert_cmpuint (count_items (together, ARI_LAYER_MARKS, b4, MINARETT_ROLE_BODY + 1), >, 0);

  show->n_picks = 2;
  show->picks[1] = b4;
  show->hover = b5;
  apart = ari_board_renderer_picture (show);
  assert_sound (apart);
  g_assert_cmpuint (count_ghosts (apart, b4, 1), ==, 1);
  g_assert_cmpuint (count_items (apart, ARI_LAYER_MARKS, b4, MINARETT_ROLE_BODY), >, 0);
  g_assert_cmpuint (count_items (apart, ARI_LAYER_MARKS, b4, MINARETT_ROLE_BODY + 1), ==, 0);
  g_assert_cmpuint (count_ghosts (apart, b5, 0.68f), ==, 1);
  g_assert_cmpuint (count_items (apart, ARI_LAYER_MARKS, b5, MINARETT_ROLE_BODY + 1), >, 0);
}

/* A tower that is pointed at in whatever way is shown taken apart, a single piece is not. */
static void
test_card (Fixture      *fixture,
           gconstpointer data)
{
  AriSpot buried = fixture_spot (fixture, "c3.1"), single = fixture_spot (fixture, "a1.1");
  AriSpot *paths[] = { &fixture->show.hover, &fixture->show.focus, &fixture->show.picks[0] };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    for (guint no_frame = 0; no_frame < 2; no_frame++)
      {
        g_autoptr(AriScene) apart = NULL;
        g_autoptr(AriScene) whole = NULL;

        fixture->show.no_frame = no_frame;
        fixture->show.n_picks = i == 2;
        *paths[i] = buried;
        apart = ari_board_renderer_picture (&fixture->show);
        *paths[i] = single;
        whole = ari_board_renderer_picture (&fixture->show);
        *paths[i] = ARI_SPOT_NONE;

        assert_sound (apart);
        for (guint level = 1; level <= MINARETT_LEVELS; level++)
          g_assert_cmpuint (count_items (apart, ARI_LAYER_MARKS, buried + level - 1,
                                         MINARETT_ROLE_BODY + (level == 2 ? 0 : 1)), >, 0);
        g_assert_cmpuint (count_items (whole, ARI_LAYER_MARKS, single, MINARETT_ROLE_BODY), ==, 0);
      }
}

static const AriItem *
find_text (const AriScene *scene,
           AriLayer        layer,
           AriSpot         at)
{
  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->layer == layer && item->spot == at && item->text != NULL)
        return item;
    }

  return NULL;
}

/* Whether the dotted thread of the card runs through @name. */
static gboolean
is_struck (const AriScene *scene,
           const AriItem  *name)
{
  float half = 0.35f * name->text_height;

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];
      const AriPoint *points = (const AriPoint *) item->path->points->data;

      if (item->layer != ARI_LAYER_MARKS || item->gap == 0 || item->stroke != ARI_ROLE_TEXT_SECONDARY)
        continue;
      for (guint k = 0; k + 1 < item->path->points->len; k += 2)
        if (points[k].y > name->at.y - half && points[k + 1].y < name->at.y + half)
          return TRUE;
    }

  return FALSE;
}

/* Whether something that is drawn for a piece on the card runs through @name. */
static gboolean
is_covered (const AriScene *scene,
            const AriItem  *name,
            AriSpot         lowest)
{
  float half = 0.35f * name->text_height, wide = 0.2f * name->text_height * (float) strlen (name->text);

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->layer != ARI_LAYER_MARKS || item->spot < lowest || item->spot >= lowest + MINARETT_LEVELS
          || item->text != NULL)
        continue;
      for (guint k = 0; k < item->path->points->len; k++)
        {
          AriPoint at = g_array_index (item->path->points, AriPoint, k);

          if (fabsf (at.x - name->at.x) < wide && fabsf (at.y - name->at.y) < half)
            return TRUE;
        }
    }

  return FALSE;
}

/* On the card, each piece has its name, which can be read. */
static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  static const char *const names[] = { "foundation", "tower", "roof" };
  AriSpot buried = fixture_spot (fixture, "c3.1");
  g_autoptr(AriScene) scene = NULL;

  fixture->show.hover = buried;
  /* On a small board, where names are larger. */
  fixture->show.unit_px = 40;
  scene = ari_board_renderer_picture (&fixture->show);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const AriItem *name = find_text (scene, ARI_LAYER_MARKS, buried + i);

      g_assert_nonnull (name);
      g_assert_cmpstr (name->text, ==, names[i]);
      g_assert_false (is_struck (scene, name));
      g_assert_false (is_covered (scene, name, buried));
    }
}

/* What a player has captured keeps the colour of its owner. */
static void
test_captured (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr(AriScene) before = ari_board_renderer_picture (&fixture->show);
  g_autoptr(AriScene) after = NULL;

  ((Minarett *) &fixture->position)->captured[0] = 1;
  after = ari_board_renderer_picture (&fixture->show);
  g_assert_cmpuint (count_role (after, ARI_ROLE_SEAT_FILL + 1), ==,
                    count_role (before, ARI_ROLE_SEAT_FILL + 1) + 1);
  g_assert_cmpuint (count_role (after, ARI_ROLE_SEAT_FILL), ==, count_role (before, ARI_ROLE_SEAT_FILL));
}

/* The rank of an advice leaves the number of pieces in hand in sight. */
static void
test_hint_in_hand (Fixture      *fixture,
                   gconstpointer data)
{
  static const char *const hands[] = { "1L", "1M", "1S", "2L", "2M", "2S" };

  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      AriSpot hand = fixture_spot (fixture, hands[i]);
      g_autoptr(AriScene) scene = NULL;

      fixture->show.n_hints = 1;
      fixture->show.hints = &hand;
      scene = ari_board_renderer_picture (&fixture->show);
      for (guint k = 0; k < G_N_ELEMENTS (hands); k++)
        {
          const AriItem *rank = find_text (scene, ARI_LAYER_MARKS, hand);
          const AriItem *number = find_text (scene, ARI_LAYER_PIECES, fixture_spot (fixture, hands[k]));

          g_assert_cmpfloat (hypotf (rank->at.x - number->at.x, rank->at.y - number->at.y), >=, 0.24f);
        }
    }
}

static void
test_overlays (Fixture      *fixture,
               gconstpointer data)
{
  AriSpot d4 = fixture_spot (fixture, "d4"), c4 = fixture_spot (fixture, "c4"), c3 = fixture_spot (fixture, "c3.1");
  AriMark marks[] = {
    { d4, ARI_MARK_THREAT, 1, 0, 1 },
    { c4, ARI_MARK_CHANCE_FOR, 1, 0, 0.5f },
    { fixture_spot (fixture, "a2"), ARI_MARK_USED, 2, 7, 1 },
    { fixture_spot (fixture, "b2"), ARI_MARK_USED, 2, 7, 1 },
    { fixture_spot (fixture, "c2"), ARI_MARK_USED, 2, 7, 1 },
    { c3, ARI_MARK_OWNED, 2, 0, 1 },
    { fixture_spot (fixture, "c3.2"), ARI_MARK_CONTESTED, 0, 0, 1 },
  };
  g_autoptr(AriScene) plain = ari_board_renderer_picture (&fixture->show);
  g_autoptr(AriScene) scene = NULL;

  fixture->show.marks = marks;
  fixture->show.n_marks = G_N_ELEMENTS (marks);
  scene = ari_board_renderer_picture (&fixture->show);
  assert_sound (scene);

  /* The threat to complete a Minarett: ring, badge with its second rim, and the roof that would do it. */
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, d4, ARI_ROLE_ILLEGAL), ==, 3);
  g_assert_cmpuint (count_ghosts (scene, d4, 0.42f), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, c4, ARI_ROLE_LEGAL), ==, 2);
  g_assert_cmpuint (count_ghosts (scene, c4, 0), ==, 0);
  g_assert_cmpuint (count_texts (scene), ==, count_texts (plain) + 2);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, ARI_SPOT_NONE, ARI_ROLE_SEAT_HATCH + 1), ==, 2);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, c3, ARI_ROLE_SEAT_FILL + 1), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, c3, ARI_ROLE_SEAT_FILL), ==, 0);
  for (guint s = 0; s < MINARETT_SEATS; s++)
    g_assert_cmpuint (count_items (scene, ARI_LAYER_PIECES, c3 + 1, ARI_ROLE_SEAT_FILL + s), ==, 1);
}

/* What completes a Minarett has a star, and not the sign of a capture. */
static void
test_star (Fixture      *fixture,
           gconstpointer data)
{
  AriMark mark = { fixture_spot (fixture, "c4"), ARI_MARK_CHANCE_FOR, 1, 0, 1 };
  g_autoptr(AriScene) plain = ari_board_renderer_picture (&fixture->show);
  g_autoptr(AriScene) minarett = NULL, capture = NULL;

  fixture->show.marks = &mark;
  fixture->show.n_marks = 1;
  minarett = ari_board_renderer_picture (&fixture->show);
  assert_sound (minarett);
  mark.strength = 0.5f;
  capture = ari_board_renderer_picture (&fixture->show);
  g_assert_cmpuint (count_texts (minarett), ==, count_texts (plain));
  g_assert_cmpuint (count_texts (capture), ==, count_texts (plain) + 1);
  /* On the disc, and on its second rim. */
  g_assert_cmpuint (count_items (minarett, ARI_LAYER_PIECES, mark.spot, ARI_ROLE_SURFACE), ==,
                    count_items (capture, ARI_LAYER_PIECES, mark.spot, ARI_ROLE_SURFACE) + 1);
}

/* Small boards drop ornament and letters, never a piece; no stroke is thinner than a pixel. */
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
          count_items (scene, ARI_LAYER_PIECES, fixture_spot (fixture, "c3.2"), MINARETT_ROLE_BODY), >, 0);
      g_assert_cmpuint (count_texts (scene), ==, sizes[i] < ARI_PLAIN_UNIT_PX ? 0 : 16);
    }
}

static void
test_frame (Fixture      *fixture,
            gconstpointer data)
{
  assert_frame (fixture, 10);
}

static void
test_high_contrast (Fixture      *fixture,
                    gconstpointer data)
{
  static const AriRole soft[] = { MINARETT_ROLE_BODY_SHADE, MINARETT_ROLE_BODY_SHADE + 1 };

  assert_contrast (fixture, soft, G_N_ELEMENTS (soft));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  fixture_add ("/draw/minarett-face/pure", set_up, fixture_test_pure);
  fixture_add ("/draw/minarett-face/occupants", set_up, test_occupants);
  fixture_add ("/draw/minarett-face/order", set_up, test_order);
  fixture_add ("/draw/minarett-face/sides", set_up, test_sides);
  fixture_add ("/draw/minarett-face/whole-matches", set_up, test_whole_matches);
  fixture_add ("/draw/minarett-face/marks", set_up, test_marks);
  fixture_add ("/draw/minarett-face/targets", set_up, test_targets);
  fixture_add ("/draw/minarett-face/ghosts", set_up, test_ghosts);
  fixture_add ("/draw/minarett-face/captured", set_up, test_captured);
  fixture_add ("/draw/minarett-face/card", set_up, test_card);
  fixture_add ("/draw/minarett-face/names", set_up, test_names);
  fixture_add ("/draw/minarett-face/hint-in-hand", set_up, test_hint_in_hand);
  fixture_add ("/draw/minarett-face/overlays", set_up, test_overlays);
  fixture_add ("/draw/minarett-face/star", set_up, test_star);
  fixture_add ("/draw/minarett-face/sizes", set_up, test_sizes);
  fixture_add ("/draw/minarett-face/frame", set_up, test_frame);
  fixture_add ("/draw/minarett-face/high-contrast", set_up, test_high_contrast);

  return g_test_run ();
}
