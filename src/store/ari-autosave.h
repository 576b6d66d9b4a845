/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_AUTOSAVE (ari_autosave_get_type ())
/**
 * AriAutosave:
 *
 * Keeps a match in the library: it writes every change of the match as it happens, each in its own
 * transaction, and holds the match from "ply-added" until the ply is committed, so each ply is durable before
 * the next can be made. ari_library_close() writes what was pushed before it.
 *
 * A match is added with its first ply: the library holds none that nobody has played.
 *
 * In a library that is read-only it makes the match read-only and keeps nothing.
 *
 * Properties: "id" (gint64, 0 until the match has been added), "pending" (gboolean).
 *
 * Signals:
 * - "failed" (GError): a write failed; the match stays held until ari_autosave_retry() succeeds, and
 *   nothing is lost
 * - "committed": all changes so far are durable
 */
G_DECLARE_FINAL_TYPE (AriAutosave, ari_autosave, ARI, AUTOSAVE, GObject)

/* @id: 0 to add the match as a new one, as soon as it has a ply, else the id it was loaded under. */
AriAutosave *ari_autosave_new        (AriLibrary *library,
                                      AriMatch   *match,
                                      gint64      id) G_GNUC_WARN_UNUSED_RESULT;
/* Keeps a match that comes with plies nobody has played here: it is added as a new one, with all of them,
 * only when another ply follows or a person writes something about it. */
AriAutosave *ari_autosave_new_trial  (AriLibrary *library,
                                      AriMatch   *match) G_GNUC_WARN_UNUSED_RESULT;
/* The row of the match; 0 until it has been added. */
gint64     ari_autosave_get_id     (AriAutosave  *self);
/* (transfer none) */
AriMatch  *ari_autosave_get_match  (AriAutosave  *self);
/* (transfer none): where the match is kept. */
AriLibrary *ari_autosave_get_library (AriAutosave *self);
/* Whether something is not durable yet. */
gboolean   ari_autosave_is_pending (AriAutosave  *self);
/* Whether a write failed; nothing more is written until ari_autosave_retry(). */
gboolean   ari_autosave_has_failed (AriAutosave  *self);
/* Writes what failed again, and all that came after it. If the library lost the match, or another program
 * played on in it, all of it becomes another match, and "id" changes. */
void       ari_autosave_retry      (AriAutosave  *self);

G_END_DECLS
