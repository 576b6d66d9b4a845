/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The small values that every layer uses: actions, actors, positions, spots. All are plain data: copy them
 * with '=', never free them. */

#define ARI_MAX_SEATS    5
#define ARI_MAX_ACTIONS  1024 /* upper bound of the number of legal actions in any position of any game */
#define ARI_MAX_OPTIONS  8
#define ARI_MAX_PICKS    8
#define ARI_MAX_SPOTS    512

/**
 * AriAction:
 *
 * The smallest recorded step of a game. Its bits are private to its game; the public form is text
 * (#AriRules.format).
 */
typedef guint32 AriAction;
#define ARI_ACTION_NONE G_MAXUINT32

/**
 * AriActor:
 *
 * Who acts next: a seat, numbered from 1 in turn order, %ARI_CHANCE, or %ARI_NONE
 * when the game is over. Arrays over seats are indexed by seat − 1.
 */
typedef guint AriActor;
#define ARI_NONE   0u
#define ARI_CHANCE 255u

/**
 * AriPosition:
 *
 * A position of any game as a value: no pointers inside, so you can copy it with '=', hash and compare it.
 * Only the first #AriRules.size bytes are used; a game casts the words to its own struct.
 */
typedef struct
{
  guint64 words[128];
} AriPosition;

/**
 * AriSpot:
 *
 * Index into #AriBoard.spots: a place that you can point at or name (a line, a triangle, a space, a tile, a
 * die, a piece in hand, a choice).
 */
typedef guint16 AriSpot;
#define ARI_SPOT_NONE G_MAXUINT16

typedef struct _AriRules AriRules;

#define ARI_RULES_ERROR (ari_rules_error_quark ())
GQuark ari_rules_error_quark (void);

/**
 * AriRulesError:
 * @ARI_RULES_ERROR_PARSE: the text is not an action of this game
 * @ARI_RULES_ERROR_ILLEGAL: the action exists but is not legal here
 * @ARI_RULES_ERROR_SETUP: unknown game, number of seats, option or option value
 *
 * Messages are translated whole sentences that say what would be accepted.
 */
typedef enum
{
  ARI_RULES_ERROR_PARSE,
  ARI_RULES_ERROR_ILLEGAL,
  ARI_RULES_ERROR_SETUP,
} AriRulesError;

G_END_DECLS
