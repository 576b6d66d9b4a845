/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-next-opponent.h"

#include <glib/gi18n-lib.h>

#include "ari-new-match.h"

#define ROW 2 /* matches with the same outcome */

typedef struct
{
  const char     *person;
  const AriLevel *level;   /* (nullable): of all computers; NULL: they differ, or it is unknown */
  int             outcome; /* 1: a win, −1: a defeat, 0: neither */
} Bout;

/* A win that is shared is none, and a match that was left has no result. */
static int
find_outcome (AriEntry *entry,
              AriActor  person)
{
  const AriSetup *setup = ari_entry_get_setup (entry);
  const int *scores = ari_entry_get_scores (entry);
  guint winners = ari_entry_get_winners (entry), side;
  AriPosition start;

  setup->rules->start (&start, setup);
  side = ari_rules_side (setup->rules, &start, person);
  if (winners == 0 || (winners & side) != 0)
    return winners != 0 && (winners & ~side) == 0 ? 1 : 0;

  if (ari_rules_n_sides (setup->rules, &start, ((1u << setup->seats) - 1) & ~side) > 1)
    for (guint i = 0; i < setup->seats; i++)
      if ((side >> i & 1) == 0 && scores[i] < scores[person - 1])
        return 0;

  return -1;
}

/* Returns: whether one person plays */
static gboolean
read_bout (AriEntry *entry,
           Bout     *bout)
{
  AriActor person = ARI_NONE;
  const char *level = NULL;
  gboolean alike = TRUE;

  for (AriActor seat = 1; seat <= ari_entry_get_setup (entry)->seats; seat++)
    {
      const AriSeat *who = ari_entry_get_seat (entry, seat);

      if (who->kind == ARI_SEAT_PERSON)
        {
          if (person != ARI_NONE)
            return FALSE;
          person = seat;
        }
      else
        {
          alike = alike && (level == NULL || g_strcmp0 (level, who->level) == 0);
          level = who->level;
        }
    }
  if (person == ARI_NONE)
    return FALSE;

  bout->person = ari_entry_get_seat (entry, person)->name;
  bout->level = alike && level != NULL ? ari_level_lookup (level) : NULL;
  bout->outcome = find_outcome (entry, person);

  return TRUE;
}

const AriLevel *
ari_next_opponent_of (GPtrArray *entries,
                      gint64     id)
{
  Bout last, bout;
  guint n = 0, i;
  int next;

  if (entries->len == 0 || ari_entry_get_id (entries->pdata[0]) != id || !read_bout (entries->pdata[0], &last)
      || last.level == NULL || last.outcome == 0)
    return NULL;

  for (i = 0; i < entries->len; i++)
    {
      if (!read_bout (entries->pdata[i], &bout) || g_strcmp0 (bout.person, last.person) != 0)
        continue;
      if (bout.level != last.level || bout.outcome != last.outcome)
        break;
      n++;
    }
  /* Of a row that goes on beyond what is known, nobody can tell every second match. */
  if (i == ARI_NEXT_OPPONENT_LOOKS_BACK)
    return NULL;

  next = (int) (last.level - ari_levels ()) + last.outcome;

  return n % ROW == 0 && next >= 0 && next < ARI_N_LEVELS ? &ari_levels ()[next] : NULL;
}

static void
listed_cb (GObject      *library,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GTask) task = data;
  g_autoptr(GPtrArray) entries = ari_library_query_finish (ARI_LIBRARY (library), result, NULL, NULL);
  gint64 id = ari_autosave_get_id (g_task_get_source_object (task));

  g_task_return_pointer (task, entries != NULL ? (gpointer) ari_next_opponent_of (entries, id) : NULL, NULL);
}

void
ari_next_opponent_find_async (AriAutosave         *autosave,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  AriQuery query = { .finished = TRUE, .game = ari_match_get_rules (ari_autosave_get_match (autosave))->id };
  GTask *task = g_task_new (autosave, cancellable, callback, data);

  g_task_set_source_tag (task, ari_next_opponent_find_async);
  ari_library_query_async (ari_autosave_get_library (autosave), &query, 0, ARI_NEXT_OPPONENT_LOOKS_BACK,
                           cancellable, listed_cb, task);
}

const AriLevel *
ari_next_opponent_find_finish (GAsyncResult *result)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_next_opponent_find_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

/* The levels are in order, and the computers have the one beside @next. */
char *
ari_next_opponent_words (AriMatch       *match,
                         const AriLevel *next)
{
  const char *title = g_dpgettext2 (NULL, "level", next->title);
  const AriLevel *level = next;

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    if (ari_match_get_seat (match, seat)->kind == ARI_SEAT_COMPUTER)
      level = ari_level_lookup_or_usual (ari_match_get_seat (match, seat)->level);

  return g_strdup_printf (next > level
                            /* Translators: both are levels of the computer. */
                            ? _("You won twice in a row against the %1$s. Try the %2$s?")
                            /* Translators: both are levels of the computer. */
                            : _("You lost twice in a row against the %1$s. Try the %2$s?"),
                          g_dpgettext2 (NULL, "level", level->title), title);
}

AriMatch *
ari_next_opponent_build (AriMatch       *match,
                         const AriLevel *next)
{
  AriMatch *again = ari_new_match_again (match);

  for (AriActor seat = 1; seat <= ari_match_get_setup (again)->seats; seat++)
    {
      const AriSeat *who = ari_match_get_seat (again, seat);

      if (who->kind == ARI_SEAT_COMPUTER)
        ari_match_set_seat (again, seat, who->kind, who->name, next->id);
    }

  return again;
}
