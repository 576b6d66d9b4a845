/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-career.h"
#include "ari-level.h"

G_BEGIN_DECLS

/* What a career says, in sentences. All texts are (transfer full). */

/* "Won 12 of 20; in the long run, between 39% and 78%", or for a few matches only "Won 2 of 3". */
char *ari_career_words_won      (guint                 won,
                                 guint                 matches) G_GNUC_WARN_UNUSED_RESULT;
/* "Won 12 of 20; … · 3 draws": the same for all matches of a career. */
char *ari_career_words_matches  (const AriCareer      *self) G_GNUC_WARN_UNUSED_RESULT;
/* "1,640 ± 120", or that there is no rating. */
char *ari_career_words_rating   (const AriCareer      *self) G_GNUC_WARN_UNUSED_RESULT;
/* What the rating means: the level that would be an even match, or that little is known yet. */
char *ari_career_words_strength (const AriCareer      *self) G_GNUC_WARN_UNUSED_RESULT;
/* What a player is called: the name of a person, the level of a computer. */
char *ari_player_words          (const AriPlayer      *player) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable) (transfer none): what the player of that index is to the person, such as “Rival”, and what that
 * means; NULL: nothing special. */
const char *ari_career_words_role (const AriCareer   *self,
                                   guint              player,
                                   const char       **meaning);
/* How the person did against @other, or together with it. */
char *ari_career_words_other    (const AriCareerOther *other) G_GNUC_WARN_UNUSED_RESULT;

/* "Ahead in 12 of 20; in the long run, between 39% and 78%", or for a few matches only "Ahead in 2 of 3". @score:
 * of the matches @against the other one, a shared one counts half */
char *ari_career_words_score           (double           score,
                                        guint            against) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): which of two people with these names is stronger, or that nobody can tell yet; NULL: there are
 * too few rated matches. */
char *ari_career_words_stronger        (const AriCareer *one,
                                        const char      *one_name,
                                        const AriCareer *other,
                                        const char      *other_name) G_GNUC_WARN_UNUSED_RESULT;

/* (nullable): the level against which a match would be even; %NULL: not known well enough. */
const AriLevel *ari_career_even_level (const AriCareer *self);

G_END_DECLS
