/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-searcher.h"

#include "labyrinth/labyrinth-alike.h"
#include "labyrinth/labyrinth-chance-map.h"
#include "labyrinth/labyrinth-expectimax.h"
#include "labyrinth/labyrinth-playouts.h"
#include "minarett/minarett-alphabeta.h"
#include "minarett/minarett-chance-map.h"
#include "minoa/minoa-chance-map.h"
#include "minoa/minoa-playouts.h"
#include "minotaur/minotaur-memory.h"
#include "minotaur/minotaur-playouts.h"

#define CONTEMPT 100
#define WHIM     8

/* Playouts, and the part that the level notices of the actions that are hard to see. */
static const AriLevelStrength by_playouts[ARI_N_LEVELS] = {
  { .nodes = 20, .part = 0.06, .least = 2, .blind = 0.5 },
  { .nodes = 60, .part = 0.25, .least = 2 }, { .nodes = 400, .part = 0.5, .least = 2 },
  { .nodes = 3000, .part = 1 }, { .nodes = 25000, .part = 1 }, { .nodes = 600000, .part = 1 },
};

/* Positions, and plies of depth. The contempt keeps levels from repeating moves. */
static const AriLevelStrength by_depth[ARI_N_LEVELS] = {
  { .depth = 1, .part = 0.0, .least = 1, .blind = 0.35, .contempt = CONTEMPT, .whim = WHIM },
  { .depth = 1, .part = 0.05, .least = 2, .contempt = CONTEMPT, .whim = WHIM },
  { .depth = 1, .part = 0.35, .least = 2, .contempt = CONTEMPT, .whim = WHIM },
  { .depth = 2, .part = 1, .contempt = CONTEMPT, .whim = WHIM },
  { .nodes = 60000, .part = 1, .contempt = CONTEMPT, .whim = WHIM },
  { .nodes = 5000000, .part = 1, .contempt = CONTEMPT, .whim = WHIM },
};

/* Turns, this one included. With dice the weaker player wins now and then, so levels are far apart. */
static const AriLevelStrength by_turns[ARI_N_LEVELS] = {
  { .depth = 1, .part = 0.1, .least = 1, .blind = 0.2, .greedy = TRUE },
  { .depth = 1, .part = 0.15, .least = 1, .greedy = TRUE },
  { .depth = 1, .part = 0.65, .least = 1, .greedy = TRUE },
  { .depth = 1, .part = 1, .greedy = TRUE },
  { .depth = 1, .part = 0.4, .least = 2 },
  { .depth = 2, .part = 1 },
};

/* Playouts; minotaur-memory.c says how much each level remembers. */
static const AriLevelStrength by_memory[ARI_N_LEVELS] = {
  { .nodes = 10, .part = 0.3, .least = 1, .blind = 0.3 },
  { .nodes = 40, .part = 1 }, { .nodes = 150, .part = 1 }, { .nodes = 1000, .part = 1 },
  { .nodes = 4000, .part = 1 }, { .nodes = 12000, .part = 1 },
};

/* `./dev lab ratings` of version 0.1.0, 26 November 2026, with two players; of 30 November in Labyrinth, and
 * of 23 November in Minotaur, with three. How far the child is below the novice, the masters of Minoa and
 * Minarett above the expert, and the expert of Minarett above the adept was measured by itself. 0: not
 * measured. The bounds, how many games were played and with what part of their budgets are in
 * tests/bench/README.md. */
static const guint minoa_ratings[ARI_N_LEVELS] = { 570, 1000, 1620, 2530, 2740, 2770 };
static const guint minarett_ratings[ARI_N_LEVELS] = { 550, 1000, 1450, 2080, 2410, 2880 };
static const guint labyrinth_ratings[ARI_N_LEVELS] = { 930, 1000, 1300, 1480, 1680, 1820 };
static const guint minotaur_ratings[ARI_N_LEVELS] = { 840, 1000, 1210, 1380, 1570, 1780 };

/* `./dev lab worths` of version 0.1.0, 30 November 2026; tests/bench/head-starts.md has the games, and how
 * well these foretell others. */
static const AriHeadStartWorths minoa_head_starts = {
  2, { 35, 132, 204, 204, 521, 724 }, { 39, 147, 227, 227, 579, 805 }, 100,
};
static const AriHeadStartWorths minarett_head_starts = {
  2, { 136, 355 }, { 113, 439 }, 63,
};
static const AriHeadStartWorths labyrinth_head_starts = {
  2, { 54, 83, 103, 109 }, { 114, 176, 219, 232 }, 6,
};
static const AriHeadStartWorths minotaur_head_starts = {
  3, { 46, 93, 139, 186, 232, 279, 325, 372, 418, 465 }, .deviation = 28,
};

/* The only place that names games. */
static const AriSearcher searchers[] = {
  { "minoa", &ari_playouts_minoa, NULL, NULL, NULL, by_playouts, .chances = &ari_chance_map_minoa,
    .ratings = minoa_ratings, .head_starts = &minoa_head_starts },
  { "minarett", &ari_playouts_by_rules, &ari_alphabeta_minarett, NULL, NULL, by_depth,
    .chances = &ari_chance_map_minarett, .ratings = minarett_ratings, .head_starts = &minarett_head_starts },
  { "labyrinth", &ari_playouts_labyrinth, NULL, &ari_expectimax_labyrinth, &ari_expectimax_labyrinth_greedy, by_turns,
    NULL, NULL, labyrinth_is_equivalent, &ari_chance_map_labyrinth, labyrinth_ratings,
    &labyrinth_head_starts },
  { "minotaur", &ari_playouts_minotaur, NULL, NULL, NULL, by_memory, minotaur_forget, minotaur_alike,
    minotaur_is_equivalent, .ratings = minotaur_ratings, .head_starts = &minotaur_head_starts },
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

gboolean
ari_searcher_is_equivalent (const AriRules    *rules,
                            const AriPosition *position,
                            AriAction          one,
                            AriAction          other)
{
  const AriSearcher *searcher = ari_searcher_lookup (rules->id);

  return one == other || (searcher->is_equivalent != NULL && searcher->is_equivalent (position, one, other));
}
