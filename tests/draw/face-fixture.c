/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-fixture.h"

#include <math.h>

void
fixture_add (const char  *path,
             FixtureFunc  set_up,
             FixtureFunc  test)
{
  g_test_add (path, Fixture, NULL, set_up, test, NULL);
}

void
fixture_start (Fixture        *fixture,
               const AriRules *rules,
               guint           seats,
               const char     *actions)
{
  g_autoptr(GError) error = NULL;

  ari_setup_init (&fixture->setup, rules);
  if (seats != 0)
    ari_setup_set_seats (&fixture->setup, seats, &error);
  g_assert_no_error (error);
  rules->start (&fixture->position, &fixture->setup);
  fixture_play (fixture, actions);
  ari_board_state_init (&fixture->show, &fixture->setup, &fixture->position);
}

void
fixture_play (Fixture    *fixture,
              const char *actions)
{
  const AriRules *rules = fixture->setup.rules;
  g_auto(GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      ari_rules_parse (rules, &fixture->position, words[i], &action, &error);
      g_assert_no_error (error);
      rules->apply (&fixture->position, action);
    }
}

AriSpot
fixture_spot (const Fixture *fixture,
              const char    *name)
{
  AriSpot found = ari_board_find (fixture->setup.rules->board (&fixture->setup), name);

  g_assert_cmpuint (found, !=, ARI_SPOT_NONE);

  return found;
}

static gboolean
has_role (const AriItem *item,
          AriRole        role)
{
  return item->fill == role || item->stroke == role ||
         (item->hatch != ARI_HATCH_NONE && item->hatch_role == role);
}

guint
count_items (const AriScene *scene,
             AriLayer        layer,
             AriSpot         at,
             AriRole         role)
{
  guint n = 0;

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      n += item->layer == layer && item->spot == at && has_role (item, role);
    }

  return n;
}

guint
count_role (const AriScene *scene,
            AriRole         role)
{
  guint n = 0;

  for (guint i = 0; i < scene->items->len; i++)
    n += has_role (scene->items->pdata[i], role);

  return n;
}

guint
count_texts (const AriScene *scene)
{
  guint n = 0;

  for (guint i = 0; i < scene->items->len; i++)
    n += ((const AriItem *) scene->items->pdata[i])->text != NULL;

  return n;
}

guint
count_ghosts (const AriScene *scene,
              AriSpot         at,
              float           opacity)
{
  guint n = 0, group = 0;

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->group != group && item->group != 0 && item->spot == at)
        {
          g_assert_cmpfloat_with_epsilon (item->group_opacity, opacity, 1e-6);
          n++;
        }
      group = item->group;
    }

  return n;
}

void
assert_sound (const AriScene *scene)
{
  const AriRect *bounds = &scene->bounds;

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      g_assert_true (item->fill != ARI_ROLE_NONE || item->stroke != ARI_ROLE_NONE);
      g_assert_true ((item->text != NULL) == (item->path->verbs->len == 0));
      g_assert_true ((item->stroke != ARI_ROLE_NONE) == (item->stroke_width > 0));
      for (guint j = 0; j < item->path->points->len; j++)
        {
          AriPoint at = g_array_index (item->path->points, AriPoint, j);

          g_assert_true (isfinite (at.x) && isfinite (at.y));
          g_assert_true (at.x >= bounds->x && at.x <= bounds->x + bounds->width);
          g_assert_true (at.y >= bounds->y && at.y <= bounds->y + bounds->height);
        }
    }
}

void
assert_pens (const AriScene *scene,
             float           unit_px)
{
  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->stroke != ARI_ROLE_NONE)
        g_assert_cmpfloat (item->stroke_width * unit_px, >=, 0.999);
    }
}

/* --- What every face keeps to -------------------------------------------------------------------- */

void
fixture_test_pure (Fixture      *fixture,
                   gconstpointer data)
{
  for (AriScheme scheme = 0; scheme < ARI_N_SCHEMES; scheme++)
    {
      AriBoardState copy = fixture->show;
      g_autoptr(AriScene) first = ari_board_renderer_picture (&fixture->show);
      g_autoptr(AriScene) second = ari_board_renderer_picture (&copy);
      g_autofree char *a = ari_scene_to_svg (first, scheme, 600, copy.rules->name);
      g_autofree char *b = ari_scene_to_svg (second, scheme, 600, copy.rules->name);

      g_assert_cmpstr (a, ==, b);
    }
}

/* What lies below pieces and overlays. (transfer full) */
static char *
draw_ground (Fixture *fixture)
{
  g_autoptr(AriScene) scene = ari_board_renderer_picture (&fixture->show);

  for (guint i = scene->items->len; i > 0; i--)
    {
      const AriItem *item = scene->items->pdata[i - 1];

      if (item->layer != ARI_LAYER_GROUND && item->layer != ARI_LAYER_GRID)
        g_ptr_array_remove_index (scene->items, i - 1);
    }

  return ari_scene_to_svg (scene, ARI_SCHEME_FRESCO_LIGHT, 600, fixture->setup.rules->name);
}

static void
assert_overlays (Fixture *fixture)
{
  const AriRules *rules = fixture->setup.rules;
  AriMark marks[ARI_MAX_SPOTS];

  fixture->show.marks = marks;
  for (guint i = 0; i < rules->overlays->n; i++)
    {
      g_autoptr(AriScene) scene = NULL;

      fixture->show.n_marks = rules->overlays->list[i].marks (&fixture->position, marks);
      scene = ari_board_renderer_picture (&fixture->show);
      assert_sound (scene);
    }
  fixture->show.marks = NULL;
  fixture->show.n_marks = 0;
}

void
fixture_play_out (Fixture   *fixture,
                  guint      every,
                  guint      most,
                  void     (*check) (Fixture *))
{
  const AriRules *rules = fixture->setup.rules;
  AriAction actions[ARI_MAX_ACTIONS];
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  g_autofree char *ground = NULL;
  guint n;

  rules->start (&fixture->position, &fixture->setup);
  ari_board_state_init (&fixture->show, &fixture->setup, &fixture->position);
  ground = draw_ground (fixture);
  for (guint ply = 0; ply < most && (n = rules->actions (&fixture->position, actions)) > 0; ply++)
    {
      AriAction action = actions[g_test_rand_int_range (0, (int) n)];

      if (ply % every == 0)
        {
          /* The view keeps the ground while the position changes. */
          g_autofree char *same = draw_ground (fixture);

          g_assert_cmpstr (same, ==, ground);
          assert_overlays (fixture);
          if (check != NULL)
            check (fixture);
        }
      ari_board_state_set_last (&fixture->show, &fixture->position, action, paths);
      rules->apply (&fixture->position, action);
    }
}

AriScene *
fixture_mark (Fixture      *fixture,
              const Marked *marked,
              guint         hint)
{
  AriBoardState *show = &fixture->show;
  AriSpot proof = fixture_spot (fixture, marked->proof);
  AriSpot hints[] = { fixture_spot (fixture, marked->hints[0]), fixture_spot (fixture, marked->hints[1]) };
  g_autoptr(AriScene) scene = NULL, led = NULL;

  show->focus = fixture_spot (fixture, marked->focus);
  show->refused = fixture_spot (fixture, marked->refused);
  show->n_proof = 1;
  show->proof = &proof;
  show->n_hints = G_N_ELEMENTS (hints);
  show->hints = hints;
  scene = ari_board_renderer_picture (show);
  show->n_unranked = 1;
  led = ari_board_renderer_picture (show);
  show->n_unranked = 0;
  show->n_proof = show->n_hints = 0;

  assert_sound (scene);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, show->focus, ARI_ROLE_LINE_HOVER), ==, 1);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, show->refused, ARI_ROLE_ILLEGAL), ==, 2);
  g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, proof, ARI_ROLE_ILLEGAL), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    g_assert_cmpuint (count_items (scene, ARI_LAYER_MARKS, hints[i], ARI_ROLE_HINT), ==, hint);

  /* Where a move leads has no number. */
  assert_sound (led);
  g_assert_cmpuint (count_texts (led), ==, count_texts (scene) - 1);
  g_assert_cmpuint (count_items (led, ARI_LAYER_MARKS, hints[0], ARI_ROLE_HINT), ==, hint);
  g_assert_cmpuint (count_items (led, ARI_LAYER_MARKS, hints[1], ARI_ROLE_HINT), ==, hint - 1);

  return g_steal_pointer (&scene);
}

AriScene *
fixture_shrink (Fixture *fixture,
                float    unit_px,
                guint   *n_items)
{
  g_autoptr(AriScene) scene = NULL;

  fixture->show.unit_px = unit_px;
  scene = ari_board_renderer_picture (&fixture->show);
  assert_sound (scene);
  g_assert_cmpuint (scene->items->len, <=, *n_items);
  *n_items = scene->items->len;

  return g_steal_pointer (&scene);
}

void
assert_frame (Fixture *fixture,
              guint    n_texts)
{
  g_autoptr(AriScene) framed = ari_board_renderer_picture (&fixture->show);
  g_autoptr(AriScene) silent = NULL, bare = NULL;

  fixture->show.no_coordinates = TRUE;
  silent = ari_board_renderer_picture (&fixture->show);
  g_assert_cmpmem (&silent->bounds, sizeof silent->bounds, &framed->bounds, sizeof framed->bounds);
  g_assert_cmpuint (silent->items->len, ==, framed->items->len - n_texts);
  g_assert_cmpuint (count_texts (silent), ==, count_texts (framed) - n_texts);

  fixture->show.no_frame = TRUE;
  bare = ari_board_renderer_picture (&fixture->show);
  assert_sound (bare);
  g_assert_true (bare->bounds.width < framed->bounds.width || bare->bounds.height < framed->bounds.height);
  g_assert_cmpuint (bare->items->len, <, framed->items->len);
  g_assert_cmpuint (count_texts (framed), ==, count_texts (bare) + n_texts);
}

void
assert_contrast (Fixture       *fixture,
                 const AriRole *soft,
                 guint          n)
{
  g_autoptr(AriScene) normal = ari_board_renderer_picture (&fixture->show);
  g_autoptr(AriScene) high = NULL;

  fixture->show.high_contrast = TRUE;
  high = ari_board_renderer_picture (&fixture->show);
  g_assert_cmpuint (count_role (normal, ARI_ROLE_SHADOW), >, 0);
  g_assert_cmpuint (count_role (high, ARI_ROLE_SHADOW), ==, 0);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (count_role (normal, soft[i]), >, 0);
      g_assert_cmpuint (count_role (high, soft[i]), ==, 0);
    }
}
