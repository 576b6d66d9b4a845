/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARI_MAX_ACCELS 3

/**
 * AriShortcut:
 *
 * An action, its keys and its title: the one table behind the keys, the shortcuts dialog and the help. Where
 * a widget listens for keys itself ("row.…", "board.…"), the table only documents them.
 */
typedef struct
{
  const char *action;                     /* "win.new-match" */
  const char *accels[ARI_MAX_ACCELS + 1]; /* as gtk_accelerator_parse() reads them */
  const char *group;                      /* N_(): entries of a group are adjacent */
  const char *title;                      /* N_() */
} AriShortcut;

/* All of them. */
const AriShortcut *ari_shortcuts         (guint          *n_shortcuts);
/* Gives the actions "app.…" and "win.…" their keys. */
void               ari_shortcuts_install (GtkApplication *application);
/* Gives the actions of a widget class that begin with @prefix ("match.") their keys. A text that has the
 * focus keeps the keys that edit texts for itself. */
void               ari_shortcuts_bind    (GtkWidgetClass *widget_class,
                                          const char     *prefix);
/* Keys that nothing in @widget, a window or a dialog, knows as this keyboard calls them act as on a Latin
 * keyboard whose digits need no Shift; so do the underlined letters of labels. @actions: (nullable): static,
 * the only actions meant */
void               ari_shortcuts_follow_keyboard (GtkWidget         *widget,
                                                  const char *const *actions);

G_END_DECLS
