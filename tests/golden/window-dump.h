/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "dump.h"

G_BEGIN_DECLS

/* What a screen reader finds in @window: each thing by its role and name, with its description and its
 * states. */
Dump      *window_dump    (GtkWidget         *window);
/* What it calls a widget. (transfer full) */
char      *window_name_of (GtkWidget         *widget);
/* (nullable): the mapped widget with that role and name, or with a name that begins with @name and a comma */
GtkWidget *window_find    (GtkWidget         *window,
                           GtkAccessibleRole  role,
                           const char        *name);

G_END_DECLS
