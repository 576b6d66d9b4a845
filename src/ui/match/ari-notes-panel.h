/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_NOTES_PANEL (ari_notes_panel_get_type ())
/**
 * AriNotesPanel:
 *
 * Title and notes of a match, and the comment of the ply that is shown. What is written is kept a
 * moment after the last key, when the keyboard leaves, and when another ply is shown.
 */
G_DECLARE_FINAL_TYPE (AriNotesPanel, ari_notes_panel, ARI, NOTES_PANEL, AdwBin)

/* Once, before it is shown. */
void ari_notes_panel_set_match     (AriNotesPanel *self,
                                    AriMatch      *match);
/* Puts the cursor into the comment. */
void ari_notes_panel_focus_comment (AriNotesPanel *self);
/* @recalls: what players have to keep in mind is told, too, before the match is over. */
void ari_notes_panel_set_reveal_hidden   (AriNotesPanel *self,
                                          gboolean       recalls);

G_END_DECLS
