/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

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
/* @reveal_hidden: whether to reveal what players have to remember, even before the match is over. */
void ari_notes_panel_set_reveal_hidden   (AriNotesPanel *self,
                                          gboolean       reveal_hidden);

G_END_DECLS
