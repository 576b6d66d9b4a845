/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-search.h"

G_BEGIN_DECLS

/**
 * AriLevel:
 *
 * One of the six named strengths of the computer, weakest first: child, novice,
 * apprentice, adept, expert, master. A level is weaker because it sees less (fewer
 * playouts, fewer candidates, a shorter memory), never because it throws away what it saw.
 * Which candidates it overlooks depends on how hard they are to see; only the child overlooks plain ones.
 */
typedef struct
{
  const char *id;           /* "adept": stable, stands in records and settings */
  const char *title;        /* NC_("level", "Adept") */
  const char *explanation;  /* N_(), one sentence */
  const char *memory;       /* Optional: N_() likewise, in games in which players must remember something */
} AriLevel;

#define ARI_N_LEVELS 6

/* The longest time to think where a person waits, so that a slow machine does not make people wait. */
#define ARI_LEVEL_SECONDS 3.0

/* Not one of them: a player without foresight, to measure the levels against, in games that have one. It
 * has no title. */
extern const AriLevel ari_level_greedy;
/* Whether the game of @rules has it. */
gboolean        ari_level_has_greedy (const AriRules *rules);

const AriLevel *ari_levels       (void);               /* ARI_N_LEVELS of them */
const AriLevel *ari_level_lookup (const char *id);     /* (nullable) */
/* The usual level where @id (nullable) is missing or unknown: a record may name a level that this version
 * does not have. */
const AriLevel *ari_level_lookup_or_usual (const char *id);

/* The level that is proposed to beginners: it plays sensibly and loses often enough. */
const AriLevel *ari_level_friendly (void);

/* How strong @level is in the game of @rules, in points on a scale of that game: the novice has 1,000, and
 * 400 points more win ten games for each one that is lost. 0: not measured. @level is one of ari_levels(). */
guint           ari_level_rating (const AriLevel *level,
                                  const AriRules *rules);
/* The level whose rating is nearest to @rating. The game of @rules has rated levels. */
const AriLevel *ari_level_nearest (double          rating,
                                   const AriRules *rules);

/**
 * ari_level_choose:
 * @level: how strong
 * @scale: multiplies the level's budget; 1 as people meet it, smaller to measure faster
 * @seconds: the longest time to think, ARI_LEVEL_SECONDS where somebody waits for the choice; 0: no limit
 * @seed: same seed, same position, same choice, unless the time runs out
 * @cancelled: (nullable): as in ari_search_run(); the best action so far is returned
 * @verdict: (out) (optional) (nullable): what the level saw, as far as it remembers the position; none where
 *   a feat is due
 *
 * Returns: a legal action of the actor, who must be a seat; where a feat is due, its result drawn by the
 * level's skill
 */
AriAction       ari_level_choose (const AriLevel    *level,
                                  const AriRules    *rules,
                                  const AriPosition *position,
                                  double             scale,
                                  double             seconds,
                                  guint64            seed,
                                  const gint        *cancelled,
                                  AriVerdict       **verdict);

/* Draws an outcome by its weight; the actor must be chance. */
AriAction       ari_chance_draw  (const AriRules    *rules,
                                  const AriPosition *position,
                                  guint64            seed);

G_END_DECLS
