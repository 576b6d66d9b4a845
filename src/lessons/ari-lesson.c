/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-lesson.h"

#include "ari-new-match.h"

gboolean
ari_lesson_matches (const char *patterns,
                    const char *action)
{
  g_auto(GStrv) words = g_strsplit (patterns != NULL ? patterns : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_pattern_match_simple (words[i], action))
      return TRUE;

  return FALSE;
}

char *
ari_lesson_solution (const AriLessonStep *step)
{
  return step->accepts != NULL ? g_strndup (step->accepts, strcspn (step->accepts, " ")) : NULL;
}

static void
add (GString    *record,
     const char *actions)
{
  if (actions == NULL || *actions == '\0')
    return;

  if (record->len > 0)
    g_string_append_c (record, ' ');
  g_string_append (record, actions);
}

char *
ari_lesson_record (const AriLesson *lesson,
                   guint            number)
{
  g_autoptr(GString) record = g_string_new (NULL);

  for (guint i = 0; i <= number; i++)
    {
      const AriLessonStep *step = &lesson->steps[i];
      g_autofree char *solution = ari_lesson_solution (step);

      if (step->record != NULL)
        g_string_assign (record, step->record);
      if (i == number)
        break;
      add (record, solution);
      add (record, step->then);
    }

  return g_string_free_and_steal (g_steal_pointer (&record));
}

const AriRules *
ari_lesson_rules (const AriLesson *lesson)
{
  g_autofree char *id = g_strndup (lesson->setup, strcspn (lesson->setup, " "));

  return ari_rules_lookup (id);
}

gboolean
ari_lesson_asks (const AriLessonStep *step)
{
  return step->accepts != NULL || step->feat != NULL;
}

guint64
ari_lesson_steps_before (guint number)
{
  return (G_GUINT64_CONSTANT (1) << number) - 1;
}

guint
ari_lesson_first_unsolved (const AriLesson *lesson,
                           guint64          solved)
{
  guint i = 0;

  while (i < lesson->n_steps && (!ari_lesson_asks (&lesson->steps[i]) || (solved >> i & 1)))
    i++;

  return i;
}

guint
ari_lesson_count_unsolved (const AriLesson *lesson,
                           guint64          solved)
{
  guint n = 0;

  for (guint i = 0; i < lesson->n_steps; i++)
    n += ari_lesson_asks (&lesson->steps[i]) && !(solved >> i & 1);

  return n;
}

/* The texts of a lesson call the other players by their colours, or by the usual names of computers in a game
 * whose seats have no colours. */
AriMatch *
ari_lesson_match_new (const AriLesson *lesson)
{
  g_autoptr(GError) error = NULL;
  AriMatch *match;
  AriSetup setup;

  if (!ari_setup_parse (&setup, lesson->setup, &error))
    g_error ("The lesson %s can’t be set up: %s", lesson->id, error->message);

  match = ari_match_new (&setup);
  for (AriActor seat = 1; seat <= setup.seats; seat++)
    {
      AriSeatKind kind = seat == 1 ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER;
      const char *name = kind == ARI_SEAT_COMPUTER && !ari_seats_have_colours (setup.rules)
                           ? ari_new_match_name (kind, seat) : NULL;

      ari_match_set_seat (match, seat, kind, name, NULL);
    }

  return match;
}
