/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ari-release.h"

G_BEGIN_DECLS

#define ARI_THROWS_KEPT 5 /* throws to keep */

/**
 * @n_tosses: the number of throws so far
 * @n_hits: how many of them hit
 * @releases: (element-type AriRelease): the latest throws, oldest first
 *
 * The practice throws of one person.
 */
typedef struct
{
  guint   n_tosses, n_hits;
  GArray *releases;
} AriThrowTally;

/**
 * AriPracticeThrows:
 *
 * The practice throws of everyone since the program started. Practice doesn't count, so it isn't saved.
 */
typedef struct _AriPracticeThrows AriPracticeThrows;

AriPracticeThrows   *ari_practice_throws_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void                 ari_practice_throws_free (AriPracticeThrows *self);
/* @name: the name of the person, or "" for anybody. The result is valid as long as @self. */
const AriThrowTally *ari_practice_throws_of   (AriPracticeThrows *self,
                                               const char        *name);
void                 ari_practice_throws_add  (AriPracticeThrows *self,
                                               const char        *name,
                                               const AriRelease  *release,
                                               gboolean           hit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriPracticeThrows, ari_practice_throws_free)

G_END_DECLS
