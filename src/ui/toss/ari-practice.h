/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ari-release.h"

G_BEGIN_DECLS

#define ARI_PRACTICE_LAST 5 /* throws that are kept */

/**
 * AriPractised:
 * @n_tosses: all throws so far
 * @n_hits: among them
 * @releases: (element-type AriRelease): the last of them, oldest first
 *
 * What one person has practised.
 */
typedef struct
{
  guint   n_tosses, n_hits;
  GArray *releases;
} AriPractised;

/**
 * AriPractice:
 *
 * What everybody has practised since the program was started. Practice counts for nothing, so it is written
 * nowhere.
 */
typedef struct _AriPractice AriPractice;

AriPractice        *ari_practice_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void                ari_practice_free (AriPractice      *self);
/* @name: the person's, or "" for anybody's. Stays valid as long as @self. */
const AriPractised *ari_practice_of   (AriPractice      *self,
                                       const char       *name);
void                ari_practice_add  (AriPractice      *self,
                                       const char       *name,
                                       const AriRelease *release,
                                       gboolean          hit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriPractice, ari_practice_free)

G_END_DECLS
