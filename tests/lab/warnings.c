/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include <stdlib.h>

#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "ari-random.h"
#include "ari-review.h"
#include "ari-searcher.h"
#include "ari-table.h"
#include "interrupt.h"
#include "level-game.h"

/* warnings GAME: which moves a player is warned of, whether blunders that were planted are among them, and
 * which mistakes remain if players heed what they are told. Each game is played at a table, so the warnings
 * are those of the window. */

#define USUAL_NODES 20000
#define AFTER       2    /* the second search is this many times smaller, as in the window */
#define DEEPER      8    /* a search of this many times the size decides what is a blunder or a false alarm */
#define GLANCE      8    /* one that is so many times smaller decides whether a blunder is looked for */
#define PLANTED     0.25 /* a planted blunder loses more */
#define JUDGES      5    /* such searches, whose mean decides: each says something different */
#define THOUGHTS    20   /* that a player who is warned has at most, before playing the move anyway */
#define POLL_MS     50

typedef struct
{
  AriSetup        setup;
  const AriLevel *level;
  AriWarnFrom     from;
  guint64         nodes;
  guint           games;
  guint           every;   /* one decision in so many gets a blunder planted, if there is one; 0: none */
  guint64         marks;   /* nodes of the review after each game; 0: none */
  gboolean        rethink; /* players who are warned play something else, if their level finds it */
  AriRandom       seeds;
  AriRandom       thoughts; /* of their own, so that those who are not warned play the same */

  AriTable       *table;   /* of the game under way */
  guint           game;
  GHashTable     *tried;   /* hashes of its positions in which a blunder was looked for */
  guint           n_moves; /* that were judged */
} Trial;

static gboolean
poll_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Plays @action, unless the checker warns of it. Returns whether it does. */
static gboolean
choose (Trial    *self,
        AriAction action)
{
  AriMistakeChecker *checker = ari_table_get_mistake_checker (self->table);

  ari_table_play (self->table, action);
  while (!ari_interrupted () && ari_mistake_checker_get_step (checker) == ARI_MISTAKE_CHECKER_CHECKING)
    g_main_context_iteration (NULL, TRUE);

  return ari_table_is_warned (self->table);
}

static AriVerdict *
search (Trial             *self,
        const AriPosition *position,
        guint64            nodes,
        guint              nth)
{
  /* Other seeds than those of the checker. */
  AriBudget budget = { .nodes = MAX (nodes, 1), .threads = 1, .seed = 11 + nth };

  if (ari_rules_actor (self->setup.rules, position) == ARI_NONE)
    return NULL;

  return ari_search_chances (self->setup.rules, position, &budget, ari_interrupt_flag (), 0.0, NULL, NULL);
}

static double
least_loss (Trial *self)
{
  return ari_judgement_least (self->from == ARI_WARN_MISTAKES ? ARI_GLYPH_MISTAKE : ARI_GLYPH_BLUNDER);
}

/* What a long search of the position that @action leads to says; @verdict: of one before. */
static AriEval *
judge (Trial             *self,
       const AriPosition *before,
       const AriVerdict  *verdict,
       AriAction          action,
       guint              nth)
{
  AriPosition after = *before;
  g_autoptr(AriVerdict) then = NULL;

  self->setup.rules->apply (&after, action);
  then = search (self, &after, DEEPER * self->nodes, nth);

  return ari_judgement_of_ply (self->setup.rules, before, action, verdict, &after, then, 2);
}

/* What it loses by several long searches. */
static double
find_loss (Trial             *self,
           const AriPosition *before,
           AriAction          action)
{
  double sum = 0;

  for (guint i = 0; i < JUDGES && !ari_interrupted (); i++)
    {
      g_autoptr(AriVerdict) verdict = search (self, before, DEEPER * self->nodes, i);
      g_autoptr(AriEval) eval = judge (self, before, verdict, action, i);

      sum += eval->loss;
    }

  return sum / JUDGES;
}

/* What a move came to. */
typedef struct
{
  guint     ply;
  AriAction action;
  gboolean  warned;
  double    loss;     /* by several long searches; −1: not looked for */
  guint     thoughts; /* other choices after warnings */
  gboolean  insisted; /* played in spite of a warning */
} Decision;

/* @kind: "planted" or "played" */
static void
print_decision (Trial             *self,
                const char        *kind,
                const AriPosition *position,
                const Decision    *decision)
{
  g_autofree char *text = self->setup.rules->format (position, decision->action);

  g_print ("%u\t%u\t%s\t%s\t%u\t", self->game, decision->ply, kind, text, decision->warned);
  if (decision->loss >= 0.0)
    g_print ("%.9g", decision->loss);
  else
    g_print ("-");
  g_print ("\t%u\t%u\t-\n", decision->thoughts, decision->insisted);
}

static AriAction
find_worst (Trial             *self,
            const AriPosition *position,
            const AriVerdict  *verdict,
            double            *lost)
{
  const AriRules *rules = self->setup.rules;
  AriActor mover = ari_rules_actor (rules, position);
  const AriCandidate *worst = &verdict->candidates[0];

  for (guint i = 1; i < verdict->n_candidates; i++)
    if (ari_side_share (rules, position, mover, verdict->candidates[i].win)
        < ari_side_share (rules, position, mover, worst->win))
      worst = &verdict->candidates[i];
  *lost = ari_side_share (rules, position, mover, verdict->candidates[0].win)
          - ari_side_share (rules, position, mover, worst->win);

  return worst->action;
}

/* Matches return to positions, where a search finds the same again. */
static gboolean
is_tried (Trial             *self,
          const AriPosition *position)
{
  guint64 hash = self->setup.rules->hash (position);

  return !g_hash_table_add (self->tried, g_memdup2 (&hash, sizeof hash));
}

/* @worst: (out): the worst action that a search knows. Returns what it loses by several long searches, if
 * they would warn of it, too; 0 if it is no blunder. */
static double
find_blunder (Trial             *self,
              const AriPosition *position,
              AriAction         *worst)
{
  g_autoptr(AriVerdict) glance = search (self, position, self->nodes / GLANCE, 0), verdict = NULL;
  g_autoptr(AriEval) eval = NULL;
  double lost;

  find_worst (self, position, glance, &lost);
  if (lost <= PLANTED || ari_interrupted ())
    return 0.0;

  verdict = search (self, position, DEEPER * self->nodes, 0);
  *worst = find_worst (self, position, verdict, &lost);
  eval = judge (self, position, verdict, *worst, 0);
  if (eval->loss <= PLANTED || ari_interrupted ()
      || !ari_mistake_warning_is_due (self->setup.rules, position, verdict, *worst, eval, least_loss (self)))
    return 0.0;

  lost = find_loss (self, position, *worst);

  return lost > PLANTED && !ari_interrupted () ? lost : 0.0;
}

/* Plays a blunder, if there is one, and takes it back. */
static void
plant (Trial             *self,
       const AriPosition *position)
{
  Decision decision = { .ply = ari_match_get_cursor (ari_table_get_match (self->table)) + 1 };

  if (!is_tried (self, position))
    decision.loss = find_blunder (self, position, &decision.action);
  if (decision.loss <= 0.0)
    return;

  decision.warned = choose (self, decision.action);
  if (ari_interrupted ())
    return;

  if (decision.warned)
    ari_mistake_checker_drop (ari_table_get_mistake_checker (self->table));
  else
    ari_table_remove_last (self->table);
  print_decision (self, "planted", position, &decision);
}

static gboolean
is_rejected (const AriRules    *rules,
             const AriPosition *position,
             GArray            *rejected,
             AriAction          action)
{
  for (guint i = 0; i < rejected->len; i++)
    if (ari_searcher_is_equivalent (rules, position, g_array_index (rejected, AriAction, i), action))
      return TRUE;

  return FALSE;
}

/* Another action than those that were warned of, by the same level; ARI_ACTION_NONE if it finds none. */
static AriAction
think_again (Trial             *self,
             const AriPosition *position,
             GArray            *rejected)
{
  for (guint i = 0; i < THOUGHTS && !ari_interrupted (); i++)
    {
      AriAction action = ari_level_choose (self->level, self->setup.rules, position, 1.0, 0,
                                           ari_random_next (&self->thoughts), ari_interrupt_flag (), NULL);

      if (!is_rejected (self->setup.rules, position, rejected, action))
        return action;
    }

  return ARI_ACTION_NONE;
}

/* A player who was warned. */
static void
answer (Trial             *self,
        const AriPosition *position,
        Decision          *decision)
{
  g_autoptr(GArray) rejected = g_array_new (FALSE, FALSE, sizeof (AriAction));
  AriAction action = decision->action;

  while (self->rethink && ari_table_is_warned (self->table) && !ari_interrupted ())
    {
      g_array_append_val (rejected, action);
      action = think_again (self, position, rejected);
      if (action == ARI_ACTION_NONE)
        break;

      decision->thoughts++;
      ari_table_rethink (self->table);
      choose (self, action);
    }

  decision->insisted = ari_table_is_warned (self->table);
  if (decision->insisted)
    ari_table_play_anyway (self->table);
}

static void
play_one (Trial *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  AriPosition position = *ari_match_get_position (match);
  AriActor actor = ari_match_get_actor (match);
  gboolean judged = ari_mistake_checker_is_watching (ari_table_get_mistake_checker (self->table));
  guint64 seed = ari_random_next (&self->seeds);
  Decision decision = { .ply = ari_match_get_cursor (match) + 1, .loss = -1.0 };

  if (judged && self->every > 0 && (self->n_moves + 1) % self->every == 0)
    plant (self, &position);
  if (actor == ARI_CHANCE)
    decision.action = ari_chance_draw (self->setup.rules, &position, seed);
  else
    decision.action = ari_level_choose (self->level, self->setup.rules, &position, 1.0, 0, seed,
                                        ari_interrupt_flag (), NULL);

  decision.warned = choose (self, decision.action);
  /* Players who rethink are counted by the marks that remain. */
  if (decision.warned && !self->rethink)
    decision.loss = find_loss (self, &position, decision.action);
  if (decision.warned && !ari_interrupted ())
    answer (self, &position, &decision);
  /* What was interrupted is not counted. */
  if (ari_interrupted () || !judged)
    return;

  self->n_moves++;
  print_decision (self, "played", &position, &decision);
}

/* The marks that a review gives. */
static void
print_marks (Trial    *self,
             AriMatch *match)
{
  static const char *const names[] = {
    [ARI_GLYPH_BLUNDER] = "blunder", [ARI_GLYPH_MISTAKE] = "mistake", [ARI_GLYPH_DUBIOUS] = "dubious",
  };

  if (!ari_review_now (match, 0.0, self->marks, ari_interrupt_flag ()))
    return;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriGlyph glyph = ari_judgement_glyph (ply);
      const char *name = glyph < G_N_ELEMENTS (names) && names[glyph] != NULL ? names[glyph] : "none";

      if (ari_ply_get_actor (ply) != ARI_CHANCE && ari_ply_get_eval (ply) != NULL)
        g_print ("%u\t%u\treviewed\t%s\t-\t-\t-\t-\t%s\n", self->game, i + 1, ari_ply_get_text (ply), name);
    }
}

static void
play_game (Trial *self)
{
  g_autoptr(AriMatch) match = ari_match_new (&self->setup);
  g_autoptr(AriTable) table = ari_table_new (match, NULL, TRUE);
  g_autoptr(GHashTable) tried = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  AriMistakeCheckerEffort effort = {
    .before = { .nodes = self->nodes, .threads = 1, .seed = 1 },
    .after = { .nodes = self->nodes / AFTER, .threads = 1, .seed = 1 },
  };

  self->table = table;
  self->tried = tried;
  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_table_lead (table);
  ari_mistake_checker_set_effort (ari_table_get_mistake_checker (table), &effort);
  ari_match_set_warnings (match, &(AriWarningOptions) { self->from, ari_match_find_persons (match) });
  while (ari_match_get_actor (match) != ARI_NONE && !ari_interrupted ())
    play_one (self);
  if (self->marks > 0)
    print_marks (self, match);
  self->table = NULL;
  self->tried = NULL;
}

static void
print_head (Trial      *self,
            const char *name,
            guint64     seed)
{
  g_autofree char *setup = ari_setup_to_text (&self->setup);

  g_print ("# table\t%s\n# setup\t%s\n# origin\tThe level %s, %" G_GUINT64_FORMAT " nodes, seed "
           "%" G_GUINT64_FORMAT "; program %s.\n# least\t%g\n"
           "game\tply\tkind\taction\twarned\tloss\tthoughts\tinsisted\tmark\n",
           name, setup, self->level->id, self->nodes, seed, ARI_VERSION, least_loss (self));
}

int
ari_lab_warnings (int    argc,
                  char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL, *level_id = NULL;
  gint games = 5, every = 0;
  gint64 seed = 1, nodes = USUAL_NODES, marks = 0;
  gboolean blunders = FALSE, silent = FALSE;
  Trial trial = { .from = ARI_WARN_MISTAKES };
  guint poll;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_INT, &games, "Number of games (5)", "N" },
    { "level", 'l', 0, G_OPTION_ARG_STRING, &level_id,
      "Who plays (master)", "LEVEL" },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &nodes,
      "Search N nodes before each move, and half of them after it (20000)", "N" },
    { "plant", 0, 0, G_OPTION_ARG_INT, &every,
      "Try the worst move in one decision of N, where it loses more than a quarter (0: never)", "N" },
    { "blunders", 0, 0, G_OPTION_ARG_NONE, &blunders, "Warn only before blunders", NULL },
    { "silent", 0, 0, G_OPTION_ARG_NONE, &silent, "Warn of nothing, to compare the marks", NULL },
    { "rethink", 0, 0, G_OPTION_ARG_NONE, &trial.rethink,
      "Players who are warned choose again, until they are not warned", NULL },
    { "marks", 0, 0, G_OPTION_ARG_INT64, &marks,
      "Review each game with N nodes a move, and count the marks (0: don’t)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed,
      "The same seed gives the same games (1)", "N" },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    ARI_RANGE_GAMES, { "nodes", AFTER, ARI_MOST_NODES }, { "plant", 0, ARI_MOST_GAMES },
    { "marks", 0, ARI_MOST_NODES }, ARI_RANGE_SEED, { NULL },
  };

  if (!ari_command_parse ("GAME [OPTION=VALUE]…",
                          "Lets a level play itself, and prints which moves it is warned of.",
                          entries, ranges, 1, G_MAXINT16, &argc, &argv, &status))
    return status;

  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&trial.setup, text, &error)
      || (trial.level = ari_level_game_lookup (trial.setup.rules, level_id != NULL ? level_id : "master",
                                               &error)) == NULL)
    return ari_command_usage (name, error->message);
  if (blunders)
    trial.from = ARI_WARN_BLUNDERS;
  if (silent)
    trial.from = ARI_WARN_NEVER;
  trial.games = (guint) games;
  trial.nodes = (guint64) nodes;
  trial.every = (guint) every;
  trial.marks = (guint64) marks;
  ari_random_init (&trial.seeds, (guint64) seed);
  ari_random_init (&trial.thoughts, ~(guint64) seed);

  print_head (&trial, name, (guint64) seed);
  ari_interrupt_catch (NULL, NULL);
  poll = g_timeout_add (POLL_MS, poll_cb, NULL);
  for (trial.game = 1; trial.game <= trial.games && !ari_interrupted (); trial.game++)
    play_game (&trial);
  g_source_remove (poll);

  return ari_interrupted () ? ARI_EXIT_INTERRUPTED : EXIT_SUCCESS;
}
