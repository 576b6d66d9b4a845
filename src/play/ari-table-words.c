/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-table-words.h"

#include <glib/gi18n-lib.h>

#include "ari-last-turns.h"
#include "ari-notation.h"
#include "ari-sentences.h"

/* An action that led from one position to the next, and what was lost with it: a sentence or two.
 * @listener: the seat that is called "you"; ARI_NONE: none */
static char *
tell_action (AriTable          *table,
             AriActor           listener,
             const AriPosition *before,
             AriAction          action,
             const AriPosition *after)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);
  AriVisibility visibility = ari_table_get_visibility (table);
  g_autofree char *text = NULL, *forced_effects = NULL;

  if (ari_rules_actor (rules, before) == ARI_CHANCE && ari_visibility_hides_action (&visibility, action))
    text = g_strdup (ari_visibility_why_hidden ());
  else if (listener != ARI_NONE && ari_rules_actor (rules, before) == listener)
    text = ari_rules_remind (rules, before, action, ari_match_get_names (match));
  else
    text = ari_rules_describe (rules, before, action, ari_match_get_names (match));
  forced_effects = ari_rules_forced_effects (rules, before, action, after, ari_match_get_names (match));

  /* Translators: %1$s is a move in words, without a full stop; %2$s is a sentence such as “Blue can use
   * neither die.” */
  return forced_effects != NULL ? g_strdup_printf (_("%1$s. %2$s"), text, forced_effects)
                                : g_strdup_printf (_("%s."), text);
}

char *
ari_table_tell_last_move (AriTable *table)
{
  g_autoptr(AriTableView) view = NULL;

  g_return_val_if_fail (ARI_IS_TABLE (table), NULL);

  if (ari_feat_sequence_hides_outcome (ari_table_get_feats (table)))
    return g_strdup (ari_feat_sequence_tell (ari_table_get_feats (table)));

  view = ari_table_get_view (table);

  return view->last != ARI_ACTION_NONE
           ? tell_action (table, view->listener, &view->before, view->last, &view->position)
           : g_strdup (_("Nobody has moved yet."));
}

static char *
tell_recap_step (AriTable           *table,
                 const AriTableView *view)
{
  if (view->last == ARI_ACTION_NONE)
    return g_strdup (_("What happened?"));

  return tell_action (table, ARI_NONE, &view->before, view->last, &view->position);
}

char *
ari_table_tell_recap (AriTable *table)
{
  g_autoptr(AriTableView) view = NULL;

  g_return_val_if_fail (ARI_IS_TABLE (table), NULL);

  view = ari_table_get_view (table);

  return tell_recap_step (table, view);
}

/* The sentence of the ply that is shown, with its number and how many there are. */
static char *
recap_text (AriTable           *table,
            const AriTableView *view)
{
  guint n_steps, step = ari_recap_get_step (ari_table_get_recap (table), &n_steps);
  g_autofree char *text = tell_recap_step (table, view);

  if (step == 0)
    return g_steal_pointer (&text);

  /* Translators: %3$s is a sentence about a move. */
  return g_strdup_printf (_("%1$u of %2$u: %3$s"), step, n_steps, text);
}

/* The forced effects of the last move, and then the next step. After a first pick, only the next step: the
 * player has read the effects. For a past position the move list tells them, and a narrow window has room for
 * one sentence. */
static char *
playing_text (AriTable           *table,
              const AriTableView *view)
{
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *forced_effects = NULL;

  if (!ari_table_is_picking (table) && ari_match_is_at_end (match))
    forced_effects = ari_last_turns_forced_effects (match, ari_match_get_cursor (match));
  if (forced_effects == NULL)
    return g_strdup (view->status);

  return ari_sentences_join (forced_effects, view->status);
}

char *
ari_table_tell_warning (AriTable *table)
{
  const AriMistakeWarning *warning = ari_mistake_checker_get_warning (ari_table_get_mistake_checker (table));
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *action = NULL, *move = NULL, *whole = NULL;

  if (warning == NULL)
    return NULL;

  action = ari_notation_quote_action (ari_match_get_rules (match), ari_match_get_position (match),
                                      warning->action);
  /* Translators: %s is a move in its written form, such as d4e5. */
  move = g_strdup_printf (_("Your choice: %s."), action);

  whole = g_strjoin ("\n", move, warning->text, NULL);

  return ari_notation_say_answers (ari_match_get_setup (match), whole);
}

/* After a warning: what is better, what it brings, and how the match is likely to go on. Only the line that
 * is expected keeps its symbols. */
static char *
better_text (AriTable                *table,
             const AriMistakeWarning *warning)
{
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *action = NULL, *better = NULL, *said = NULL, *rest = NULL;

  action = ari_notation_quote_action (ari_match_get_rules (match), ari_match_get_position (match),
                                      warning->line[0]);
  /* Translators: %1$s is a move in its written form, such as d4e5, and %2$s what it brings, in sentences. */
  better = g_strdup_printf (_("%1$s is better. %2$s"), action, warning->better);
  said = ari_notation_say_answers (ari_match_get_setup (match), better);
  rest = ari_preview_rest (ari_table_get_preview (table), match);

  return g_strjoin ("\n", said, rest, NULL);
}

/* After the first step, the text shows the place in the line. */
static char *
preview_text (AriTable *table)
{
  const AriPreview *preview = ari_table_get_preview (table);

  if (ari_table_previews_better (table) && preview->step == 1)
    return better_text (table, ari_mistake_checker_get_warning (ari_table_get_mistake_checker (table)));

  return ari_preview_text (preview, ari_table_get_match (table));
}

/* Once something is picked, the next step is more important than what there is to try. */
static char *
trying_text (AriTable           *table,
             const AriTableView *view)
{
  AriTryAgain *try_again = ari_table_get_try_again (table);

  return g_strdup (ari_table_is_picking (table) && ari_try_again_get_state (try_again) == ARI_TASK_ASKING
                       ? view->status
                       : ari_try_again_get_text (try_again));
}

/* A rule stands alone when it comes. Once the match has gone on and a person is asked for something again,
 * that comes first, because a narrow window has no room for both. */
static char *
rule_text (AriTable           *table,
           const AriTableView *view)
{
  const AriNewRule *rule = ari_table_get_new_rule (table);
  AriDriver *driver = ari_table_get_driver (table);
  gboolean is_later = ari_match_get_cursor (ari_table_get_match (table)) > rule->number;
  gboolean is_asked = ari_driver_awaits_person (driver) || ari_driver_awaits_roll (driver);

  return ari_sentences_join (is_later && is_asked ? view->status : NULL, _(rule->moment->text));
}

/* The reason for a warning stays to be read until the player has decided. */
static char *
refused_text (AriTable *table)
{
  g_autofree char *warning = ari_table_tell_warning (table);

  return ari_sentences_join (ari_table_get_refusal (table), warning);
}

char *
ari_table_tell_habit (AriTable *table)
{
  return ari_sentences_join (_(ari_table_get_habit (table)->advice),
                             _("That would have been a little better several times."));
}

char *
ari_table_text (AriTable           *table,
                const AriTableView *view)
{
  switch (view->mode)
    {
    case ARI_MODE_REFUSED:
      return refused_text (table);

    case ARI_MODE_ASKING:
      return g_strdup (ari_table_get_refusal (table));

    case ARI_MODE_FEAT:
      return g_strdup (ari_feat_sequence_tell (ari_table_get_feats (table)));

    case ARI_MODE_HINT:
      return g_strdup (ari_hint_session_get_text (ari_table_get_hint (table)));

    case ARI_MODE_TRYING:
      return trying_text (table, view);

    case ARI_MODE_PREVIEW:
      return preview_text (table);

    case ARI_MODE_WARNED:
      return ari_table_tell_warning (table);

    case ARI_MODE_CHECKING:
      return g_strdup (_("Checking your move…"));

    case ARI_MODE_RECAP:
      return recap_text (table, view);

    case ARI_MODE_RULE:
      return rule_text (table, view);

    case ARI_MODE_ADVICE:
      return ari_table_tell_habit (table);

    case ARI_MODE_PLAYING:
    default:
      return playing_text (table, view);
    }
}

const char *
ari_table_move_now_label (AriTable *table)
{
  g_return_val_if_fail (ARI_IS_TABLE (table), NULL);

  return ari_driver_get_waiting (ari_table_get_driver (table)) ? _("Play On") : _("Move Now");
}
