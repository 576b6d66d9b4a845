/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-exercise.h"

G_BEGIN_DECLS

/* The kind of a mistake is what can be proved about it: a word that the library keeps. Each game may have
 * kinds of its own (#AriMistakeKinds). */

#define ARI_MISTAKE_OTHER  ""       /* nothing but that it lost much */
#define ARI_MISTAKE_WIN    "win"    /* another move wins, whatever happens */
#define ARI_MISTAKE_MEMORY "memory" /* what the player had seen, and could have used */
#define ARI_MISTAKE_GAIN   "gain"   /* a better move brings something at once, and this one doesn’t */
#define ARI_MISTAKE_LOSS   "loss"   /* the move loses, if all others play perfectly */

/* (transfer container) (element-type utf8): all kinds of mistakes in @rules (nullable: in any game). */
GPtrArray     *ari_mistake_kinds      (const AriRules *rules) G_GNUC_WARN_UNUSED_RESULT;
/* The kind of @exercise, a mistake, if this release knows it, or else %ARI_MISTAKE_OTHER. */
const char    *ari_mistake_kind_of    (const AriExercise *exercise);
/* What people read, translated. */
const char    *ari_mistake_kind_name  (const char     *kind);

/* (transfer full): the names that an exercise keeps, at least one, as a list in a sentence. */
char          *ari_mistake_opponents_to_words (const char *opponents) G_GNUC_WARN_UNUSED_RESULT;

GPtrArray     *ari_mistakes_of        (AriMatch   *match,
                                       const char *name) G_GNUC_WARN_UNUSED_RESULT;
guint          ari_mistakes_count_evals (AriMatch     *match);

G_END_DECLS
