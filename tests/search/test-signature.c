/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One number for each game, from searches of fixed positions: a change of the search that nobody wanted shows
 * at once. After a change that you did want, copy the new numbers from the output of this test, and say in
 * the commit what became better. */
#include "ari-searcher.h"
#include "ari-search.h"
#include "games.h"

#define PLIES     3    /* between two positions that are searched */
#define POSITIONS 12
#define NODES     1500 /* for each position */

typedef struct
{
  const char *setup;
  guint64     signature;
} Expected;

/* The hash FNV-1a with 64 bits (draft-eastlake-fnv), over numbers instead of bytes. */
static guint64
mix (guint64 hash,
     guint64 number)
{
  return (hash ^ number) * G_GUINT64_CONSTANT (0x100000001b3);
}

/* Which actions the search looked at, in which order it ranks them, and how often it looked. */
static guint64
mix_search (guint64            hash,
            const AriRules    *rules,
            const AriPosition *position)
{
  const AriBudget budget = { .nodes = NODES, .threads = 1, .seed = 1, .lines = 3 };
  g_autoptr(AriVerdict) verdict = ari_search_run (rules, position, &budget, NULL, 0, NULL, NULL);

  hash = mix (hash, verdict->nodes);
  for (guint i = 0; i < verdict->n_candidates; i++)
    hash = mix (mix (hash, verdict->candidates[i].action), verdict->candidates[i].visits);

  return hash;
}

static void
test_signature (gconstpointer data)
{
  const Expected *expected = data;
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);
  guint n = 0;
  AriPosition position;
  AriRandom random;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, expected->setup, NULL));
  setup.rules->start (&position, &setup);
  ari_random_init (&random, 5);
  for (guint ply = 0; n < POSITIONS && ari_rules_actor (setup.rules, &position) != ARI_NONE; ply++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n_actions = setup.rules->actions (&position, actions);

      if (ply % PLIES == 0)
        {
          hash = mix_search (hash, setup.rules, &position);
          n++;
        }
      setup.rules->apply (&position, actions[ari_random_below (&random, n_actions)]);
    }

  g_test_message ("%s: 0x%016" G_GINT64_MODIFIER "x", expected->setup, hash);
#ifdef __x86_64__
  g_assert_cmphex (hash, ==, expected->signature);
#else
  g_test_skip ("Compilers for other processors fuse multiplications and additions.");
#endif
}

int
main (int    argc,
      char **argv)
{
  static const Expected expected[] = {
    { "minoa", 0x58f23879c3602885 },
    { "minoa seats=3", 0x31614df7ab5203f1 },
    { "minoa seats=4 teams=each", 0x16546b8a49924acd },
    { "minoa seats=4", 0x2cef3af1a8504b79 },
    { "minarett", 0x02add3773342f6a8 },
    { "labyrinth seats=3", 0x01b342c9497eb618 },
    { "minotaur seats=3", 0xf914c2b3813298ef },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *path = g_strdup_printf ("/search/signature/%s", expected[i].setup);

      g_test_add_data_func (path, &expected[i], test_signature);
    }

  return g_test_run ();
}
