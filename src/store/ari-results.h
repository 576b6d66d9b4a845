/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/**
 * AriPlayer: who takes part in matches
 * @kind: a person or a computer
 * @name: of a person; the id of the level of a computer, which is the same player under each of its names
 */
typedef struct
{
  AriSeatKind  kind;
  char        *name;
} AriPlayer;

#define ARI_NO_PLAYER G_MAXUINT /* at a seat without a name, or of a computer without a level */

/**
 * AriResult: how a match ended
 * @match: its row
 * @ended: Unix seconds, UTC; 0: unknown
 * @rules: the game
 * @seats: how many
 * @winners: bit (seat − 1) for each; never 0
 * @players: for each seat, an index into the players, or %ARI_NO_PLAYER
 * @sides: for each seat, the seats that win and lose together with it, itself among them, as bits
 * @scores: at the end
 * @by_points: the rules ended the match, and points decided it
 * @helped: moves were taken back, the program warned of mistakes, a computer finished the match for somebody,
 *   somebody had a head start, or a person had several seats: it shows what happened, not how strong the
 *   players are
 */
typedef struct
{
  gint64          match;
  gint64          ended;
  const AriRules *rules;
  guint           seats;
  guint           winners;
  guint           players[ARI_MAX_SEATS];
  guint           sides[ARI_MAX_SEATS];
  int             scores[ARI_MAX_SEATS];
  gboolean        by_points;
  gboolean        helped;
} AriResult;

/**
 * AriResults:
 * @players: (element-type AriPlayer): each once; also people who have not finished a match
 * @results: (element-type AriResult): the earliest first
 * @changes: (atomic) which changes of the library they know
 *
 * All finished matches of a library that are not deleted. A value with a count of references; nobody changes
 * it.
 */
typedef struct
{
  GPtrArray *players;
  GArray    *results;
  int        changes;
} AriResults;

/* Without players and results. */
AriResults *ari_results_new   (void) G_GNUC_WARN_UNUSED_RESULT;
/* Both from any thread. */
AriResults *ari_results_ref   (AriResults      *self);
void        ari_results_unref (AriResults      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriResults, ari_results_unref)

/* Returns the index of the new player. */
guint       ari_results_add_player (AriResults *self,
                               AriSeatKind      kind,
                               const char      *name);
/* Whether both say the same: the same players, in the same order, and the same results. */
gboolean    ari_results_equal (AriResults      *self,
                               AriResults      *other);
/* The scores of the side of @seat, added up. */
int         ari_result_points (const AriResult *self,
                               AriActor         seat);
/* The only seat of that player; ARI_NONE: the player has none, or several. */
AriActor    ari_result_seat   (const AriResult *self,
                               guint            player);
/* Whether all seats share the win: a draw. */
gboolean    ari_result_is_draw (const AriResult *self);
/* How @seat did against @other, who is not on its side: 1, it was ahead; 0, it was behind; 0.5, neither. A
 * winner is ahead of all who are not; those who did not win are compared by the scores of their sides, if
 * points decided the match. */
double      ari_result_score  (const AriResult *self,
                               AriActor         seat,
                               AriActor         other);

/* @known: (nullable): what was read before; if the library has not changed since, that is the answer. */
void        ari_library_results_async  (AriLibrary          *self,
                                        AriResults          *known,
                                        GCancellable        *cancellable,
                                        GAsyncReadyCallback  callback,
                                        gpointer             data);
/* (transfer full): NULL for an error. */
AriResults *ari_library_results_finish (AriLibrary          *self,
                                        GAsyncResult        *result,
                                        GError             **error);

/* What the plies of a match must have. */
typedef enum
{
  ARI_MATCHES_ANALYSED, /* as many evaluations as the main line has plies */
  ARI_MATCHES_TIMED,    /* times */
} AriMatchesWith;

/* The newest finished matches of the person @name in a game that have what @with says, at most @limit. */
void        ari_library_matches_of_async  (AriLibrary          *self,
                                           const char          *name,
                                           const AriRules      *rules,
                                           AriMatchesWith       with,
                                           guint                limit,
                                           GCancellable        *cancellable,
                                           GAsyncReadyCallback  callback,
                                           gpointer             data);
/* (transfer full) (element-type gint64): their ids; NULL for an error. */
GArray     *ari_library_matches_of_finish (AriLibrary          *self,
                                           GAsyncResult        *result,
                                           GError             **error);

G_END_DECLS
