/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-notation-label.h"

G_BEGIN_DECLS

#define ARI_TYPE_TASK_WORDS (ari_task_words_get_type ())
/**
 * AriTaskWords:
 *
 * Keeps as much height for the words of a task as its text and the longest of its answers need, from the
 * beginning and whatever is said, so that nothing beside the words moves while people play. Its child is a
 * #GtkScrolledWindow, where a longer answer scrolls.
 */
G_DECLARE_FINAL_TYPE (AriTaskWords, ari_task_words, ARI, TASK_WORDS, GtkWidget)

/* Gives an answer its look. */
void ari_task_words_dress_answer (AriNotationLabel  *answer);
/* @text: a part of the child that always shows, and gets its look; @spacing: between it and an answer */
void ari_task_words_set_text     (AriTaskWords      *self,
                                  GtkLabel          *text,
                                  int                spacing);
/* @answers: those that may come, besides what the board says itself; a line break stands for a line */
void ari_task_words_foresee      (AriTaskWords      *self,
                                  const AriRules    *rules,
                                  const char *const *answers);
/* Another text of the same page, and its answers: there is room for them from the beginning, too. */
void ari_task_words_reserve      (AriTaskWords      *self,
                                  const AriRules    *rules,
                                  const char        *text,
                                  const char *const *answers);
/* Whether there is room for only one of both, the text or the answer. */
void ari_task_words_set_scarce   (AriTaskWords      *self,
                                  gboolean           scarce);

G_END_DECLS
