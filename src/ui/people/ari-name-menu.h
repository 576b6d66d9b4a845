/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-people.h"

G_BEGIN_DECLS

/* Fills the menu of @button with the names of @people, those who played last first, and hides it while there
 * are none. A name that is chosen becomes the text of @editable. @without: (nullable): a name to leave out.
 * Call it again when the people change. */
void ari_name_menu_fill (GtkMenuButton *button,
                         AriPeople     *people,
                         const char    *without,
                         GtkEditable   *editable);
/* (transfer full): @name as the label of an item of a menu, where an underscore stands before a letter to
 * press. */
char *ari_name_menu_label (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
