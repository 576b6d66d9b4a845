/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-shown.h"

#include <glib/gi18n-lib.h>

#include "ari-last-turns.h"
#include "ari-notation.h"
#include "ari-picker.h"
#include "ari-sentences.h"
#include "ari-standing.h"

/* Removes what must be hidden. */
static void
redact (AriTable    *table,
        AriPosition *position)
{
  AriSight sight = ari_table_get_sight (table);

  ari_sight_redact (&sight, position);
}

/* The position that the replay of the last turns has reached. */
static AriAction
recount_position (AriTable    *table,
                  AriPosition *before,
                  AriPosition *position)
{
  AriMatch *match = ari_table_get_match (table);
  guint shown = ari_recount_get_shown (ari_table_get_recount (table));
  g_autoptr(AriPly) ply = shown > 0 ? g_list_model_get_item (G_LIST_MODEL (match), shown - 1) : NULL;

  ari_match_get_position_at (match, shown, position);
  redact (table, position);
  if (ply == NULL || !ari_recount_has_stepped (ari_table_get_recount (table)))
    return ARI_ACTION_NONE;

  ari_match_get_position_at (match, shown - 1, before);

  return ari_ply_get_action (ply);
}

/**
 * ari_shown_position:
 * @before: (out): where the last action was chosen
 * @position: (out): the position on the board: that of the match, or a step of the previewed line; while a
 *   ring is in the air, the one before the throw. What players have to keep in mind is removed
 *
 * Returns: the last action; %ARI_ACTION_NONE leaves @before alone
 */
AriAction
ari_shown_position (AriTable    *table,
                    AriPosition *before,
                    AriPosition *position)
{
  AriMatch *match = ari_table_get_match (table);
  AriPly *ply = ari_match_get_ply (match);
  AriAction last = ply != NULL ? ari_ply_get_action (ply) : ARI_ACTION_NONE, previewed;

  if (ari_toss_sequence_hides_outcome (ari_table_get_tosses (table)))
    {
      ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, position);
      return ARI_ACTION_NONE;
    }

  if (ari_recount_is_running (ari_table_get_recount (table)))
    return recount_position (table, before, position);

  *position = *ari_match_get_position (match);
  if (ply != NULL)
    ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, before);
  previewed =
      ari_preview_apply (ari_table_get_preview (table), ari_match_get_rules (match), before, position);
  redact (table, position);

  return previewed != ARI_ACTION_NONE ? previewed : last;
}

/* How many plies of the line the board shows. */
static guint
shown_plies (AriTable *table)
{
  guint cursor = ari_match_get_cursor (ari_table_get_match (table));

  if (ari_recount_is_running (ari_table_get_recount (table)))
    return ari_recount_get_shown (ari_table_get_recount (table));

  return cursor > 0 && ari_toss_sequence_hides_outcome (ari_table_get_tosses (table)) ? cursor - 1 : cursor;
}

guint
ari_shown_trace (AriTable     *table,
                 AriTraceStep  steps[ARI_MAX_TRACE])
{
  AriMatch *match = ari_table_get_match (table);
  guint end = shown_plies (table);
  AriLastTurns turns;

  if (ari_table_get_preview (table)->step > 0
      || !ari_overlay_switches_get (ari_table_get_overlays (table), ARI_OVERLAY_LAST_TURNS))
    return 0;

  /* While they are shown again, the same turns appear step by step. */
  ari_last_turns_find (&turns, match, MAX (end, ari_match_get_cursor (match)));
  while (turns.n > 0 && turns.numbers[turns.n - 1] > end)
    turns.n--;

  return ari_last_turns_trace (&turns, match, end, steps);
}

guint
ari_shown_earners (AriTable *table,
                   AriSpot   spots[ARI_MAX_EARNERS])
{
  /* Who ends a match gives up the captures that are due. */
  if (ari_table_get_preview (table)->step > 0 || ari_match_is_ended_here (ari_table_get_match (table)))
    return 0;

  return ari_last_turns_earners (ari_table_get_match (table), shown_plies (table), spots);
}

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
  AriSight sight = ari_table_get_sight (table);
  g_autofree char *text = NULL, *lapse = NULL;

  if (ari_rules_actor (rules, before) == ARI_CHANCE && ari_sight_hides_action (&sight, action))
    text = g_strdup (ari_sight_why_hidden ());
  else if (listener != ARI_NONE && ari_rules_actor (rules, before) == listener)
    text = ari_rules_remind (rules, before, action, ari_match_get_names (match));
  else
    text = ari_rules_describe (rules, before, action, ari_match_get_names (match));
  lapse = ari_rules_lapse (rules, before, action, after, ari_match_get_names (match));

  /* Translators: %1$s is a move in words, without a full stop; %2$s is a sentence such as “Blue can use
   * neither die.” */
  return lapse != NULL ? g_strdup_printf (_("%1$s. %2$s"), text, lapse) : g_strdup_printf (_("%s."), text);
}

char *
ari_shown_recounted (AriTable *table)
{
  AriPosition before, after;
  AriAction action = recount_position (table, &before, &after);

  if (action == ARI_ACTION_NONE)
    return g_strdup (_("What happened?"));

  return tell_action (table, ARI_NONE, &before, action, &after);
}

char *
ari_shown_last_move (AriTable *table)
{
  AriPosition before, position;
  AriAction action = ari_shown_position (table, &before, &position);
  AriActor listener = ari_shown_listener (table);

  if (ari_toss_sequence_hides_outcome (ari_table_get_tosses (table)))
    return g_strdup (_("The ring is in the air."));

  return action != ARI_ACTION_NONE ? tell_action (table, listener, &before, action, &position)
                                   : g_strdup (_("Nobody has moved yet."));
}

/* The sentence of the ply that is shown, with its number and how many there are. */
static char *
recount_text (AriTable *table)
{
  guint n_steps, step = ari_recount_get_step (ari_table_get_recount (table), &n_steps);
  g_autofree char *text = ari_shown_recounted (table);

  if (step == 0)
    return g_steal_pointer (&text);

  /* Translators: %3$s is a sentence about a move. */
  return g_strdup_printf (_("%1$u of %2$u: %3$s"), step, n_steps, text);
}

/* The forced effects of the last move, and then the next step. After a first pick, only the next step: the
 * player has read the effects. For a past position the move list tells them, and a narrow window has room for
 * one sentence. */
static char *
standing (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *lapse = NULL, *now = ari_shown_standing (table);
  guint n_picks;

  ari_table_get_picks (table, &n_picks);
  if (n_picks == 0 && ari_match_is_at_end (match))
    lapse = ari_last_turns_lapse (match, ari_match_get_cursor (match));
  if (lapse == NULL)
    return g_steal_pointer (&now);

  return ari_sentences_join (lapse, now);
}

char *
ari_shown_warning (AriTable *table)
{
  const AriCaution *caution = ari_warner_get_caution (ari_table_get_warner (table));
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *text = NULL, *action = NULL, *move = NULL, *whole = NULL;

  if (caution == NULL)
    return NULL;

  text = ari_match_get_rules (match)->format (ari_match_get_position (match), caution->action);
  action = ari_notation_quote (ari_match_get_actor (match), text);
  /* Translators: %s is a move in its written form, such as d4e5. */
  move = g_strdup_printf (_("Your choice: %s."), action);

  whole = g_strjoin ("\n", move, caution->text, NULL);

  return ari_notation_say_answers (ari_match_get_setup (match), whole);
}

/* After a warning: what is better, what it brings, and how the match is likely to go on. Only the line that
 * is expected keeps its symbols. */
static char *
better_text (AriTable         *table,
             const AriCaution *caution)
{
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *text = NULL, *action = NULL, *better = NULL, *said = NULL, *rest = NULL, *expected = NULL;

  text = ari_match_get_rules (match)->format (ari_match_get_position (match), caution->line[0]);
  action = ari_notation_quote (ari_match_get_actor (match), text);
  /* Translators: %1$s is a move in its written form, such as d4e5, and %2$s what it brings, in sentences. */
  better = g_strdup_printf (_("%1$s is better. %2$s"), action, caution->better);
  said = ari_notation_say_answers (ari_match_get_setup (match), better);
  rest = ari_preview_rest (ari_table_get_preview (table), match);
  if (rest == NULL)
    return g_steal_pointer (&said);

  /* Translators: after a better move: those that are likely to follow it, in their written form. */
  expected = g_strdup_printf (_("The computer then expects: %s"), rest);

  return g_strjoin ("\n", said, expected, NULL);
}

/* After the first step, the text shows the place in the line. */
static char *
preview_text (AriTable *table)
{
  const AriPreview *preview = ari_table_get_preview (table);

  if (ari_table_previews_better (table) && preview->step == 1)
    return better_text (table, ari_warner_get_caution (ari_table_get_warner (table)));

  return ari_preview_text (preview, ari_table_get_match (table));
}

/* (nullable): what a retry says; once something is picked, the next step is more important. */
static const char *
retry_text (AriTable *table)
{
  AriRetry *retry = ari_table_get_retry (table);
  guint n;

  ari_table_get_picks (table, &n);

  return n > 0 && ari_retry_get_step (retry) == ARI_RETRY_LOOKING ? NULL : ari_retry_get_text (retry);
}

/* One message at a time, in order of priority: the highest first. */
char *
ari_shown_text (AriTable *table)
{
  AriTossSequence *tosses = ari_table_get_tosses (table);
  const AriPreview *preview = ari_table_get_preview (table);

  if (ari_table_get_refusal (table) != NULL)
    return g_strdup (ari_table_get_refusal (table));
  if (ari_toss_sequence_get_outcome (tosses) != NULL)
    return g_strdup (ari_toss_sequence_get_outcome (tosses));
  if (ari_toss_sequence_hides_outcome (tosses))
    return g_strdup (_("The ring is in the air."));
  if (ari_hint_session_get_text (ari_table_get_hint (table)) != NULL)
    return g_strdup (ari_hint_session_get_text (ari_table_get_hint (table)));
  if (retry_text (table) != NULL && !ari_table_holds_choice (table))
    return g_strdup (retry_text (table));
  if (preview->step > 0)
    return preview_text (table);
  if (ari_table_is_warned (table))
    return ari_shown_warning (table);
  if (ari_warner_get_step (ari_table_get_warner (table)) == ARI_WARNER_CHECKING)
    return g_strdup (_("Checking your move…"));
  if (ari_recount_is_running (ari_table_get_recount (table)))
    return recount_text (table);

  return standing (table);
}

char *
ari_shown_standing (AriTable *table)
{
  guint n;
  const AriSpot *picks = ari_table_get_picks (table, &n);

  return ari_standing (ari_table_get_match (table), ari_table_get_driver (table), picks, n);
}

static gboolean
awaits_person (AriTable *table)
{
  return ari_driver_awaits_person (ari_table_get_driver (table));
}

gboolean
ari_shown_holds_chance (AriTable *table)
{
  const AriRules *rules = ari_match_get_rules (ari_table_get_match (table));
  AriPosition before, position;

  ari_shown_position (table, &before, &position);

  return ari_retry_get_step (ari_table_get_retry (table)) >= ARI_RETRY_COMPARING
         && ari_rules_actor (rules, &position) == ARI_CHANCE;
}

gboolean
ari_shown_is_pickable (AriTable *table)
{
  AriPosition before, position;

  if (ari_table_get_preview (table)->step > 0 || !awaits_person (table)
      || ari_recount_is_running (ari_table_get_recount (table)) || ari_shown_holds_chance (table))
    return FALSE;

  /* A ring in the air, or down, is shown where the board would be. */
  if (ari_toss_sequence_get_state (ari_table_get_tosses (table)) != ARI_TOSS_IN_HAND)
    return FALSE;

  ari_shown_position (table, &before, &position);

  return ari_standing_is_pickable (ari_match_get_rules (ari_table_get_match (table)), &position);
}

gboolean
ari_shown_is_present (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  gboolean here = ari_match_is_at_end (match) && !ari_match_is_ended_here (match);
  gboolean tries = ari_retry_get_step (ari_table_get_retry (table)) == ARI_RETRY_LOOKING;

  return (here || tries) && ari_table_get_preview (table)->step == 0
         && !ari_recount_is_running (ari_table_get_recount (table))
         && !ari_toss_sequence_hides_outcome (ari_table_get_tosses (table));
}

gboolean
ari_shown_has_outcomes (AriTable *table)
{
  const AriRules *rules = ari_match_get_rules (ari_table_get_match (table));
  AriPosition before, position;

  if (ari_match_is_at_end (ari_table_get_match (table)) || !awaits_person (table)
      || ari_shown_holds_chance (table))
    return FALSE;

  ari_shown_position (table, &before, &position);

  return ari_rules_actor (rules, &position) == ARI_CHANCE && ari_feat_due (rules, &position) == ARI_FEAT_NONE
         && !ari_standing_is_pickable (rules, &position);
}

gboolean
ari_shown_is_turn (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);

  return ari_match_get_cursor (match) == g_list_model_get_n_items (G_LIST_MODEL (match))
         && ari_rules_actor (ari_match_get_rules (match), ari_match_get_main_position (match)) != ARI_NONE
         && ari_match_get_ending (match)->kind == ARI_ENDING_NONE
         && awaits_person (table);
}

gboolean
ari_shown_is_in_play (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);

  return ari_shown_is_turn (table)
         || (ari_match_is_at_end (match) && !ari_match_is_read_only (match)
             && ari_match_get_actor (match) != ARI_NONE && ari_match_find_persons (match) != 0);
}

gboolean
ari_shown_may_stop (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  guint n;
  const AriSpot *picks = ari_table_get_picks (table, &n);
  AriPicker picker;

  if (n == 0 || !ari_shown_is_pickable (table))
    return FALSE;

  ari_picker_init (&picker, ari_match_get_rules (match), ari_match_get_position (match));
  for (guint i = 0; i < n; i++)
    if (ari_picker_pick (&picker, picks[i]) != ARI_PICK_ADDED)
      return FALSE;

  return ari_picker_stop (&picker) != ARI_ACTION_NONE;
}

/* Whether the last ply is a step of the turn that a person is making. What was seen in a game of memory can't
 * be unseen. */
static gboolean
is_amid_turn (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);
  AriPly *ply = ari_match_get_ply (match);

  return ply != NULL && rules->memory == NULL && ari_match_is_on_main_line (match)
         && !ari_match_is_read_only (match) && ari_shown_is_turn (table)
         && ari_ply_get_actor (ply) == ari_rules_actor (rules, ari_match_get_position (match));
}

gboolean
ari_shown_may_step_back (AriTable *table)
{
  guint n;

  ari_table_get_picks (table, &n);

  return ari_shown_is_pickable (table) && (n > 0 || is_amid_turn (table));
}

gboolean
ari_shown_awaits_toss (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);

  return ari_table_get_preview (table)->step == 0
         && ari_feat_due (ari_match_get_rules (match), ari_match_get_position (match)) == ARI_FEAT_TOSS;
}

gboolean
ari_shown_may_toss (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);

  return ari_shown_awaits_toss (table) && awaits_person (table) && !ari_table_is_pending (table)
         && ari_match_get_cursor (match) == g_list_model_get_n_items (G_LIST_MODEL (match))
         && ari_toss_sequence_get_state (ari_table_get_tosses (table)) == ARI_TOSS_IN_HAND;
}

AriActor
ari_shown_listener (AriTable *table)
{
  return ari_match_find_only_person (ari_table_get_match (table));
}

const char *
ari_shown_move_now_label (AriTable *table)
{
  return ari_driver_get_waiting (ari_table_get_driver (table)) ? _("Play On") : _("Move Now");
}
