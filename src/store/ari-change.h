/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-database.h"
#include "ari-match-data.h"

G_BEGIN_DECLS

/**
 * AriChange:
 *
 * One change of a match as immutable plain data: the autosave may send it again while the worker still holds
 * it. Writing it twice does the same as writing it once.
 */
typedef struct _AriChange AriChange;

/* Each captures @match as it is now, in the handler of the signal that announces the change: the whole match,
 * as a new row; its seats, title and notes; a new or changed ply; the order of @ply and its siblings; the
 * removal of @ply with everything after it. */
AriChange *ari_change_new_match   (AriMatch    *match);
/* Seats, title, notes, date, takebacks, foreign tags, and who chose the plies: a library of an earlier
 * release may not know it, and must not take new players of the seats for the old ones. */
AriChange *ari_change_new_details (AriMatch *match);
/* One ply with everything attached to it. @is_new: it was played, not changed */
AriChange *ari_change_new_ply     (AriMatch *match,
                                   AriPly   *ply,
                                   gboolean  is_new);
/* Only the evaluation of @ply, or that it has none any more. @shows: the match is analysed now, and was not
 * before, or the reverse */
AriChange *ari_change_new_eval    (AriMatch *match,
                                   AriPly   *ply,
                                   gboolean  shows);
/* @ply became the first child of its parent. */
AriChange *ari_change_new_order   (AriMatch *match,
                                   AriPly   *ply);
/* @ply was cut off, with everything after it. */
AriChange *ari_change_new_removal (AriMatch *match,
                                   AriPly   *ply);
/* From any thread. */
AriChange *ari_change_ref         (AriChange   *self);
/* From any thread. */
void       ari_change_unref       (AriChange   *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriChange, ari_change_unref)

/* Whether nothing may be played until it is durable: true for a new match and a new ply. */
gboolean   ari_change_holds       (AriChange   *self);

/* Whether lists of matches may look different afterwards: they show whether all evaluations are there. */
gboolean   ari_change_shows       (AriChange   *self);

/* In the worker, in an open transaction. @id: (inout) the row of the match. */
gboolean   ari_change_write       (AriChange    *self,
                                   AriDatabase  *database,
                                   gint64       *id,
                                   GError      **error);

/**
 * AriTrack:
 *
 * What the changes of one match share in the worker: the row they belong to, and whether one
 * of them failed. The main thread touches it only while none of them is under way.
 */
typedef struct
{
  gint64  id;     /* 0 until the match has been added */
  GError *broken; /* (nullable) why nothing more is written for now */
} AriTrack;

/* @id: 0 for a match that has yet to be added */
AriTrack *ari_track_new   (gint64    id);
/* From any thread. */
AriTrack *ari_track_ref   (AriTrack *self);
/* From any thread. */
void      ari_track_unref (AriTrack *self);

G_END_DECLS
