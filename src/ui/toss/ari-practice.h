/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ari-release.h"

G_BEGIN_DECLS

#define ARI_PRACTICE_LAST 5 /* throws to keep */

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
} AriPractised;

/**
 * AriPractice:
 *
 * The practice throws of everyone since the program started. Practice doesn't count, so it isn't saved.
 */
typedef struct _AriPractice AriPractice;

AriPractice        *ari_practice_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void                ari_practice_free (AriPractice      *self);
/* @name: the name of the person, or "" for anybody. The result is valid as long as @self. */
const AriPractised *ari_practice_of   (AriPractice      *self,
                                       const char       *name);
void                ari_practice_add  (AriPractice      *self,
                                       const char       *name,
                                       const AriRelease *release,
                                       gboolean          hit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriPractice, ari_practice_free)

G_END_DECLS
