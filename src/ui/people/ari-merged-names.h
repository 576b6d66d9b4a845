/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-people.h"

G_BEGIN_DECLS

#define ARI_TYPE_MERGED_NAMES (ari_merged_names_get_type ())
/**
 * AriMergedNames:
 *
 * The names that became one with a person, each with a button that separates them again. Hidden while there
 * are none.
 */
G_DECLARE_FINAL_TYPE (AriMergedNames, ari_merged_names, ARI, MERGED_NAMES, AdwPreferencesGroup)

/* Shows those of the person @name, once they are read. Call it again when the people change. */
void ari_merged_names_show (AriMergedNames *self,
                            AriPeople      *people,
                            const char     *name);

G_END_DECLS
