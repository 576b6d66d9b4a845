/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice that loses much waits until its player has decided. */
#include "ari-table-private.h"

#include <string.h>

/* A move that its player rethought after a warning. */
typedef struct
{
  guint     place; /* id of the ply that leads to where it was chosen; 0: the start */
  AriAction action;
  AriEval  *eval;
  double    seconds;
} Rejected;

static void
free_rejected (gpointer data)
{
  Rejected *rejected = data;

  ari_eval_free (rejected->eval);
  g_free (rejected);
}

GPtrArray *
ari_table_rejected_new (void)
{
  return g_ptr_array_new_with_free_func (free_rejected);
}

/* Keeps the move in the record as one that was rethought, with what was found about it. Nothing on the board
 * or at the table changes. What it would have been played after may be gone by now. */
static void
keep (AriTable       *self,
      const Rejected *rejected)
{
  AriPly *at = rejected->place != 0 ? ari_match_find (self->match, rejected->place) : NULL;

  if (rejected->place == 0 || at != NULL)
    ari_match_rethink (self->match, at, rejected->action, rejected->seconds, rejected->eval);
}

/* Each of them holds the match until it is written. */
void
ari_table_keep_rejected (AriTable *self)
{
  while (self->rejected->len > 0 && !ari_match_is_held (self->match))
    {
      Rejected *rejected = g_ptr_array_steal_index (self->rejected, 0);

      keep (self, rejected);
      free_rejected (rejected);
    }
}

static void
reject (AriTable                *self,
        const AriMistakeWarning *warning)
{
  Rejected *rejected = g_new (Rejected, 1);

  rejected->place = ari_match_get_ply_id (self->match);
  rejected->action = warning->action;
  rejected->eval = ari_eval_copy (warning->eval);
  rejected->seconds = self->chosen_seconds;
  g_ptr_array_add (self->rejected, rejected);
  ari_table_keep_rejected (self);
}

/**
 * ari_table_rethink:
 *
 * The player takes the move back that waits, and chooses again. After a warning it stays in the record.
 */
void
ari_table_rethink (AriTable *self)
{
  const AriMistakeWarning *warning;

  g_return_if_fail (ARI_IS_TABLE (self));

  if (!ari_table_holds_choice (self))
    return;

  ari_table_begin (self, ARI_EVENT_DECISION);
  warning = ari_mistake_checker_get_warning (self->checker);
  if (warning != NULL)
    reject (self, warning);
  ari_mistake_checker_drop (self->checker);
  ari_table_mark (self, ARI_TABLE_TURN);
}

/**
 * ari_table_play_anyway:
 *
 * Plays the move that waits after a warning.
 */
void
ari_table_play_anyway (AriTable *self)
{
  const AriMistakeWarning *warning;
  AriAction action;

  g_return_if_fail (ARI_IS_TABLE (self));

  warning = ari_mistake_checker_get_warning (self->checker);
  if (warning == NULL)
    return;

  action = warning->action;
  ari_table_begin (self, ARI_EVENT_DECISION);
  ari_mistake_checker_drop (self->checker);
  ari_table_choose (self, &action, 1, NULL, self->chosen_seconds);
}

/**
 * ari_table_show_better:
 *
 * Shows what would have been better than the move that waits, without playing it.
 */
void
ari_table_show_better (AriTable *self)
{
  const AriMistakeWarning *warning;

  g_return_if_fail (ARI_IS_TABLE (self));

  warning = ari_mistake_checker_get_warning (self->checker);
  if (warning != NULL)
    ari_table_preview (self, warning->line, warning->n_line);
}

/**
 * ari_table_previews_better:
 *
 * Returns: whether the line that is shown is the better one, and not another that was chosen meanwhile
 */
gboolean
ari_table_previews_better (AriTable *self)
{
  const AriMistakeWarning *warning;

  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  warning = ari_mistake_checker_get_warning (self->checker);

  return warning != NULL && self->preview.step > 0 && self->preview.n == warning->n_line
         && memcmp (self->preview.actions, warning->line, warning->n_line * sizeof warning->line[0]) == 0;
}

gboolean
ari_table_is_warned (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return ari_mistake_checker_get_warning (self->checker) != NULL;
}

gboolean
ari_table_holds_choice (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return ari_mistake_checker_get_step (self->checker) != ARI_MISTAKE_CHECKER_QUIET;
}

AriWarnFrom
ari_table_get_warn_from (AriTable *self)
{
  const AriWarningOptions *warnings;
  guint persons;

  g_return_val_if_fail (ARI_IS_TABLE (self), ARI_WARN_NEVER);

  warnings = ari_match_get_warnings (self->match);
  persons = ari_match_find_persons (self->match);

  return ari_warning_options_apply (warnings, persons) ? warnings->from : ARI_WARN_NEVER;
}

/**
 * ari_table_set_warn_from:
 *
 * From now on, all persons at the table are warned as @from says. A move that is being judged is played. One
 * that waits after a warning is played if warnings are switched off, and taken back otherwise.
 */
void
ari_table_set_warn_from (AriTable    *self,
                         AriWarnFrom  from)
{
  guint persons;

  g_return_if_fail (ARI_IS_TABLE (self));

  persons = ari_match_find_persons (self->match);
  if (from == ari_table_get_warn_from (self) || ari_match_is_read_only (self->match))
    return;

  ari_mistake_checker_let_pass (self->checker);
  if (from == ARI_WARN_NEVER)
    ari_table_play_anyway (self);
  else
    ari_table_rethink (self);
  ari_match_set_warnings (self->match, &(AriWarningOptions) { from, from != ARI_WARN_NEVER ? persons : 0 });
}
