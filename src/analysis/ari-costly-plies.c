/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-costly-plies.h"

#define LEAST_COST 0.02 /* of a win: less is nothing that a player could feel */

typedef struct
{
  guint  number;
  double loss;
} Cost;

static int
compare_losses (gconstpointer one,
                gconstpointer other)
{
  double first = ((const Cost *) one)->loss, second = ((const Cost *) other)->loss;

  return (first < second) - (first > second);
}

static int
compare_numbers (gconstpointer one,
                 gconstpointer other)
{
  guint first = *(const guint *) one, second = *(const guint *) other;

  return (first > second) - (first < second);
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

      if (actor != ARI_CHANCE && eval != NULL && eval->best != NULL && eval->loss >= LEAST_COST
          && (persons >> (actor - 1) & 1) != 0 && !ari_match_had_substitute (match, ply, actor))
        g_array_append_val (costs, ((Cost) { i + 1, eval->loss }));
    }
  g_array_sort (costs, compare_losses);
  for (guint i = 0; i < MIN (costs->len, most); i++)
    g_array_append_val (numbers, g_array_index (costs, Cost, i).number);
  g_array_sort (numbers, compare_numbers);

  return numbers;
}
