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
/* (transfer full): the same names, 20 at most, as items of the action @action_name, whose target is @prefix
 * and the name. @people: (nullable): nobody is known */
GMenuModel *ari_name_menu_new (AriPeople  *people,
                               const char *without,
                               const char *action_name,
                               const char *prefix) G_GNUC_WARN_UNUSED_RESULT;
/* @menu: (transfer full): becomes that of @button, which is hidden while it is empty. */
void        ari_name_menu_show (GtkMenuButton *button,
                                GMenuModel    *menu);

G_END_DECLS
