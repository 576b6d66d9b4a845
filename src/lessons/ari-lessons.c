/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons of all games. */
#include "ari-lesson.h"

#include "labyrinth/labyrinth-lessons.h"
#include "minarett/minarett-lessons.h"
#include "minoa/minoa-lessons.h"
#include "minotaur/minotaur-lessons.h"

static const struct
{
  const char      *game;
  const AriLesson *lessons;
  guint            n;
} games[] = {
  { "minoa", ari_lessons_minoa, ARI_N_LESSONS_MINOA },
  { "minarett", ari_lessons_minarett, ARI_N_LESSONS_MINARETT },
  { "labyrinth", ari_lessons_labyrinth, ARI_N_LESSONS_LABYRINTH },
  { "minotaur", ari_lessons_minotaur, ARI_N_LESSONS_MINOTAUR },
};

const AriLesson *
ari_lessons_of (const AriRules *rules,
                guint          *n_lessons)
{
  *n_lessons = 0;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].game, rules->id))
      {
        *n_lessons = games[i].n;
        return games[i].lessons;
      }

  return NULL;
}

const AriLesson *
ari_lesson_lookup (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint j = 0; j < games[i].n; j++)
      if (g_str_equal (games[i].lessons[j].id, id))
        return &games[i].lessons[j];

  return NULL;
}

const AriLesson *
ari_lesson_next (const AriLesson *lesson)
{
  guint n;
  const AriLesson *lessons = ari_lessons_of (ari_lesson_rules (lesson), &n);

  return lesson + 1 < lessons + n ? lesson + 1 : NULL;
}
