/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriMatchBuilder:
 *
 * Makes a match of plies that were written down, by the library or in a record: every action is
 * checked against the rules, ids are kept, and nobody sees the match half built.
 *
 * Details and annotations are set on ari_match_builder_get_match() with the functions of
 * #AriMatch; what concerns lines and cursor works only after ari_match_builder_end().
 */
typedef struct _AriMatchBuilder AriMatchBuilder;

/* With nothing played yet. */
AriMatchBuilder *ari_match_builder_new           (const AriSetup  *setup) G_GNUC_WARN_UNUSED_RESULT;
/* With what was built and not taken. */
void             ari_match_builder_free          (AriMatchBuilder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriMatchBuilder, ari_match_builder_free)

AriMatch        *ari_match_builder_get_match     (AriMatchBuilder *self);
AriPly          *ari_match_builder_add           (AriMatchBuilder *self,
                                                  guint            parent,
                                                  guint            id,
                                                  guint            order,
                                                  const char      *text,
                                                  double           seconds,
                                                  gboolean         retracted,
                                                  GError         **error);
/* How often something was taken back, which no ply tells. */
void             ari_match_builder_set_takebacks (AriMatchBuilder *self,
                                                  guint            takebacks);
AriMatch        *ari_match_builder_end           (AriMatchBuilder *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
