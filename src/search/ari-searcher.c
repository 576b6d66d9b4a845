/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-searcher.h"

#include "minotaur/minotaur-memory.h"

#define CONTEMPT 100

/* Playouts, and the part of the actions that the level notices. */
static const AriStrength by_playouts[ARI_N_LEVELS] = {
  { 60, 0, 0.25, 0 }, { 400, 0, 0.5, 0 }, { 3000, 0, 1, 0 }, { 25000, 0, 1, 0 }, { 600000, 0, 1, 0 },
};

/* Positions, and how many actions ahead. Nobody plays to repeat moves. */
static const AriStrength by_depth[ARI_N_LEVELS] = {
  { 0, 1, 0.25, CONTEMPT }, { 0, 1, 0.5, CONTEMPT }, { 0, 2, 1, CONTEMPT }, { 60000, 0, 1, CONTEMPT },
  { 5000000, 0, 1, CONTEMPT },
};

/* Turns ahead, this one included. */
static const AriStrength by_turns[ARI_N_LEVELS] = {
  { 0, 1, 0.25, 0 }, { 0, 1, 0.5, 0 }, { 0, 1, 0.75, 0 }, { 0, 1, 1, 0 }, { 0, 2, 1, 0 },
};

/* Playouts; how much is remembered stands with the memory. */
static const AriStrength by_memory[ARI_N_LEVELS] = {
  { 100, 0, 1, 0 }, { 400, 0, 1, 0 }, { 1500, 0, 1, 0 }, { 6000, 0, 1, 0 }, { 30000, 0, 1, 0 },
};

/* The one place where games are named. */
static const AriSearcher searchers[] = {
  { "minoa", &ari_playouts_minoa, NULL, NULL, NULL, by_playouts },
  { "minarett", &ari_playouts_by_rules, &ari_duel_minarett, NULL, NULL, by_depth },
  { "labyrinth", &ari_playouts_labyrinth, NULL, &ari_gamble_labyrinth, &ari_gamble_labyrinth_greedy, by_turns },
  { "minotaur", &ari_playouts_minotaur, NULL, NULL, NULL, by_memory, minotaur_forget, minotaur_alike },
};

static const AriSearcher any = { NULL, &ari_playouts_by_rules, NULL, NULL, NULL, by_playouts };

const AriSearcher *
ari_searcher_lookup (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (searchers); i++)
    if (g_str_equal (searchers[i].id, id))
      return &searchers[i];

  return &any;
}
