/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include "tournament.h"

/* head-starts GAME: of each two players, the weaker one has head starts. They play pairs of games in which
 * they change seats, and the weaker one keeps the head start. */

static void
pair_all (AriTournament *self,
          guint          size)
{
  for (guint i = 0; i < self->n_players; i++)
    for (guint k = 0; k < i; k++)
      g_array_append_val (self->pairings, ((AriPairing) { { k, i }, (guint8) size }));
}

/* @data: (type char **): a list of sizes, or NULL for all that there are */
static gboolean
pair_sizes (AriTournament *self,
            gpointer       data,
            GError       **error)
{
  const char *list = *(char **) data;
  g_auto(GStrv) sizes = g_strsplit (list != NULL ? list : "", ",", -1);
  guint most = ari_setup_most_head_start (&self->game.setup);
  guint64 size;

  for (guint i = 0; list == NULL && i <= most; i++)
    pair_all (self, i);
  for (guint i = 0; sizes[i] != NULL; i++)
    {
      if (!ari_number_read_whole (sizes[i], 0, most, &size, error))
        return FALSE;

      pair_all (self, (guint) size);
    }

  return TRUE;
}

static void
print_pairing (const AriTournament *self,
               const AriPairing    *pairing)
{
  g_print ("%s\t%s\t%u", self->players[pairing->players[0]].name, self->players[pairing->players[1]].name,
           pairing->head_start);
}

int
ari_lab_head_starts (int    argc,
                     char **argv)
{
  g_autofree char *sizes = NULL;
  const GOptionEntry option = {
    "sizes", 0, 0, G_OPTION_ARG_STRING, &sizes,
    "The head starts of the weaker player, apart by commas; 0: none (0 and all that the game has)", "SIZES",
  };
  const AriTournamentKind kind = {
    "Plays pairs of games in which the weaker player has a head start, and prints the result of each pair.",
    "weaker\tstronger\tsize", &option, TRUE, pair_sizes, print_pairing, &sizes,
  };

  return ari_tournament_command (&kind, argc, argv);
}
