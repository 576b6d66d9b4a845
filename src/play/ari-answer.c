/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-answer.h"

#include <glib/gi18n-lib.h>

#include "ari-list-words.h"
#include "ari-picker.h"
#include "ari-reason.h"
#include "ari-seat-words.h"
#include "ari-table-words.h"
#include "ari-supply-words.h"

#define MAX_PLACES 12 /* more of them nobody remembers */

static void
add_sentence (GString    *text,
              const char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
}

/* Which colour the only person plays, where seats have colours; and whether it is that person's turn. */
static void
add_own_colour (GString  *text,
                AriTable *table,
                AriActor  seat)
{
  AriActor listener = ari_match_find_only_person (ari_table_get_match (table));
  const char *colour;
  g_autofree char *sentence = NULL;

  if (listener == ARI_NONE)
    return;

  if (!ari_seats_have_colours (ari_match_get_rules (ari_table_get_match (table))))
    {
      if (seat == listener)
        add_sentence (text, _("It’s your turn."));
      return;
    }

  colour = ari_seat_own_name (ari_match_get_rules (ari_table_get_match (table)), listener);
  /* Translators: %s is the name of a colour. */
  sentence = g_strdup_printf (seat == listener ? _("It’s your turn, and you play %s.") : _("You play %s."),
                              colour);
  add_sentence (text, sentence);
}

static char *
tell_turn (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(AriTableView) view = ari_table_get_view (table);
  GString *text = g_string_new (NULL);
  AriActor seat;

  seat = ari_match_is_ended_here (match) || ari_rules_actor (rules, &view->position) == ARI_NONE
           ? ARI_NONE : ari_rules_whose_turn (rules, &view->position);
  if (seat != ARI_NONE && seat != ARI_CHANCE && seat != view->listener)
    {
      const char *name = ari_match_get_seat_name (match, seat), *colour = ari_seat_own_name (rules, seat);
      g_autofree char *sentence = NULL;

      if (!ari_seats_have_colours (rules) || g_str_equal (name, colour))
        sentence = g_strdup_printf (_("It’s %s’s turn."), name);
      else
        /* Translators: a player by name and colour. */
        sentence = g_strdup_printf (_("It’s %1$s’s turn (%2$s)."), name, colour);
      add_sentence (text, sentence);
    }
  add_own_colour (text, table, seat);
  /* What another player does now has been said; that the board shows the past has not. */
  if (seat == ARI_NONE || seat == ARI_CHANCE || seat == view->listener
      || !ari_match_is_at_end (match))
    add_sentence (text, view->status);

  return g_string_free (text, FALSE);
}

static char *
tell_scores (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(AriTableView) view = ari_table_get_view (table);
  GString *text = g_string_new (NULL);
  int scores[ARI_MAX_SEATS];

  rules->scores (&view->position, scores);
  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    {
      g_autofree char *supplies = ari_supply_words (rules, &view->position, seat), *sentence = NULL;
      g_autofree char *player = ari_seat_words (match, seat);
      g_autofree char *score = ari_rules_score_words (rules, scores[seat - 1]);

      if (supplies != NULL)
        /* Translators: a player by name and colour, the score, such as “29 triangles”, and what the player
         * has off the board, such as “7 pieces left”. */
        sentence = g_strdup_printf (_("%1$s: %2$s, %3$s."), player, score, supplies);
      else
        /* Translators: a player by name and colour, and the score, such as “29 triangles”. */
        sentence = g_strdup_printf (_("%1$s: %2$s."), player, score);
      add_sentence (text, sentence);
    }

  return g_string_free (text, FALSE);
}

/* Partners share their chance, which the first of them tells for both. */
static void
add_chance (GString      *text,
            AriTable     *table,
            AriActor      seat,
            const double *win)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *position = ari_match_get_position (match);
  double share = ari_side_share (rules, position, seat, win);
  g_autofree char *player = ari_seat_words (match, seat), *sentence = NULL;

  if ((ari_rules_side (rules, position, seat) & ((1u << (seat - 1)) - 1)) != 0)
    return;

  /* Translators: a player by name and colour, and the winning chance. */
  sentence = g_strdup_printf (_("%1$s: %2$.0f%%."), player, share * 100);
  add_sentence (text, sentence);
}

/* NULL while nothing is known: a search has to look first. */
static char *
tell_chances (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  const AriVerdict *verdict = ari_analysis_get_verdict (ari_table_get_analysis (table));
  AriPly *ply = ari_match_get_ply (match);
  const AriEval *eval = ply != NULL ? ari_ply_get_eval (ply) : NULL;
  const double *win = verdict != NULL ? verdict->win : eval != NULL ? eval->win : NULL;
  g_autoptr(GString) text = NULL;

  if (ari_match_is_ended_here (match))
    {
      g_autoptr(AriTableView) view = ari_table_get_view (table);

      return g_strdup (view->status);
    }
  if (ari_feat_sequence_hides_outcome (ari_table_get_feats (table)))
    return g_strdup (ari_feat_sequence_tell (ari_table_get_feats (table)));
  if (win == NULL)
    return NULL;

  text = g_string_new (_("Winning chances:"));
  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    add_chance (text, table, seat, win);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * ari_answer:
 *
 * Answers for the position on the board, and tells nothing that players have to remember.
 *
 * Returns: (transfer full) (nullable): one or more sentences; NULL if the winning chances aren't known yet:
 *   see ari_analysis_ask()
 */
char *
ari_answer (AriTable    *table,
            AriQuestion  question)
{
  g_return_val_if_fail (ARI_IS_TABLE (table), NULL);

  switch (question)
    {
    case ARI_QUESTION_LAST_MOVE:
      return ari_table_tell_last_move (table);

    case ARI_QUESTION_TURN:
      return tell_turn (table);

    case ARI_QUESTION_SCORES:
      return tell_scores (table);

    case ARI_QUESTION_THREATS:
      return ari_answer_threats (table);

    case ARI_QUESTION_CHANCES:
    default:
      return tell_chances (table);
    }
}

/* A piece may share its place with others, so what is there belongs to its name. */
static char *
name_offer (AriTable          *table,
            const AriPosition *position,
            AriSpot            spot)
{
  AriMatch *match = ari_table_get_match (table);
  const AriSetup *setup = ari_match_get_setup (match);
  AriActor listener = ari_match_find_only_person (match);
  g_autofree char *name = ari_rules_name_spot (setup, position, spot, listener, ari_match_get_names (match));
  g_autofree char *state = NULL;

  if (setup->rules->board (setup)->spots[spot].kind != ARI_SPOT_PIECE)
    return g_steal_pointer (&name);

  state = ari_rules_tell_spot (setup->rules, position, spot, listener, ari_match_get_names (match));

  return g_strdup_printf (C_("spot", "%1$s, %2$s"), name, state);
}

/* What @picker offers, separated by semicolons. */
static char *
list_offers (AriTable        *table,
             const AriPicker *picker)
{
  const AriSetup *setup = ari_match_get_setup (ari_table_get_match (table));
  const AriBoard *board = setup->rules->board (setup);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint spot = 0; spot < board->n_spots; spot++)
    if (ari_picker_offers (picker, spot))
      g_ptr_array_add (names, name_offer (table, &picker->position, spot));

  return ari_list_capped (names, MAX_PLACES, "; ");
}

/* What pointing at @spot does: the move that it completes with what that brings, or where it goes on. */
static char *
tell_pick (AriTable *table,
           AriSpot   spot)
{
  AriMoveInput *input = ari_table_get_input (table);
  AriPicker picker = *ari_move_input_get_picker (input);
  AriAction action = ari_move_input_completes (input, spot);
  g_autofree char *move = NULL, *reason = NULL, *offers = NULL;
  AriPointing pointing;

  if (action == ARI_ACTION_NONE)
    {
      ari_move_input_foresee (input, spot, &pointing);
      ari_pointing_follow (&pointing, &picker);
      offers = list_offers (table, &picker);
      /* Translators: %s is a list of places where a move can go on. */
      return g_strdup_printf (_("From here: %s."), offers);
    }

  move = ari_rules_describe (picker.rules, &picker.position, action,
                             ari_match_get_names (ari_table_get_match (table)));
  reason = ari_reason_of_action (picker.rules, &picker.position, action);
  if (reason == NULL)
    /* Translators: the key Enter, and the move that it plays in words, without a full stop. */
    return g_strdup_printf (_("Enter: %s."), move);

  /* Translators: the same, with a sentence about the move. */
  return g_strdup_printf (_("Enter: %1$s. %2$s"), move, reason);
}

/* What a person can do there now, or why nothing. NULL while nobody can choose. */
static char *
tell_offer (AriTable           *table,
            const AriTableView *view,
            AriSpot             spot)
{
  AriMoveInput *input = ari_table_get_input (table);
  const AriPicker *picker = ari_move_input_get_picker (input);
  AriPointing pointing;

  if (!ari_table_is_pickable (table) || ari_match_get_actor (ari_table_get_match (table)) == ARI_NONE)
    return NULL;

  ari_move_input_foresee (input, spot, &pointing);
  if (pointing.pick != ARI_SPOT_NONE)
    return tell_pick (table, spot);

  return ari_rules_refuse (picker->rules, &picker->position, picker->picks, picker->n_picks, spot, NULL);
}

/**
 * ari_answer_spot:
 * @spot: the place that has the keyboard
 *
 * Returns: (transfer full): what the place is, what the overlays know about it, and what it offers
 */
char *
ari_answer_spot (AriTable *table,
                 AriSpot   spot)
{
  AriMatch *match;
  const AriSetup *setup;
  g_autoptr(AriTableView) view = NULL;
  g_autofree char *name = NULL, *state = NULL, *marks = NULL, *offer = NULL;
  g_autoptr(GString) text = NULL;

  g_return_val_if_fail (ARI_IS_TABLE (table), NULL);

  match = ari_table_get_match (table);
  setup = ari_match_get_setup (match);
  view = ari_table_get_view (table);
  name = ari_rules_name_spot (setup, &view->position, spot, view->listener, ari_match_get_names (match));
  state = ari_rules_tell_spot (setup->rules, &view->position, spot, view->listener,
                               ari_match_get_names (match));
  marks = ari_answer_marks (table, &view->position, spot);
  offer = tell_offer (table, view, spot);

  text = g_string_new (NULL);
  if (marks != NULL)
    /* Translators: a place, what lies there, and what the overlays know about it. */
    g_string_printf (text, C_("answer", "%1$s, %2$s, %3$s."), name, state, marks);
  else
    /* Translators: a place, and what lies there. */
    g_string_printf (text, C_("answer", "%1$s, %2$s."), name, state);
  if (offer != NULL)
    add_sentence (text, offer);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
