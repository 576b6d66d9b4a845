/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-level.h"

#include <glib/gi18n-lib.h>

#include "ari-playouts.h"
#include "ari-search-private.h"

/* How much a level sees: so many playouts in all, and of the actions only a drawn part
 * (1: all of them). */
typedef struct
{
  AriLevel shown;
  double   playouts;
  double   part;
} Strength;

static const Strength strengths[ARI_N_LEVELS] = {
  { { "novice", NC_("level", "Novice"), N_("Notices one move in four and plays at once.") },
    60, 0.25 },
  { { "apprentice", NC_("level", "Apprentice"), N_("Notices every other move and hardly looks ahead.") },
    400, 0.5 },
  { { "adept", NC_("level", "Adept"), N_("Notices every move and looks a little ahead.") },
    3000, 1.0 },
  { { "expert", NC_("level", "Expert"), N_("Looks well ahead, in a moment.") },
    25000, 1.0 },
  { { "master", NC_("level", "Master"), N_("Looks as far ahead as two or three seconds allow.") },
    600000, 1.0 },
};

/* So that a slow machine does not keep people waiting. */
#define MAX_SECONDS 3.0

const AriLevel *
ari_levels (void)
{
  static AriLevel levels[ARI_N_LEVELS];
  static gsize once = 0;

  if (g_once_init_enter (&once))
    {
      for (guint i = 0; i < ARI_N_LEVELS; i++)
        levels[i] = strengths[i].shown;
      g_once_init_leave (&once, 1);
    }

  return levels;
}

const AriLevel *
ari_level_lookup (const char *id)
{
  const AriLevel *levels = ari_levels ();

  for (guint i = 0; i < ARI_N_LEVELS; i++)
    if (g_str_equal (levels[i].id, id))
      return &levels[i];

  return NULL;
}

/* Keeps a part of the actions, drawn at random, and at least two if there are so many. */
static guint
overlook (AriAction *actions,
          guint      n_actions,
          double     part,
          AriRandom *random)
{
  guint kept = MAX ((guint) (n_actions * part), MIN (n_actions, 2));

  for (guint i = 0; i < kept; i++)
    {
      guint other = i + ari_random_below (random, n_actions - i);
      AriAction action = actions[other];

      actions[other] = actions[i];
      actions[i] = action;
    }

  return kept;
}

AriAction
ari_level_choose (const AriLevel    *level,
                  const AriRules    *rules,
                  const AriPosition *position,
                  double             scale,
                  guint64            seed,
                  const gint        *cancelled,
                  AriVerdict       **verdict)
{
  const Strength *strength = &strengths[level - ari_levels ()];
  g_autoptr(AriVerdict) seen = NULL;
  AriAction actions[ARI_MAX_ACTIONS], choice;
  guint n_actions = rules->actions (position, actions);
  AriBudget budget = { .threads = 1, .seconds = MAX_SECONDS };
  AriRandom random;

  ari_random_init (&random, seed);
  if (strength->part < 1.0)
    n_actions = overlook (actions, n_actions, strength->part, &random);
  budget.nodes = MAX ((guint64) (strength->playouts * scale), 1);
  budget.seed = ari_random_next (&random);

  if (strength->part < 1.0)
    seen = ari_search_tree (rules, position, actions, n_actions, &budget, cancelled, 0, NULL, NULL);
  else
    seen = ari_search_run (rules, position, &budget, cancelled, 0, NULL, NULL);
  choice = seen->candidates[0].action;
  if (verdict != NULL)
    *verdict = g_steal_pointer (&seen);

  return choice;
}

AriAction
ari_chance_draw (const AriRules    *rules,
                 const AriPosition *position,
                 guint64            seed)
{
  AriRandom random;

  ari_random_init (&random, seed);

  return ari_draw_outcome (rules, position, &random);
}
