/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-people.h"

G_BEGIN_DECLS

#define ARI_TYPE_RENAMING (ari_renaming_get_type ())
/**
 * AriRenaming:
 *
 * A new name for a person: it is asked for, given to all matches, and can be undone. With the name of
 * another person, it makes one of both.
 *
 * Signal "renamed" (const char *name): what the person is called now, also after undoing.
 */
G_DECLARE_FINAL_TYPE (AriRenaming, ari_renaming, ARI, RENAMING, GObject)

/* @settings: (nullable): they keep what the first person of a new match is called. @name: of the person */
AriRenaming *ari_renaming_new (AriPeople   *people,
                               GSettings   *settings,
                               const char  *name) G_GNUC_WARN_UNUSED_RESULT;
/* Opens the dialog over @page. Call once. */
void         ari_renaming_ask (AriRenaming *self,
                               GtkWidget   *page);

G_END_DECLS
