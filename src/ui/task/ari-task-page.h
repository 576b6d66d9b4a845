/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-task.h"

G_BEGIN_DECLS

#define ARI_TYPE_TASK_PAGE (ari_task_page_get_type ())
/**
 * AriTaskPage:
 *
 * Sets a person the tasks of an #AriTask, one after the other: a lesson, or what is due. It shows the table
 * of the task or, without one, why nothing is asked.
 *
 * Needs the actions "win.lesson", "win.play-game" and "win.play-on" of the window, for the ways that lead away.
 */
G_DECLARE_FINAL_TYPE (AriTaskPage, ari_task_page, ARI, TASK_PAGE, AdwNavigationPage)

/* @settings: (nullable) */
AriTaskPage *ari_task_page_new      (AriTask     *task,
                                     GSettings   *settings) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer none) */
AriTask     *ari_task_page_get_task (AriTaskPage *self);

G_END_DECLS
