/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AriRecordedToss: one toss of a match in the library
 * @name: the thrower's, "" for none
 * @level: (nullable): a computer's
 * @release: as it was recorded
 * @hit: the recorded result
 */
typedef struct
{
  char    *name;
  char    *level;
  char    *release;
  gboolean hit;
} AriRecordedToss;

/* With its texts. */
void ari_recorded_toss_free (AriRecordedToss *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriRecordedToss, ari_recorded_toss_free)

G_END_DECLS
