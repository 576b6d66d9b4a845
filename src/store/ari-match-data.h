/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriPlyData:
 *
 * One ply as plain data: what crosses between the main thread and the worker.
 */
typedef struct
{
  guint     id;
  guint     parent;     /* 0: the start */
  guint     ord;        /* among the plies with the same parent */
  char     *action;     /* text */
  double    seconds;    /* negative: unknown */
  AriGlyph  glyph;
  AriRetraction retraction;
  AriChooser chooser;
  char     *comment;    /* (nullable) */
  char     *performance; /* (nullable) */
  guint64   hash;       /* of the position after it */
  AriEval  *eval;       /* (nullable) */
} AriPlyData;

/* A copy of @ply, a ply of @match, as it is now. */
AriPlyData *ari_ply_data_new  (AriMatch *match,
                               AriPly   *ply) G_GNUC_WARN_UNUSED_RESULT;
/* With its texts. */
void        ari_ply_data_free (AriPlyData *self);

/* What the row of a match says about its main line. */
typedef struct
{
  guint n_plies;
  guint tip;                    /* id of the last ply, 0 before the first */
  guint winners;
  int   scores[ARI_MAX_SEATS];
  AriEnding ending;             /* how the players ended the match; its winners are @winners */
} AriSummary;

/* May be called in the middle of a signal of @match. */
void ari_summary_init (AriSummary *summary,
                       AriMatch   *match);

/**
 * AriMatchData:
 *
 * A whole match, or only its details (without plies), as plain data.
 */
typedef struct
{
  AriSetup    setup;
  AriSeat     seats[ARI_MAX_SEATS];
  char       *title;     /* (nullable) */
  char       *notes;     /* (nullable) */
  char       *foreign_tags; /* (nullable) */
  gint64      started;   /* Unix seconds, UTC */
  guint       takebacks;
  AriWarningOptions warnings;
  gboolean    free_undo;
  guint       handover;
  AriSummary  summary;
  GPtrArray  *plies;     /* (element-type AriPlyData) parents before their children */
  GHashTable *choosers;  /* (nullable) (element-type guint AriChooser) by id of a ply: in place of @plies */
  guint       misjudged; /* id of a ply that lost its evaluation, because the stored evaluation is
                          * invalid; 0: none */
} AriMatchData;

/* Copies of @match as it is now: all of it, and all but its plies, of which it knows only the choosers. */
AriMatchData *ari_match_data_new         (AriMatch            *match) G_GNUC_WARN_UNUSED_RESULT;
AriMatchData *ari_match_data_new_details (AriMatch            *match) G_GNUC_WARN_UNUSED_RESULT;
/* With its plies. */
void          ari_match_data_free        (AriMatchData        *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriMatchData, ari_match_data_free)

/* Rebuilds the match, with the same ids. NULL with the reason when an action is not legal. */
AriMatch     *ari_match_data_build       (const AriMatchData  *self,
                                          GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
