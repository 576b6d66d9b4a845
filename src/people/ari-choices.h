/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_CHOICES_PHASES  3  /* a match is cut in so many parts of equal length */

/**
 * AriChoices: how a person chose, and what chance did, in the analysed matches of one game
 * @matches: how many were looked at
 * @decisions: of the person, that were judged
 * @loss, @loss_error: what a decision cost on average, and its standard error, in parts of a win
 * @outcomes: of chance, that were judged; without any, nothing is said of luck
 * @luck, @luck_error: what chance brought in a match on average, likewise
 * @feats, @hits: of the person: how many, and how many succeeded
 * @known, @found: chances to find something from memory, and how many were used
 * @costly: matches in which a decision cost something
 * @phase: the part of the match in which decisions cost most, 0 … %ARI_CHOICES_PHASES − 1
 * @phase_share, @phase_error: what they cost there, as a share of all, and its standard error
 * @comeback: the row of the match that was won from the lowest winning chance; 0: none was won
 * @comeback_ply: the id of the ply after which that chance was the lowest
 * @lowest, @seats: that chance, and among how many seats; the lowest is the smallest part of a fair share
 */
typedef struct
{
  guint  matches;
  guint  decisions;
  double loss, loss_error;
  guint  outcomes;
  double luck, luck_error;
  guint  feats, hits;
  guint  known, found;
  guint  costly;
  guint  phase;
  double phase_share, phase_error;
  gint64 comeback;
  guint  comeback_ply;
  double lowest;
  guint  seats;
} AriChoices;

/**
 * AriChoicesSum: choices while matches are added
 *
 * The errors are those of a ratio, from the differences between whole matches: decisions of one match are too
 * much alike to count as independent.
 */
typedef struct
{
  AriChoices choices;
  GArray    *samples; /* what each match adds to the averages */
} AriChoicesSum;

/* Nothing yet; ends with ari_choices_sum_end(). */
void        ari_choices_sum_init   (AriChoicesSum       *self);
/* Adds the main line of @match, the row @id, in which the person @name sits at one seat or more. */
void        ari_choices_sum_add    (AriChoicesSum       *self,
                                    AriMatch            *match,
                                    gint64               id,
                                    const char          *name);
/* (transfer full): the choices; @self is empty after that. */
AriChoices *ari_choices_sum_end    (AriChoicesSum       *self);

/* Reads the newest analysed matches of the person @name in the game @rules, one after the other, so that
 * nothing else waits for long. */
void        ari_choices_read_async  (AriLibrary          *library,
                                     const char          *name,
                                     const AriRules      *rules,
                                     GCancellable        *cancellable,
                                     GAsyncReadyCallback  callback,
                                     gpointer             data);
/* (transfer full): free it with g_free(); NULL for an error. */
AriChoices *ari_choices_read_finish (GAsyncResult        *result,
                                     GError             **error);

G_END_DECLS
