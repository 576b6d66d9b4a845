/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "commands.h"
#include "level-duel.h"

G_BEGIN_DECLS

#define ARI_MOST_PLAYERS 16

/* A level with a part of its budget, which can stand between two levels that are far apart. */
typedef struct
{
  char           *name;
  const AriLevel *level;
  double          scale; /* 1: the whole budget */
} AriLabPlayer;

/* Two players, by their numbers. */
typedef struct
{
  guint  players[2];
  guint8 head_start; /* of the first one; 0: none */
} AriPairing;

/* Players meet in pairs of games in which they change seats. */
typedef struct
{
  AriLevelGame game;      /* as for AriLevelDuel */
  AriLabPlayer players[ARI_MOST_PLAYERS]; /* from the weakest on */
  guint        n_players;
  GArray      *pairings;  /* (element-type AriPairing) */
  guint        n_pairs;   /* of games, for each pairing */
  GError      *error;     /* (nullable): why no more games are played */
} AriTournament;

/**
 * AriTournamentKind: what makes a command of a tournament
 * @summary: one sentence
 * @columns: the names of the first columns; “points”, “of” and “seed” follow
 * @option: (nullable): an option of this command alone, read before @pair
 * @apart: whether each pair of games has seeds of its own; otherwise all pairings begin with the same ones
 * @pair: fills the pairings, given the players, the setup and @data; FALSE: with an error
 * @print: the first cells of a row
 */
typedef struct
{
  const char         *summary;
  const char         *columns;
  const GOptionEntry *option;
  gboolean            apart;
  gboolean          (*pair)  (AriTournament       *tournament,
                              gpointer             data,
                              GError             **error);
  void              (*print) (const AriTournament *tournament,
                              const AriPairing    *pairing);
  gpointer            data;
} AriTournamentKind;

/* Such a command, with the options that all of them have. */
int ari_tournament_command (const AriTournamentKind *kind,
                            int                      argc,
                            char                   **argv);

G_END_DECLS
