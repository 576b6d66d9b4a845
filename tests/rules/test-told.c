/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that a game tells the other layers, at many positions of a few random matches, compared with the logs
 * in told/. "./dev golden" writes them anew. */
#include <locale.h>

#include "ari-motion-time.h"
#include "ari-notation.h"
#include "ari-picker.h"
#include "ari-pointing.h"
#include "ari-roll.h"
#include "ari-target.h"
#include "ari-trace.h"
#include "random-game.h"
#include "told-log.h"

#define BRANCHES 2 /* of the picks that can follow the picks so far */

typedef enum
{
  PART_BOARD,
  PART_POSITION,
  PART_ACTIONS,
  PART_MERITS,
  PART_MISTAKES,
  PART_STEPS,
  PART_TARGETS,
  PART_REFUSALS,
  PART_SPOTS,
  PART_OVERLAYS,
  PART_MOTION,
  PART_MOMENTS,
  PART_MEMORY,
  N_PARTS,
} Part;

static const char *const part_names[] = {
  "board", "position", "actions", "merits", "mistakes", "steps",
  "targets", "refusals", "spots", "overlays", "motion", "moments", "memory",
};
G_STATIC_ASSERT (G_N_ELEMENTS (part_names) == N_PARTS);

typedef struct
{
  Game        game;
  guint       ply;
  AriPosition start;
  GArray     *played;
  ToldLog     log;
} Teller;

static gboolean
accept_all (AriSpot  spot,
            gpointer data)
{
  return TRUE;
}

static void
tell_board (Teller *teller)
{
  ToldLog *log = &teller->log;
  static const int arrows[][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
  const AriBoard *board = teller->game.setup.rules->board (&teller->game.setup);

  for (AriSpot spot = 0; spot < board->n_spots; spot++)
    {
      const AriSpotInfo *info = &board->spots[spot];

      told_add (log, PART_BOARD, "spot", g_strdup_printf ("%s, kind %d", info->name, info->kind));
      told_number (log, PART_BOARD, "ninth", ari_board_ninth (board, info->centre));
      told_whether (log, PART_BOARD, "aside", ari_board_is_aside (board, info->centre));
      for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
        {
          AriSpot next = ari_board_neighbour (board, spot, arrows[i][0], arrows[i][1], accept_all, NULL);

          told_list (log, PART_BOARD, "next", &next, 1);
        }
      for (AriSpot other = 0; other < board->n_spots; other++)
        {
          if (ari_spot_is_on (info, &board->spots[other]))
            told_list (log, PART_BOARD, "on", &other, 1);
          if (ari_spot_is_side (info, &board->spots[other]))
            told_list (log, PART_BOARD, "side of", &other, 1);
        }
    }
}

static void
tell_position (Teller *teller)
{
  ToldLog *log = &teller->log;
  const AriRules *rules = teller->game.setup.rules;
  const AriPosition *position = &teller->game.position;
  gboolean is_over = ari_rules_actor (rules, position) == ARI_NONE;
  AriTallyRow rows[ARI_MAX_TALLY_ROWS];
  int scores[ARI_MAX_SEATS] = { 0 };
  guint n_rows = ari_rules_tally (rules, position, rows);
  g_autofree char *diagram = ari_rules_diagram (rules, position);

  told_number (log, PART_POSITION, "hash", rules->hash (position));
  told_add (log, PART_POSITION, "diagram", g_compute_checksum_for_string (G_CHECKSUM_MD5, diagram, -1));
  told_number (log, PART_POSITION, "winners", ari_rules_winners (rules, position));
  told_add (log, PART_POSITION, "draw", g_strdup (is_over ? ari_rules_draw (rules, position) : NULL));
  told_add (log, PART_POSITION, "end", is_over ? ari_rules_reason (rules, position) : NULL);
  told_number (log, PART_POSITION, "sides",
               ari_rules_n_sides (rules, position, (1u << teller->game.setup.seats) - 1));
  rules->scores (position, scores);
  for (AriActor seat = 1; seat <= teller->game.setup.seats; seat++)
    {
      AriSupply supplies[ARI_MAX_SUPPLIES];
      guint n = ari_rules_supplies (rules, position, seat, supplies);

      told_add (log, PART_POSITION, "score", ari_rules_score_words (rules, scores[seat - 1]));
      told_number (log, PART_POSITION, "side", ari_rules_side (rules, position, seat));
      for (guint i = 0; i < n_rows; i++)
        told_add (log, PART_POSITION, rows[i].label,
              ari_tally_row_has (&rows[i], seat) ? g_strdup_printf ("%d", rows[i].numbers[seat - 1]) : NULL);
      for (guint i = 0; i < n; i++)
        told_add (log, PART_POSITION, "supply", supplies[i].words (supplies[i].count));
    }
}

static void
tell_motion (Teller            *teller,
             AriAction          action,
             const AriPosition *next)
{
  ToldLog *log = &teller->log;
  const AriRules *rules = teller->game.setup.rules;
  const AriPosition *position = &teller->game.position;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriSpot spots[MAX (ARI_MAX_EARNERS, ARI_MAX_FILLED)];
  AriTraceStep step;
  guint n = ari_find_motion_paths (rules, position, action, paths);

  for (guint i = 0; i < n; i++)
    told_list (log, PART_MOTION, "path", paths[i].spots, paths[i].n_spots);
  told_number (log, PART_MOTION, "milliseconds",
               ari_motion_ms (rules->board (&teller->game.setup), paths, n));
  told_list (log, PART_MOTION, "filled", spots, ari_find_filled (rules, position, action, spots));
  for (AriActor seat = 1; seat <= teller->game.setup.seats; seat++)
    told_list (log, PART_MOTION, "earners", spots, ari_find_earners (rules, position, action, seat, spots));
  n = ari_find_revealed_spots (rules, next, spots);
  told_list (log, PART_MOTION, "revealed", spots, n);
  for (guint i = 0; i < n; i++)
    told_add (log, PART_MOTION, "revealed", rules->motion->describe_revealed (next, spots[i]));
  told_whether (log, PART_MOTION, "entitled", ari_rules_is_entitled (rules, next));
  if (ari_trace_step_init (&step, &teller->game.setup, position, action,
                           ari_rules_whose_turn (rules, position)))
    {
      told_add (log, PART_MOTION, "trace", g_strdup_printf ("kind %d", step.kind));
      for (guint i = 0; i < step.n_paths; i++)
        told_list (log, PART_MOTION, "trace path", step.paths[i].spots, step.paths[i].n_spots);
      told_list (log, PART_MOTION, "trace", step.spots, step.n_spots);
      told_list (log, PART_MOTION, "trace earners", step.earners, step.n_earners);
    }
}

static void
tell_moments (Teller            *teller,
              AriAction          action,
              const AriPosition *next)
{
  ToldLog *log = &teller->log;
  const AriRules *rules = teller->game.setup.rules;
  const AriPosition *position = &teller->game.position;
  guint n;
  const AriRuleMoment *moments = ari_rules_occasions (rules, &n);

  for (guint i = 0; i < n; i++)
    {
      AriSpot at = moments[i].occurs (position, action, next), about[ARI_MAX_ABOUT];

      if (at == ARI_SPOT_NONE)
        continue;

      told_number (log, PART_MOMENTS, moments[i].id,
                   ari_rule_moment_concerns (&moments[i], rules, position, action, next));
      told_list (log, PART_MOMENTS, "at", &at, 1);
      told_list (log, PART_MOMENTS, "about", about,
            ari_rule_moment_about (&moments[i], position, action, next, about));
    }
}

static void
tell_merits (Teller   *teller,
             AriAction action)
{
  ToldLog *log = &teller->log;
  const AriNarration *narration = teller->game.setup.rules->narration;
  const AriPosition *position = &teller->game.position;
  AriMerit merit = ARI_NO_MERIT;

  if (narration->reason != NULL)
    {
      merit = narration->reason (position, action);
      told_add (log, PART_MERITS, merit.kind != NULL ? merit.kind : "reason", merit.text);
    }
  if (narration->purpose != NULL && merit.kind == NULL)
    {
      merit = narration->purpose (position, action);
      told_add (log, PART_MERITS, merit.kind != NULL ? merit.kind : "purpose", merit.text);
    }
  if (narration->harm != NULL)
    told_add (log, PART_MERITS, "harm", narration->harm (position, action, "it"));
}

static void
tell_mistakes (Teller   *teller,
               AriAction played,
               AriAction best)
{
  ToldLog *log = &teller->log;
  const AriRules *rules = teller->game.setup.rules;
  const AriPosition *position = &teller->game.position;
  const AriHabit *habit = ari_rules_find_habit (rules, position, played, best);
  guint n;
  const AriMistakeKind *kinds = ari_rules_slips (rules, &n);

  for (guint i = 0; i < n; i++)
    told_whether (log, PART_MISTAKES, kinds[i].id, kinds[i].applies (position, played, best));
  told_add (log, PART_MISTAKES, "habit", g_strdup (habit != NULL ? habit->advice : NULL));
}

/* Whether a seat chooses. */
static gboolean
decides (const AriRules    *rules,
         const AriPosition *position)
{
  return ari_rules_actor (rules, position) != ARI_CHANCE && ari_feat_due (rules, position) == ARI_FEAT_NONE;
}

static void
tell_action (Teller   *teller,
             AriAction action,
             AriAction other)
{
  ToldLog *log = &teller->log;
  const AriRules *rules = teller->game.setup.rules;
  const AriPosition *position = &teller->game.position;
  g_autofree char *text = rules->format (position, action);
  AriPosition next = *position;
  AriNotation notation;
  AriSpot picks[ARI_MAX_PICKS];

  rules->apply (&next, action);
  told_add (log, PART_ACTIONS, "text", g_strdup (text));
  told_add (log, PART_ACTIONS, "does", ari_rules_describe (rules, position, action, NULL));
  told_add (log, PART_ACTIONS, "do", ari_rules_advise (rules, position, action, NULL));
  told_add (log, PART_ACTIONS, "done", ari_rules_remind (rules, position, action, NULL));
  told_add (log, PART_ACTIONS, "forced", ari_rules_forced_effects (rules, position, action, &next, NULL));
  told_number (log, PART_ACTIONS, "weight", ari_rules_chance_weight (rules, position, action));
  told_whether (log, PART_ACTIONS, "turn ends", ari_rules_turn_ends (rules, position, &next));
  told_list (log, PART_ACTIONS, "picks", picks, rules->picks (position, action, picks));
  told_whether (log, PART_ACTIONS, "leads", ari_notation_leads (rules, text));
  ari_notation_read (rules, text, &notation);
  for (guint i = 0; i < notation.n; i++)
    {
      const AriNotationPart *part = &notation.parts[i];

      told_add (log, PART_ACTIONS, "sign",
            g_strdup_printf ("%u %s", part->sign, part->word != NULL ? part->word : "-"));
    }
  if (rules->symmetries != NULL)
    told_number (log, PART_ACTIONS, "turned",
                 rules->symmetries->turn (action, 1 + teller->ply % (rules->symmetries->n - 1)));

  tell_motion (teller, action, &next);
  tell_moments (teller, action, &next);
  if (decides (rules, position))
    {
      tell_merits (teller, action);
      tell_mistakes (teller, action, other);
    }
  if (rules->memory != NULL)
    {
      told_add (log, PART_MEMORY, "missed", rules->memory->missed_recall (position, action, NULL));
      told_number (log, PART_MEMORY, "recall", rules->memory->recall (position, action));
    }
}

static void
tell_targets (Teller          *teller,
              const AriPicker *picker)
{
  ToldLog *log = &teller->log;
  AriTarget targets[ARI_MAX_TARGETS];
  guint n = ari_target_list (picker, targets);
  const AriBoard *board = teller->game.setup.rules->board (&teller->game.setup);

  for (guint i = 0; i < n; i++)
    {
      told_add (log, PART_TARGETS, "target",
            g_strdup_printf ("%s, %u actions, %u others, %s", board->spots[targets[i].spot].name,
                             targets[i].n_actions, targets[i].n_others,
                             targets[i].is_way_back ? "a way back" : "on"));
      told_list (log, PART_TARGETS, "pick", &targets[i].pick, 1);
      told_list (log, PART_TARGETS, "landing", &targets[i].landing, 1);
    }
  for (AriSpot spot = 0; spot < board->n_spots; spot++)
    {
      AriPointing pointing;

      ari_pointing_init (&pointing, picker, targets, n, spot);
      told_list (log, PART_TARGETS, "pointing",
            (AriSpot[]) { pointing.pick, pointing.then, (AriSpot) pointing.keep }, 3);
    }
}

/* The next step after the picks so far, why other spots can't be picked, and so on after some of those that
 * can. */
static void
tell_steps (Teller          *teller,
            const AriPicker *picker)
{
  ToldLog *log = &teller->log;
  const AriRules *rules = picker->rules;
  const AriBoard *board = rules->board (&teller->game.setup);
  AriStep step;
  guint n_offered = 0;

  told_add (log, PART_STEPS, "step", ari_rules_next_step (picker, &step, NULL));
  tell_targets (teller, picker);
  for (AriSpot spot = 0; spot < board->n_spots; spot++)
    {
      AriProof proof = { .n = 0 };
      AriPicker next = *picker;

      if (!ari_picker_offers (picker, spot))
        {
          told_add (log, PART_REFUSALS, "refusal",
                ari_rules_refuse (rules, &picker->position, picker->picks, picker->n_picks, spot, &proof));
          told_add (log, PART_REFUSALS, "rule", g_strdup (proof.rule));
          told_list (log, PART_REFUSALS, "proof", proof.spots, proof.n);
        }
      else if (n_offered++ == 0 || (spot + teller->ply) % 7 == 0)
        {
          if (n_offered <= 1 + BRANCHES && ari_picker_pick (&next, spot) == ARI_PICK_ADDED)
            tell_steps (teller, &next);
        }
    }
}

static void
tell_spots (Teller *teller)
{
  ToldLog *log = &teller->log;
  const AriSetup *setup = &teller->game.setup;
  const AriRules *rules = setup->rules;
  const AriPosition *position = &teller->game.position;
  const AriBoard *board = rules->board (setup);
  AriActor listener = teller->ply % (setup->seats + 1u);

  for (AriSpot spot = 0; spot < board->n_spots; spot++)
    {
      AriSpot others[] = { ari_rules_canonical_spot (rules, position, spot), ari_rules_ground (rules, spot) };

      told_add (log, PART_SPOTS, "name", ari_rules_name_spot (setup, position, spot, listener, NULL));
      told_add (log, PART_SPOTS, "on it", ari_rules_tell_spot (rules, position, spot, listener, NULL));
      told_add (log, PART_SPOTS, "dice", ari_rules_outcome (rules, position, spot));
      told_whether (log, PART_SPOTS, "absent", ari_rules_is_absent (rules, position, spot));
      told_number (log, PART_SPOTS, "occupant", ari_rules_occupant (rules, position, spot));
      if (board->spots[spot].kind == ARI_SPOT_CHOICE)
        told_add (log, PART_SPOTS, "brief", g_strdup (ari_rules_brief (rules, position, spot)));
      told_list (log, PART_SPOTS, "others", others, G_N_ELEMENTS (others));
    }
}

static void
tell_overlays (Teller *teller)
{
  ToldLog *log = &teller->log;
  const AriRules *rules = teller->game.setup.rules;
  guint n_overlays;
  const AriOverlay *overlays = ari_rules_overlays (rules, &n_overlays);

  for (guint i = 0; i < n_overlays; i++)
    {
      AriMark marks[ARI_MAX_SPOTS];
      guint n = overlays[i].marks (&teller->game.position, marks);

      told_number (log, PART_OVERLAYS, overlays[i].id, n);
      for (guint k = 0; k < n; k++)
        {
          AriSpot numbers[] = { marks[k].spot, marks[k].group, (AriSpot) (100 * marks[k].strength + 0.5f) };

          told_add (log, PART_OVERLAYS, overlays[i].id, ari_mark_words (rules, &marks[k], 1 + k % 3, NULL));
          told_list (log, PART_OVERLAYS, "at", numbers, G_N_ELEMENTS (numbers));
        }
    }
}

/* What the actions so far give away now, and what remains of the start. */
static void
tell_memory (Teller *teller)
{
  ToldLog *log = &teller->log;
  const AriRules *rules = teller->game.setup.rules;
  const AriPosition *position = &teller->game.position;
  AriPosition earlier = teller->start;

  if (rules->memory == NULL)
    return;

  for (guint i = 0; i < teller->played->len; i++)
    {
      AriAction action = g_array_index (teller->played, AriAction, i);
      gboolean covered = i % 2 == 0, taken_back = i % 3 == 0;

      told_whether (log, PART_MEMORY, "to remember",
                    rules->memory->to_remember (position, action, covered, taken_back));
    }
  rules->memory->redact (&earlier, position, teller->ply % 2 == 0, teller->ply % 3 == 0);
  told_number (log, PART_MEMORY, "redacted", rules->hash (&earlier));
}

static void
tell_all (Teller *teller)
{
  const AriRules *rules = teller->game.setup.rules;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (&teller->game.position, actions);

  tell_position (teller);
  tell_spots (teller);
  tell_overlays (teller);
  tell_memory (teller);
  if (n > 0 && decides (rules, &teller->game.position))
    {
      AriPicker picker;

      ari_picker_init (&picker, rules, &teller->game.position);
      tell_steps (teller, &picker);
    }
  for (guint i = 0; i < n; i++)
    tell_action (teller, actions[i], actions[(i + teller->ply) % n]);
}

static void
tell_match (Teller *teller,
            guint   every)
{
  const AriRules *rules = teller->game.setup.rules;
  AriAction action;

  while ((action = game_choose (&teller->game)) != ARI_ACTION_NONE)
    {
      if (teller->ply % every == 0)
        tell_all (teller);
      g_array_append_val (teller->played, action);
      rules->apply (&teller->game.position, action);
      teller->ply++;
    }
  tell_all (teller);
}

static void
add_match (GString    *log,
           const char *options,
           guint       every)
{
  Teller teller = { .played = g_array_new (FALSE, FALSE, sizeof (AriAction)) };
  g_autofree char *setup = NULL;

  game_start (&teller.game, options, 1);
  teller.start = teller.game.position;
  told_init (&teller.log, N_PARTS);
  tell_board (&teller);
  tell_match (&teller, every);

  setup = ari_setup_to_text (&teller.game.setup);
  g_string_append_printf (log, "%s, %u plies\n", setup, teller.ply);
  told_write (&teller.log, part_names, log);
  told_clear (&teller.log);
  g_array_unref (teller.played);
}

/* The first line that differs says most. */
static void
assert_log (const char *told,
            const char *kept)
{
  g_auto(GStrv) told_lines = g_strsplit (told, "\n", -1), kept_lines = g_strsplit (kept, "\n", -1);

  for (guint i = 0; told_lines[i] != NULL && kept_lines[i] != NULL; i++)
    g_assert_cmpstr (told_lines[i], ==, kept_lines[i]);
  g_assert_cmpuint (g_strv_length (told_lines), ==, g_strv_length (kept_lines));
}

typedef struct
{
  const char *game;
  guint       every;            /* plies from one position that is told to the next */
  const char *options[3]; /* of the matches */
} Told;

static void
test_told (gconstpointer data)
{
  const Told *told = data;
  g_autofree char *name = g_strconcat (told->game, ".log", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "rules", "told", name, NULL);
  g_autofree char *kept = NULL;
  g_autoptr(GString) log = g_string_new (NULL);
  g_autoptr(GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (told->options) && told->options[i] != NULL; i++)
    {
      g_autofree char *setup = g_strconcat (told->game, " ", told->options[i], NULL);

      add_match (log, setup, told->every);
    }
  if (g_getenv ("GOLDEN_UPDATE") != NULL)
    g_file_set_contents (path, log->str, (gssize) log->len, &error);
  g_assert_no_error (error);
  g_file_get_contents (path, &kept, NULL, &error);
  g_assert_no_error (error);
  assert_log (log->str, kept);
}

int
main (int   argc,
      char *argv[])
{
  static const Told games[] = {
    { "minoa", 5, { "seats=2", "seats=4 closing=coloured teams=partners", "seats=3" } },
    { "minarett", 2, { "board=alquerque", "board=all open=tower small=off" } },
    { "labyrinth", 13, { "seats=2", "seats=4 entry=1or6 penalty=player" } },
    { "minotaur", 17, { "seats=3", "seats=5 mode=simplified tie=sudden" } },
  };

  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/rules/told/", games[i].game, NULL);

      g_test_add_data_func (path, &games[i], test_told);
    }

  return g_test_run ();
}
