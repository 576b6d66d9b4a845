/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice that loses much waits until its player has decided. */
#include "ari-table-ideas.h"
#include "ari-table-private.h"

#include <string.h>

/**
 * ari_table_rethink:
 *
 * The player takes back the move that waits, and chooses again. After a warning it stays in the record.
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
  ari_move_queue_rethink (&self->queue, warning != NULL ? warning->eval : NULL);
  ari_mistake_checker_drop (self->checker);
  ari_table_play_queue (self);
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
  g_return_if_fail (ARI_IS_TABLE (self));

  if (!ari_table_is_warned (self))
    return;

  ari_table_begin (self, ARI_EVENT_DECISION);
  ari_mistake_checker_drop (self->checker);
  ari_table_play_choice (self);
}

/**
 * ari_table_show_better:
 *
 * Shows what would have been better than the move that waits, or else the best action that the board points
 * out and what is likely to follow, without playing it. Where a search has yet to find out what follows, that
 * comes a moment later.
 */
void
ari_table_show_better (AriTable *self)
{
  const AriMistakeWarning *warning;
  AriIdea ideas[ARI_MAX_IDEAS];

  g_return_if_fail (ARI_IS_TABLE (self));

  warning = ari_mistake_checker_get_warning (self->checker);
  if (warning != NULL)
    {
      ari_table_preview (self, warning->line, warning->n_line);
    }
  else if (ari_table_ideas (self, ideas) > 0)
    {
      ari_table_preview (self, &ideas[0].action, 1);
      self->preview.grows = TRUE;
      ari_analysis_ask (self->analysis, ARI_HINT_SECONDS);
      ari_table_grow_line (self);
    }
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
