/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

#define ARI_MAX_ABOUT 6 /* spots that one rule speaks of */

/* Whether @action, played in @position, leads to the occasion in @next. Returns the spot where players see
 * it, or ARI_SPOT_NONE if it isn't the occasion. */
typedef AriSpot AriOccursFunc (const AriPosition *position,
                               AriAction          action,
                               const AriPosition *next);

/* The spots that the rule speaks of there, besides the one where players see it, such as where the next
 * action could lead. Returns their number. */
typedef guint   AriAboutFunc    (const AriPosition *position,
                                 AriAction          action,
                                 const AriPosition *next,
                                 AriSpot            spots[ARI_MAX_ABOUT]);

/* The seats, as bits (seat − 1), for whom that occasion of a move changes what they have or what they can
 * do. */
typedef guint   AriConcernsFunc (const AriPosition *position,
                                 AriAction          action,
                                 const AriPosition *next);

/**
 * AriRuleMoment: something in a match that is explained to newcomers when it first happens
 * @id: "exchange": stable, stored in settings
 * @text: N_() the rule, in one or two sentences
 * @section: of the game's page in the help: the section with the whole rule
 *
 * It holds with every option of the game; a rule that an option changes doesn't occur with that option.
 */
typedef struct
{
  const char      *id;
  const char      *text;
  const char      *section;
  AriOccursFunc   *occurs;
  AriConcernsFunc *concerns; /* Optional: the seat whose turn it was */
  gboolean         concerns_all; /* everybody, and then no @concerns */
  AriAboutFunc    *about; /* Optional: it speaks of no other spot */
} AriRuleMoment;

/**
 * AriRuleMoments: the occasions of a game, the rarest first; see #AriTeaching
 */
typedef struct
{
  const AriRuleMoment *list;
  guint              n;
} AriRuleMoments;

/* @n: (out): their number; 0 in a game without occasions. */
const AriRuleMoment *ari_rules_occasions   (const AriRules *rules,
                                            guint          *n);
/* Whom it concerns, as bits (seat − 1), that @action, played in @position, led to the occasion in @next. */
guint              ari_rule_moment_concerns (const AriRuleMoment *occasion,
                                             const AriRules      *rules,
                                             const AriPosition   *position,
                                             AriAction            action,
                                             const AriPosition   *next);
/* As #AriRuleMoment.about. */
guint              ari_rule_moment_about    (const AriRuleMoment *occasion,
                                             const AriPosition   *position,
                                             AriAction            action,
                                             const AriPosition   *next,
                                             AriSpot              spots[ARI_MAX_ABOUT]);

G_END_DECLS
