/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where marks lie on the board of Labyrinth. */
#include <string.h>

#include "face-fixture.h"
#include "labyrinth/labyrinth-position.h"

#define RULES (&ari_rules_labyrinth)

/* Red is on 5 and 55 and to use a 1 and a 6, blue on 11, yellow on 20 and 52. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture_start (fixture, RULES, 3,
                 "first=3 2-4 3-3 6-6 4-5 1-1 d1 b1 6-6 1-2 b1 b2 3-3 d3 b3 3-4 4-6 b4 ride r1 b6 3-5 d3 "
                 "ride r4 b5 1-3 b1 b3 1-5 a1 a5 1-1 b1 b1 1-6 b1 b6 2-6 a2 a6 1-6");
}

/* The ink of a line of text, about, and @rim around it. */
static AriRect
ink_of (const AriItem *item,
        float          rim)
{
  float width = 0.5f * item->text_height * (float) strlen (item->text), height = 0.7f * item->text_height;
  float left = item->align == ARI_ALIGN_START ? 0 : item->align == ARI_ALIGN_MIDDLE ? width / 2 : width;

  return (AriRect) { item->at.x - left - rim, item->at.y - height / 2 - rim,
                     width + 2 * rim, height + 2 * rim };
}

/* No badge and no chip lies on a number, nor on a letter of a traveller. Returns how many there are. */
static guint
assert_legible (const AriScene *scene)
{
  guint n = 0;

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *mark = scene->items->pdata[i];
      AriRect badge;

      /* A ghost has a letter, too. */
      if (mark->layer != ARI_LAYER_MARKS || mark->text == NULL || mark->group != 0)
        continue;
      n++;
      badge = ink_of (mark, 0.04f);
      for (guint k = 0; k < scene->items->len; k++)
        {
          const AriItem *item = scene->items->pdata[k];
          AriRect ink;

          if (item->layer == ARI_LAYER_MARKS || item->text == NULL)
            continue;
          ink = ink_of (item, 0);
          g_assert_false (badge.x < ink.x + ink.width && ink.x < badge.x + badge.width
                          && badge.y < ink.y + ink.height && ink.y < badge.y + badge.height);
        }
    }

  return n;
}

/* Badges of targets and chips of ideas leave numbers and letters in sight, also on a small board, where all
 * of them are larger. */
static void
test_legible (Fixture      *fixture,
              gconstpointer data)
{
  static const float sizes[] = { 0, 60, 45, 36, 30 };
  AriBoardState *show = &fixture->show;
  AriAction actions[ARI_MAX_ACTIONS];
  AriTarget targets[ARI_MAX_TARGETS];
  AriIdea ideas[2];
  AriPicker picker;
  guint n = RULES->actions (&fixture->position, actions);

  g_assert_cmpuint (n, >=, 2);
  ari_picker_init (&picker, RULES, &fixture->position);
  show->picks[0] = fixture_spot (fixture, "5.1b");
  g_assert_cmpint (ari_picker_pick (&picker, show->picks[0]), ==, ARI_PICK_ADDED);
  show->n_targets = ari_target_list (&picker, targets);
  show->targets = targets;
  show->n_picks = 1;
  show->ideas = ideas;
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint k = 0; k + 1 < n; k++)
      {
        g_autoptr(AriScene) scene = NULL;

        ari_idea_init (&ideas[0], RULES, &fixture->position, actions[k], 0.9, TRUE);
        ari_idea_init (&ideas[1], RULES, &fixture->position, actions[k + 1], 0.5, FALSE);
        show->n_ideas = 2;
        show->unit_px = sizes[i];
        scene = ari_board_renderer_picture (show);
        assert_sound (scene);
        g_assert_cmpuint (assert_legible (scene), >=, show->n_targets);
      }
  show->n_ideas = 0;
  show->ideas = NULL;
}

/* Only the best move is an arrow: another one adds the number at its target. */
static void
test_one_arrow (Fixture      *fixture,
                gconstpointer data)
{
  AriAction actions[ARI_MAX_ACTIONS];
  AriIdea ideas[2];
  guint n = RULES->actions (&fixture->position, actions), n_compared = 0;

  fixture->show.ideas = ideas;
  for (guint k = 0; k + 1 < n; k++)
    {
      g_autoptr(AriScene) one = NULL, two = NULL;

      ari_idea_init (&ideas[0], RULES, &fixture->position, actions[k], 0.9, TRUE);
      ari_idea_init (&ideas[1], RULES, &fixture->position, actions[k + 1], 0.5, FALSE);
      if (ideas[1].n_paths == 0)
        continue;

      fixture->show.n_ideas = 1;
      one = ari_board_renderer_picture (&fixture->show);
      fixture->show.n_ideas = 2;
      two = ari_board_renderer_picture (&fixture->show);
      g_assert_cmpuint (two->items->len, ==, one->items->len + 2);
      n_compared++;
    }
  g_assert_cmpuint (n_compared, >, 0);
  fixture->show.n_ideas = 0;
  fixture->show.ideas = NULL;
}

/* The keyboard stays where a traveller stood on a sanctuary: its frame is that of the field. */
static void
test_left_sanctuary (Fixture      *fixture,
                     gconstpointer data)
{
  AriSpot focus = fixture_spot (fixture, "58.1a"), field = fixture_spot (fixture, "58");
  AriPoint middle = RULES->board (&fixture->setup)->spots[field].centre;
  guint n = 0;
  g_autoptr(AriScene) scene = NULL;

  fixture->show.focus = focus;
  scene = ari_board_renderer_picture (&fixture->show);
  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];
      const AriPoint *points = (const AriPoint *) item->path->points->data;
      float least = G_MAXFLOAT, most = -G_MAXFLOAT;

      if (item->spot != focus || item->stroke != ARI_ROLE_LINE_HOVER)
        continue;
      for (guint k = 0; k < item->path->points->len; k++)
        {
          least = MIN (least, points[k].y);
          most = MAX (most, points[k].y);
        }
      g_assert_cmpfloat_with_epsilon ((least + most) / 2, middle.y, 0.001f);
      g_assert_cmpfloat (most - least, >, 0.8f);
      n++;
    }
  g_assert_cmpuint (n, ==, 1);
}

static void
set_up_way_back (Fixture      *fixture,
                 gconstpointer data)
{
  fixture_start (fixture, RULES, 2, "first=1 1-5 a1 a5 2-3 1-6 a6 b1 2-3 4-6 a4 b6 stay 2-3 2-5");
}

/* A die that would leave the picked traveller where it stands is marked itself, and a badge beside the
 * traveller shows its pips. */
static void
test_way_back (Fixture      *fixture,
               gconstpointer data)
{
  AriBoardState *show = &fixture->show;
  AriSpot a = fixture_spot (fixture, "30"), die = fixture_spot (fixture, "die1");
  AriTarget targets[ARI_MAX_TARGETS];
  AriPicker picker;
  g_autoptr(AriScene) before = NULL;
  g_autoptr(AriScene) scene = NULL;

  ari_picker_init (&picker, RULES, &fixture->position);
  g_assert_cmpint (ari_picker_pick (&picker, a), ==, ARI_PICK_ADDED);
  show->n_picks = 1;
  show->picks[0] = a;
  before = ari_board_renderer_picture (show);
  show->n_targets = ari_target_list (&picker, targets);
  show->targets = targets;
  scene = ari_board_renderer_picture (show);
  assert_sound (scene);
  g_assert_cmpuint (count_items (before, ARI_LAYER_MARKS, die, ARI_ROLE_LEGAL), ==, 0);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, die, ARI_ROLE_LEGAL), ==, 1);
  /* The ring of the picked traveller, and the badge. */
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, a, ARI_ROLE_LEGAL), ==, 2);
  g_assert_cmpuint (assert_legible (scene), >=, 2);
  show->n_targets = 0;
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  fixture_add ("/draw/labyrinth-marks/legible", set_up, test_legible);
  fixture_add ("/draw/labyrinth-marks/one-arrow", set_up, test_one_arrow);
  fixture_add ("/draw/labyrinth-marks/left-sanctuary", set_up, test_left_sanctuary);
  fixture_add ("/draw/labyrinth-marks/way-back", set_up_way_back, test_way_back);

  return g_test_run ();
}
