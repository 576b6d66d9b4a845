/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The overlay of chances: in small positions, and in random games against all actions tried out and the
 * stacks looked at as a person would. */
#include "minarett-example.h"
#include "minarett/minarett-position.h"

#define GAMES 12
#define PLIES 40

static const AriRules *const rules = &ari_rules_minarett;

/* The marks as text: "e1+1 d3!1", with the seat that they concern. */
static void
assert_hints (const Game *game,
              const char *wanted)
{
  AriMark marks[ARI_MAX_SPOTS];
  g_autoptr(GString) found = g_string_new (NULL);
  guint n = ari_rules_find_overlay (&ari_rules_minarett, "captures")->marks (&game->position, marks);

  for (guint i = 0; i < n; i++)
    {
      const char *name = rules->board (NULL)->spots[marks[i].spot].name;
      char sign = marks[i].strength < 1 ? '+' : '*';

      if (marks[i].kind == ARI_MARK_THREAT)
        sign = '!';
      g_string_append_printf (found, "%s%s%c%u", i > 0 ? " " : "", name, sign, marks[i].seat);
    }
  g_assert_cmpstr (found->str, ==, wanted);
}

static void
test_hints (void)
{
  Game game;

  example_set_up (&game, "minarett", "a1=L b1=L c1=L d1=L c3=lm", 1);
  assert_hints (&game, "e1+1 c3!1");
  example_set_up (&game, "minarett", "a1=L b1=L c1=L d1=L c3=lm", 2);
  assert_hints (&game, "e1!2 c3*2");
  example_set_up (&game, "minarett", "", 1);
  assert_hints (&game, "");
  /* The upper piece of d2 would go on to e1, where it changes nothing: what is lacking is d1. */
  example_set_up (&game, "minarett", "a1=S b1=S c1=S e1=M d2=MS c3=l", 1);
  assert_hints (&game, "d1+1");
  /* And what lacks two is completed by an open move alone. */
  example_set_up (&game, "minarett", "a1=S b1=S c1=S d2=MS c3=l", 1);
  assert_hints (&game, "d1+1 e1+1");
}

/* Whether a piece of @seat stands on @space at @level (from 1), of @size unless that is MINARETT_SIZES. */
static gboolean
stands (const Minarett *m,
        AriActor        seat,
        guint           space,
        guint           level,
        guint           size)
{
  MinarettPiece tower[MINARETT_LEVELS];

  return minarett_tower (m, space, tower) >= level && tower[level - 1].seat == seat &&
         (size == MINARETT_SIZES || tower[level - 1].size == size);
}

/* Adds what @after has and @before has not, if all of @set stands in @after alike. */
static guint32
newly_standing (const Minarett *before,
                const Minarett *after,
                AriActor        seat,
                guint32         set,
                guint           level,
                guint           size)
{
  guint32 fresh = 0;

  for (guint space = 0; space < MINARETT_SPACES; space++)
    {
      if ((set >> space & 1) == 0)
        continue;
      if (!stands (after, seat, space, level, size))
        return 0;
      if (!stands (before, seat, space, level, size))
        fresh |= MINARETT_BIT (space);
    }

  return fresh;
}

/* The spaces where a piece that @seat moves or places completes a capture position that it has not used. */
static guint32
completing (const AriPosition *position,
            AriActor           seat)
{
  AriPosition start = *position;
  Minarett *m = (Minarett *) &start;
  const MinarettGeometry *g = minarett_geometry (m->board);
  AriAction actions[ARI_MAX_ACTIONS];
  guint32 spaces = 0;
  guint n;

  m->actor = m->turn = (guint8) seat;
  m->due[0] = m->due[1] = 0;
  n = rules->actions (&start, actions);
  for (guint i = 0; i < n; i++)
    {
      AriPosition next = start;
      const Minarett *after = minarett_get (&next);

      rules->apply (&next, actions[i]);
      for (guint set = 0; set < g->n_sets; set++)
        if ((m->used[seat - 1] >> set & 1) != 0)
          continue;
        else if (set < MINARETT_LINES)
          spaces |= newly_standing (m, after, seat, g->sets[set], 1, MINARETT_SIZES);
        else
          for (guint size = MINARETT_MEDIUM; size < MINARETT_SIZES && m->small == MINARETT_SMALL_ON; size++)
            for (guint level = 2; level <= MINARETT_LEVELS; level++)
              spaces |= newly_standing (m, after, seat, g->sets[set], level, size);
    }

  return minarett_of_seat (m, MINARETT_SEATS + 1 - seat) != 0 ? spaces : 0;
}

static void
check_hints (const AriPosition *position)
{
  guint32 found[MINARETT_SEATS] = { 0 }, won[MINARETT_SEATS] = { 0 };
  AriMark marks[ARI_MAX_SPOTS];
  guint n = ari_rules_find_overlay (&ari_rules_minarett, "captures")->marks (position, marks);

  for (guint i = 0; i < n; i++)
    {
      AriActor actor = ari_rules_actor (rules, position);
      guint s = (marks[i].kind == ARI_MARK_CHANCE_FOR ? actor : MINARETT_SEATS + 1 - actor) - 1;
      guint32 bit = MINARETT_BIT (marks[i].spot - MINARETT_SPOT_SPACES);

      *(marks[i].strength < 1 ? &found[s] : &won[s]) |= bit;
    }
  for (guint s = 0; s < MINARETT_SEATS; s++)
    {
      guint32 wanted = completing (position, s + 1);

      g_assert_cmphex (found[s], ==, wanted & ~won[s]);
    }
}

static void
test_all_actions (void)
{
  static const char *const setups[] = {
    "minarett", "minarett board=all", "minarett board=orthogonal open=tower", "minarett small=off",
  };
  const AriOverlay *captures = ari_rules_find_overlay (&ari_rules_minarett, "captures");
  guint n_marked = 0;

  for (guint seed = 0; seed < GAMES; seed++)
    {
      AriMark marks[ARI_MAX_SPOTS];
      AriAction action;
      Game game;

      game_start (&game, setups[seed % G_N_ELEMENTS (setups)], seed);
      for (guint ply = 0; ply < PLIES && (action = game_choose (&game)) != ARI_ACTION_NONE; ply++)
        {
          check_hints (&game.position);
          n_marked += captures->marks (&game.position, marks) > 0;
          rules->apply (&game.position, action);
        }
    }
  g_assert_cmpuint (n_marked, >, GAMES);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/minarett/overlays/hints", test_hints);
  g_test_add_func ("/rules/minarett/overlays/all-actions", test_all_actions);

  return g_test_run ();
}
