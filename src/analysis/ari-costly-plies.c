/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-costly-plies.h"

#include "ari-judgement.h"

typedef struct
{
  guint  number;
  double loss;
} Cost;

static guint
find_cheapest (GArray *costs)
{
  guint cheapest = 0;

  for (guint i = 1; i < costs->len; i++)
    if (g_array_index (costs, Cost, i).loss <= g_array_index (costs, Cost, cheapest).loss)
      cheapest = i;

  return cheapest;
}

GArray *
ari_costly_plies (AriMatch *match,
                  guint     most)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GArray) costs = g_array_new (FALSE, FALSE, sizeof (Cost));
  guint persons = ari_match_find_persons (match);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriActor actor = ari_ply_get_actor (ply);
      const AriEval *eval = ari_ply_get_eval (ply);

      if (actor == ARI_CHANCE || eval == NULL || eval->best == NULL || eval->loss < ARI_LEAST_FELT
          || (persons >> (actor - 1) & 1) == 0 || ari_match_had_substitute (match, ply, actor))
        continue;
      g_array_append_val (costs, ((Cost) { i + 1, eval->loss }));
      if (costs->len > most)
        g_array_remove_index (costs, find_cheapest (costs));
    }
  for (guint i = 0; i < costs->len; i++)
    g_array_append_val (numbers, g_array_index (costs, Cost, i).number);

  return numbers;
}
