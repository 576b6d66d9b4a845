/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-rules.h"

G_BEGIN_DECLS

/* What the rows of several pages about people have in common. */

/* @row leads somewhere, which an arrow at its end shows. */
void ari_person_rows_add_arrow (AdwActionRow        *row);
/* Takes those of @rows (element-type GtkWidget) that are in @group out of both. @group: (nullable): all of
 * them */
void ari_person_rows_clear     (GPtrArray           *rows,
                                AdwPreferencesGroup *group);
/* Lists @games (element-type AriRules) in @row, with @chosen selected, or the first if it isn't one of them.
 * @chosen: (nullable) */
void ari_person_rows_set_games (AdwComboRow         *row,
                                GPtrArray           *games,
                                const AriRules      *chosen);

G_END_DECLS
