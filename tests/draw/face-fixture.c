/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-fixture.h"

#include <math.h>

/* @seats: 0 for as many as usual */
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
  ari_show_init (&fixture->show, &fixture->setup, &fixture->position);
}

/* @actions: their texts, with a space between them */
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

      rules->parse (&fixture->position, words[i], &action, &error);
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
  return item->fill == role || item->stroke == role || (item->hatch != ARI_HATCH_NONE && item->hatch_role == role);
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

/* Everything lies in the picture, and no colour is missing. */
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

/* No stroke is thinner than a pixel. */
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

/* The same show gives the same picture, in every scheme. */
void
assert_pure (const AriShow *show)
{
  for (AriScheme scheme = 0; scheme < ARI_N_SCHEMES; scheme++)
    {
      AriShow copy = *show;
      g_autoptr(AriScene) first = ari_face_picture (show);
      g_autoptr(AriScene) second = ari_face_picture (&copy);
      g_autofree char *a = ari_scene_to_svg (first, scheme, 600, show->rules->name);
      g_autofree char *b = ari_scene_to_svg (second, scheme, 600, show->rules->name);

      g_assert_cmpstr (a, ==, b);
    }
}
