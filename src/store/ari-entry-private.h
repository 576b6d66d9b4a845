/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-entry.h"

G_BEGIN_DECLS

/* What the worker reads for one row. */
typedef struct
{
  gint64       id;
  AriSetup     setup;
  AriPosition  position;
  AriSeat      seats[ARI_MAX_SEATS];
  char        *title;   /* (nullable) */
  gint64       started;
  gint64       touched;
  guint        n_plies;
  guint        winners;
  AriEnding    ending;
  int          scores[ARI_MAX_SEATS];
  gboolean     starred;
  gboolean     analysed;
  char       **tags;
} AriEntryData;

/* The start of some game, with no names and no tags: shown until the entry is filled. */
AriEntryData *ari_entry_data_new  (gint64        id) G_GNUC_WARN_UNUSED_RESULT;
void          ari_entry_data_free (AriEntryData *data);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriEntryData, ari_entry_data_free)

/* An entry of the match @id that waits for its data. */
AriEntry     *ari_entry_new       (gint64        id) G_GNUC_WARN_UNUSED_RESULT;
/* @data: (transfer full) */
void          ari_entry_fill      (AriEntry     *self,
                                   AriEntryData *data);

G_END_DECLS
