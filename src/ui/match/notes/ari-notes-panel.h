/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-visibility.h"

G_BEGIN_DECLS

#define ARI_TYPE_NOTES_PANEL (ari_notes_panel_get_type ())
/**
 * AriNotesPanel:
 *
 * The title and notes of a match, and the comment of the shown ply. Text is saved a moment after the first
 * change, when the focus leaves, and when another ply is shown.
 */
G_DECLARE_FINAL_TYPE (AriNotesPanel, ari_notes_panel, ARI, NOTES_PANEL, AdwBin)

/* Call once, before the panel is shown. */
void ari_notes_panel_set_match     (AriNotesPanel *self,
                                    AriMatch      *match);
/* Puts the text cursor into the comment. */
void ari_notes_panel_focus_comment (AriNotesPanel *self);
/* What may be seen of the match, which the panel has already. */
void ari_notes_panel_set_visibility           (AriNotesPanel       *self,
                                               const AriVisibility *visibility);

G_END_DECLS
