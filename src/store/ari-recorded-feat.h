/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AriRecordedFeat: one feat of a match in the library
 * @name: the performer's, "" for none
 * @level: (nullable): a computer's
 * @performance: as it was recorded
 * @hit: the recorded result
 */
typedef struct
{
  char    *name;
  char    *level;
  char    *performance;
  gboolean hit;
} AriRecordedFeat;

/* With its texts. */
void ari_recorded_feat_free (AriRecordedFeat *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriRecordedFeat, ari_recorded_feat_free)

G_END_DECLS
