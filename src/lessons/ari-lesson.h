/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_LESSON_MAX_REPLIES 6

/**
 * AriLessonReply:
 * @actions: actions in their written form, with spaces between; “*” stands for any characters, so “x*” is
 *   each capture
 * @text: N_(): what to say to a player who chooses one of them
 */
typedef struct
{
  const char *actions;
  const char *text;
} AriLessonReply;

/**
 * AriLessonStep: one thing that a lesson tells, and one action that it asks for
 * @record: (nullable): the actions that lead to its position from the start; NULL: it goes on where the step
 *   before it ended
 * @text: N_(): what it tells, and what it asks for
 * @accepts: (nullable): the right actions, written like those of a reply; the first word is the one that is
 *   shown to people who ask for it. NULL: there is nothing to play, only to read
 * @feat: (nullable): what is right where a feat is due, as a demand of its performer; it decides nothing
 *   there. Such a step has a @praise, and accepts no actions
 * @calm: whether the feat is performed without time pressure, whatever people prefer
 * @praise: (nullable) N_(): what to say to a right action; NULL: the next step follows immediately
 * @replies: what to say to actions that are not accepted; the first one that matches counts
 * @otherwise: (nullable) N_(): what to say to any other legal action; NULL if there is none
 * @then: (nullable): what others and chance play after it, before the next step
 * @overlay: (nullable): the overlay that is on during it
 */
typedef struct
{
  const char    *record;
  const char    *text;
  const char    *accepts;
  const char    *feat;
  gboolean       calm;
  const char    *praise;
  AriLessonReply replies[ARI_LESSON_MAX_REPLIES];
  const char    *otherwise;
  const char    *then;
  const char    *overlay;
} AriLessonStep;

/**
 * AriLesson:
 * @id: "minoa-first": stable, because the settings remember it
 * @setup: the game and its options, as at the head of a record
 * @title: N_()
 * @summary: N_(): what it teaches, as a sentence or a list of words
 *
 * A lesson is data. The first seat is the one that learns. The last step has nothing to play.
 */
typedef struct
{
  const char          *id;
  const char          *setup;
  const char          *title;
  const char          *summary;
  const AriLessonStep *steps;
  guint                n_steps;
} AriLesson;

/* All lessons of a game, in the order in which people should take them; returns NULL if it has none. */
const AriLesson *ari_lessons_of     (const AriRules      *rules,
                                     guint               *n_lessons);
/* (nullable) */
const AriLesson *ari_lesson_lookup  (const char          *id);
/* The lesson of the same game that comes after it; NULL: it is the last one. */
const AriLesson *ari_lesson_next    (const AriLesson     *lesson);
const AriRules  *ari_lesson_rules   (const AriLesson     *lesson);
/* Whether the written action is one of @patterns (nullable). */
gboolean         ari_lesson_matches (const char          *patterns,
                                     const char          *action);
/* The action that a step shows; NULL if there is nothing to play. */
char            *ari_lesson_solution (const AriLessonStep *step) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the step asks for an action or a feat, instead of being only read. */
gboolean         ari_lesson_asks (const AriLessonStep *step);
/* A set with a bit for each step before @number. */
guint64          ari_lesson_steps_before (guint number);
/* The first step that asks for something and isn't in @solved; the number of steps if there is none. */
guint            ari_lesson_first_unsolved (const AriLesson *lesson,
                                            guint64          solved);
/* How many steps ask for something and aren't in @solved. */
guint            ari_lesson_count_unsolved (const AriLesson *lesson,
                                            guint64          solved);
/* What the step answers where nothing is left to play in it: which button leads on. NULL if it never waits
 * for one. */
char            *ari_lesson_answer_idle (const AriLesson *lesson,
                                         guint            number) G_GNUC_WARN_UNUSED_RESULT;
/* The answers that the step may give to picks, translated, among them the longest one. */
char           **ari_lesson_foresee_answers (const AriLesson *lesson,
                                             guint            number) G_GNUC_WARN_UNUSED_RESULT;
/* The actions from the start to the position of step @number, with spaces between. */
char            *ari_lesson_record  (const AriLesson     *lesson,
                                     guint                number) G_GNUC_WARN_UNUSED_RESULT;
/* The match in which it is taken: a person on the first seat, and others for whom the lesson plays. */
AriMatch        *ari_lesson_match_new (const AriLesson    *lesson) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
