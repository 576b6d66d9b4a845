/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AriImportFailures:
 *
 * The files of an import that could not be imported, and why. The text stays short even for thousands of
 * them.
 */
typedef struct _AriImportFailures AriImportFailures;

AriImportFailures *ari_import_failures_new      (void) G_GNUC_WARN_UNUSED_RESULT;
void               ari_import_failures_free     (AriImportFailures       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriImportFailures, ari_import_failures_free)

/* @reason: a sentence that says what to do next */
void               ari_import_failures_add      (AriImportFailures       *self,
                                                 GFile                   *file,
                                                 const char              *reason);
guint              ari_import_failures_get_n    (const AriImportFailures *self);
/* The most frequent reasons, each with the first of its files. @n_files: of the whole import */
char              *ari_import_failures_describe (const AriImportFailures *self,
                                                 guint                    n_files) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
