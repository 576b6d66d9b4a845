/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AriPartFile:
 *
 * A file that is being written, and takes its place only when it is complete. It has a new name that only
 * Ariadne uses, so no other file of yours or of another program is replaced or deleted. It stays locked while
 * it is written: once a program is killed, its file has no lock and can be deleted. Blocking; one thread at a
 * time uses it.
 */
typedef struct _AriPartFile AriPartFile;

/* Makes an empty file in the folder of @target. It has the owner and the permissions of @target, which it
 * will replace, or else those of @like (nullable). NULL with errno. */
AriPartFile *ari_part_file_new      (const char  *target,
                                     const char  *like) G_GNUC_WARN_UNUSED_RESULT;
/* Deletes it, unless it is in its place. */
void         ari_part_file_free     (AriPartFile *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriPartFile, ari_part_file_free)

const char  *ari_part_file_get_path (AriPartFile *self);
/* Its descriptor, which it keeps. */
int          ari_part_file_get_file (AriPartFile *self);
/* Replaces @target with it, and keeps that from a power cut. FALSE with errno. */
gboolean     ari_part_file_put      (AriPartFile *self,
                                     const char  *target) G_GNUC_WARN_UNUSED_RESULT;
/* Why no file can be made in the folder of @target, an errno; 0: one can. */
int          ari_part_file_probe    (const char  *target) G_GNUC_WARN_UNUSED_RESULT;
/* Deletes the files of this kind in @folder that no running program writes any more. */
void         ari_part_file_clean    (const char  *folder);

G_END_DECLS
