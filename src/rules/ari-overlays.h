/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-names.h"

G_BEGIN_DECLS

/**
 * AriMarkKind: what an overlay says about a spot
 * @ARI_MARK_SAFE: belongs to a seat for good
 * @ARI_MARK_OWNED: belongs to a seat as things stand
 * @ARI_MARK_CONTESTED: two or more seats have a claim
 * @ARI_MARK_LIKELY: will belong to a seat with probability @strength (analysis); without a seat, nobody is
 *   likely enough to get it
 * @ARI_MARK_THREAT: danger for a seat
 * @ARI_MARK_CHANCE_FOR: a seat can complete something here
 * @ARI_MARK_USED: used up
 * @ARI_MARK_SEEN: was seen; @strength says how recently
 * @ARI_MARK_REACH: can be reached with probability @strength
 * @ARI_MARK_RISK: the seat's piece there is displaced with probability @strength
 */
typedef enum
{
  ARI_MARK_SAFE,
  ARI_MARK_OWNED,
  ARI_MARK_CONTESTED,
  ARI_MARK_LIKELY,
  ARI_MARK_THREAT,
  ARI_MARK_CHANCE_FOR,
  ARI_MARK_USED,
  ARI_MARK_SEEN,
  ARI_MARK_REACH,
  ARI_MARK_RISK,
} AriMarkKind;

typedef struct
{
  AriSpot     spot;
  AriMarkKind kind;
  guint8      seat;     /* 1 … n, or 0 for nobody */
  guint8      group;    /* spots of one area share a number; 0: no area */
  float       strength; /* 0 … 1 */
} AriMark;

/* Writes at most ARI_MAX_SPOTS marks and returns their number. */
typedef guint AriMarksFunc (const AriPosition *position,
                            AriMark           *marks);

/* What @mark says about the @n_spots spots that it stands for, translated and newly allocated; NULL: @usual,
 * the words of other games, will do. */
typedef char *AriMarkWordsFunc (const AriMark  *mark,
                                guint           n_spots,
                                const char     *usual,
                                const AriNames *names);

/**
 * AriOverlay:
 *
 * A layer over the board that follows from the position alone.
 */
typedef struct
{
  const char   *id;           /* "territory": stable, stored in settings */
  const char   *title;        /* N_() */
  const char   *explanation;  /* N_(), one sentence */
  AriMarksFunc *marks;
  gboolean      reveals_hidden; /* it shows what players must remember: offered only in practice and replay,
                                 * and on only in the match in which somebody switched it on */
} AriOverlay;

/**
 * AriOverlays: the overlays of a game; see #AriRules.overlays
 */
typedef struct
{
  const AriOverlay *list;
  guint             n;
  AriMarkWordsFunc *words; /* Optional */
} AriOverlays;

/* @n: (out): their number; 0 in a game without overlays. */
const AriOverlay *ari_rules_overlays     (const AriRules *rules,
                                          guint          *n);
/* The overlay with this id, or NULL. */
const AriOverlay *ari_rules_find_overlay (const AriRules *rules,
                                          const char     *id);
char             *ari_mark_words         (const AriRules *rules,
                                          const AriMark  *mark,
                                          guint           n_spots,
                                          const AriNames *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
