/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-trainer.h"

G_BEGIN_DECLS

#define ARI_TYPE_EXERCISE_PAGE (ari_exercise_page_get_type ())
/**
 * AriExercisePage:
 *
 * Asks one exercise after the other, as long as any of the filter is due.
 *
 * Needs the action "win.play-on" of the window, which opens the position as a match.
 */
G_DECLARE_FINAL_TYPE (AriExercisePage, ari_exercise_page, ARI, EXERCISE_PAGE, AdwNavigationPage)

/* @filter: copied. @settings: (nullable) */
AriExercisePage *ari_exercise_page_new     (AriTrainer             *trainer,
                                            const AriTrainerFilter *filter,
                                            GSettings              *settings);
/* (nullable) (transfer none): the exercise under way; %NULL: it is still being read, or none is left. */
AriExerciseRun  *ari_exercise_page_get_run (AriExercisePage        *self);

G_END_DECLS
