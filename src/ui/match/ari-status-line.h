/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_TYPE_STATUS_LINE (ari_status_line_get_type ())
/**
 * AriStatusLine:
 *
 * A text in a place that is always two lines high. If the text is longer, a button “More” shows the rest.
 */
G_DECLARE_FINAL_TYPE (AriStatusLine, ari_status_line, ARI, STATUS_LINE, GtkWidget)

GtkWidget *ari_status_line_new      (void) G_GNUC_WARN_UNUSED_RESULT;
/* @text: may hold quoted actions: see ari_notation_label_set_text() */
void       ari_status_line_set_text (AriStatusLine  *self,
                                     const AriRules *rules,
                                     const char     *text);
/* Opens or closes the whole text, as the button does. FALSE: all of it is there already. */
gboolean   ari_status_line_toggle   (AriStatusLine  *self);

G_END_DECLS
