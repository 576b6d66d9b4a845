/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be said of all exercises of a trainer. */
#include <glib/gi18n-lib.h>

#include "ari-clock.h"
#include "ari-schedule.h"
#include "ari-trainer.h"

void
ari_trainer_count (AriTrainer             *self,
                   const AriTrainerFilter *filter,
                   AriTrainerCount        *count)
{
  GPtrArray *exercises = ari_trainer_get_exercises (self);
  gint64 time = ari_clock_now ();

  g_return_if_fail (ARI_IS_TRAINER (self));

  *count = (AriTrainerCount) { 0 };
  for (guint i = 0; exercises != NULL && i < exercises->len; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (exercises, i);
      AriStage stage = ari_schedule_stage (exercise, time);

      if (!ari_trainer_filter_passes (filter, exercise))
        continue;

      if (ari_trainer_is_waiting (exercise))
        count->waiting++;
      else
        {
          count->fresh += stage == ARI_STAGE_NEW;
          count->due += stage == ARI_STAGE_DUE || stage == ARI_STAGE_AGAIN;
          count->again += stage == ARI_STAGE_AGAIN;
          if (stage == ARI_STAGE_AGAIN && (count->wait == 0 || exercise->due - time < count->wait))
            count->wait = (guint) (exercise->due - time);
          count->learned += stage == ARI_STAGE_LEARNED;
          count->mastered += stage == ARI_STAGE_MASTERED;
        }
    }
}

guint
ari_trainer_count_ready (const AriTrainerCount *count)
{
  return count->due + count->fresh - count->again;
}

char *
ari_trainer_count_to_words (const AriTrainerCount *count)
{
  guint minutes = (count->wait + 59) / 60;

  if (ari_trainer_count_ready (count) > 0)
    return NULL;
  if (count->again == 0)
    return g_strdup (_("Nothing here is due today."));

  return g_strdup_printf (ngettext ("What you missed comes back in %u minute.",
                                    "What you missed comes back in %u minutes.", minutes), minutes);
}

gboolean
ari_trainer_has (AriTrainer             *self,
                 const AriTrainerFilter *filter)
{
  GPtrArray *exercises = ari_trainer_get_exercises (self);

  g_return_val_if_fail (ARI_IS_TRAINER (self), FALSE);

  for (guint i = 0; exercises != NULL && i < exercises->len; i++)
    if (ari_trainer_filter_passes (filter, g_ptr_array_index (exercises, i)))
      return TRUE;

  return FALSE;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

char **
ari_trainer_list_opponents (AriTrainer     *self,
                            const AriRules *rules)
{
  AriTrainerFilter filter = { .rules = rules, .source = ARI_TRAINER_MISTAKES };
  GPtrArray *exercises = ari_trainer_get_exercises (self);
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  g_return_val_if_fail (ARI_IS_TRAINER (self), NULL);

  for (guint i = 0; exercises != NULL && i < exercises->len; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (exercises, i);

      if (ari_trainer_filter_passes (&filter, exercise) && *exercise->opponents != '\0'
          && g_hash_table_add (seen, exercise->opponents))
        g_ptr_array_add (names, exercise->opponents);
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return g_strdupv ((char **) names->pdata);
}
