/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-glicko.h"
#include "ari-results.h"

G_BEGIN_DECLS

/**
 * AriEvenChances: the head starts with which the chances of all players are as even as they can be
 * @strongest: the seat of the strongest player, who has none but what was @kept
 * @sizes: for each seat; 0: no head start makes the chances more even
 * @chances: how likely each is to do better than the strongest player, 0 … 1; half of it for as well
 * @errors: how far the true chances are from these at most, in 95 of 100 cases; 0 between seats of the same
 *   player without head starts
 * @enough: the seats with a chance of 40% or more, as bits; no other size makes those of the rest more even
 * @rough: the seats with a head start whose worth is known too roughly to tell a chance, as bits
 * @missing: about how many more matches each needs before its chance can be told; 0: none
 * @kept: the rating of the strongest player is a guess, so all head starts are as they were set
 */
typedef struct
{
  AriActor strongest;
  guint8   sizes[ARI_MAX_SEATS];
  double   chances[ARI_MAX_SEATS];
  double   errors[ARI_MAX_SEATS];
  guint    enough;
  guint    rough;
  guint    missing[ARI_MAX_SEATS];
  gboolean kept;
} AriEvenChances;

/* (nullable) (transfer full): why even chances can't be chosen: the head starts were measured with another
 * number of seats, or with other options. NULL: they can. */
char    *ari_even_chances_obstacle (const AriSetup     *setup) G_GNUC_WARN_UNUSED_RESULT;
/* @players: how strong those at @seats are. Head starts in @setup count only if the rating of the strongest
 * player is a guess: then they stay. */
AriEvenChances ari_even_chances_choose (const AriSetup  *setup,
                                        const AriSeat   *seats,
                                        const AriGlicko *players);
/* The same for the players at @seats, all of whom have a name, and are rated on another thread. @results:
 * (nullable): what is known of people. @now: Unix seconds */
void     ari_even_chances_find_async  (const AriSetup      *setup,
                                       const AriSeat       *seats,
                                       AriResults          *results,
                                       gint64               now,
                                       GCancellable        *cancellable,
                                       GAsyncReadyCallback  callback,
                                       gpointer             data);
/* FALSE with G_IO_ERROR_CANCELLED. */
gboolean ari_even_chances_find_finish (GAsyncResult        *result,
                                       AriEvenChances      *chances,
                                       GError             **error);
/* What was chosen, in sentences: “Anna starts with 14 pieces instead of 12. Anna has a
 * chance of 52% ± 6 against Ben.” */
char    *ari_even_chances_words  (const AriEvenChances *self,
                                  const AriSetup       *setup,
                                  const AriNames       *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
