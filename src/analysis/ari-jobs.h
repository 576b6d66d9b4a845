/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define ARI_TYPE_JOBS (ari_jobs_get_type ())
/**
 * AriJobs:
 *
 * Whether somebody waits for a search: for the move of a computer, a hint, the judgement of a move, or an
 * analysis on the screen. What nobody waits for makes room for that. One for the whole program, on the main
 * thread.
 *
 * Properties: "busy": a job that isn't in the background has not sent its last report.
 */
G_DECLARE_FINAL_TYPE (AriJobs, ari_jobs, ARI, JOBS, GObject)

/* (transfer none) */
AriJobs  *ari_jobs_get     (void);
gboolean  ari_jobs_is_busy (AriJobs *self);
/* For #AriJob: so many more are under way. */
void      ari_jobs_add     (int      n);

G_END_DECLS
