/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-level.h"
#include "ari-match.h"
#include "engine-program.h"

G_BEGIN_DECLS

/**
 * AriLevelGame:
 *
 * One game in which every seat is played by a level, or by another program: what `match` and `selfplay` play.
 * The same values give the same game, unless actions are chosen by time.
 */
typedef struct
{
  AriSetup        setup;
  const AriLevel *levels[ARI_MAX_SEATS];
  const AriLevel *performer;    /* (nullable): whose skill all have where a feat is due; NULL: each its own */
  double          scale;
  double          parts[ARI_MAX_SEATS]; /* by seats: what part of its budget a level has; 0: all of it */
  double          seconds;      /* for each action, instead of the budgets of the levels; 0: their budgets */
  guint           guests;       /* the seats that @guest_path plays: bit (seat − 1) */
  const char     *guest_path;   /* (nullable): a program, started for this game */
  double          patience;     /* how many seconds more than @seconds it has for each answer */
  guint64         seed;
  guint           n_drawn;      /* actions at the start that are drawn, each as likely */
  guint64         drawn_seed;   /* by which */
} AriLevelGame;

/* Called for each action before it is applied. */
typedef void (*AriLevelGameFunc) (AriAction action,
                                  gpointer  data);

/* Plays to the end, and leaves the final position in @position. FALSE when a caught signal stopped it,
 * or, with an error, when the other program failed. */
gboolean        ari_level_game_play   (const AriLevelGame *game,
                                       AriPosition        *position,
                                       AriLevelGameFunc    each,
                                       gpointer            data,
                                       GError            **error);

/* The same game as a match with its plies. It carries no date, so the same values give the same record. NULL
 * with an error, or when a caught signal stopped it. */
AriMatch       *ari_level_game_record (const AriLevelGame *game,
                                       GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* The level named @id, or NULL with an error that names them all; @rules (nullable) says whether there is
 * the level “greedy”. */
const AriLevel *ari_level_game_lookup (const AriRules     *rules,
                                       const char         *id,
                                       GError            **error);

G_END_DECLS
