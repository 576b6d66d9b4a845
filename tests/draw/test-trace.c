/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-fixture.h"

#include <math.h>

#include "labyrinth/labyrinth-roles.h"
#include "labyrinth/labyrinth-board.h"
#include "minotaur/minotaur-position.h"
#include "minotaur/minotaur-roles.h"

/* Draws the trace of @seat's one action @text, after @actions. */
static AriScene *
draw_trace (Fixture      *fixture,
            const char   *text,
            AriActor      seat,
            AriTraceStep *step)
{
  const AriRules *rules = fixture->setup.rules;
  AriAction action;

  g_assert_true (ari_rules_parse (rules, &fixture->position, text, &action, NULL));
  g_assert_true (ari_trace_step_init (step, &fixture->setup, &fixture->position, action, seat));
  rules->apply (&fixture->position, action);
  fixture->show.n_trace = 1;
  fixture->show.trace = step;

  return ari_board_renderer_picture (&fixture->show);
}

/* How many items of a layer @scene has more than the picture without a trace. */
static int
more_items (const Fixture  *fixture,
            const AriScene *scene,
            AriLayer        layer)
{
  AriBoardState plain = fixture->show;
  g_autoptr(AriScene) without = NULL;
  int n = 0;

  plain.n_trace = plain.n_earners = 0;
  without = ari_board_renderer_picture (&plain);
  for (guint i = 0; i < scene->items->len; i++)
    n += ((const AriItem *) scene->items->pdata[i])->layer == layer;
  for (guint i = 0; i < without->items->len; i++)
    n -= ((const AriItem *) without->items->pdata[i])->layer == layer;

  return n;
}

/* Each action of a random match leaves a sound trace, in layers that the pointer never repaints. */
static void
test_layers (gconstpointer data)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (11);
  const AriRules *rules = ari_rules_lookup (data);
  Fixture fixture;

  fixture_start (&fixture, rules, 0, "");
  for (guint n = 0; n < 120; n++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n_actions = rules->actions (&fixture.position, actions);
      AriActor turn = ari_rules_whose_turn (rules, &fixture.position);
      g_autofree char *text = NULL;
      g_autoptr(AriScene) scene = NULL;
      AriTraceStep step;
      AriAction action;

      if (n_actions == 0)
        break;
      action = actions[g_rand_int_range (random, 0, (int) n_actions)];
      if (turn == ARI_NONE || turn == ARI_CHANCE
          || !ari_trace_step_init (&step, &fixture.setup, &fixture.position, action, turn))
        {
          rules->apply (&fixture.position, action);
          continue;
        }
      text = rules->format (&fixture.position, action);
      scene = draw_trace (&fixture, text, turn, &step);
      assert_sound (scene);
      g_assert_cmpint (more_items (&fixture, scene, ARI_LAYER_GROUND), ==, 0);
      g_assert_cmpint (more_items (&fixture, scene, ARI_LAYER_GRID), ==, 0);
      g_assert_cmpint (more_items (&fixture, scene, ARI_LAYER_MARKS), ==, 0);
      g_assert_cmpint (more_items (&fixture, scene, ARI_LAYER_PIECES), >, 0);
    }
}

/* A way runs under the pieces, and its number is beside it, unless the turn has only one step. */
static void
test_way (void)
{
  Fixture fixture;
  AriTraceStep step;
  g_autoptr(AriScene) scene = NULL, numbered = NULL, small = NULL;
  guint n_texts;

  fixture_start (&fixture, ari_rules_lookup ("labyrinth"), 2, "first=1 1-4 a1");
  scene = draw_trace (&fixture, "a4", 1, &step);
  g_assert_cmpuint (step.kind, ==, ARI_TRACE_WAYS);
  g_assert_cmpint (more_items (&fixture, scene, ARI_LAYER_OVERLAY), ==, 4);
  n_texts = count_texts (scene);
  step.number = 1;
  numbered = ari_board_renderer_picture (&fixture.show);
  g_assert_cmpuint (count_texts (numbered), ==, n_texts + 1);

  /* Where letters would be too small, the mark of the seat remains. */
  fixture.show.unit_px = 12;
  small = ari_board_renderer_picture (&fixture.show);
  g_assert_cmpuint (count_texts (small), ==, 0);
  g_assert_cmpint (more_items (&fixture, small, ARI_LAYER_PIECES), ==, 2);
}

/* How far @at lies from the box around @path. */
static float
distance_to_box (const AriPath *path,
                 AriPoint       at)
{
  AriPoint low = { G_MAXFLOAT, G_MAXFLOAT }, high = { -G_MAXFLOAT, -G_MAXFLOAT };

  for (guint i = 0; i < path->points->len; i++)
    {
      AriPoint corner = g_array_index (path->points, AriPoint, i);

      low = (AriPoint) { MIN (low.x, corner.x), MIN (low.y, corner.y) };
      high = (AriPoint) { MAX (high.x, corner.x), MAX (high.y, corner.y) };
    }

  return hypotf (MAX (0, MAX (low.x - at.x, at.x - high.x)), MAX (0, MAX (low.y - at.y, at.y - high.y)));
}

/* What each seat rolled last lies on the board, clear of trays and of travellers that wait for their 1. */
static void
test_dice_cover_nobody (void)
{
  for (AriActor seat = 1; seat <= 4; seat++)
    {
      g_autofree char *begin = g_strdup_printf ("first=%u", seat);
      g_autoptr(AriScene) scene = NULL;
      Fixture fixture;
      const AriBoard *board;
      AriTraceStep step;
      guint n_dice = 0;

      fixture_start (&fixture, ari_rules_lookup ("labyrinth"), 4, begin);
      board = fixture.setup.rules->board (&fixture.setup);
      scene = draw_trace (&fixture, "2-3", seat, &step);
      assert_sound (scene);
      for (guint i = 0; i < scene->items->len; i++)
        {
          const AriItem *item = scene->items->pdata[i];

          if (item->fill != LABYRINTH_ROLE_DIE || item->spot != ARI_SPOT_NONE)
            continue;
          n_dice++;
          for (guint traveller = 0; traveller < LABYRINTH_ALL; traveller++)
            g_assert_cmpfloat (distance_to_box (item->path,
                                                board->spots[LABYRINTH_SPOT_OUTSIDE (traveller)].centre),
                               >=, 0.42f);
          for (guint k = 0; k < item->path->points->len; k++)
            {
              AriPoint corner = g_array_index (item->path->points, AriPoint, k);

              g_assert_cmpfloat (corner.x, >, board->framed.x);
              g_assert_cmpfloat (corner.x, <, board->framed.x + board->framed.width);
            }
        }
      g_assert_cmpuint (n_dice, ==, 2);
    }
}

/* The mark of a last move leaves the counts of areas on both sides of its line in sight. */
static void
test_counts (void)
{
  static const char *const triangles[] = { "d4d5e5", "d4e4e5" };

  for (guint sides = 1; sides < 4; sides++)
    {
      Fixture fixture;
      AriTraceStep step;
      AriMark marks[G_N_ELEMENTS (triangles)];
      g_autoptr(AriScene) scene = NULL;
      const AriSpotInfo *spots;
      guint n_badges = 0;

      fixture_start (&fixture, ari_rules_lookup ("minoa"), 2, "");
      spots = fixture.setup.rules->board (&fixture.setup)->spots;
      fixture.show.n_marks = 0;
      fixture.show.marks = marks;
      for (guint i = 0; i < G_N_ELEMENTS (triangles); i++)
        if ((sides >> i & 1) != 0)
          {
            AriSpot spot = fixture_spot (&fixture, triangles[i]);

            marks[fixture.show.n_marks++] = (AriMark) { spot, ARI_MARK_OWNED, 1, 0, 1 };
          }
      scene = draw_trace (&fixture, "d4e5", 2, &step);
      assert_sound (scene);
      for (guint i = 0; i < scene->items->len; i++)
        {
          const AriItem *item = scene->items->pdata[i];

          if (item->layer != ARI_LAYER_PIECES || item->spot != ARI_SPOT_NONE
              || item->fill != ARI_ROLE_SURFACE)
            continue;
          n_badges++;
          for (guint k = 0; k < fixture.show.n_marks; k++)
            g_assert_cmpfloat (distance_to_box (item->path, spots[marks[k].spot].centre), >=, 0.15f);
        }
      g_assert_cmpuint (n_badges, ==, 1);
    }
}

/* The mark of a last turn leaves the horns and values of the tiles in sight, in small pairs, too. */
static void
test_horns (void)
{
  Fixture fixture;
  AriTraceStep step;
  g_autoptr(AriScene) scene = NULL;
  guint n_badges = 0, n_horns = 0;

  fixture_start (&fixture, ari_rules_lookup ("minotaur"), 3, "a1 R1L a2 R3R");
  scene = draw_trace (&fixture, "claim", 1, &step);
  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *badge = scene->items->pdata[i];

      if (badge->layer != ARI_LAYER_PIECES || badge->spot != ARI_SPOT_NONE || badge->fill != ARI_ROLE_SURFACE)
        continue;
      n_badges++;
      for (guint k = 0; k < scene->items->len; k++)
        {
          const AriItem *horn = scene->items->pdata[k];

          if (horn->fill < MINOTAUR_ROLE_HORN || horn->fill >= MINOTAUR_ROLE_HORN + MINOTAUR_COLOURS)
            continue;
          n_horns++;
          for (guint at = 0; at < horn->path->points->len; at++)
            {
              AriPoint point = g_array_index (horn->path->points, AriPoint, at);

              g_assert_cmpfloat (distance_to_box (badge->path, point), >, 0.0f);
            }
        }
    }
  g_assert_cmpuint (n_badges, ==, 1);
  g_assert_cmpuint (n_horns, >=, 2);
}

/* Whether nothing but badges, their marks and numbers follows @first in its layer. */
static gboolean
ends_with_badges (GPtrArray     *items,
                            const AriItem *first)
{
  gboolean seen = FALSE;

  for (guint i = 0; i < items->len; i++)
    {
      const AriItem *item = items->pdata[i];

      seen |= item == first;
      if (seen && item->layer == ARI_LAYER_PIECES && item->fill == ARI_ROLE_NONE)
        return FALSE;
    }

  return seen;
}

/* Where several seats turned over the same tile, each has a badge of its own beside the others, with and
 * without the number of a step. */
static void
test_badges (void)
{
  const AriItem *badges[3];
  AriTraceStep steps[G_N_ELEMENTS (badges)];
  Fixture fixture;
  AriAction action;
  g_autoptr(AriScene) scene = NULL;
  guint n = 0;

  fixture_start (&fixture, ari_rules_lookup ("minotaur"), 3, "");
  g_assert_true (ari_rules_parse (fixture.setup.rules, &fixture.position, "c3", &action, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_assert_true (ari_trace_step_init (&steps[i], &fixture.setup, &fixture.position, action, i + 1));
      steps[i].number = i == 1 ? 0 : i + 1;
    }
  fixture.show.n_trace = G_N_ELEMENTS (steps);
  fixture.show.trace = steps;
  scene = ari_board_renderer_picture (&fixture.show);

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->layer != ARI_LAYER_PIECES || item->spot != ARI_SPOT_NONE || item->fill != ARI_ROLE_SURFACE)
        continue;
      g_assert_cmpuint (n, <, G_N_ELEMENTS (badges));
      badges[n++] = item;
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (badges));
  /* No outline is drawn over them. */
  g_assert_true (ends_with_badges (scene->items, badges[0]));
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n; k++)
      for (guint at = 0; at < badges[k]->path->points->len && k != i; at++)
        g_assert_cmpfloat (distance_to_box (badges[i]->path,
                                            g_array_index (badges[k]->path->points, AriPoint, at)),
                           >, 0.0f);
}

/* The ink of a line of text, about. */
static AriRect
ink_of (const AriItem *item)
{
  float width = 0.5f * item->text_height * (float) g_utf8_strlen (item->text, -1);
  float left = item->align == ARI_ALIGN_START ? 0 : item->align == ARI_ALIGN_MIDDLE ? width / 2 : width;

  return (AriRect) { item->at.x - left, item->at.y - 0.35f * item->text_height,
                     width, 0.7f * item->text_height };
}

/* A badge, with the number of its step or without, leaves the numbers and shares of a field in sight. */
static void
test_badge_spares_text (void)
{
  for (guint number = 0; number < 2; number++)
    for (guint percent = 2; percent <= 22; percent += 20)
      {
        AriMark mark = { .spot = 0, .kind = ARI_MARK_RISK, .seat = 1, .strength = percent / 100.0f };
        g_autoptr(AriScene) scene = NULL;
        const AriItem *badge = NULL;
        Fixture fixture;
        AriTraceStep step;

        fixture_start (&fixture, ari_rules_lookup ("labyrinth"), 2, "first=1 1-4 a1");
        fixture.show.marks = &mark;
        fixture.show.n_marks = 1;
        scene = draw_trace (&fixture, "a4", 1, &step);
        step.number = number;
        g_clear_pointer (&scene, ari_scene_free);
        mark.spot = step.paths[0].spots[step.paths[0].n_spots - 1];
        scene = ari_board_renderer_picture (&fixture.show);
        for (guint i = 0; i < scene->items->len && badge == NULL; i++)
          {
            const AriItem *item = scene->items->pdata[i];

            if (item->layer == ARI_LAYER_PIECES && item->spot == ARI_SPOT_NONE
                && item->fill == ARI_ROLE_SURFACE && item->stroke >= ARI_ROLE_SEAT_HATCH
                && item->stroke < ARI_ROLE_SEAT_HATCH + ARI_MAX_SEATS && item->text == NULL)
              badge = item;
          }
        g_assert_nonnull (badge);
        for (guint i = 0; i < scene->items->len; i++)
          {
            const AriItem *item = scene->items->pdata[i];
            AriRect ink;

            if (item->text == NULL || item->layer > ARI_LAYER_PIECES || item->spot == ARI_SPOT_NONE)
              continue;
            ink = ink_of (item);
            for (guint at = 0; at < badge->path->points->len; at++)
              {
                AriPoint point = g_array_index (badge->path->points, AriPoint, at);

                g_assert_false (point.x > ink.x && point.x < ink.x + ink.width && point.y > ink.y
                                && point.y < ink.y + ink.height);
              }
          }
      }
}

/* The pieces that earn a capture are outlined, and what can be taken has dashes. */
static void
test_earners (void)
{
  const AriRules *rules = ari_rules_lookup ("minarett");
  Fixture fixture;
  AriSpot earners[ARI_MAX_EARNERS], none[ARI_MAX_EARNERS];
  g_autoptr(AriScene) due = NULL, done = NULL;
  AriPosition before;
  AriAction action;
  guint legal;

  fixture_start (&fixture, rules, 0, "L@a1 L@a5 L@b1 L@c5 L@c1 L@e5 L@d1 L@b3");
  before = fixture.position;
  g_assert_true (ari_rules_parse (rules, &before, "M@e1", &action, NULL));
  fixture.show.n_earners = ari_find_earners (rules, &before, action, 1, earners);
  fixture.show.earners = earners;
  g_assert_cmpuint (fixture.show.n_earners, ==, 5);
  g_assert_cmpuint (ari_find_earners (rules, &before, action, 2, none), ==, 0);

  rules->apply (&fixture.position, action);
  due = ari_board_renderer_picture (&fixture.show);
  assert_sound (due);
  legal = count_role (due, ARI_ROLE_LEGAL);
  /* Five times light and line, and the four pieces of the other colour. */
  g_assert_cmpint (more_items (&fixture, due, ARI_LAYER_PIECES), ==, 5 * 2 + 4);
  g_assert_cmpuint (legal, >=, 4);

  fixture_play (&fixture, "xb3L");
  done = ari_board_renderer_picture (&fixture.show);
  g_assert_cmpint (more_items (&fixture, done, ARI_LAYER_PIECES), ==, 5 * 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/draw/trace/layers/minoa", "minoa", test_layers);
  g_test_add_data_func ("/draw/trace/layers/minarett", "minarett", test_layers);
  g_test_add_data_func ("/draw/trace/layers/labyrinth", "labyrinth", test_layers);
  g_test_add_data_func ("/draw/trace/layers/minotaur", "minotaur", test_layers);
  g_test_add_func ("/draw/trace/way", test_way);
  g_test_add_func ("/draw/trace/dice-cover-nobody", test_dice_cover_nobody);
  g_test_add_func ("/draw/trace/counts", test_counts);
  g_test_add_func ("/draw/trace/horns", test_horns);
  g_test_add_func ("/draw/trace/badges", test_badges);
  g_test_add_func ("/draw/trace/badge-spares-text", test_badge_spares_text);
  g_test_add_func ("/draw/trace/earners", test_earners);

  return g_test_run ();
}
