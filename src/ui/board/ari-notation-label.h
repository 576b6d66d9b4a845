/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-notation.h"

G_BEGIN_DECLS

#define ARI_TYPE_NOTATION_LABEL (ari_notation_label_get_type ())
/**
 * AriNotationLabel:
 *
 * Text in which actions appear as pictures: those between the marks of ari_notation_quote(). What people
 * select and copy is the written form. Screen readers hear it in words.
 */
G_DECLARE_FINAL_TYPE (AriNotationLabel, ari_notation_label, ARI, NOTATION_LABEL, GtkWidget)

GtkWidget *ari_notation_label_new        (void) G_GNUC_WARN_UNUSED_RESULT;
GtkLabel  *ari_notation_label_get_label  (AriNotationLabel *self);
void       ari_notation_label_set_text   (AriNotationLabel *self,
                                          const AriRules   *rules,
                                          AriActor          seat,
                                          const char       *sentence);
void       ari_notation_label_set_markup (AriNotationLabel *self,
                                          const AriRules   *rules,
                                          const char       *markup);
void       ari_notation_label_set_action (AriNotationLabel *self,
                                          const AriRules   *rules,
                                          AriActor          seat,
                                          const char       *text);

G_END_DECLS
