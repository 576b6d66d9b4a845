/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-level.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ari-quick-look.h"
#include "ari-search-private.h"
#include "ari-searcher.h"
#include "ari-performer.h"

G_STATIC_ASSERT (ARI_PERFORMER_SKILLS == ARI_N_LEVELS);

static const AriLevel levels[ARI_N_LEVELS] = {
  { "child", NC_("level", "Child"), N_("For children: often overlooks even the obvious."),
    N_("For children: remembers nothing, and often overlooks even the obvious.") },
  { "novice", NC_("level", "Novice"), N_("Sees what is plain, and overlooks most of the rest."),
    N_("Sees what is plain, and hardly remembers the last turn.") },
  { "apprentice", NC_("level", "Apprentice"),
    N_("Overlooks about half of what isn’t plain, and barely looks ahead."),
    N_("Barely looks ahead, and remembers about the last two turns.") },
  { "adept", NC_("level", "Adept"), N_("Looks at everything, and a little ahead."),
    N_("Looks a little ahead, and forgets what happened long ago.") },
  { "expert", NC_("level", "Expert"), N_("Looks well ahead, and answers quickly.") },
  { "master", NC_("level", "Master"), N_("Looks as far ahead as two or three seconds allow.") },
};

const AriLevel ari_level_greedy = { "greedy", NULL, NULL, NULL };

/* How far a match has come, at the most, when a level follows its whims. */
#define YOUNG 0.5

const AriLevel *
ari_levels (void)
{
  return levels;
}

const AriLevel *
ari_level_lookup (const char *id)
{
  for (guint i = 0; i < ARI_N_LEVELS; i++)
    if (g_str_equal (levels[i].id, id))
      return &levels[i];

  return NULL;
}

const AriLevel *
ari_level_lookup_or_usual (const char *id)
{
  const AriLevel *level = id != NULL ? ari_level_lookup (id) : NULL;

  return level != NULL ? level : &levels[ARI_N_LEVELS / 2];
}

const AriLevel *
ari_level_friendly (void)
{
  return &levels[2];
}

guint
ari_level_rating (const AriLevel *level,
                  const AriRules *rules)
{
  const guint *ratings = ari_searcher_lookup (rules->id)->ratings;

  return ratings != NULL ? ratings[level - levels] : 0;
}

const AriLevel *
ari_level_nearest (double          rating,
                   const AriRules *rules)
{
  const AriLevel *nearest = levels;

  for (guint i = 1; i < ARI_N_LEVELS; i++)
    if (fabs (ari_level_rating (&levels[i], rules) - rating)
        < fabs (ari_level_rating (nearest, rules) - rating))
      nearest = &levels[i];

  return nearest;
}

static void
swap (AriAction *actions,
      guint      one,
      guint      other)
{
  AriAction action = actions[one];

  actions[one] = actions[other];
  actions[other] = action;
}

/* Keeps the actions that the level notices, and at least @strength->least of them if there are that many. It
 * notices its part of the actions that take a look ahead, and the others more often the easier they are to
 * see. It misses its blind part even of what is plain. */
static guint
overlook (const AriLevelStrength *strength,
          const AriRules         *rules,
          const AriPosition      *position,
          AriAction              *actions,
          guint                   n_actions,
          AriRandom              *random)
{
  double ease[ARI_MAX_ACTIONS];
  guint kept = 0;

  ari_quick_look (ari_searcher_lookup (rules->id), rules, position, actions, n_actions, ease);
  for (guint i = 0; i < n_actions; i++)
    if (ari_random_unit (random) < strength->part + (1.0 - strength->blind - strength->part) * ease[i])
      swap (actions, kept++, i);
  for (; kept < MIN (n_actions, strength->least); kept++)
    swap (actions, kept, kept + ari_random_below (random, n_actions - kept));

  return kept;
}

gboolean
ari_level_has_greedy (const AriRules *rules)
{
  return ari_searcher_lookup (rules->id)->greedy != NULL;
}

static AriVerdict *
see (const AriLevelStrength *strength,
     const AriRules         *rules,
     const AriPosition      *position,
     double                  scale,
     double                  seconds,
     guint64                 seed,
     const gint             *cancelled)
{
  AriBudget budget = { .threads = 1, .seconds = seconds };
  AriAction actions[ARI_MAX_ACTIONS];
  guint n_actions = rules->actions (position, actions);
  AriRandom random;

  ari_random_init (&random, seed);
  if (strength->part < 1.0)
    n_actions = overlook (strength, rules, position, actions, n_actions, &random);
  budget.depth = strength->depth;
  budget.contempt = strength->contempt;
  /* Early actions make matches differ; later ones decide them. */
  budget.whim = ari_chance_phase (rules, position) < YOUNG ? strength->whim : 0;
  budget.nodes = strength->nodes > 0 ? MAX ((guint64) (strength->nodes * scale), 1) : 0;
  budget.seed = ari_random_next (&random);

  if (strength->greedy)
    return ari_see_greedily (ari_searcher_lookup (rules->id)->greedy, rules, position, actions, n_actions,
                             budget.seed);
  if (strength->part < 1.0)
    return ari_search_dispatch (&(AriSearchTask) {
      .rules = rules, .position = position, .actions = actions, .n_actions = n_actions, .budget = &budget,
      .cancelled = cancelled,
    });

  return ari_search_run (rules, position, &budget, cancelled, 0, NULL, NULL);
}

/* Chooses in the position as the level remembers it. */
static AriAction
choose (const AriLevel    *level,
        const AriRules    *rules,
        const AriPosition *position,
        double             scale,
        double             seconds,
        guint64            seed,
        const gint        *cancelled,
        AriVerdict       **seen)
{
  const AriSearcher *searcher = ari_searcher_lookup (rules->id);
  const guint number = (guint) (level - levels);
  AriPosition recalled = *position;
  AriRandom random;

  if (searcher->forget != NULL)
    searcher->forget (&recalled, number);
  *seen = see (&searcher->strengths[number], rules, &recalled, scale, seconds, seed, cancelled);
  if (searcher->alike == NULL)
    return (*seen)->candidates[0].action;

  ari_random_init (&random, seed);
  return searcher->alike (&recalled, (*seen)->candidates[0].action, &random);
}

static AriAction
perform (const AriLevel    *level,
         const AriRules    *rules,
         const AriPosition *position,
         guint64            seed)
{
  const AriPerformer *performer = ari_performer_of (rules->feats->kind);
  g_autofree char *performance = performer->perform ((guint) (level - levels), seed);

  return ari_feat_action (rules, position, performance);
}

AriAction
ari_level_choose (const AriLevel    *level,
                  const AriRules    *rules,
                  const AriPosition *position,
                  double             scale,
                  double             seconds,
                  guint64            seed,
                  const gint        *cancelled,
                  AriVerdict       **verdict)
{
  g_autoptr(AriVerdict) seen = NULL;
  AriAction choice;

  if (level == &ari_level_greedy)
    {
      seen = ari_see_greedily (ari_searcher_lookup (rules->id)->greedy, rules, position, NULL, 0, seed);
      choice = seen->candidates[0].action;
    }
  else if (ari_feat_due (rules, position) != ARI_FEAT_NONE)
    choice = perform (level, rules, position, seed);
  else
    choice = choose (level, rules, position, scale, seconds, seed, cancelled, &seen);

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
