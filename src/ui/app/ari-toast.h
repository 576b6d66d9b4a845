/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How the program speaks to you: toasts for what happened, dialogs for failures that you need to read.
 * @widget: any one in the window. */

/* Where toasts appear now: in the visible dialog or on the visible page, if it has a place of its own, or
 * else in the window. (nullable) (transfer none) */
AdwToastOverlay *ari_toast_overlay (GtkWidget    *widget);
/* While @place, a page or a dialog, is visible, toasts appear on @overlay, which is a part of it. */
void             ari_toast_on      (GtkWidget       *place,
                                    AdwToastOverlay *overlay);
/* Shows @dialog, in which nothing is decided or written: it closes when something arrives that must be
 * seen. */
void             ari_present_passive_dialog  (GtkWidget *widget,
                                              AdwDialog *dialog);
/* Closes the dialogs of ari_present_passive_dialog(), unless there is another dialog: then all stay. Returns
 * whether no dialog covers the pages now. */
gboolean         ari_close_passive_dialogs (GtkWidget    *widget);
/* Shows @toast (transfer full) on @overlay: a title that is too long for one line there has several, and a
 * screen reader says the label of the button without its underscore. */
void             ari_toast_add     (AdwToastOverlay *overlay,
                                    AdwToast        *toast);
/* The same in @dialog, which keeps its overlay to itself. */
void             ari_toast_add_to_preferences (AdwPreferencesDialog *dialog,
                                               AdwToast             *toast);
/* A toast. */
void             ari_toast         (GtkWidget  *widget,
                                    const char *text);
/* A toast that names @file, which was written, with a button that shows it in its folder. */
void             ari_toast_saved   (GtkWidget *widget,
                                    GFile     *file);
/* The same, with other words. */
void             ari_toast_file    (GtkWidget  *widget,
                                    const char *text,
                                    GFile      *file);
/* A dialog; @heading says what failed, @error why, and what to do next. One after the other: a second error
 * waits until the first dialog is closed, and an error that says the same is not shown twice. */
void             ari_toast_error   (GtkWidget    *widget,
                                    const char   *heading,
                                    const GError *error);

/* Shows @text verbatim in the description of @page, which would parse it as markup: it may name a file or a
 * person. */
void             ari_toast_status  (AdwStatusPage *page,
                                    const char    *text);

G_END_DECLS
