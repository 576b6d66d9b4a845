/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Minoa against a slow second implementation, over random games. */
#include "minoa-game.h"
#include "minoa-slow.h"
#include "minoa/minoa.h"

#define PASS_SPOT (SLOW_LINES + SLOW_TRIANGLES)

static const AriRules *const rules = &ari_rules_minoa;

static void
check_legal (const Game *game,
             const Slow *slow)
{
  guint n = 0;

  for (guint l = 0; l < SLOW_LINES && slow->actor != ARI_NONE; l++)
    {
      gboolean legal = slow_legal (slow, l);

      g_assert_cmpint (ari_rules_legal (rules, &game->position, l), ==, legal);
      n += legal;
      /* Sticks are a forest: with a border line as the only claim, a stick is legal exactly when its
       * points are not yet connected. */
      if (!game_is_coloured (game) && !slow_is_border (l) && slow->on[l] == 0)
        g_assert_cmpint (legal, ==, !slow_connected (slow, l));
    }
  g_assert_cmpint (ari_rules_legal (rules, &game->position, MINOA_PASS), ==,
                   slow->actor != ARI_NONE && n == 0);
  g_assert_false (ari_rules_legal (rules, &game->position, MINOA_PASS + 1));
  g_assert_false (ari_rules_legal (rules, &game->position, ARI_ACTION_NONE));
  g_assert_cmpuint (ari_rules_count (rules, &game->position), ==, slow->actor == ARI_NONE ? 0 : MAX (n, 1));
}

static void
check_scores (const Game *game,
              const Slow *slow)
{
  int scores[ARI_MAX_SEATS], wanted[4];

  rules->scores (&game->position, scores);
  slow_scores (slow, wanted);
  for (guint s = 0; s < 4; s++)
    g_assert_cmpint (scores[s], ==, wanted[s]);
}

/* While some area has two colours, some stick is legal. */
static void
check_a_stick_is_left (const Game *game,
                       const Slow *slow)
{
  SlowArea areas[SLOW_TRIANGLES];
  guint area_of[SLOW_TRIANGLES];
  guint n = slow_areas (slow, areas, area_of);
  gboolean mixed = FALSE, stick = FALSE;

  for (guint i = 0; i < n; i++)
    mixed = mixed || (areas[i].seats & (areas[i].seats - 1)) != 0;
  for (guint l = 0; l < SLOW_LINES; l++)
    stick = stick || (!slow_is_border (l) && ari_rules_legal (rules, &game->position, l));

  g_assert_true (!mixed || stick || game_is_coloured (game));
}

static void
check_territory (const Game *game,
                 const Slow *slow)
{
  SlowArea areas[SLOW_TRIANGLES];
  guint area_of[SLOW_TRIANGLES], group_of[SLOW_TRIANGLES] = { 0 };
  AriMark marks[ARI_MAX_SPOTS];
  const AriMark *mark_of[SLOW_TRIANGLES] = { NULL };
  guint n = rules->overlays->list[0].marks (&game->position, marks);
  guint n_areas = slow_areas (slow, areas, area_of);

  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (marks[i].spot, >=, SLOW_LINES);
      g_assert_cmpuint (marks[i].spot, <, PASS_SPOT);
      g_assert_null (mark_of[marks[i].spot - SLOW_LINES]);
      mark_of[marks[i].spot - SLOW_LINES] = &marks[i];
    }

  for (guint t = 0; t < SLOW_TRIANGLES; t++)
    {
      const SlowArea *area = &areas[area_of[t]];
      const AriMark *mark = mark_of[t];
      gboolean single = area->seats != 0 && (area->seats & (area->seats - 1)) == 0;
      AriActor first = area->seats != 0 ? (AriActor) g_bit_nth_lsf (area->seats, -1) + 1 : ARI_NONE;
      guint side = first != ARI_NONE ? ari_rules_side (rules, &game->position, first) : 0;

      if (single && area->vacant == 0)
        g_assert_cmpint (mark->kind, ==, ARI_MARK_SAFE);
      else if (area->seats == 0 || n_areas < 2)
        g_assert_null (mark);
      else if (single)
        g_assert_cmpint (mark->kind, ==, ARI_MARK_OWNED);
      else if ((area->seats & ~side) != 0)
        g_assert_cmpint (mark->kind, ==, ARI_MARK_CONTESTED);
      else
        g_assert_null (mark);

      if (mark == NULL)
        continue;
      g_assert_cmpuint (mark->seat, ==, single ? first : ARI_NONE);
      g_assert_cmpuint (mark->group, >, 0);
      if (group_of[area_of[t]] == 0)
        group_of[area_of[t]] = mark->group;
      g_assert_cmpuint (group_of[area_of[t]], ==, mark->group);
    }
}

/* The sticks of the proof and the line together are one cycle. */
static void
check_cycle (const Slow    *slow,
             guint          line,
             const AriSpot *proof,
             guint          n_proof)
{
  const AriBoard *board = rules->board (NULL);
  Slow only;
  AriSetup setup;
  guint degree[256] = { 0 };

  ari_setup_init (&setup, rules);
  slow_start (&only, &setup);
  g_assert_cmpuint (n_proof, >=, 2);
  for (guint i = 0; i <= n_proof; i++)
    {
      guint l = i < n_proof ? proof[i] : line;
      const char *name = board->spots[l].name;

      g_assert_cmpuint (slow->on[l], ==, i < n_proof ? SLOW_STICK : 0);
      g_assert_cmpuint (only.on[l], ==, 0);
      if (i < n_proof)
        only.on[l] = SLOW_STICK;
      degree[16 * (name[0] - 'a') + name[1] - '1']++;
      degree[16 * (name[2] - 'a') + name[3] - '1']++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (degree); i++)
    g_assert_true (degree[i] == 0 || degree[i] == 2);
  g_assert_true (slow_connected (&only, line));
}

/* The proof bounds an area without a piece. */
static void
check_division (const Slow    *slow,
                guint          line,
                const AriSpot *proof,
                guint          n_proof)
{
  SlowArea areas[SLOW_TRIANGLES];
  guint area_of[SLOW_TRIANGLES], n, border = 0;
  Slow next = *slow;
  gboolean found = FALSE;

  for (guint i = 0; i < n_proof; i++)
    {
      g_assert_cmpuint (slow->on[proof[i]], ==, slow_is_border (proof[i]) ? 0 : SLOW_STICK);
      border += slow_is_border (proof[i]);
    }
  next.on[line] = SLOW_STICK;
  n = slow_areas (&next, areas, area_of);
  for (guint i = 0; i < n; i++)
    found = found || (areas[i].seats == 0 && areas[i].border == border && areas[i].vacant == border);
  g_assert_true (found);
}

static void
check_refusals (const Game *game,
                const Slow *slow)
{
  for (guint spot = 0; spot <= PASS_SPOT; spot++)
    {
      AriProof proof = { .n = 99 };
      g_autofree char *reason =
          ari_rules_refuse (rules, &game->position, NULL, 0, (AriSpot) spot, &proof);
      g_autofree char *again = ari_rules_refuse (rules, &game->position, NULL, 0, (AriSpot) spot, NULL);
      gboolean legal = spot < SLOW_LINES
                           ? ari_rules_legal (rules, &game->position, spot)
                           : spot == PASS_SPOT && ari_rules_legal (rules, &game->position, MINOA_PASS);

      g_assert_cmpstr (reason, ==, again);
      g_assert_cmpint (reason == NULL, ==, legal);
      if (legal || spot >= SLOW_LINES || slow_is_border (spot) || slow->on[spot] != 0 ||
          slow->actor == ARI_NONE)
        g_assert_cmpuint (proof.n, ==, 0);
      else if (slow_connected (slow, spot))
        check_cycle (slow, spot, proof.spots, proof.n);
      else
        check_division (slow, spot, proof.spots, proof.n);
    }
}

static void
check_texts (const Game *game)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (&game->position, actions);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = rules->format (&game->position, actions[i]);
      g_autofree char *sentence = ari_rules_describe (rules, &game->position, actions[i], NULL);

      game_assert_text (game, actions[i]);
      g_assert_true (actions[i] == MINOA_PASS || strstr (sentence, text) != NULL);
    }
  for (guint spot = 0; spot <= PASS_SPOT; spot++)
    {
      g_autofree char *text = ari_rules_describe_spot (rules, &game->position, (AriSpot) spot);

      g_assert_cmpuint (strlen (text), >, 0);
    }
}

/* What makes no texts, which sanitizers make slow. */
static void
check_numbers (const Game *game,
               const Slow *slow)
{
  check_legal (game, slow);
  check_scores (game, slow);
  check_a_stick_is_left (game, slow);
  check_territory (game, slow);
}

static void
check_words (const Game *game,
             const Slow *slow)
{
  Slow read;

  slow_read (&read, &game->setup, &game->position);
  g_assert_cmpmem (&read, sizeof read, slow, sizeof *slow);
  check_refusals (game, slow);
  check_texts (game);
}

static void
test_against_slow (gconstpointer data)
{
  for (guint i = 0; i < 4; i++)
    {
      Game game;
      Slow slow;
      AriAction action;

      game_start (&game, data, i + 1000);
      slow_start (&slow, &game.setup);
      for (guint ply = 0; (action = game_choose (&game)) != ARI_ACTION_NONE; ply++)
        {
          if (ply % 2 == i % 2)
            check_numbers (&game, &slow);
          if (ply % 12 == i * 3)
            check_words (&game, &slow);
          rules->apply (&game.position, action);
          slow_apply (&slow, action);
        }
      g_assert_cmpuint (slow.actor, ==, ARI_NONE);
      check_numbers (&game, &slow);
      check_words (&game, &slow);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < N_MINOA_SETUPS; i++)
    {
      g_autofree char *path = g_strconcat ("/rules/minoa/against-slow/", minoa_setups[i], NULL);

      g_strdelimit (path, " =:,", '-');
      g_test_add_data_func (path, minoa_setups[i], test_against_slow);
    }

  return g_test_run ();
}
