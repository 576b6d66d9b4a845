/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/* The spots that show why something is refused: the cycle that a stick would close, say. At most
 * ARI_MAX_SPOTS. */
typedef struct
{
  AriSpot *spots;
  guint    n;
} AriProof;

static inline void
ari_proof_add (AriProof *proof,
               guint     spot)
{
  proof->spots[proof->n++] = (AriSpot) spot;
}

/* One sentence, N_(): what the actor has to do now where that is unusual, or where a turn has many stages;
 * else NULL. Where chance acts: what a person can do who looks back and wonders what if. */
typedef const char *AriTaskFunc         (const AriPosition *position);
/* One translated sentence without a full stop, for the screen reader and tooltips: "Red sets a stick on
 * d4e5". */
typedef char       *AriDescribeFunc     (const AriPosition *position,
                                         AriAction          action);
/* What lies on the spot, translated, for the screen reader: "vacant", "red piece". Newly allocated. */
typedef char       *AriDescribeSpotFunc (const AriPosition *position,
                                         AriSpot            spot);
/* A short name for a spot of the kind %ARI_SPOT_CHOICE where there is little room, translated; NULL: as
 * described. */
typedef const char *AriBriefFunc        (const AriPosition *position,
                                         AriSpot            spot);
/* Why @spot can't be picked after the @n_picks spots of @picks, which begin some legal action: a
 * translated sentence, newly allocated. The game goes on, and no legal action picks @spot next. */
typedef char       *AriRefusalFunc      (const AriPosition *position,
                                         const AriSpot     *picks,
                                         guint              n_picks,
                                         AriSpot            spot,
                                         AriProof          *proof);
/* Why @action can't be played: a translated sentence, newly allocated. The game goes on, and @action is
 * not legal. */
typedef char       *AriExplainFunc      (const AriPosition *position,
                                         AriAction          action);
/* The position as lines of ASCII text, each with its end and none empty. Newly allocated. */
typedef char       *AriDiagramFunc      (const AriPosition *position);

/**
 * AriNarration: a game in words; see #AriRules.narration
 *
 * Any member may be NULL in a game that only tests play. A game that people see has all the texts, and all
 * functions but those marked as optional.
 */
typedef struct
{
  const char *short_name;  /* Optional, NC_("short name", …): for places with little room */
  const char *designer;    /* credited in About */
  const char *credit;      /* N_() one sentence or less that credits @designer, on the game page */
  const char *tagline;     /* N_() one sentence of what the game is about */
  const char *first_hint;  /* N_() one sentence of what to do at the start, for people who haven't read the rules */
  const char *length;      /* N_() how long a match takes, in words */
  const char *misread;     /* N_() “%s” is no action of this game, and what one looks like */

  AriTaskFunc         *task;     /* Optional: nothing unusual */
  AriDescribeFunc     *describe;
  AriDescribeSpotFunc *describe_spot;
  AriBriefFunc        *brief;    /* Optional: as described */
  AriRefusalFunc      *refusal;
  AriExplainFunc      *explain;  /* Optional: the refusal of the first spot that can't be picked */
  AriDiagramFunc      *diagram;
} AriNarration;

/* Each is the member of #AriNarration with that name, or what stands for it where a game has none. */
const char *ari_rules_short_name    (const AriRules    *rules);
const char *ari_rules_task          (const AriRules    *rules,
                                     const AriPosition *position);
char       *ari_rules_describe      (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriAction          action);
char       *ari_rules_describe_spot (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriSpot            spot);
const char *ari_rules_brief         (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriSpot            spot);
char       *ari_rules_diagram       (const AriRules    *rules,
                                     const AriPosition *position);

char       *ari_rules_refuse        (const AriRules    *rules,
                                     const AriPosition *position,
                                     const AriSpot     *picks,
                                     guint              n_picks,
                                     AriSpot            spot,
                                     AriSpot           *proof,
                                     guint             *n_proof);
char       *ari_rules_refuse_picks  (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriAction          action);
gboolean    ari_rules_parse         (const AriRules    *rules,
                                     const AriPosition *position,
                                     const char        *text,
                                     AriAction         *action,
                                     GError           **error);

char       *ari_sentence            (const char        *sentence,
                                     ...) G_GNUC_WARN_UNUSED_RESULT;
const char *ari_seat_colour_name    (AriActor           seat);

G_END_DECLS
