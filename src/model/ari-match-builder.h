/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriMatchBuilder:
 *
 * Builds a match from written plies, out of the library or a record: it checks every action against the
 * rules, keeps ids, and never shows the match half built.
 *
 * Set details and annotations on ari_match_builder_get_match() with the functions of #AriMatch; functions
 * for lines and the cursor work only after ari_match_builder_end().
 */
typedef struct _AriMatchBuilder AriMatchBuilder;

/* Starts with nothing played. */
AriMatchBuilder *ari_match_builder_new           (const AriSetup  *setup) G_GNUC_WARN_UNUSED_RESULT;
/* Frees the match too, unless it was taken. */
void             ari_match_builder_free          (AriMatchBuilder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriMatchBuilder, ari_match_builder_free)

AriMatch        *ari_match_builder_get_match     (AriMatchBuilder *self);
AriPly          *ari_match_builder_add           (AriMatchBuilder *self,
                                                  guint            parent,
                                                  guint            id,
                                                  guint            order,
                                                  const char      *text,
                                                  double           seconds,
                                                  AriRetraction    retraction,
                                                  GError         **error);
/* @ply: one that was added */
void             ari_match_builder_set_chooser   (AriMatchBuilder *self,
                                                  AriPly          *ply,
                                                  AriChooser       chooser);
/* The number of takebacks, which no ply records. */
void             ari_match_builder_set_takebacks (AriMatchBuilder *self,
                                                  guint            takebacks);
AriMatch        *ari_match_builder_end           (AriMatchBuilder *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
