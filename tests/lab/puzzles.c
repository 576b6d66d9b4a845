/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include <math.h>
#include <stdlib.h>

#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "ari-record.h"
#include "ari-solution.h"
#include "interrupt.h"
#include "level-game.h"

/* puzzles GAME [OPTION=VALUE]…: positions of games between levels in which one action alone is good, as
 * records for practice. */

#define USUAL_NODES   200000
#define GLANCE_NODES  2000   /* of the search that decides whether a position is worth a closer look */
#define GLANCE_LOSS   0.08   /* what its second action loses at least */
#define FEWER         10     /* the first search for a solution is this many times smaller than the last */
#define LEAST_CHANCE  0.2    /* of the side that solves the puzzle, if it plays well */
#define LEAST_ACTIONS 4
#define PER_GAME      2
#define APART         8      /* plies between two puzzles of one game, at least */
#define N_EFFORTS     (ARI_N_LEVELS - 1)
#define TRIES         4      /* that a level gets for an answer */
#define FOUND         3      /* of which so many have to be right */
#define DRAWN         3      /* the first actions of a game, so that each takes another course */

typedef struct
{
  guint64   hash;
  guint     effort; /* 1 … N_EFFORTS: as of AriPuzzle, the place of a level after the weakest one */
  char     *record;
} Puzzle;

typedef struct
{
  AriLevelGame game;
  guint64      nodes;
  guint        count;
  guint        n_of_effort[N_EFFORTS];
  guint        n_looked;
  GPtrArray   *puzzles; /* (element-type Puzzle) */
} Hunt;

static void
puzzle_free (gpointer data)
{
  Puzzle *puzzle = data;

  g_free (puzzle->record);
  g_free (puzzle);
}

static AriVerdict *
search (const Hunt        *hunt,
        const AriPosition *position,
        guint64            nodes,
        guint              lines)
{
  AriBudget budget = { .nodes = nodes, .threads = 1, .seed = hunt->game.seed, .lines = lines };

  return ari_search_chances (hunt->game.setup.rules, position, &budget, ari_interrupt_flag (), 0.0, NULL,
                             NULL);
}

/* Whether a short search finds one action much better than all others. */
static gboolean
is_promising (const Hunt        *hunt,
              const AriPosition *position)
{
  const AriRules *rules = hunt->game.setup.rules;
  AriActor actor = ari_rules_actor (rules, position);
  g_autoptr(AriVerdict) verdict = NULL;
  double best, second;

  if (actor == ARI_CHANCE || actor == ARI_NONE || ari_feat_due (rules, position) != ARI_FEAT_NONE
      || ari_rules_count (rules, position) < LEAST_ACTIONS)
    return FALSE;

  verdict = search (hunt, position, GLANCE_NODES, 2);
  if (verdict->n_candidates < 2)
    return FALSE;

  best = ari_side_share (rules, position, actor, verdict->candidates[0].win);
  second = ari_side_share (rules, position, actor, verdict->candidates[1].win);

  return best >= LEAST_CHANCE && best - second >= GLANCE_LOSS;
}

/* One action is right, and all others lose much. */
static gboolean
is_unique (const AriSolution *solution)
{
  return solution->n_right == 1 && solution->n_actions >= LEAST_ACTIONS && solution->chance >= LEAST_CHANCE
         && solution->actions[1].loss >= ari_judgement_least (ARI_GLYPH_MISTAKE);
}

/* Whether @action is right by @solution. */
static gboolean
is_right (const Hunt        *hunt,
          const AriSolution *solution,
          const AriPosition *position,
          AriAction          action)
{
  return ari_solution_is_right (solution, ari_solution_look_up (solution, hunt->game.setup.rules, position,
                                                                action));
}

static gboolean
is_found_by (const Hunt        *hunt,
             const AriLevel    *level,
             const AriPosition *position,
             const AriSolution *solution)
{
  const AriRules *rules = hunt->game.setup.rules;
  guint n_right = 0;

  for (guint i = 0; i < TRIES; i++)
    {
      AriAction action = ari_level_choose (level, rules, position, 1.0, 0, hunt->game.seed + i,
                                           ari_interrupt_flag (), NULL);

      n_right += is_right (hunt, solution, position, action);
    }

  return n_right >= FOUND;
}

/* How deep one has to look: the number of the weakest level from which on all find the answer, the strongest
 * one taken for granted. */
static guint
find_effort (const Hunt        *hunt,
             const AriPosition *position,
             const AriSolution *solution)
{
  guint effort = N_EFFORTS;

  while (effort > 1 && is_found_by (hunt, &ari_levels ()[effort - 1], position, solution))
    effort--;

  return effort;
}

/* The match up to the position, with what a reader of puzzles needs as tags of its own. */
static char *
write_record (const Hunt        *hunt,
              AriMatch          *match,
              guint              number,
              const AriPosition *position,
              guint              effort,
              const char        *solution)
{
  const AriRules *rules = hunt->game.setup.rules;
  g_autoptr(AriMatch) puzzle = ari_match_new (&hunt->game.setup);
  g_autofree char *tags = g_strdup_printf ("[Puzzle \"%s-%016" G_GINT64_MODIFIER "x\"]\n[Effort \"%u\"]\n"
                                           "[Solution \"%s\"]\n",
                                           rules->id, rules->hash (position), effort, solution);
  AriActor mover = ari_rules_actor (rules, position);

  ari_match_set_started (puzzle, 0);
  for (AriActor seat = 1; seat <= hunt->game.setup.seats; seat++)
    ari_match_set_seat (puzzle, seat, seat == mover ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER, NULL,
                        seat == mover ? NULL : hunt->game.levels[seat - 1]->id);
  for (guint i = 0; i < number; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      ari_match_play (puzzle, ari_ply_get_action (ply), -1.0, NULL);
    }
  ari_match_set_foreign_tags (puzzle, tags);

  return ari_record_write (puzzle);
}

static gboolean
is_known (const Hunt *hunt,
          guint64     hash)
{
  for (guint i = 0; i < hunt->puzzles->len; i++)
    if (((const Puzzle *) hunt->puzzles->pdata[i])->hash == hash)
      return TRUE;

  return FALSE;
}

/* (nullable): the solution, if only one action is right. */
static AriSolution *
find_unique (const Hunt        *hunt,
             const AriPosition *position,
             guint64            nodes,
             guint64            seed)
{
  AriBudget budget = { .nodes = nodes, .threads = 1, .seed = seed };
  g_autoptr(AriSolution) solution = NULL;

  solution = ari_solution_find (hunt->game.setup.rules, position, &budget, ari_interrupt_flag ());

  return solution != NULL && is_unique (solution) ? g_steal_pointer (&solution) : NULL;
}

/* (nullable): the solution on which three searches agree: a small one, because most positions fail there, and
 * two large ones with different seeds. */
static AriSolution *
find_agreed (const Hunt        *hunt,
             const AriPosition *position)
{
  const guint64 nodes[] = { hunt->nodes / FEWER, hunt->nodes, hunt->nodes };
  g_autoptr(AriSolution) last = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (nodes); i++)
    {
      g_autoptr(AriSolution) solution = find_unique (hunt, position, nodes[i], hunt->game.seed + i);

      if (solution == NULL || (last != NULL && !is_right (hunt, solution, position, last->line[0])))
        return NULL;

      g_clear_pointer (&last, ari_solution_free);
      last = g_steal_pointer (&solution);
    }

  return g_steal_pointer (&last);
}

/* No effort may give more than three tenths of all puzzles, so that there are some for everybody. */
static gboolean
take_position (Hunt              *hunt,
               AriMatch          *match,
               guint              number,
               const AriPosition *position)
{
  const AriRules *rules = hunt->game.setup.rules;
  guint64 hash = rules->hash (position);
  g_autoptr(AriSolution) solution = NULL;
  g_autofree char *text = NULL;
  Puzzle *puzzle;
  guint effort;

  hunt->n_looked++;
  if (is_known (hunt, hash) || (solution = find_agreed (hunt, position)) == NULL)
    return FALSE;

  effort = find_effort (hunt, position, solution);
  if (ari_interrupted () || 10 * hunt->n_of_effort[effort - 1] >= 3 * hunt->count)
    return FALSE;

  text = ari_solution_to_text (solution, rules, position);
  puzzle = g_new0 (Puzzle, 1);
  puzzle->hash = hash;
  puzzle->effort = effort;
  puzzle->record = write_record (hunt, match, number, position, effort, text);
  g_ptr_array_add (hunt->puzzles, puzzle);
  hunt->n_of_effort[effort - 1]++;

  return TRUE;
}

static void
look_through (Hunt     *hunt,
              AriMatch *match)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));
  guint n_taken = 0;

  for (guint i = 0; i < n && n_taken < PER_GAME && !ari_interrupted (); i++)
    {
      AriPosition position;

      if (hunt->puzzles->len == hunt->count)
        return;

      ari_match_get_position_at (match, i, &position);
      if (!is_promising (hunt, &position) || !take_position (hunt, match, i, &position))
        continue;

      n_taken++;
      i += APART;
    }
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const Puzzle *one = *(const Puzzle *const *) a, *other = *(const Puzzle *const *) b;

  return one->effort < other->effort ? -1 : one->effort > other->effort;
}

static char *
join_records (const Hunt *hunt)
{
  g_autoptr(GString) text = g_string_new (NULL);

  g_ptr_array_sort (hunt->puzzles, compare);
  for (guint i = 0; i < hunt->puzzles->len; i++)
    {
      const Puzzle *puzzle = g_ptr_array_index (hunt->puzzles, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", puzzle->record);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* FALSE when a signal ended it, or with an error. */
static gboolean
hunt_in_games (Hunt    *hunt,
               guint    games,
               GError **error)
{
  guint64 seed = hunt->game.seed;

  for (guint i = 0; i < games && hunt->puzzles->len < hunt->count; i++)
    {
      g_autoptr(AriMatch) match = NULL;

      hunt->game.seed = hunt->game.drawn_seed = seed + i;
      match = ari_level_game_record (&hunt->game, error);
      if (match == NULL)
        return FALSE;

      look_through (hunt, match);
      g_printerr ("game %u looked %u puzzles %u\n", i + 1, hunt->n_looked, hunt->puzzles->len);
    }

  return !ari_interrupted ();
}

int
ari_lab_puzzles (int    argc,
                 char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) puzzles = g_ptr_array_new_with_free_func (puzzle_free);
  g_autofree char *text = NULL, *level_id = NULL, *file = NULL, *records = NULL;
  Hunt hunt = { .game = { .scale = 1.0, .n_drawn = DRAWN }, .puzzles = puzzles };
  const AriLevel *level;
  gint count = 40, games = 400;
  gint64 seed = 1, nodes = USUAL_NODES;
  gboolean complete;
  int status;
  const GOptionEntry entries[] = {
    { "count", 'c', 0, G_OPTION_ARG_INT, &count, "Number of puzzles (40)", "N" },
    { "games", 'n', 0, G_OPTION_ARG_INT, &games, "Games to look through at most (400)", "N" },
    { "level", 'l', 0, G_OPTION_ARG_STRING, &level_id, "Who plays (adept)", "LEVEL" },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &nodes, "Search N nodes for each answer (200000)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The same seed gives the same puzzles (1)", "N" },
    { "out", 'o', 0, G_OPTION_ARG_FILENAME, &file, "Where to write (standard output)", "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    { "count", 1, ARI_MOST_GAMES }, ARI_RANGE_GAMES, ARI_RANGE_NODES, ARI_RANGE_SEED, { NULL },
  };

  if (!ari_command_parse ("GAME [OPTION=VALUE]…",
                          "Finds positions in which only one move is good, for practice, and writes them "
                            "as records.",
                          entries, ranges, 1, G_MAXINT16, &argc, &argv, &status))
    return status;

  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&hunt.game.setup, text, &error)
      || (level = ari_level_game_lookup (hunt.game.setup.rules, level_id != NULL ? level_id : "adept",
                                         &error)) == NULL)
    return ari_command_usage (name, error->message);
  if (!ari_command_may_write (file, &error))
    return ari_command_failed (name, error);

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    hunt.game.levels[i] = level;
  hunt.game.seed = (guint64) seed;
  hunt.nodes = (guint64) nodes;
  hunt.count = (guint) count;
  ari_interrupt_catch (NULL, NULL);
  complete = hunt_in_games (&hunt, (guint) games, &error);
  if (error != NULL)
    return ari_command_failed (name, error);

  /* A hunt of hours that is stopped keeps what it has found. */
  records = join_records (&hunt);
  if (!ari_command_write (file, records, &error))
    return ari_command_failed (name, error);

  return complete ? EXIT_SUCCESS : ARI_EXIT_INTERRUPTED;
}
