/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include "tournament.h"

/* pairs GAME: players meet in pairs of games with the same opening. Games between players who are far apart
 * tell little, so neighbours play, and those who have one between them. */

#define REACH 2 /* the farthest who play each other */

static gboolean
pair_players (AriTournament *self,
              gpointer       data,
              GError       **error)
{
  for (guint i = 0; i < self->n_players; i++)
    for (guint k = 1; k <= REACH && k <= i; k++)
      g_array_append_val (self->pairings, ((AriPairing) { .players = { i, i - k } }));

  return TRUE;
}

static void
print_players (const AriTournament *self,
               const AriPairing    *pairing)
{
  g_print ("%s\t%s", self->players[pairing->players[0]].name, self->players[pairing->players[1]].name);
}

int
ari_lab_pairs (int    argc,
               char **argv)
{
  static const AriTournamentKind kind = {
    "Plays pairs of games between players, and prints the result of each pair.", "one\tother",
    .pair = pair_players, .print = print_players,
  };

  return ari_tournament_command (&kind, argc, argv);
}
