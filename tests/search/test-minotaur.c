/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How Minotaur is played by the computer: by what it remembers, and by nothing else. */
#include "ari-level.h"
#include "ari-playouts.h"
#include "ari-search.h"
#include "ari-searcher.h"
#include "games.h"
#include "minotaur/minotaur-memory.h"
#include "minotaur/minotaur-playouts.h"
#include "minotaur/minotaur-position.h"

static const AriRules *const rules = &ari_rules_minotaur;

static void
start (AriPosition *position,
       const char  *setup)
{
  AriSetup parsed;

  g_assert_true (ari_setup_parse (&parsed, setup, NULL));
  rules->start (position, &parsed);
}

static AriAction
random_action (const AriPosition *position,
               AriRandom         *random)
{
  AriAction actions[ARI_MAX_ACTIONS];

  return actions[ari_random_below (random, rules->actions (position, actions))];
}

static void
play (AriPosition *position,
      const char  *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      ari_rules_parse (rules, position, words[i], &action, &error);
      g_assert_no_error (error);
      rules->apply (position, action);
    }
}

/* What is remembered was shown, what is not is unseen again, and the same is legal. */
static void
check_recalled (const Minotaur *m,
                const Minotaur *recalled)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions ((const AriPosition *) m, actions);
  guint64 forgotten = 0;

  for (guint cell = 0; cell < MINOTAUR_MAX_CELLS; cell++)
    if (recalled->tiles[cell] != m->tiles[cell])
      {
        g_assert_cmpuint (recalled->tiles[cell], ==, 0);
        forgotten |= MINOTAUR_BIT (m->tiles[cell] - 1);
      }
  g_assert_cmpuint (recalled->unseen, ==, m->unseen | forgotten);
  g_assert_cmpuint (recalled->table, ==, m->table);
  g_assert_cmpmem (recalled->pairs, sizeof m->pairs, m->pairs, sizeof m->pairs);
  for (guint i = 0; i < MINOTAUR_REVEALED; i++)
    if (minotaur_open_cell (m, i) >= 0)
      g_assert_cmpuint (recalled->tiles[minotaur_open_cell (m, i)], ==, m->tiles[minotaur_open_cell (m, i)]);
  for (guint i = 0; i < n; i++)
    g_assert_true (ari_rules_legal (rules, (const AriPosition *) recalled, actions[i]));
}

static guint
n_known (const Minotaur *m)
{
  guint n = 0;

  for (guint cell = 0; cell < MINOTAUR_MAX_CELLS; cell++)
    n += m->tiles[cell] != 0;

  return n;
}

/* A lower level remembers less, and what a seat has once forgotten it does not remember until it is shown
 * again. */
static void
test_forgetting (void)
{
  guint known[ARI_N_LEVELS] = { 0 };

  for (guint i = 0; i < 60; i++)
    {
      guint32 lost[ARI_N_LEVELS][MINOTAUR_MAX_SEATS][MINOTAUR_MAX_CELLS] = { 0 };
      AriPosition position;
      AriRandom random;

      ari_random_init (&random, i);
      start (&position, i % 2 == 0 ? "minotaur" : "minotaur seats=5 mode=memory");
      for (guint ply = 0; ply < 300 && ari_rules_actor (rules, &position) != ARI_NONE; ply++)
        {
          const Minotaur *m = minotaur_get (&position);
          AriActor seat = ari_rules_actor (rules, &position);

          for (guint level = 0; level < ARI_N_LEVELS && seat != ARI_CHANCE; level++)
            {
              AriPosition recalled = position;
              const Minotaur *r = minotaur_get (&recalled);

              minotaur_forget (&recalled, level);
              check_recalled (m, r);
              known[level] += n_known (r);
              for (guint cell = 0; cell < MINOTAUR_MAX_CELLS; cell++)
                {
                  guint32 *since = &lost[level][seat - 1][cell];

                  if (r->tiles[cell] != m->tiles[cell])
                    *since = m->shown[cell];
                  else if (m->tiles[cell] != 0)
                    g_assert_cmpuint (*since, !=, m->shown[cell]);
                }
            }
          rules->apply (&position, random_action (&position, &random));
        }
    }

  for (guint level = 1; level < ARI_N_LEVELS; level++)
    g_assert_cmpuint (known[level], >, known[level - 1] * 5 / 4);
}

/* A pair that was just seen is taken. */
static void
test_takes_what_it_saw (void)
{
  for (guint level = 0; level < ARI_N_LEVELS; level++)
    for (guint64 seed = 0; seed < 4; seed++)
      {
        AriPosition position;

        start (&position, "minotaur mode=memory");
        play (&position, "a1 R5L b1 G1L c1 R5R b2 Y1L");
        for (guint i = 0; i < 3; i++)
          rules->apply (&position,
                        ari_level_choose (&ari_levels ()[level], rules, &position, 1, 0, seed, NULL, NULL));
        /* A novice may have forgotten the first turn, and a child has. */
        g_assert_true (level <= 1 || minotaur_is_resolved (minotaur_get (&position), 3, MINOTAUR_RED));
      }
}

/* Of cells that nobody knows none is preferred. */
static void
test_alike (void)
{
  gboolean met[MINOTAUR_MAX_CELLS] = { FALSE };
  AriPosition position;

  start (&position, "minotaur");
  play (&position, "a1 R5L b1 G1L");
  for (guint64 seed = 0; seed < 200; seed++)
    {
      AriAction action = ari_level_choose (ari_level_lookup ("apprentice"), rules, &position, 0.01, 0, seed,
                                           NULL, NULL);

      met[minotaur_unpack (action).cell] = TRUE;
    }
  for (guint cell = 0; cell < 30; cell++)
    g_assert_true (met[cell] == (cell != 0 && cell != 6));
}

/* It is all the same with which of its tiles a known pair begins, unless one of them fits another tile,
 * too. */
static void
test_alike_pair (void)
{
  AriPosition position;
  MinotaurAction first = { .kind = MINOTAUR_TURN_OVER }, second = first;

  start (&position, "minotaur");
  play (&position, "a1 R5L b1 G1L c1 R3R d1 G3L");
  second.cell = 12;
  g_assert_true (
      ari_searcher_is_equivalent (rules, &position, minotaur_pack (&first), minotaur_pack (&second)));
  second.cell = 6;
  g_assert_false (
      ari_searcher_is_equivalent (rules, &position, minotaur_pack (&first), minotaur_pack (&second)));

  play (&position, "e1 R1L a2 B1L");
  second.cell = 12;
  g_assert_false (
      ari_searcher_is_equivalent (rules, &position, minotaur_pack (&first), minotaur_pack (&second)));
}

/* All levels play all games to their end, and none goes on for ever. */
static void
test_games (void)
{
  static const char *const setups[] = {
    "minotaur", "minotaur seats=4 mode=simplified prize=other", "minotaur seats=5 mode=memory tie=sudden",
    "minotaur seats=5 prize=other", "minotaur mode=memory", "minotaur mode=simplified tie=sudden",
    "minotaur head=2:10,3:4",
  };

  for (guint i = 0; i < G_N_ELEMENTS (setups) * 2; i++)
    {
      AriPosition position;
      guint64 seed = 1000 * i;
      AriActor actor;

      start (&position, setups[i / 2]);
      for (guint ply = 0; (actor = ari_rules_actor (rules, &position)) != ARI_NONE; ply++)
        {
          const AriLevel *level = &ari_levels ()[(actor + i) % ARI_N_LEVELS];
          AriAction action = actor == ARI_CHANCE
                               ? ari_chance_draw (rules, &position, seed++)
                               : ari_level_choose (level, rules, &position, 0.005, 0, seed++, NULL, NULL);

          g_assert_cmpuint (ply, <, 5000);
          g_assert_true (ari_rules_legal (rules, &position, action));
          rules->apply (&position, action);
        }
    }
}

static double
sum_of (const double win[ARI_MAX_SEATS])
{
  double sum = 0;

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    sum += win[s];

  return sum;
}

/* The search says something everywhere: in decisions, where chance acts, and where a ring is tossed. */
static void
test_everywhere (void)
{
  for (guint i = 0; i < 10; i++)
    {
      AriPosition position;
      AriRandom random;

      ari_random_init (&random, i);
      start (&position, i % 2 == 0 ? "minotaur seats=5" : "minotaur seats=4 mode=simplified");
      for (guint ply = 0; ari_rules_actor (rules, &position) != ARI_NONE; ply++)
        {
          const AriBudget budget = { .nodes = 60, .threads = 1, .seed = ply };
          AriAction actions[ARI_MAX_ACTIONS];
          g_autoptr(AriVerdict) verdict = NULL;

          if (ply % 7 == 0)
            {
              verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
              g_assert_cmpuint (verdict->actor, ==, ari_rules_actor (rules, &position));
              g_assert_cmpfloat_with_epsilon (sum_of (verdict->win), 1, 1e-9);
              g_assert_true ((verdict->candidates[0].weight > 0) == ari_is_drawn (rules, &position));
              for (guint k = 0; k < verdict->n_candidates; k++)
                g_assert_true (ari_rules_legal (rules, &position, verdict->candidates[k].action));
              if (ari_is_drawn (rules, &position))
                g_assert_cmpuint (verdict->n_candidates, ==, rules->actions (&position, actions));
            }
          rules->apply (&position, random_action (&position, &random));
        }
    }
}

/* A hit is worth more than a miss, and what a toss is worth is the mean by what the seat has hit so far. */
static void
test_toss (void)
{
  const AriBudget budget = { .nodes = 4000, .threads = 1, .seed = 1 };
  g_autoptr(AriVerdict) verdict = NULL;
  AriPosition position;
  Minotaur *m = (Minotaur *) &position;
  double mean;

  /* Red has 1 and 5 on an otherwise empty table, blue 5 and 1: who hits alone gets the 5, and with it
   * wins. */
  start (&position, "minotaur");
  for (AriActor seat = 1; seat <= 3; seat++)
    for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
      for (guint side = 0; side < MINOTAUR_SIDES; side++)
        m->pairs[seat - 1][colour][side] = seat == 3 ? 1 : colour % 2 == seat % 2 ? 3 : 5;
  m->table = m->unseen = 0;
  memcpy (m->pairs[0][MINOTAUR_WHITE], (const guint8[]) { 3, 5 }, 2);
  memcpy (m->pairs[1][MINOTAUR_WHITE], (const guint8[]) { 5, 3 }, 2);
  play (&position, "2:W5L");

  verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
  g_assert_cmpuint (verdict->actor, ==, 1);
  g_assert_cmpuint (verdict->n_candidates, ==, 2);
  g_assert_cmpfloat_with_epsilon (verdict->candidates[0].weight, 0.3, 1e-9);
  g_assert_cmpfloat_with_epsilon (verdict->candidates[1].weight, 0.7, 1e-9);
  g_assert_cmpfloat (verdict->candidates[0].win[0], >, verdict->candidates[1].win[0] + 0.2);
  mean = 0.3 * verdict->candidates[0].win[0] + 0.7 * verdict->candidates[1].win[0];
  g_assert_cmpfloat_with_epsilon (verdict->win[0], mean, 1e-9);
}

/* Playouts count the points of head starts, and as often as the rules call their end a win, the seat wins. */
static void
test_head_start (void)
{
  g_autofree gpointer state = g_malloc (ari_playouts_minotaur.size (rules));
  AriPosition position;
  AriRandom random;

  ari_random_init (&random, 1);
  start (&position, "minotaur head=2:10,3:4");
  for (guint i = 0; i < 200; i++)
    {
      AriOutcome outcome = { .seen = NULL };
      const AriPosition *end = state;
      int scores[ARI_MAX_SEATS];

      ari_playouts_minotaur.load (state, rules, &position);
      ari_playouts_minotaur.finish (state, &random, &outcome);
      if (ari_rules_actor (rules, end) != ARI_NONE)
        continue;

      rules->scores (end, scores);
      g_assert_cmpint (scores[0] + scores[1] + scores[2], ==, 45 + 14);
      for (guint s = 0; s < 3; s++)
        {
          g_assert_cmpint (outcome.points[s], ==, scores[s]);
          g_assert_cmpint (outcome.share[s] > 0, ==, ari_rules_winners (rules, end) >> s & 1);
        }
    }
}

/* Sudden death can go on for ever, and is searched all the same: also where hardly anybody has ever hit, and
 * where nobody waits for the answer. */
static void
test_tie (void)
{
  static const guint tosses[] = { 0, 100000 };
  gint cancelled = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (tosses); i++)
    {
      const AriBudget budget = { .nodes = 200, .threads = 1, .seed = i };
      g_autoptr(AriVerdict) verdict = NULL, hasty = NULL;
      AriPosition position;
      Minotaur *m = (Minotaur *) &position;

      start (&position, "minotaur tie=sudden");
      m->table = m->unseen = 0;
      m->phase = MINOTAUR_AT_TIE;
      m->tied = 7;
      m->rounds = MINOTAUR_TOSSES;
      for (guint seat = 0; seat < 3; seat++)
        m->tosses[seat] = tosses[i];

      verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
      g_assert_cmpuint (verdict->n_candidates, ==, 2);
      g_assert_cmpuint (verdict->nodes, <=, 2 * budget.nodes);
      g_assert_cmpfloat_with_epsilon (sum_of (verdict->win), 1, 1e-9);
      g_assert_cmpfloat (verdict->candidates[0].win[0], >, verdict->candidates[1].win[0]);

      hasty = ari_search_run (rules, &position, &budget, &cancelled, 0, NULL, NULL);
      g_assert_cmpuint (hasty->nodes, <, 10);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/minotaur/forgetting", test_forgetting);
  g_test_add_func ("/search/minotaur/takes-what-it-saw", test_takes_what_it_saw);
  g_test_add_func ("/search/minotaur/alike", test_alike);
  g_test_add_func ("/search/minotaur/alike-pair", test_alike_pair);
  g_test_add_func ("/search/minotaur/games", test_games);
  g_test_add_func ("/search/minotaur/everywhere", test_everywhere);
  g_test_add_func ("/search/minotaur/toss", test_toss);
  g_test_add_func ("/search/minotaur/head-start", test_head_start);
  g_test_add_func ("/search/minotaur/tie", test_tie);

  return g_test_run ();
}
