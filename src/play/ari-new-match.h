/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriNewMatch:
 *
 * A match about to be created: its setup and its players, for every seat the game may have, so that nothing
 * is forgotten while the number of seats changes. Whether a person who plays alone is warned is remembered
 * for the next match; several persons have to agree on it each time.
 */
typedef struct
{
  AriSetup    setup;
  AriSeat     seats[ARI_MAX_SEATS];
  AriWarnFrom warn_alone, warn_together;
  gboolean    free_undo; /* never remembered */
} AriNewMatch;

/* Whether a match of @rules was begun before. @settings: (nullable): without them, none was. */
gboolean     ari_new_match_has_last (GSettings         *settings,
                                     const AriRules    *rules);
/* The last choice for @rules, or a person against a computer of a friendly level. */
AriNewMatch *ari_new_match_recall   (GSettings         *settings,
                                     const AriRules    *rules) G_GNUC_WARN_UNUSED_RESULT;
void         ari_new_match_remember (const AriNewMatch *new_match,
                                     GSettings         *settings);
/* With its seats. */
void         ari_new_match_free     (AriNewMatch       *new_match);
/* The default name of a seat. */
const char  *ari_new_match_name     (AriSeatKind        kind,
                                     AriActor           seat);
/* Whether @name is the default name of a person's seat, in the present language: it belongs to nobody. */
gboolean     ari_new_match_is_seat_name (const char     *name);
/* The person @from is called @to from now on: the next matches begin with that name. Whether the first person
 * was meant is returned: ari_new_match_set_person_name() undoes that. */
gboolean     ari_new_match_rename_person (GSettings     *settings,
                                          const char    *from,
                                          const char    *to);
/* Whether the person has ever said what to be called. */
gboolean     ari_new_match_knows_person (GSettings      *settings);
/* (transfer full): what the first person is called: as they said, or before they have said anything, the name
 * of the account if it is a person's. "Player 1" stands for an empty name, and for one that isn't known. */
char        *ari_new_match_person_name  (GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;
/* The person has said what to be called; spaces around it don't count. */
void         ari_new_match_set_person_name (GSettings   *settings,
                                            const char  *name);
/* (nullable) (transfer full): the names of those who win and lose together with @seat, by the options; NULL:
 * nobody does. */
char        *ari_new_match_partners (const AriNewMatch *new_match,
                                     AriActor           seat) G_GNUC_WARN_UNUSED_RESULT;
/* Gives the seats in use to its players by chance; they keep their head starts. */
void         ari_new_match_shuffle  (AriNewMatch       *new_match);
/* The seats in use that persons play, as bits. */
guint        ari_new_match_find_persons (const AriNewMatch *new_match);
/* Whether two persons have the same name, and so are one. */
gboolean     ari_new_match_has_person_twice (const AriNewMatch *new_match);
/* Whether Free Undo makes a difference: the game shows players things, and a person plays. */
gboolean     ari_new_match_offers_free_undo (const AriNewMatch *new_match);
/* Whether practice is offered to the persons before they begin: the rules ask for feats, and they have never
 * begun a match of this game here. */
gboolean     ari_new_match_offers_practice  (const AriNewMatch *new_match,
                                             GSettings         *settings);
/* Which of its two members applies to them. */
AriWarnFrom *ari_new_match_warn_from (AriNewMatch       *new_match);
/* Warnings were chosen while @match goes on: the next match of one person begins with them, too. */
void         ari_new_match_remember_warnings (GSettings *settings,
                                              AriMatch  *match);
AriMatch    *ari_new_match_build    (const AriNewMatch *new_match) G_GNUC_WARN_UNUSED_RESULT;
/* A rematch of @match, which starts now: the same setup and players, each one seat further, with their head
 * starts. If computers play alone, persons who gave their seats away play again. */
AriMatch    *ari_new_match_again    (AriMatch          *match) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full): what a rematch changes, in a sentence: the colour of its only person, or the seats. */
char        *ari_new_match_turned   (AriMatch          *again) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriNewMatch, ari_new_match_free)

G_END_DECLS
