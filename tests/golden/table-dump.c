/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-dump.h"

#include "ari-ending-words.h"
#include "ari-move-item.h"
#include "ari-notation.h"
#include "ari-picker.h"
#include "ari-seat-words.h"
#include "ari-table-ideas.h"
#include "../util/shown.h"
#include "ari-supply-words.h"
#include "ari-target.h"

static AriMatch *
match_of (AriTable *table)
{
  return ari_table_get_match (table);
}

static const AriRules *
rules_of (AriTable *table)
{
  return ari_match_get_rules (match_of (table));
}

static const AriBoard *
board_of (AriTable *table)
{
  return rules_of (table)->board (ari_match_get_setup (match_of (table)));
}

static void
add_word (GString    *text,
          gboolean    applies,
          const char *word)
{
  if (applies)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word);
}

static void
add_spots (AriTable      *table,
           Dump          *dump,
           const char    *about,
           const AriSpot *spots,
           guint          n)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    add_word (text, TRUE, board_of (table)->spots[spots[i]].name);
  if (n > 0)
    dump_add (dump, about, text->str);
}

/* A text with the marks of its pictures as « and ». */
static void
add_text (Dump       *dump,
          const char *about,
          const char *text)
{
  g_autofree char *plain = text != NULL ? ari_notation_plain (text) : NULL;

  dump_add (dump, about, plain);
}

/* Who speaks in the line below the board. */
static const char *
find_speaker (AriTable *table)
{
  AriFeatSequence *tosses = ari_table_get_feats (table);

  if (ari_table_is_asking (table))
    return "question";
  if (ari_table_get_refusal (table) != NULL)
    return "refusal";
  if (ari_feat_sequence_get_state (tosses) != ARI_FEAT_STATE_IDLE)
    return "ring";
  if (ari_hint_session_get_step (ari_table_get_hint (table)) != ARI_HINT_NONE)
    return "hint";
  if (ari_try_again_get_state (ari_table_get_try_again (table)) != ARI_TASK_IDLE)
    return "another try";
  if (ari_table_get_preview (table)->step > 0)
    return "line";
  if (ari_table_is_warned (table))
    return "warning";
  if (ari_recap_is_running (ari_table_get_recap (table)))
    return "what happened";

  return "state";
}

static void
dump_text (AriTable *table,
           Dump     *dump)
{
  g_autofree char *text = shown_text (table), *last = ari_table_tell_last_move (table);
  g_autofree char *remark = ari_table_remark_text (table);
  g_autofree char *whole = g_strdup_printf ("(%s) %s", find_speaker (table), text);

  add_text (dump, "text", whole);
  dump_add (dump, "rule", ari_table_get_refused_by (table));
  dump_add (dump, "failure", ari_table_get_failure (table));
  add_text (dump, "last move", last);
  add_text (dump, "remark", remark);
}

/* The board. */

static void
dump_position (AriTable          *table,
               Dump              *dump,
               const AriPosition *position)
{
  g_autofree char *diagram = ari_rules_diagram (rules_of (table), position);
  g_auto(GStrv) lines = g_strsplit (diagram, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      {
        g_autofree char *row = g_strdup_printf ("row %2u", i + 1);

        dump_add (dump, row, lines[i]);
      }
}

static void
dump_marks (AriTable          *table,
            Dump              *dump,
            const AriPosition *position)
{
  AriMark marks[ARI_MAX_SPOTS];
  guint n = ari_overlay_switches_collect (ari_table_get_overlays (table), position,
                                          ari_table_get_preview (table)->step == 0, marks);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = ari_mark_words (rules_of (table), &marks[i], 1,
                                               ari_match_get_names (match_of (table)));
      g_autofree char *about = g_strdup_printf ("mark on %s", board_of (table)->spots[marks[i].spot].name);

      dump_add (dump, about, words);
    }
}

static void
dump_ideas (AriTable *table,
            Dump     *dump)
{
  AriIdea ideas[ARI_MAX_IDEAS];
  guint n = shown_ideas (table, ideas);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *about = g_strdup_printf ("idea %u of %s", i + 1, ari_idea_share (&ideas[i]));

      add_spots (table, dump, about, ideas[i].picks, ideas[i].n_picks);
    }
}

static void
dump_trace (AriTable *table,
            Dump     *dump)
{
  static const char *const kinds[] = {
    [ARI_TRACE_WAYS] = "way", [ARI_TRACE_SET] = "set", [ARI_TRACE_AIMED] = "aimed at",
  };
  AriTraceStep steps[ARI_MAX_TRACE];
  AriSpot earners[ARI_MAX_EARNERS];
  guint n = shown_trace (table, steps);

  for (guint i = 0; i < n; i++)
    {
      const AriTraceStep *step = &steps[i];
      g_autofree char *about = g_strdup_printf ("trace of seat %u, step %u, %s", step->seat, step->number,
                                                kinds[step->kind]);

      add_spots (table, dump, about, step->spots, step->n_spots);
      for (guint k = 0; k < step->n_paths; k++)
        add_spots (table, dump, about, step->paths[k].spots, step->paths[k].n_spots);
    }
  add_spots (table, dump, "earned by", earners, shown_earners (table, earners));
}

static void
dump_hint (AriTable *table,
           Dump     *dump)
{
  AriHintSession *session = ari_table_get_hint (table);
  const AriHint *hint = ari_hint_session_get_hint (session);
  guint n;
  const AriSpot *pointed_out = ari_table_get_pointed_out (table, &n);

  add_spots (table, dump, "pointed out", pointed_out, n);
  if (hint == NULL)
    return;

  add_spots (table, dump, "region", hint->region, hint->n_region);
  if (ari_hint_session_get_step (session) >= ARI_HINT_WHAT)
    add_spots (table, dump, hint->n_marks > hint->n_picks ? "marks of the hint, the last one where it leads"
                                                          : "marks of the hint", hint->marks, hint->n_marks);
  if (ari_hint_session_get_step (session) == ARI_HINT_WHY)
    add_spots (table, dump, "places that its reasons speak of", hint->marks + hint->n_marks,
               hint->n_about - hint->n_marks);
}

static void
dump_picks (AriTable *table,
            Dump     *dump)
{
  AriMoveInput *input = ari_table_get_input (table);
  const AriPicker *picker = ari_move_input_get_picker (input);
  g_autoptr(GString) offered = g_string_new (NULL);
  guint n_targets;
  const AriTarget *targets = ari_move_input_get_targets (input, &n_targets);

  add_spots (table, dump, "picked", picker->picks, picker->n_picks);
  if (!ari_table_is_pickable (table))
    return;

  for (AriSpot spot = 0; spot < board_of (table)->n_spots; spot++)
    if (ari_picker_offers (picker, spot))
      add_word (offered, TRUE, board_of (table)->spots[spot].name);
  dump_add_set (dump, "can be picked", offered->str);
  for (guint i = 0; picker->n_picks > 0 && i < n_targets; i++)
    {
      g_autofree char *about = g_strdup_printf ("target of %u actions, %u other ways", targets[i].n_actions,
                                                targets[i].n_others);

      add_spots (table, dump, about, &targets[i].spot, 1);
    }
}

static void
dump_board (AriTable *table,
            Dump     *dump)
{
  AriPosition before, position;

  shown_position (table, &before, &position);
  dump_position (table, dump, &position);
  dump_picks (table, dump);
  dump_hint (table, dump);
  dump_marks (table, dump, &position);
  dump_ideas (table, dump);
  dump_trace (table, dump);
}

/* The players. */

static void
dump_seat (AriTable          *table,
           Dump              *dump,
           AriActor           seat,
           const AriPosition *position,
           const int         *scores)
{
  AriMatch *match = match_of (table);
  const AriSeat *player = ari_match_get_seat (match, seat);
  g_autofree char *name = ari_seat_words (match, seat), *about = g_strdup_printf ("seat %u", seat);
  g_autofree char *supplies = ari_supply_words (rules_of (table), position, seat);
  gboolean turn = ari_rules_whose_turn (rules_of (table), position) == seat;

  dump_printf (dump, about, "%s, %s%s, %d points%s%s%s%s", name,
               player->kind == ARI_SEAT_PERSON ? "person" : player->level,
               ari_match_has_substitute (match, seat) ? " (substitute)" : "", scores[seat - 1],
               supplies != NULL ? ", " : "", supplies != NULL ? supplies : "", turn ? ", whose turn it is" : "",
               shown_listener (table) == seat ? ", you" : "");
}

static void
dump_seats (AriTable *table,
            Dump     *dump)
{
  AriPosition before, position;
  int scores[ARI_MAX_SEATS] = { 0 };

  shown_position (table, &before, &position);
  rules_of (table)->scores (&position, scores);
  for (AriActor seat = 1; seat <= ari_match_get_setup (match_of (table))->seats; seat++)
    dump_seat (table, dump, seat, &position, scores);
}

/* What can be done. */

static void
dump_deeds (AriTable *table,
            Dump     *dump)
{
  static const struct { AriGo go; const char *word; } places[] = {
    { ARI_GO_FIRST, "go-first" }, { ARI_GO_BACK, "go-back" }, { ARI_GO_FORWARD, "go-forward" },
    { ARI_GO_LAST, "go-last" }, { ARI_GO_MAIN_LINE, "go-main-line" },
    { ARI_GO_PREVIOUS_MISTAKE, "go-previous-mistake" }, { ARI_GO_NEXT_MISTAKE, "go-next-mistake" },
  };
  AriDriver *driver = ari_table_get_driver (table);
  g_autoptr(GString) can = g_string_new (NULL), is = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    add_word (can, ari_table_can_go (table, places[i].go), places[i].word);
  add_word (can, ari_table_may_type (table, NULL), "type");
  add_word (can, ari_table_can_undo (table), "undo");
  add_word (can, ari_table_may_undo (table, NULL), "take-back");
  add_word (can, ari_table_can_redo (table), "redo");
  add_word (can, ari_table_can_roll (table), "roll");
  add_word (can, shown_may_perform (table), "toss");
  add_word (can, shown_may_stop (table), "stop");
  add_word (can, shown_may_step_back (table), "step-back");
  add_word (can, shown_has_outcomes (table), "choose-outcome");
  add_word (can, ari_table_can_try_again (table), "try-again");
  add_word (can, ari_recap_is_possible (ari_table_get_recap (table)), "ask-what-happened");
  add_word (can, ari_table_may_end (table), "end");
  add_word (can, ari_stand_in_may_pass (ari_driver_get_stand_in (driver)), "keep-passing");
  add_word (can, ari_table_is_warned (table), "decide");
  dump_add_set (dump, "can", can->str);

  add_word (is, ari_driver_awaits_person (driver), "awaits-person");
  add_word (is, ari_driver_get_thinking (driver), "thinking");
  add_word (is, ari_driver_get_waiting (driver), "waiting");
  add_word (is, ari_table_awaits_cover (table), "awaits-sight");
  add_word (is, ari_table_get_visibility (table).covered, "covered");
  add_word (is, ari_table_get_visibility (table).reveal_hidden, "reveals-hidden");
  add_word (is, ari_table_is_present (table), "present");
  add_word (is, shown_is_in_play (table), "in-play");
  add_word (is, shown_awaits_feat (table), "shows-bull");
  add_word (is, ari_replay_get_playing (ari_table_get_replay (table)), "replaying");
  add_word (is, ari_match_is_held (match_of (table)), "held");
  add_word (is, ari_table_is_queued (table), "pending");
  dump_add_set (dump, "is", is->str);
}

static void
dump_overlays (AriTable *table,
               Dump     *dump)
{
  AriOverlaySwitches *switches = ari_table_get_overlays (table);
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n = ari_overlay_switches_list (switches, choices);
  g_autoptr(GString) on = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      add_word (on, ari_overlay_switches_get (switches, choices[i].id), choices[i].id);
      add_word (on, ari_overlay_switches_is_withheld (switches, choices[i].id), "(withheld)");
    }
  dump_add_set (dump, "overlays", on->str);
}

/* The match. */

static void
dump_ply (AriTable *table,
          Dump     *dump,
          AriPly   *ply)
{
  AriMatch *match = match_of (table);
  AriVisibility visibility = ari_table_get_visibility (table);
  gboolean is_sentence;
  g_autofree char *about = g_strdup_printf ("ply %u.%u", ari_ply_get_number (ply), ari_ply_get_index (ply));
  g_autofree char *spoken = ari_move_item_spoken (match, ply, &is_sentence);
  g_autofree char *remark = ari_move_item_remark (ply, ari_ply_get_actor (ply), FALSE);
  g_autofree char *substitute = ari_seat_words_substitute (match, ply), *text = NULL;

  text = g_strdup_printf ("%s%s%s%s%s%s%s%s%s", spoken, remark != NULL ? " – " : "",
                          remark != NULL ? remark : "",
                          substitute != NULL ? " – " : "", substitute != NULL ? substitute : "",
                          ari_ply_get_comment (ply) != NULL ? " – " : "",
                          ari_ply_get_comment (ply) != NULL ? ari_ply_get_comment (ply) : "",
                          ari_ply_get_retracted (ply) ? " – taken back" : "",
                          ari_visibility_hides_ply (&visibility, ply) ? " – hidden" : "");
  dump_add_quietly (dump, about, text);
}

static void
dump_plies (AriTable *table,
            Dump     *dump,
            AriPly   *parent)
{
  AriMatch *match = match_of (table);

  for (guint i = 0; i < ari_match_get_n_children (match, parent); i++)
    {
      AriPly *ply = ari_match_get_child (match, parent, i);

      dump_ply (table, dump, ply);
      dump_plies (table, dump, ply);
    }
}

static void
dump_match (AriTable *table,
            Dump     *dump)
{
  AriMatch *match = match_of (table);
  g_autofree char *heading = NULL, *reason = NULL;

  dump_printf (dump, "line", "%u of %u%s", ari_match_get_cursor (match),
               g_list_model_get_n_items (G_LIST_MODEL (match)),
               ari_match_is_on_main_line (match) ? "" : ", a variation");
  dump_plies (table, dump, NULL);
  dump_add (dump, "warnings", ari_warn_from_word (ari_table_get_warn_from (table)));
  dump_printf (dump, "taken back", "%u", ari_match_get_takebacks (match));
  if (!ari_match_is_over (match))
    return;

  heading = ari_ending_words_heading (match);
  reason = ari_ending_words_reason (match);
  dump_add (dump, "result", heading);
  dump_add (dump, "reason", reason);
}

Dump *
table_dump (AriTable *table)
{
  Dump *dump = dump_new ();

  dump_text (table, dump);
  dump_board (table, dump);
  dump_seats (table, dump);
  dump_deeds (table, dump);
  dump_overlays (table, dump);
  dump_match (table, dump);

  return dump;
}
