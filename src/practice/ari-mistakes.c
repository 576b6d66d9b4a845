/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-mistakes.h"

#include <glib/gi18n-lib.h>

#include "ari-judgement.h"
#include "ari-list-words.h"
#include "ari-loss.h"
#include "ari-reason.h"

typedef struct
{
  const char *id;
  const char *name;
} Kind;

static const Kind other_kind = { ARI_MISTAKE_OTHER, NC_("mistake", "Other mistakes") };

/* Those that any game can have. */
static const Kind kinds[] = {
  { ARI_MISTAKE_WIN, NC_("mistake", "Missed wins") },
  { ARI_MISTAKE_MEMORY, NC_("mistake", "Lapses of memory") },
  { ARI_MISTAKE_GAIN, NC_("mistake", "Missed gains") },
  { ARI_MISTAKE_LOSS, NC_("mistake", "Losing moves") },
};

/* Calls @each for all kinds in @rules (nullable: in any game), until it returns TRUE. */
static void
for_each_kind (const AriRules *rules,
               gboolean      (*each) (const Kind *kind, gpointer data),
               gpointer        data)
{
  guint n_games;
  const AriRules *const *games = ari_rules_all (&n_games);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (each (&kinds[i], data))
      return;
  for (guint i = 0; i < n_games; i++)
    {
      guint n;
      const AriMistakeKind *slips = ari_rules_slips (games[i], &n);

      for (guint k = 0; (rules == NULL || rules == games[i]) && k < n; k++)
        if (each (&(Kind) { slips[k].id, slips[k].name }, data))
          return;
    }
  each (&other_kind, data);
}

static gboolean
add_kind (const Kind *kind,
          gpointer    data)
{
  g_ptr_array_add (data, (gpointer) kind->id);

  return FALSE;
}

GPtrArray *
ari_mistake_kinds (const AriRules *rules)
{
  GPtrArray *ids = g_ptr_array_new ();

  for_each_kind (rules, add_kind, ids);

  return ids;
}

/* Becomes the kind with the same id. */
static gboolean
find_by_id (const Kind *kind,
            gpointer    data)
{
  Kind *sought = data;

  if (!g_str_equal (kind->id, sought->id))
    return FALSE;

  *sought = *kind;

  return TRUE;
}

static Kind
look_up (const char *id)
{
  Kind kind = { id, NULL };

  for_each_kind (NULL, find_by_id, &kind);

  return kind.name != NULL ? kind : other_kind;
}

const char *
ari_mistake_kind_of (const AriExercise *exercise)
{
  return look_up (exercise->kind).id;
}

const char *
ari_mistake_kind_name (const char *kind)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "mistake", look_up (kind).name);
}

static gboolean
gains_more (const AriRules    *rules,
            const AriPosition *before,
            AriAction          best,
            AriAction          action)
{
  g_autofree char *missed = ari_reason_of_missed_gain (rules, before, best, action);

  return missed != NULL;
}

static gboolean
forgets (const AriRules    *rules,
         const AriPosition *before,
         AriAction          action)
{
  g_autofree char *missed_recall =
      rules->memory != NULL ? rules->memory->missed_recall (before, action, NULL) : NULL;

  return missed_recall != NULL;
}

/* (nullable): a kind of the game itself. */
static const char *
find_slip (const AriRules    *rules,
           const AriPosition *before,
           AriAction          action,
           AriAction          best)
{
  guint n;
  const AriMistakeKind *slips = ari_rules_slips (rules, &n);

  for (guint i = 0; i < n; i++)
    if (slips[i].applies (before, action, best))
      return slips[i].id;

  return NULL;
}

static const char *
find_kind (AriMatch *match,
           AriPly   *ply)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriEval *eval = ari_ply_get_eval (ply);
  AriActor actor = ari_ply_get_actor (ply);
  AriPosition before;
  AriAction best;
  const char *slip;

  ari_match_get_position_after (match, ari_ply_get_parent (ply), &before);
  if (!ari_rules_parse (rules, &before, eval->best, &best, NULL) || !ari_rules_legal (rules, &before, best))
    return ARI_MISTAKE_OTHER;

  if (ari_loss_is_of_win (rules, &before, actor, eval))
    return ARI_MISTAKE_WIN;
  if (forgets (rules, &before, ari_ply_get_action (ply)))
    return ARI_MISTAKE_MEMORY;
  slip = find_slip (rules, &before, ari_ply_get_action (ply), best);
  if (slip != NULL)
    return slip;
  if (gains_more (rules, &before, best, ari_ply_get_action (ply)))
    return ARI_MISTAKE_GAIN;
  if (ari_loss_is_proved (rules, &before, actor, eval))
    return ARI_MISTAKE_LOSS;

  return ARI_MISTAKE_OTHER;
}

/* All but the one who made the mistake. The colour of a seat is no name: it is a word of the language in
 * which the program happens to run. */
static char *
name_opponents (AriMatch *match,
                AriActor  actor)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    {
      const char *name = ari_match_get_seat (match, seat)->name;

      if (seat != actor && name != NULL && *name != '\0')
        g_ptr_array_add (names, (gpointer) name);
    }
  g_ptr_array_add (names, NULL);

  return g_strjoinv ("\n", (char **) names->pdata);
}

char *
ari_mistake_opponents_to_words (const char *opponents)
{
  g_auto(GStrv) names = g_strsplit (opponents, "\n", ARI_MAX_SEATS);

  return ari_list_words ((const char *const *) names, g_strv_length (names));
}

static AriExercise *
exercise_of (AriMatch *match,
             AriPly   *ply)
{
  AriExercise *exercise = ari_exercise_new (ari_match_get_rules (match)->id, NULL);

  exercise->ply = ari_ply_get_id (ply);
  g_set_str (&exercise->kind, find_kind (match, ply));
  g_free (exercise->opponents);
  exercise->opponents = name_opponents (match, ari_ply_get_actor (ply));

  return exercise;
}

/* With several persons at the table, only the name tells which of them asks. */
static gboolean
is_mine (AriMatch   *match,
         AriPly     *ply,
         const char *name)
{
  AriActor actor = ari_ply_get_actor (ply);

  if (!ari_match_is_person (match, actor) || ari_match_is_by_substitute (match, ply))
    return FALSE;

  return ari_match_find_only_person (match) == actor
         || (name != NULL && g_str_equal (ari_match_get_seat_name (match, actor), name));
}

static gboolean
is_worth_asking (AriMatch   *match,
                 AriPly     *ply,
                 const char *name)
{
  const AriEval *eval = ari_ply_get_eval (ply);

  return eval != NULL && eval->best != NULL && ari_judgement_is_serious (ply) && is_mine (match, ply, name);
}

/* (nullable): the worst mistake after @parent that was made in the match itself: what was played there, or
 * was taken back. Variations are only thoughts, and what was rethought after a warning was never played. */
static AriPly *
find_worst (AriMatch   *match,
            AriPly     *parent,
            AriPly     *played,
            const char *name)
{
  AriPly *worst = NULL;

  for (guint i = 0; i < ari_match_get_n_children (match, parent); i++)
    {
      AriPly *ply = ari_match_get_child (match, parent, i);

      if ((ply == played || ari_ply_get_retraction (ply) == ARI_TAKEN_BACK)
          && is_worth_asking (match, ply, name)
          && (worst == NULL || ari_ply_get_eval (ply)->loss > ari_ply_get_eval (worst)->loss))
        worst = ply;
    }

  return worst;
}

/**
 * ari_mistakes_of:
 * @match: one that shows its main line
 * @name: (nullable): of the person who asks, for matches with several persons
 *
 * A position is asked once, however often the person went wrong there.
 *
 * Returns: (element-type AriExercise): where the person lost much, by the stored review
 */
GPtrArray *
ari_mistakes_of (AriMatch   *match,
                 const char *name)
{
  GPtrArray *mistakes = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_exercise_free);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));
  AriPly *parent = NULL;

  for (guint i = 0; i <= n; i++)
    {
      g_autoptr(AriPly) played = i < n ? g_list_model_get_item (G_LIST_MODEL (match), i) : NULL;
      AriPly *worst = find_worst (match, parent, played, name);

      if (worst != NULL)
        g_ptr_array_add (mistakes, exercise_of (match, worst));
      parent = played;
    }

  return mistakes;
}

static guint
count_below (AriMatch *match,
             AriPly   *parent)
{
  guint n = 0;

  for (guint i = 0; i < ari_match_get_n_children (match, parent); i++)
    {
      AriPly *ply = ari_match_get_child (match, parent, i);

      n += ari_ply_get_eval (ply) != NULL;
    }

  return n;
}

/**
 * ari_mistakes_count_evals:
 * @match: a match
 *
 * Returns: how many of its plies have an evaluation, variations included
 */
guint
ari_mistakes_count_evals (AriMatch *match)
{
  g_autoptr(GPtrArray) waiting = g_ptr_array_new ();
  guint n = 0;

  g_ptr_array_add (waiting, NULL);
  while (waiting->len > 0)
    {
      AriPly *parent = g_ptr_array_steal_index_fast (waiting, waiting->len - 1);

      n += count_below (match, parent);
      for (guint i = 0; i < ari_match_get_n_children (match, parent); i++)
        g_ptr_array_add (waiting, ari_match_get_child (match, parent, i));
    }

  return n;
}
