/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_TAGS_DIALOG (ari_tags_dialog_get_type ())
/**
 * AriTagsDialog:
 *
 * The tags of one match or of many: a check for each tag there is, and an entry for a new one. Changes are
 * saved immediately.
 */
G_DECLARE_FINAL_TYPE (AriTagsDialog, ari_tags_dialog, ARI, TAGS_DIALOG, AdwDialog)

/* @entries: (element-type AriEntry) */
AriTagsDialog *ari_tags_dialog_new (AriLibrary *library,
                                    GPtrArray  *entries) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
