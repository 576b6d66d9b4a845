/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-job.h"
#include "ari-loaded-exercise.h"
#include "ari-refutation.h"

G_BEGIN_DECLS

/* @owner: that of the job. @found: how @wrong is answered */
typedef void (*AriRefuterFunc) (gpointer             owner,
                                AriJob              *job,
                                AriAction            wrong,
                                const AriRefutation *found);

/* Searches on a thread for the answer to @wrong, legal in @loaded, for three seconds at most, and calls @func
 * unless @owner, a #GObject, is gone. */
AriJob *ari_refuter_start (const AriLoadedExercise *loaded,
                           AriAction                wrong,
                           AriRefuterFunc           func,
                           gpointer                 owner) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
