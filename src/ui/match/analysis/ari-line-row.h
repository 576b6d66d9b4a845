/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"
#include "ari-notation-label.h"

G_BEGIN_DECLS

#define ARI_TYPE_LINE_ROW (ari_line_row_get_type ())
/**
 * AriLineRow:
 *
 * A row about an action: its pictures, a line below them, and a value at the end.
 */
G_DECLARE_FINAL_TYPE (AriLineRow, ari_line_row, ARI, LINE_ROW, AdwPreferencesRow)

AriLineRow *ari_line_row_new  (void) G_GNUC_WARN_UNUSED_RESULT;
/* At the end of the row. */
void        ari_line_row_add_button (AriLineRow *self,
                                     GtkWidget  *button);
void        ari_line_row_show (AriLineRow     *self,
                               AriMatch       *match,
                               AriActor        seat,
                               const char     *action,
                               const char     *line,
                               const char     *value);
/* The same with a text in which ari_notation_quote() has marked the action of @seat. */
void        ari_line_row_show_text (AriLineRow *self,
                                    AriMatch   *match,
                                    AriActor    seat,
                                    const char *text,
                                    const char *line,
                                    const char *value);

G_END_DECLS
