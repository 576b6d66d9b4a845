/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-layer.h"

#include <math.h>

/* A run and its visibility. */
typedef struct
{
  AriPaintRun  *run;
  AriPaintRun  *before;  /* (nullable): the run it replaces, until fully shown */
  double   level;   /* 0 … 1 */
  gboolean gone;    /* fading to 0, otherwise to 1 */
} Shown;

struct _AriBoardLayer
{
  GPtrArray     *shown; /* (element-type Shown) bottom first */
  AriFade        fade;  /* the current one; its paths are not kept */
  GskRenderNode *node;  /* (nullable): all of it, until something changes */
};

static Shown *
shown_new (AriPaintRun *run,
           double       level)
{
  Shown *shown = g_new0 (Shown, 1);

  shown->run = ari_run_ref (run);
  shown->level = level;

  return shown;
}

static void
shown_free (Shown *shown)
{
  ari_run_unref (shown->run);
  g_clear_pointer (&shown->before, ari_run_unref);
  g_free (shown);
}

AriBoardLayer *
ari_board_layer_new (void)
{
  AriBoardLayer *layer = g_new0 (AriBoardLayer, 1);

  layer->shown = g_ptr_array_new_with_free_func ((GDestroyNotify) shown_free);

  return layer;
}

void
ari_board_layer_free (AriBoardLayer *layer)
{
  g_ptr_array_unref (layer->shown);
  g_clear_pointer (&layer->node, gsk_render_node_unref);
  g_free (layer);
}

void
ari_board_layer_clear (AriBoardLayer *layer)
{
  g_ptr_array_set_size (layer->shown, 0);
  g_clear_pointer (&layer->node, gsk_render_node_unref);
}

GPtrArray *
ari_board_layer_get_runs (AriBoardLayer *layer)
{
  GPtrArray *runs = g_ptr_array_new ();

  for (guint i = 0; i < layer->shown->len; i++)
    g_ptr_array_add (runs, ((Shown *) layer->shown->pdata[i])->run);

  return runs;
}

static gboolean
is_on_ways (const AriFade *fade,
            AriSpot        spot)
{
  for (guint i = 0; i < fade->n_paths; i++)
    for (guint j = 0; j < fade->paths[i].n_spots; j++)
      if (fade->paths[i].spots[j] == spot)
        return TRUE;

  return FALSE;
}

/* A run with another hatch is a different thing, so it replaces nothing. */
static AriPaintRun *
take_before (GPtrArray   *old,
             GHashTable  *staying,
             AriPaintRun *run)
{
  for (guint i = 0; run->spot != ARI_SPOT_NONE && i < old->len; i++)
    {
      Shown *shown = old->pdata[i];

      if (shown->run->spot == run->spot && shown->run->hatch_role == run->hatch_role
          && !g_hash_table_contains (staying, shown->run))
        {
          g_hash_table_add (staying, shown->run);
          return ari_run_ref (shown->run);
        }
    }

  return NULL;
}

/* Moves vanishing runs from @old, up to @end, to the layer. */
static void
add_gone (AriBoardLayer *layer,
          GPtrArray     *old,
          GHashTable    *staying,
          guint         *next,
          guint          end,
          const AriFade *fade)
{
  for (; *next < end; (*next)++)
    {
      Shown *shown = old->pdata[*next], *gone;

      if (g_hash_table_contains (staying, shown->run))
        continue;
      if (!shown->gone && (fade == NULL || is_on_ways (fade, shown->run->spot)))
        continue;

      gone = shown_new (shown->run, shown->level);
      gone->gone = TRUE;
      g_ptr_array_add (layer->shown, gone);
    }
}

/**
 * ari_board_layer_set_runs:
 * @runs: (element-type AriPaintRun): the new contents, bottom first
 * @fade: (nullable): how to fade them in; NULL: show them at once
 *
 * Running fades continue. A vanishing run keeps its place between the runs that stay.
 */
void
ari_board_layer_set_runs (AriBoardLayer *layer,
                          GPtrArray     *runs,
                          const AriFade *fade)
{
  g_autoptr(GPtrArray) old = g_steal_pointer (&layer->shown);
  g_autoptr(GHashTable) places = g_hash_table_new (NULL, NULL);  /* index in @old, from 1, by run */
  g_autoptr(GHashTable) staying = g_hash_table_new (NULL, NULL); /* runs that remain */
  guint next = 0;

  layer->shown = g_ptr_array_new_with_free_func ((GDestroyNotify) shown_free);
  g_clear_pointer (&layer->node, gsk_render_node_unref);
  if (fade != NULL)
    layer->fade = *fade;
  layer->fade.n_paths = 0;
  layer->fade.paths = NULL;

  for (guint i = 0; i < old->len; i++)
    g_hash_table_insert (places, ((Shown *) old->pdata[i])->run, GUINT_TO_POINTER (i + 1));
  for (guint i = 0; i < runs->len; i++)
    g_hash_table_add (staying, runs->pdata[i]);

  for (guint i = 0; i < runs->len; i++)
    {
      AriPaintRun *run = runs->pdata[i];
      guint place = GPOINTER_TO_UINT (g_hash_table_lookup (places, run));
      Shown *was = place > 0 ? old->pdata[place - 1] : NULL;
      Shown *shown = shown_new (run, was != NULL ? was->level : fade != NULL ? 0 : 1);

      if (was != NULL)
        {
          shown->before = g_steal_pointer (&was->before);
          add_gone (layer, old, staying, &next, place, fade);
        }
      else if (fade != NULL && !is_on_ways (fade, run->spot))
        {
          shown->before = take_before (old, staying, run);
        }
      g_ptr_array_add (layer->shown, shown);
    }
  add_gone (layer, old, staying, &next, old->len, fade);
}

/**
 * ari_board_layer_advance:
 * @milliseconds: elapsed time; G_MAXDOUBLE: finish all fades
 *
 * Returns: whether any fade is still running
 */
gboolean
ari_board_layer_advance (AriBoardLayer *layer,
                         double         milliseconds)
{
  gboolean fades = FALSE;

  for (guint i = layer->shown->len; i > 0; i--)
    {
      Shown *shown = layer->shown->pdata[i - 1];

      if (!shown->gone && shown->level >= 1)
        continue;

      g_clear_pointer (&layer->node, gsk_render_node_unref);
      shown->level += shown->gone ? -milliseconds / layer->fade.out_ms : milliseconds / layer->fade.in_ms;
      if (shown->level > 0 && shown->level < 1)
        fades = TRUE;
      else if (shown->gone)
        g_ptr_array_remove_index (layer->shown, i - 1);
      else
        g_clear_pointer (&shown->before, ari_run_unref);
    }

  return fades;
}

/* A circle that grows quickly at first, and covers all of @node at full @level. */
static GskRenderNode *
clip_growing (GskRenderNode    *node,
              graphene_point_t  centre,
              double            level)
{
  graphene_rect_t bounds;
  GskRoundedRect circle;
  float radius, width, height;
  double left = 1 - level;

  gsk_render_node_get_bounds (node, &bounds);
  width = MAX (fabsf (bounds.origin.x - centre.x), fabsf (bounds.origin.x + bounds.size.width - centre.x));
  height = MAX (fabsf (bounds.origin.y - centre.y), fabsf (bounds.origin.y + bounds.size.height - centre.y));
  radius = hypotf (width, height) * (float) (1 - left * left * left);
  gsk_rounded_rect_init_from_rect (&circle, &GRAPHENE_RECT_INIT (centre.x - radius, centre.y - radius,
                                                                 2 * radius, 2 * radius), radius);

  return gsk_rounded_clip_node_new (node, &circle);
}

static GskRenderNode *
shown_to_node (const AriFade *fade,
               const Shown   *shown)
{
  GskRenderNode *node = shown->run->node;

  if (!shown->gone && shown->level >= 1)
    return gsk_render_node_ref (node);
  if (shown->before != NULL && !shown->gone)
    return ari_node_between (shown->before->node, node, shown->level);
  if (fade->grows && !shown->gone)
    return clip_growing (node, fade->centre, shown->level);

  return gsk_opacity_node_new (node, shown->level);
}

/**
 * ari_board_layer_get_node:
 *
 * Returns: (transfer none) (nullable): always a list of runs, so that consecutive frames differ only in
 *   what fades
 */
GskRenderNode *
ari_board_layer_get_node (AriBoardLayer *layer)
{
  g_autoptr(GPtrArray) nodes = NULL;

  if (layer->node != NULL || layer->shown->len == 0)
    return layer->node;

  nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  for (guint i = 0; i < layer->shown->len; i++)
    g_ptr_array_add (nodes, shown_to_node (&layer->fade, layer->shown->pdata[i]));
  layer->node = gsk_container_node_new ((GskRenderNode **) nodes->pdata, nodes->len);

  return layer->node;
}
